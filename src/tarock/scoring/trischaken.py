"""Trischaken: everyone alone, most card points lose. Three scales, chosen by `trischaken.scale`.

* `pot`: the loser fills a pot, the others share it, a Jungfrau takes it (Styria, Vienna, Frohnleiten with Spritzer,
  Upper Austria, Sauwald);
* `classes`: everyone settles with everyone by the difference of their classes (Mostviertel, MV-27, MV-28);
* `two-and-two`: the two highest pay the two lowest (Tirol).
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from tarock.rules import RuleSet
from tarock.scoring.game import Game
from tarock.scoring.settlement import Amounts, Count, Item, Money, Seats, Why, transfer

HALF_PACK_MINUS = 104
"""34/2: what the other player has when one has 35/1 and two have nothing."""


@dataclass(frozen=True, slots=True)
class _Ranking:
    """Who lost (tied players share; Vorhand among them loses alone), who is Jungfrau."""

    counts: tuple[int, ...]
    most: int
    losers: tuple[int, ...]
    forehand_lost: bool
    virgins: tuple[int, ...]
    mayor: bool

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(4) if seat not in self.losers)


def settle_trischaken(rules: RuleSet, game: Game) -> list[Item]:
    """The items of a Trischaken with known counts (thirds per seat)."""
    assert game.counts is not None
    ranking = _rank(rules, game)
    return _SCALES[rules.trischaken.scale](rules, game, ranking)


def _rank(rules: RuleSet, game: Game) -> _Ranking:
    counts = game.counts or ()
    most = max(counts)
    tied = tuple(seat for seat in range(4) if counts[seat] == most)
    forehand = game.declarer  # another seat than 0 only where Vorhand was handed on
    losers = (forehand,) if forehand in tied else tied
    virgins = tuple(seat for seat in range(4) if counts[seat] == 0)
    return _Ranking(
        tuple(counts), most, losers, losers == (forehand,), virgins, most >= rules.trischaken.mayor_at_least
    )


# --- pot -------------------------------------------------------------------------------------------------------------


def _pot(rules: RuleSet, game: Game, ranking: _Ranking) -> list[Item]:
    scale = rules.trischaken
    head = scale.value * game.radl
    if ranking.mayor:
        head *= scale.mayor_factor
    if ranking.forehand_lost:
        head *= scale.forehand_factor
    pot = head * _pot_heads(rules, ranking)
    receivers = ranking.virgins or ranking.winners
    shares = dict.fromkeys(receivers, pot / len(receivers))
    if scale.virgins == "each" and len(ranking.virgins) == 2 and len(ranking.losers) == 1:
        shares = dict.fromkeys(receivers, pot)  # Sauwald: each of two Jungfrauen gets the whole
    paid = sum(shares.values(), Fraction(0))
    amounts = transfer(dict.fromkeys(ranking.losers, paid / len(ranking.losers)), shares)
    items = [Item("game", amounts, amounts, _pot_clause(rules, ranking), _pot_why(rules, ranking, amounts))]
    for seat in sorted(game.spritzer):
        items.append(_spritzer(rules, ranking, seat, pot))
    return items


def _pot_heads(rules: RuleSet, ranking: _Ranking) -> int:
    """How many heads the pot is worth: three; four for two losers where ties are fixed, and at 35/1 to 34/2 if so."""
    scale = rules.trischaken
    if scale.ties == "fixed" and len(ranking.losers) == 2:
        return 4
    close = scale.close_virgins and len(ranking.virgins) == 2 and HALF_PACK_MINUS in ranking.counts
    if close and not ranking.forehand_lost:
        return 4
    return 3


def _pot_clause(rules: RuleSet, ranking: _Ranking) -> str:
    paths = ["value"]
    if ranking.forehand_lost:
        paths.append("forehand_factor")
    if ranking.mayor:
        paths.append("mayor_factor")
    if ranking.virgins:
        paths.append("virgins")
    if len(ranking.losers) > 1:
        paths.append("ties")
    return ", ".join(dict.fromkeys(rules.clause(f"trischaken.{path}") for path in paths))


def _pot_why(rules: RuleSet, ranking: _Ranking, amounts: Amounts) -> Why:
    unit = rules.money.unit
    loser = ranking.losers[0]
    return Why(
        "trischaken-tied" if len(ranking.losers) > 1 else "trischaken-lost",
        {
            "who": Seats(ranking.losers),
            "count": Count(ranking.most),
            "pays": Money(-amounts[loser], unit),
            "role": _role(ranking),
            "gets": _receivers_text(ranking, amounts, unit),
        },
    )


def _role(ranking: _Ranking) -> Why | str:
    roles = ["forehand"] * ranking.forehand_lost + ["mayor"] * ranking.mayor
    return Why("-".join(["as", *roles])) if roles else ""


def _receivers_text(ranking: _Ranking, amounts: Amounts, unit: str) -> Why:
    virgins = ranking.virgins
    receivers = virgins or ranking.winners
    each = Money(amounts[receivers[0]], unit)
    code = "to-the-virgin" if len(virgins) == 1 else "to-the-virgins" if virgins else "to-each"
    return Why(code if len(receivers) > 1 or virgins else "to-one", {"who": Seats(receivers), "each": each})


def _spritzer(rules: RuleSet, ranking: _Ranking, seat: int, pot: Fraction) -> Item:
    """Doubles what the player would get without a Jungfrau; a loser's own changes nothing (FRO-05, FRO-14)."""
    clause = rules.clause("trischaken.spritzer")
    unit = rules.money.unit
    if seat in ranking.losers:
        zero = transfer({}, {})
        return Item("spritzer", zero, zero, clause, Why("spritzer-lost", {"who": Seats((seat,))}))
    share = pot / len(ranking.winners)
    each = share / len(ranking.losers)
    amounts = transfer(dict.fromkeys(ranking.losers, each), {seat: share})
    params = {"who": Seats((seat,)), "value": Money(share, unit), "loser": Seats(ranking.losers)}
    return Item("spritzer", amounts, amounts, clause, Why("spritzer-won", params))


# --- classes ---------------------------------------------------------------------------------------------------------

CLASSES = ("virgin", "under", "over", "mayor")


def class_of(rules: RuleSet, thirds: int) -> int:
    """0 Jungfrau, 1 Unterwertiger, 2 Oberwertiger, 3 Bürgermeister (MV-27). A player without a trick has 0 thirds."""
    scale = rules.trischaken
    if thirds == 0:
        return 0
    if thirds >= scale.mayor_at_least:
        return 3
    return 1 if scale.under_at_most is not None and thirds <= scale.under_at_most else 2


def _classes(rules: RuleSet, game: Game, ranking: _Ranking) -> list[Item]:
    """Everyone with everyone: the unit times the difference of classes (MV-28), an item for each who pays or gets."""
    unit = rules.trischaken.value * game.radl
    ranks = [class_of(rules, thirds) for thirds in ranking.counts]
    items = []
    for seat in sorted(range(4), key=lambda s: (-ranks[s], s)):
        owed = {q: unit * (ranks[seat] - ranks[q]) for q in range(4) if ranks[q] < ranks[seat]}
        if owed:
            amounts = transfer({seat: sum(owed.values(), Fraction(0))}, owed)
            items.append(
                Item("game", amounts, amounts, _class_clause(rules), _class_why(rules, seat, ranks, ranking, owed))
            )
    if not items:
        zero = transfer({}, {})
        items.append(Item("game", zero, zero, _class_clause(rules), Why("classes-equal")))
    return items


def _class_clause(rules: RuleSet) -> str:
    return ", ".join(
        dict.fromkeys(f"{rules.clause('trischaken.scale')}, {rules.clause('trischaken.value')}".split(", "))
    )


def _class_why(rules: RuleSet, seat: int, ranks: list[int], ranking: _Ranking, owed: dict[int, Fraction]) -> Why:
    by_class: dict[int, list[int]] = {}
    for q in owed:
        by_class.setdefault(ranks[q], []).append(q)
    parts: object = ""
    for rank in sorted(by_class):
        seats = tuple(by_class[rank])
        params = {
            "who": Seats(seats),
            "each": Money(owed[seats[0]], rules.money.unit),
            "class": Why(f"class-{CLASSES[rank]}"),
        }
        part = Why("class-pays" if len(seats) == 1 else "class-pays-each", params)
        parts = Why("listed", {"first": parts, "next": part}) if parts else part
    params = {
        "who": Seats((seat,)),
        "class": Why(f"class-{CLASSES[ranks[seat]]}"),
        "count": Count(ranking.counts[seat]),
    }
    return Why("class-settles", {**params, "parts": parts})


# --- two and two -----------------------------------------------------------------------------------------------------


def _two_and_two(rules: RuleSet, game: Game, ranking: _Ranking) -> list[Item]:
    scale = rules.trischaken
    unit = scale.value * game.radl
    forehand_lost = scale.forehand_factor > 1 and ranking.forehand_lost
    if forehand_lost or ranking.mayor:
        head = unit * (scale.forehand_factor if forehand_lost and ranking.mayor else 1)
        head *= scale.mayor_factor if ranking.mayor else 1
        receivers = ranking.virgins or ranking.winners
        amounts = transfer({ranking.losers[0]: 3 * head}, dict.fromkeys(receivers, 3 * head / len(receivers)))
        return [Item("game", amounts, amounts, _pot_clause(rules, ranking), _pot_why(rules, ranking, amounts))]
    if ranking.virgins:
        return [_virgins_collect(rules, ranking, unit)]
    amounts = _shared_places(ranking.counts, unit)
    order = sorted(range(4), key=lambda seat: -ranking.counts[seat])
    params = {
        "payers": Seats(tuple(s for s in order if amounts[s] < 0)),
        "receivers": Seats(tuple(s for s in order if amounts[s] > 0)),
        "pays": Money(-min(amounts), rules.money.unit),
        "gets": Money(max(amounts), rules.money.unit),
    }
    return [Item("game", amounts, amounts, rules.clause("trischaken.scale"), Why("two-and-two", params))]


def _virgins_collect(rules: RuleSet, ranking: _Ranking, unit: Fraction) -> Item:
    payers = tuple(seat for seat in range(4) if seat not in ranking.virgins)
    paid = dict.fromkeys(payers, unit * len(ranking.virgins))
    amounts = transfer(paid, dict.fromkeys(ranking.virgins, unit * len(payers)))
    params = {"who": Seats(ranking.virgins), "each": Money(unit, rules.money.unit)}
    return Item("game", amounts, amounts, rules.clause("trischaken.virgins"), Why("virgins-collect", params))


_PLACES: Final[dict[tuple[int, ...], tuple[Fraction, ...]]] = {
    sizes: tuple(Fraction(halves, 2) for halves in worth)
    for sizes, worth in {
        (1, 1, 1, 1): (-2, -2, 2, 2),
        (2, 1, 1): (-2, 2, 2),
        (1, 2, 1): (-2, 0, 2),
        (1, 1, 2): (-2, -2, 2),
        (2, 2): (-2, 2),
        (3, 1): (-1, 3),
        (1, 3): (-3, 1),
        (4,): (0,),
    }.items()
}
"""By the sizes of the groups of equal counts, from most to fewest points: what each of a group gets, in units.

Two who share places get the mean of these; where three do, each settles half a unit with the fourth.
"""


def _shared_places(counts: tuple[int, ...], unit: Fraction) -> Amounts:
    """Places 1 and 2 pay, 3 and 4 get; tied players share their places."""
    groups = sorted(set(counts), reverse=True)
    worth = dict(zip(groups, _PLACES[tuple(counts.count(group) for group in groups)], strict=True))
    a, b, c, d = (worth[count] * unit for count in counts)
    return (a, b, c, d)


_SCALES = {"pot": _pot, "classes": _classes, "two-and-two": _two_and_two}

"""Positive games: the game and each premium are lines of their own (Tirol 2020: “Spiel und Prämien werden getrennt
verrechnet”), and the Valat changes which of them count.

A line says what one head is worth and which side wins it. Two against two the winners get it and the losers pay it; the
declarer alone against three wins or pays it three times.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction

from tarock.rules import Bonus, Contract, RuleSet
from tarock.scoring.game import DECLARER, OPPONENTS, BonusFact, Game
from tarock.scoring.ledger import written
from tarock.scoring.settlement import ZERO, Amounts, Item, Money, Seats, Why


@dataclass(frozen=True)
class Line:
    """One thing that is won or lost: `value` per head, the winning side, its kontra factor.

    `extra` is paid in cash besides, per head, for a kontra that did not beat its item.
    """

    what: str
    value: Fraction
    winner: str
    kontra: int
    clause: str
    why: Why
    extra: Fraction = Fraction(0)


def settle_positive(rules: RuleSet, game: Game) -> list[Item]:
    """The items of a positive game (Farbenspiele included) that was played to its end."""
    return [pay(rules, game, line) for line in lines(rules, game)]


def pay(rules: RuleSet, game: Game, line: Line) -> Item:
    """A line as amounts for all four seats."""
    points = share(game, line.winner, written(rules, line.value * game.radl))
    cash = share(game, line.winner, written(rules, (line.value * line.kontra + line.extra) * game.radl))
    return Item(line.what, points, cash, line.clause, line.why)


def share(game: Game, winner: str, value: Fraction) -> Amounts:
    """`value` per head between the two sides; a side of one gets or pays it from or to each of the three."""
    side = game.declarer_side
    row = []
    for seat in range(4):
        mine = (4 - len(side)) // len(side) if seat in side else 1
        won = (seat in side) == (winner == DECLARER)
        row.append(value * mine * (1 if won else -1))
    return (row[0], row[1], row[2], row[3]) if value else ZERO


def lines(rules: RuleSet, game: Game) -> Iterator[Line]:
    """Game and premiums, won by whom and worth what, in the order in which they are read out."""
    contract = rules.contracts[game.contract]
    facts = complete(rules, game)
    valat = next((fact for fact in facts if rules.bonuses[fact.name].kind == "valat"), None)
    if valat is not None and rules.valat.mode == "factor":
        yield _valat_instead_of_game(rules, game, contract, valat)
    else:
        yield _game_line(rules, game, contract, valat)
    for fact in facts:
        bonus = rules.bonuses[fact.name]
        if fact is not valat:
            yield _bonus_line(rules, game, contract, bonus, fact, valat)
        elif rules.valat.mode == "fixed":
            yield _bonus_line(rules, game, contract, bonus, fact, None)


def other(side: str) -> str:
    """The other side."""
    return OPPONENTS if side == DECLARER else DECLARER


def winner_of(fact: BonusFact) -> str:
    """Who is paid for a premium: who made it, or the other side of who announced it in vain."""
    return fact.by if fact.made else other(fact.by)


def kontras_void(rules: RuleSet, game: Game) -> bool:
    """Solo game with the called card in the talon: nobody could know, so no kontra counts (MV-34, Vienna, Styria)."""
    contract = rules.contracts[game.contract]
    return contract.partner == "called" and contract.talon == "none" and game.partner is None


def _policy(rules: RuleSet, valat: BonusFact) -> str:
    """What becomes of a kontra on the game under this Valat: it is void, it carries over to the Valat, it keeps."""
    return rules.valat.game_kontra_announced if valat.announced else rules.valat.game_kontra_silent


def _game_kontra(rules: RuleSet, game: Game, valat: BonusFact | None) -> int:
    void = kontras_void(rules, game) or (valat is not None and _policy(rules, valat) == "void")
    return 1 if void else game.game_kontra


def _bonus_kontra(rules: RuleSet, game: Game, fact: BonusFact) -> int:
    if kontras_void(rules, game):
        return 1
    carried = rules.bonuses[fact.name].kind == "valat" and _policy(rules, fact) == "carries"
    return max(fact.kontra, game.game_kontra) if carried else fact.kontra


def failed_kontra(rules: RuleSet, *, failed: bool) -> Fraction:
    """What a head pays in cash besides for a kontra that did not beat its item, where the set has it."""
    return rules.announcements.failed_kontra if failed else Fraction(0)


def with_extra(rules: RuleSet, game: Game, kontra: Why, extra: Fraction) -> Why:
    """What is said of a kontra, with what it cost besides."""
    return Why("kontra-failed", {"kontra": kontra, "extra": Money(extra * game.radl, rules.money.unit)})


def clauses(rules: RuleSet, path: str, extra: Fraction) -> str:
    """The clause of a value, with that of the failed kontra where one is paid."""
    found = [rules.clause(path), *([rules.clause("announcements.failed_kontra")] if extra else [])]
    return ", ".join(dict.fromkeys(found))


def _kontra_text(rules: RuleSet, game: Game, said: int, counts: int, extra: Fraction) -> Why | str:
    if counts > 1 and extra:
        return with_extra(rules, game, Why("kontra", {"factor": counts}), extra)
    if counts > 1:
        return Why("kontra", {"factor": counts})
    return Why("kontra-void") if said > 1 else ""


def _game_value(contract: Contract, winner: str) -> tuple[Fraction, str]:
    if winner == DECLARER:
        return contract.value, f"contracts.{contract.id}.value"
    return contract.lost, f"contracts.{contract.id}.{'lost' if contract.lost != contract.value else 'value'}"


def _params(rules: RuleSet, game: Game, value: Fraction, said: int, counts: int, extra: Fraction) -> dict[str, object]:
    """Who, what a head is worth, and the kontra: what was said, what of it counts, and what it costs besides."""
    return {
        "who": Seats(tuple(sorted(game.declarer_side, key=lambda seat: seat != game.declarer))),
        "value": Money(value * game.radl, rules.money.unit),
        "kontra": _kontra_text(rules, game, said, counts, extra),
    }


def _game_line(rules: RuleSet, game: Game, contract: Contract, valat: BonusFact | None) -> Line:
    won = bool(game.won and game.won[0])
    winner = DECLARER if won else OPPONENTS
    value, path = _game_value(contract, winner)
    kontra = _game_kontra(rules, game, valat)
    extra = failed_kontra(rules, failed=won and kontra > 1)
    code = "game-won" if won else "game-lost-more" if value != contract.value else "game-lost"
    why = Why(code, {"game": contract.name, **_params(rules, game, value, game.game_kontra, kontra, extra)})
    return Line("game", value, winner, kontra, clauses(rules, path, extra), why, extra)


def _valat_instead_of_game(rules: RuleSet, game: Game, contract: Contract, fact: BonusFact) -> Line:
    bonus = rules.bonuses[fact.name]
    winner = winner_of(fact)
    base, _ = _game_value(contract, winner)
    factor = bonus.announced if fact.announced else bonus.silent
    if contract.solo and bonus.solo_doubles:
        factor *= rules.announcements.solo_factor
    kontra = _bonus_kontra(rules, game, fact)
    value = base * factor
    code = ("valat-factor-made" if fact.made else "valat-factor-lost") if fact.announced else "valat-factor-silent"
    params = {"game": contract.name, "factor": factor, "base": Money(base, rules.money.unit), "side": _side(fact.by)}
    said = max(fact.kontra, game.game_kontra)
    kontrad = fact.by if fact.kontra > 1 else DECLARER  # a kontra on the game that went over to the Valat
    extra = failed_kontra(rules, failed=winner == kontrad and kontra > 1)
    why = Why(code, {**params, **_params(rules, game, value, said, kontra, extra)})
    path = f"bonuses.{bonus.id}.{'announced' if fact.announced else 'silent'}"
    return Line(bonus.id, value, winner, kontra, clauses(rules, path, extra), why, extra)


def _side(side: str) -> Why:
    return Why(f"side-{side}")


def _bonus_line(
    rules: RuleSet, game: Game, contract: Contract, bonus: Bonus, fact: BonusFact, valat: BonusFact | None
) -> Line:
    winner = winner_of(fact)
    word = "announced" if fact.announced else "silent"
    if valat is not None:
        key = f"{bonus.kind}_{word}"
        policy = getattr(rules.valat, key)
        if policy == "never" or (policy == "lost-by-valat-side" and winner == valat.by):
            why = Why("beside-valat", {"bonus": bonus.name, "valat": rules.bonuses[valat.name].name})
            return Line(bonus.id, Fraction(0), winner, 1, rules.clause(f"valat.{key}"), why)
    value = bonus.announced if fact.announced else bonus.silent
    doubled = contract.solo and bonus.solo_doubles
    if doubled:
        value *= rules.announcements.solo_factor
    kontra = _bonus_kontra(rules, game, fact)
    code = f"bonus-{word}-{'made' if fact.made else 'lost'}"
    extra = failed_kontra(rules, failed=fact.made and kontra > 1)
    solo = Why("solo", {"factor": rules.announcements.solo_factor}) if doubled else ""
    params = {"bonus": bonus.name, "side": _side(fact.by), "solo": solo}
    why = Why(code, {**params, **_params(rules, game, value, fact.kontra, kontra, extra)})
    return Line(bonus.id, value, winner, kontra, clauses(rules, f"bonuses.{bonus.id}.{word}", extra), why, extra)


def complete(rules: RuleSet, game: Game) -> list[BonusFact]:
    """The premiums as stated, with those that a known count makes and those that another one implies (MV-51)."""
    contract = rules.contracts[game.contract]
    facts = list(game.bonuses)
    named = {fact.name for fact in facts}
    for bonus_id in contract.bonuses:
        bonus = rules.bonuses[bonus_id]
        side = counted_side(bonus, game.thirds)
        if side and bonus_id not in named and bonus.silent and not _implier(rules, facts, bonus_id):
            facts.append(BonusFact(bonus_id, side))
    for fact in list(facts):
        implied = rules.bonuses[fact.name].implies
        if implied in contract.bonuses and implied not in {f.name for f in facts}:
            made = implied_made(rules, game, fact)
            if made is not None:
                facts.append(BonusFact(implied, fact.by, fact.announced, made))
    kontra = {(fact.name, fact.by): fact.kontra for fact in facts}
    facts = [_kontra_from_implied(rules, fact, kontra) for fact in facts]
    order = list(rules.bonuses)
    return sorted(facts, key=lambda fact: order.index(fact.name))


def counted_side(bonus: Bonus, thirds: int | None) -> str | None:
    """Which side reached the bonus's count, if the count is known and either did."""
    if thirds is None or bonus.test != "count" or bonus.at_least is None:
        return None
    if thirds >= bonus.at_least:
        return DECLARER
    return OPPONENTS if 210 - thirds >= bonus.at_least else None


def implied_made(rules: RuleSet, game: Game, fact: BonusFact) -> bool | None:
    """Whether the bonus that `fact` implies was made; None where the entry does not tell."""
    if fact.made:
        return True
    implied = rules.bonuses[rules.bonuses[fact.name].implies]
    if game.thirds is not None:
        return counted_side(implied, game.thirds) == fact.by
    won = bool(game.won and game.won[0])
    return None if won == (fact.by == DECLARER) else False


def _implier(rules: RuleSet, facts: list[BonusFact], bonus_id: str) -> bool:
    return any(rules.bonuses[fact.name].implies == bonus_id for fact in facts)


def _kontra_from_implied(rules: RuleSet, fact: BonusFact, kontra: dict[tuple[str, str], int]) -> BonusFact:
    """A kontra on the implied bonus of the same side hits the implying one too (MV-51: “Bei Kontra … umgekehrt”)."""
    on_implied = kontra.get((rules.bonuses[fact.name].implies, fact.by), 1)
    return replace(fact, kontra=max(fact.kontra, on_implied)) if fact.announced else fact

"""Which premiums were made in a finished deal, by which side, and with which kontra.

How the play decides a premium is a test with a name (`rules.words.BONUS_TESTS`); each stands here once. Dossier 1.5:
a bird wins its trick itself, for König ultimo the side suffices. An announced premium is made or lost by the side of
who announced it and then does not count silently as well, for either side; a silent one counts only when made (or,
where the set has it, when a bird is played to its trick and beaten).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from tarock.cards import MOND, SKUES, is_queen, mask_of, thirds
from tarock.deal.chains import item_chain
from tarock.deal.state import GAME, SEATS, State, Trick
from tarock.rules import Bonus
from tarock.scoring.game import DECLARER, OPPONENTS, BonusFact

Sides = frozenset[str]
NOBODY: Final[Sides] = frozenset()


@dataclass(frozen=True)
class Ground:
    """What the tests look at: the deal and the piles and tricks of both sides, by side."""

    state: State
    piles: Mapping[str, int]
    tricks: Mapping[str, int]

    def side(self, seat: int) -> str:
        """The side of a seat, as everybody knows it in the end."""
        return DECLARER if seat in self.state.declarer_side else OPPONENTS

    def trick(self, number: int | None) -> Trick | None:
        """Trick 1..12; None if it was not played (a claim, or nothing could change any more)."""
        if number is None or number > len(self.state.tricks):
            return None
        return self.state.tricks[number - 1]


class Found(NamedTuple):
    """A test's answer: the sides that made the premium, and those whose card was beaten in its trick.

    `claimed`: a claim took the rest while this side could still keep its word; that counts for announced premiums only.
    """

    made: Sides = NOBODY
    beaten: Sides = NOBODY
    claimed: Sides = NOBODY


def bonus_facts(ground: Ground) -> tuple[BonusFact, ...]:
    """All premiums that count or were announced in the contract, in the order of the contract's list."""
    state = ground.state
    announced = _announced(ground)
    facts: list[BonusFact] = []
    for bonus in (state.rules.bonuses[item] for item in state.contract.bonuses):
        found = TESTS[bonus.test](ground, bonus)
        sides = [side for item, side in announced if item == bonus.id]
        facts += [
            BonusFact(bonus.id, side, True, side in found.made | found.claimed, announced[bonus.id, side])
            for side in sides
        ]
        if not sides and bonus.silent:
            facts += _silent(bonus, found)
    return tuple(facts)


def _silent(bonus: Bonus, found: Found) -> list[BonusFact]:
    possible = {DECLARER} if bonus.side == "declarer" else {DECLARER, OPPONENTS}
    facts = [BonusFact(bonus.id, side) for side in sorted(found.made & possible)]
    if bonus.silent_may_be_lost:
        facts += [BonusFact(bonus.id, side, made=False) for side in sorted(found.beaten & possible)]
    return facts


def _announced(ground: Ground) -> dict[tuple[str, str], int]:
    """Kontra factor of every announcement that stands, by bonus and side, with those that another implies (MV-51)."""
    state = ground.state
    found: dict[tuple[str, str], int] = {}
    for item, seat in state.announced:
        side = ground.side(seat)
        if item in state.contract.bonuses and (item, side) not in found and not _is_void(ground, item, side):
            found[item, side] = max(kontra_factor(state, item, side), _carried(state, item))
    for item, side in list(found):
        implied = state.rules.bonuses[item].implies
        if implied not in state.contract.bonuses:
            continue
        if not any(other == implied for other, _ in found):  # one announcement of a bonus is enough for the table
            found[implied, side] = kontra_factor(state, implied, side)
        found[item, side] = max(found[item, side], found.get((implied, side), 1))
    return found


def _carried(state: State, item: str) -> int:
    """The kontra on the game that goes over to an announced Valat, where the set has it (Upper Austria)."""
    if state.rules.bonuses[item].kind != "valat" or state.rules.valat.game_kontra_announced != "carries":
        return 1
    return kontra_factor(state, GAME, DECLARER)


def _is_void(ground: Ground, item: str, side: str) -> bool:
    """A Mondfang announced by the side that holds the Mond itself drops out (MV-50)."""
    bonus = ground.state.rules.bonuses[item]
    if bonus.test != "mondfang":
        return False
    card = MOND if bonus.card is None else bonus.card
    return any(ground.side(seat) == side and held_at_start(ground.state, seat) >> card & 1 for seat in SEATS)


def kontra_factor(state: State, item: str, side: str) -> int:
    """The factor of kontras on `item` of `side`: Kontra, Re, Sub as far as the sides really answer each other.

    Partners may kontra each other unknowingly; from there on the chain is void (MV-48, Vienna, Styria).
    """
    factor, answers = 1, _other(side)
    for _, said in item_chain(state, item)[1:]:
        if (DECLARER if said.seat in state.declarer_side else OPPONENTS) != answers:
            break
        factor, answers = said.level, _other(answers)
    return factor


def _other(side: str) -> str:
    return OPPONENTS if side == DECLARER else DECLARER


def held_at_start(state: State, seat: int) -> int:
    """The twelve cards of `seat` when play began, as a mask (of the declarer: after the discard)."""
    if seat != state.declarer:
        return state.dealt[seat]
    return (state.dealt[seat] | state.taken) & ~state.discard


def played(state: State) -> int:
    """All cards of the finished tricks, talon cards thrown to them included, as a mask."""
    return mask_of(card for trick in state.tricks for card in (*trick.cards, *trick.talon))


def _seat_of(trick: Trick, card: int) -> int:
    return (trick.leader + trick.cards.index(card)) % 4


def _one(side: str) -> Sides:
    return frozenset({side})


def _bird(ground: Ground, bonus: Bonus) -> Found:
    """The card itself wins its trick."""
    assert bonus.card is not None
    trick = ground.trick(bonus.trick)
    if trick is None:
        return _claimed(ground, bonus.card, itself=True)
    if bonus.card not in trick.cards:
        return Found()
    seat = _seat_of(trick, bonus.card)
    side = _one(ground.side(seat))
    return Found(made=side) if trick.winner == seat else Found(beaten=side)


def _ultimo(ground: Ground, bonus: Bonus) -> Found:
    """The called card falls in its trick and the declarer's side wins it."""
    card = ground.state.called
    if card is None or (is_queen(card) and not ground.state.rules.calling.queen_ultimo):
        return Found()
    trick = ground.trick(bonus.trick)
    if trick is None:
        return _claimed(ground, card, itself=False)
    if card not in trick.cards:
        return Found()
    return Found(made=_one(DECLARER)) if ground.side(trick.winner) == DECLARER else Found(beaten=_one(DECLARER))


def _claimed(ground: Ground, card: int, *, itself: bool) -> Found:
    """A trick that was not played: who claims the rest keeps his word with his own card, ultimo with his side's."""
    claimer = ground.state.claimed_by
    if claimer is None:
        return Found()
    unplayed = ~played(ground.state)
    holders = [seat for seat in SEATS if held_at_start(ground.state, seat) & unplayed & 1 << card]
    kept = claimer in holders if itself else any(ground.side(h) == ground.side(claimer) for h in holders)
    return Found(claimed=_one(ground.side(claimer))) if kept else Found()


def _cards(ground: Ground, bonus: Bonus) -> Found:
    """All the cards lie in one side's pile."""
    wanted = mask_of(bonus.cards)
    return Found(made=frozenset(side for side, pile in ground.piles.items() if wanted & ~pile == 0))


def _count(ground: Ground, bonus: Bonus) -> Found:
    """A side's pile reaches the count."""
    assert bonus.at_least is not None
    least = bonus.at_least
    return Found(made=frozenset(side for side, pile in ground.piles.items() if thirds(pile) >= least))


def _mondfang(ground: Ground, bonus: Bonus) -> Found:
    """The Sküs takes the other side's Mond; not in a Märchenstich, where the Pagat takes it, nor between partners."""
    mond = MOND if bonus.card is None else bonus.card
    for trick in ground.state.tricks:
        if mond in trick.cards and SKUES in trick.cards:
            catcher = _seat_of(trick, SKUES)
            caught = trick.winner == catcher and ground.side(catcher) != ground.side(_seat_of(trick, mond))
            return Found(made=_one(ground.side(catcher))) if caught else Found()
    return Found()


def _all_tricks(ground: Ground, bonus: Bonus) -> Found:
    """Every trick."""
    return Found(made=frozenset(side for side, tricks in ground.tricks.items() if tricks == 12))


def _hand(ground: Ground, bonus: Bonus) -> Found:
    """A player was dealt so many of the cards."""
    assert bonus.holding is not None
    cards, holding = mask_of(bonus.cards), bonus.holding
    held = (seat for seat in SEATS if (ground.state.dealt[seat] & cards).bit_count() >= holding)
    return Found(made=frozenset(ground.side(seat) for seat in held))


TESTS: Final[Mapping[str, Callable[[Ground, Bonus], Found]]] = {
    "bird": _bird,
    "ultimo": _ultimo,
    "cards": _cards,
    "count": _count,
    "mondfang": _mondfang,
    "all-tricks": _all_tricks,
    "hand": _hand,
}
"""Every word of `BONUS_TESTS` with its mechanic."""

"""Who is on whose side, as far as one can know: the call hides it until words or cards tell."""

from __future__ import annotations

from itertools import pairwise

from tarock.deal.chains import item_chain
from tarock.deal.state import SEATS, State


def own_side(state: State, seat: int, other: int) -> bool:
    """Whether `seat` knows that `other` is on his own side, or is himself. Everybody else may be an enemy."""
    if seat == other:
        return True
    sides = known_sides(state)
    if seat == state.holder:
        sides = {s: s in state.declarer_side for s in SEATS}
    return sides.get(other) == (seat in state.declarer_side)


def known_sides(state: State) -> dict[int, bool]:
    """The seats whose side everybody knows; True is the declarer's.

    Without a partner, or with the called card seen in the talon, all are known. Otherwise words tell it: an ultimo that
    only the holder announces, and a kontra against somebody whose side is known, as nobody kontras his own.
    """
    contract = state.contract
    if contract.partner != "called" or (state.called is not None and state.holder is None and contract.talon != "none"):
        return {seat: seat in state.declarers for seat in SEATS}
    sides = {state.declarer: True}
    answers = _answers(state)
    for i, said in enumerate(state.talk):
        if said.kind == "announce":
            bonus = state.rules.bonuses[said.item]
            if bonus.test == "ultimo" and bonus.announce == "holder":
                sides[said.seat] = True
        elif answers.get(i) in sides:
            sides[said.seat] = not sides[answers[i]]
    if sum(sides.values()) == 2:
        return {seat: sides.get(seat, False) for seat in SEATS}
    return sides


def _answers(state: State) -> dict[int, int]:
    """Whose word each kontra answers, by its place in `talk`."""
    found = {}
    for item in {said.item for said in state.talk if said.kind == "kontra"}:
        for (_, before), (i, word) in pairwise(item_chain(state, item)):
            if word.item == item:
                found[i] = before.seat
    return found

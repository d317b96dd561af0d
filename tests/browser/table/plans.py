"""What is played in the deals of these tests: words and calls are planned, the cards are the usual bot's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from tarock.cards import PAGAT, SKUES
from tarock.deal import GAME, Phase, State, legal
from tests.browser.table.laid import Course, Plan, courses, hand

Words = Mapping[int, Sequence[Sequence[Any]]]
"""What each seat says in the auction, in its order."""


def auction(words: Words, then: Plan = lambda state: None) -> Plan:
    """A plan with these words in the auction; whoever has none left says „Weiter!“."""

    def plan(state: State) -> Sequence[Any] | None:
        if state.phase is not Phase.AUCTION or state.turn is None:
            return then(state)
        spoken = sum(word.seat == state.turn for word in state.auction)
        said = words.get(state.turn, [])
        return said[spoken] if spoken < len(said) else ["weiter"]

    return plan


def first(found: Callable[[], Any]) -> Any:
    """The same deal for all tests that ask for it: looking for it takes a moment."""
    return lru_cache(maxsize=1)(found)


@first
def rufer() -> Course:
    """Vorhand plays a Rufer with the Pagat announced; the seat after her says Kontra on the game, she says Re."""

    def then(state: State) -> Sequence[Any] | None:
        if state.phase is not Phase.ANNOUNCING:
            return None
        may = {(one.kind, getattr(one, "item", "")) for one in legal(state)}
        kontras = sum(word.kind == "kontra" for word in state.talk)
        if state.turn == 0 and ("announce", "pagat") in may and not state.announced:
            return ["announce", "pagat"]
        if ("kontra", GAME) in may and (state.turn, kontras) in ((1, 0), (0, 1)):
            return ["kontra", GAME, None]
        return ["gut"]

    plan = auction({0: [["forehand"], ["bid", "rufer"]]}, then)
    return next(
        course
        for course in courses("steirisch", plan, fits=lambda state: {PAGAT, SKUES} <= set(hand(state, 0)))
        if not course.end.king_in_talon
        and ["announce", 0, "pagat"] in course.actions
        and sum(action[0] == "kontra" for action in course.actions) == 2
        and len(course.end.tricks) == 12
    )


@first
def bettler_ouvert() -> Course:
    """Vorhand outbids a Piccolo with a Bettler ouvert, and loses it after some tricks."""
    plan = auction({0: [["forehand"], ["bid", "bettler-ouvert"]], 2: [["bid", "piccolo"]]})
    found = courses("steirisch", plan, fits=lambda state: SKUES not in hand(state, 0))
    return next(course for course in found if 4 <= len(course.end.tricks) <= 8)


@first
def farbensechser() -> Course:
    """Vorhand's first word is the Farben-Sechser; she makes most of the tricks."""
    plan = auction({0: [["bid", "farbensechser"]]})
    found = courses("frohnleiten", plan, fits=lambda state: True)
    return next(course for course in found if course.end.tricks_won(0) > 6 and len(course.end.tricks) == 12)


@first
def trischaken() -> Course:
    """Vorhand plays Trischaken without Stichzwang, the talon to the last trick; she and the third seat spritzen."""

    def then(state: State) -> Sequence[Any] | None:
        if state.phase is Phase.OPTIONS:
            return ["options", False, "last"]
        return ["spritz", state.turn in (0, 2)] if state.phase is Phase.SPRITZER else None

    plan = auction({0: [["forehand"], ["bid", "trischaken"]]}, then)
    return next(courses("frohnleiten", plan, fits=lambda state: True))


@first
def besserrufer() -> Course:
    """Three bid the shared Besserrufer, each names a bird; Vorhand's is the highest, she plays."""
    plan = auction(
        {0: [["forehand"], ["bid", "besserrufer"]], 1: [["bid", "besserrufer"]], 2: [["bid", "besserrufer"]]}
    )
    found = courses("mostviertel", plan, fits=lambda state: all(set(hand(state, seat)) & BIRDS for seat in (0, 1, 2)))
    return next(
        course
        for course in found
        if course.end.declarer == 0
        and not course.end.king_in_talon
        and sum(action[0] == "name-bird" for action in course.actions) == 3
        and len(course.end.tricks) == 12
    )


BIRDS = set(range(PAGAT, PAGAT + 4))

"""Why things are not possible for the seat on turn, so that every grey button and card can say so.

The reasons are the engine's own: what a try would be answered. They rest on what the seat knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tarock.cards import cards_of, mask_of, size
from tarock.deal import GAME, Action, Phase, State, View, actions as a, why_refused
from tarock.rules import Reason


def refusals(state: State, seen: View, names: Sequence[str], lang: str) -> dict[str, dict[str, str]]:
    """`{"card:45": {"why", "clause"}, "bid:dreier": …}` of the view's seat; empty where it is not on turn."""
    if seen.seat is None or seen.turn != seen.seat:
        return {}
    return {
        key: {"why": reason.sentence(lang, names), "clause": reason.clause}
        for key, reason in _refused(state, seen, seen.seat)
    }


def _refused(state: State, seen: View, seat: int) -> Iterator[tuple[str, Reason]]:
    if seen.phase is Phase.PLAY:
        playable = mask_of(action.card for action in seen.legal if isinstance(action, a.Play))
        for card in cards_of(seen.hand & ~playable):
            yield from _why(state, f"card:{card}", a.Play(seat, card))
    elif seen.phase is Phase.DISCARD:
        yield from _discards(state, seen, seat)
    else:
        possible = set(seen.legal)
        for key, action in _words(state, seen, seat):
            if action not in possible:
                yield from _why(state, key, action)


def _why(state: State, key: str, action: Action) -> Iterator[tuple[str, Reason]]:
    reason = why_refused(state, action)
    if reason is not None:
        yield key, reason


def _words(state: State, seen: View, seat: int) -> Iterator[tuple[str, Action]]:
    """What could be said in this phase by these rules."""
    rules = state.rules
    if seen.phase is Phase.AUCTION and not seen.naming:
        yield "weiter", a.Pass(seat)
        for contract in rules.contracts.values():
            yield f"bid:{contract.id}", a.Bid(seat, contract.id)
    elif seen.phase is Phase.AUCTION:
        for item in rules.contracts[seen.standing].bonuses:
            yield f"announce:{item}", a.Announce(seat, item)
    elif seen.phase is Phase.CALLING:
        for king in range(7, 32, 8):
            yield f"call:{king}", a.Call(seat, king)
    elif seen.phase is Phase.TALON:
        for half in (0, 1):
            yield f"half:{half}", a.TakeHalf(seat, half)
    elif seen.phase is Phase.ANNOUNCING:
        yield "gut", a.Gut(seat)
        for item in state.contract.bonuses:
            yield f"announce:{item}", a.Announce(seat, item)
        if state.contract.kontra == "party":
            for item in (GAME, *dict.fromkeys(item for item, _ in state.announced)):
                yield f"kontra:{item}", a.Kontra(seat, item)


def _discards(state: State, seen: View, seat: int) -> Iterator[tuple[str, Reason]]:
    """Each card of the hand that cannot be put away: the reason that a discard with it would get."""
    choice = seen.choice
    assert choice is not None
    for card in cards_of(seen.hand & ~(choice.must | choice.may)):
        others = [c for c in (*cards_of(choice.must), *cards_of(choice.may)) if c != card][: choice.count - 1]
        cards = mask_of((card, *others))
        if size(cards) == choice.count:
            yield from _why(state, f"card:{card}", a.Discard(seat, cards))

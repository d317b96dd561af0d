"""Before a Trischaken: Vorhand's options (FRO-02, FRO-03), then the Spritzer round (FRO-04).

Options are asked only where the set leaves her more than one; otherwise the set's own hold. The Spritzer round goes
once around from Vorhand, with yes or no and no answer to it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tarock.deal import actions as a, events as e
from tarock.deal.stages import enter_announcing, enter_spritzer
from tarock.deal.state import Phase, State, changed
from tarock.rules import Reason


def refuse(state: State, action: a.Action) -> Reason | None:
    """Why the options or the Spritzer answer are not possible; None when they are."""
    if not isinstance(action, a.Options):
        return None
    if action.stichzwang not in state.rules.trischaken.stichzwang:
        return Reason("options-stichzwang", {}, state.rules.clause("trischaken.stichzwang"))
    if action.talon not in state.rules.trischaken.talon:
        return Reason("options-talon", {}, state.rules.clause("trischaken.talon"))
    return None


def candidates(state: State) -> Iterator[a.Action]:
    """All combinations of options, or both Spritzer answers."""
    assert state.turn is not None
    if state.phase is Phase.SPRITZER:
        yield a.Spritz(state.turn, True)
        yield a.Spritz(state.turn, False)
        return
    for stichzwang in state.rules.trischaken.stichzwang:
        for talon in state.rules.trischaken.talon:
            yield a.Options(state.turn, stichzwang, talon)


def event(state: State, action: a.Action) -> e.Event:
    """What a legal choice makes happen."""
    if isinstance(action, a.Options):
        return e.OptionsChosen(action.seat, action.stichzwang, action.talon)
    assert isinstance(action, a.Spritz)
    return e.SpritzAnswered(action.seat, action.yes)


def apply_options(state: State, event: e.OptionsChosen) -> State:
    """The options hold; the Spritzer round or the play begins."""
    return enter_spritzer(changed(state, stichzwang=event.stichzwang, talon_to=event.talon))


def apply_spritz(state: State, event: e.SpritzAnswered) -> State:
    """One answer more; after the fourth the play begins."""
    asked = state.spritz_asked | {event.seat}
    spritzers = state.spritzers | ({event.seat} if event.yes else frozenset())
    state = changed(state, spritz_asked=asked, spritzers=spritzers, turn=(event.seat + 1) % 4)
    return enter_announcing(state) if len(asked) == 4 else state

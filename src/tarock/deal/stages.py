"""From one phase to the next: the diagram of `state` as code. Each function says who acts first in its phase."""

from __future__ import annotations

from tarock.deal.state import Phase, State, changed


def enter_game(state: State) -> State:
    """After the auction, by the kind of game."""
    if state.contract.kind == "trischaken":
        return _options(changed(state, declarers=state.bidders))
    alone = state.contract.shared and len(state.bidders) == 1  # birds are named where several bid (MV-32)
    if alone or not state.contract.birds:
        return enter_calling(changed(state, declarers=state.bidders))
    return next_to_name(changed(state, phase=Phase.BIRDS))


def next_to_name(state: State) -> State:
    """The next bidder of a bird game who has not named a bird yet."""
    named = dict(state.birds)
    return changed(state, turn=next((s for s in state.bidders if s not in named), None))


def _options(state: State) -> State:
    """Vorhand's options in Trischaken, where she has any."""
    ways = state.rules.trischaken
    if len(ways.stichzwang) * len(ways.talon) > 1:
        return changed(state, phase=Phase.OPTIONS, turn=state.declarer)
    return enter_spritzer(changed(state, stichzwang=ways.stichzwang[0], talon_to=ways.talon[0]))


def enter_spritzer(state: State) -> State:
    """The Spritzer round, where the set has it."""
    if state.rules.trischaken.spritzer:
        return changed(state, phase=Phase.SPRITZER, turn=state.declarer)
    return enter_announcing(state)


def enter_calling(state: State) -> State:
    """Calling, where the game has a partner."""
    if state.contract.partner == "called":
        return changed(state, phase=Phase.CALLING, turn=state.declarer)
    return enter_talon(state)


def enter_talon(state: State) -> State:
    """The talon, where the declarer gets some of it; six cards are taken without a choice (`turn` None)."""
    if state.contract.talon == "half":
        return changed(state, phase=Phase.TALON, turn=state.declarer)
    if state.contract.talon in ("blind-six", "shown-six"):
        return changed(state, phase=Phase.TALON, turn=None)
    return enter_announcing(state)


def enter_announcing(state: State) -> State:
    """Announcements and kontra, where there is anything to say.

    Positive games begin with the declarer („Ich liege“), a Bei with the first declarer, who may kontra the other games;
    in a single negative game his right neighbour is the first to kontra.
    """
    contract = state.contract
    if contract.kontra == "none" and not contract.bonuses:
        return enter_play(state)
    starts = contract.positive or len(state.declarers) > 1
    return changed(state, phase=Phase.ANNOUNCING, turn=state.declarer if starts else (state.declarer + 1) % 4)


def enter_play(state: State) -> State:
    """The first lead: of Vorhand, or of the (first) declarer (MV-09)."""
    leader = state.declarer if state.contract.leader == "declarer" else state.forehand
    return changed(state, phase=Phase.PLAY, leader=leader, turn=leader)

"""The steps of a record through the engine: the first that breaks a rule ends it, with its number and its reason.

What follows by itself may stand in a record or not: a bird that is named or announced without a choice is no action of
its own. What is stated beside an action (the winner of a trick, the factor of a kontra) is compared, not believed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tarock.cards import card_text, hand_text
from tarock.deal import Action, Event, State, actions as a, events as e
from tarock.notation.record.messages import GENERAL, NOTHING, STATED
from tarock.notation.record.model import Breach, Head, Record, start
from tarock.notation.record.steps import Step
from tarock.notation.record.write import LEVELS
from tarock.rules import Problem, Reason, Text
from tarock.rules.values import shown


def replay(head: Head, actions: Iterable[Action]) -> Record | Breach:
    """The record that these actions make, or the first that is refused (`step` counts from 1)."""
    record = start(head)
    for number, action in enumerate(actions, 1):
        found = record.then(action)
        if isinstance(found, Reason):
            return Breach(f"step {number}", found, None, number, str(a.as_data(action)))
        record = found
    return record


def from_events(head: Head, log: Iterable[Event]) -> Record:
    """The record of an event log (with or without its first event `Dealt`), as the engine's `decide` made it.

    Raises ValueError for a log that `decide` cannot have made of this deal.
    """
    record = start(head)
    waiting: list[Event] = []
    for event in log:
        if isinstance(event, e.Dealt):
            continue
        if not waiting:
            found = record.then(_action_of(event, record.state))
            if isinstance(found, Reason):
                raise ValueError(f"no log of this deal: {found.sentence('en')}")
            record, waiting = found, list(found.events[-1])
        if waiting.pop(0) != event:
            raise ValueError(f"no log of this deal: {event} does not follow")
    return record


def _action_of(event: Event, state: State) -> Action:
    """The action that makes this event first of all."""
    seat = state.turn if state.turn is not None else -1
    match event:
        case e.WordSaid() if event.word in (a.Bid.kind, a.Bei.kind):
            return a.Bid(seat, event.contract) if event.word == a.Bid.kind else a.Bei(seat, event.contract)
        case e.WordSaid():
            return {cls.kind: cls for cls in (a.Forehand, a.HandOn, a.Pass, a.Hold)}[event.word](seat)
        case e.Ended():
            return a.ThrowIn(seat) if event.how == "thrown-in" else a.GiveUp(seat)
        case e.Called():
            return a.Call(seat, None if event.fourth else event.card)
        case e.KontraSaid():
            return a.Kontra(seat, event.item, event.against)
        case e.BidItemNamed() | e.Announced():
            return a.Announce(seat, event.item)
        case e.OptionsChosen():
            return a.Options(seat, event.stichzwang, event.talon)
        case e.SpritzAnswered():
            return a.Spritz(seat, event.yes)
        case e.BirdNamed():
            return a.NameBird(seat, event.bird)
        case e.HalfTaken():
            return a.TakeHalf(seat, event.half)
        case e.Discarded():
            return a.Discard(seat, event.cards)
        case e.CardPlayed():
            return a.Play(seat, event.card)
        case e.Claimed():
            return a.Claim(seat)
        case _:
            return a.Gut(seat)


def replay_steps(head: Head, steps: Sequence[Step]) -> tuple[Record | None, list[Problem]]:
    """The record and what is stated wrongly; no record where a step is refused, which is then the last problem."""
    record = start(head)
    automatic: list[Action] = []
    problems: list[Problem] = []
    for number, step in enumerate(steps, 1):
        if step.action in automatic:
            automatic.remove(step.action)
            continue
        found = _other_bird(record.state, step.action) or record.then(step.action)
        if isinstance(found, Reason):
            problems.append(Breach(step.item.key, found, step.item.line, number, step.said))
            return None, problems
        record = found
        automatic += [action for event in record.events[-1][1:] if (action := _as_action(event)) is not None]
        problems += _stated(step, number, record)
    return record, problems


def _other_bird(state: State, action: Action) -> Reason | None:
    """That the record names another bird than the one that was named by itself."""
    named = dict(state.birds).get(action.seat)
    if named is None or not isinstance(action, a.NameBird):
        return None
    return Reason("record-stated", {"what": STATED["birds"], "stated": shown(action.bird), "replayed": named}, GENERAL)


def _as_action(event: Event) -> Action | None:
    """An automatic event that a record may also write as a word."""
    if isinstance(event, e.BirdNamed):
        return a.NameBird(event.seat, event.bird)
    return a.Announce(event.seat, event.item) if isinstance(event, e.Announced) else None


def _stated(step: Step, number: int, record: Record) -> Iterable[Breach]:
    """What is stated beside a step and is not so."""
    state, events, names = record.state, record.events[-1], record.head.names
    rows: list[tuple[str, object, object, str | Text, str | Text]] = []
    if step.level is not None and isinstance(said := events[0], e.KontraSaid):
        rows.append(("kontra", step.level, said.level, LEVELS[step.level], LEVELS[said.level]))
    if step.seen is not None:
        texts = [hand_text(cards) or NOTHING for cards in (step.seen, state.discard_open)]
        rows.append(("open", step.seen, state.discard_open, texts[0], texts[1]))
    if step.winner is not None:
        won = _won(state)
        if won is None:
            rows.append(("winner", step.winner, won, names[step.winner], NOTHING))
        else:
            rows.append(("winner", step.winner, won[0], names[step.winner], names[won[0]]))
            rows.append(("talon", step.thrown, won[1], _texts(step.thrown or ()), _texts(won[1])))
    for what, stated, replayed, stated_text, replayed_text in rows:
        if stated != replayed:
            params = {"what": STATED[what], "stated": stated_text, "replayed": replayed_text}
            yield Breach(step.item.key, Reason("record-stated", params, GENERAL), step.item.line, number, step.said)


def _won(state: State) -> tuple[int, tuple[int, ...]] | None:
    """Winner and talon cards of the trick that has just been completed; None while it is not."""
    return None if state.trick or not state.tricks else (state.tricks[-1].winner, state.tricks[-1].talon)


def _texts(cards: tuple[int, ...]) -> str | Text:
    return " ".join(card_text(card) for card in cards) or NOTHING

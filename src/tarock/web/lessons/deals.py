"""The deals of the course, and how a moment of one is reached: real actions through the real engine."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tarock.cards import card_name, deal, display_order, parse_cards, parse_hand
from tarock.deal import Action, State, act, actions as a, new_deal
from tarock.rules import DEFAULT_RULES, Reason, RuleSet, Text, load
from tarock.web.lessons.model import NAMES, Shown

Moment = Callable[[], State]
"""Gives a state of a deal when asked; pages that nobody opens cost nothing."""
ALL_PASS = (a.Forehand(0), a.Pass(1), a.Pass(2), a.Pass(3))
EASY = (a.Gut(0), a.Gut(1), a.Gut(2), a.Gut(3))


@lru_cache(maxsize=1)
def rules() -> RuleSet:
    """The rules of all lessons."""
    return load(DEFAULT_RULES)


def dealt(hands: tuple[str, str, str, str], half_a: str, half_b: str) -> State:
    """A deal of these cards, before the first word."""
    one, two, three, four = (parse_hand(hand) for hand in hands)
    (u, v, w), (x, y, z) = parse_cards(half_a), parse_cards(half_b)
    return new_deal(rules(), (one, two, three, four), ((u, v, w), (x, y, z)))


def seeded(number: int) -> State:
    """The deal of a small seed, before the first word."""
    hands, talon = deal(f"{number:032x}", 1)
    return new_deal(rules(), hands, talon)


def after(state: State, *steps: Action | str) -> State:
    """The state after actions; a text is cards that are played one after the other by whoever is on turn.

    Raises ValueError where the engine refuses one.
    """
    for step in steps:
        for due in parse_cards(step) if isinstance(step, str) else (step,):
            found = act(state, a.Play(state.turn or 0, due) if isinstance(due, int) else due)
            if isinstance(found, Reason):
                raise ValueError(f"{due}: {found.sentence('en', NAMES)}")
            state = found
    return state


def moment(make: Callable[[], State]) -> Moment:
    """A state that is reached once and kept."""
    return lru_cache(maxsize=1)(make)


def scene(state: State, lang: str, seat: int | None = None) -> Shown:
    """The table as `seat` (the one on turn) sees it: game, trick, hand, whose turn."""
    seat = state.turn if seat is None else seat
    hand = state.hands[seat] if seat is not None else 0
    names = [NAMES[(state.leader + n) % 4] for n in range(4)]
    return {
        "facts": [text.in_language(lang) for text in _facts(state)],
        "trick": [[names[n], card] for n, card in enumerate(state.trick)],
        "hand": list(display_order(hand)),
        "holder": NAMES[seat] if seat is not None else "",
    }


def _facts(state: State) -> list[Text]:
    if not state.declarers:
        return []
    name, who = state.contract.name, NAMES[state.declarer]
    facts = [Text(f"{who} spielt {name}.", f"{who} plays {name}.")]
    if state.called is not None:
        facts.append(_called(state.called))
    return facts


def _called(card: int) -> Text:
    return Text(f"Gerufen ist {card_name(card)}.", f"Called is the {card_name(card, 'en')}.")

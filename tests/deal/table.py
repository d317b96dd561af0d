"""A table in short words: hands as texts, actions as `"0 bid dreier"`, switches of a rule set changed one by one."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tarock.cards import PACK_MASK, cards_of, mask_of, parse_card, parse_hand, size
from tarock.deal import State, act, actions as a, decide, discard_choice, legal, new_deal
from tarock.rules import Reason, RuleSet, load


def variant(rules: RuleSet, **switches: object) -> RuleSet:
    """A rule set with other values: `variant(rules, calling__fourth_king=False, contracts__rufer__kontra="none")`."""
    for path, value in switches.items():
        section, *names = path.split("__")
        changes: dict[str, Any] = {"digest": rules.digest + path}
        if len(names) == 1:
            changes[section] = replace(getattr(rules, section), **{names[0]: value})
        else:
            group = dict(getattr(rules, section))
            name = names[0].replace("_", "-")
            changes[section] = group | {name: replace(group[name], **{names[1]: value})}
        rules = replace(rules, **changes)
    return rules


def seated(rules: RuleSet | str, *hands: str, a_half: str = "", b_half: str = "") -> State:
    """A deal in which seat 0, 1, … hold at least these cards and the talon halves at least those.

    Missing cards are filled up seat by seat with what is left, the lowest plain cards first.
    """
    if isinstance(rules, str):
        rules = load(rules)
    given = [parse_hand(text) for text in (*hands, *[""] * (4 - len(hands)), a_half, b_half)]
    rest = list(cards_of(PACK_MASK & ~sum(given)))
    full = []
    for cards, count in zip(given, (12, 12, 12, 12, 3, 3), strict=True):
        missing = count - size(cards)
        full.append(cards | mask_of(rest[:missing]))
        del rest[:missing]
    one, two, three, four = full[:4]
    half_a, half_b = cards_of(full[4]), cards_of(full[5])
    return new_deal(rules, (one, two, three, four), ((*half_a,), (*half_b,)))  # type: ignore[arg-type]


_SIMPLE: dict[str, Callable[[int], a.Action]] = {
    "forehand": a.Forehand,
    "weiter": a.Pass,
    "hand-on": a.HandOn,
    "throw-in": a.ThrowIn,
    "hold": a.Hold,
    "give-up": a.GiveUp,
    "gut": a.Gut,
    "claim": a.Claim,
}


def action(text: str) -> a.Action:
    """The action of a text: seat, kind, and what belongs to it."""
    seat_text, kind, *rest = text.split()
    seat = int(seat_text)
    if kind in _SIMPLE:
        return _SIMPLE[kind](seat)
    match kind:
        case "bid":
            return a.Bid(seat, rest[0])
        case "bei":
            return a.Bei(seat, rest[0])
        case "bird":
            return a.NameBird(seat, rest[0])
        case "options":
            return a.Options(seat, rest[0] == "mit", rest[1])
        case "spritz":
            return a.Spritz(seat, rest[0] == "ja")
        case "call":
            return a.Call(seat, None if rest[0] == "vierten" else parse_card(rest[0]))
        case "half":
            return a.TakeHalf(seat, "AB".index(rest[0]))
        case "discard":
            return a.Discard(seat, parse_hand(" ".join(rest)))
        case "announce":
            return a.Announce(seat, rest[0])
        case "kontra":
            return a.Kontra(seat, rest[0], int(rest[1]) if rest[1:] else None)
        case "play":
            return a.Play(seat, parse_card(rest[0]))
        case _:
            raise ValueError(text)


def do(state: State, *texts: str) -> State:
    """The state after these actions, each of which must be legal."""
    for text in texts:
        after = act(state, action(text))
        assert not isinstance(after, Reason), (text, after.sentence("en"))
        state = after
    return state


def refused(state: State, what: str | object) -> Reason:
    """The reason why the action is refused."""
    found = decide(state, action(what) if isinstance(what, str) else what)
    assert isinstance(found, Reason), found
    return found


def all_pass(state: State) -> State:
    """Everybody who still has a turn in the auction says Weiter."""
    while state.phase == "auction":
        state = do(state, f"{state.turn} weiter")
    return state


def playing(rules: RuleSet | str, contract: str, *hands: str, by: int = 0, **halves: str) -> State:
    """The auction won by `by` with `contract`; the phase after it."""
    state = seated(rules, *hands, **halves)
    played = state.rules.contracts[contract]
    at_once = played.when == "first-word" or (
        played.when == "auction" and by == 0 and state.rules.auction.forehand_opens_with_bid
    )
    if not at_once:
        state = do(state, "0 forehand", *(f"{seat} weiter" for seat in (1, 2, 3) if by == 0 or seat < by))
    state = do(state, f"{by} bid {contract}")
    return all_pass(do(state, f"{by} gut") if state.naming else state)


def discard_any(state: State) -> State:
    """The first legal discard."""
    after = act(state, a.Discard(state.declarer, next(discard_choice(state).masks())))
    assert isinstance(after, State)
    return after


def play_on(state: State, tricks: int = 12) -> State:
    """The lowest legal card each time, until so many tricks are made or the deal is over."""
    while not state.finished and len(state.tricks) < tricks:
        after = act(state, legal(state)[0])
        assert isinstance(after, State)
        state = after
    return state


def all_gut(state: State) -> State:
    """Nobody says anything more after the discard."""
    while state.phase == "announcing":
        state = do(state, f"{state.turn} gut")
    return state

"""What must hold in every deal by every rule set, found by random play."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from tarock.deal import (
    Event,
    Phase,
    State,
    act,
    actions as a,
    as_data,
    dealt,
    decide,
    evolve_all,
    from_data,
    legal,
    new_deal,
    replay,
    why_refused,
)
from tarock.deal.decided import proved_claim
from tarock.deal.outcome import game_of
from tarock.rules import Reason, builtin_ids, load
from tests.deal.random_play import all_cards, further, random_action, random_deal, random_steps

EVERY_SET = pytest.mark.parametrize("rules_id", builtin_ids())
SEED = st.integers(0, 10**9)

ANYTHING = st.one_of(
    st.none(),
    st.integers(-3, 60),
    st.text(max_size=8),
    st.booleans(),
    st.sampled_from(["game", "pagat", "piccolo", "last"]),
)


@EVERY_SET
@given(seed=SEED)
def test_random_legal_play_comes_to_an_end_and_54_cards_are_somewhere(rules_id, seed):
    rng = Random(seed)
    for state in random_steps(random_deal(load(rules_id), rng), rng):
        assert all_cards(state) == 54
    assert state.finished
    assert state.turn is None
    assert game_of(state).declarers == state.declarers


@EVERY_SET
@settings(max_examples=40)
@given(seed=SEED)
def test_legal_is_what_is_accepted(rules_id, seed):
    """Every listed action is accepted; of those not listed none is (cards, words of the auction, announcements)."""
    rng = Random(seed)
    state = rng.choice(list(random_steps(random_deal(load(rules_id), rng), rng))[:-1])
    listed = set(legal(state))
    assert listed
    for action in listed if len(listed) < 300 else rng.sample(sorted(listed, key=repr), 300):
        assert why_refused(state, action) is None
    for action in everything(state):
        assert (why_refused(state, action) is None) == (action in listed), action


def everything(state):
    """All actions of all seats but discards."""
    contracts = [*state.rules.contracts, "unknown"]
    items = [*state.rules.bonuses, "game", "unknown"]
    for seat in range(4):
        yield from (cls(seat) for cls in (a.Forehand, a.HandOn, a.Pass, a.ThrowIn, a.Hold, a.GiveUp, a.Gut, a.Claim))
        yield from (cls(seat, contract) for cls in (a.Bid, a.Bei) for contract in contracts)
        yield from (cls(seat, item) for cls in (a.NameBird, a.Announce) for item in items)
        yield from (a.Options(seat, must, talon) for must in (True, False) for talon in ("first-six", "last", ""))
        yield from (a.Spritz(seat, yes) for yes in (True, False))
        yield from (a.Call(seat, card) for card in (None, *range(54)))
        yield from (a.TakeHalf(seat, half) for half in range(-1, 3))
        yield from (a.Kontra(seat, item, against) for item in items for against in (None, *range(4)))
        yield from (a.Play(seat, card) for card in range(54))


@EVERY_SET
@settings(max_examples=20)
@given(seed=SEED, data=st.data())
def test_nonsense_gets_a_reason_and_changes_nothing(rules_id, seed, data):
    rng = Random(seed)
    states = list(random_steps(random_deal(load(rules_id), rng), rng))
    for _ in range(20):
        state = rng.choice(states)
        before = dict(vars(state))
        cls = data.draw(st.sampled_from(list(a.ACTIONS.values())))
        action = cls(*(data.draw(ANYTHING) for _ in cls.__slots__))
        found = decide(state, action)
        if isinstance(found, Reason):
            assert found.sentence("de")
            assert found.sentence("en")
            assert act(state, action) == found
        else:
            assert action in legal(state)
        assert vars(state) == before


@EVERY_SET
@settings(max_examples=10)
@given(seed=SEED)
def test_replaying_the_events_gives_the_state(rules_id, seed):
    rng = Random(seed)
    state = random_deal(load(rules_id), rng)
    log: list[Event] = [dealt(state)]
    while not state.finished:
        events = decide(state, random_action(state, rng))
        assert not isinstance(events, Reason)
        log += events
        state = evolve_all(state, events)
        assert replay(state.rules, log) == state


@EVERY_SET
@settings(max_examples=20)
@given(seed=SEED)
def test_the_events_of_an_action_lead_to_its_state(rules_id, seed):
    rng = Random(seed)
    state = random_deal(load(rules_id), rng)
    for _ in range(40):
        if state.finished:
            break
        action = random_action(state, rng)
        events, after = decide(state, action), act(state, action)
        assert not isinstance(events, Reason)
        assert isinstance(after, State)
        assert evolve_all(state, events) == after
        state = after


@EVERY_SET
@settings(max_examples=40)
@given(seed=SEED)
def test_a_claim_that_a_seat_can_know_is_certain(rules_id, seed):
    rng = Random(seed)
    for state in random_steps(random_deal(load(rules_id), rng), rng):
        seat = state.turn
        if seat is not None and state.phase is Phase.PLAY and a.Claim(seat) in legal(state):
            assert proved_claim(state, seat)


@EVERY_SET
@settings(max_examples=15)
@given(seed=SEED, by=st.integers(1, 3))
def test_seats_can_be_rotated(rules_id, seed, by):
    """The same cards and words one seat further give the same deal one seat further."""
    rng = Random(seed)
    state = random_deal(load(rules_id), rng)
    one, two, three, four = state.hands[-by:] + state.hands[:-by]
    turned = replace(new_deal(state.rules, (one, two, three, four), state.talon), forehand=by, turn=by)
    while not state.finished:
        action = random_action(state, rng)
        after, turned_after = act(state, action), act(turned, further(action, by))
        assert isinstance(after, State)
        assert isinstance(turned_after, State)
        state, turned = after, turned_after
        assert turned.hands == state.hands[-by:] + state.hands[:-by]
        if state.phase is not Phase.DISCARD:
            assert {further(possible, by) for possible in legal(state)} == set(legal(turned))
    assert turned.finished
    assert [trick.cards for trick in turned.tricks] == [trick.cards for trick in state.tricks]
    assert [trick.winner for trick in turned.tricks] == [(trick.winner + by) % 4 for trick in state.tricks]


@pytest.mark.parametrize(
    "what", [None, 3, "weiter", (0, "weiter"), object(), a.Pass, from_data(("weiter", "0")), a.Pass(True), a.Pass(4)]
)
def test_anything_may_be_handed_in(what):
    state = new_deal_of_no_importance()
    reason = decide(state, what)
    assert isinstance(reason, Reason)
    assert reason.code == "deal-no-action"


def new_deal_of_no_importance():
    return random_deal(load("steirisch"), Random(1))


@settings(max_examples=10)
@given(seed=SEED)
def test_actions_are_also_plain_data(seed):
    rng = Random(seed)
    for state in random_steps(random_deal(load("mostviertel"), rng), rng):
        if not state.finished and state.phase is not Phase.DISCARD:
            assert all(from_data(as_data(action)) == action for action in legal(state))


@pytest.mark.parametrize("data", [(), (3,), ("dance", 0), ("weiter",), ("weiter", 0, 1), ([], 0)])
def test_data_that_is_no_action(data):
    assert from_data(data) is None


def test_a_deal_needs_54_different_cards():
    state = new_deal_of_no_importance()
    one, two, three, four = state.dealt
    with pytest.raises(ValueError, match="54 different cards"):
        new_deal(state.rules, (one, one, three, four), state.talon)
    with pytest.raises(ValueError, match="54 different cards"):
        new_deal(state.rules, (one, two, three, four), (state.talon[0], state.talon[0]))


def test_a_log_begins_with_the_deal_under_its_own_rules():
    state = new_deal_of_no_importance()
    with pytest.raises(ValueError, match="a log begins"):
        replay(state.rules, [])
    with pytest.raises(ValueError, match="a log begins"):
        replay(load("tirol"), [dealt(state)])
    assert replay(state.rules, [dealt(state)]) == state


def test_states_are_values():
    state = new_deal_of_no_importance()
    assert state == replace(state)
    assert state != replace(state, phase=Phase.PLAY)

"""Random whole deals of every rule set: written, read and settled they are the same, as text and as JSON."""

import json
from random import Random

import pytest

from tarock.cards import PACK_THIRDS, card_text, cards_of
from tarock.deal import actions as a, evolve_all, playable_cards
from tarock.notation.record import (
    Breach,
    Record,
    from_events,
    from_json,
    read_record,
    read_records,
    replay,
    start,
    to_json,
    write_record,
    write_records,
)
from tarock.rules import Problems, RuleSet, builtin_ids, load
from tests.deal.table import variant
from tests.notation.record_deals import random_record
from tests.notation.whole_deals import holds

EVERY_SET = pytest.mark.parametrize("rules_id", builtin_ids())
CI, NIGHTLY = 500, 10_000


def goes_round(record: Record, rules: RuleSet) -> None:
    """Everything that must hold of a record that is read back."""

    def load_rules(name: str) -> RuleSet:
        assert name == rules.id
        return rules

    text = write_record(record)
    back = read_record(text, load_rules)
    assert back == record
    assert back.state == record.state
    assert back.events == record.events
    assert back.settlement == record.settlement
    assert write_record(back).encode() == text.encode()
    data = to_json(record)
    assert from_json(json.loads(json.dumps(data)), load_rules) == record
    assert from_events(record.head, [event for events in record.events for event in events]) == record
    if record.settlement is not None:
        assert sum(record.settlement.points) == sum(record.settlement.cash) == 0
        assert sum(data["points"].values()) == sum(data["cash"].values()) == 0
    game = record.game
    if game is not None and game.counts is not None:
        assert sum(game.counts) == PACK_THIRDS


def deals(rules_id: str, count: int, seed: int) -> None:
    rules, rng = load(rules_id), Random(f"{rules_id} {seed}")
    for number in range(count):
        record = random_record(rules, rng, odd=number % 4 == 0)
        goes_round(record, rules)
        holds(record, rng)


@EVERY_SET
def test_random_deals_go_round(rules_id):
    deals(rules_id, CI, 1)


@pytest.mark.nightly
@EVERY_SET
def test_ten_thousand_random_deals_go_round(rules_id):
    deals(rules_id, NIGHTLY, 2)


def test_deals_of_house_rules_go_round():
    """Doubled games, throwing in, raising, „den Vierten“, handing on: what no built-in set has together."""
    rules = variant(
        load("mostviertel"),
        table__double_game_after=("zero",),
        table__throw_in="no-tarock-no-king",
        auction__forehand_may_pass=True,
        auction__raise_own=True,
        auction__hold="forehand",
        auction__hand_on="four-kings-may",
    )
    rules = type(rules)(**{**vars(rules), "digest": "ab" * 32})
    rng = Random(7)
    for _ in range(60):
        goes_round(random_record(rules, rng), rules)


@EVERY_SET
def test_a_forbidden_card_is_refused_at_its_very_step(rules_id):
    """One card of a trick is replaced by another of the same hand that may not be played there."""
    rules, rng, refused = load(rules_id), Random(rules_id), 0
    while refused < 25:
        record = random_record(rules, rng)
        state, places = start(record.head).state, []
        for number, (action, events) in enumerate(zip(record.actions, record.events, strict=True)):
            if isinstance(action, a.Play) and (wrong := state.hands[action.seat] & ~playable_cards(state)):
                places.append((number, len(state.tricks), len(state.trick), rng.choice(cards_of(wrong))))
            state = evolve_all(state, events)
        if not places:
            continue
        number, trick, place, card = rng.choice(places)
        actions = list(record.actions)
        actions[number] = a.Play(actions[number].seat, card)
        found = replay(record.head, actions)
        assert isinstance(found, Breach)
        assert found.step == number + 1
        data = to_json(record)
        data["tricks"][trick]["cards"][place] = card_text(card)
        with pytest.raises(Problems) as caught:
            from_json(data)
        last = caught.value.problems[-1]
        assert isinstance(last, Breach)
        assert last.reason == found.reason
        assert last.said == f"{record.head.names[actions[number].seat]} {card_text(card)}"
        assert last.key.startswith("tricks")
        refused += 1


def test_many_deals_in_one_file_go_round():
    rng = Random(8)
    records = [random_record(load(rules_id), rng) for rules_id in builtin_ids()]
    text = write_records(records)
    assert read_records(text) == records
    assert text.count("\n\ntarock-record") == len(records) - 1

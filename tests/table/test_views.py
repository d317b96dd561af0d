"""What leaves the server, and that it is nothing else."""

import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from tarock.cards import commitment
from tarock.deal import Phase, actions as a, legal, view, why_refused
from tarock.rules import builtin_ids, load
from tarock.table import Now, table_view, wishes as w
from tests.deal.random_play import random_action, rearranged, unknown_to
from tests.table.rounds import ANNA, BERT, CILLI, DORA, EMIL, Hall

EVERY_SET = pytest.mark.parametrize("rules_id", builtin_ids())
FOUR = (ANNA, BERT, CILLI, DORA)


def full_table(rules_id="steirisch", seed=0, **config):
    """Four persons in the middle of a deal's first word."""
    hall = Hall(seed=seed, rules=rules_id, **config)
    for place, who in enumerate(FOUR[1:], 1):
        hall.sit(who, place)
    hall.deal()
    return hall


def anywhere(rules_id, seed):
    """A table of four persons at a random moment of a deal."""
    hall = full_table(rules_id, seed)
    rng = Random(seed)
    for _ in range(rng.randrange(70)):
        act = random_action(hall.table.deal.state, rng)
        before = len(hall.events)
        hall.act(act)
        if not hall.table.playing:
            hall.deal()
        assert len(hall.events) > before
    return hall, rng


@EVERY_SET
@settings(max_examples=30)
@given(seed=st.integers(0, 10**6))
def test_no_view_changes_when_hidden_cards_are_permuted(rules_id, seed):
    """Refusals, sentences and all: what a place is shown does not depend on cards that it cannot know."""
    hall, rng = anywhere(rules_id, seed)
    table, deal = hall.table, hall.table.deal
    for place, who in enumerate(FOUR):
        seat = deal.seat_of(place)
        loose = unknown_to(deal.state, seat)
        move = dict(zip(loose, rng.sample(loose, len(loose)), strict=True))
        other = replace(table, deal=replace(deal, state=rearranged(deal.state, move)))
        assert table_view(other, who) == table_view(table, who)


@EVERY_SET
@settings(max_examples=30)
@given(seed=st.integers(0, 10**6))
def test_refusals_are_the_engines_answers_for_all_that_is_not_legal(rules_id, seed):
    hall, _ = anywhere(rules_id, seed)
    deal = hall.table.deal
    seat, names = deal.state.turn, hall.table.names_by_seat(deal)
    refusals = table_view(hall.table, hall.table.places[deal.on_turn].who)["deal"]["refusals"]
    possible = set(legal(deal.state)) if deal.state.phase is not Phase.DISCARD else set()
    if deal.state.phase is Phase.AUCTION and not deal.state.naming:
        for contract in deal.state.rules.contracts:
            action = a.Bid(seat, contract)
            assert (f"bid:{contract}" in refusals) == (action not in possible)
    if deal.state.phase is Phase.PLAY:
        for card in range(54):
            held = deal.state.hands[seat] >> card & 1
            assert (f"card:{card}" in refusals) == (bool(held) and a.Play(seat, card) not in possible)
            if f"card:{card}" in refusals:
                reason = why_refused(deal.state, a.Play(seat, card))
                assert reason is not None
                assert refusals[f"card:{card}"] == {"why": reason.sentence("de", names), "clause": reason.clause}
    if deal.state.phase is Phase.DISCARD:
        choice = view(deal.state, seat).choice
        assert choice is not None
        for card in range(54):
            free = (choice.must | choice.may) >> card & 1
            held = choice.hand >> card & 1
            assert (f"card:{card}" in refusals) == (bool(held) and not free)


def test_only_the_place_on_turn_gets_refusals():
    hall = full_table()
    assert table_view(hall.table, ANNA)["deal"]["refusals"]
    for who in (*FOUR[1:], EMIL):
        assert table_view(hall.table, who)["deal"]["refusals"] == {}


def test_the_seal_is_shown_before_the_first_word_and_the_seed_after_the_last_card():
    hall = full_table()
    seed = hall.table.deal.seed
    for who in FOUR:
        seen = table_view(hall.table, who)["deal"]
        assert (seen["commitment"], seen["seed"]) == (commitment(seed), None)
    while hall.table.playing:
        assert seed not in json.dumps(table_view(hall.table, ANNA))
        hall.act()
    assert table_view(hall.table, ANNA)["deal"]["seed"] == seed


def test_after_the_deal_all_hands_lie_open_for_everybody():
    """Also after an early end (U47)."""
    hall = full_table()
    state = hall.table.deal.state
    while hall.table.playing:
        hall.act()
    for who in (*FOUR, EMIL):
        shown = table_view(hall.table, who)["deal"]
        assert shown["view"]["dealt"] == [sorted(c for c in range(54) if hand >> c & 1) for hand in state.dealt]
        assert sum(shown["result"]["points"]) == 0


@pytest.mark.parametrize(("spectators", "during", "after"), [("none", False, False), ("after", False, True)])
def test_spectators_see_what_the_table_allows(spectators, during, after):
    hall = full_table(spectators=spectators)
    seen = table_view(hall.table, EMIL)
    assert (seen["role"], seen["me"], seen["deal"]["view"] is not None) == ("spectator", None, during)
    assert (seen["deal"]["log"], seen["deal"]["said"]) == ([], [])
    while hall.table.playing:
        hall.act()
    assert (table_view(hall.table, EMIL)["deal"]["view"] is not None) == after


def test_a_spectator_with_a_delay_is_shown_an_older_table_in_which_no_hand_is():
    hall = full_table(spectators="delay:30")
    seen = table_view(hall.table, EMIL)["deal"]["view"]
    assert (seen["seat"], seen["hand"], seen["hand_sizes"]) == (None, [], [12, 12, 12, 12])


def test_who_pauses_sees_what_all_see():
    """The talon is taboo for the fifth player."""
    hall = Hall(rules="steirisch", places=5)
    hall.sit(BERT, 4)
    hall.deal()
    seen = table_view(hall.table, BERT)
    assert (seen["role"], seen["deal"]["view"]["seat"], seen["deal"]["view"]["hand"]) == ("player", None, [])
    assert seen["deal"]["view"]["talon"] is None
    assert [place["sits_out"] for place in seen["places"]] == [False, False, False, False, True]


def test_the_last_trick_is_told_with_its_card_only_while_it_may_be_looked_at():
    """MV-14: which card won and why stands beside the trick that lies open, and not beside older ones."""
    hall = full_table("mostviertel")
    assert load("mostviertel").table.look == "none"
    while hall.table.playing and len(hall.table.deal.state.tricks) < 2:
        hall.act()
    told = [line for line in table_view(hall.table, ANNA)["deal"]["log"] if "trick" in line]
    assert [("why" in line, line["trick"]) for line in told] == [(False, 1), (True, 2)]
    hall.act()
    told = [line for line in table_view(hall.table, ANNA)["deal"]["log"] if "trick" in line]
    assert not any("why" in line for line in told)


def test_where_the_set_lets_players_look_the_last_trick_stays_told():
    hall = full_table("tirol")
    assert load("tirol").table.look == "last"
    while len(hall.table.deal.state.tricks) < 2:
        hall.act()
    hall.act()
    told = [line for line in table_view(hall.table, ANNA)["deal"]["log"] if "trick" in line]
    assert [("why" in line, line["trick"]) for line in told] == [(False, 1), (True, 2)]


def test_turn_contract_and_called_king_are_stated_in_text():
    """U46"""
    hall = full_table()
    for word in (a.Forehand(0), a.Pass(1), a.Pass(2), a.Pass(3)):
        hall.act(word)
    hall.act(a.Bid(0, "rufer"))
    hall.act(next(act for act in legal(hall.table.deal.state) if isinstance(act, a.Call) and act.card is not None))
    said = " ".join(table_view(hall.table, BERT)["deal"]["said"])
    assert "An der Reihe: Anna" in said
    assert "Anna spielt Rufer" in said
    assert "gerufen: " in said
    english = " ".join(table_view(hall.table, BERT, "en")["deal"]["said"])
    assert "On turn: Anna" in english
    assert "called: " in english


@pytest.mark.parametrize("seed", range(4))
def test_after_the_deal_it_is_told_who_the_partner_was(seed):
    """Also where the called card was never played, and for whoever pauses or looks on."""
    hall = full_table(seed=seed)
    for word in (a.Forehand(0), a.Pass(1), a.Pass(2), a.Pass(3)):
        hall.act(word)
    hall.act(a.Bid(0, "rufer"))
    while hall.table.playing:
        hall.act()
    partner = hall.table.deal.state.partner
    told = "liegt im Talon" if partner is None else f"Partner: {hall.table.names[partner]}"
    for who in (*FOUR, EMIL):
        said = " ".join(table_view(hall.table, who)["deal"]["said"])
        assert "unbekannt" not in said
        assert told in said or "eigenes Blatt" in said


def test_sentences_name_players_not_seats():
    hall = full_table()
    refused = hall.wish(w.Act(id=hall.id(), who=BERT, version=hall.table.version, action=("weiter", 1)))
    assert refused.sentence() == "Bert ist nicht an der Reihe, sondern Anna."
    assert refused.json("en")["why"] == "Bert is not on turn, Anna is."
    assert refused.json()["params"] == {"seat": 1, "turn": 0}


def test_amounts_stand_by_place_with_nothing_for_who_pauses():
    hall = Hall(seed=2, rules="steirisch", places=6)
    hall.deal()
    while hall.table.playing:
        hall.act()
    seen = table_view(hall.table, ANNA)
    pausing = seen["deal"]["sits_out"]
    assert len(pausing) == 2
    for ledger in ("points", "cash"):
        row = seen["list"]["rows"][0][ledger]
        assert [row[place] for place in pausing] == [0, 0]
        assert seen["list"][ledger] == row == seen["deal"]["result"][ledger]


def test_presence_and_clock_come_from_outside():
    hall = full_table(think=20)
    seen = table_view(hall.table, ANNA, "de", Now(waited=5_000, gone={2: 100}))
    assert seen["present"] == [0, 1, 3]
    assert seen["clock"] == {"place": 0, "left_ms": 15_000}
    assert table_view(hall.table, ANNA, "de", Now(waited=99_000))["clock"]["left_ms"] == 0


def test_one_person_may_have_several_identities():
    hall = full_table()
    seen = table_view(hall.table, ("p:unknown", BERT))
    assert (seen["me"], seen["host"]) == (1, False)
    assert table_view(hall.table, ("g:x", ANNA))["host"]


def test_a_view_is_small():
    hall = full_table()
    sizes = []
    while hall.table.playing:
        sizes.append(len(json.dumps(table_view(hall.table, ANNA), ensure_ascii=False).encode()))
        hall.act()
    assert sorted(sizes)[len(sizes) // 2] < 5_000
    assert max(sizes) < 9_000

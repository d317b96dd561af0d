"""Announced birds and König ultimo are kept for their trick and tried in it (MV-49; Styria: the higher goes first)."""

import pytest
from hypothesis import given, strategies as st

from tarock.cards import KINGS, hand_text, mask_of, parse_card, parse_hand
from tarock.deal.pledges import Pledge, pledges_of, restrict, why_pledged
from tarock.rules import CATALOGUE, builtin_ids, load

MV = load("mostviertel")
PAGAT, UHU = Pledge(parse_card("I"), 12, "pagat"), Pledge(parse_card("II"), 11, "uhu")
KAKADU = Pledge(parse_card("III"), 10, "kakadu")
ULTIMO = Pledge(parse_card("HK"), 12, "koenig-ultimo")


def left(legal, number, *pledges, rules=MV):
    return set(hand_text(restrict(rules, parse_hand(legal), number, pledges)).split())


def reason(legal, number, pledges, card):
    return why_pledged(MV, parse_hand(legal), number, pledges, parse_card(card))


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_mv_49_a_pledge_names_card_and_trick_of_its_bonus(rules_id):
    """MV-49"""
    rules = load(rules_id)
    bonuses = rules.bonuses
    everything = parse_hand("I II III IIII HK")
    birds = [Pledge(b.card, b.trick, b.id) for b in bonuses.values() if b.test == "bird" and b.card and b.trick]
    ultimo = next(b for b in bonuses.values() if b.test == "ultimo")
    announced = [b.id for b in bonuses.values() if b.test in ("bird", "ultimo", "cards", "count")]
    found = pledges_of(rules, announced, everything, parse_card("HK"))
    assert set(found) == {*birds, Pledge(parse_card("HK"), 12, ultimo.id)}


def test_mv_49_only_held_cards_are_pledged():
    """MV-49: the Trull promises nothing, nor a bird or called king in another hand"""
    assert pledges_of(MV, ["trull", "pagat", "koenig-ultimo"], parse_hand("II KK"), parse_card("HK")) == ()
    assert pledges_of(MV, ["koenig-ultimo"], parse_hand("HK"), None) == ()


def test_mv_49_before_its_trick_the_card_is_kept():
    """MV-49"""
    assert left("I V X", 7, PAGAT) == {"V", "X"}
    assert left("HK H4", 11, ULTIMO) == {"H4"}
    found = reason("I V X", 7, (PAGAT,), "I")
    assert (found.code, found.params["trick"], found.clause) == ("pledge-early", 12, "MV-49")
    assert "Pagat" in found.sentence("de")


def test_mv_49_forced_it_may_be_played_early():
    """MV-49: the suit rules come first"""
    assert left("I", 7, PAGAT) == {"I"}
    assert left("HK", 3, ULTIMO) == {"HK"}


def test_mv_49_in_its_trick_it_must_be_played():
    """MV-49: led or followed"""
    assert left("II V X KK", 11, UHU) == {"II"}
    assert left("II V", 11, UHU, PAGAT) == {"II"}
    found = reason("II V", 11, (UHU,), "V")
    assert (found.code, found.clause) == ("pledge-due", "MV-49")
    assert "Uhu" in found.sentence("en")


def test_mv_49_blocked_in_its_trick_it_is_free_afterwards():
    """MV-49: a suit had to be followed in trick 10"""
    assert left("H4 H1", 10, KAKADU) == {"H4", "H1"}
    assert left("III X", 11, KAKADU) == {"III", "X"}


def test_mv_49_the_higher_bird_is_given_up_first():
    """MV-49; Styria says so too"""
    assert left("I II", 9, PAGAT, UHU) == {"II"}
    assert left("I II III", 9, PAGAT, UHU, KAKADU) == {"III"}
    assert left("I II III", 9, PAGAT, UHU, KAKADU, rules=load("steirisch")) == {"III"}
    found = reason("I II III", 9, (PAGAT, UHU, KAKADU), "I")
    assert (found.code, found.clause) == ("pledge-higher-first", "MV-49")
    assert "Kakadu" in found.sentence("de")


def test_mv_49_the_higher_bird_goes_first_but_not_before_a_free_card():
    """MV-49"""
    assert left("I II V", 9, PAGAT, UHU) == {"V"}


def test_mv_49_between_a_bird_and_the_called_king_the_player_chooses():
    """MV-49 ranks birds only: on lead in trick 11 with Pagat and king, or with three promised cards before"""
    assert left("I HK", 11, PAGAT, ULTIMO) == {"I", "HK"}
    assert left("I II HK", 10, PAGAT, UHU, ULTIMO) == {"II", "HK"}


def test_mv_49_what_was_given_up_or_is_over_restricts_nothing():
    """MV-49"""
    assert left("I X", 10, PAGAT, KAKADU) == {"X"}
    assert left("II X", 12, UHU) == {"II", "X"}


PLEDGES = st.lists(st.sampled_from([PAGAT, UHU, KAKADU, ULTIMO, Pledge(35, 9, "quapil")]), unique=True).map(tuple)
LEGAL = st.sets(st.sampled_from([*range(30, 40), *KINGS, 0, 1, 53]), min_size=1).map(mask_of)


@given(st.sampled_from(builtin_ids()), LEGAL, st.integers(1, 12), PLEDGES)
def test_a_pledge_never_leaves_nothing_and_every_refusal_has_its_reason(rules_id, legal, number, pledges):
    rules = load(rules_id)
    allowed = restrict(rules, legal, number, pledges)
    assert allowed
    assert allowed & ~legal == 0
    for card in range(54):
        if legal >> card & 1:
            refused = why_pledged(rules, legal, number, pledges, card)
            assert (refused is None) == bool(allowed >> card & 1)
            assert refused is None or refused.code in CATALOGUE

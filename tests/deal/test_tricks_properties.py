"""What must hold for every set, contract, hand and trick."""

from hypothesis import given, strategies as st

from tarock.cards import CARDS, PAGAT, SKUES, SUIT_MASKS, TAROCK_MASK, cards_of, mask_of, suit_of
from tarock.deal.tricks import TrickRules, beaters, playable, trick_rules, why_not, winner
from tarock.rules import CATALOGUE, RuleSet, builtin_ids, load
from tarock.rules.words import KINDS, MAERCHENSTICH, PAGAT_NEGATIVE


@st.composite
def games(draw: st.DrawFn) -> tuple[RuleSet, TrickRules]:
    rules = load(draw(st.sampled_from(builtin_ids())))
    contract = rules.contracts[draw(st.sampled_from(sorted(rules.contracts)))]
    options = rules.trischaken.stichzwang if contract.kind == "trischaken" else (None,)
    return rules, trick_rules(rules, contract, draw(st.sampled_from(options)))


ANY_RULES = st.builds(
    TrickRules, st.sampled_from(KINDS), st.booleans(), st.sampled_from(PAGAT_NEGATIVE), st.sampled_from(MAERCHENSTICH)
)


@st.composite
def positions(draw: st.DrawFn, longest: int = 3) -> tuple[int, tuple[int, ...]]:
    """A hand of one to twelve cards and a trick of up to `longest` others; Trull and few suits come up often."""
    pool = draw(st.sampled_from([range(CARDS), [*range(8), *range(32, 54)], [*range(4), 32, 33, 34, 51, 52, 53]]))
    cards = draw(st.permutations(list(pool)))
    trick = draw(st.integers(0, longest))
    hand = draw(st.integers(1, min(12, len(cards) - trick)))
    return mask_of(cards[trick : trick + hand]), tuple(cards[:trick])


@given(games(), positions())
def test_playable_is_a_part_of_the_hand_and_never_empty(game, position):
    _, tr = game
    hand, trick = position
    legal = playable(tr, hand, trick)
    assert legal
    assert legal & ~hand == 0


@given(games(), positions(), st.integers(0, CARDS - 1))
def test_a_card_is_refused_with_a_known_reason_exactly_when_it_is_not_playable(game, position, card):
    rules, tr = game
    hand, trick = position
    for candidate in (card, *cards_of(hand)):
        reason = why_not(rules, tr, hand, trick, candidate)
        assert (reason is None) == bool(playable(tr, hand, trick) >> candidate & 1)
        if reason is not None:
            assert reason.code in CATALOGUE
            assert reason.clause
            assert reason.sentence("de") != reason.sentence("en")


@given(ANY_RULES, positions(), st.sampled_from(range(CARDS)))
def test_beaters_are_the_cards_that_would_win(tr, position, card):
    """MV-41: what must beat is asked of the winner itself"""
    _, trick = position
    if trick and card not in trick:
        assert bool(beaters(tr, trick) >> card & 1) == (winner(tr, (*trick, card)) == len(trick))


@given(ANY_RULES, positions(longest=4))
def test_the_winner_beats_every_other_card_or_is_the_pagat(tr, position):
    _, trick = position
    if not trick:
        return
    best = trick[winner(tr, trick)]
    assert best in trick
    if best == PAGAT and SKUES in trick:
        assert tr.maerchenstich != "none"
        return
    for other in trick:
        beaten = (suit_of(other) == suit_of(best) and other < best) or (
            suit_of(other) != suit_of(trick[0]) and (tr.kind == "suit" or not TAROCK_MASK >> other & 1)
        )
        trumped = TAROCK_MASK >> best & 1 and tr.kind != "suit" and not TAROCK_MASK >> other & 1
        assert other == best or beaten or trumped


@given(ANY_RULES, positions())
def test_the_suit_led_is_followed_and_tarock_comes_next(tr, position):
    hand, trick = position
    if not trick:
        return
    legal = playable(tr, hand, trick)
    suit = SUIT_MASKS[suit_of(trick[0])]
    if hand & suit:
        assert legal & ~suit == 0
    elif hand & TAROCK_MASK:
        assert legal & ~TAROCK_MASK == 0


@given(ANY_RULES, positions())
def test_the_pagat_is_never_free_among_other_tarocks_in_negative_games(tr, position):
    """MV-42: playable beside other tarocks only alone, when the Märchenstich makes it due"""
    hand, trick = position
    if tr.pagat == "last-tarock" and (hand & TAROCK_MASK).bit_count() > 1:
        legal = playable(tr, hand, trick)
        assert not legal >> PAGAT & 1 or (legal == 1 << PAGAT and tr.stichzwang and SKUES in trick)

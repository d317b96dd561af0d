"""When nothing can change any more: lost negative games, and claims that are certain."""

from dataclasses import replace
from typing import NamedTuple

import pytest
from hypothesis import assume, given, settings, strategies as st

from tarock.cards import KINGS, PACK_MASK, card_text, cards_of, mask_of, parse_card, parse_hand
from tarock.deal import act, actions
from tarock.deal.decided import is_decided, is_lost, open_bonus, proved_claim, why_no_claim
from tarock.deal.outcome import game_of
from tarock.deal.playing import playable_cards
from tarock.deal.state import Phase, Said, State, Trick
from tarock.rules import load


def ending(rules_id, contract, *hands, leader=0, called="", declarers=(0,), holder=None, talk=(), used=""):
    """The last tricks of a deal: four hands of equal size; the cards before them lie in earlier tricks somehow.

    `used` cards are surely in earlier tricks, by no one in particular; the talon is what remains.
    """
    masks = [parse_hand(h) if isinstance(h, str) else h for h in hands]
    held = mask_of(c for m in masks for c in cards_of(m))
    gone = parse_hand(used)
    rest = [*cards_of(gone), *cards_of(PACK_MASK & ~held & ~gone)]
    left = masks[leader].bit_count()
    tricks = tuple(Trick(0, tuple(rest[4 * n : 4 * n + 4]), 3) for n in range(12 - left))
    talon = rest[-6:]
    dealt = [m | mask_of(t.cards[seat] for t in tricks) for seat, m in enumerate(masks)]
    return State(
        rules=load(rules_id),
        dealt=(dealt[0], dealt[1], dealt[2], dealt[3]),
        talon=((talon[0], talon[1], talon[2]), (talon[3], talon[4], talon[5])),
        hands=(masks[0], masks[1], masks[2], masks[3]),
        phase=Phase.PLAY,
        turn=leader,
        contract_id=contract,
        declarers=declarers,
        called=parse_card(called) if called else None,
        holder=holder,
        talk=talk,
        tricks=tricks,
        leader=leader,
        talon_to="last",
    )


def refusal(state, seat):
    return why_no_claim(state, seat)


def still_open(state, seat):
    return open_bonus(state, seat)


class TestLost:
    def after(self, contract, winners, declarers=(0,), rules_id="mostviertel"):
        tricks = tuple(Trick(0, (), winner) for winner in winners)
        state = ending(rules_id, contract, "H1", "H2", "H3", "H4", declarers=declarers)
        return replace(state, tricks=tricks)

    def test_a_bettler_with_a_trick_is_lost_at_once(self):
        assert not is_lost(self.after("bettler", [1, 2]))
        assert is_lost(self.after("bettler", [1, 0]))

    def test_a_piccolo_with_two_tricks_is_lost(self):
        assert not is_lost(self.after("piccolo", [1, 0]))
        assert is_lost(self.after("piccolo", [0, 1, 0]))

    def test_a_game_that_cannot_reach_its_tricks_any_more_is_lost(self):
        assert not is_lost(self.after("zwiccolo", [1] * 10, rules_id="steirisch"))
        assert is_lost(self.after("zwiccolo", [1] * 11, rules_id="steirisch"))

    def test_mv_45_a_bei_is_over_when_all_have_lost(self):
        """MV-45"""
        assert not is_lost(self.after("bettler", [0, 1], declarers=(0, 2)))
        assert is_lost(self.after("bettler", [0, 1, 2], declarers=(0, 2)))

    def test_positive_games_and_trischaken_are_played_out(self):
        assert not is_decided(self.after("trischaken", [0] * 11))
        assert not is_decided(self.after("dreier", [1] * 11))
        assert is_decided(self.after("dreier", [1] * 12))


class TestProvedClaim:
    @pytest.mark.parametrize(
        ("hands", "proved"),
        [
            (("Sk XXI XX", "V VI H1", "XIX X K1", "H4 P7 T7"), True),
            (("Sk XIX XVIII", "XX VI H1", "V X K1", "H4 P7 T7"), False),
            (("Sk XIX XVIII", "XX HB H1", "K3 X K1", "H4 P7 T7"), True),  # one round draws the XX
            (("Sk HK HD", "V HB H1", "H3 H2 K1", "H4 P7 T7"), True),
            (("Sk HK HD", "V VI H1", "H3 H2 K1", "H4 P7 T7"), False),  # a tarock is left to trump with
            (("HK HD H4", "HB H1 P8", "H3 H2 K1", "KB P7 T7"), True),
            (("HK H4 KK", "HB H1 P8", "H3 H2 K1", "KB P7 T7"), False),
            (("HK KK TK", "HB K1 P8", "V H2 K3", "KB P7 T7"), False),
        ],
    )
    def test_masters_that_outlast_every_other_hand(self, hands, proved):
        assert proved_claim(ending("steirisch", "dreier", *hands), 0) is proved

    def test_only_on_lead(self):
        state = ending("steirisch", "dreier", "Sk XXI", "V VI", "XIX X", "H4 P7")
        assert refusal(state, 0) is None
        assert refusal(state, 1).code == "claim-not-leading"
        assert refusal(replace(state, trick=(53,)), 0).code == "claim-not-leading"
        assert not proved_claim(replace(state, hands=(0, 0, 0, 0)), 0)

    def test_what_is_not_sure_is_refused_in_both_languages(self):
        found = refusal(ending("steirisch", "dreier", "XX H1", "XXI VI", "XIX X", "H4 P7"), 0)
        assert found.code == "claim-not-sure"
        assert found.sentence("de") != found.sentence("en")

    def test_in_a_suit_game_tarock_does_not_stop_the_suits(self):
        hands = ("HK HD", "V VI", "H3 X", "Sk P7")
        assert proved_claim(ending("steirisch", "farbensolo", *hands), 0)
        assert not proved_claim(ending("steirisch", "dreier", *hands), 0)

    def test_mv_17_a_maerchenstich_could_take_the_trick(self):
        """MV-17: not where the set does not know it"""
        hands = ("Sk XX", "XXI H1", "I H2", "H4 P7")
        assert not proved_claim(ending("steirisch", "dreier", *hands), 0)
        assert proved_claim(ending("sauwald", "dreier", *hands), 0)
        assert proved_claim(ending("steirisch", "dreier", "Sk XXI", "V H1", "I H2", "H4 P7"), 0)


class TestOpenBonus:
    def test_an_own_bird_before_its_trick_is_played_out(self):
        state = ending("steirisch", "dreier", "Sk XXI I", "V H1 H2", "X K1 K2", "H4 P7 T7")
        assert proved_claim(state, 0)
        found = refusal(state, 0)
        assert (found.code, found.params["bonus"]) == ("claim-bonus-open", "Pagat")

    def test_a_bird_elsewhere_cannot_be_made_any_more(self):
        state = ending("steirisch", "dreier", "Sk XXI XX", "I H1 H2", "X K1 K2", "H4 P7 T7")
        assert still_open(state, 0) is None

    def test_the_called_king_of_the_own_side_may_still_be_ultimo(self):
        hands = ("Sk XXI XX", "V H1 H2", "HK K1 K2", "H4 P7 T7")
        state = ending("steirisch", "rufer", *hands, called="HK", holder=2)
        assert still_open(state, 0).id == "koenig-ultimo"
        assert still_open(state, 2).id == "koenig-ultimo"
        against = ending("steirisch", "rufer", *hands, called="HK", holder=2, declarers=(3,))
        assert still_open(against, 0) is None

    def test_mv_31_a_called_queen_is_no_ultimo(self):
        """MV-31"""
        hands = ("Sk XXI", "V H1", "HD K1", "H4 P7")
        assert still_open(ending("mostviertel", "rufer", *hands, called="HD", holder=2), 0) is None
        assert still_open(ending("steirisch", "rufer", *hands, called="HD", holder=2), 0).id == "koenig-ultimo"

    def test_mv_50_the_mond_may_still_be_caught(self):
        """MV-50"""
        state = ending("mostviertel", "dreier", "Sk XX", "XXI H1", "X K1", "H4 P7", used="I")
        assert still_open(state, 0).id == "mondfang"
        assert still_open(ending("mostviertel", "dreier", "Sk XX", "X H1", "V K1", "H4 P7"), 0) is None
        among_opponents = ending("mostviertel", "dreier", "Sk XX", "XXI H1", "X K1", "H4 P7", declarers=(3,), used="I")
        assert still_open(among_opponents, 0) is None


HIGH = [*range(45, 54), 32, 33, 34, 7, 6, 5, 15, 14, 23, 31]
CONTRACTS = [
    *(("steirisch", c) for c in ("rufer", "dreier", "farbensolo", "piccolo", "trischaken")),
    *(("mostviertel", c) for c in ("rufer", "dreier", "farbensolo", "bettler")),
    *(("tirol", c) for c in ("rufer", "bettler")),
    ("sauwald", "rufer"),
]


class Ending(NamedTuple):
    """Arguments of `ending` (a whole state would be too long to print)."""

    rules_id: str
    contract: str
    hands: list[int]
    declarers: tuple[int, ...]
    called: str
    holder: int | None
    talk: tuple[Said, ...]


@st.composite
def endings(draw: st.DrawFn) -> Ending:
    """Three cards a hand, the first hand strong; birds, kings and Trull are often about."""
    rules_id, contract = draw(st.sampled_from(CONTRACTS))
    mine = draw(st.permutations(HIGH))[:3]
    pool = draw(st.sampled_from([range(54), [*HIGH, 0, 1, 8, 9], [*range(12), *HIGH[-7:]]]))
    others = draw(st.permutations(sorted(set(pool) - set(mine))))
    hands = [mask_of(mine), *(mask_of(others[3 * n : 3 * n + 3]) for n in range(3))]
    rules, declarer = load(rules_id), draw(st.integers(0, 3))
    called, holder = "", (declarer + draw(st.integers(1, 3))) % 4
    kings = [c for c in KINGS if hands[holder] >> c & 1]
    if rules.contracts[contract].partner == "called" and kings:
        called = card_text(kings[0])
    talk = []
    for bonus in (rules.bonuses[item] for item in rules.contracts[contract].bonuses):
        card = parse_card(called) if bonus.test == "ultimo" and called else bonus.card
        for seat in range(4):
            if bonus.announce == "holder" and card is not None and hands[seat] >> card & 1 and draw(st.booleans()):
                talk.append(Said(seat, "announce", bonus.id))
    return Ending(rules_id, contract, hands, (declarer,), called, holder if called else None, tuple(talk))


def completions(state):
    """Every way to play the rest."""
    if state.finished:
        yield state
        return
    for card in cards_of(playable_cards(state)):
        after = act(state, actions.Play(state.turn, card))
        assert isinstance(after, State), after
        yield from completions(after)


def can_take_all(state, seat):
    """Whether the seat has a way to take all remaining tricks whatever the others do; by trying everything."""
    if any(t.winner != seat for t in state.tricks[9:]):
        return False
    if state.finished:
        return True
    tries = (can_take_all(act(state, actions.Play(state.turn, c)), seat) for c in cards_of(playable_cards(state)))
    return any(tries) if state.turn == seat else all(tries)


def position(end: Ending) -> State:
    """The position, unless it is over already."""
    options = {"declarers": end.declarers, "called": end.called, "holder": end.holder, "talk": end.talk}
    state: State = ending(end.rules_id, end.contract, *end.hands, **options)
    assume(not is_decided(state))
    return state


@settings(max_examples=100)
@given(endings())
def test_a_proved_claim_holds_against_every_play(end):
    state = position(end)
    assume(proved_claim(state, 0))
    assert can_take_all(state, 0)


@settings(max_examples=30)
@given(endings())
def test_a_claim_that_stands_settles_what_every_play_would(end):
    state = position(end)
    assume(refusal(state, 0) is None)
    claimed = game_of(replace(state, claimed_by=0))
    for played in completions(state):
        if all(t.winner == 0 for t in played.tricks[9:]):
            assert game_of(played) == claimed

"""Positions in which any good player knows what to do, and a rule-of-thumb player must know it too."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tarock.bots import Choice, ThumbPlayer
from tarock.cards import PACK_MASK, cards_of, mask_of, parse_card, parse_hand, size
from tarock.deal import Phase, State, act, actions as a, evolve, new_deal, view
from tarock.deal.events import AuctionEnded
from tarock.rules import Contract, Reason, RuleSet, load

STRONG = "HK HD KK TK Sk XXI XX XIX XVIII XVII XV I"
WEAK = "H4 H3 K4 K3 KB P9 P8 PB T10 T8 II VI"
POOR = "H1 H2 K1 KC P7 P10 PD T8 T7 II VI VII"
LOW = "H4 H3 H2 K4 K3 P7 P8 P9 T7 T8 T9 II"
LONG = "HK HD HC HB H1 H2 KK KD KC KB K1 PK"
MIDDLE = "H4 K3 K2 P8 PC T9 TB V VIII XI XIV XVI"


def dealt(rules: RuleSet, hands: dict[int, str], talon: str = "") -> State:
    """A deal with these cards; all others in order to whoever has room."""
    fixed = {seat: parse_hand(text) for seat, text in hands.items()}
    half = [parse_card(word) for word in talon.split()]
    rest = [c for c in Random(7).sample(range(54), 54) if not (sum(fixed.values()) | mask_of(half)) >> c & 1]
    for seat in range(4):
        held = fixed.get(seat, 0)
        while size(held) < 12:
            held |= 1 << rest.pop()
        fixed[seat] = held
    half += rest
    assert sum(fixed.values()) + mask_of(half) == PACK_MASK
    one, two, three, four, five, six = half
    return new_deal(rules, (fixed[0], fixed[1], fixed[2], fixed[3]), ((one, two, three), (four, five, six)))


def contract_with(rules: RuleSet, **fields: object) -> Contract:
    """The cheapest contract with these fields."""
    found = [c for c in rules.contracts.values() if all(getattr(c, f) == v for f, v in fields.items())]
    return min(found, key=lambda c: (bool(c.birds), c.rank))


def choose(rules: RuleSet, state: State) -> Choice:
    assert state.turn is not None
    return ThumbPlayer(rules).choose(view(state, state.turn), Random(0))


def after(state: State, *actions: a.Action) -> State:
    for action in actions:
        found = act(state, action)
        assert not isinstance(found, Reason), found
        state = found
    return state


RULES = load("steirisch")
MV = load("mostviertel")


# --- the auction -----------------------------------------------------------------------------------------------------


def bid_of(hand: str, rules: RuleSet = MV) -> Contract | None:
    """What Vorhand opens with where she may bid at once (MV-18); None for „Vorhand!“."""
    action = choose(rules, dealt(rules, {0: hand})).action
    return rules.contracts[action.contract] if isinstance(action, a.Bid) else None


def test_a_hand_full_of_high_tarocks_plays_alone_without_the_talon() -> None:
    bid = bid_of(STRONG)
    assert bid is not None
    assert (bid.kind, bid.partner, bid.talon) == ("positive", "none", "none")


def test_low_cards_everywhere_play_for_no_trick() -> None:
    bid = bid_of(LOW)
    assert bid is not None
    assert (bid.kind, bid.tricks) == ("negative", 0)


def test_long_suits_with_their_figures_play_a_farbenspiel() -> None:
    bid = bid_of(LONG)
    assert bid is not None
    assert bid.kind == "suit"


def test_nothing_in_hand_says_weiter_and_vorhand_waits() -> None:
    assert bid_of(MIDDLE) is None
    state = after(dealt(RULES, {0: MIDDLE, 1: "HD H3 KD K4 PB P10 TD T10 IX XII XIII XVII"}), a.Forehand(0))
    assert isinstance(choose(RULES, state).action, a.Pass)


def test_a_bird_with_many_tarocks_before_it_is_bid() -> None:
    rules = load("oberoesterreich")
    hand = "HK K4 XXI XX XIX XVIII XVI XIII XI IX VIII I"
    state = after(dealt(rules, {0: POOR, 1: hand}), a.Forehand(0))
    action = choose(rules, state).action
    assert isinstance(action, a.Bid)
    assert rules.contracts[action.contract].kind == "positive"
    assert rules.contracts[action.contract].value > 0


@pytest.mark.parametrize("rules", [RULES, MV, load("tirol"), load("frohnleiten")], ids=lambda r: r.id)
def test_vorhand_left_alone_must_play_something(rules: RuleSet) -> None:
    state = after(dealt(rules, {0: WEAK}), a.Forehand(0), a.Pass(1), a.Pass(2), a.Pass(3))
    assert isinstance(choose(rules, state).action, a.Bid)


# --- between auction and play ----------------------------------------------------------------------------------------


def called_game(hand: str, talon: str = "", rules: RuleSet = RULES) -> State:
    contract = contract_with(rules, partner="called", talon="half")
    state = evolve(dealt(rules, {0: hand}, talon), AuctionEnded(contract.id, (0,)))
    assert state.phase is Phase.CALLING
    return state


def test_the_king_of_a_short_suit_is_called() -> None:
    action = choose(RULES, called_game("HK H3 KD KC K2 P8 TD T9 XX XV X II")).action
    assert action == a.Call(0, parse_card("PK"))


def test_with_three_kings_the_fourth_is_called_unnamed() -> None:
    action = choose(RULES, called_game("HK KK PK H3 K2 P8 T9 XX XV X VI II")).action
    assert action == a.Call(0, None)


def test_the_half_with_the_tarocks_is_taken() -> None:
    state = after(called_game("HK H3 KD KC K2 P8 TD T9 XX XV X II", "XXI XIX T7 H4 K4 P7"), a.Call(0, parse_card("PK")))
    assert choose(RULES, state).action == a.TakeHalf(0, 0)


def test_the_discard_empties_a_suit_and_keeps_the_called_one() -> None:
    state = called_game("HK H3 KD K2 P8 TC T9 XX XV X VI II", "XXI XIX V H4 K4 P7")
    state = after(state, a.Call(0, parse_card("PK")), a.TakeHalf(0, 0))
    action = choose(RULES, state).action
    assert isinstance(action, a.Discard)
    left = state.hands[0] & ~action.cards
    assert left & parse_hand("P8")
    assert not left & parse_hand("KD K2") or not left & parse_hand("TC T9")


def test_a_farbenspiel_keeps_the_long_suit_and_its_masters() -> None:
    contract = contract_with(RULES, kind="suit", talon="half")
    state = evolve(dealt(RULES, {0: LONG}, "P9 T8 T9 V VI VII"), AuctionEnded(contract.id, (0,)))
    state = after(state, a.TakeHalf(0, 0))
    action = choose(RULES, state).action
    assert isinstance(action, a.Discard)
    assert action.cards == parse_hand("P9 T8 T9")


def test_a_spritzer_costs_nothing_and_is_said() -> None:
    """FRO-14: the loser's own Spritzer changes nothing, so everybody may as well."""
    rules = load("frohnleiten")
    state = after(dealt(rules, {0: WEAK}), a.Forehand(0), a.Pass(1), a.Pass(2), a.Pass(3))
    state = after(state, a.Bid(0, contract_with(rules, kind="trischaken").id))
    state = after(state, choose(rules, state).action)
    assert choose(rules, state).action == a.Spritz(0, True)


def test_options_of_a_trischaken_follow_the_hand() -> None:
    """FRO-02, FRO-03: low hands want neither Stichzwang nor talon cards early, high hands do."""
    rules = load("frohnleiten")
    chosen = []
    for hand in (LOW, STRONG):
        state = evolve(dealt(rules, {0: hand}), AuctionEnded(contract_with(rules, kind="trischaken").id, (0,)))
        action = choose(rules, state).action
        assert isinstance(action, a.Options)
        chosen.append((action.stichzwang, action.talon))
    assert chosen == [(False, "last"), (True, "first-six")]


def test_all_four_kings_are_announced_and_a_poor_hand_says_gut() -> None:
    alone = contract_with(MV, kind="positive", partner="none", talon="none")
    for hand, announced in (("HK KK PK TK Sk XXI XX XIX XVIII XVII XV I", True), (WEAK, False)):
        state = evolve(dealt(MV, {0: hand}), AuctionEnded(alone.id, (0,)))
        assert isinstance(choose(MV, state).action, a.Announce) is announced


def test_kontra_with_the_tarocks_against_a_lone_player() -> None:
    contract = contract_with(RULES, kind="positive", partner="none", talon="half")
    state = evolve(dealt(RULES, {0: WEAK, 1: STRONG}), AuctionEnded(contract.id, (0,)))
    state = after(state, choose(RULES, state).action)
    state = after(state, choose(RULES, state).action, a.Gut(0))
    kontra = False
    while state.turn == 1:
        action = choose(RULES, state).action
        kontra |= isinstance(action, a.Kontra)
        state = after(state, action)
    assert kontra


# --- cards -----------------------------------------------------------------------------------------------------------


def in_play(contract: Contract, hands: dict[int, str], rules: RuleSet, **fields: object) -> State:
    """A position: these cards left, the others' hands do not matter but for their size."""
    held = {seat: parse_hand(text) for seat, text in hands.items()}
    state = evolve(dealt(rules, {}), AuctionEnded(contract.id, (0,)))
    filled = tuple(held[seat] for seat in range(4))
    return replace(state, hands=filled, phase=Phase.PLAY, declarers=(0,), **fields)  # type: ignore[arg-type]


DREIER = contract_with(RULES, kind="positive", partner="none", talon="none")
BETTLER = contract_with(RULES, kind="negative", tricks=0, ouvert="none")
PICCOLO = contract_with(RULES, kind="negative", tricks=1, ouvert="none")


def card(text: str) -> a.Action:
    return a.Play(3, parse_card(text))


def test_the_last_hand_takes_with_the_lowest_card_that_wins() -> None:
    """Opponents of a lone player: his trick is worth having, and the smaller tarock does it."""
    state = in_play(
        DREIER, {0: "XX I K4", 1: "H1 K1 K2", 2: "H2 K3 P7", 3: "XIX XVI IX T7"}, RULES, turn=3, leader=0,
        trick=tuple(parse_hand_in_order("HK H3 H4")),
    )  # fmt: skip
    assert choose(RULES, state).action == card("IX")


def test_points_go_into_the_trick_of_ones_own_side() -> None:
    state = in_play(
        DREIER, {0: "XX I K4", 1: "H1 K1 K2", 2: "H2 K3 P7", 3: "HD HB H3 XVI"}, RULES, turn=3, leader=0,
        trick=tuple(parse_hand_in_order("HC HK H4")),
    )  # fmt: skip
    assert choose(RULES, state).action == card("HD")


def test_no_points_for_the_enemy() -> None:
    state = in_play(
        DREIER, {0: "XX I K4", 1: "H1 K1 K2", 2: "H2 K3 P7", 3: "HD HB H3 XVI"}, RULES, turn=3, leader=0,
        trick=tuple(parse_hand_in_order("HK H1 H4")),
    )  # fmt: skip
    assert choose(RULES, state).action == card("H3")


def test_a_bettler_ducks_with_its_highest_safe_card() -> None:
    state = in_play(
        BETTLER, {0: "H3 K4", 1: "P9 K1 K2", 2: "PB K3 P7", 3: "PC T8 T9"}, RULES, turn=0, leader=1,
        trick=tuple(parse_hand_in_order("PK PD TC")),
    )  # fmt: skip
    state = replace(state, hands=(parse_hand("P7 P10 PC K4"), *state.hands[1:]))
    assert choose(RULES, state).action == a.Play(0, parse_card("PC"))


def test_a_piccolo_takes_its_trick_with_a_sure_card() -> None:
    state = in_play(
        PICCOLO, {0: "Sk H4 H3 P7", 1: "P9 K1 K2 K3", 2: "PB K4 P8 XX", 3: "PC T8 T9 XIX"}, RULES, turn=0, leader=0,
        trick=(),
    )  # fmt: skip
    assert choose(RULES, state).action == a.Play(0, parse_card("Sk"))


def test_trischaken_throws_its_dangerous_cards_into_a_foreign_trick() -> None:
    contract = contract_with(RULES, kind="trischaken")
    state = in_play(
        contract, {0: "H4 K4", 1: "P9 K1 K2", 2: "PB K3 P7", 3: "HD H2 XX"}, RULES, turn=3, leader=0,
        trick=tuple(parse_hand_in_order("H4 HK XIX")), stichzwang=True,
    )  # fmt: skip
    assert choose(RULES, state).action == card("HD")


def parse_hand_in_order(text: str) -> list[int]:
    return [parse_card(word) for word in text.split()]


def test_hands_of_the_tests_are_hands() -> None:
    for hand in (STRONG, WEAK, POOR, LOW, LONG, MIDDLE):
        assert len(cards_of(parse_hand(hand))) == 12

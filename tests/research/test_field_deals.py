"""Complaints of section C of the research notes that show in a deal being played; the others are in test_field_rules.

Each test carries the number of the complaint in those notes and describes the situation, not where it was seen.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tarock import deal
from tarock.cards import (
    KINGS_MASK,
    TAROCK_MASK,
    TRULL_MASK,
    cards_of,
    mask_of,
    parse_card,
    parse_cards,
    parse_hand,
    thirds,
)
from tarock.deal import Phase, State
from tarock.deal.actions import (
    Action,
    Announce,
    Bid,
    Call,
    Claim,
    Discard,
    Forehand,
    Gut,
    HandOn,
    Options,
    Pass,
    Play,
    Spritz,
    TakeHalf,
)  # fmt: skip
from tarock.notation.entry import read_entry, result_json
from tarock.rules import Reason, RuleSet, builtin_ids, load
from tarock.scoring import settle

ALL = builtin_ids()
OWN_HAND = "HK HD KK"  # kings that the caller of these deals holds


def dealt(rules: RuleSet, held: dict[int, str], talon: str = "", seed: int = 0) -> State:
    """A deal in which these seats hold at least these cards, the talon at least those, and the rest is random."""
    rng = random.Random(seed)
    fixed = {seat: list(parse_cards(cards)) for seat, cards in held.items()}
    lying = list(parse_cards(talon))
    used = {*lying, *(card for cards in fixed.values() for card in cards)}
    rest = rng.sample([card for card in range(54) if card not in used], 54 - len(used))
    hands = []
    for seat in range(4):
        own = fixed.get(seat, [])
        hands.append(mask_of(own + [rest.pop() for _ in range(12 - len(own))]))
    lying += rest
    halves = ((lying[0], lying[1], lying[2]), (lying[3], lying[4], lying[5]))
    return deal.new_deal(rules, (hands[0], hands[1], hands[2], hands[3]), halves)


def do(state: State, *actions: Action) -> State:
    for action in actions:
        after = deal.act(state, action)
        assert isinstance(after, State), f"{action}: {after}"
        state = after
    return state


def refused(state: State, action: Action) -> str:
    """The code of the refusal, which has its sentences and its clause; and `legal` agrees."""
    reason = deal.act(state, action)
    assert isinstance(reason, Reason), action
    assert reason.sentence("de") != reason.sentence("en")
    assert reason.clause
    assert action not in deal.legal(state)
    return reason.code


def play_out(state: State, choose: Callable[[list[Play]], Play]) -> State:
    """Everybody says Gut, then cards by `choose`, until the deal is over."""
    while not state.finished:
        actions = deal.legal(state)
        plays = [action for action in actions if isinstance(action, Play)]
        state = do(state, choose(plays) if plays else next(action for action in actions if isinstance(action, Gut)))
    return state


def bid_by_seat_2(contract: str) -> list[Action]:
    return [Forehand(0), Pass(1), Bid(2, contract), Pass(3), Pass(0)]


def bid_by_vorhand(contract: str) -> list[Action]:
    """As Vorhand's first word where that is needed or the set allows no other; otherwise after everybody passed."""
    return [Forehand(0), Pass(1), Pass(2), Pass(3), Bid(0, contract)]


# ---------------------------------------------------------------------------------------------- 2: whose game it is


@pytest.mark.parametrize("rules_id", ALL)
def test_2_a_made_bettler_is_won_by_the_winner_of_the_auction(rules_id: str) -> None:
    """Seat 2 holds the lowest cards of all suits and no tarock: no trick can come to it, however the others play."""
    rules = load(rules_id)
    rng = random.Random(rules_id)
    state = do(dealt(rules, {2: "H4 H3 H2 K4 K3 K2 P7 P8 P9 T7 T8 T9"}), *bid_by_seat_2("bettler"))
    game = deal.game_of(play_out(state, rng.choice))
    assert (game.declarers, game.won) == ((2,), (True,))
    value = rules.contracts["bettler"].value
    assert settle(rules, game).points == (-value, -value, 3 * value, -value)


@pytest.mark.parametrize("rules_id", ALL)
def test_2_a_game_that_ends_early_is_lost_by_the_winner_of_the_auction(rules_id: str) -> None:
    """Seat 2 leads the Sküs to a Bettler: nothing can change any more after the first trick."""
    rules = load(rules_id)
    state = do(dealt(rules, {2: "Sk XX XIX XVIII XVII XVI XV HK KK PK TK HD"}), *bid_by_seat_2("bettler"))
    over = play_out(state, lambda plays: max(plays, key=lambda action: action.card))
    assert len(over.tricks) < 12
    game = deal.game_of(over)
    assert (game.declarers, game.won) == ((2,), (False,))
    value = rules.contracts["bettler"].lost
    assert settle(rules, game).points == (value, value, -3 * value, value)


@pytest.mark.parametrize("rules_id", ALL)
def test_2_a_claim_ends_the_deal_with_the_same_declarer(rules_id: str) -> None:
    """Seat 2 has a Solodreier with the twelve highest tarocks; Vorhand leads once, then everything is claimed."""
    rules = load(rules_id)
    state = dealt(rules, {2: "Sk XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI"})
    state = do(state, Forehand(0), Pass(1), Bid(2, "solodreier"))
    if state.turn == 2:  # where premiums are announced with the bid: none
        state = do(state, Gut(2))
    state = do(state, Pass(3), Pass(0))
    while state.phase is not Phase.PLAY:
        state = do(state, Gut(state.turn if state.turn is not None else -1))
    while not state.tricks:
        state = do(state, next(action for action in deal.legal(state) if isinstance(action, Play)))
    over = do(state, Claim(2))
    game = deal.game_of(over)
    assert over.finished
    assert (game.declarers, game.won) == ((2,), (True,))
    assert game.thirds == 210 - thirds(mask_of(card for half in state.talon for card in half))


# ---------------------------------------------------------------------------------------------- 4: announcements


def announced(state: State) -> list[tuple[int, str]]:
    return [(said.seat, said.item) for said in state.talk if said.kind == "announce"]


@pytest.mark.parametrize("rules_id", ALL)
@pytest.mark.parametrize("seed", range(10))
def test_4_nothing_is_offered_twice_and_what_is_not_offered_is_refused(rules_id: str, seed: int) -> None:
    """MV-46: Vorhand holds Pagat, Uhu and three kings; whoever is on turn announces at random all that is offered."""
    rules = load(rules_id)
    rng = random.Random(seed)
    state = dealt(rules, {0: f"{OWN_HAND} TK TD I II V", 1 + seed % 3: "PK"}, seed=seed)
    state = into_announcements(do(state, *bid_by_vorhand("rufer"), Call(0, parse_card("PK"))))
    while state.phase is Phase.ANNOUNCING:
        seat = state.turn
        assert seat is not None
        offered = [action for action in deal.legal(state) if isinstance(action, Announce)]
        assert len(offered) == len(set(offered))
        assert not {(action.seat, action.item) for action in offered} & set(announced(state))
        for item in rules.bonuses:
            if Announce(seat, item) not in offered:
                refused(state, Announce(seat, item))
        for action in offered:
            do(state, action)
        state = do(state, rng.choice(offered) if offered and rng.random() < 0.7 else Gut(seat))


def into_announcements(state: State) -> State:
    """The first half where it may be chosen, and the first discard that is offered."""
    while state.phase in (Phase.TALON, Phase.DISCARD):
        state = do(state, next(action for action in deal.legal(state) if isinstance(action, TakeHalf | Discard)))
    return state


@pytest.mark.parametrize("rules_id", ALL)
def test_4_pagat_and_koenig_ultimo_by_one_seat(rules_id: str) -> None:
    """The partner holds the called king and the Pagat: no text forbids announcing both. Vorhand may say neither."""
    rules = load(rules_id)
    state = dealt(rules, {0: f"{OWN_HAND} TK TD II V", 1: "PK I"})
    state = into_announcements(do(state, *bid_by_vorhand("rufer"), Call(0, parse_card("PK"))))
    refused(state, Announce(0, "pagat"))
    refused(state, Announce(0, "koenig-ultimo"))
    state = do(state, Gut(0), Announce(1, "pagat"), Announce(1, "koenig-ultimo"))
    refused(state, Announce(1, "pagat"))
    refused(state, Announce(1, "koenig-ultimo"))


MATERIAL_WITH_VALAT = {
    "steirisch": False,
    "steirisch-2020": False,
    "wien": False,
    "frohnleiten": False,
    "mostviertel": True,
    "oberoesterreich": True,
    "sauwald": True,
    "tirol": True,
}


@pytest.mark.parametrize("rules_id", ALL)
def test_4_trull_and_kings_with_an_announced_valat(rules_id: str) -> None:
    """Vienna and Styria: who announces the Valat can announce neither Trull nor kings; other texts let them be said."""
    rules = load(rules_id)
    state = dealt(rules, {0: f"{OWN_HAND} TK TD I II V", 3: "PK"})
    state = into_announcements(do(state, *bid_by_vorhand("rufer"), Call(0, parse_card("PK"))))
    do(state, Announce(0, "trull"), Announce(0, "vier-koenige"))
    state = do(state, Announce(0, "valat"), Announce(0, "pagat"))
    for item in ("trull", "vier-koenige"):
        if MATERIAL_WITH_VALAT[rules_id]:
            do(state, Announce(0, item))
        else:
            refused(state, Announce(0, item))


# ---------------------------------------------------------------------------------------------- 7: talon in Trischaken


@pytest.mark.parametrize("rules_id", ALL)
def test_7_the_talon_card_of_a_trick_is_seen_by_all_and_counted(rules_id: str) -> None:
    """MV-26, FRO-03: one card to each of the first six tricks, or all six to the last, as the set or Vorhand has it."""
    rules = load(rules_id)
    rng = random.Random(rules_id)
    for talon in rules.trischaken.talon:
        state = do(dealt(rules, {}, seed=7), *bid_by_vorhand("trischaken"))
        if state.phase is Phase.OPTIONS:
            state = do(state, Options(0, rules.trischaken.stichzwang[0], talon))
        while state.phase is Phase.SPRITZER:
            state = do(state, Spritz(state.turn if state.turn is not None else -1, False))
        order = [card for half in state.talon for card in half]
        while not state.finished:
            before = state
            plays = [action for action in deal.legal(state) if isinstance(action, Play)]
            state = do(state, rng.choice(plays))
            if len(state.tricks) > len(before.tricks):
                number = len(state.tricks)
                thrown = [order[number - 1]] if talon == "first-six" and number <= 6 else []
                thrown = order if talon == "last" and number == 12 else thrown
                assert list(state.tricks[-1].talon) == thrown
                for seen in [*(deal.view(state, seat) for seat in range(4)), deal.spectator_view(state)]:
                    assert seen.tricks[-1] == state.tricks[-1]
        counts = [0, 0, 0, 0]
        for trick in state.tricks:
            counts[trick.winner] += thirds(mask_of(trick.cards + trick.talon))
        assert sum(counts) == 210
        assert deal.game_of(state).counts == tuple(counts)


# ---------------------------------------------------------------------------------------------- 8: discard


def dreier_before_discard(rules: RuleSet) -> State:
    """Two suit cards that may go, the kings and the Trull that never may, and tarocks; the Dreier needs three cards."""
    hand = "HK KK Sk XXI I XX XIX XVIII XVII XVI XV H4"
    state = do(dealt(rules, {2: hand}, "V VI T7 K1 K2 K3"), *bid_by_seat_2("dreier"))
    return do(state, TakeHalf(2, 0))


@pytest.mark.parametrize("rules_id", ALL)
def test_8_tarock_goes_only_where_no_suit_card_is_left_and_then_openly(rules_id: str) -> None:
    """MV-13: the Mostviertel lets any tarock be discarded, openly; everywhere else the suit cards go first."""
    rules = load(rules_id)
    state = dreier_before_discard(rules)
    early = Discard(2, parse_hand("V VI XV"))
    if rules_id == "mostviertel":
        do(state, early)
    else:
        refused(state, early)
    after = do(state, Discard(2, parse_hand("H4 T7 V")))
    for seen in [deal.view(after, 0), deal.view(after, 1), deal.view(after, 3), deal.spectator_view(after)]:
        assert seen.discard_open == parse_hand("V")
        assert not seen.discard & parse_hand("H4 T7")
    assert deal.view(after, 2).discard == parse_hand("H4 T7 V")


@pytest.mark.parametrize("rules_id", ALL)
def test_8_kings_and_trull_are_never_discarded(rules_id: str) -> None:
    """MV-13."""
    state = dreier_before_discard(load(rules_id))
    offered = 0
    for action in deal.legal(state):
        if isinstance(action, Discard):
            offered |= action.cards
    assert offered & TAROCK_MASK
    assert not offered & (KINGS_MASK | TRULL_MASK)
    for card in cards_of(state.hands[2] & (KINGS_MASK | TRULL_MASK)):
        refused(state, Discard(2, parse_hand("H4 T7") | 1 << card))


# ---------------------------------------------------------------------------------------------- 14: calling


def callable_cards(state: State) -> set[int | None]:
    return {action.card for action in deal.legal(state) if isinstance(action, Call)}


@pytest.mark.parametrize("rules_id", ALL)
def test_14_an_own_king_cannot_be_called_and_the_fourth_needs_no_name(rules_id: str) -> None:
    """MV-31: with three kings „den Vierten!“; nobody but its holder learns from the call which king that is."""
    state = do(dealt(load(rules_id), {0: f"{OWN_HAND} TK TD V", 3: "PK"}), *bid_by_vorhand("rufer"))
    for king in ("HK", "KK", "TK"):
        refused(state, Call(0, parse_card(king)))
    assert Call(0, None) in deal.legal(state)
    called = do(state, Call(0, None))
    assert [deal.view(called, seat).called for seat in (1, 2)] == [None, None]
    assert deal.view(called, 1).fourth
    assert deal.view(called, 3).called == parse_card("PK")


@pytest.mark.parametrize("rules_id", ALL)
def test_14_with_two_kings_there_is_no_fourth(rules_id: str) -> None:
    state = do(dealt(load(rules_id), {0: OWN_HAND, 3: "PK TK"}), *bid_by_vorhand("rufer"))
    refused(state, Call(0, None))
    assert callable_cards(state) == set(parse_cards("PK TK"))


@pytest.mark.parametrize("rules_id", ALL)
def test_14_with_four_kings_only_what_the_set_allows(rules_id: str) -> None:
    """MV-31: a queen is called, in Upper Austria there is no Rufer, in the Sauwald Vorhand must be handed on."""
    rules = load(rules_id)
    state = dealt(rules, {0: "HK KK PK TK TD V XX"})
    if rules_id == "sauwald":
        assert HandOn(0) in deal.legal(state)
        refused(do(state, Forehand(0), Pass(1), Pass(2), Pass(3)), Bid(0, "rufer"))
        return
    refused(state, HandOn(0))
    state = do(state, Forehand(0), Pass(1), Pass(2), Pass(3))
    if rules_id == "oberoesterreich":
        refused(state, Bid(0, "rufer"))
        return
    state = do(state, Bid(0, "rufer"))
    refused(state, Call(0, None))
    refused(state, Call(0, parse_card("HK")))
    refused(state, Call(0, parse_card("TD")))
    assert callable_cards(state) == set(parse_cards("HD KD PD")) - set(cards_of(state.hands[0]))


# ---------------------------------------------------------------------------------------------- 11: five at the table


@pytest.mark.parametrize("rules_id", ALL)
@pytest.mark.parametrize(
    "game",
    [
        {"contract": "rufer", "declarer": "B", "partner": "D", "result": "won"},
        {"contract": "rufer", "declarer": "B", "result": "lost"},
        {"contract": "dreier", "declarer": "E", "result": "lost"},
        {"contract": "piccolo", "declarer": "D", "result": "won"},
    ],
    ids=["two-against-two", "king-in-talon", "dreier", "piccolo"],
)
def test_11_five_amounts_sum_to_zero_and_who_pauses_gets_none(rules_id: str, game: dict[str, str]) -> None:
    if rules_id == "sauwald" and "partner" not in game and game["contract"] == "rufer":
        game = game | {"result": "given-up"}  # there the game is not played on with the king in the talon
    entry = {"rules": rules_id, "players": list("ABCDE"), "forehand": "B", "sits_out": ["A"], **game}
    found = result_json(read_entry(entry))
    assert len(found["points"]) == len(found["cash"]) == 5
    assert sum(found["points"]) == sum(found["cash"]) == 0
    assert found["points"][0] == found["cash"][0] == 0
    assert all(found["points"][1:])

"""What a finished deal says: piles, premiums, kontras. The three complete deals of the dossier (4.E), then one by one."""

import pytest

from tarock.cards import count_text, parse_hand
from tarock.deal.bonus_facts import TESTS
from tarock.deal.outcome import game_of, ground_of
from tarock.deal.state import Trick
from tarock.rules.words import BONUS_TESTS
from tarock.scoring.game import DECLARER, OPPONENTS, BonusFact
from tests.deal.positions import played, said

DEAL_1 = (
    "TK TC T10 T7", "XI III XIX XXI", "K1 V KB KK", "P9 PB PK P7", "XII VII XVIII Sk", "KD K2 X XVII",
    "XX IX II XIV", "T8 TD XV TB", "H3 H4 HK H2", "VIII XIII IIII I", "HC H1 P8 VI", "PD XVI P10 PC",
)  # fmt: skip
DEAL_2 = (
    "XIX VI XX XXI", "XV Sk X V", "IIII XIV XVII II", "TB T10 T9 TK", "T8 VII VIII T7", "P9 P8 P10 PC",
    "KB KC K3 K2", "K1 K4 XVIII KD", "PD IX PB P7", "H1 HB H2 HC", "HD H3 XII H4", "XVI I HK XIII",
)  # fmt: skip
DEAL_3 = (
    "KC K2 V KB", "VII XVII XX VI", "T9 TK IX TC", "XIII XI XV II", "H4 H3 HK H1", "XVIII IIII III XIV",
    "XIX X VIII H2", "XVI T7 XII P9", "P8 PK PB P10", "P7 Sk PC PD", "K3 KD XXI T8", "I TB HD HB",
)  # fmt: skip


def deal_1(**more):
    start = {"called": "PK", "talon": "XVIII VI K4 HD KC T9", "taken": "XVIII VI K4", "discard": "K3 K4 HB"}
    return played("oberoesterreich", "rufer", DEAL_1, **(start | more))


def deal_3(rules_id="oberoesterreich", contract="besserrufer", **more):
    start = {"called": "PK", "talon": "XIX V K1 KK TD HC", "taken": "XIX V K1", "discard": "K4 K1 T10"}
    start |= {"declarers": (2,), "talk": said("2 announces pagat", "0 kontra pagat")}
    return played(rules_id, contract, DEAL_3, **(start | more))


def facts(game):
    return {(f.name, f.by, f.announced, f.made, f.kontra) for f in game.bonuses}


class TestCompleteDeals:
    def test_deal_1_rufer(self):
        game = game_of(deal_1())
        assert (game.partner, game.won, count_text(game.thirds)) == (2, (True,), "41/2")
        assert game.bonuses == (
            BonusFact("trull", OPPONENTS),
            BonusFact("vier-koenige", DECLARER),
        )

    def test_deal_2_piccolo(self):
        game = game_of(
            played("oberoesterreich", "piccolo", DEAL_2, leader=3, declarers=(3,), talk=said("2 kontra game against 3"))
        )
        assert (game.declarers, game.won, game.kontra) == ((3,), (True,), {(2, 3): 2})
        assert (game.partner, game.thirds, game.bonuses) == (None, None, ())

    def test_deal_3_pagat_game(self):
        game = game_of(deal_3())
        assert (game.partner, game.won, count_text(game.thirds)) == (3, (True,), "47/0")
        assert facts(game) == {("pagat", DECLARER, True, True, 2)}

    def test_deal_3_in_styria(self):
        assert facts(game_of(deal_3("steirisch", "pagatrufer"))) == {("pagat", DECLARER, True, True, 2)}

    @pytest.mark.parametrize("state", [deal_1(), deal_3()])
    def test_all_54_cards_lie_in_one_of_two_piles(self, state):
        piles = ground_of(state).piles
        assert piles[DECLARER] & piles[OPPONENTS] == 0
        assert piles[DECLARER] | piles[OPPONENTS] == (1 << 54) - 1


class TestPiles:
    def test_the_discard_is_the_declarers_and_the_other_half_the_opponents(self):
        piles = ground_of(deal_1()).piles
        assert parse_hand("K3 K4 HB") & ~piles[DECLARER] == 0
        assert parse_hand("HD KC T9") & ~piles[OPPONENTS] == 0

    def test_an_untouched_talon_is_the_opponents(self):
        state = played("oberoesterreich", "solodreier", DEAL_2, declarers=(3,), leader=3)
        assert state.talon_mask & ~ground_of(state).piles[OPPONENTS] == 0
        assert not state.talon_mask & ground_of(state).piles[DECLARER]

    def test_mv_34_solorufer_with_the_king_in_the_talon(self):
        """MV-34: the declarer gets the half with the king; the other half stays with the opponents"""
        state = played(
            "mostviertel", "solorufer", DEAL_2, declarers=(3,), called="PK", talon="III XI KK PK TD TC", talk=said("0 kontra game")
        )
        piles = ground_of(state).piles
        assert parse_hand("PK TD TC") & ~piles[DECLARER] == 0
        assert parse_hand("III XI KK") & ~piles[OPPONENTS] == 0
        game = game_of(state)
        assert (game.partner, game.king_in_talon) == (None, True)

    def test_king_in_the_talon_means_one_against_three(self):
        """MV-33"""
        game = game_of(deal_1(called="KC"))
        assert (game.partner, game.king_in_talon, game.declarer_side) == (None, True, frozenset({0}))

    def test_fro_03_trischaken_counts_tricks_with_their_talon_cards(self):
        """FRO-03, MV-26"""
        plain = played("frohnleiten", "trischaken", DEAL_2, leader=3)
        thrown = tuple(
            Trick(t.leader, t.cards, t.winner, (card,) if n < 6 else ())
            for n, (t, card) in enumerate(zip(plain.tricks, [*plain.talon[0], *plain.talon[1], *[0] * 6], strict=True))
        )
        game = game_of(
            played(
                "frohnleiten", "trischaken", DEAL_2, leader=3, tricks_with_talon=None
            ) if False else __import__("dataclasses").replace(plain, tricks=thrown, spritzers=frozenset({1}), talon_to="first-six", stichzwang=True)
        )
        assert sum(game.counts) == 210
        assert sum(game.tricks) == 12
        assert (game.spritzer, game.talon, game.stichzwang) == (frozenset({1}), "first-six", True)

"""What a finished deal says: piles, premiums, kontras. First the three complete deals of the dossier (4.E)."""

from dataclasses import replace
from typing import Any

import pytest

from tarock.cards import count_text, mask_of, parse_hand, thirds
from tarock.deal.bonus_facts import TESTS
from tarock.deal.outcome import game_of, ground_of
from tarock.deal.state import GAME, Said
from tarock.rules.words import BONUS_TESTS
from tarock.scoring.game import DECLARER, OPPONENTS, BonusFact
from tests.deal.positions import arranged, played, said

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

REST = "H4 H3 H2 K4 K3 K2"
TAKEN_BY_ONE = [(0, text) for text in (
    "Sk HK KK PK", "XXI TK HD KD", "XX PD TD HC", "XIX KC PC TC", "XVIII HB KB PB", "XVII TB H1 K1",
    "XVI P7 P8 P9", "XV P10 T7 T8", "XIV T9 T10 I", "XIII II III IIII", "XII V VI VII", "XI VIII IX X",
)]  # fmt: skip


def deal_1(**more):
    start = {"called": "PK", "talon": "XVIII VI K4 HD KC T9", "taken": "XVIII VI K4", "discard": "K3 K4 HB"}
    return played("oberoesterreich", "rufer", DEAL_1, **(start | more))


def deal_3(rules_id="oberoesterreich", contract="besserrufer", **more):
    start: dict[str, Any] = {
        "called": "PK",
        "talon": "XIX V K1 KK TD HC",
        "taken": "XIX V K1",
        "discard": "K4 K1 T10",
    }
    start |= {"declarers": (2,), "talk": said("2 announces pagat", "0 kontra pagat")}
    return played(rules_id, contract, DEAL_3, **(start | more))


def outcome(state):
    return game_of(state)


def facts(game):
    return {(f.name, f.by, f.announced, f.made, f.kontra) for f in game.bonuses}


class TestCompleteDeals:
    def test_deal_1_rufer(self):
        game = outcome(deal_1())
        assert (game.partner, game.won, count_text(game.thirds)) == (2, (True,), "41/2")
        assert game.bonuses == (
            BonusFact("trull", OPPONENTS),
            BonusFact("vier-koenige", DECLARER),
        )

    def test_deal_2_piccolo(self):
        game = outcome(
            played("oberoesterreich", "piccolo", DEAL_2, leader=3, declarers=(3,), talk=said("2 kontra game against 3"))
        )
        assert (game.declarers, game.won, game.kontra) == ((3,), (True,), {(2, 3): 2})
        assert (game.partner, game.thirds, game.bonuses) == (None, None, ())

    def test_deal_3_pagat_game(self):
        game = outcome(deal_3())
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
            "mostviertel",
            "solorufer",
            DEAL_2,
            declarers=(3,),
            called="PK",
            talon="III XI KK PK TD TC",
            talk=said("0 kontra game"),
        )
        piles = ground_of(state).piles
        assert parse_hand("PK TD TC") & ~piles[DECLARER] == 0
        assert parse_hand("III XI KK") & ~piles[OPPONENTS] == 0
        game = outcome(state)
        assert (game.partner, game.king_in_talon) == (None, True)

    def test_king_in_the_talon_means_one_against_three(self):
        """MV-33"""
        game = outcome(deal_1(called="KC"))
        assert (game.partner, game.king_in_talon, game.declarer_side) == (None, True, frozenset({0}))

    def test_fro_03_trischaken_counts_tricks_with_their_talon_cards(self):
        """FRO-03, MV-26"""
        plain = played("frohnleiten", "trischaken", DEAL_2, leader=3)
        talon = (*plain.talon[0], *plain.talon[1])
        tricks = tuple(t._replace(talon=talon[n : n + 1]) for n, t in enumerate(plain.tricks))
        state = replace(plain, tricks=tricks, stichzwang=True, talon_to="first-six", spritzers=frozenset({1}))
        game = outcome(state)
        assert (sum(game.counts), sum(game.tricks)) == (210, 12)
        assert game.counts == tuple(
            sum(thirds(mask_of((*t.cards, *t.talon))) for t in tricks if t.winner == seat) for seat in range(4)
        )
        assert (game.spritzer, game.talon, game.stichzwang) == (frozenset({1}), "first-six", True)


def fact(name, state):
    """The facts of one bonus: (by, announced, made, kontra)."""
    return [(f.by, f.announced, f.made, f.kontra) for f in game_of(state).bonuses if f.name == name]


MADE_SILENTLY = (DECLARER, False, True, 1)
OPPONENTS_SILENTLY = (OPPONENTS, False, True, 1)


class TestBirds:
    def rufer(self, trick, number=12, *talk, rules_id="mostviertel", **more):
        """Declarer 0 with partner 2, who holds the called HK and plays it to trick 1."""
        tricks = {1: "2: HK HB HD HC", number: trick}
        return arranged(rules_id, "rufer", tricks, called="HK", talk=said(*talk), **more)

    @pytest.mark.parametrize(
        ("bird", "card", "number"),
        [("pagat", "I", 12), ("uhu", "II", 11), ("kakadu", "III", 10), ("quapil", "IIII", 9)],
    )
    def test_a_bird_must_win_its_own_trick_itself(self, bird, card, number):
        assert fact(bird, self.rufer(f"0: {card} KB PB TB", number)) == [MADE_SILENTLY]
        assert fact(bird, self.rufer(f"1: {card} KB PB TB", number)) == [OPPONENTS_SILENTLY]
        assert fact(bird, self.rufer(f"0: {card} KB XX TB", number)) == []
        assert fact(bird, self.rufer(f"0: {card} KB PB TB", number - 1)) == []

    def test_the_partner_does_not_help_a_bird(self):
        """Tirol: „Die Vögel müssen selber stechen“"""
        state = self.rufer("0: I KB XX TB", 12, "0 announces pagat")
        assert fact("pagat", state) == [(DECLARER, True, False, 1)]

    def test_an_announced_bird_is_made_or_lost_by_the_side_that_announced_it(self):
        assert fact("uhu", self.rufer("1: II KB PB TB", 11, "1 announces uhu")) == [(OPPONENTS, True, True, 1)]
        assert fact("uhu", self.rufer("1: II KB PB XX", 11, "1 announces uhu")) == [(OPPONENTS, True, False, 1)]
        assert fact("uhu", self.rufer("2: II KB PB TB", 11, "2 announces uhu")) == [(DECLARER, True, True, 1)]

    def test_a_bird_played_at_another_time_is_lost_if_announced(self):
        assert fact("uhu", self.rufer("0: II KB PB TB", 5, "0 announces uhu")) == [(DECLARER, True, False, 1)]

    def test_mv_17_the_pagat_may_win_its_trick_as_maerchenstich(self):
        """MV-17: no premium for the Märchenstich itself; the Pagat has won trick 12"""
        assert fact("pagat", self.rufer("3: XXI Sk V I")) == [MADE_SILENTLY]
        assert fact("pagat", self.rufer("3: XXI Sk V I", rules_id="oberoesterreich")) == []

    def test_a_silent_bird_is_lost_only_where_the_set_says_so(self):
        beaten = self.rufer("0: I KB XX TB")
        assert fact("pagat", beaten) == []
        rules = beaten.rules
        harsh = {**rules.bonuses, "pagat": replace(rules.bonuses["pagat"], silent_may_be_lost=True)}
        assert fact("pagat", replace(beaten, rules=replace(rules, bonuses=harsh))) == [(DECLARER, False, False, 1)]

    def test_only_bonuses_of_the_contract_count(self):
        assert fact("pagat", arranged("mostviertel", "farbensolo", {12: "0: I II III IIII"})) == []


class TestUltimo:
    def rufer(self, trick, *talk, number=12, called="HK", **more):
        return arranged("mostviertel", "rufer", {number: trick}, called=called, talk=said(*talk), **more)

    def test_the_side_of_the_declarer_suffices(self):
        """Tirol: „bei König Ultimo genügt es auch, wenn der Partner sticht“"""
        assert fact("koenig-ultimo", self.rufer("2: HK HB HD HC")) == [MADE_SILENTLY]
        assert fact("koenig-ultimo", self.rufer("2: HK HB V HC")) == [MADE_SILENTLY]
        assert fact("koenig-ultimo", self.rufer("2: HK V HD HC")) == []
        assert fact("koenig-ultimo", self.rufer("2: HK HB HD HC", number=11)) == []

    def test_announced(self):
        assert fact("koenig-ultimo", self.rufer("2: HK HB V HC", "2 announces koenig-ultimo")) == [
            (DECLARER, True, True, 1)
        ]
        assert fact("koenig-ultimo", self.rufer("2: HK V HD HC", "2 announces koenig-ultimo")) == [
            (DECLARER, True, False, 1)
        ]

    def test_a_king_taken_from_the_talon_can_be_ultimo(self):
        """MV-33: one against three, the declarer holds the king himself (dossier 3.3, holder rule)"""
        state = self.rufer("0: HK HB HD HC", talon="HK H3 H2 K4 K3 K2", taken="HK H3 H2", discard="H3 H2 K1")
        assert state.king_in_talon
        assert fact("koenig-ultimo", state) == [MADE_SILENTLY]

    def test_mv_31_a_queen_cannot_be_played_ultimo(self):
        """MV-31; Vienna does not say so"""
        trick = {12: "2: HD HB H1 HC"}
        assert fact("koenig-ultimo", arranged("mostviertel", "rufer", trick, called="HD")) == []
        assert fact("koenig-ultimo", arranged("steirisch", "rufer", trick, called="HD")) == [MADE_SILENTLY]
        assert game_of(arranged("mostviertel", "rufer", trick, called="HD")).called == "queen"


class TestMondfang:
    """MV-50"""

    def dreier(self, trick, *talk, rules_id="mostviertel", **more):
        return arranged(rules_id, "dreier", {4: trick}, talk=said(*talk), **more)

    def rufer(self, trick, *talk, **more):
        return arranged("mostviertel", "rufer", {1: "2: HK HB HD HC", 4: trick}, called="HK", talk=said(*talk), **more)

    @pytest.mark.parametrize("rules_id", ["mostviertel", "tirol"])
    def test_mv_50_between_the_sides(self, rules_id):
        """MV-50"""
        assert fact("mondfang", self.dreier("0: Sk XXI V VI", rules_id=rules_id)) == [MADE_SILENTLY]
        assert fact("mondfang", self.dreier("0: XXI Sk V VI", rules_id=rules_id)) == [OPPONENTS_SILENTLY]

    def test_mv_50_not_between_partners(self):
        """MV-50"""
        assert fact("mondfang", self.rufer("0: Sk V XXI VI")) == []
        assert fact("mondfang", self.rufer("1: Sk V XXI VI")) == []
        assert fact("mondfang", self.rufer("0: Sk XXI V VI")) == [MADE_SILENTLY]

    def test_mv_17_not_in_a_maerchenstich(self):
        """MV-17: the Pagat takes it; in Tirol only in the order Mond, Sküs, Pagat"""
        assert fact("mondfang", self.dreier("0: Sk XXI I VI")) == []
        assert fact("mondfang", self.dreier("0: XXI Sk I VI", rules_id="tirol")) == []
        assert fact("mondfang", self.dreier("0: Sk XXI I VI", rules_id="tirol")) == [MADE_SILENTLY]

    def test_mv_50_announced_though_the_partner_holds_the_mond_is_void(self):
        """MV-50: the announcement drops out, and with it its kontra"""
        assert fact("mondfang", self.rufer("0: Sk V XXI VI", "0 announces mondfang", "1 kontra mondfang")) == []
        assert fact("mondfang", self.rufer("1: Sk XXI V VI", "0 announces mondfang")) == [OPPONENTS_SILENTLY]

    def test_mv_50_announced(self):
        """MV-50"""
        assert fact("mondfang", self.rufer("0: Sk XXI V VI", "0 announces mondfang")) == [(DECLARER, True, True, 1)]
        assert fact("mondfang", self.rufer("0: X XXI V VI", "0 announces mondfang")) == [(DECLARER, True, False, 1)]

    def test_mv_50_announced_with_the_mond_in_the_talon_is_lost(self):
        """MV-50 (dossier 3.3)"""
        state = self.dreier("0: Sk X V VI", "0 announces mondfang", talon="XXI H3 H2 K4 K3 K2")
        assert fact("mondfang", state) == [(DECLARER, True, False, 1)]
        assert fact("mondfang", self.dreier("0: Sk X V VI", talon="XXI H3 H2 K4 K3 K2")) == []


class TestPileBonuses:
    def test_trull_and_kings_lie_with_one_side(self):
        tricks = {1: "0: Sk HK KK TK", 2: "1: XXI V VI VII", 3: "1: PK I P8 P9"}
        assert fact("trull", arranged("steirisch", "dreier", tricks)) == []
        assert fact("vier-koenige", arranged("steirisch", "dreier", tricks)) == []
        tricks[2], tricks[3] = "0: XXI V VI VII", "2: PK I P8 P9"
        assert fact("trull", arranged("steirisch", "dreier", tricks)) == []
        assert fact("trull", arranged("steirisch", "dreier", tricks | {3: "0: PK I P8 P9"})) == []
        assert fact("trull", arranged("steirisch", "dreier", tricks | {3: "3: PK I P8 P9"})) == [MADE_SILENTLY]
        assert fact("vier-koenige", arranged("steirisch", "dreier", tricks | {3: "3: PK I P8 P9"})) == [MADE_SILENTLY]

    def test_a_king_in_the_talon_half_left_behind_belongs_to_the_opponents(self):
        tricks = {1: "1: Sk HK KK TK"}
        state = arranged("steirisch", "farbensolo", tricks, talon="PK H3 H2 K4 K3 K2")
        assert fact("vier-koenige", state) == [OPPONENTS_SILENTLY]

    def test_announced_by_one_side_and_made_by_the_other_counts_once(self):
        tricks = {1: "1: Sk HK KK TK", 2: "1: XXI V VI VII", 3: "0: PK I P8 P9"}
        silent = arranged("steirisch", "dreier", tricks)
        assert fact("trull", silent) == [OPPONENTS_SILENTLY]
        announced = arranged("steirisch", "dreier", tricks, talk=said("0 announces trull"))
        assert fact("trull", announced) == [(DECLARER, True, False, 1)]

    def test_mv_51_thresholds_of_absolut_and_grammopoi_for_either_side(self):
        """MV-51: Grammopoi made means both; symmetric for the opponents"""
        all_low = {n: f"{seat}: {text}" for n, (seat, text) in enumerate(TAKEN_BY_ONE, 1)}
        declarer = arranged("mostviertel", "dreier", all_low, talon=REST)
        assert thirds(ground_of(declarer).piles[DECLARER]) >= 167
        assert fact("absolut", declarer) == fact("grammopoi", declarer) == [MADE_SILENTLY]
        opponents = arranged("mostviertel", "dreier", all_low, talon=REST, declarers=(2,))
        assert fact("absolut", opponents) == fact("grammopoi", opponents) == [OPPONENTS_SILENTLY]

    def test_mv_51_announcing_grammopoi_announces_absolut(self):
        """MV-51"""
        tricks = {n: f"{seat}: {text}" for n, (seat, text) in enumerate(TAKEN_BY_ONE, 1)}
        state = arranged("mostviertel", "dreier", tricks, talon=REST, talk=said("0 announces grammopoi"))
        assert fact("absolut", state) == fact("grammopoi", state) == [(DECLARER, True, True, 1)]

    def test_mv_51_absolut_announced_by_the_other_side_is_not_announced_again(self):
        """MV-51: one item, of who named it first; a kontra on it does not hit the other side's Grammopoi"""
        tricks = {n: f"{seat}: {text}" for n, (seat, text) in enumerate(TAKEN_BY_ONE, 1)}
        words = said("0 announces grammopoi", "1 announces absolut", "0 kontra absolut")
        state = arranged("mostviertel", "dreier", tricks, talon=REST, talk=words)
        assert fact("absolut", state) == [(OPPONENTS, True, False, 2)]
        assert fact("grammopoi", state) == [(DECLARER, True, True, 1)]

    def test_mv_51_kontra_goes_the_other_way(self):
        """MV-51: kontra on Absolut hits Grammopoi too, not the other way round"""
        words = ("0 announces grammopoi", "0 announces absolut")
        tricks = {n: f"{seat}: {text}" for n, (seat, text) in enumerate(TAKEN_BY_ONE, 1)}

        def factors(*more):
            state = arranged("mostviertel", "dreier", tricks, talon=REST, talk=said(*words, *more))
            return fact("absolut", state)[0][3], fact("grammopoi", state)[0][3]

        assert factors("1 kontra absolut") == (2, 2)
        assert factors("1 kontra grammopoi") == (1, 2)
        assert factors("1 kontra absolut", "0 re absolut") == (4, 4)

    def test_valat_is_all_twelve_tricks(self):
        tricks = [f"0: {text}" for _, text in TAKEN_BY_ONE]
        state = arranged("steirisch", "dreier", dict(enumerate(tricks, 1)), talon=REST)
        assert fact("valat", state) == [MADE_SILENTLY]
        state = arranged("steirisch", "dreier", dict(enumerate(tricks, 1)), talon=REST, talk=said("0 announces valat"))
        assert fact("valat", state) == [(DECLARER, True, True, 1)]
        lost = dict(enumerate(tricks, 1)) | {12: "1" + tricks[11][1:]}
        state = arranged("steirisch", "dreier", lost, talon=REST, talk=said("0 announces valat"))
        assert fact("valat", state) == [(DECLARER, True, False, 1)]

    def test_a_bonus_that_is_held_in_hand(self):
        """House rules: so many of certain cards dealt to one player (KubiTarock's honours)"""
        base = arranged("steirisch", "dreier", {1: "0: Sk HK KK TK", 2: "0: XXI V VI VII"})
        honours = replace(base.rules.bonuses["trull"], test="hand", holding=2)
        state = replace(base, rules=replace(base.rules, bonuses={**base.rules.bonuses, "trull": honours}))
        assert fact("trull", state) == [MADE_SILENTLY]
        three = replace(honours, holding=3)
        state = replace(base, rules=replace(base.rules, bonuses={**base.rules.bonuses, "trull": three}))
        assert fact("trull", state) == []

    def test_every_word_has_its_mechanic(self):
        assert set(TESTS) == set(BONUS_TESTS)


class TestKontra:
    def rufer(self, *talk, **more):
        tricks = {1: "2: HK HB HD HC", 12: "0: I KB PB TB"}
        return arranged("steirisch", "rufer", tricks, called="HK", talk=said(*talk), **more)

    def test_mv_53_for_the_party(self):
        """MV-53: whoever of a side answers, answers for it"""
        assert game_of(self.rufer("1 kontra game")).game_kontra == 2
        assert game_of(self.rufer("1 kontra game", "2 re game")).game_kontra == 4
        assert game_of(self.rufer("3 kontra game", "0 re game", "1 sub game")).game_kontra == 8

    def test_mv_48_between_partners_it_does_not_count(self):
        """MV-48"""
        assert game_of(self.rufer("2 kontra game")).game_kontra == 1
        assert game_of(self.rufer("1 kontra game", "3 re game")).game_kontra == 2
        words = ("0 announces pagat", "2 kontra pagat")
        assert fact("pagat", self.rufer(*words)) == [(DECLARER, True, True, 1)]
        assert fact("pagat", self.rufer("0 announces pagat", "3 kontra pagat")) == [(DECLARER, True, True, 2)]
        assert fact("pagat", self.rufer("0 announces pagat", "1 kontra pagat", "3 re pagat")) == [
            (DECLARER, True, True, 2)
        ]

    def test_mv_23_negative_games_individually(self):
        """MV-23, MV-53: a Re answers the kontras of all"""
        state = played("mostviertel", "piccolo", DEAL_2, leader=3, declarers=(3,))
        words = said("0 kontra game against 3", "2 kontra game against 3")
        assert game_of(replace(state, talk=words)).kontra == {(0, 3): 2, (2, 3): 2}
        re_all = (*words, Said(3, "kontra", GAME, 4))
        assert game_of(replace(state, talk=re_all)).kontra == {(0, 3): 4, (2, 3): 4}
        late = (words[0], Said(3, "kontra", GAME, 4), words[1])
        assert game_of(replace(state, talk=late)).kontra == {(0, 3): 4, (2, 3): 4}

    def test_elsewhere_a_re_answers_one_kontra(self):
        state = played("oberoesterreich", "piccolo", DEAL_2, leader=3, declarers=(3,))
        words = said("0 kontra game against 3", "2 kontra game against 3", "3 re game against 2")
        assert game_of(replace(state, talk=words)).kontra == {(0, 3): 2, (2, 3): 4}

    def test_mv_45_in_a_bei_each_kontra_names_its_declarer(self):
        """MV-45: also between two declarers"""
        state = played("mostviertel", "piccolo", DEAL_2, leader=3, declarers=(3, 0))
        words = said("1 kontra game against 0", "3 kontra game against 0", "0 kontra game against 3")
        game = outcome(replace(state, talk=words))
        assert game.kontra == {(1, 0): 2, (3, 0): 2, (0, 3): 2}
        game = outcome(replace(state, talk=(*words, Said(3, "kontra", GAME, 4))))
        assert game.kontra == {(1, 0): 2, (3, 0): 2, (0, 3): 4}

    def test_mv_45_a_declarer_who_kontras_another_has_not_answered_him(self):
        """MV-45, MV-53"""
        state = played("mostviertel", "piccolo", DEAL_2, leader=3, declarers=(3, 0))
        words = (*said("0 kontra game against 3", "3 kontra game against 0"), Said(3, "kontra", GAME, 4))
        assert game_of(replace(state, talk=words)).kontra == {(0, 3): 4, (3, 0): 2}


class TestNegative:
    def test_exactly_the_tricks_of_the_contract(self):
        assert game_of(played("steirisch", "piccolo", DEAL_2, leader=3, declarers=(3,))).won == (True,)
        assert game_of(played("steirisch", "zwiccolo", DEAL_2, leader=3, declarers=(3,))).won == (False,)
        assert game_of(played("steirisch", "bettler", DEAL_2, leader=3, declarers=(3,))).won == (False,)

    def test_mv_45_each_declarer_of_a_bei_for_himself(self):
        """MV-45"""
        state = played("mostviertel", "piccolo", DEAL_2, leader=3, declarers=(3, 0))
        assert game_of(state).won == (True, False)

    def test_a_lost_game_may_stop_early(self):
        state = played("steirisch", "bettler", DEAL_2[:4], leader=3, declarers=(1,))
        assert game_of(state).won == (False,)

    def test_a_game_that_is_not_over_is_no_game(self):
        with pytest.raises(ValueError, match="no game"):
            game_of(played("steirisch", "bettler", DEAL_2[:1], leader=3, declarers=(3,)))
        with pytest.raises(ValueError, match="no game"):
            game_of(deal_1(end="thrown-in"))
        with pytest.raises(ValueError, match="no game"):
            game_of(replace(deal_1(), tricks=deal_1().tricks[:11]))


class TestGivenUp:
    """MV-33"""

    def given_up(self, rules_id, contract, **more):
        start = deal_3(rules_id, contract, end="given-up", talk=(), called="KK", **more)
        return game_of(replace(start, tricks=()))

    def test_mv_33_a_bird_game_names_the_smallest_bird_in_hand(self):
        """MV-33: Du holds the Pagat although another bird was named"""
        game = self.given_up("mostviertel", "besserrufer", birds=((2, "uhu"),))
        assert (game.end, game.king_in_talon, game.partner) == ("given-up", True, None)
        assert game.bonuses == (BonusFact("pagat", DECLARER, announced=True, made=False),)

    def test_elsewhere_it_is_the_named_bird(self):
        game = self.given_up("oberoesterreich", "besserrufer", birds=((2, "uhu"),))
        assert game.bonuses == (BonusFact("uhu", DECLARER, announced=True, made=False),)

    def test_mv_33_a_plain_rufer_has_no_bird_to_pay(self):
        """MV-33: the smallest bird is paid in a Besserrufer only"""
        assert self.given_up("mostviertel", "rufer").bonuses == ()


class TestClaims:
    """The rest belongs to the claimer."""

    def claimed(self, kept, seat, **more):
        return replace(deal_3(claimed_by=seat, **more), tricks=deal_3().tricks[:kept])

    def test_the_rest_goes_to_the_claimer(self):
        state = self.claimed(10, 2)
        piles = ground_of(state).piles
        assert parse_hand("K3 KD XXI T8 I TB HD HB") & ~piles[DECLARER] == 0
        assert piles[DECLARER] == ground_of(deal_3()).piles[DECLARER]
        assert ground_of(self.claimed(10, 0)).tricks == {DECLARER: 7, OPPONENTS: 5}

    def test_mv_49_an_announced_bird_is_kept_by_its_own_holder(self):
        """MV-49"""
        assert fact("pagat", self.claimed(10, 2)) == [(DECLARER, True, True, 2)]
        assert fact("pagat", self.claimed(10, 0)) == [(DECLARER, True, False, 2)]

    def test_nothing_is_made_silently_by_a_claim(self):
        assert fact("pagat", self.claimed(10, 2, talk=())) == []

    def test_trischaken_takes_the_talon_cards_that_are_left(self):
        state = played("steirisch", "trischaken", DEAL_2[:3], leader=3, claimed_by=2, talon="III XI KK PK TD TC")
        game = outcome(state)
        assert (sum(game.counts), sum(game.tricks)) == (210, 12)

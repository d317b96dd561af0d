"""Which cards may be played and who wins: hand-made positions, named after the clauses (dossier 1.4)."""

import pytest

from tarock.cards import parse_card, parse_cards, parse_hand
from tarock.deal.tricks import TrickRules, trick_rules, why_not
from tarock.rules import builtin_ids, load
from tests.deal.positions import legal, rules_for, takes

ALL = builtin_ids()


def reason(rules_id, contract, hand, trick, card, stichzwang=None):
    rules, tr = rules_for(rules_id, contract, stichzwang)
    return why_not(rules, tr, parse_hand(hand), parse_cards(trick), parse_card(card))


class TestRulesOfAContract:
    @pytest.mark.parametrize("rules_id", ALL)
    def test_positive_games_have_no_stichzwang_and_a_free_pagat(self, rules_id):
        for contract in load(rules_id).contracts.values():
            tr = trick_rules(load(rules_id), contract)
            if contract.positive:
                assert (tr.kind, tr.stichzwang, tr.pagat) == (contract.kind, False, "free")

    def test_mv_40_negative_games_have_stichzwang_and_the_pagat_rule(self):
        """MV-40, MV-41, MV-42, MV-25"""
        rules = load("mostviertel")
        negative = {c.id for c in rules.contracts.values() if not c.positive}
        assert negative == {"trischaken", "piccolo", "bettler", "piccolo-ouvert", "bettler-ouvert"}
        for contract in negative:
            kind = rules.contracts[contract].kind
            assert trick_rules(rules, rules.contracts[contract]) == TrickRules(kind, True, "last-tarock", "any-order")

    def test_no_maerchenstich_in_negative_games_of_vienna_and_styria(self):
        for rules_id in ("wien", "steirisch", "steirisch-2020", "frohnleiten"):
            _, tr = rules_for(rules_id, "piccolo")
            assert tr == TrickRules("negative", True, "last-tarock", "none")

    def test_fro_02_vorhand_chooses_stichzwang(self):
        """FRO-02: the first option is with Stichpflicht"""
        assert rules_for("frohnleiten", "trischaken")[1].stichzwang is True
        assert rules_for("frohnleiten", "trischaken", False)[1].stichzwang is False


class TestFollowing:
    @pytest.mark.parametrize("rules_id", ALL)
    def test_farbzwang_then_tarockzwang_then_anything(self, rules_id):
        assert legal(rules_id, "dreier", "H1 H4 KK V", "HB") == {"H1", "H4"}
        assert legal(rules_id, "dreier", "KK V XX", "HB") == {"V", "XX"}
        assert legal(rules_id, "dreier", "KK P7", "HB") == {"KK", "P7"}
        assert legal(rules_id, "dreier", "KK V I", "XX") == {"V", "I"}
        assert legal(rules_id, "dreier", "KK P7", "XX") == {"KK", "P7"}

    def test_the_lead_is_free_in_a_tarock_game(self):
        assert legal("steirisch", "rufer", "KK V I Sk") == {"KK", "V", "I", "Sk"}

    def test_why_a_suit_must_be_followed(self):
        found = reason("steirisch", "rufer", "H1 KK V", "HB", "KK")
        assert (found.code, found.clause) == ("trick-follow-suit", "ALLG")
        assert "Farbzwang" in found.sentence("de")
        assert "Herz" in found.sentence("de")
        assert "hearts" in found.sentence("en")

    def test_why_tarock_must_be_played(self):
        found = reason("steirisch", "rufer", "KK V", "HB", "KK")
        assert (found.code, found.clause) == ("trick-tarock-due", "ALLG")

    def test_why_a_card_of_another_hand_is_refused(self):
        assert reason("steirisch", "rufer", "KK V", "", "Sk").code == "trick-not-held"

    def test_a_legal_card_has_no_reason(self):
        assert reason("steirisch", "rufer", "KK V", "HB", "V") is None


class TestWinner:
    @pytest.mark.parametrize(
        ("trick", "card"),
        [
            ("HB H1 HD H4", "HD"),
            ("P7 P10 P8 P9", "P10"),
            ("H4 H3 H2 H1", "H1"),
            ("HB KK PK TK", "HB"),
            ("HK II HD I", "II"),
            ("HK V XX H1", "XX"),
            ("XXI Sk V I", "I"),
            ("XX Sk V I", "Sk"),
        ],
    )
    def test_highest_tarock_else_highest_of_the_led_suit(self, trick, card):
        assert takes("steirisch", "dreier", trick) == card


SUIT_GAMES = [
    ("mostviertel", "farbensolo"),
    ("wien", "farbendreier"),
    ("frohnleiten", "farbensechser"),
    ("tirol", "farbensolo"),
]


class TestSuitGames:
    """Farbenspiele: MV-37, MV-38, MV-39; Vienna alike."""

    @pytest.mark.parametrize(("rules_id", "contract"), SUIT_GAMES)
    def test_mv_37_tarock_is_led_only_without_suit_cards(self, rules_id, contract):
        """MV-37, FRO-16"""
        assert legal(rules_id, contract, "H1 TK V Sk") == {"H1", "TK"}
        assert legal(rules_id, contract, "V Sk I") == {"V", "Sk", "I"}

    @pytest.mark.parametrize(("rules_id", "contract"), SUIT_GAMES)
    def test_mv_38_void_means_tarock_and_it_does_not_win(self, rules_id, contract):
        """MV-38, FRO-16"""
        assert legal(rules_id, contract, "KK V Sk", "H4") == {"V", "Sk"}
        assert takes(rules_id, contract, "H4 Sk XXI I") == "H4"
        assert takes(rules_id, contract, "H4 Sk HB KK") == "HB"

    @pytest.mark.parametrize(("rules_id", "contract"), SUIT_GAMES)
    def test_mv_39_no_stichzwang_and_no_pagat_rule(self, rules_id, contract):
        """MV-39: neither a card that beats nor the last tarock is asked for"""
        assert legal(rules_id, contract, "H1 HK", "HB") == {"H1", "HK"}
        assert legal(rules_id, contract, "I V XX", "II") == {"I", "V", "XX"}
        assert legal(rules_id, contract, "I V", "TK") == {"I", "V"}

    def test_tarock_led_is_won_by_the_highest_tarock(self):
        assert takes("wien", "farbensolo", "V XX HK III") == "XX"

    def test_the_refusals_cite_the_clauses(self):
        led = reason("mostviertel", "farbensolo", "H1 V", "", "V")
        assert (led.code, led.clause) == ("trick-suits-first", "MV-37, MV-38")
        void = reason("mostviertel", "farbendreier", "KK V", "H4", "KK")
        assert (void.code, void.clause) == ("trick-tarock-due", "MV-37, MV-38")


class TestStichzwang:
    """MV-41, MV-25 and the details of dossier 1.4."""

    @pytest.mark.parametrize("rules_id", ALL)
    @pytest.mark.parametrize("contract", ["bettler", "trischaken"])
    def test_mv_41_the_best_card_must_be_beaten(self, rules_id, contract):
        """MV-41, MV-25: the red ace is the highest pip (Trischaken, ♦B led, {♦4 ♦1 ♦D}: only the queen)"""
        assert legal(rules_id, contract, "K4 K1 KD", "KB") == {"KD"}
        assert legal(rules_id, contract, "K4 K1", "KB") == {"K4", "K1"}
        assert legal(rules_id, contract, "V XX X", "IX") == {"XX", "X"}
        assert legal(rules_id, contract, "V III", "IX") == {"V", "III"}
        assert legal(rules_id, contract, "H1 HD HK", "HB HC") == {"HD", "HK"}

    def test_a_suit_card_need_not_beat_a_tarock(self):
        assert legal("steirisch", "bettler", "H1 HK", "HB II") == {"H1", "HK"}

    def test_void_and_a_tarock_lies_must_overtrump_if_able(self):
        assert legal("steirisch", "bettler", "V XX KK", "HB X") == {"XX"}
        assert legal("steirisch", "bettler", "V III KK", "HB X") == {"V", "III"}

    def test_void_any_tarock_beats_a_suit_card(self):
        assert legal("steirisch", "bettler", "V III KK", "HB HK") == {"V", "III"}

    def test_void_in_both_is_free(self):
        assert legal("steirisch", "bettler", "KK P7", "HB") == {"KK", "P7"}

    @pytest.mark.parametrize("rules_id", ["frohnleiten", "tirol"])
    def test_fro_02_without_stichpflicht_nothing_must_be_beaten(self, rules_id):
        """FRO-02; Tirol knows the same choice"""
        assert legal(rules_id, "trischaken", "K4 K1 KD", "KB", stichzwang=False) == {"K4", "K1", "KD"}
        assert legal(rules_id, "trischaken", "V XX I", "IX", stichzwang=False) == {"V", "XX"}

    def test_the_refusal_names_the_card_to_beat_and_the_clause(self):
        found = reason("mostviertel", "bettler", "K4 KD", "KB", "K4")
        assert (found.code, found.clause) == ("trick-must-beat", "MV-41")
        assert "Karo-Bube" in found.sentence("de")
        assert reason("mostviertel", "trischaken", "K4 KD", "KB", "K4").clause == "MV-25"
        assert reason("frohnleiten", "trischaken", "K4 KD", "KB", "K4").clause == "FRO-02"


class TestPagatInNegativeGames:
    """MV-42, MV-25; Vienna and Styria: only as last tarock, led or played; it goes before Stichzwang."""

    @pytest.mark.parametrize("rules_id", ALL)
    @pytest.mark.parametrize("contract", ["bettler", "trischaken"])
    def test_mv_42_only_as_last_tarock(self, rules_id, contract):
        """MV-42, MV-25"""
        assert legal(rules_id, contract, "I V KK") == {"V", "KK"}
        assert legal(rules_id, contract, "I KK") == {"I", "KK"}
        assert legal(rules_id, contract, "I V KK", "XX") == {"V"}
        assert legal(rules_id, contract, "I KK", "XX") == {"I"}
        assert legal(rules_id, contract, "I V KK", "H4") == {"V"}
        assert legal(rules_id, contract, "I KK", "H4") == {"I"}
        assert legal(rules_id, contract, "I KK H1", "H4") == {"H1"}

    def test_the_pagat_rule_goes_before_stichzwang(self):
        """MV-42: the Pagat may not be chosen among the cards that beat"""
        assert legal("steirisch", "piccolo", "I II", "HK") == {"II"}

    def test_positive_games_know_no_pagat_rule(self):
        assert legal("mostviertel", "rufer", "I V KK") == {"I", "V", "KK"}
        assert legal("mostviertel", "rufer", "I V KK", "XX") == {"I", "V"}

    def test_the_refusal_cites_the_clause(self):
        for trick in ("", "XX", "H4"):
            found = reason("mostviertel", "bettler", "I V KK", trick, "I")
            assert (found.code, found.clause) == ("trick-pagat-last", "MV-42")
        assert reason("frohnleiten", "trischaken", "I V", "XX", "I", False).code == "trick-pagat-last"

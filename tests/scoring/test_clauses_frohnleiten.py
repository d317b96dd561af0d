"""The house rules of the Frohnleitener Tarockfreunde, clause by clause, as far as they are settled."""

from fractions import Fraction

import pytest

from tarock.cards import parse_count
from tarock.rules import load
from tests.scoring.entries import announced, bonus, cash, entry, ledgers, points, refused, trischaken

HALF = Fraction(1, 2)
# A loses as Vorhand or C loses plainly; D without a trick where a Jungfrau is wanted.
PLAIN = ([50, 40, 80, 40], [3, 3, 4, 2])
MAYOR = ([30, 30, 120, 30], [2, 2, 6, 2])
FOREHAND = ([80, 40, 50, 40], [4, 3, 3, 2])
FOREHAND_MAYOR = ([120, 40, 50, 0], [6, 3, 3, 0])


def fro(case, **keys):
    return points("frohnleiten", "trischaken", **trischaken(*case, **keys))


@pytest.mark.parametrize(
    ("contract", "keys"),
    [
        ("rufer", {"partner": "C", "result": "won"}),
        ("uhurufer", {"partner": "B", "result": "lost", "bonus": [announced("uhu", made=False, kontra=2)]}),
        ("dreier", {"result": "won", "bonus": [bonus("valat")]}),
        ("bettler-ouvert", {"result": "lost", "kontra": {"B": 2, "D": 8}}),
        ("zwiccolo", {"tricks": 2}),
        ("farbensolo", {"count": "41/2", "bonus": [announced("vier-koenige")]}),
    ],
)
def test_fro_01_all_else_is_as_in_the_styrian_cup(contract, keys):
    assert ledgers(entry("frohnleiten", contract, **keys)) == ledgers(entry("steirisch", contract, **keys))


def test_fro_02_vorhand_decides_on_stichpflicht():
    for choice in (True, False):
        assert fro(PLAIN, stichzwang=choice) == [2, 2, -6, 2]
    assert refused("steirisch", "trischaken", **trischaken(*PLAIN, stichzwang=False)) == {
        "stichzwang": "entry-option-not-open"
    }


def test_fro_03_vorhand_decides_where_the_talon_goes():
    """With the whole talon to the last trick other counts are possible than with one card to each of six tricks."""
    counts = trischaken([20, 55, 95, 40], [2, 4, 3, 3])
    assert points("frohnleiten", "trischaken", **counts) == [2, 2, -6, 2]
    assert points("frohnleiten", "trischaken", **counts, talon="first-six") == [2, 2, -6, 2]
    assert refused("frohnleiten", "trischaken", **counts, talon="last") == {"count": "entry-piles"}
    assert refused("steirisch", "trischaken", **counts, talon="last")["talon"] == "entry-option-not-open"


def test_fro_04_everybody_spritzes_for_himself():
    """FRO-04: also Vorhand, also several; nobody in the Styrian cup."""
    assert fro(PLAIN, spritzer=["A", "B", "D"]) == [4, 4, -12, 4]
    assert refused("steirisch", "trischaken", **trischaken(*PLAIN, spritzer=["B"])) == {"spritzer": "entry-no-spritzer"}
    assert refused("frohnleiten", "rufer", result="won", spritzer=["B"]) == {"spritzer": "entry-key-not-here"}


@pytest.mark.parametrize(
    ("case", "before", "after"),
    [(PLAIN, 2, 4), (MAYOR, 4, 8), (FOREHAND, 4, 8), (FOREHAND_MAYOR, 0, 8)],
)
def test_fro_05_the_spritzer_doubles_what_his_player_gets(case, before, after):
    """FRO-05; beside a Jungfrau he gets the premium alone."""
    assert fro(case)[1] == before
    assert fro(case, spritzer=["B"])[1] == after


def test_fro_06_the_loser_pays_two_to_each_and_vorhand_four():
    assert fro(PLAIN) == [2, 2, -6, 2]
    assert fro(FOREHAND) == [-12, 4, 4, 4]


def test_fro_07_the_buergermeister_pays_four_and_vorhand_eight():
    assert fro(MAYOR) == [4, 4, -12, 4]
    assert fro(([120, 30, 30, 30], [6, 2, 2, 2])) == [-24, 8, 8, 8]
    assert load("frohnleiten").trischaken.mayor_at_least == parse_count("35/2")
    assert fro(([35, 35, 107, 33], [2, 2, 6, 2])) == [4, 4, -12, 4]
    assert fro(([36, 35, 106, 33], [2, 2, 6, 2])) == [2, 2, -6, 2]


def test_fro_08_a_jungfrau_gets_all_of_the_normal_game():
    assert fro(([60, 50, 100, 0], [3, 3, 6, 0])) == [0, 0, -6, 6]
    assert fro(FOREHAND_MAYOR) == [-24, 0, 0, 24]


def test_fro_09_the_premium_stays_with_who_spritzed():
    """FRO-09, beside a Jungfrau too, and with the Jungfrau where she spritzed."""
    assert fro(([60, 50, 100, 0], [3, 3, 6, 0]), spritzer=["B"]) == [0, 2, -8, 6]
    assert fro(([60, 50, 100, 0], [3, 3, 6, 0]), spritzer=["D"]) == [0, 0, -8, 8]


def test_fro_10_two_jungfrauen_share():
    assert fro(([100, 0, 110, 0], [5, 0, 7, 0])) == [0, 6, -12, 6]
    assert fro(([100, 0, 110, 0], [5, 0, 7, 0]), spritzer=["B"]) == [0, 10, -16, 6]


def test_fro_11_vorhand_two_three_four():
    """FRO-11: 2 spritzes, 3 loses plainly."""
    assert fro(PLAIN, spritzer=["B"]) == [2, 4, -8, 2]


def test_fro_12_the_third_player_is_buergermeister():
    assert fro(MAYOR, spritzer=["B"]) == [4, 8, -16, 4]


def test_fro_13_the_fourth_player_is_jungfrau():
    assert fro(([60, 50, 100, 0], [3, 3, 6, 0]), spritzer=["B"]) == [0, 2, -8, 6]


def test_fro_14_practice_the_losers_own_spritzer_changes_nothing():
    assert fro(FOREHAND_MAYOR, spritzer=["A", "B", "C"]) == [-40, 8, 8, 24]
    assert fro(FOREHAND_MAYOR, spritzer=["B", "C"]) == [-40, 8, 8, 24]


def test_fro_15_farben_sechser_dreier_counts_four_and_lost_eight():
    assert points("frohnleiten", "farbensechser", result="won") == [12, -4, -4, -4]
    assert points("frohnleiten", "farbensechser", result="lost") == [-24, 8, 8, 8]
    assert cash("frohnleiten", "farbensechser", result="lost", kontra={"game": 8}) == [-192, 64, 64, 64]
    assert refused("frohnleiten", "farbensechser", declarer="B", result="won") == {"declarer": "entry-forehand-only"}
    assert refused("steirisch", "farbensechser", result="won") == {"contract": "entry-unknown-contract"}


def test_fro_16_farben_sechser_dreier_has_the_premiums_of_the_farbendreier():
    assert points("frohnleiten", "farbensechser", result="won", bonus=[bonus("vier-koenige")]) == [15, -5, -5, -5]
    assert points("frohnleiten", "farbensechser", result="won", bonus=[bonus("valat")]) == [42, -14, -14, -14]
    for name in ("trull", "pagat", "uhu"):
        found = refused("frohnleiten", "farbensechser", result="won", bonus=[bonus(name)])
        assert found == {"bonus[1].name": "entry-bonus-not-here"}


def test_tied_losers_share_and_each_spritzer_gets_their_share_again():
    """Assumed as in the Styrian cup (FRO-01): amounts in halves are written as they are."""
    tied = ([20, 80, 80, 30], [2, 4, 4, 2])
    assert fro(tied) == [3, -3, -3, 3]
    assert fro(tied, spritzer=["D"]) == [3, -3 - 3 * HALF, -3 - 3 * HALF, 6]
    assert fro(([30, 60, 60, 60], [3, 3, 3, 3]), spritzer=["A", "B"]) == [12, -4, -4, -4]


def test_renonce_in_a_spritzed_trischaken_is_six_each():
    assert points("frohnleiten", "trischaken", renonce={"by": "B"}, spritzer=["A", "B"]) == [6, -18, 6, 6]

"""The worked examples of the cups, as tables: what happened, points of A to D, and cash where it differs."""

import pytest

from tests.scoring.entries import announced, bonus, entry, ledgers, trischaken

A4 = {"A": 4, "B": 3, "C": 3, "D": 2}

FROHNLEITEN = [
    ("F1", [50, 40, 80, 40], ["B"], [2, 4, -8, 2]),
    ("F2", [30, 30, 120, 30], ["B"], [4, 8, -16, 4]),
    ("F3", [60, 50, 100, 0], ["B"], [0, 2, -8, 6]),
    ("F4", [120, 40, 50, 0], ["A", "B", "C"], [-40, 8, 8, 24]),
    ("F5", [100, 0, 110, 0], ["B"], [0, 10, -16, 6]),
    ("F6", [80, 40, 50, 40], [], [-12, 4, 4, 4]),
    ("F7", [120, 30, 30, 30], [], [-24, 8, 8, 8]),
]


@pytest.mark.parametrize(("name", "counts", "spritzer", "expected"), FROHNLEITEN, ids=[row[0] for row in FROHNLEITEN])
def test_trischaken_of_frohnleiten(name, counts, spritzer, expected):
    points, cash = ledgers(entry("frohnleiten", "trischaken", **trischaken(counts, spritzer=spritzer)))
    assert points == cash == expected


KU = "koenig-ultimo"
PUBLISHED = [
    (1, "rufer", {"partner": "B", "result": "won", "bonus": [bonus("trull", "opponents"), bonus("vier-koenige")]},
     [1, 1, -1, -1], None),
    (2, "besserrufer", {"partner": "B", "result": "won", "bonus": [announced("pagat", kontra=2)]},
     [3, 3, -3, -3], [5, 5, -5, -5]),
    (3, "piccolo", {"result": "won", "kontra": {"B": 2}}, [6, -2, -2, -2], [8, -4, -2, -2]),
    (4, "dreier", {"result": "won", "bonus": [bonus("trull"), bonus("pagat", "opponents")]}, [12, -4, -4, -4], None),
    (5, "sechserdreier", {"result": "lost", "bonus": [announced("uhu")]}, [-12, 4, 4, 4], None),
    (6, "sechserdreier", {"result": "lost", "kontra": {"game": 2}}, [-24, 8, 8, 8], [-48, 16, 16, 16]),
    (7, "solorufer", {"partner": "B", "result": "lost", "bonus": [announced(KU)]}, [2, 2, -2, -2], None),
    (8, "solorufer", {"result": "won", "king_in_talon": True, "kontra": {"game": 4}}, [6, -2, -2, -2], None),
    (9, "besserrufer", {"partner": "B", "result": "won", "bonus": [announced("uhu", made=False, kontra=2)]},
     [-3, -3, 3, 3], [-7, -7, 7, 7]),
    (10, "dreier", {"result": "won", "bonus": [bonus("valat"), announced("trull")]}, [54, -18, -18, -18], None),
    (11, "dreier", {"result": "won", "bonus": [announced("valat", made=False), announced("pagat")]},
     [-90, 30, 30, 30], None),
    (12, "sechserdreier", {"result": "lost", "kontra": {"game": 2}, "bonus": [bonus("valat", "opponents")]},
     [-96, 32, 32, 32], [-192, 64, 64, 64]),
    (13, "rufer", {"partner": "B", "result": "won", "bonus": [announced("valat", kontra=2)]},
     [8, 8, -8, -8], [16, 16, -16, -16]),
    (14, "farbensolo", {"result": "won", "bonus": [bonus("vier-koenige")]}, [24, -8, -8, -8], None),
    (15, "bettler-ouvert", {"result": "lost", "kontra": {"B": 2, "C": 4}}, [-21, 7, 7, 7], [-49, 14, 28, 7]),
    (16, "besserrufer", {"result": "given-up", "bonus": [announced("uhu", made=False)]}, [-15, 5, 5, 5], None),
    (17, "dreier", {"renonce": {"by": "A"}}, [-12, 4, 4, 4], None),
    (18, "dreier", {"renonce": {"by": "D"}}, [12, 4, 4, -20], None),
    (19, "sechserdreier", {"renonce": {"by": "D"}, "bonus": [announced("uhu")]}, [24, 12, 12, -48], None),
    (20, "besserrufer", {"result": "no-bird"}, [-9, 3, 3, 3], None),
    (21, "trischaken", trischaken([60, 91, 59, 0]), [0, -3, 0, 3], None),
    (22, "trischaken", trischaken([108, 40, 40, 22]), [-12, 4, 4, 4], None),
    (23, "trischaken", trischaken([36, 75, 75, 24]), [2, -2, -2, 2], None),
    (24, "trischaken", trischaken([0, 106, 104, 0]), [2, -4, 0, 2], None),
    (25, "trischaken", trischaken([0, 107, 103, 0]), [3, -6, 0, 3], None),
    (26, "trischaken", trischaken([30, 60, 60, 60]), [3, -1, -1, -1], None),
    (27, "trischaken", trischaken([75, 75, 30, 30]), [-6, 2, 2, 2], None),
    (28, "trischaken", trischaken([50, 110, 30, 20]), [2, -6, 2, 2], None),
    (29, "trischaken", trischaken([0, 105, 105, 0]), [2, -2, -2, 2], None),
]  # fmt: skip


@pytest.mark.parametrize(
    ("number", "contract", "keys", "points", "cash"), PUBLISHED, ids=[f"{row[0]}-{row[1]}" for row in PUBLISHED]
)
def test_published_examples_of_upper_austria(number, contract, keys, points, cash):
    assert ledgers(entry("oberoesterreich", contract, **keys)) == (points, cash or points)


VALAT_LOST = {"result": "won", "bonus": [announced("valat", made=False)]}
STYRIA = [
    ("S1", "steirisch", "rufer", {"partner": "B", "result": "won"}, [1, 1, -1, -1], None),
    ("S2", "steirisch", "pagatrufer", {"partner": "B", "result": "won", "bonus": [announced("pagat")]},
     [3, 3, -3, -3], None),
    ("S3", "steirisch", "pagatrufer", {"partner": "B", "result": "won", "bonus": [announced("pagat", made=False)]},
     [-1, -1, 1, 1], None),
    ("S4", "steirisch", "uhurufer",
     {"partner": "B", "result": "lost", "bonus": [announced("uhu", made=False, kontra=2)]},
     [-5, -5, 5, 5], [-9, -9, 9, 9]),
    ("S5", "steirisch", "pagatrufer", {"result": "given-up", "bonus": [announced("pagat", made=False)]},
     [-9, 3, 3, 3], None),
    ("S6", "steirisch", "solorufer", {"partner": "B", "result": "won", "bonus": [bonus("trull")]},
     [4, 4, -4, -4], None),
    ("S7", "steirisch", "solodreier", {"result": "won", "bonus": [announced("pagat")]}, [42, -14, -14, -14], None),
    ("S8", "steirisch", "sechserdreier", {"result": "lost"}, [-24, 8, 8, 8], None),
    ("S9", "steirisch", "sechserdreier", {"result": "lost", "bonus": [announced("pagat")]}, [-18, 6, 6, 6], None),
    ("S10", "steirisch", "dreier", {"result": "won", "bonus": [bonus("valat")]}, [45, -15, -15, -15], None),
    ("S10-2020", "steirisch-2020", "dreier", {"result": "won", "bonus": [bonus("valat")]},
     [60, -20, -20, -20], None),
    ("S11", "steirisch", "farbensolo", {"result": "won", "bonus": [bonus("valat")]}, [90, -30, -30, -30], None),
    ("S11-2020", "steirisch-2020", "farbensolo", {"result": "won", "bonus": [bonus("valat")]},
     [120, -40, -40, -40], None),
    ("S12", "steirisch", "rufer", {"partner": "B", "result": "won", "bonus": [announced("valat")]},
     [21, 21, -21, -21], None),
    ("S12-2020", "steirisch-2020", "rufer", {"partner": "B", "result": "won", "bonus": [announced("valat")]},
     [8, 8, -8, -8], None),
    ("S13", "frohnleiten", "farbensechser", {"result": "won", "bonus": [bonus("vier-koenige")]},
     [15, -5, -5, -5], None),
    ("S14", "frohnleiten", "farbensechser", {"result": "lost", "kontra": {"game": 2}},
     [-24, 8, 8, 8], [-48, 16, 16, 16]),
    ("S15", "steirisch", "trischaken", trischaken([60, 91, 59, 0]), [0, -6, 0, 6], None),
    ("S16", "steirisch", "trischaken", trischaken([36, 75, 75, 24]), [3, -3, -3, 3], None),
    ("S17", "steirisch", "trischaken", trischaken([75, 75, 30, 30]), [-12, 4, 4, 4], None),
    ("S18", "steirisch", "trischaken", trischaken([30, 60, 60, 60]), [6, -2, -2, -2], None),
    ("30", "wien", "sechserdreier", VALAT_LOST, [-48, 16, 16, 16], None),
    ("31-silent", "steirisch-2020", "sechserdreier", {"result": "won", "bonus": [bonus("valat")]},
     [48, -16, -16, -16], None),
    ("31-announced", "steirisch-2020", "sechserdreier", {"result": "won", "bonus": [announced("valat")]},
     [96, -32, -32, -32], None),
    ("31-lost", "steirisch-2020", "sechserdreier", VALAT_LOST, [-192, 64, 64, 64], None),
    ("32", "steirisch", "dreier", {"renonce": {"by": "C"}}, [15, 5, -25, 5], None),
    ("silent-valat-kontra-void", "steirisch", "dreier",
     {"result": "won", "kontra": {"game": 2}, "bonus": [bonus("valat")]}, [45, -15, -15, -15], None),
    ("announced-valat-kontra-on-both", "steirisch", "dreier",
     {"result": "won", "kontra": {"game": 2}, "bonus": [announced("valat", kontra=4)]},
     [75, -25, -25, -25], [270, -90, -90, -90]),
    ("silent-trull-in-a-silent-valat", "steirisch", "dreier",
     {"result": "won", "bonus": [bonus("valat"), bonus("trull"), bonus("pagat")]}, [48, -16, -16, -16], None),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "rules", "contract", "keys", "points", "cash"), STYRIA, ids=[row[0] for row in STYRIA]
)
def test_examples_of_styria_and_vienna(name, rules, contract, keys, points, cash):
    assert ledgers(entry(rules, contract, **keys)) == (points, cash or points)


MOSTVIERTEL = [
    ("M1", "trischaken", trischaken([0, 52, 53, 105]), [50, 10, -30, -30], None),
    ("M2", "trischaken", trischaken([0, 107, 53, 50]), [60, -60, -20, 20], None),
    ("M3", "trischaken", trischaken([60, 91, 59, 0]), [-20, -20, -20, 60], None),
    ("M4", "trischaken", trischaken([50, 52, 52, 56]), [10, 10, 10, -30], None),
    ("M5", "trischaken", trischaken([210, 0, 0, 0]), [-90, 30, 30, 30], None),
    ("M6", "trischaken", trischaken([53, 53, 52, 52]), [-20, -20, 20, 20], None),
    ("besserrufer", "besserrufer", {"partner": "C", "result": "won", "bonus": [announced("pagat", kontra=2)]},
     [30, -30, 30, -30], [50, -50, 50, -50]),
    ("mondfang", "dreier", {"result": "won", "bonus": [bonus("absolut"), bonus("mondfang", "opponents")]},
     [150, -50, -50, -50], None),
    ("56/0", "dreier", {"count": "56/0"}, [240, -80, -80, -80], None),
    ("solorufer", "solorufer", {"partner": "C", "result": "won", "bonus": [announced(KU)]}, [60, -60, 60, -60], None),
    ("sechser", "sechserdreier", {"result": "lost"}, [-240, 80, 80, 80], None),
    ("no-bird", "besserrufer", {"result": "no-bird"}, [-90, 30, 30, 30], None),
]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "contract", "keys", "points", "cash"), MOSTVIERTEL, ids=[row[0] for row in MOSTVIERTEL]
)
def test_examples_of_mostviertel(name, contract, keys, points, cash):
    """MV-28 and the assumed tariff."""
    assert ledgers(entry("mostviertel", contract, **keys)) == (points, cash or points)


OTHERS = [
    ("sauwald", trischaken([60, 91, 59, 0]), [0, -3, 0, 3]),
    ("sauwald", trischaken([0, 100, 110, 0]), [6, 0, -12, 6]),  # two Jungfrauen, Bürgermeister: 3 × 2 each
    ("sauwald", trischaken([0, 104, 106, 0]), [3, 0, -6, 3]),  # two Jungfrauen: 3 each
    ("sauwald", trischaken([0, 210, 0, 0]), [2, -6, 2, 2]),  # all tricks pay 6, Vorhand 12
    ("sauwald", trischaken([210, 0, 0, 0]), [-12, 4, 4, 4]),
    ("sauwald", trischaken([80, 50, 50, 30]), [-6, 2, 2, 2]),
    ("tirol", trischaken([40, 60, 80, 30]), [2, -2, -2, 2]),
    ("tirol", trischaken([30, 50, 108, 22]), [2, 2, -6, 2]),
    ("tirol", trischaken([80, 50, 50, 30]), [-6, 2, 2, 2]),
    ("tirol", trischaken([108, 40, 40, 22]), [-12, 4, 4, 4]),
    ("tirol", trischaken([60, 91, 59, 0]), [-2, -2, -2, 6]),
    ("tirol", trischaken([30, 110, 70, 0]), [0, -6, 0, 6]),
    ("tirol", trischaken([80, 70, 60, 0]), [-6, 0, 0, 6]),
    ("tirol", trischaken([40, 50, 50, 70]), [2, 0, 0, -2]),
    ("tirol", trischaken([30, 60, 60, 60]), [3, -1, -1, -1]),
    ("tirol", trischaken([45, 45, 45, 75]), [1, 1, 1, -3]),
    ("tirol", trischaken([35, 70, 70, 35]), [2, -2, -2, 2]),
]


@pytest.mark.parametrize(("rules", "keys", "expected"), OTHERS)
def test_trischaken_of_sauwald_and_tirol(rules, keys, expected):
    assert ledgers(entry(rules, "trischaken", **keys)) == (expected, expected)

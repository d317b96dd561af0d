"""The rules of the Mostviertler Tarockcup, clause by clause, as far as they are settled. Amounts are cents."""

import pytest

from tarock.rules import load
from tests.scoring.entries import announced, bonus, cash, items, points, refused, trischaken

MV = "mostviertel"
NEGATIVE = ["piccolo", "bettler", "piccolo-ouvert", "bettler-ouvert"]
POSITIVE = ["rufer", "solorufer", "besserrufer", "sechserdreier", "farbendreier", "dreier", "farbensolo", "solodreier"]


def mv(contract, **keys):
    return points(MV, contract, **keys)


def mv_trischaken(thirds, tricks=None):
    return mv("trischaken", **trischaken(thirds, tricks))


def test_mv_06_amounts_are_cents_and_one_point_is_one_cent():
    rules = load(MV)
    assert (rules.money.unit, rules.money.cents) == ("cents", 1)
    assert mv("rufer", partner="C", result="won") == [10, -10, 10, -10]


def test_mv_10_a_positive_game_is_won_with_35_2():
    assert mv("dreier", count="35/2") == [150, -50, -50, -50]
    assert mv("dreier", count="35/1") == [-150, 50, 50, 50]
    assert refused(MV, "dreier", count="35/1", result="won") == {"result": "entry-result-against-count"}
    assert refused(MV, "dreier", count="35/2", result="lost") == {"result": "entry-result-against-count"}


def test_mv_12_there_are_no_doubled_rounds():
    assert refused(MV, "rufer", partner="B", result="won", radl=2) == {"radl": "entry-no-radl"}


def test_mv_27_classes_of_trischaken():
    """Every limit from both sides: 52 and 53 thirds, 106 and 107."""
    assert mv_trischaken([0, 52, 53, 105], [0, 3, 3, 6]) == [50, 10, -30, -30]
    assert mv_trischaken([0, 51, 53, 106], [0, 3, 3, 6]) == [50, 10, -30, -30]
    assert mv_trischaken([0, 50, 53, 107], [0, 3, 3, 6]) == [60, 20, -20, -60]


@pytest.mark.parametrize(
    ("counts", "tricks", "expected"),
    [
        ([50, 52, 52, 56], [3, 3, 3, 3], [10, 10, 10, -30]),  # one Oberwertiger: 10 to each Unterwertiger
        ([53, 53, 52, 52], [3, 3, 3, 3], [-20, -20, 20, 20]),
        ([60, 91, 59, 0], [4, 5, 3, 0], [-20, -20, -20, 60]),  # Oberwertige: 20 to the Jungfrau
        ([0, 107, 53, 50], [0, 6, 3, 3], [60, -60, -20, 20]),  # Bürgermeister: 10, 20, 30
        ([210, 0, 0, 0], [12, 0, 0, 0], [-90, 30, 30, 30]),
        ([120, 30, 30, 30], [6, 2, 2, 2], [-60, 20, 20, 20]),
        ([55, 53, 51, 51], [3, 3, 3, 3], [-20, -20, 20, 20]),
        ([0, 0, 105, 105], [0, 0, 6, 6], [40, 40, -40, -40]),
        ([54, 52, 104, 0], [3, 3, 6, 0], [-30, 10, -30, 50]),
    ],
)
def test_mv_28_everyone_pays_by_the_difference_of_classes(counts, tricks, expected):
    assert mv_trischaken(counts, tricks) == expected


def test_mv_28_vorhand_pays_no_more_than_others():
    assert mv_trischaken([120, 30, 30, 30], [6, 2, 2, 2])[0] == mv_trischaken([30, 120, 30, 30], [2, 6, 2, 2])[1]


def test_mv_29_no_jungfrau_announcement_and_no_kontra_in_trischaken():
    counts = trischaken([60, 60, 60, 30], [3, 3, 3, 3])
    assert refused(MV, "trischaken", **counts, kontra={"game": 2}) == {"kontra": "entry-no-kontra"}
    assert refused(MV, "trischaken", **counts, kontra={"B": 2}) == {"kontra": "entry-no-kontra"}
    assert refused(MV, "trischaken", **counts, spritzer=["B"]) == {"spritzer": "entry-no-spritzer"}
    assert refused(MV, "trischaken", **counts, bonus=[announced("valat")]) == {"bonus": "entry-no-bonuses"}


@pytest.mark.parametrize("offender", ["A", "B", "C", "D"])
def test_mv_30_renonce_in_trischaken_pays_30_to_each(offender):
    row = mv("trischaken", renonce={"by": offender})
    assert row["ABCD".index(offender)] == -90
    assert sorted(row) == [-90, 30, 30, 30]


def test_mv_31_a_called_queen_is_not_played_ultimo():
    ultimo = {"partner": "B", "result": "won", "bonus": [bonus("koenig-ultimo")]}
    assert mv("rufer", **ultimo, called="king") == [20, 20, -20, -20]
    assert refused(MV, "rufer", **ultimo, called="queen") == {"bonus[1].name": "entry-queen-ultimo"}
    assert mv("rufer", partner="B", result="won", called="queen") == [10, 10, -10, -10]


@pytest.mark.parametrize(
    ("contract", "birds", "each"),
    [
        ("rufer", [], 10),
        ("besserrufer", ["pagat"], 30),
        ("besserrufer", ["uhu"], 50),
        ("besserrufer", ["kakadu"], 70),
        ("besserrufer", ["quapil"], 90),
        ("besserrufer", ["quapil", "uhu"], 50),
    ],
)
def test_mv_33_giving_up_costs_the_game_and_the_smallest_bird(contract, birds, each):
    facts = [announced(bird, made=False) for bird in birds]
    assert mv(contract, result="given-up", bonus=facts) == [-3 * each, each, each, each]


def test_mv_33_played_on_with_the_king_in_the_talon_kontra_counts():
    keys = {"result": "lost", "king_in_talon": True, "kontra": {"game": 4}}
    assert points(MV, "rufer", **keys) == [-30, 10, 10, 10]
    assert cash(MV, "rufer", **keys) == [-120, 40, 40, 40]
    assert refused(MV, "rufer", result="given-up", kontra={"game": 2}) == {"kontra": "entry-kontra-ended"}


@pytest.mark.parametrize("result", ["won", "lost"])
def test_mv_34_solorufer_with_the_king_in_the_talon_no_kontra_counts(result):
    keys = {"result": result, "king_in_talon": True, "kontra": {"game": 4}}
    facts = [announced("pagat", kontra=2), announced("trull", made=False, kontra=4)]
    assert cash(MV, "solorufer", **keys, bonus=facts) == points(MV, "solorufer", **keys, bonus=facts)
    sign = 1 if result == "won" else -1
    assert points(MV, "solorufer", **keys) == [sign * 60, sign * -20, sign * -20, sign * -20]


def test_mv_34_koenig_ultimo_is_impossible_with_the_king_in_the_talon():
    found = refused(MV, "solorufer", result="won", bonus=[announced("koenig-ultimo")])
    assert found == {"bonus[1].name": "entry-ultimo-in-talon"}


@pytest.mark.parametrize("contract", ["farbendreier", "farbensolo"])
def test_mv_39_farbenspiele_know_only_valat_absolut_grammopoi_and_4_koenige(contract):
    for name in ("valat", "absolut", "grammopoi", "vier-koenige"):
        mv(contract, result="won", bonus=[bonus(name)])
    for name in ("trull", "pagat", "uhu", "kakadu", "quapil", "mondfang"):
        assert refused(MV, contract, result="won", bonus=[bonus(name)]) == {"bonus[1].name": "entry-bonus-not-here"}
    assert refused(MV, contract, result="won", bonus=[bonus("koenig-ultimo")])


@pytest.mark.parametrize(("contract", "needed"), [("piccolo", 1), ("bettler", 0)])
def test_mv_40_negative_games_are_decided_by_tricks(contract, needed):
    """MV-40; the ouvert games likewise."""
    for name in (contract, f"{contract}-ouvert"):
        for tricks in range(13):
            won = mv(name, tricks=tricks)[0] > 0
            assert won == (tricks == needed)


def test_mv_45_each_bei_game_is_settled_by_itself():
    """MV-45: A made, B failed, value 20: +80, −80, 0, 0 (assumed: each against all others)."""
    assert mv("piccolo", declarers=["A", "B"], tricks={"A": 1, "B": 2}) == [80, -80, 0, 0]
    assert mv("piccolo", declarers=["A", "B"], tricks={"A": 1, "B": 1}) == [40, 40, -40, -40]
    assert mv("bettler", declarers=["B", "D", "A"], tricks={"A": 0, "B": 0, "D": 3}) == [120, 120, -40, -200]


def test_mv_45_at_most_three_play_bei_and_only_negative_games():
    four = {"declarers": ["A", "B", "C", "D"], "tricks": {"A": 1, "B": 1, "C": 1, "D": 1}}
    assert refused(MV, "piccolo", **four) == {"declarers": "entry-bei-too-many"}
    assert refused(MV, "dreier", declarers=["A", "B"], result="won") == {"declarers": "entry-no-bei"}
    assert refused("steirisch", "piccolo", declarers=["A", "B"], tricks={"A": 1, "B": 1})["declarers"] == "entry-no-bei"


def test_mv_47_silent_premiums_count_half():
    silent = {b.id: b.silent for b in load(MV).bonuses.values()}
    assert all(2 * silent[b.id] == b.announced for b in load(MV).bonuses.values())
    for name in ("trull", "vier-koenige", "pagat", "uhu", "kakadu", "quapil", "mondfang"):
        quiet = items(MV, "dreier", result="won", bonus=[bonus(name)])[name]
        loud = items(MV, "dreier", result="won", bonus=[announced(name)])[name]
        assert [2 * amount for amount in quiet] == loud


@pytest.mark.parametrize(
    ("contract", "plain"), [("solodreier", "dreier"), ("solorufer", "rufer"), ("farbensolo", "farbendreier")]
)
def test_mv_47_solo_games_double_all_premiums_but_the_valat(contract, plain):
    shared = [name for name in load(MV).contracts[contract].bonuses if name not in ("valat", "grammopoi")]
    keys = {"result": "won"} if plain != "rufer" else {"result": "won", "partner": "C"}
    for name in shared:
        solo = items(MV, contract, **keys, bonus=[bonus(name)])[name]
        assert solo == [2 * amount for amount in items(MV, plain, **keys, bonus=[bonus(name)])[name]]
    value = load(MV).contracts[contract].value
    assert items(MV, contract, **keys, bonus=[bonus("valat")])["valat"][1] == -4 * value


def test_mv_48_partners_cannot_have_kontrad_each_other():
    """MV-48: between partners it does not count, so a kontra of a called game stands for the party only."""
    found = refused(MV, "rufer", partner="C", result="won", kontra={"C": 2})
    assert found == {"kontra.C": "entry-kontra-party"}


def test_mv_49_a_bird_or_ultimo_announced_in_vain_is_paid():
    for name in ("pagat", "uhu", "kakadu", "quapil", "koenig-ultimo"):
        lost = items(MV, "rufer", partner="C", result="won", bonus=[announced(name, made=False)])[name]
        made = items(MV, "rufer", partner="C", result="won", bonus=[announced(name)])[name]
        assert lost == [-amount for amount in made]


def test_mv_50_mondfang_is_settled_between_the_parties():
    caught = {"partner": "C", "result": "won", "bonus": [bonus("mondfang", "opponents")]}
    assert items(MV, "rufer", **caught)["mondfang"] == [-10, 10, -10, 10]
    alone = {"result": "won", "bonus": [announced("mondfang")]}
    assert items(MV, "solodreier", **alone)["mondfang"] == [120, -40, -40, -40]


def test_mv_50_who_lost_the_mond_cannot_have_the_trull():
    facts = [bonus("trull"), bonus("mondfang", "opponents")]
    assert set(refused(MV, "dreier", result="won", bonus=facts).values()) == {"entry-bonus-cards"}
    assert mv("dreier", result="won", bonus=[bonus("trull"), bonus("mondfang")]) == [210, -70, -70, -70]


def test_mv_51_grammopoi_made_implies_absolut():
    alone = {"result": "won", "bonus": [bonus("grammopoi")]}
    both = {"result": "won", "bonus": [bonus("absolut"), bonus("grammopoi")]}
    assert mv("dreier", **alone) == mv("dreier", **both) == [240, -80, -80, -80]
    loud = {"result": "won", "bonus": [announced("grammopoi")]}
    assert mv("dreier", **loud) == [330, -110, -110, -110]
    assert mv("dreier", count="55/2") == [240, -80, -80, -80]
    assert mv("dreier", count="45/2") == mv("dreier", count="55/1") == [180, -60, -60, -60]
    assert mv("dreier", count="45/1") == [150, -50, -50, -50]


def test_mv_51_announced_and_missed_grammopoi_asks_for_the_absolut():
    missed = [announced("grammopoi", made=False)]
    assert refused(MV, "dreier", result="won", bonus=missed) == {"bonus": "entry-implied-missing"}
    assert items(MV, "dreier", count="50/0", bonus=missed) == {
        "game": [150, -50, -50, -50],
        "absolut": [60, -20, -20, -20],
        "grammopoi": [-120, 40, 40, 40],
    }
    assert items(MV, "dreier", count="40/1", bonus=missed)["absolut"] == [-60, 20, 20, 20]
    assert items(MV, "dreier", result="lost", bonus=missed)["absolut"] == [-60, 20, 20, 20]
    both = [*missed, announced("absolut")]
    assert mv("dreier", result="won", bonus=both) == [150 + 60 - 120, -30, -30, -30]


def test_mv_51_with_kontra_it_is_the_other_way_round():
    """A kontra on the Absolut is one on the Grammopoi; a kontra on the Grammopoi is not one on the Absolut."""
    keys = {"result": "won"}
    on_absolut = [announced("absolut", kontra=2), announced("grammopoi")]
    assert cash(MV, "dreier", **keys, bonus=on_absolut)[1] == -(50 + 2 * 20 + 2 * 40)
    on_grammopoi = [announced("absolut"), announced("grammopoi", kontra=2)]
    assert cash(MV, "dreier", **keys, bonus=on_grammopoi)[1] == -(50 + 20 + 2 * 40)
    assert cash(MV, "dreier", **keys, bonus=[announced("grammopoi", kontra=2)])[1] == -(50 + 20 + 2 * 40)
    two_sides = [announced("absolut", "opponents", made=False, kontra=4), announced("grammopoi", made=False)]
    assert cash(MV, "dreier", **keys, bonus=two_sides)[1] == -(50 + 4 * 20 - 40)


def test_mv_52_beside_a_valat_play_premiums_count_and_material_only_when_lost():
    """MV-52: the Valat side wins nothing for Trull, kings, Absolut, Grammopoi, but pays for them."""
    made = [announced("valat"), announced("pagat"), announced("trull"), bonus("vier-koenige"), bonus("mondfang")]
    found = items(MV, "dreier", result="won", bonus=made)
    assert found["valat"] == [8 * 150, -400, -400, -400]
    assert found["pagat"] == [60, -20, -20, -20]
    assert found["mondfang"] == [30, -10, -10, -10]
    assert found["trull"] == found["vier-koenige"] == [0, 0, 0, 0]
    assert "game" not in found
    lost = [announced("valat", made=False), announced("trull", made=False), bonus("vier-koenige", "opponents")]
    found = items(MV, "dreier", result="won", bonus=lost)
    assert found["valat"] == [-8 * 150, 400, 400, 400]
    assert found["trull"] == [-60, 20, 20, 20]
    assert found["vier-koenige"] == [-30, 10, 10, 10]


@pytest.mark.parametrize("contract", POSITIVE)
def test_mv_53_kontra_and_re_in_all_positive_games_for_the_party(contract):
    keys: dict[str, object] = {"result": "won"}
    if contract == "besserrufer":
        keys["bonus"] = [announced("pagat", made=False)]
    if "rufer" in contract:
        keys["partner"] = "C"
    silent = cash(MV, contract, **keys)
    for level in (2, 4):
        game = items(MV, contract, **keys)["game"]
        assert cash(MV, contract, **keys, kontra={"game": level}) == [
            s + (level - 1) * g for s, g in zip(silent, game, strict=True)
        ]
    assert refused(MV, contract, **keys, kontra={"game": 8}) == {"kontra.game": "entry-kontra-level"}
    assert refused(MV, contract, **keys, kontra={"B": 2}) == {"kontra.B": "entry-kontra-party"}


@pytest.mark.parametrize("contract", NEGATIVE)
def test_mv_53_in_negative_games_kontra_is_individual(contract):
    value = load(MV).contracts[contract].value
    assert cash(MV, contract, result="won", kontra={"C": 2}) == [4 * value, -value, -2 * value, -value]
    assert cash(MV, contract, result="lost", kontra={"B": 4, "D": 4}) == [-9 * value, 4 * value, value, 4 * value]
    assert refused(MV, contract, result="won", kontra={"game": 2}) == {"kontra.game": "entry-kontra-individual"}
    assert refused(MV, contract, result="won", kontra={"A": 2}) == {"kontra.A": "entry-kontra-self"}


def test_mv_53_a_re_answers_all_kontras():
    assert refused(MV, "bettler", result="won", kontra={"B": 2, "D": 4}) == {"kontra": "entry-one-re"}
    assert cash("steirisch", "bettler", result="won", kontra={"B": 2, "D": 4}) == [28, -8, -4, -16]


def test_mv_53_in_a_bei_everyone_kontras_one_declarer():
    keys = {"declarers": ["A", "C"], "tricks": {"A": 1, "C": 0}}
    kontra = {"B": {"A": 2}, "D": {"A": 2, "C": 4}, "A": {"C": 4}}
    assert cash(MV, "piccolo", **keys, kontra=kontra) == [40 + 20 + 40 + 80, -40 + 20, -20 - 80 - 20 - 80, -40 + 80]
    assert refused(MV, "piccolo", **keys, kontra={"B": 2}) == {"kontra.B": "entry-kontra-whom"}
    assert refused(MV, "piccolo", **keys, kontra={"B": {"D": 2}}) == {"kontra.B.D": "entry-not-declarer"}
    assert refused(MV, "piccolo", **keys, kontra={"A": {"A": 2}}) == {"kontra.A": "entry-kontra-self"}


def test_mv_54_kontra_does_not_affect_the_points():
    for kontra in ({}, {"game": 2}, {"game": 4}):
        assert points(MV, "dreier", result="won", kontra=kontra) == [150, -50, -50, -50]
    assert cash(MV, "dreier", result="won", kontra={"game": 4}) == [600, -200, -200, -200]


def test_mv_55_renonce_pays_as_if_all_others_had_won():
    assert mv("dreier", renonce={"by": "A"}) == [-150, 50, 50, 50]
    assert mv("dreier", renonce={"by": "D"}) == [150, 50, 50, -250]
    assert mv("rufer", partner="C", renonce={"by": "C"}) == [10, 10, -30, 10]
    assert mv("sechserdreier", renonce={"by": "B"}) == [120, -280, 80, 80]
    assert mv("piccolo", renonce={"by": "B"}) == [60, -100, 20, 20]


def test_mv_55_renonce_pays_announced_premiums_as_won():
    facts = [announced("pagat"), announced("trull", "opponents", made=False)]
    assert mv("dreier", renonce={"by": "D"}, bonus=facts) == [270, 90, 90, -450]
    assert mv("solodreier", renonce={"by": "D"}, bonus=[announced("uhu")]) == [540, 180, 180, -900]


def test_mv_55_silent_premiums_already_made_go_to_who_made_them():
    caught = [bonus("mondfang", "opponents", credited="B")]
    assert mv("dreier", renonce={"by": "D"}, bonus=caught) == [150, 60, 50, -260]
    own = [bonus("mondfang", credited="A")]
    assert mv("dreier", renonce={"by": "D"}, bonus=own) == [180, 50, 50, -280]
    assert mv("rufer", partner="C", renonce={"by": "D"}, bonus=[bonus("quapil", credited="C")]) == [10, 10, 50, -70]


@pytest.mark.parametrize(
    ("facts", "key", "code"),
    [
        ([bonus("mondfang")], "bonus[1].credited", "entry-credited-needed"),
        ([bonus("mondfang", credited="D")], "bonus[1].credited", "entry-credited-offender"),
        ([bonus("mondfang", credited="B")], "bonus[1].credited", "entry-credited-side"),
        ([announced("pagat", credited="A")], "bonus[1].credited", "entry-credited"),
        ([bonus("valat", credited="A")], "bonus[1]", "entry-credited-valat"),
    ],
)
def test_mv_55_what_cannot_be_credited(facts, key, code):
    assert refused(MV, "dreier", renonce={"by": "D"}, bonus=facts) == {key: code}


def test_mv_59_besserrufer_without_a_bird_pays_30_to_each():
    assert mv("besserrufer", declarer="C", result="no-bird") == [30, 30, -90, 30]


def test_mv_59_also_when_overbid_beside_the_game_played():
    assert mv("dreier", result="won", no_bird=["B"]) == [180, -140, -20, -20]
    assert mv("bettler-ouvert", tricks=0, no_bird=["B", "C"]) == [240 + 60, -80 - 60, -80 - 60, -80 + 60]
    beside = mv("besserrufer", partner="C", result="won", bonus=[announced("uhu")], no_bird=["D"])
    assert beside == [50 + 30, -50 + 30, 50 + 30, -50 - 90]


def test_mv_59_only_where_a_besserrufer_can_have_been_overbid():
    won = {"result": "won", "no_bird": ["B"]}
    assert refused(MV, "rufer", partner="C", **won) == {"no_bird": "entry-no-bird-passed"}
    assert refused(MV, "solorufer", partner="C", **won) == {"no_bird": "entry-no-bird-rank"}
    own = {"bonus": [announced("uhu")], "result": "won", "no_bird": ["A"], "partner": "C"}
    assert refused(MV, "besserrufer", **own) == {"no_bird": "entry-no-bird-declarer"}
    assert refused("oberoesterreich", "dreier", **won) == {"no_bird": "entry-no-bird-beside"}

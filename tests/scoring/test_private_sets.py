"""Switches that no cup of the program uses, but private rule sets may."""

from functools import cache

import pytest

from tarock.notation.entry import read_entry
from tarock.rules import Problems, load_text
from tests.scoring.entries import announced, bonus, entry, trischaken

HOUSE = """
extends = "frohnleiten"
source = { assumption = "Hausregel.", en = "House rule." }
[set]
id = "haus"
name = "Hausrunde"
name_en = "House round"
about = "Nur für Tests."
about_en = "For tests only."
"""


@cache
def house(more):
    return load_text(HOUSE + more, "haus.toml")


def settled(more, contract, **keys):
    found = read_entry(entry("haus", contract, **keys), lambda _: house(more))
    settlement = found.settle()
    return found.table.by_place(settlement.points), found.table.by_place(settlement.cash)


def refused(more, contract, **keys):
    with pytest.raises(Problems) as found:
        settled(more, contract, **keys)
    return {problem.key: problem.reason.code for problem in found.value.problems}


WON = {"result": "won"}
BETTLER = "[contracts.bettler]\nvalue = 2.5\n"
DOWN = '[money]\nrounding = "down"\n'


def test_a_value_in_halves_is_written_exactly_or_rounded_down_after_all_factors():
    assert settled(BETTLER, "bettler", **WON)[0] == [7.5, -2.5, -2.5, -2.5]
    points, cash = settled(DOWN + BETTLER, "bettler", **WON, kontra={"B": 2})
    assert points == [6, -2, -2, -2]
    assert cash == [5 + 2 + 2, -5, -2, -2]


RADL = '[table]\ndouble_radl_after = ["trischaken"]\n'


@pytest.mark.parametrize(
    ("contract", "keys", "expected"),
    [
        ("dreier", {**WON, "bonus": [bonus("trull")]}, [36, -12, -12, -12]),
        ("dreier", {"renonce": {"by": "B"}, "bonus": [bonus("trull", credited="A")]}, [36, -56, 10, 10]),
        ("piccolo", {"tricks": 2}, [-12, 4, 4, 4]),
        ("uhurufer", {"result": "given-up", "bonus": [announced("uhu", made=False)]}, [-30, 10, 10, 10]),
        ("uhurufer", {"result": "no-bird"}, [-30, 10, 10, 10]),
        ("trischaken", trischaken([50, 40, 80, 40], spritzer=["B"]), [4, 8, -16, 4]),
        ("trischaken", {"renonce": {"by": "B"}}, [12, -36, 12, 12]),
    ],
)
def test_a_doubled_round_doubles_everything(contract, keys, expected):
    assert settled(RADL, contract, **keys, radl=2)[0] == expected
    assert settled(RADL, contract, **keys, radl=4)[0] == [2 * amount for amount in expected]


@pytest.mark.parametrize("radl", [0, -2, 3, 6])
def test_a_doubled_round_counts_2_4_8(radl):
    assert refused(RADL, "dreier", **WON, radl=radl) == {"radl": "entry-radl"}


def test_premiums_that_count_only_announced_or_only_silent():
    more = '[bonuses.trull]\nsilent = 0\n[bonuses.vier-koenige]\nannounce = "never"\n'
    assert refused(more, "dreier", **WON, bonus=[bonus("trull")]) == {"bonus[1].announced": "entry-only-announced"}
    assert refused(more, "dreier", **WON, bonus=[announced("vier-koenige")]) == {
        "bonus[1].announced": "entry-only-silent"
    }


def test_a_silent_bird_may_be_lost():
    more = "[bonuses.pagat]\nsilent_may_be_lost = true\n"
    assert settled(more, "dreier", **WON, bonus=[bonus("pagat", made=False)])[0] == [12, -4, -4, -4]


def test_a_bei_against_those_who_play_no_game():
    more = '[auction]\nbei_settlement = "non-declarers-only"\n[contracts.piccolo]\nbei = 3\n'
    keys = {"declarers": ["A", "B"], "tricks": {"A": 1, "B": 2}}
    assert settled(more, "piccolo", **keys)[0] == [4, -4, 0, 0]
    assert settled(more, "piccolo", **keys, kontra={"C": {"A": 2}})[1] == [6, -4, -2, 0]
    assert refused(more, "piccolo", **keys, kontra={"A": {"B": 2}}) == {"kontra.A": "entry-kontra-self"}
    assert settled(more, "piccolo", declarers=["A", "B"], renonce={"by": "C"})[0] == [4, 4, -12, 4]
    assert settled(more, "piccolo", declarers=["A", "B"], renonce={"by": "A"})[0] == [-4, 0, 2, 2]


def test_a_spritzer_may_double_the_renonce():
    more = "[trischaken]\nrenonce_spritzer_doubles = true\n"
    assert settled(more, "trischaken", renonce={"by": "B"}, spritzer=["A", "B"])[0] == [12, -24, 6, 6]


def test_giving_up_may_cost_the_game_alone():
    more = '[calling]\ngive_up_pays = "game"\n'
    keys = {"result": "given-up", "bonus": [announced("uhu", made=False)]}
    assert settled(more, "uhurufer", **keys)[0] == [-3, 1, 1, 1]


@pytest.mark.parametrize(("policy", "on_game", "on_valat"), [("keeps", 2, 1), ("carries", 2, 2), ("void", 1, 1)])
def test_what_becomes_of_a_kontra_on_the_game_under_a_fixed_valat(policy, on_game, on_valat):
    more = f'[valat]\ngame_kontra_silent = "{policy}"\n'
    points, cash = settled(more, "dreier", **WON, kontra={"game": 2}, bonus=[bonus("valat")])
    assert points == [45, -15, -15, -15]
    assert cash[1] == -(5 * on_game + 10 * on_valat)


FAILED = "[announcements]\nfailed_kontra = 1\n"


@pytest.mark.parametrize(
    ("contract", "keys", "more_cash"),
    [
        ("rufer", {**WON, "partner": "C", "kontra": {"game": 2}}, [2, -2, 2, -2]),
        ("rufer", {"result": "lost", "partner": "C", "kontra": {"game": 2}}, [-1, 1, -1, 1]),
        ("rufer", {**WON, "partner": "C"}, [0, 0, 0, 0]),
        ("dreier", {**WON, "kontra": {"game": 4}}, [48, -16, -16, -16]),
        ("rufer", {**WON, "partner": "C", "bonus": [announced("trull", kontra=2)]}, [3, -3, 3, -3]),
        ("rufer", {**WON, "partner": "C", "bonus": [announced("trull", made=False, kontra=2)]}, [-2, 2, -2, 2]),
        ("bettler", {**WON, "kontra": {"B": 2, "D": 4}}, [5 + 13, -5, 0, -13]),
        ("bettler", {"result": "lost", "kontra": {"B": 2}}, [-4, 4, 0, 0]),
    ],
)
def test_a_failed_kontra_may_cost_extra_cash_for_each_head_that_kontrad(contract, keys, more_cash):
    """What stands beyond the points: the kontra, and one point more where it did not beat its item."""
    points, cash = settled(FAILED, contract, **keys)
    assert [c - p for c, p in zip(cash, points, strict=True)] == more_cash
    assert settled("", contract, **keys)[0] == points


def test_a_failed_kontra_is_named_with_its_clause():
    found = read_entry(entry("haus", "dreier", **WON, kontra={"game": 2}), lambda _: house(FAILED))
    item = found.settle().items[0]
    assert "für das verfehlte Kontra bar noch 1 Punkt" in item.why("de")
    assert item.clause == "WTC21, Annahme"

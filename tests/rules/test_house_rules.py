"""The house rules of docs/examples: each kind that score sheets and programs of the field know can be written down."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from tarock.rules import RuleSet, builtin_ids, load, load_text

FOLDER = Path(__file__).parents[2] / "docs/examples/house-rules"
FILES = sorted(FOLDER.glob("*.toml"))


def house(name: str) -> RuleSet:
    return load_text((FOLDER / f"{name}.toml").read_text("utf-8"), f"{name}.toml")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_file_is_right_and_named_like_its_set(path: Path) -> None:
    rules = load_text(path.read_text("utf-8"), path.name)
    assert rules.id == path.stem
    assert rules.digest != load(rules.chain[1]).digest


def test_the_readme_names_each_file() -> None:
    text = (FOLDER / "README.md").read_text("utf-8")
    assert [path.name for path in FILES if f"`{path.name}`" not in text] == []


def test_other_tariffs_and_bei_in_one_game_only() -> None:
    rules = house("tariftafel")
    assert [(i, int(c.value)) for i, c in rules.contracts.items()][:5] == [
        ("trischaken", 10), ("rufer", 10), ("sechserdreier", 30), ("piccolo", 10), ("zwiccolo", 10),
    ]  # fmt: skip
    assert {i for i, c in rules.contracts.items() if c.bei > 1} == {"piccolo"}
    assert rules.contracts["besserrufer"].birds == ("pagat", "uhu", "kakadu")


def test_half_amounts_are_rounded_only_when_written() -> None:
    rules = house("bettler-zweieinhalb")
    assert rules.contracts["bettler"].value == Fraction(5, 2)
    assert rules.money.rounding == "down"


def test_triccolo() -> None:
    contracts = house("triccolo").contracts
    assert (contracts["triccolo"].tricks, contracts["triccolo-ouvert"].ouvert) == (3, "all")
    assert contracts["triccolo"].rank == contracts["piccolo"].rank


def test_trischaken_variants() -> None:
    spritzer, two, classes = (house(f"trischaken-{n}").trischaken for n in ("spritzer", "zwei-zahlen", "klassen"))
    assert (int(spritzer.value), spritzer.mayor_factor, spritzer.spritzer) == (5, 3, True)
    assert spritzer.talon == ("last", "first-six")
    assert (two.scale, two.mayor_at_least) == ("two-and-two", 106)
    assert (classes.scale, classes.under_at_most) == ("classes", 45)


def test_doubled_rounds_after_different_things() -> None:
    table = house("doppelradl").table
    assert table.double_radl_after == ("trischaken", "zero")
    assert table.double_game_after == ("mondfang",)
    assert table.double_multiplies


def test_silent_birds_can_be_lost() -> None:
    bonuses = house("stille-voegel").bonuses
    assert {i for i, b in bonuses.items() if b.silent_may_be_lost} == {"pagat", "uhu", "kakadu", "quapil"}


def test_win_limit_throw_in_and_knocking() -> None:
    assert house("zusammenwerfen").table.win_limit == 106
    assert house("zusammenwerfen").table.throw_in == "no-tarock-no-king"
    assert house("zusammenwerfen").table.knock
    assert house("tulln").table.throw_in == "no-tarock"


def test_a_circle_with_a_catalogue_of_its_own() -> None:
    rules = house("tafelrunde")
    assert [c.id for c in rules.written("besserrufer")] == ["auchrufer"]
    assert rules.bonuses["absolut"].at_least == 151
    assert rules.calling.king_in_talon == ("king-half", "give-up")


def test_a_failed_kontra_may_cost_something() -> None:
    assert house("kontra-strafe").announcements.failed_kontra == 1
    assert {load(cup).announcements.failed_kontra for cup in builtin_ids()} == {0}


def test_the_other_switches() -> None:
    rules = house("schalter")
    assert rules.announcements.levels == (2, 4, 8, 16)
    assert rules.play.pagat_negative == "free"
    assert rules.contracts["sechserdreier"].talon == "shown-six"
    assert rules.contracts["farbendreier"].who == "forehand"
    assert rules.bonuses["vier-koenige"].silent == 0
    assert (rules.bonuses["acht-tarock"].test, len(rules.bonuses["acht-tarock"].cards)) == ("hand", 22)

"""Sheets of deviations: only what differs, said as a club would say it, with the same games settled under both sets."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tarock.rulebook import as_markdown, as_text, deviations
from tarock.rulebook.model import Document, Example, Table
from tarock.rulebook.pair import Pair
from tarock.rules import builtin_ids, load, load_text
from tarock.rules.schema import SECTIONS

SETS = builtin_ids()
PAIRS = [(a, b) for a in SETS for b in SETS if a != b]


@cache
def sheet(base: str, other: str, lang: str = "de") -> Document:
    return deviations(load(base), load(other), lang)


def flat(document: Document) -> str:
    return " ".join(as_text(document).split())


def shown(document: Document) -> list[Example]:
    return [b for s in document.sections for b in s.blocks if isinstance(b, Example)]


def test_frohnleiten_reads_like_the_club_s_own_sheet() -> None:
    """FRO-01, FRO-02, FRO-03, FRO-04, FRO-15, FRO-16: Trischaken and the Farben-Sechser-Dreier, and nothing else."""
    document = sheet("steirisch", "frohnleiten")
    assert document.title == "Abweichungen: Frohnleitener Tarockfreunde gegenüber Steirischer Tarock-Cup"
    assert [s.title for s in document.sections] == [
        "Über dieses Blatt", "Trischaken", "Farben-Sechser-Dreier", "Quellen",
    ]  # fmt: skip
    text = flat(document)
    for words in (
        "Die Vorhand bestimmt, ob mit oder ohne Stichpflicht gespielt wird",
        "[FRO-02] (Steirischer Tarock-Cup: Gespielt wird mit Stichpflicht.)",
        "der ganze Talon zum letzten Stich zugegeben wird",
        "kann den Trischaker für sich selbst spritzen",
        "(Steirischer Tarock-Cup: Gespritzt wird nicht.)",
        "Wie gehabt: Wer verliert, zahlt jedem 2 Punkte.",
        "(Annahme: „Mehr als 35/2“ hieße wörtlich 36/0; angenommen wird 35/2 wie im Steirischen Tarock-Cup)",
        "Es zählt 4 Punkte. Verloren kostet es 8 Punkte. [FRO-15]",
        "Sonst gelten die gleichen Regeln wie für Farbendreier. [FRO-16]",
    ):
        assert words in text


@pytest.mark.parametrize(
    ("number", "here", "there"),
    [
        (0, ("+2", "+4", "−8", "+2"), ("+2", "+2", "−6", "+2")),
        (1, ("+4", "+8", "−16", "+4"), ("+4", "+4", "−12", "+4")),
        (2, ("0", "+2", "−8", "+6"), ("0", "0", "−6", "+6")),
        (3, ("−40", "+8", "+8", "+24"), ("−24", "0", "0", "+24")),
    ],
)
def test_the_four_examples_of_the_seed(number: int, here: tuple[str, ...], there: tuple[str, ...]) -> None:
    """FRO-11, FRO-12, FRO-13, FRO-14, each beside what the Styrian cup would pay."""
    example = shown(sheet("steirisch", "frohnleiten"))[number]
    assert [(r.label, r.amounts) for r in example.results] == [
        ("Frohnleitener Tarockfreunde", here),
        ("Steirischer Tarock-Cup", there),
    ]


def test_fro_15_the_new_game_is_worked_out() -> None:
    results = [e.results for e in shown(sheet("steirisch", "frohnleiten"))[4:]]
    assert [r.amounts for r in results[0]] == [("+15", "−5", "−5", "−5")]
    assert [r.amounts for r in results[1]] == [("−24", "+8", "+8", "+8"), ("−48", "+16", "+16", "+16")]


@pytest.mark.parametrize("rules_id", SETS)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_set_does_not_deviate_from_itself(rules_id: str, lang: str) -> None:
    document = sheet(rules_id, rules_id, lang)
    assert len(document.sections) == 1
    assert ("keine Abweichungen" if lang == "de" else "no deviations") in as_text(document)


def test_wien_and_steirisch_are_one_text() -> None:
    assert "keine Abweichungen" in as_text(sheet("steirisch", "wien"))


@pytest.mark.parametrize(("base", "other"), PAIRS)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_pair_reads_as_a_text(base: str, other: str, lang: str) -> None:
    document = sheet(base, other, lang)
    text = flat(document)
    assert not re.search(r"[{}]|None|Fraction|\bTrue\b|\bFalse\b|_", text)
    assert ".." not in text
    assert all(section.blocks for section in document.sections)
    assert as_markdown(document).count("\n## ") == len(document.sections)
    for line in as_text(document, 100).splitlines()[2:]:
        assert len(line) <= 100


@pytest.mark.parametrize(("base", "other"), PAIRS)
def test_nothing_that_differs_is_left_out(base: str, other: str) -> None:
    """Every leaf of a section that has an effect here and says something else there is printed, unless Trischaken is
    told as a whole."""
    pair = Pair(load(base), load(other), "de")
    text = flat(sheet(base, other))
    for section, table in SECTIONS.items():
        whole = section == "trischaken" and pair.base.trischaken.scale != pair.other.trischaken.scale
        for key in table:
            path = f"{section}.{key}"
            said = pair.text(pair.other, path)
            covered = any(path in c.covers for c in pair.other.conduct.values())
            if pair.differs(path) and said and not covered and not whole:
                assert said in text, path


@pytest.mark.parametrize(("base", "other"), PAIRS)
def test_games_that_come_and_go_are_named(base: str, other: str) -> None:
    here, there = load(other), load(base)
    document = sheet(base, other)
    titles = [s.title for s in document.sections]
    text = flat(document)
    for name, contract in here.contracts.items():
        if name not in there.contracts:
            assert contract.name in titles
        elif contract.name != there.contracts[name].name:
            assert f"{there.contracts[name].name} heißt hier {contract.name}." in text
    gone = [c.name for i, c in there.contracts.items() if i not in here.contracts]
    if gone:
        assert "Nicht gespielt werden: " in text
        assert all(name in text for name in gone)


def test_the_tariff_names_units_where_they_differ() -> None:
    tables = [b for s in sheet("steirisch", "mostviertel").sections for b in s.blocks if isinstance(b, Table)]
    assert tables[0].head[1:] == ("Mostviertler Tarockcup, Centᵃ", "Steirischer Tarock-Cup, Punkte zu 10 Cent")
    assert ("Sechserdreier", "40, verloren 80", "4, verloren 8") in tables[0].rows


def test_only_changed_tariffs_stand_in_the_table_where_units_agree() -> None:
    tables = [b for s in sheet("oberoesterreich", "sauwald").sections for b in s.blocks if isinstance(b, Table)]
    assert [row[0] for row in tables[0].rows] == ["Farbensolo"]


def test_a_valat_is_compared_by_the_game_it_changes() -> None:
    """Dossier 4.C, S10: a Dreier with a silent Valat, +45 fixed, +60 as a multiple."""
    example = next(e for e in shown(sheet("steirisch", "steirisch-2020")) if e.title == "Stiller Valat")
    assert [r.amounts[0] for r in example.results] == ["+60", "+45"]


def test_short_names_tell_two_editions_apart() -> None:
    pair = Pair(load("steirisch"), load("steirisch-2020"), "de")
    assert pair.names == ("Steirischer Tarock-Cup, Fassung Februar 2020", "Steirischer Tarock-Cup")
    assert Pair(load("wien"), load("oberoesterreich"), "de").names[0] == "Oberösterreichische Cups"


HOUSE = """
extends = "steirisch"
source = "HAUS"
[set]
id = "haus"
name = "Hausregeln"
[citations]
HAUS = "Hausregeln"
"""


def test_one_changed_amount_gives_one_table_and_one_line() -> None:
    house = load_text(HOUSE + "[contracts.dreier]\nvalue = 4\n", "haus.toml")
    document = deviations(load("steirisch"), house)
    assert [s.title for s in document.sections] == ["Über dieses Blatt", "Spiele und Tarif", "Beispiele", "Quellen"]
    (table,) = [b for s in document.sections for b in s.blocks if isinstance(b, Table)]
    assert table.rows == (("Dreier", "4", "5"),)


def test_a_text_of_conduct_is_a_deviation() -> None:
    house = load_text(HOUSE + '[conduct.still]\nfor = "players"\nde = "Beim Geben wird nicht geredet."\n', "haus.toml")
    assert "Beim Geben wird nicht geredet. [HAUS]" in flat(deviations(load("steirisch"), house))
    assert "Nur dort (Hausregeln)" in flat(deviations(house, load("steirisch")))


def test_without_trischaken() -> None:
    house = load_text('drop = ["contracts.trischaken"]\n' + HOUSE, "haus.toml")
    assert "Nicht gespielt werden: Trischaken." in flat(deviations(load("steirisch"), house))
    assert "Trischaken" in [s.title for s in deviations(house, load("steirisch")).sections]

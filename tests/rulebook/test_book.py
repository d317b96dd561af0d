"""A whole rulebook: complete, in both languages, with every source and every assumption."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tarock.rulebook import as_markdown, as_text, rulebook
from tarock.rulebook.model import Document, Example, Table
from tarock.rulebook.phrases import matters
from tarock.rules import builtin_ids, load
from tarock.rules.schema import SECTIONS

SETS = builtin_ids()


@cache
def document(rules_id: str, lang: str = "de") -> Document:
    return rulebook(load(rules_id), lang)


@cache
def book(rules_id: str, lang: str = "de") -> str:
    """As `tarock rules show` prints it, on one line, so that words can be looked for across line ends."""
    return " ".join(as_text(document(rules_id, lang)).split())


@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("MV-05", "bestmögliche Ergebnis anzustreben; andere Spielziele sind unzulässig"),
        ("MV-07", "Der alte Geber sammelt ein und mischt, der neue mischt ebenfalls, das Gegenüber des Gebers hebt ab"),
        ("MV-14", "Abgelegte Stiche werden während des Spiels nicht angesehen"),
        ("MV-15", "die Ablage offen hergezeigt"),
        ("MV-16", "Die Stiche bleiben bei dem, der sie gemacht hat"),
        ("MV-43", "Im Ouvert beraten sich die Gegner nicht"),
        ("MV-44", "durch Wort, Geste oder Blick"),
        ("MV-54", "ändern die Schrift nicht und werden sofort ausbezahlt"),
        ("MV-56", "sich selbst rufen"),
        ("MV-57", "Wer voreilig ruft oder nach dem Talon greift"),
        ("MV-58", "Spielt der Falsche aus"),
        ("MV-59", "ohne Vogel Besserrufer lizitiert und wird ein Ouvert gespielt"),
        ("MV-60", "Wird eine Ansage zum falschen Zeitpunkt gespielt"),
        ("MV-61", "straffrei neu geben"),
        ("MV-63", "Im Zweifel, ob Renonce vorliegt, entscheidet der Schiedsrichter"),
    ],
)
def test_what_cannot_be_computed_is_printed_with_its_clause(clause: str, words: str) -> None:
    """MV-05, MV-07, MV-14, MV-16, MV-43, MV-44, MV-56, MV-57, MV-58, MV-59, MV-60, MV-61, MV-63 (conduct)."""
    text = book("mostviertel")
    after = text[text.index(words) : text.index(words) + 400]
    assert f"[{clause}]" in after
    assert f"[{clause}]" in book("mostviertel", "en")


def test_all_conduct_of_every_set_is_printed_once() -> None:
    for rules_id in SETS:
        for lang in ("de", "en"):
            text = book(rules_id, lang)
            for conduct in load(rules_id).conduct.values():
                assert text.count(conduct.text.in_language(lang)) == 1, (rules_id, conduct.id)


@pytest.mark.parametrize("rules_id", SETS)
def test_every_clause_of_a_value_that_has_an_effect_is_named(rules_id: str) -> None:
    rules = load(rules_id)
    text = book(rules_id)
    for section, table in SECTIONS.items():
        for key in table:
            path = f"{section}.{key}"
            for ref in rules.clause(path).split(", "):
                if matters(rules, path) and re.fullmatch(r".*-\d\d", ref):
                    assert re.search(rf"\[[^]]*{ref}[^]]*\]", text), path


@pytest.mark.parametrize("rules_id", SETS)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_assumption_of_a_value_that_has_an_effect_is_marked(rules_id: str, lang: str) -> None:
    rules = load(rules_id)
    word = "Annahme" if lang == "de" else "assumption"
    text = book(rules_id, lang)
    for section, table in SECTIONS.items():
        for key in table:
            path = f"{section}.{key}"
            source = rules.source(path)
            if source.assumption and matters(rules, path):
                assert f"({word}: {source.assumption.in_language(lang).rstrip('.')})" in text, path


@pytest.mark.parametrize("rules_id", SETS)
def test_the_tariffs_are_marked_where_they_are_assumed(rules_id: str) -> None:
    rules = load(rules_id)
    text = book(rules_id)
    for group, key in (("contracts", "value"), ("contracts", "lost"), ("bonuses", "silent"), ("bonuses", "announced")):
        for name in getattr(rules, group):
            source = rules.source(f"{group}.{name}.{key}")
            if source.assumption and not (key == "lost" and rules.contracts[name].lost == rules.contracts[name].value):
                assert f"(Annahme: {source.assumption.de.rstrip('.')})" in text


@pytest.mark.parametrize("rules_id", SETS)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_game_and_every_premium_stands_in_a_table(rules_id: str, lang: str) -> None:
    rules = load(rules_id)
    tables = [
        block for section in rulebook(rules, lang).sections for block in section.blocks if isinstance(block, Table)
    ]
    cells = {re.sub(r"[ᵃ-ᶿʰ-ʸⁿⁱ]+$", "", cell) for table in tables for row in table.rows for cell in row}
    names = [c.name for c in rules.contracts.values()] + [b.name for b in rules.bonuses.values()]
    assert [name for name in names if name not in cells] == []


@pytest.mark.parametrize("rules_id", SETS)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_it_reads_like_a_text_not_like_data(rules_id: str, lang: str) -> None:
    text = book(rules_id, lang)
    assert not re.search(r"[{}]|None|Fraction|\bTrue\b|\bFalse\b|_", text)
    assert ".." not in text
    assert " ." not in text
    for word in ("first-word", "after-pass", "blind-six", "king-half", "until-three", "lost-by", "any-order", "factor"):
        assert word not in text


@pytest.mark.parametrize("rules_id", SETS)
def test_german_texts_address_nobody(rules_id: str) -> None:
    assert not re.search(r"\b(Ihnen|Ihre?[mnrs]?|du|dich|dir|dein\w*)\b", book(rules_id))


@pytest.mark.parametrize("rules_id", SETS)
def test_examples_are_possible_games_and_sum_to_zero(rules_id: str) -> None:
    found = [b for s in document(rules_id).sections for b in s.blocks if isinstance(b, Example)]
    assert len(found) > 12
    for example in found:
        for result in example.results:
            assert sum(float(a.replace("−", "-").replace("½", ".5")) for a in result.amounts) == 0
        assert example.reasons
    assert len({example.title for example in found}) == len(found)


def test_mv_28_the_classes_are_worked_out() -> None:
    """The amounts of dossier 4.D, M1: Jungfrau, Unterwertiger, two Oberwertige."""
    found = [b for s in document("mostviertel").sections for b in s.blocks if isinstance(b, Example)]
    example = next(e for e in found if e.title.startswith("Jungfrau, Unterwertiger"))
    assert example.results[0].amounts == ("+50", "+10", "−30", "−30")


@pytest.mark.parametrize("width", [80, 88, 100])
@pytest.mark.parametrize("rules_id", SETS)
def test_no_line_is_wider_than_the_page(rules_id: str, width: int) -> None:
    for line in as_text(document(rules_id), width).splitlines():
        assert len(line) <= width, line


def test_the_usual_text_is_named_once() -> None:
    text = book("steirisch")
    assert "Wo nichts dabeisteht, gilt WTC21" in text
    assert "[WTC21]" not in text.replace(") [WTC21]", "")  # beside an assumption it says which text is silent
    assert "Wo nichts dabeisteht, gilt die allgemeine Regel" in book("mostviertel")


def test_markdown_carries_the_same_text() -> None:
    for rules_id in SETS:
        text = as_markdown(document(rules_id))
        assert text.startswith(f"# {document(rules_id).title}")
        for section in document(rules_id).sections:
            assert f"\n{'#' * section.level} {section.title}\n" in text
        assert "\\[" in text  # sources are text, not links
        for line in text.splitlines():
            if line.startswith("|"):
                assert re.sub(r"\\\|", "", line).count("|") == line.count("|") >= 4


def test_the_same_rule_set_gives_the_same_book() -> None:
    assert as_text(rulebook(load("tirol"))) == as_text(rulebook(load("tirol")))

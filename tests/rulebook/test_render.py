"""Laying out a document: sources once, tables that fit, Markdown that says the same."""

from __future__ import annotations

from hypothesis import given, strategies as st

from tarock.rulebook.markdown import as_markdown
from tarock.rulebook.marks import Marks
from tarock.rulebook.model import Amounts, Bullets, Document, Example, Note, Paragraph, Section, Sentence, Table
from tarock.rulebook.plain import as_text, wrap


def test_a_source_stands_behind_the_last_sentence_that_rests_on_it() -> None:
    """MV-07 has two sentences and is named once."""
    found = Marks("de").run(
        [Sentence("Eins.", "MV-07"), Sentence("Zwei.", "MV-07"), Sentence("Drei.", "MV-08"), Sentence("Vier.")]
    )
    assert found == "Eins. Zwei. [MV-07] Drei. [MV-08] Vier."


def test_the_same_reason_is_not_repeated_word_for_word() -> None:
    marks = Marks("de")
    first = marks.run(
        [Sentence("Eins.", "", "Der Text schweigt"), Sentence("Zwei."), Sentence("Drei.", "A", "Der Text schweigt")]
    )
    assert first == "Eins. (Annahme: Der Text schweigt) Zwei. Drei. (Annahme: ebenso) [A]"
    marks.forget()
    assert marks.run([Sentence("Vier.", "", "Der Text schweigt")]) == "Vier. (Annahme: Der Text schweigt)"
    assert Marks("en").run([Sentence("One.", "", "Silent")]) == "One. (assumption: Silent)"


DOCUMENT = Document(
    "Titel",
    "de",
    (
        Section(
            "Erstens",
            (
                Paragraph((Sentence("Ein *Satz* mit [Klammern].", "AB-01"),)),
                Bullets((Paragraph((Sentence("Punkt."),), "Dreier"),)),
                Table(
                    ("Spiel", "Wertᵃ"),
                    (("Rufer", "1"), ("Solodreier", "10")),
                    frozenset({1}),
                    (Note("ᵃ", Sentence("", "X")),),
                ),
            ),
        ),
        Section(
            "Zweitens",
            (
                Example(
                    "Fall",
                    Paragraph((Sentence("Es war so."),)),
                    ("A", "B", "C", "D"),
                    (Amounts("Schrift", ("+3", "−1", "−1", "−1")),),
                ),
            ),
            3,
        ),
    ),
)


def test_plain() -> None:
    assert (
        as_text(DOCUMENT, 60)
        == """\
Titel
═════

Erstens
───────

Ein *Satz* mit [Klammern]. [AB-01]

  • Dreier: Punkt.

Spiel       Wertᵃ
──────────  ─────
Rufer           1
Solodreier     10
ᵃ [X]

▸ Zweitens

• Fall
  Es war so.
                 A      B      C      D
    Schrift     +3     −1     −1     −1
"""
    )


def test_markdown() -> None:
    assert (
        as_markdown(DOCUMENT)
        == """\
# Titel

## Erstens

Ein \\*Satz\\* mit \\[Klammern\\]. \\[AB-01\\]

* **Dreier:** Punkt.

| Spiel | Wertᵃ |
| --- | ---: |
| Rufer | 1 |
| Solodreier | 10 |

* ᵃ \\[X\\]

### Zweitens

**Fall.** Es war so.

|  | A | B | C | D |
| --- | ---: | ---: | ---: | ---: |
| Schrift | +3 | −1 | −1 | −1 |
"""
    )


words = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=12)
cells = st.lists(words, min_size=1, max_size=6).map(" ".join)


@given(st.lists(st.lists(cells, min_size=3, max_size=3), min_size=1, max_size=5), st.integers(50, 100))
def test_a_table_fits_the_page_and_loses_no_word(rows: list[list[str]], width: int) -> None:
    table = Table(("A", "B", "C"), tuple((a, b, c) for a, b, c in rows), frozenset({1}))
    text = as_text(Document("T", "de", (Section("S", (table,)),)), width)
    assert all(len(line) <= width for line in text.splitlines())
    for row in rows:
        for word in " ".join(row).split():
            assert word in text


@given(cells, st.integers(10, 60))
def test_wrapping_keeps_all_words_in_order(text: str, width: int) -> None:
    assert " ".join(wrap(text, width)).split() == text.split()

"""A rulebook or a sheet of deviations as an A5 booklet."""

from __future__ import annotations

from typing import Any

from tarock.print.typeset import typeset
from tarock.rulebook.model import Block, Bullets, Document, Example, Paragraph, Section, Sentence, Table


def booklet(document: Document) -> bytes:
    """The document as PDF: title, contents, chapters with running heads, every sentence with its clause."""
    english = document.lang == "en"
    return typeset(
        "book",
        {
            "lang": document.lang,
            "title": document.title,
            "contents": "Contents" if english else "Inhalt",
            "assumption": "Assumption" if english else "Annahme",
            "likewise": "likewise" if english else "ebenso",
            "sections": [_section(section) for section in document.sections],
        },
    )


def _section(section: Section) -> dict[str, Any]:
    return {"title": section.title, "level": section.level, "blocks": [_block(block) for block in section.blocks]}


def _block(block: Block) -> dict[str, Any]:
    if isinstance(block, Paragraph):
        return {"kind": "paragraph", **_paragraph(block)}
    if isinstance(block, Bullets):
        return {"kind": "bullets", "items": [_paragraph(item) for item in block.items]}
    if isinstance(block, Table):
        return {"kind": "table", **_table(block)}
    return {"kind": "example", **_example(block)}


def _paragraph(paragraph: Paragraph) -> dict[str, Any]:
    return {"lead": paragraph.lead, "sentences": _sentences(paragraph.sentences)}


def _sentences(sentences: tuple[Sentence, ...]) -> list[dict[str, str]]:
    """Sentences with their source, which is printed once behind the last of several that share it."""
    found = []
    for number, sentence in enumerate(sentences):
        follows = sentences[number + 1] if number + 1 < len(sentences) else None
        same = follows is not None and (follows.clause, follows.assumption) == (sentence.clause, sentence.assumption)
        clause, assumption = ("", "") if same else (sentence.clause, sentence.assumption)
        found.append({"text": sentence.text, "clause": clause, "assumption": assumption})
    return found


def _table(table: Table) -> dict[str, Any]:
    return {
        "head": list(table.head),
        "rows": [list(row) for row in table.rows],
        "numbers": sorted(table.numbers),
        "notes": [{"mark": note.mark, "sentences": _sentences((note.sentence,))} for note in table.notes],
    }


def _example(example: Example) -> dict[str, Any]:
    return {
        "title": example.title,
        "story": _sentences(example.story.sentences),
        "players": list(example.players),
        "results": [{"label": result.label, "amounts": list(result.amounts)} for result in example.results],
        "reasons": [_sentences((reason,)) for reason in example.reasons],
    }

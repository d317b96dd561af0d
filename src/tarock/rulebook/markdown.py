"""A document as Markdown (with pipe tables)."""

from __future__ import annotations

import re

from tarock.rulebook.marks import Marks
from tarock.rulebook.model import Block, Bullets, Document, Example, Paragraph, Table

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>|#])")


def as_markdown(document: Document) -> str:
    """The document; everything that Markdown could misread is escaped."""
    marks = Marks(document.lang)
    parts = [f"# {_plain(document.title)}"]
    for section in document.sections:
        marks.forget()
        parts.append(f"{'#' * section.level} {_plain(section.title)}")
        parts += [_block(block, marks) for block in section.blocks]
    return "\n\n".join(parts) + "\n"


def _plain(text: str) -> str:
    return _SPECIAL.sub(r"\\\1", text)


def _block(block: Block, marks: Marks) -> str:
    if isinstance(block, Paragraph):
        return _paragraph(block, marks)
    if isinstance(block, Bullets):
        return "\n".join(f"* {_paragraph(item, marks)}" for item in block.items)
    if isinstance(block, Table):
        return _table(block, marks)
    return _example(block, marks)


def _paragraph(paragraph: Paragraph, marks: Marks) -> str:
    text = _plain(marks.run(paragraph.sentences))
    return f"**{_plain(paragraph.lead)}:** {text}" if paragraph.lead else text


def _line(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(_plain(cell) for cell in cells)} |"


def _table(table: Table, marks: Marks) -> str:
    rule = "|".join(" ---: " if n in table.numbers else " --- " for n in range(len(table.head)))
    lines = [_line(table.head), f"|{rule}|", *(_line(row) for row in table.rows)]
    notes = "\n".join(f"* {note.mark} {_plain(marks.mark(note.sentence, full=True))}" for note in table.notes)
    return "\n".join(lines) + (f"\n\n{notes}" if notes else "")


def _example(example: Example, marks: Marks) -> str:
    parts = [f"**{_plain(example.title)}.** {_plain(marks.run(example.story.sentences))}"]
    rows = tuple((result.label, *result.amounts) for result in example.results)
    parts.append(_table(Table(("", *example.players), rows, frozenset({1, 2, 3, 4})), marks))
    if example.reasons:
        parts.append("\n".join(f"* {_plain(marks.run([reason]))}" for reason in example.reasons))
    return "\n\n".join(parts)

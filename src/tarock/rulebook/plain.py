"""A document for the terminal: wrapped text, ruled tables, nothing but characters."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence

from tarock.rulebook.marks import Marks
from tarock.rulebook.model import Block, Bullets, Document, Example, Paragraph, Section, Table

_GAP = 2
_WORD = re.compile(r"[^\s-]+-?|-+")


def as_text(document: Document, width: int = 88) -> str:
    """The document, no line wider than `width` (but for words that are longer themselves)."""
    marks = Marks(document.lang)
    lines = [document.title, "═" * min(width, len(document.title)), ""]
    for section in document.sections:
        lines += _section(section, marks, width)
    return "\n".join(line.rstrip() for line in lines).rstrip("\n") + "\n"


def wrap(text: str, width: int, *, hyphens: bool = False) -> list[str]:
    """Lines of at most `width`; words are never broken, with `hyphens` behind their hyphens only."""
    return textwrap.wrap(text, max(width, 1), break_long_words=False, break_on_hyphens=hyphens) or [""]


def _section(section: Section, marks: Marks, width: int) -> list[str]:
    marks.forget()
    if section.level == 2:
        lines = [section.title, "─" * min(width, len(section.title)), ""]
    else:
        lines = [f"▸ {section.title}", ""]
    for block in section.blocks:
        lines += [*_block(block, marks, width), ""]
    return lines


def _block(block: Block, marks: Marks, width: int) -> list[str]:
    if isinstance(block, Paragraph):
        return wrap(_text(block, marks), width)
    if isinstance(block, Bullets):
        return [line for item in block.items for line in _hang("  • ", _text(item, marks), width)]
    if isinstance(block, Table):
        return _table(block, marks, width)
    return _example(block, marks, width)


def _text(paragraph: Paragraph, marks: Marks) -> str:
    text = marks.run(paragraph.sentences)
    return f"{paragraph.lead}: {text}" if paragraph.lead else text


def _hang(bullet: str, text: str, width: int) -> list[str]:
    indent = " " * len(bullet)
    lines = wrap(text, width - len(bullet))
    return [f"{bullet if n == 0 else indent}{line}" for n, line in enumerate(lines)]


def _table(table: Table, marks: Marks, width: int) -> list[str]:
    widths = _widths([table.head, *table.rows], width)
    lines = _row(table.head, widths, table.numbers)
    lines.append((" " * _GAP).join("─" * w for w in widths))
    for row in table.rows:
        lines += _row(row, widths, table.numbers)
    for note in table.notes:
        lines += _hang(f"{note.mark} ", marks.mark(note.sentence, full=True), width)
    return lines


def _widths(rows: Sequence[Sequence[str]], width: int) -> list[int]:
    """Natural widths, the widest columns narrowed until the table fits (never below their longest word)."""
    columns = list(zip(*rows, strict=True))
    widths = [max(len(cell) for cell in column) for column in columns]
    least = [max((len(word) for cell in column for word in _WORD.findall(cell)), default=1) for column in columns]
    while sum(widths) + _GAP * (len(widths) - 1) > width:
        loose = [n for n, w in enumerate(widths) if w > least[n]]
        if not loose:
            break
        widths[max(loose, key=lambda n: widths[n])] -= 1
    return widths


def _row(cells: Sequence[str], widths: Sequence[int], numbers: frozenset[int]) -> list[str]:
    wrapped = [wrap(cell, w, hyphens=True) for cell, w in zip(cells, widths, strict=True)]
    lines = []
    for n in range(max(len(cell) for cell in wrapped)):
        parts = []
        for column, (cell, w) in enumerate(zip(wrapped, widths, strict=True)):
            text = cell[n] if n < len(cell) else ""
            parts.append(text.rjust(w) if column in numbers else text.ljust(w))
        lines.append((" " * _GAP).join(parts))
    return lines


def _example(example: Example, marks: Marks, width: int) -> list[str]:
    lines = [f"• {example.title}"]
    lines += [f"  {line}" for line in wrap(marks.run(example.story.sentences), width - 2)]
    label = max(len(result.label) for result in example.results)
    column = max(7, *(len(cell) + 2 for result in example.results for cell in (*result.amounts, *example.players)))
    lines.append(f"    {'':<{label}}{''.join(name.rjust(column) for name in example.players)}")
    for result in example.results:
        lines.append(f"    {result.label:<{label}}{''.join(cell.rjust(column) for cell in result.amounts)}")
    for reason in example.reasons:
        lines += _hang("    – ", marks.run([reason]), width)
    return lines

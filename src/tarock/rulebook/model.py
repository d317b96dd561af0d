"""A rulebook as a value: sections of paragraphs, lists, tables and worked examples, in one language, without layout.

Every sentence carries the clause that it rests on and, where no text says it, the reason why it is assumed. Renderers
(terminal, Markdown, later HTML and PDF) only lay out.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sentence:
    """One or more sentences with one source: clause ids or keys of texts, empty for general rules of the game.

    `assumption` is the reason where no text says it, without a full stop.
    """

    text: str
    clause: str = ""
    assumption: str = ""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Sentences that belong together; `lead` is printed bold in front (a game's name)."""

    sentences: tuple[Sentence, ...]
    lead: str = ""


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list."""

    items: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Note:
    """A note under a table; `mark` is the superscript letter that stands in its cells."""

    mark: str
    sentence: Sentence


@dataclass(frozen=True, slots=True)
class Table:
    """A table. `numbers` are the columns that are set right-aligned; cells carry the marks of their notes."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[int] = frozenset()
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True, slots=True)
class Amounts:
    """What four players get, as printed: `label` (Schrift, bar, or a rule set), then one amount per player."""

    label: str
    amounts: tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class Example:
    """A game and what it pays. `reasons` are the settlement's own sentences, with their amounts."""

    title: str
    story: Paragraph
    players: tuple[str, str, str, str]
    results: tuple[Amounts, ...]
    reasons: tuple[Sentence, ...] = ()


Block = Paragraph | Bullets | Table | Example


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands under it."""

    title: str
    blocks: tuple[Block, ...]
    level: int = 2


@dataclass(frozen=True, slots=True)
class Document:
    """A rulebook or a sheet of deviations."""

    title: str
    lang: str
    sections: tuple[Section, ...]

    def sentences(self) -> list[Sentence]:
        """Every sentence, in reading order."""
        return [sentence for section in self.sections for block in section.blocks for sentence in _sentences(block)]


def _sentences(block: Block) -> list[Sentence]:
    if isinstance(block, Paragraph):
        return list(block.sentences)
    if isinstance(block, Bullets):
        return [sentence for item in block.items for sentence in item.sentences]
    if isinstance(block, Table):
        return [note.sentence for note in block.notes]
    return [*block.story.sentences, *block.reasons]

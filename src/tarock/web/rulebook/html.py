"""A document of the rulebook as HTML, with an anchor for every chapter, clause and text that it rests on."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe

from tarock.rulebook.model import Block, Bullets, Document, Example, Paragraph, Section, Sentence, Table

_NOTHING = mark_safe("")


def anchor(text: str) -> str:
    """A title as a fragment of an address: `Rufen, Talon, Ablage` is `rufen-talon-ablage`."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def game_anchor(name: str) -> str:
    """The fragment of what a paragraph is about, apart from those of chapters."""
    return f"spiel-{anchor(name)}"


def _clauses(clause: str) -> list[str]:
    return [part for part in clause.split(", ") if part]


class Page:
    """Renders one document; remembers which clauses have their anchor already and the last assumption of a section."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.english = document.lang == "en"
        self._anchored: set[str] = set()
        self._last = ""

    @property
    def anchors(self) -> frozenset[str]:
        """Every fragment that the body has; known once it was rendered."""
        return frozenset({*self._anchored, *(anchor(section.title) for section in self.document.sections)})

    def contents(self) -> list[tuple[str, str]]:
        """Anchor and title of each chapter."""
        return [(anchor(section.title), section.title) for section in self.document.sections if section.level == 2]

    def body(self) -> SafeString:
        """All sections."""
        return _join(self._section(section) for section in self.document.sections)

    def _section(self, section: Section) -> SafeString:
        self._last = ""
        title = format_html('<h{0} id="{1}">{2}</h{0}>', min(section.level, 4), anchor(section.title), section.title)
        return _join([title, *(self._block(block) for block in section.blocks)])

    def _block(self, block: Block) -> SafeString:
        if isinstance(block, Paragraph):
            return format_html("<p>{}</p>", self._paragraph(block))
        if isinstance(block, Bullets):
            return format_html(
                "<ul>{}</ul>", _join(format_html("<li>{}</li>", self._paragraph(item)) for item in block.items)
            )
        return self._table(block) if isinstance(block, Table) else self._example(block)

    def _paragraph(self, paragraph: Paragraph) -> SafeString:
        return self._lead(paragraph.lead) + self._run(paragraph.sentences)

    def _lead(self, lead: str) -> SafeString:
        """What a paragraph is about, in bold: a game by itself can be linked to (`#spiel-dreier`)."""
        if not lead:
            return _NOTHING
        name = game_anchor(lead)
        if name in self._anchored:
            return format_html("<strong>{}:</strong> ", lead)
        self._anchored.add(name)
        return format_html('<strong id="{}">{}:</strong> ', name, lead)

    def _run(self, sentences: Sequence[Sentence]) -> SafeString:
        parts = []
        for number, sentence in enumerate(sentences):
            follows = sentences[number + 1] if number + 1 < len(sentences) else None
            same = follows is not None and (follows.clause, follows.assumption) == (
                sentence.clause,
                sentence.assumption,
            )
            parts.append(self._sentence(sentence, marked=not same))
        return _join(parts, " ")

    def _sentence(self, sentence: Sentence, *, marked: bool) -> SafeString:
        text = format_html("{}", sentence.text)
        for clause in _clauses(sentence.clause):
            if clause not in self._anchored:
                self._anchored.add(clause)
                text = format_html('<span id="{}">{}</span>', clause, text)
        return _join([text, *(self._source(sentence) if marked else [])], " ")

    def _source(self, sentence: Sentence) -> list[SafeString]:
        found = []
        if sentence.assumption:
            word, likewise = ("assumption", "likewise") if self.english else ("Annahme", "ebenso")
            said = likewise if sentence.assumption == self._last else sentence.assumption
            self._last = sentence.assumption
            found.append(format_html('<span class="assumption">({}: {})</span>', word, said))
        if sentence.clause:
            links = (
                format_html('<a class="clause" href="#{0}">{0}</a>', clause) for clause in _clauses(sentence.clause)
            )
            found.append(format_html('<span class="source">[{}]</span>', _join(links, ", ")))
        return found

    def _table(self, table: Table) -> SafeString:
        head = _join(_cell("th", n, cell, table.numbers) for n, cell in enumerate(table.head))
        rows = (_join(_cell("td", n, cell, table.numbers) for n, cell in enumerate(row)) for row in table.rows)
        body = _join(format_html("<tr>{}</tr>", row) for row in rows)
        notes = _join(
            format_html("<li>{} {}</li>", note.mark, self._sentence(note.sentence, marked=True)) for note in table.notes
        )
        listed = format_html('<ul class="notes">{}</ul>', notes) if table.notes else _NOTHING
        return format_html(
            '<div class="scroll"><table><thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>{}', head, body, listed
        )

    def _example(self, example: Example) -> SafeString:
        head = _join(format_html('<th class="amount" scope="col">{}</th>', name) for name in example.players)
        rows = _join(
            format_html('<tr><th scope="row">{}</th>{}</tr>', result.label, _join(map(_amount, result.amounts)))
            for result in example.results
        )
        reasons = _join(format_html("<li>{}</li>", self._run([reason])) for reason in example.reasons)
        return format_html(
            '<section class="example"><h4>{}</h4><p>{}</p><div class="scroll"><table>'
            "<thead><tr><td></td>{}</tr></thead><tbody>{}</tbody></table></div>{}</section>",
            example.title,
            self._run(example.story.sentences),
            head,
            rows,
            format_html("<ul>{}</ul>", reasons) if example.reasons else _NOTHING,
        )


def _amount(text: str) -> SafeString:
    return format_html('<td class="amount">{}</td>', text)


def _cell(tag: str, column: int, text: str, numbers: frozenset[int]) -> SafeString:
    kind = mark_safe(' class="amount"') if column in numbers else _NOTHING
    return format_html("<{0}{1}>{2}</{0}>", mark_safe(tag), kind, text)


def _join(parts: Iterable[SafeString], between: str = "") -> SafeString:
    return format_html_join(between, "{}", ((part,) for part in parts))

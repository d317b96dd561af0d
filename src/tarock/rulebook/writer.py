"""What every chapter needs: the rule set, the language, sentences with their sources, tables with their notes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from tarock.rulebook.model import Bullets, Note, Paragraph, Sentence, Table
from tarock.rulebook.phrases import leaf, matters, sourced
from tarock.rules import Conduct, RuleSet

_MARKS: Final = "ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ"


class Writer:
    """One rule set being written in one language."""

    def __init__(self, rules: RuleSet, lang: str) -> None:
        self.rules = rules
        self.lang = lang
        self.usual = usual_text(rules)
        self._covered: dict[str, Conduct] = {path: c for c in rules.conduct.values() for path in c.covers}
        self._behind: dict[str, list[Conduct]] = {}
        for c in rules.conduct.values():
            self._behind.setdefault(c.after, []).append(c)
        self._printed: set[str] = set()

    def say(self, de: str, en: str) -> str:
        """The text in the book's language."""
        return en if self.lang == "en" else de

    def free(self, de: str, en: str, path: str = "") -> Sentence:
        """A sentence of the book's own; with `path` it rests on the source of that leaf."""
        text = self.say(de, en)
        return self._plain(sourced(text, self.rules.source(path), self.lang)) if path else Sentence(text)

    def general(self, topic: str, de: str, en: str) -> list[Sentence]:
        """A general rule of the game, in the set's own words where it has them."""
        conduct = self._covered.get(f"general.{topic}")
        return [Sentence(self.say(de, en))] if conduct is None else self.conduct(conduct)

    def leaf(self, path: str) -> list[Sentence]:
        """What the rule set says at this leaf: in its own words where it has them, nothing where it has no effect."""
        return [*self._said(path), *(s for c in self._behind.get(path, ()) for s in self.conduct(c))]

    def _said(self, path: str) -> list[Sentence]:
        conduct = self._covered.get(path)
        if conduct is not None:
            return self.conduct(conduct)
        if not matters(self.rules, path):
            return []
        sentence = leaf(self.rules, path, self.lang)
        return [self._plain(sentence)] if sentence.text else []

    def conduct(self, conduct: Conduct) -> list[Sentence]:
        """A text of the rule set itself, once."""
        if conduct.id in self._printed:
            return []
        self._printed.add(conduct.id)
        source = self.rules.source(f"conduct.{conduct.id}")
        return [self._plain(sourced(conduct.text.in_language(self.lang), source, self.lang))]

    def leaves(self, *paths: str) -> list[Sentence]:
        """Several leaves in a row."""
        return [sentence for path in paths for sentence in self.leaf(path)]

    def typical(self, paths: Sequence[str]) -> str:
        """Of several leaves that say the same, one whose source most of them share."""
        counted = Counter(self.rules.source(path) for path in paths)
        (source, _), *_ = counted.most_common(1)
        return next(path for path in paths if self.rules.source(path) == source)

    def para(self, *parts: Sentence | Sequence[Sentence], lead: str = "") -> Paragraph:
        """A paragraph of sentences and lists of sentences."""
        sentences: list[Sentence] = []
        for part in parts:
            sentences += [part] if isinstance(part, Sentence) else part
        return Paragraph(tuple(sentences), lead)

    def bullets(self, items: Iterable[Paragraph]) -> Bullets:
        """A list without empty items."""
        return Bullets(tuple(item for item in items if item.sentences))

    def table(self, head: Sequence[str], rows: Sequence[Sequence[Cell]], numbers: Iterable[int] = ()) -> Table:
        """A table whose cells name the leaf that they show; sources become notes, a column's usual one at its head."""
        notes: dict[tuple[str, str], str] = {}

        def mark(key: tuple[str, str] | None) -> str:
            return notes.setdefault(key, _MARKS[len(notes) % len(_MARKS)]) if key else ""

        columns = [[self._key(row[n][1]) for row in rows] for n in range(len(head))]
        heads = [_most(column) for column in columns]
        marked_head = tuple(f"{title}{mark(key)}" for title, key in zip(head, heads, strict=True))
        marked = []
        for number, row in enumerate(rows):
            cells = []
            for n, (text, _) in enumerate(row):
                key = columns[n][number]
                cells.append(f"{text}{mark(key)}" if text and key != heads[n] else text)
            marked.append(tuple(cells))
        found = tuple(Note(m, Sentence("", clause, why)) for (clause, why), m in notes.items())
        return Table(marked_head, tuple(marked), frozenset(numbers), found)

    def _key(self, path: str) -> tuple[str, str] | None:
        if not path:
            return None
        sentence = self._plain(sourced("", self.rules.source(path), self.lang))
        return (sentence.clause, sentence.assumption) if sentence.clause or sentence.assumption else None

    def _plain(self, sentence: Sentence) -> Sentence:
        """Without the text that is named once, at the beginning, for everything."""
        if self.usual and sentence.clause == self.usual and not sentence.assumption:
            return Sentence(sentence.text)
        return sentence


Cell = tuple[str, str]
"""A cell's text and the leaf it shows (empty: no source needed)."""


def _most(column: Sequence[tuple[str, str] | None]) -> tuple[str, str] | None:
    """The source that more than half of the column rests on."""
    counted = Counter(column).most_common(1)
    return counted[0][0] if counted and counted[0][1] * 2 > len(column) else None


def usual_text(rules: RuleSet) -> str:
    """The one text that most values rest on, if there is one; it need not be named with every sentence."""
    refs = Counter(source.ref for source in rules.sources.values() if source.assumption is None and source.ref)
    (ref, times), *_ = refs.most_common(1)
    return ref if times * 2 > sum(refs.values()) and ref in rules.citations else ""

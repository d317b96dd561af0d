"""A whole rule set as a rulebook."""

from __future__ import annotations

from tarock.rulebook.chapters import bidding, ending, playing, table
from tarock.rulebook.examples import examples
from tarock.rulebook.model import Document, Section
from tarock.rulebook.writer import Writer
from tarock.rules import RuleSet


def rulebook(rules: RuleSet, lang: str = "de") -> Document:
    """The rulebook of a rule set in `"de"` or `"en"`."""
    w = Writer(rules, lang)
    chapters: list[Section | None] = [
        table.about(w),
        table.cards(w),
        table.seats(w),
        bidding.auction(w),
        bidding.calling(w),
        bidding.announcing(w),
        playing.play(w),
        *playing.games(w),
        playing.trischaken(w),
        playing.premiums(w),
        playing.valat(w),
        ending.settlement(w),
        examples(w),
        ending.conduct(w, "players"),
        ending.conduct(w, "referee"),
    ]
    sections = [chapter for chapter in chapters if chapter is not None]
    draft = Document(rules.name.in_language(lang), lang, tuple(sections))
    texts = table.sources(w, cited(draft, w.usual))
    return Document(draft.title, lang, (*sections, *([texts] if texts else [])))


def cited(document: Document, usual: str = "") -> set[str]:
    """The texts whose clauses a document names."""
    refs = {ref for sentence in document.sentences() for ref in sentence.clause.split(", ") if ref}
    return {ref[:-3] if ref[-3:-2] == "-" and ref[-2:].isdigit() else ref for ref in refs} | {usual}

"""Only what deviates: one rule set against another, as a club writes its own sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tarock.rulebook.book import cited
from tarock.rulebook.chapters import playing
from tarock.rulebook.chapters.table import sources
from tarock.rulebook.diff_games import changed_games, missing_games, new_games, order_of_games, tariff
from tarock.rulebook.diff_premiums import premiums
from tarock.rulebook.examples import compared
from tarock.rulebook.model import Block, Document, Paragraph, Section, Sentence
from tarock.rulebook.pair import Pair
from tarock.rulebook.scenarios import game_scenarios, trischaken_scenarios
from tarock.rulebook.writer import Writer
from tarock.rules import Conduct, RuleSet, Text
from tarock.rules.schema import SECTIONS

_TITLES = (
    (("money", "table"), Text("Am Tisch", "At the table")),
    (("auction",), Text("Lizitation", "The auction")),
    (("calling",), Text("Rufen und Talon", "Calling and talon")),
    (("announcements",), Text("Ansagen und Kontra", "Announcements and kontra")),
    (("play",), Text("Das Spiel", "The play")),
    (("valat",), Text("Valat", "Valat")),
    (("renonce",), Text("Renonce", "Renonce")),
)


def deviations(base: RuleSet, other: RuleSet, lang: str = "de") -> Document:
    """What holds in `other` and differs in `base`, in `"de"` or `"en"`."""
    w = Writer(other, lang)
    pair = Pair(base, other, lang)
    w.usual = ""  # on a sheet of deviations every sentence names its source
    here, there = other.name.in_language(lang), base.name.in_language(lang)
    title = w.say(f"Abweichungen: {here} gegenüber {there}", f"Deviations: {here} from {there}")
    chapters = [*_sections(w, pair), *_examples(w, pair), *_conduct(w, pair)]
    if not chapters:
        none = w.free("Es gibt keine Abweichungen.", "There are no deviations.")
        return Document(title, lang, (Section(w.say("Ergebnis", "Result"), (w.para(none),)),))
    intro = Section(w.say("Über dieses Blatt", "About this sheet"), (w.para(_intro(w, pair)),))
    draft = Document(title, lang, (intro, *chapters))
    texts = sources(w, cited(draft))
    return Document(title, lang, (*draft.sections, *([texts] if texts else [])))


def _intro(w: Writer, pair: Pair) -> list[Sentence]:
    here, there = pair.names
    return [
        w.free(
            f"Hier steht nur, was bei „{here}“ anders ist als bei „{there}“; alles andere ist gleich. In runden "
            "Klammern steht, was dort gilt, in eckigen die Stelle, auf der ein Satz beruht.",
            f"Only what is different in “{here}” from “{there}” stands here; all else is the same. Round brackets say "
            "what holds there, square ones name the clause that a sentence rests on.",
        )
    ]


def _sections(w: Writer, pair: Pair) -> list[Section]:
    found: list[Section | None] = []
    for groups, title in _TITLES[:2]:
        found.append(_section(w, title.in_language(w.lang), _changes(w, pair, groups)))
    found.append(_section(w, w.say("Spiele und Tarif", "Games and tariff"), _games(w, pair)))
    for groups, title in _TITLES[2:5]:
        found.append(_section(w, title.in_language(w.lang), _changes(w, pair, groups)))
    found.append(_trischaken(w, pair))
    found += new_games(w, pair)
    found.append(_section(w, w.say("Prämien", "Premiums"), premiums(w, pair)))
    for groups, title in _TITLES[5:]:
        found.append(_section(w, title.in_language(w.lang), _changes(w, pair, groups)))
    return [section for section in found if section is not None]


def _section(w: Writer, title: str, blocks: Iterable[Block | None]) -> Section | None:
    kept = tuple(block for block in blocks if block is not None)
    return Section(title, kept) if kept else None


def _changes(w: Writer, pair: Pair, groups: tuple[str, ...]) -> list[Block]:
    """The leaves of these sections that differ, one bullet each."""
    items = [pair.change(w, f"{group}.{key}") for group in groups for key in SECTIONS[group]]
    kept = [item for item in items if item is not None and item.sentences]
    return [w.bullets(kept)] if kept else []


def _games(w: Writer, pair: Pair) -> list[Block | None]:
    return [missing_games(w, pair), order_of_games(w, pair), tariff(w, pair), changed_games(w, pair)]


def _trischaken(w: Writer, pair: Pair) -> Section | None:
    """Trischaken is read as a whole when its scale is another one, otherwise change by change; with examples."""
    contract = next((c for c in pair.other.contracts.values() if c.kind == "trischaken"), None)
    if contract is None:
        return None
    scenarios = [s for s in trischaken_scenarios(pair.other) if pair.pays_differently(s.game)]
    shown = [compared(w, pair, s) for s in scenarios]
    if pair.base.trischaken.scale != pair.other.trischaken.scale:
        whole = playing.trischaken(w)
        there = pair.there("trischaken.scale")
        blocks = [*(whole.blocks if whole else ()), *([Paragraph((there,))] if there else [])]
        return Section(contract.name, (*blocks, *shown))
    changes = _changes(w, pair, ("trischaken",))
    same = _as_before(w, pair) if changes else None
    return _section(w, contract.name, [*changes, same, *shown])


def _as_before(w: Writer, pair: Pair) -> Paragraph | None:
    """What a sheet of house rules says although it is no deviation: a club likes to repeat its amounts."""
    paths = [f"trischaken.{key}" for key in SECTIONS["trischaken"]]
    repeated = [p for p in paths if not pair.differs(p) and pair.said_anew(p)]
    sentences = [s for path in repeated for s in w.leaf(path)]
    return w.para(sentences, lead=w.say("Wie gehabt", "As before")) if sentences else None


@dataclass(frozen=True, slots=True)
class _Texts:
    """Conduct texts that one set has and the other has not."""

    new: list[Paragraph]
    gone: list[Paragraph]


def _conduct(w: Writer, pair: Pair) -> list[Section]:
    texts = _texts(w, pair)
    found = []
    if texts.new:
        found.append(Section(w.say("Verhalten und Renonce", "Conduct and Renonce"), (w.bullets(texts.new),)))
    if texts.gone:
        title = w.say(f"Nur dort ({pair.names[1]})", f"Only there ({pair.names[1]})")
        found.append(Section(title, (w.bullets(texts.gone),)))
    return found


def _texts(w: Writer, pair: Pair) -> _Texts:
    known = {c.text for c in pair.base.conduct.values()}
    new = [w.para(w.conduct(c)) for c in pair.other.conduct.values() if c.text not in known and not _general(c)]
    ours = {c.text for c in pair.other.conduct.values()}
    replaced = {c.id for c in pair.other.conduct.values()}
    gone = [
        w.para(Sentence(c.text.in_language(w.lang)))
        for c in pair.base.conduct.values()
        if c.text not in ours and c.id not in replaced and not _general(c)
    ]
    return _Texts([p for p in new if p.sentences], gone)


def _general(conduct: Conduct) -> bool:
    """Whether a text only says in its own words what holds in every Königrufen."""
    return bool(conduct.covers) and all(path.startswith("general.") for path in conduct.covers)


def _examples(w: Writer, pair: Pair) -> list[Section]:
    """Games of both sets that pay differently."""
    shown = [compared(w, pair, s) for s in game_scenarios(pair.other) if pair.pays_differently(s.game)]
    return [Section(w.say("Beispiele", "Examples"), tuple(shown))] if shown else []

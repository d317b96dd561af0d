"""New, missing and changed premiums."""

from __future__ import annotations

from tarock.rulebook.chapters.playing import bonus_value
from tarock.rulebook.diff_games import heads
from tarock.rulebook.model import Block, Paragraph
from tarock.rulebook.numbers import listed
from tarock.rulebook.pair import Pair
from tarock.rulebook.phrases import text_of
from tarock.rulebook.writer import Cell, Writer
from tarock.rules import Bonus

_KEYS = ("kind", "test", "announce", "side", "silent_may_be_lost", "at_least", "trick", "holding", "implies")


def premiums(w: Writer, pair: Pair) -> list[Block | None]:
    """Blocks in the order: what is gone, the tariff, what is new or otherwise."""
    gone = [b.name for i, b in pair.base.bonuses.items() if i not in pair.other.bonuses]
    lost = None
    if gone:
        named = listed(gone, w.lang)
        lost = w.para(w.free(f"Nicht gezählt werden: {named}.", f"Not counted: {named}."))
    items = [*_renamed(w, pair), *_new(w, pair), *_changed(w, pair)]
    bullets = w.bullets(items)
    return [lost, _tariff(w, pair), bullets if bullets.items else None]


def _tariff(w: Writer, pair: Pair) -> Block | None:
    rows: list[list[Cell]] = []
    base = Writer(pair.base, w.lang)
    listed_ = sorted(pair.other.bonuses.values(), key=lambda b: b.kind == "valat")
    for bonus in listed_:
        before = pair.base.bonuses.get(bonus.id)
        there = f"{bonus_value(base, before, 'silent')} / {bonus_value(base, before, 'announced')}" if before else "–"
        here = f"{bonus_value(w, bonus, 'silent')} / {bonus_value(w, bonus, 'announced')}"
        if not pair.same_unit or here != there:
            rows.append([(bonus.name, ""), (here, f"bonuses.{bonus.id}.silent"), (there, "")])
    if not rows:
        return None
    head = (w.say("Prämie, still / angesagt", "Premium, silent / announced"), *heads(w, pair))
    return w.table(head, rows)


def _renamed(w: Writer, pair: Pair) -> list[Paragraph]:
    items = []
    for bonus in pair.other.bonuses.values():
        before = pair.base.bonuses.get(bonus.id)
        if before is not None and before.name != bonus.name:
            items.append(
                w.para(w.free(f"{before.name} heißt hier {bonus.name}.", f"{before.name} is called {bonus.name} here."))
            )
    return items


def _new(w: Writer, pair: Pair) -> list[Paragraph]:
    items = []
    for bonus in pair.other.bonuses.values():
        if bonus.id in pair.base.bonuses:
            continue
        path = f"bonuses.{bonus.id}"
        gloss = bonus.gloss.in_language(w.lang)
        notes = [s for key in _particular(bonus) for s in w.leaf(f"{path}.{key}")]
        items.append(
            w.para(
                w.free(f"{gloss}.", f"{gloss}."),
                [] if bonus.test == "hand" else w.leaf(f"{path}.announce"),
                notes,
                lead=bonus.name,
            )
        )
    return items


def _particular(bonus: Bonus) -> list[str]:
    keys = ["test"] if bonus.test in ("mondfang", "hand") else []
    keys += ["implies"] if bonus.implies else []
    keys += ["silent_may_be_lost"] if bonus.silent_may_be_lost else []
    return keys


def _changed(w: Writer, pair: Pair) -> list[Paragraph]:
    items = []
    for key in _KEYS:
        groups: dict[tuple[str, str, str], list[Bonus]] = {}
        for bonus in pair.other.bonuses.values():
            before = pair.base.bonuses.get(bonus.id)
            if before is None or getattr(before, key) == getattr(bonus, key):
                continue
            path = f"bonuses.{bonus.id}.{key}"
            texts = (text_of(pair.other, path, w.lang), text_of(pair.base, path, w.lang), pair.other.clause(path))
            groups.setdefault(texts, []).append(bonus)
        for (_, there, _), bonuses in groups.items():
            lead = listed([b.name for b in bonuses], w.lang)
            here = w.leaf(f"bonuses.{bonuses[0].id}.{key}")
            items.append(w.para(here, pair.aside(there) if there else [], lead=lead))
    return items

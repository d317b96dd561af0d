"""A settlement for people at a terminal: a row per item with its reason below, then the sums."""

from __future__ import annotations

import textwrap

from tarock.cli.terminal import page_width, say
from tarock.notation.entry import Entry
from tarock.scoring import Amounts, Item, signed

WIDEST = 80
TITLE = 18
"""Columns of the page and of the row titles."""
_NARROWEST = 8
_INDENT = "    "


def score_sheet(entry: Entry, lang: str) -> str:
    """The whole sheet, no wider than the terminal and never wider than 80 columns."""
    width = min(WIDEST, page_width())
    sheet = _Sheet(entry, lang, width)
    settlement = entry.settle()
    lines = [*textwrap.wrap(sheet.headline(), width, break_on_hyphens=False), *sheet.cut_names(), "", sheet.names()]
    for item in settlement.items:
        lines += sheet.item(item)
    both = settlement.points != settlement.cash
    lines += [
        "",
        sheet.row(say("Schrift" if both else "Summe", "points" if both else "total", lang), settlement.points),
    ]
    if both:
        lines.append(sheet.row(say("Geld mit Kontra", "cash with kontra", lang), settlement.cash))
    return "\n".join(lines) + "\n"


class _Sheet:
    """Columns and language of one sheet."""

    def __init__(self, entry: Entry, lang: str, width: int) -> None:
        self.entry = entry
        self.lang = lang
        self.width = width
        players = entry.table.players
        longest = max(len(player) for player in players)
        self.column = min((width - TITLE) // len(players), max(_NARROWEST, longest + 2))

    def headline(self) -> str:
        """Game, rule set, unit."""
        rules = self.entry.rules
        contract = rules.contracts[self.entry.game.contract]
        unit = say("Cent", "cents", self.lang) if rules.money.unit == "cents" else say("Punkten", "points", self.lang)
        return f"{contract.name} – {rules.name.in_language(self.lang)}, in {unit}"

    def names(self) -> str:
        """The head of the table."""
        return " " * TITLE + "".join(
            _cut(name, self.column - 1).rjust(self.column) for name in self.entry.table.players
        )

    def cut_names(self) -> list[str]:
        """What the heads of the table stand for, where a name was too long."""
        names = [printable(name) for name in self.entry.table.players]
        cut = [(_cut(name, self.column - 1), name) for name in names]
        return [_cut(f"{head} = {name}", self.width) for head, name in cut if head != name]

    def row(self, title: str, amounts: Amounts) -> str:
        """One row of amounts."""
        cells = (signed(amount).rjust(self.column) for amount in self.entry.table.by_place(amounts))
        return _cut(title, TITLE - 1).ljust(TITLE) + "".join(cells)

    def item(self, item: Item) -> list[str]:
        """One item: its row, what it is worth in cash where that differs, and why."""
        lines = [self.row(self._title(item.what), item.points)]
        if item.cash != item.points:
            lines.append(self.row(say("  bar", "  cash", self.lang), item.cash))
        names = tuple(printable(name) for name in self.entry.table.names)
        clause = item.clause.replace(" ", "\N{NO-BREAK SPACE}")
        why = f"{item.why(self.lang, names)} [{clause}]"
        return lines + textwrap.wrap(
            why, self.width, initial_indent=_INDENT, subsequent_indent=_INDENT, break_on_hyphens=False
        )

    def _title(self, what: str) -> str:
        if what in self.entry.rules.bonuses:
            return self.entry.rules.bonuses[what].name
        return {"game": say("Spiel", "game", self.lang), "spritzer": "Spritzer"}.get(
            what, say("ohne Vogel", "no bird", self.lang)
        )


def printable(text: str) -> str:
    """The text without control characters, which a terminal would obey."""
    return "".join(c if c.isprintable() else "�" for c in text)


def _cut(text: str, width: int) -> str:
    text = printable(text)
    return text if len(text) <= width else f"{text[: width - 1]}…"

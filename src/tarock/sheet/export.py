"""The list as one table of values, from which CSV, XLSX and the printed sheet are made, so that all of them agree.

Amounts are `Fraction`s, everything else is text. A text that a spreadsheet could take for a formula is written with an
apostrophe in front in CSV (that is how spreadsheets themselves mark text).
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from tarock.notation.entry import Entry
from tarock.rules import RuleSet, Text
from tarock.rules.words import KONTRA_LEVELS
from tarock.scoring import DECLARER
from tarock.sheet.list import Row, Sheet

Cell = str | int | Fraction

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n")

_HEAD: Final = (
    Text("Nr.", "No."),
    Text("Spiel", "Game"),
    Text("Spieler", "Declarer"),
    Text("Partner", "Partner"),
    Text("Ergebnis", "Result"),
    Text("Prämien", "Bonuses"),
    Text("Kontra", "Kontra"),
    Text("Vorhand", "Vorhand"),
    Text("zählt", "counts"),
    Text("Anmerkung", "Note"),
)
_STATUS: Final = {
    "counted": Text("", ""),
    "struck": Text("auf null gesetzt", "set to zero"),
    "cancelled": Text("gestrichen", "cancelled"),
    "broken": Text("unmöglich, zu berichtigen", "impossible, to be corrected"),
}
BOX: Final = Text("Spendenschwein", "Donation box")


@dataclass(frozen=True)
class Line:
    """One game. Amounts are by place; `box` is what it puts into the donation box, None where the set has none."""

    number: int
    status: str
    game: str
    declarer: str
    partner: str
    result: str
    bonuses: str
    kontra: str
    forehand: str
    factor: int
    note: str
    points: tuple[Fraction, ...]
    points_sum: tuple[Fraction, ...]
    cash: tuple[Fraction, ...]
    cash_sum: tuple[Fraction, ...]
    box: Fraction | None

    def cells(self) -> list[Cell]:
        """The line as a row of the table."""
        said = (self.game, self.declarer, self.partner, self.result, self.bonuses, self.kontra, self.forehand)
        factor = f"×{self.factor}" if self.factor != 1 else ""
        return [
            self.number or "",
            *said,
            factor,
            self.note,
            *self.points,
            *self.points_sum,
            *self.cash,
            *self.cash_sum,
            *([] if self.box is None else [self.box]),
        ]


@dataclass(frozen=True)
class Grid:
    """The whole list as a table: `head`, one `Line` a game, and the sums (Schrift, cash, donation box) at the end."""

    title: str
    rules: str
    unit: str
    players: tuple[str, ...]
    head: tuple[str, ...]
    lines: tuple[Line, ...]
    points: tuple[Fraction, ...]
    cash: tuple[Fraction, ...]
    box: Fraction | None

    def rows(self) -> list[list[Cell]]:
        """All rows below the head."""
        return [line.cells() for line in self.lines]


def grid(sheet: Sheet, lang: str = "de") -> Grid:
    """The table of a list."""
    groups = (
        Text("{name}", "{name}"),
        Text("{name} Summe", "{name} sum"),
        Text("{name} bar", "{name} cash"),
        Text("{name} bar Summe", "{name} cash sum"),
    )
    amounts = [group.in_language(lang).replace("{name}", name) for group in groups for name in sheet.players]
    return Grid(
        title=" · ".join(sheet.players),
        rules=sheet.rules.name.in_language(lang),
        unit=sheet.rules.money.unit,
        players=sheet.players,
        head=(
            *(text.in_language(lang) for text in _HEAD),
            *amounts,
            *([BOX.in_language(lang)] if sheet.rules.money.kontra_donation else []),
        ),
        lines=tuple(_line(sheet.rules, row, lang) for row in sheet.rows),
        points=sheet.points,
        cash=sheet.cash,
        box=sheet.box if sheet.rules.money.kontra_donation else None,
    )


def as_csv(table: Grid, *, semicolon: bool = False) -> str:
    """The table as CSV with a byte order mark, lines ended by CR LF.

    With commas and decimal points for programs; with `semicolon` and decimal commas for a German or Austrian Excel.
    """
    return csv_text([table.head, *table.rows()], semicolon=semicolon)


def csv_text(rows: Iterable[Sequence[Cell]], *, semicolon: bool = False) -> str:
    """Any table as such a text."""
    text = _Text()
    writer = csv.writer(text, delimiter=";" if semicolon else ",", lineterminator="\r\n")
    for row in rows:
        writer.writerow([_csv_cell(cell, semicolon) for cell in row])
    return "\ufeff" + "".join(text.parts)


class _Text:
    """Something to write to that is only a text."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def write(self, text: str) -> int:
        """Append."""
        self.parts.append(text)
        return len(text)


def _csv_cell(cell: Cell, semicolon: bool) -> str:
    if isinstance(cell, str):
        return f"'{cell}" if cell.startswith(_FORMULA) else cell
    text = decimal(Fraction(cell))
    return text.replace(".", ",") if semicolon else text


def decimal(value: Fraction) -> str:
    """`-8`, `1.5`, `12.25`: exact; what has more than two decimals would be shown as a fraction."""
    if value.denominator == 1:
        return str(value.numerator)
    hundredths = value * 100
    if hundredths.denominator != 1:
        return str(value)
    sign = "-" if value < 0 else ""
    whole, rest = divmod(abs(hundredths.numerator), 100)
    return f"{sign}{whole}.{rest:02}".removesuffix("0")


def _line(rules: RuleSet, row: Row, lang: str) -> Line:
    entry = row.entry
    note = _STATUS[row.status].in_language(lang)
    if row.status in ("struck", "cancelled") and row.current.reason:
        note = f"{note}: {row.current.reason}"
    remark = row.current.entry.get("note")
    if isinstance(remark, str) and remark:
        note = f"{note}; {remark}" if note else remark
    return Line(
        number=row.number,
        status=row.status,
        game=_title(rules, row),
        declarer=_names(entry, entry.game.declarers) if entry and not _everybody(entry) else "",
        partner=_names(entry, () if entry.game.partner is None else (entry.game.partner,)) if entry else "",
        result=_result(entry, lang) if entry else "",
        bonuses=", ".join(_bonuses(entry, lang)) if entry else "",
        kontra=", ".join(_kontras(entry, lang)) if entry else "",
        forehand=row.forehand,
        factor=row.radl,
        note=note,
        points=row.points,
        points_sum=row.points_sum,
        cash=row.cash,
        cash_sum=row.cash_sum,
        box=row.box if rules.money.kontra_donation else None,
    )


def _title(rules: RuleSet, row: Row) -> str:
    if row.entry is not None:
        return rules.contracts[row.entry.game.contract].name
    named = str(row.current.entry.get("contract", ""))
    written = rules.written(named)
    return written[0].name if written else named


def _everybody(entry: Entry) -> bool:
    return entry.rules.contracts[entry.game.contract].kind == "trischaken"


def _names(entry: Entry, seats: Sequence[int]) -> str:
    return ", ".join(entry.table.names[seat] for seat in seats)


def _result(entry: Entry, lang: str) -> str:
    game = entry.game
    ends = {
        "given-up": Text("aufgegeben", "given up"),
        "no-bird": Text("ohne Vogel", "no bird"),
        "renonce": Text("Renonce", "Renonce"),
    }
    if game.end in ends:
        said = ends[game.end].in_language(lang)
        return said if game.renonce_by is None else f"{said} {entry.table.names[game.renonce_by]}"
    words = {True: Text("gewonnen", "won"), False: Text("verloren", "lost")}
    each = [words[won].in_language(lang) for won in game.won]
    if len(each) > 1:
        return ", ".join(f"{entry.table.names[seat]} {word}" for seat, word in zip(game.declarers, each, strict=True))
    return each[0] if each else ""


def _bonuses(entry: Entry, lang: str) -> list[str]:
    found = []
    for fact in entry.game.bonuses:
        marks = [
            *([Text("Gegner", "opponents")] if fact.by != DECLARER else []),
            *([Text("angesagt", "announced")] if fact.announced else []),
            *([Text("verloren", "lost")] if not fact.made else []),
        ]
        said = ", ".join(mark.in_language(lang) for mark in marks)
        name = entry.rules.bonuses[fact.name].name
        found.append(f"{name} ({said})" if said else name)
    return found


def _kontras(entry: Entry, lang: str) -> list[str]:
    game = entry.game
    found = []
    if game.game_kontra > 1:
        found.append(
            f"{Text('Spiel', 'game').in_language(lang)} {KONTRA_LEVELS.get(game.game_kontra, f'×{game.game_kontra}')}"
        )
    several = len(game.declarers) > 1
    for (opponent, declarer), factor in sorted(game.kontra.items()):
        if factor > 1:
            whom = f" → {entry.table.names[declarer]}" if several else ""
            found.append(f"{entry.table.names[opponent]}{whom} {KONTRA_LEVELS.get(factor, f'×{factor}')}")
    for fact in game.bonuses:
        if fact.kontra > 1:
            found.append(f"{entry.rules.bonuses[fact.name].name} {KONTRA_LEVELS.get(fact.kontra, f'×{fact.kontra}')}")
    if game.spritzer:
        found.append(f"Spritzer {_names(entry, sorted(game.spritzer))}")
    return found

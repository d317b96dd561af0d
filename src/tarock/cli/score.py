"""`tarock score`: settles score entries (TOML or JSON) and says why each amount is paid."""

from __future__ import annotations

import json
import os

import typer

from tarock.cli.files import Unusable, read_text
from tarock.cli.terminal import DONE, JSON, LANG, UNUSABLE, Lang, answer, complain, say
from tarock.notation.entry import Entry, read_entries, read_entry, result_json
from tarock.rules import Problem, Problems, RuleSet, builtin_ids, load, load_text
from tarock.scoring import Amounts, number

FILES = typer.Argument(
    help=say("Dateien mit Spielen; - für Standardeingabe.", "Files with games; - for standard input.")
)


def score(files: list[str] = FILES, as_json: bool = JSON, lang: Lang = LANG) -> None:
    """Settle every entry of the files; the good ones give their result, the bad ones all their problems."""
    bad = 0
    for name in files:
        try:
            entries = read_entries(read_text(name, lang))
        except Unusable as error:
            complain(str(error))
            bad += 1
            continue
        except Problems as found:
            _refuse(name, None, found.problems, as_json, lang)
            bad += 1
            continue
        for position, raw in enumerate(entries, 1):
            try:
                entry = read_entry(raw, _load)
            except Problems as found:
                _refuse(name, position if len(entries) > 1 else None, found.problems, as_json, lang)
                bad += 1
                continue
            answer(json.dumps(result_json(entry, lang), ensure_ascii=False) if as_json else _sheet(entry, lang))
    raise typer.Exit(UNUSABLE if bad else DONE)


def _load(name: str) -> RuleSet:
    """A rule set by its id, or by the path of a file (only here, never over the web)."""
    if name in builtin_ids() or not (os.sep in name or name.endswith(".toml")):
        return load(name)
    try:
        return load_text(read_text(name, "de"), name)
    except Unusable:
        return load(name)  # says that there is no such set, and which there are


def _refuse(name: str, position: int | None, problems: list[Problem], as_json: bool, lang: str) -> None:
    if as_json:
        found: dict[str, object] = {"file": name}
        if position is not None:
            found["entry"] = position
        complain(json.dumps({**found, "problems": [p.json(lang) for p in problems]}, ensure_ascii=False))
        return
    where = say(f"Spiel {position}", f"game {position}", lang) if position is not None else ""
    shown = "" if name == "-" else name
    title = ", ".join(part for part in (shown, where) if part)
    complain(say("Nicht abgerechnet", "Not settled", lang) + (f" ({title}):" if title else ":"))
    for problem in problems:
        line = say(f"Zeile {problem.line}: ", f"line {problem.line}: ", lang) if problem.line else ""
        key = f"{problem.key}: " if problem.key else ""
        clause = f" [{problem.reason.clause}]" if problem.reason.clause else ""
        complain(f"  {line}{key}{problem.reason.sentence(lang)}{clause}")


def _sheet(entry: Entry, lang: str) -> str:
    """The settlement for people: a row per item with its reason below, then the sums."""
    table, settlement = entry.table, entry.settle()
    width = max(8, *(len(name) + 2 for name in table.players))
    unit = entry.rules.money.unit
    both = settlement.points != settlement.cash
    head = say(
        f"{entry.rules.name.de}, in {'Cent' if unit == 'cents' else 'Punkten'}",
        f"{entry.rules.name.en}, in {unit}",
        lang,
    )
    contract = entry.rules.contracts[entry.game.contract].name
    lines = [f"{contract} – {head}", "", " " * 18 + "".join(name.rjust(width) for name in table.players)]

    def row(title: str, amounts: Amounts) -> str:
        return title.ljust(18) + "".join(_signed(number(a)).rjust(width) for a in table.by_place(amounts))

    for item in settlement.items:
        lines.append(row(_title(entry, item.what, lang), item.points))
        if item.cash != item.points:
            lines.append(row(say("  bar", "  cash", lang), item.cash))
        lines.append(f"    {item.why(lang, table.names)} [{item.clause}]")
    lines.append("")
    lines.append(row(say("Schrift" if both else "Summe", "points" if both else "total", lang), settlement.points))
    if both:
        lines.append(row(say("Geld mit Kontra", "cash with kontra", lang), settlement.cash))
    return "\n".join(lines) + "\n"


def _signed(text: str) -> str:
    return text if text.startswith("−") or text == "0" else f"+{text}"


def _title(entry: Entry, what: str, lang: str) -> str:
    if what in entry.rules.bonuses:
        return entry.rules.bonuses[what].name
    titles = {"game": say("Spiel", "game", lang), "spritzer": "Spritzer", "no-bird": say("ohne Vogel", "no bird", lang)}
    return titles.get(what, what)

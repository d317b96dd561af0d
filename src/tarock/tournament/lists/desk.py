"""The desk's lists of a tournament day: prizes, settlement, cash book."""

from __future__ import annotations

from fractions import Fraction

from tarock.tournament.event import Day, book, end_settlement, prize_awards, prize_warnings
from tarock.tournament.lists.day import kicker
from tarock.tournament.lists.listing import Cell, Listing, money
from tarock.tournament.lists.words import column, note, title
from tarock.tournament.money import CASH


def prizes(day: Day, lang: str = "de") -> Listing:
    """Who gets which prize for a rank, and what was raffled."""
    rows: list[tuple[Cell, ...]] = [
        (award.rank, award.number, day.entrants[award.number].name, award.cents or "", ", ".join(award.goods))
        for award in prize_awards(day)
    ]
    raffled = [prize for prize in day.settings.prizes if prize.kind == "raffle"]
    for number, prize in zip(day.raffled or (), raffled, strict=False):
        rows.append(("", number, day.entrants[number].name, prize.cents or "", prize.text))
    columns = tuple(column(key, lang) for key in ("rank", "number", "name", "money", "goods"))
    rest = sum((award.rest for award in prize_awards(day)), Fraction(0))
    notes = [warning.sentence(lang) for warning in prize_warnings(day)]
    notes += [note("rest", lang, sum=money(int(rest), lang))] if rest else []
    return Listing("prizes", title("prizes", lang), columns, tuple(rows), kicker(day, lang), notes=tuple(notes))


def settlement(day: Day, lang: str = "de") -> Listing:
    """What each gets from the desk, or pays there, at the end (MV-06); without rows where the cup pays otherwise."""
    rows = tuple((number, day.entrants[number].name, cents) for number, cents in end_settlement(day).items())
    columns = tuple(column(key, lang) for key in ("number", "name", "gets"))
    return Listing("settlement", title("settlement", lang), columns, rows, kicker(day, lang))


def cash(day: Day, lang: str = "de") -> Listing:
    """The cash book, line by line, with the sums below."""
    found = book(day)
    rows: list[tuple[Cell, ...]] = []
    for booked in found.lines:
        line = booked.line
        name = day.entrants[line.number].name if line.number in day.entrants else ""
        gone = [note("reversed", lang, why=line.reversed)] if line.reversed else []
        text = " · ".join(part for part in (name, line.text, *gone) if part)
        counts = 0 if line.reversed else line.cents
        come, went = (counts if counts > 0 else "", -counts if counts < 0 else "")
        rows.append((line.at[11:16], CASH[line.what].in_language(lang), text, come, went, booked.balance))
    notes = [
        note("sum", lang, what=CASH[what].in_language(lang), sum=money(cents, lang))
        for what, cents in found.sums.items()
    ]
    notes.append(note("box", lang, sum=money(found.balance, lang)))
    if found.counted is not None and found.difference is not None:
        difference = money(found.difference, lang)
        notes.append(note("counted", lang, sum=money(found.counted, lang), difference=difference))
    columns = tuple(column(key, lang) for key in ("at", "what", "text", "in", "out", "balance"))
    return Listing("cash", title("cash", lang), columns, tuple(rows), kicker(day, lang), notes=tuple(notes))

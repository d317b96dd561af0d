"""The cup's calendar in the office: dates set, changed, cancelled; tournaments opened; results from elsewhere."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.http import Http404, QueryDict
from django.urls import reverse

from tarock.rules import Problem, Problems, Reason, Text
from tarock.tournament import cup as c
from tarock.tournament.cup import Date, facts as cf
from tarock.tournament.cup.calendar import appointment
from tarock.web.cups.keys import day_keys
from tarock.web.cups.models import Day, Key
from tarock.web.cups.office.access import CupOffice
from tarock.web.cups.office.forms import form_id, plain_amount, wish_of
from tarock.web.cups.office.opened import rows_of
from tarock.web.cups.office.pages import cup_page
from tarock.web.cups.seasons import table_of_season
from tarock.web.cups.service import open_day
from tarock.web.cups.streams import DAYS


def _known(office: CupOffice, date: str) -> Date:
    found = office.state.dates.get(date)
    if found is None:
        raise Http404
    return found


def day_link(office: CupOffice, date: Date) -> str:
    """The office of a date's tournament, in this role; "" where there is none."""
    day = Day.objects.filter(pk=UUID(date.tournament)).first() if date.tournament else None
    if day is None or office.role not in (Key.ORGANISER, Key.DESK):
        return ""
    return reverse("office", args=[day_keys(day)[office.role].token])


def add(office: CupOffice, data: QueryDict) -> Text:
    """A new date; its id is that of the form, so that a form sent twice is one date."""
    office.must(cf.DateSet.kind)
    wish = wish_of(cf.DateSet, data)
    office.wish({**wish, **fee_of(data), "date": form_id(data)[:8]})
    return Text("Der Termin steht im Kalender.", "The date is in the calendar.")


def change(office: CupOffice, data: QueryDict) -> Text:
    """Everything about a date anew."""
    office.must(cf.DateChanged.kind)
    office.wish({**wish_of(cf.DateChanged, data), **fee_of(data)})
    return Text("Gespeichert.", "Saved.")


def fee_of(data: QueryDict) -> dict[str, int]:
    """An empty fee is the cup's."""
    return {} if str(data.get("fee_euro", "")).strip() else {"fee": -1}


def open_tournament(office: CupOffice, data: QueryDict) -> str:
    """Open the tournament of a date, and go there."""
    office.must(cf.Attached.kind)
    day = open_day(office.cup, str(data.get("date", "")), office.actor)
    return reverse("office", args=[day_keys(day)[Key.ORGANISER].token])


@cup_page("dates", actions={"date-set": add, "open": open_tournament})
def dates(office: CupOffice) -> dict[str, Any]:
    """All dates of a season with what is to be done."""
    state = office.state
    wanted = str(office.request.GET.get("saison", "")) or (state.season.name if state.season else "")
    found = [(date, appointment(state, date), day_link(office, date), _phase(date)) for date in state.calendar(wanted)]
    following = next((row for row in found if row[3] in ("open", "running")), None)
    return {
        "dates": found,
        "following": following,
        "wanted": wanted,
        "seasons": list(state.seasons),
        "form": Date("", "", ""),
    }


def _phase(date: Date) -> str:
    """Where a date stands: cancelled, played elsewhere, closed, running, or open to be opened."""
    if date.cancelled:
        return "cancelled"
    if date.scores:
        return "recorded"
    if not date.tournament:
        return "open"
    day = DAYS.find(UUID(date.tournament))
    return "closed" if day is not None and day.closed else "running"


@cup_page("date", "date-set", actions={"date-changed": change, "open": open_tournament})
def date(office: CupOffice, date: str) -> dict[str, Any]:
    """One date."""
    state, found = office.state, _known(office, date)
    return {
        "date": found,
        "form": found,
        "shown": appointment(state, found),
        "link": day_link(office, found),
        "phase": _phase(found),
        "qualified": _qualified(office, found.season),
        "invited": [state.player(number) for number in found.invited],
    }


def _qualified(office: CupOffice, season: str) -> str:
    """The numbers of who is qualified by the season's table."""
    _, table = table_of_season(office.cup, season, live=True)
    return ", ".join(str(line.number) for line in table.lines if line.qualified)


def record(office: CupOffice, data: QueryDict) -> str:
    """A result list from elsewhere, typed or as a file; back to the date."""
    file = office.request.FILES.get("file")
    body = file.read() if file else str(data.get("list", "")).encode()
    scores = _scores(office, rows_of(body))
    date = str(data.get("date", ""))
    wish = {"kind": cf.Recorded.kind, "id": form_id(data), "date": date, "scores": scores}
    office.wish({**wish, "reason": str(data.get("reason", ""))})
    return reverse("office-date", args=[office.key.token, date])


def _scores(office: CupOffice, rows: list[list[str]]) -> list[dict[str, Any]]:
    """Lines as number (or name), total, rounds; a first line without figures is read over."""
    found: list[dict[str, Any]] = []
    wrong: list[Problem] = []
    for place, row in enumerate(rows, 1):
        cells = [cell.strip() for cell in row if cell.strip()]
        amounts = [plain_amount(cell) for cell in cells]
        figures = [cell for cell in amounts[1:] if _is_amount(cell)]
        number = _number(office, cells[0]) if cells else 0
        if number and figures:
            found.append({"number": number, "score": figures[0], "rounds": figures[1:]})
        elif cells and (place > 1 or figures):
            reason = Reason("cups-score-line", {"line": "; ".join(cells)[:60]}, "ALLG")
            wrong.append(Problem(f"list[{place}]", reason, place))
    if wrong:
        raise Problems(wrong)
    return found


def _is_amount(text: str) -> bool:
    body = text.lstrip("+-").removesuffix(".5").removesuffix(".0")
    return bool(body) and body.isdigit()


def _number(office: CupOffice, cell: str) -> int:
    if cell.isdigit() and len(cell) < 7:
        return int(cell)
    same = [player.number for player in office.state.active if c.folded(player.name) == c.folded(cell)]
    return same[0] if len(same) == 1 else 0


@cup_page("record", "results-recorded", actions={"record": record})
def results(office: CupOffice, date: str) -> dict[str, Any]:
    """The form for a result list that was not made here."""
    found = _known(office, date)
    state = office.state
    names = [(score, state.player(score.number)) for score in found.scores]
    return {"date": found, "shown": appointment(state, found), "scores": names}

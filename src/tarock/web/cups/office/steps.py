"""What comes next on the day, in one sentence with one button, and the pages that a role has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from django.urls import reverse

from tarock.rules import Text
from tarock.tournament.event import Day, Round, in_the_race, pending, to_draw
from tarock.web.cups.office.access import DayOffice


@dataclass(frozen=True)
class Page:
    """A page of the day's office: its template, its title, the wishes of which a role needs one (none: all see it)."""

    name: str
    title: Text
    kinds: tuple[str, ...] = ()


DOOR: Final = Page("door", Text("Tür", "Door"), ("checked-in",))
DRAW: Final = Page("draw", Text("Auslosung", "Draw"), ("drawn",))
ROUND: Final = Page("round", Text("Runde", "Round"))
REFEREE: Final = Page("referee", Text("Schiedsrichter", "Referee"), ("ruled",))
RANKING: Final = Page("ranking", Text("Stand", "Standings"))
MONEY: Final = Page("money", Text("Kassa", "Money"), ("cash-noted",))
PAPERS: Final = Page("papers", Text("Papier", "Papers"))
SETUP: Final = Page("setup", Text("Turnier", "Tournament"), ("amended",))
FEW: Final = 8
"""So many open tables are named one by one."""
PAGES: Final = (DOOR, DRAW, ROUND, RANKING, REFEREE, MONEY, PAPERS, SETUP)


@dataclass(frozen=True)
class Tab:
    """One entry of the menu."""

    title: Text
    address: str
    here: bool
    badge: int = 0


def tabs(office: DayOffice, here: str) -> list[Tab]:
    """The pages that this role has."""
    state = office.state
    badges = {REFEREE.name: sum(not complaint.decision for complaint in state.complaints)}
    return [
        Tab(page.title, address(office, page, state), page.name == here, badges.get(page.name, 0))
        for page in PAGES
        if sees(office, page)
    ]


def sees(office: DayOffice, page: Page) -> bool:
    """Whether the role has this page."""
    return not page.kinds or any(office.role in office.table_of_roles[kind] for kind in page.kinds)


def address(office: DayOffice, page: Page, state: Day) -> str:
    """Where a page is; for rounds that which runs."""
    args: list[object] = [office.key.token]
    if page is ROUND:
        args.append(state.current.number if state.current else 1)
    return reverse(f"office-{page.name}", args=args)


@dataclass(frozen=True)
class Step:
    """The next thing to do: what it is about, what to press, and where."""

    text: Text
    button: Text
    address: str
    kind: str = ""
    round: int = 0


def next_step(office: DayOffice) -> Step:
    """What comes next as the day stands. `kind` names the wish that the button has itself, "" for a link."""
    state = office.state
    complaints = sum(not complaint.decision for complaint in state.complaints)
    if complaints and sees(office, REFEREE):
        text = Text(f"Einsprüche zu beantworten: {complaints}.", f"Complaints to answer: {complaints}.")
        return Step(text, Text("Beantworten", "Answer"), address(office, REFEREE, state))
    page, text, button, kind, round = _next(state, office.at)
    if not sees(office, page) or (kind and office.role not in office.table_of_roles[kind]):
        page, kind = ROUND if state.current else DOOR if sees(office, DOOR) else RANKING, ""
        button = Text("Ansehen", "Look")
    return Step(text, button, address(office, page, state), kind, round)


_Told = tuple[Page, Text, Text, str, int]


def _next(state: Day, at: str) -> _Told:
    if state.closed:
        return RANKING, Text("Abgeschlossen.", "Closed."), Text("Zum Ergebnis", "To the result"), "", 0
    current = state.current
    if current and not current.finished:
        return _running(current)
    following = state.round(state.next_round)
    if following is not None:
        return _before(state, following)
    waits = pending(state, at)
    if waits:
        text = Text(*(" ".join(problem.reason.sentence(lang) for problem in waits[:2]) for lang in ("de", "en")))
        return ROUND, text, Text("Zu den Tischen", "To the tables"), "", 0
    return SETUP, Text("Alles gespielt und geklärt.", "All is played and settled."), Text("Abschließen", "Close"), "", 0


def _running(current: Round) -> _Told:
    open_tables = [table.number for table in current.tables if not table.is_clear]
    total = len(current.tables)
    written = total - len(open_tables)
    which = f" ({', '.join(map(str, open_tables))})" if len(open_tables) <= FEW else ""
    text = Text(
        f"Runde {current.number} läuft: {written} von {total} Tischen geschrieben, {len(open_tables)} offen{which}.",
        f"Round {current.number} is running: {written} of {total} tables written, {len(open_tables)} open{which}.",
    )
    return ROUND, text, Text("Zu den Tischen", "To the tables"), "", current.number


def _before(state: Day, part: Round) -> _Told:
    here = len(to_draw(state))
    expected = sum(not entrant.gone for entrant in in_the_race(state))
    if part.number == 1 and here < 4:
        text = Text(f"{here} sind da, {expected} gemeldet.", f"{here} are here, {expected} registered.")
        return DOOR, text, Text("Zur Tür", "To the door"), "", 0
    if not part.tables:
        text = Text(
            f"{here} von {expected} sind da. Runde {part.number} ist noch nicht ausgelost.",
            f"{here} of {expected} are here. Round {part.number} is not drawn yet.",
        )
        return DRAW, text, Text("Auslosen", "Draw"), "", part.number
    seated = {player for table in part.tables for player in table.players}
    if seated != {entrant.number for entrant in to_draw(state)}:
        text = Text(
            f"Runde {part.number}: nach der Auslosung hat sich geändert, wer spielt.",
            f"Round {part.number}: who plays has changed since the draw.",
        )
        return DRAW, text, Text("Anpassen", "Adjust"), "", part.number
    text = Text(
        f"Runde {part.number} ist ausgelost: {len(part.tables)} Tische, {here} Spieler.",
        f"Round {part.number} is drawn: {len(part.tables)} tables, {here} players.",
    )
    return ROUND, text, Text(f"Runde {part.number} starten", f"Start round {part.number}"), "started", part.number

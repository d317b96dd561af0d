"""A tournament day as it stands after its events. All values are frozen; `fold` makes the next one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from fractions import Fraction

from tarock.tournament.event.facts import Ruled
from tarock.tournament.event.settings import Settings
from tarock.tournament.money.cashbook import Line


@dataclass(frozen=True)
class Entrant:
    """Somebody who registered. `order` is the place in the order of registration.

    `status`: "registered", "checked-in", "unregistered", "withdrawn", "substituted" or "excluded". `late`: came in
    after the start. `left_round`: in which round he stopped (0: none), `reason` and `clause` say why; `before`
    is what stood here until then (a leaving may be followed by an exclusion). `paid`: cents.
    """

    number: int
    name: str
    order: int
    club: str = ""
    couple: str = ""
    team: str = ""
    fixed_table: int = 0
    status: str = "registered"
    paid: int = 0
    late: bool = False
    left_round: int = 0
    reason: str = ""
    clause: str = ""
    replaced_by: int = 0
    before: Entrant | None = None

    @property
    def plays(self) -> bool:
        """Whether he is here and to be drawn."""
        return self.status == "checked-in"

    @property
    def gone(self) -> bool:
        """Whether he left: he is never drawn again."""
        return self.status in ("withdrawn", "substituted", "excluded")


@dataclass(frozen=True)
class Result:
    """One version of a table's result. `sums` as on the list; `id` is that of its event.

    `writer` is the number of the player who wrote it (0: none of the table), `sheet` the score list ("" for paper).
    """

    id: str
    at: str
    by: str
    role: str
    sums: Mapping[int, Fraction]
    games: int
    writer: int = 0
    sheet: str = ""
    version: int = 0
    reason: str = ""

    def says_the_same(self, other: Result) -> bool:
        """Whether both tell the same sums and games."""
        return self.sums == other.sums and self.games == other.games


@dataclass(frozen=True)
class Struck:
    """A game that counts zero: the list's row is taken out of the sums."""

    ruling: str
    game: int
    row: Mapping[int, Fraction]


@dataclass(frozen=True)
class Table:
    """One table of a round; `players` in playing order.

    `versions` are its results, the last one counts; `rivals` say something else and wait for a decision. `ended` says
    why it was ended early, `leaver` whose leaving did that (0: nobody's).
    """

    number: int
    players: tuple[int, ...]
    sheet: str = ""
    began: bool = False
    versions: tuple[Result, ...] = ()
    rivals: tuple[Result, ...] = ()
    confirmed_by: int = 0
    ended: str = ""
    leaver: int = 0
    struck: tuple[Struck, ...] = ()
    settled: bool = False

    @property
    def result(self) -> Result | None:
        """The result that counts."""
        return self.versions[-1] if self.versions else None

    @property
    def points(self) -> Mapping[int, Fraction]:
        """What each player gets for the round, struck games taken out; empty without a result."""
        if self.result is None:
            return {}
        return net(self.result.sums, self.struck)

    @property
    def is_clear(self) -> bool:
        """Whether there is a result that nobody contradicts."""
        return bool(self.versions) and not self.rivals

    @property
    def touched(self) -> bool:
        """Whether a game was played, struck, or a result stored: its draw can no longer be taken back."""
        return self.began or bool(self.versions or self.struck)


def net(sums: Mapping[int, Fraction], struck: tuple[Struck, ...]) -> dict[int, Fraction]:
    """Sums of a list without the rows of struck games."""
    return {
        number: amount - sum((row.row.get(number, 0) for row in struck), Fraction(0)) for number, amount in sums.items()
    }


@dataclass(frozen=True)
class Round:
    """One round. `draw` counts its draws, those taken back too, so that a reprint says which it is."""

    number: int
    tables: tuple[Table, ...] = ()
    draw: int = 0
    by_hand: bool = False
    started: str = ""
    extra_minutes: int = 0

    def table(self, number: int) -> Table | None:
        """The table with a number."""
        return next((table for table in self.tables if table.number == number), None)

    def table_of(self, player: int) -> Table | None:
        """The table at which somebody sits."""
        return next((table for table in self.tables if player in table.players), None)

    @property
    def finished(self) -> bool:
        """Whether every table has a result that nobody contradicts."""
        return bool(self.tables) and all(table.is_clear for table in self.tables)


@dataclass(frozen=True)
class Complaint:
    """A complaint about a table's result, and its answer ("" while it is open)."""

    id: str
    at: str
    by: str
    round: int
    table: int
    player: int
    text: str
    decision: str = ""
    clause: str = ""


@dataclass(frozen=True)
class Ruling:
    """A decision of the referee with its event; `lifted` is the reason with which it was taken back."""

    id: str
    at: str
    by: str
    fact: Ruled
    lifted: str = ""


@dataclass(frozen=True)
class Day:
    """A tournament day. `version` is the number of its events, `last` the id of the last one.

    `rounds` has all rounds of the settings from the start, those not drawn without tables.
    """

    settings: Settings
    commitment: str
    opened_at: str
    seed: str = ""
    public: str = ""
    entrants: Mapping[int, Entrant] = field(default_factory=dict)
    rounds: tuple[Round, ...] = ()
    complaints: tuple[Complaint, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    cash: tuple[Line, ...] = ()
    counted: int | None = None
    raffled: tuple[int, ...] | None = None
    closed: bool = False
    version: int = 1
    seen: frozenset[str] = frozenset()
    last: str = ""

    @property
    def current(self) -> Round | None:
        """The last round that was started."""
        started = [part for part in self.rounds if part.started]
        return started[-1] if started else None

    @property
    def is_started(self) -> bool:
        """Whether the first round runs or ran."""
        return self.current is not None

    @property
    def takes_in(self) -> bool:
        """Whether somebody may still come in: until the start, or as long as there is a round to come."""
        late = self.settings.late_entry != "never" and self.next_round <= len(self.rounds)
        return late or not self.is_started

    @property
    def next_round(self) -> int:
        """The number of the first round that was not started (one more than there are at the end)."""
        return self.current.number + 1 if self.current else 1

    def round(self, number: int) -> Round | None:
        """The round with a number."""
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None

    def complaint(self, id: str) -> Complaint | None:
        """The complaint of an event."""
        return next((part for part in self.complaints if part.id == id), None)

    def ruling(self, id: str) -> Ruling | None:
        """The referee's decision of an event."""
        return next((part for part in self.rulings if part.id == id), None)


def in_the_race(day: Day) -> list[Entrant]:
    """Who has a place, in the order of registration: with a capacity the rest waits."""
    return _queue(day)[: day.settings.capacity or None]


def waiting(day: Day) -> list[Entrant]:
    """The waiting list, who is next first."""
    return _queue(day)[day.settings.capacity :] if day.settings.capacity else []


def _queue(day: Day) -> list[Entrant]:
    """Who was checked in keeps his place, whatever becomes of the capacity; who has left makes room."""
    active = (e for e in day.entrants.values() if e.status != "unregistered" and not e.gone)
    return sorted(active, key=lambda e: (e.status == "registered", e.order))


def to_draw(day: Day) -> list[Entrant]:
    """Who is to be seated in the next rounds, by number."""
    return [day.entrants[number] for number in sorted(day.entrants) if day.entrants[number].plays]


def leavers(day: Day, round: int, table: Table) -> list[int]:
    """Who has left a table while its round was played, in playing order."""
    return [n for n in table.players if day.entrants[n].gone and day.entrants[n].left_round == round]


def moment(text: str) -> datetime:
    """A moment of an event. Raises `ValueError` for one without its zone."""
    found = datetime.fromisoformat(text)
    if found.tzinfo is None:
        raise ValueError(f"{text!r} has no time zone")
    return found


def ends_at(day: Day, number: int) -> str:
    """When the time of a started round is over; "" without a limit."""
    part = day.round(number)
    if part is None or not part.started or not day.settings.minutes:
        return ""
    return (moment(part.started) + timedelta(minutes=day.settings.minutes + part.extra_minutes)).isoformat()


def warns_at(day: Day, number: int) -> str:
    """When the clock of a started round warns; "" without a limit or a warning."""
    end = ends_at(day, number)
    if not end or not day.settings.warning_minutes:
        return ""
    return (moment(end) - timedelta(minutes=day.settings.warning_minutes)).isoformat()


def complaints_until(day: Day, table: Table) -> str:
    """Until when a table's result may be complained of and corrected by the desk; "" without a result."""
    if table.result is None:
        return ""
    return (moment(table.result.at) + timedelta(minutes=day.settings.complaint_minutes)).isoformat()

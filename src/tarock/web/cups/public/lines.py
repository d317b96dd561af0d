"""A day in lines for the pages: phase, seats, standings, tables, prizes. All of it from a day with public names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tarock.rules import Text
from tarock.scoring import number
from tarock.tournament.cup import folded
from tarock.tournament.event import (
    Day as DayState,
    Round,
    Running,
    Table,
    ends_at,
    prize_awards,
    standings,
    waiting,
    warns_at,
)
from tarock.tournament.lists import money
from tarock.tournament.ranking import NAMES
from tarock.web.cups.public.found import local_time
from tarock.web.cups.tables import running

PHASES = {
    "registration": Text("Anmeldung", "Registration"),
    "drawn": Text("Ausgelost: bitte Platz nehmen", "Drawn: please sit down"),
    "playing": Text("Runde läuft", "Round in play"),
    "between": Text("Zwischen zwei Runden", "Between two rounds"),
    "over": Text("Alle Runden gespielt", "All rounds played"),
    "closed": Text("Endergebnis", "Final result"),
}


@dataclass(frozen=True)
class Phase:
    """Where the day stands: a word of `PHASES`, the round it is about (0: none), and the clock of a running round."""

    word: str
    round: int
    ends: str = ""
    warns: str = ""

    @property
    def label(self) -> Text:
        """In words, with the round."""
        text = PHASES[self.word]
        if self.word == "playing":
            return Text(f"Runde {self.round} läuft", f"Round {self.round} in play")
        if self.word == "drawn":
            return Text(f"Runde {self.round}: bitte Platz nehmen", f"Round {self.round}: please sit down")
        return text

    @property
    def until(self) -> str:
        """The end as HH:MM."""
        return local_time(self.ends)


def phase(state: DayState) -> Phase:
    """Where the day stands."""
    following = state.round(state.next_round)
    current = state.current
    if state.closed:
        return Phase("closed", len(state.rounds))
    if current is not None and not current.finished:
        return Phase("playing", current.number, ends_at(state, current.number), warns_at(state, current.number))
    if following is not None and following.tables:
        return Phase("drawn", following.number)
    if current is None:
        return Phase("registration", 0)
    return Phase("over" if following is None else "between", current.number)


def seated_round(state: DayState) -> Round | None:
    """The round whose seats people look for now."""
    now = phase(state)
    found = state.round(now.round)
    return found if found and found.tables and now.word in ("drawn", "playing") else None


@dataclass(frozen=True)
class SeatLine:
    """One player's place. `find` is what a search looks at."""

    number: int
    name: str
    table: int
    place: int
    find: str


def seats(state: DayState, part: Round) -> list[SeatLine]:
    """Everybody of a round, by name."""
    found = [
        SeatLine(player, state.entrants[player].name, table.number, place, _find(state, player))
        for table in part.tables
        for place, player in enumerate(table.players, 1)
    ]
    return sorted(found, key=lambda line: by_name(line.name, line.number))


def by_name(name: str, number: int) -> tuple[bool, str, int]:
    """The order of lists by name; who shows only a number comes behind, by that number."""
    unnamed = name.startswith("#")
    return unnamed, "" if unnamed else folded(name), number


def _find(state: DayState, player: int) -> str:
    return f"{player} {folded(state.entrants[player].name)}"


@dataclass(frozen=True)
class StandingLine:
    """One line of the standings; amounts as they are shown."""

    rank: str
    shared: bool
    number: int
    name: str
    rounds: tuple[str, ...]
    total: str
    minus: bool
    decided: str
    why: str
    find: str


@dataclass(frozen=True)
class StandingsShown:
    """The standings with what is still missing."""

    rounds: range
    rows: Sequence[StandingLine]
    missing: int
    warnings: Sequence[str]
    live: bool


def standing_lines(state: DayState, lang: str, rounds: int | None = None, *, live: bool = True) -> StandingsShown:
    """The standings; `live` with the sums so far of the tables that still play."""
    now: Running | None = running(state) if live and not state.closed else None
    found = standings(state, rounds, now)
    count = sum(bool(part.started) for part in state.rounds) if rounds is None else rounds
    rows = [
        StandingLine(
            rank="–" if row.rank is None else str(row.rank),
            shared=row.shared > 1,
            number=row.number,
            name=row.record.name,
            rounds=tuple("" if one is None else points(one) for one in row.record.rounds[:count]),
            total=points(row.total),
            minus=row.total < 0,
            decided=NAMES[row.decided_by].in_language(lang) if row.decided_by else "",
            why=row.why.sentence(lang) if row.why else "",
            find=_find(state, row.number),
        )
        for row in found.rows
    ]
    # How many results are missing stands above the table already.
    warnings = [warning.sentence(lang) for warning in found.warnings if warning.code != "rank-open"]
    return StandingsShown(range(1, count + 1), rows, found.missing, warnings, bool(now))


def points(amount: Fraction) -> str:
    """Points with their sign."""
    return f"+{number(amount)}" if amount > 0 else number(amount)


@dataclass(frozen=True)
class TablePlayer:
    """A player at a table, with what the table has given him so far ("" nothing yet)."""

    number: int
    name: str
    points: str
    find: str


@dataclass(frozen=True)
class TableLine:
    """One table of a round. `state`: drawn, playing, written, contradicted, confirmed; `played` of `agreed` games."""

    number: int
    players: Sequence[TablePlayer]
    state: str
    label: Text
    played: int
    agreed: int
    short: bool


TABLE_STATES = {
    "drawn": Text("", ""),
    "playing": Text("spielt", "playing"),
    "written": Text("fertig, noch nicht bestätigt", "done, not confirmed yet"),
    "contradicted": Text("zwei Ergebnisse: wird geklärt", "two results: being settled"),
    "confirmed": Text("fertig", "done"),
}


def table_lines(state: DayState, part: Round, played: dict[int, int], lang: str) -> list[TableLine]:
    """The tables of a round."""
    live = {table: sums for (at, table), sums in running(state).items() if at == part.number}
    found = []
    for table in part.tables:
        sums = table.points or live.get(table.number, {})
        players = [
            TablePlayer(n, state.entrants[n].name, points(sums[n]) if n in sums else "", _find(state, n))
            for n in table.players
        ]
        word = table_state(state, part, table)
        agreed = state.settings.games_at(len(table.players))
        games = played.get(table.number, 0)
        short = table.result is not None and games < agreed
        found.append(TableLine(table.number, players, word, TABLE_STATES[word], games, agreed, short))
    return found


def table_state(state: DayState, part: Round, table: Table) -> str:
    """A word of `TABLE_STATES`."""
    if table.rivals:
        return "contradicted"
    if table.result is not None:
        return "confirmed" if table.confirmed_by or not state.settings.second_confirms else "written"
    return "playing" if part.started else "drawn"


@dataclass(frozen=True)
class PrizeLine:
    """One prize and who gets it ("" while that is open)."""

    rank: str
    prize: str
    number: int
    name: str


def prize_lines(state: DayState, lang: str) -> list[PrizeLine]:
    """What there is to win; who wins it as soon as all rounds are played."""
    decided = phase(state).word in ("over", "closed")
    if not decided:
        return [_open_prize(prize.rank, prize.cents, prize.text, lang) for prize in state.settings.prizes]
    found = [
        PrizeLine(str(a.rank), _what(a.cents, ", ".join(a.goods), lang), a.number, state.entrants[a.number].name)
        for a in prize_awards(state)
    ]
    raffled = [prize for prize in state.settings.prizes if prize.kind == "raffle"]
    for place, prize in enumerate(raffled):
        winner = state.raffled[place] if state.raffled and place < len(state.raffled) else 0
        name = state.entrants[winner].name if winner else ""
        found.append(PrizeLine("", _what(prize.cents, prize.text, lang), winner, name))
    return found


def _open_prize(rank: int, cents: int, text: str, lang: str) -> PrizeLine:
    return PrizeLine(str(rank or ""), _what(cents, text, lang), 0, "")


def _what(cents: int, text: str, lang: str) -> str:
    return " · ".join(part for part in (money(cents, lang) if cents else "", text) if part)


@dataclass(frozen=True)
class EntrantLine:
    """Somebody who registered. `waits` is the place on the waiting list (0: has a place)."""

    number: int
    name: str
    here: bool
    waits: int
    find: str


def entrant_lines(state: DayState) -> list[EntrantLine]:
    """Who registered, by name; the waiting list behind, in its order."""
    queue = {entrant.number: place for place, entrant in enumerate(waiting(state), 1)}
    lines = [
        EntrantLine(e.number, e.name, e.plays, queue.get(e.number, 0), _find(state, e.number))
        for e in state.entrants.values()
        if e.status in ("registered", "checked-in")
    ]
    return sorted(lines, key=lambda line: (line.waits, *by_name(line.name, line.number)))

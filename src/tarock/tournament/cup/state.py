"""A cup as it stands after its events. All values are frozen; `fold` makes the next one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tarock.tournament.cup.facts import Score
from tarock.tournament.cups import Cup


@dataclass(frozen=True)
class Player:
    """Somebody with a number for life. `into` is the number that he was merged into (0: none), `since` when he came."""

    number: int
    name: str
    since: str
    person: str = ""
    club: str = ""
    couple: str = ""
    consent: bool = False
    public: str = "name"
    fixed_table: bool = False
    into: int = 0


@dataclass(frozen=True)
class Ban:
    """A ban by its event id; `lifted` is the reason with which it was taken back."""

    id: str
    at: str
    by: str
    number: int
    day: str
    reason: str
    matter: str
    clause: str
    until: str
    tournaments: int
    lifted: str = ""


@dataclass(frozen=True)
class Date:
    """A date of the calendar (see `facts.DateTold`). `moved_from` are the days on which it was to be before.

    `tournament` is the stream of the day, `scores` the recorded results where there is none, `invited` the qualified.
    """

    id: str
    season: str
    day: str
    title: str = ""
    start: str = ""
    registration: str = ""
    deadline: str = ""
    venue: str = ""
    address: str = ""
    map: str = ""
    menu: str = ""
    fee: int = -1
    contact: str = ""
    capacity: int = 0
    final: bool = False
    note: str = ""
    moved_from: tuple[str, ...] = ()
    cancelled: str = ""
    tournament: str = ""
    scores: tuple[Score, ...] = ()
    invited: tuple[int, ...] = ()
    version: int = 0
    changed_at: str = ""


@dataclass(frozen=True)
class Season:
    """A season; `cup` is what its table is reckoned by, `ended` when it was ended ("": it runs)."""

    name: str
    cup: Cup
    begun: str
    ended: str = ""


@dataclass(frozen=True)
class CupState:
    """A cup. `version` counts its events, `last` is the id of the last one, `seen` all ids.

    `brought` has by season and player the ranks in other cups.
    """

    cup: Cup
    cup_text: str
    created: str
    players: Mapping[int, Player] = field(default_factory=dict)
    bans: tuple[Ban, ...] = ()
    dates: Mapping[str, Date] = field(default_factory=dict)
    seasons: Mapping[str, Season] = field(default_factory=dict)
    brought: Mapping[str, Mapping[int, Mapping[str, int]]] = field(default_factory=dict)
    version: int = 1
    last: str = ""
    seen: frozenset[str] = frozenset()

    @property
    def season(self) -> Season | None:
        """The season that runs, or the last one."""
        return next(reversed(list(self.seasons.values())), None)

    def number(self, number: int) -> int:
        """The number that a player has today: after a merging that of the one kept."""
        seen = {number}
        while (player := self.players.get(number)) is not None and player.into and player.into not in seen:
            number = player.into
            seen.add(number)
        return number

    def player(self, number: int) -> Player | None:
        """The player with this number, after mergings."""
        return self.players.get(self.number(number))

    @property
    def active(self) -> tuple[Player, ...]:
        """All players who were not merged into others, by number."""
        return tuple(player for _, player in sorted(self.players.items()) if not player.into)

    def calendar(self, season: str | None = None) -> tuple[Date, ...]:
        """The dates of a season (None: all) in the order of their days."""
        found = [date for date in self.dates.values() if season is None or date.season == season]
        return tuple(sorted(found, key=lambda date: (date.day, date.start or self.cup.day.start, date.id)))

    def date_of(self, tournament: str) -> Date | None:
        """The date on which a tournament is played."""
        return next((date for date in self.dates.values() if tournament and date.tournament == tournament), None)

"""Everything that can happen to a cup. A wish is a fact with blanks: `decide` fills them, or refuses it.

A cup lives through many seasons. Players have a number for life; dates and tournaments belong to the season that runs
when they are set. Results stay in the tournaments' own streams; only what was played elsewhere is recorded here.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from tarock.tournament.event.facts import Fact

PUBLIC: Final = ("name", "short", "number")
"""How a player is shown to everybody: with the whole name, as “Anna M.”, or by the number only."""
MATTERS: Final = ("left", "substitute", "other")
"""Why somebody is banned: stopped during a tournament, played on for somebody who did (both MV-62), or else."""

# The cup itself


@dataclass(frozen=True)
class Base:
    """A cup of the program that a cup file extends, as it was when the file was taken."""

    id: str
    cup_text: str


@dataclass(frozen=True)
class Created(Fact):
    """The cup is set up by a cup file; `rules_text` is the text of its rule set where it is none of the program's.

    `bases` are filled in: another edition of the program reads the same cup from the log.
    """

    kind = "cup-created"
    cup_text: str
    rules_text: str = ""
    bases: tuple[Base, ...] = ()


@dataclass(frozen=True)
class Changed(Fact):
    """Another cup file, from now on: tournaments that are open keep what they were opened with."""

    kind = "cup-changed"
    cup_text: str
    rules_text: str = ""
    reason: str = ""
    bases: tuple[Base, ...] = ()


@dataclass(frozen=True)
class SeasonBegun(Fact):
    """A season begins, called `season` ("2025/26"); dates that are set from now on belong to it."""

    kind = "season-begun"
    season: str


@dataclass(frozen=True)
class SeasonEnded(Fact):
    """The season is over: its table stands and enters the hall of fame."""

    kind = "season-ended"
    season: str


@dataclass(frozen=True)
class SeasonReopened(Fact):
    """A season that was ended goes on."""

    kind = "season-reopened"
    season: str
    reason: str


# Players


@dataclass(frozen=True)
class PlayerAdded(Fact):
    """A new player. `number` 0: the next free one, for life.

    `person` is the installation's id of the human being ("" unknown); `club` and `couple` are keys shared with others;
    `consent`: agreed that results are published; `public` a word of `PUBLIC`; `fixed_table`: cannot walk from table to
    table.
    """

    kind = "player-added"
    name: str
    number: int = 0
    person: str = ""
    club: str = ""
    couple: str = ""
    consent: bool = False
    public: str = "name"
    fixed_table: bool = False


@dataclass(frozen=True)
class PlayerChanged(Fact):
    """What is written of a player, all of it anew."""

    kind = "player-changed"
    number: int
    name: str
    person: str = ""
    club: str = ""
    couple: str = ""
    consent: bool = False
    public: str = "name"
    fixed_table: bool = False


@dataclass(frozen=True)
class Merged(Fact):
    """Two numbers are one player: `gone` is no longer used, its whole history belongs to `kept`."""

    kind = "players-merged"
    kept: int
    gone: int
    reason: str = ""


@dataclass(frozen=True)
class Parted(Fact):
    """The merging was a mistake: `gone` is a player of its own again."""

    kind = "players-parted"
    gone: int
    reason: str = ""


# Bans


@dataclass(frozen=True)
class Left(Fact):
    """Somebody stopped during a tournament, `substitute` (0: nobody) played on for him; only ever a wish.

    The cup's rule makes bans of it (MV-62: both are excluded). `until` and `tournaments` are for a cup that decides one
    by one.
    """

    kind = "left"
    number: int
    day: str
    substitute: int = 0
    until: str = ""
    tournaments: int = 0
    reason: str = ""


@dataclass(frozen=True)
class Banned(Fact):
    """A player may not register. Until the day `until`, or for the next `tournaments` dates after `day`, else for good.

    `matter` is a word of `MATTERS`; `reason` says more, and must where the matter is another. `clause` is filled in.
    """

    kind = "banned"
    number: int
    day: str
    reason: str = ""
    matter: str = "other"
    clause: str = ""
    until: str = ""
    tournaments: int = 0


@dataclass(frozen=True)
class BanLifted(Fact):
    """A ban (its event id) is taken back."""

    kind = "ban-lifted"
    ban: str
    reason: str


# Calendar


@dataclass(frozen=True)
class DateTold(Fact):
    """What is told of a tournament of the season, known as `date` (an id made by whoever sets it). MV-04.

    `day` is YYYY-MM-DD; times are HH:MM ("": as the cup says), `deadline` the last moment to register as
    YYYY-MM-DDTHH:MM local time ("": the start). `fee` in cents (-1: as the cup says), `capacity` 0: no limit.
    `season` is filled in.
    """

    date: str
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
    season: str = ""


@dataclass(frozen=True)
class DateSet(DateTold):
    """A new date in the calendar."""

    kind = "date-set"


@dataclass(frozen=True)
class DateChanged(DateTold):
    """The date is moved, or something else about it is another; all of it anew."""

    kind = "date-changed"
    reason: str = ""


@dataclass(frozen=True)
class DateCancelled(Fact):
    """The tournament does not take place."""

    kind = "date-cancelled"
    date: str
    reason: str


@dataclass(frozen=True)
class DateRestored(Fact):
    """The tournament takes place after all."""

    kind = "date-restored"
    date: str


# Tournaments


@dataclass(frozen=True)
class Attached(Fact):
    """The stream of the tournament that is played on a date; its results count for the season."""

    kind = "tournament-attached"
    date: str
    tournament: str


@dataclass(frozen=True)
class Detached(Fact):
    """The tournament does not belong to the date after all."""

    kind = "tournament-detached"
    date: str
    reason: str = ""


@dataclass(frozen=True)
class Score:
    """One line of a result list from elsewhere: Schrift, the rounds where they are known, the rank (0: by the Schrift).

    `table_ranks` are the ranks at the tables and `table_sizes` their sizes, both empty where nobody knows.
    """

    number: int
    score: Fraction
    rounds: tuple[Fraction, ...] = ()
    rank: int = 0
    table_ranks: tuple[int, ...] = ()
    table_sizes: tuple[int, ...] = ()


@dataclass(frozen=True)
class Recorded(Fact):
    """The result list of a tournament that was not run with the program; a second list takes the place of the first."""

    kind = "results-recorded"
    date: str
    scores: tuple[Score, ...]
    reason: str = ""


@dataclass(frozen=True)
class Invited(Fact):
    """Who is qualified for a final: who of them stays away may get points for that too."""

    kind = "players-invited"
    date: str
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Brought(Fact):
    """A player comes to a final of several cups from `cup`, where he is `rank` (0 takes the entry back).

    `season` is filled in.
    """

    kind = "rank-brought"
    number: int
    cup: str
    rank: int
    season: str = ""


KINDS: Final[dict[str, type[Fact]]] = {
    cls.kind: cls
    for cls in (
        *(Created, Changed, SeasonBegun, SeasonEnded, SeasonReopened),
        *(PlayerAdded, PlayerChanged, Merged, Parted),
        *(Left, Banned, BanLifted),
        *(DateSet, DateChanged, DateCancelled, DateRestored),
        *(Attached, Detached, Recorded, Invited, Brought),
    )
}
"""All kinds of facts and wishes by their name in JSON."""

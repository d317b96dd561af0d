"""A cup in words: chapters of rows, each with the clause it rests on or the assumption that was made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from tarock.rules import Source, Text
from tarock.scoring import number
from tarock.tournament.cups.load import cup_name
from tarock.tournament.cups.model import Cup
from tarock.tournament.cups.phrases import CHAPTERS, LABELS, MECHANICS, WORDS
from tarock.tournament.event.settings import games_by_size
from tarock.tournament.points import PointSystem
from tarock.tournament.points.messages import TIES
from tarock.tournament.ranking import NAMES

POINTS: Final = Text("Punktewertungen", "Point systems")


@dataclass(frozen=True)
class Row:
    """One line about a cup. `path` is the leaf of the cup file."""

    path: str
    label: Text
    value: Text
    source: Source


@dataclass(frozen=True)
class Chapter:
    """Rows under a title."""

    title: Text
    rows: tuple[Row, ...]


def describe(cup: Cup) -> tuple[Chapter, ...]:
    """All that the cup says, without what does not apply."""
    found = [Chapter(CHAPTERS[section], tuple(_rows(cup, section))) for section in CHAPTERS]
    systems = tuple(_system(cup, system) for system in cup.points.values())
    return (*(chapter for chapter in found if chapter.rows), Chapter(POINTS, systems))


def _rows(cup: Cup, section: str) -> Iterator[Row]:
    for path, label in LABELS.items():
        if path.startswith(f"{section}."):
            value = _value(cup, path)
            if value is not None:
                yield Row(path, label, value, _source(cup, path))


def _source(cup: Cup, path: str) -> Source:
    if path == "money.cents" and cup.money.cents is None:
        return cup.rules.source(path)
    word, number_ = _TOLD_WITH.get(path, ("", ""))
    if number_ in cup.sources and _word(cup, path) == word:
        return cup.source(number_)
    return cup.source(path)


def _word(cup: Cup, path: str) -> object:
    section, _, key = path.partition(".")
    return getattr(getattr(cup, section), key)


_TOLD_WITH: Final = {"season.count": ("best", "season.best"), "leaving.ban": ("tournaments", "leaving.tournaments")}
"""Rows that tell a number with their word: what the number rests on is what matters."""


def _value(cup: Cup, path: str) -> Text | None:
    """What a leaf says, None where it does not apply."""
    if path in _SPECIAL:
        return _SPECIAL[path](cup)
    return _plain(path, _word(cup, path))


def _plain(path: str, value: object) -> Text | None:
    if path in WORDS or path == "draw.last_round":
        words = WORDS["draw.rounds" if path == "draw.last_round" else path]
        if isinstance(value, tuple):
            return listed(words[word] for word in value) if value else None
        return words[str(value).lower()]
    if value in (0, "", ()):
        return None
    return _same(str(value))


def _same(text: str) -> Text:
    return Text(text, text)


def listed(parts: Iterable[Text]) -> Text:
    """`a, b`."""
    texts = list(parts)
    return Text(", ".join(text.de for text in texts), ", ".join(text.en for text in texts))


def _filled(text: Text, **values: object) -> Text:
    return Text(text.de.format(**values), text.en.format(**values))


def euro(cents: int | Fraction) -> Text:
    """`€ 12,–` or `€ 0,10`."""
    whole, rest = divmod(cents, 100)
    if rest == 0:
        return Text(f"€ {whole},–", f"€{whole}")
    return Text(f"€ {whole},{int(rest):02}", f"€{whole}.{int(rest):02}")


def _minutes(value: int) -> Text | None:
    return Text(f"{value} Minuten", f"{value} minutes") if value else None


def _games(cup: Cup) -> Text | None:
    play = cup.play
    if not play.games:
        return Text("frei", "free")
    at = (
        games_by_size(play.games, play.sizes)
        if play.games_by_size == "radls"
        else dict.fromkeys(play.sizes, play.games)
    )
    return Text(
        ", ".join(f"{games} zu {_BY_SIZE[size].de}" for size, games in at.items()),
        ", ".join(f"{games} at {_BY_SIZE[size].en}" for size, games in at.items()),
    )


def _chain(cup: Cup) -> Text:
    return listed((*(NAMES[word] for word in cup.ranking), *(() if "lot" in cup.ranking else (SHARED,))))


def _ties(cup: Cup) -> Text:
    if not cup.season.ties:
        return Text("geteilter Rang", "a shared rank")
    return listed((*(TIES[word] for word in cup.season.ties), SHARED))


def _cents(cup: Cup) -> Text:
    cents = cup.rules.money.cents if cup.money.cents is None else cup.money.cents
    return Text(f"{number(Fraction(cents))} Cent", f"{number(Fraction(cents))} cent{'' if cents == 1 else 's'}")


def _starts(count: int) -> Text | None:
    if not count:
        return None
    return Text(f"{count} Antritte", f"{count} starts") if count > 1 else Text("ein Antritt", "one start")


def _system(cup: Cup, system: PointSystem) -> Row:
    text = MECHANICS[system.mechanic]
    zero = "dem Letzten" if system.nothing_from is None else f"Rang {system.nothing_from}"
    zero_en = "the last" if system.nothing_from is None else f"rank {system.nothing_from}"
    top = "N" if system.top is None else system.top
    values = {"full": system.full, "cap": system.cap, "top": top}
    value = Text(text.de.format(zero=zero, **values), text.en.format(zero=zero_en, **values))
    if system.table:
        ends = Text("dahinter nichts", "nothing behind it")
        if system.beyond == "minus":
            ends = Text("dahinter je Rang ein Minuspunkt", "one point less for each rank behind it")
        points = ", ".join(map(str, system.table))
        value = Text(f"{value.de}: {points}; {ends.de}", f"{value.en}: {points}; {ends.en}")
    if system.absent is not None:
        away = system.absent
        value = Text(
            f"{value.de}; wer fehlt, bekommt {away} weniger die Zahl der Teilnehmer",
            f"{value.en}; who stays away gets {away} less the number of participants",
        )
    if system.shared == "average":
        value = Text(f"{value.de}; geteilte Ränge den Durchschnitt", f"{value.en}; the mean for shared ranks")
    path = f"points.{system.id}"
    return Row(path, system.name, value, _worst(cup, path))


def _worst(cup: Cup, path: str) -> Source:
    """The source of a table; where one of its own leaves is assumed, that comes first."""
    assumed = [s for leaf, s in cup.sources.items() if leaf.startswith(f"{path}.") and s.assumption]
    return assumed[0] if assumed else cup.source(path)


SHARED: Final = Text("sonst geteilter Rang", "else a shared rank")
_BY_SIZE: Final = {4: Text("viert", "four"), 5: Text("fünft", "five"), 6: Text("sechst", "six")}
_SPECIAL: Final[dict[str, Callable[[Cup], Text | None]]] = {
    "play.rules": lambda cup: cup.rules.name,
    "play.games": _games,
    "play.games_by_size": lambda cup: (
        None if cup.play.sizes == (4,) else _plain("play.games_by_size", cup.play.games_by_size)
    ),
    "play.sizes": lambda cup: _same(", ".join(map(str, cup.play.sizes))),
    "play.minutes": lambda cup: _minutes(cup.play.minutes) or Text("keines", "none"),
    "play.warning_minutes": lambda cup: _minutes(cup.play.warning_minutes) if cup.play.minutes else None,
    "day.registration": lambda cup: _plain("day.registration", cup.day.registration),
    "results.complaint_minutes": lambda cup: _minutes(cup.results.complaint_minutes),
    "ranking.chain": _chain,
    "money.cents": _cents,
    "money.fee": lambda cup: euro(cup.money.fee) if cup.money.fee else Text("nicht bekannt", "not known"),
    "prizes.money": lambda cup: listed(map(euro, cup.prizes.money)) if cup.prizes.money else None,
    "prizes.goods": lambda cup: cup.prizes.goods if cup.prizes.goods.de else None,
    "leaving.ban": lambda cup: _filled(WORDS["leaving.ban"][cup.leaving.ban], count=cup.leaving.tournaments),
    "season.points": lambda cup: cup.season.points.name,
    "season.final_points": lambda cup: (
        None if cup.season.final_points == cup.season.points else cup.season.final_points.name
    ),
    "season.count": lambda cup: _filled(WORDS["season.count"][cup.season.count], count=cup.season.best),
    "season.min_starts": lambda cup: _starts(cup.season.min_starts),
    "season.ties": _ties,
    "season.qualify": lambda cup: (
        Text(f"die ersten {cup.season.qualify}", f"the first {cup.season.qualify}") if cup.season.qualify else None
    ),
    "season.qualify_starts": lambda cup: _starts(cup.season.qualify_starts),
    "season.next": lambda cup: cup_name(cup.next) if cup.next else None,
}

"""Certificates: one page for each of the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tarock.print.typeset import typeset
from tarock.rules import Text

_WORDS: Final = {
    "certificate": Text("Urkunde", "Certificate"),
    "rank": Text("{rank}. Rang", "Rank {rank}"),
    "among": Text("unter {count} Spielern", "among {count} players"),
    "points": Text("mit {points} Punkten", "with {points} points"),
    "signature": Text("Turnierleitung", "Organiser"),
}


@dataclass(frozen=True)
class Certificate:
    """What one says: `event` with date and venue, the name, rank among how many, points as text, a word for a title
    ("Sieger") that may be empty.
    """

    event: str
    place: str
    name: str
    rank: int
    players: int
    points: str
    honour: str = ""


def certificates(found: Sequence[Certificate], lang: str = "de") -> bytes:
    """One page each, A4."""
    words = {key: text.in_language(lang) for key, text in _WORDS.items()}
    pages = [
        {
            "event": one.event,
            "place": one.place,
            "name": one.name,
            "honour": one.honour,
            "rank": words["rank"].format(rank=one.rank),
            "detail": f"{words['among'].format(count=one.players)} {words['points'].format(points=one.points)}",
        }
        for one in found
    ]
    title = words["certificate"]
    return typeset("certificate", {"lang": lang, "title": title, "signature": words["signature"], "pages": pages})

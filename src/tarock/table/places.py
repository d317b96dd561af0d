"""Who sits where: persons, the bots at all other places, and what everybody is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

BOT_NAMES: Final = ("Anna", "Bert", "Cilli", "Dora", "Emil", "Fini", "Gusti", "Hias", "Irmi", "Jörg", "Kathi", "Loisl")
NAME_LENGTH: Final = 20


@dataclass(frozen=True, slots=True)
class Place:
    """One place. `who` holds it ("" a bot), `away` that a bot plays for him, `ready` for the next deal.

    `since` is the version at which this place last changed hands.
    """

    who: str = ""
    name: str = ""
    away: bool = False
    ready: bool = False
    since: int = 1

    @property
    def plays_himself(self) -> bool:
        """Whether a person decides here."""
        return self.who != "" and not self.away


def clean_name(name: object) -> str:
    """A name as it is shown: one line of readable characters; "" where none is left."""
    if not isinstance(name, str) or len(name) > 200:
        return ""
    plain = " ".join(name.split())
    return plain if plain.isprintable() and len(plain) <= NAME_LENGTH else ""


def free_name(name: str, places: Sequence[Place], but: int | None = None) -> str:
    """The name itself, or with a number where another person at the table is called so."""
    taken = {place.name.casefold() for number, place in enumerate(places) if place.who and number != but}
    found, number = name, 1
    while found.casefold() in taken:
        number += 1
        found = f"{name[: NAME_LENGTH - 3]} {number}"
    return found


def names_of(places: Sequence[Place]) -> tuple[str, ...]:
    """All names by place. A bot gives way to a person of his name."""
    persons = {place.name.casefold() for place in places if place.who}
    free = iter([name for name in BOT_NAMES[len(places) :] if name.casefold() not in persons])
    found = []
    for number, place in enumerate(places):
        usual = BOT_NAMES[number]
        found.append(place.name if place.who else usual if usual.casefold() not in persons else next(free))
    return tuple(found)

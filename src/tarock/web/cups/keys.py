"""Keys: who holds one acts in its role. The key is the permission: no cookie is asked, so no other site misuses it."""

from __future__ import annotations

from typing import Any

from tarock.rules import Text
from tarock.tournament.event import Actor, Day as DayState
from tarock.web.cups.models import Cup, Day, Key

ROLE_NAMES = {
    Key.ORGANISER: Text("Turnierleitung", "organiser"),
    Key.DESK: Text("Turniertisch", "desk"),
    Key.REFEREE: Text("Schiedsrichter", "referee"),
    Key.TABLE: Text("Tisch", "table"),
    Key.PLAYER: Text("Spieler", "player"),
}


def cup_keys(cup: Cup) -> dict[str, Key]:
    """The keys of a cup by role; made where they do not exist."""
    roles = (Key.ORGANISER, Key.DESK)
    return {role: Key.objects.get_or_create(cup=cup, day=None, role=role, number=0)[0] for role in roles}


def day_keys(day: Day) -> dict[str, Key]:
    """The keys of a day's office by role."""
    return {role: _key(day, role) for role in Key.OFFICES}


def player_key(day: Day, number: int) -> Key:
    """The key of a player for this day: where he sits, and his confirmation."""
    return _key(day, Key.PLAYER, number=number)


def table_key(day: Day, round_number: int, draw: int, table: int) -> Key:
    """The key on a table's slip."""
    return _key(day, Key.TABLE, round=round_number, draw=draw, table=table)


def table_keys(day: Day, state: DayState, round_number: int) -> dict[int, Key]:
    """The keys of all tables of a round as it is drawn now, by table number."""
    part = state.rounds[round_number - 1]
    use = {"day": day, "role": Key.TABLE, "round": round_number, "draw": part.draw}
    known = {key.table: key for key in Key.objects.filter(**use)}
    missing = [table.number for table in part.tables if table.number not in known]
    if missing:
        Key.objects.bulk_create(
            [Key(cup_id=day.cup_id, table=number, **use) for number in missing], ignore_conflicts=True
        )
        known = {key.table: key for key in Key.objects.filter(**use)}
    return {table.number: known[table.number] for table in part.tables}


def _key(day: Day, role: str, **use: Any) -> Key:
    return Key.objects.get_or_create(cup_id=day.cup_id, day=day, role=role, **use)[0]


def actor_of(key: Key, name: str = "", state: DayState | None = None) -> Actor:
    """Who acts with this key. `name` is what the holder calls himself; a table and a player have their own."""
    if key.role == Key.TABLE:
        return Actor(key.role, f"{ROLE_NAMES[key.role].de} {key.table}", table=(key.round, key.table))
    if key.role == Key.PLAYER:
        entrant = state.entrants.get(key.number) if state else None
        return Actor(key.role, entrant.name if entrant else f"#{key.number}", number=key.number)
    return Actor(key.role, " ".join(name.split())[:40] or ROLE_NAMES[key.role].de)


def is_current(key: Key, state: DayState) -> bool:
    """Whether a table's key belongs to the draw that stands; other keys always are."""
    if key.role != Key.TABLE:
        return True
    part = state.round(key.round)
    return part is not None and part.draw == key.draw and part.table(key.table) is not None

"""What cups hold of a person: the player who belongs to the account, in the cup's register and in all its days."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any
from uuid import UUID

from django.db import transaction

from tarock.rules import Text
from tarock.tournament import cup as c, event as e
from tarock.tournament.cup import CupState, Player
from tarock.tournament.cup.rename import renamed as renamed_in_cup
from tarock.tournament.event import Event
from tarock.tournament.plain import to_plain
from tarock.web.cups.models import Cup, Day
from tarock.web.cups.streams import CUPS, DAYS, lock
from tarock.web.groups.holding import take_name_out
from tarock.web.people.holdings import ANONYMOUS
from tarock.web.people.models import Person
from tarock.web.sheets.service import load_sheet
from tarock.web.store.models import StoredEvent


class CupHolding:
    """See `people.holdings.Holding`."""

    def export(self, person: Person) -> dict[str, Any]:
        """What stands in the registers of cups, and the person's own results."""
        return {
            "cups": [
                {
                    "cup": cup.slug,
                    "number": player.number,
                    "name": player.name,
                    "club": player.club,
                    "couple": player.couple,
                    "consent": player.consent,
                    "public": player.public,
                    "since": player.since,
                    "tournaments": [_own_part(day, player) for day in _days(cup, state, player)],
                }
                for cup, state, player in _players(person)
            ]
        }

    def obstacles(self, person: Person) -> list[Text]:
        """None: a cup is run by who has its keys."""
        return []

    def forget(self, person: Person) -> bool:
        """The name is taken out of cups, days and the lists of tables; number and results stay."""
        for cup, _, player in list(_players(person)):
            take_player_out(cup, player.number)
        return False


def _players(person: Person) -> Iterator[tuple[Cup, CupState, Player]]:
    for cup in Cup.objects.all():
        state = CUPS.find(cup.pk)
        for player in state.active if state else ():
            if state and player.person == str(person.pk):
                yield cup, state, player


def _days(cup: Cup, state: CupState, player: Player) -> list[Day]:
    numbers = _numbers(state, player.number)
    return [day for day in Day.objects.filter(cup=cup) if numbers & set(DAYS.get(day.pk).entrants)]


def _numbers(state: CupState, number: int) -> set[int]:
    """All numbers that the player has or had."""
    return {known for known in state.players if state.number(known) == state.number(number)}


def _own_part(day: Day, player: Player) -> dict[str, Any]:
    state = DAYS.get(day.pk)
    row = e.standings(state).row(player.number)
    return {
        "day": str(day.pk),
        "title": state.settings.title,
        "date": state.settings.date,
        "rank": row.rank if row else None,
        "rounds": [None if one is None else to_plain(one) for one in row.record.rounds] if row else [],
        "total": to_plain(row.total) if row else None,
    }


def take_player_out(cup: Cup, number: int) -> None:
    """Put an anonymous name in place of a player's in everything that the cup has; what was played stays the same."""
    with transaction.atomic():
        lock(cup.pk)
        state = CUPS.get(cup.pk)
        for known in sorted(_numbers(state, number)):
            new = f"{ANONYMOUS} {known}"
            for day in Day.objects.filter(cup=cup):
                _take_out_of_day(day, known, new)
            _rewrite(cup.pk, c.from_json, renamed_in_cup, known, new)
        CUPS.forget(cup.pk)
        transaction.on_commit(lambda: CUPS.forget(cup.pk))


def _take_out_of_day(day: Day, number: int, new: str) -> None:
    lock(day.pk)
    before = DAYS.get(day.pk)
    if number not in before.entrants:
        return
    for part in before.rounds:
        table = part.table_of(number)
        if table is not None and table.sheet:
            stream = UUID(table.sheet)
            take_name_out(stream, load_sheet(stream).players[table.players.index(number)])
    _rewrite(day.pk, e.from_json, e.renamed, number, new)
    DAYS.forget(day.pk)
    transaction.on_commit(lambda: DAYS.forget(day.pk))  # somebody may have looked meanwhile


def _rewrite(
    stream: UUID,
    read: Callable[[Any], Event],
    rename: Callable[[Iterable[Event], int, str], Iterable[Event]],
    number: int,
    new: str,
) -> None:
    """All events of a stream with another name for a player, at their places."""
    rows = list(StoredEvent.objects.filter(stream=stream).order_by("version"))
    events = rename([read({"kind": row.kind, **row.payload}) for row in rows], number, new)
    for row, event in zip(rows, events, strict=True):
        payload = {key: value for key, value in e.to_json(event).items() if key != "kind"}
        if (payload, event.by[:80]) != (row.payload, row.by):
            row.payload, row.by = payload, event.by[:80]
            row.save(update_fields=["payload", "by"])

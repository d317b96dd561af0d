"""Random deals through the service of the table: hub, rooms and store, without a browser.

No exception, no table that is stuck, every sum zero, and the events bring back exactly the same table.
`python -m tests.web.live.random_deals DEALS` plays so many of each rule set in the database of the settings.
"""

import asyncio
import sys
import time
from random import Random
from typing import Any
from uuid import UUID, uuid4

import django
import pytest

from tarock.bots import RandomPlayer
from tarock.deal import actions as a, as_json, view
from tarock.rules import builtin_ids, load
from tarock.table import open_table, table_view, wishes as w

django.setup()

from tarock.web.live.answers import Refused  # noqa: E402
from tarock.web.live.history import replayed, to_row  # noqa: E402
from tarock.web.live.hub import Hub  # noqa: E402
from tarock.web.live.room import TooLate  # noqa: E402
from tarock.web.store.journal import MemoryJournal  # noqa: E402
from tarock.web.store.writer import Writer  # noqa: E402

SETS = sorted(builtin_ids())
WHOS = [f"g:{UUID(int=number)}" for number in range(6)]
A_TABLE = 25
"""Deals at one table; then a new one."""


async def play_table(hub, journal, rules_id, deals, rng):
    """One table of persons who do anything; it is read back from its events at the end."""
    table, now = uuid4(), time.time_ns() // 1_000_000
    places = rng.choice(load(rules_id).table.sizes)
    config = {"rules": rules_id, "places": places, "start": "ready"}
    opened = open_table(str(uuid4()), now, WHOS[0], table=str(table), config=config, name="Anna")
    await journal.append(table, 0, [to_row(opened)])
    room = await hub.room(table)
    for place in range(1, places):
        sits: dict[str, Any] = {"place": place, "who": WHOS[place], "name": f"Gast {place}"}
        await room.fulfil(w.Sit(id=str(uuid4()), version=room.table.version, **sits))
    bot, moves = RandomPlayer(), 0
    while len(room.table.rows) < deals:
        if not room.table.playing:
            await room.fulfil(w.DealNext(id=str(uuid4()), seed=f"{rng.getrandbits(128):032x}"))
            continue
        place, action = any_action(room.table, bot, rng)
        if moves % 9 == 0:
            await try_to_cheat(room, (place + 1) % places, action)
        if moves % 50 == 0:
            table_view(room.table, WHOS[place])
        await room.fulfil(
            w.Act(id=str(uuid4()), who=WHOS[place], version=room.table.version, action=tuple(as_json(action)))
        )
        moves += 1
        assert moves < deals * 400, "stuck"
    for row in room.table.rows:
        assert sum(row.points) == 0
        assert sum(row.cash) + row.box == 0
    read = replayed(await journal.read(table), now)
    assert read is not None
    assert read[0] == room.table
    hub.rooms.pop(table)
    if isinstance(journal, MemoryJournal):
        journal.forget(table)
    return len(room.table.rows)


def any_action(table, bot, rng):
    """The place on turn, and anything that it may do, the claim too."""
    deal = table.deal
    seen = view(deal.state, deal.state.turn)
    claims = [action for action in seen.legal if isinstance(action, a.Claim)]
    action = claims[0] if claims and rng.random() < 0.1 else bot.choose(seen, rng).action
    return deal.on_turn, action


async def try_to_cheat(room, place, action):
    """The same action by somebody else, and twice: nothing changes."""
    version = room.table.version
    with pytest.raises((Refused, TooLate)):
        await room.fulfil(w.Act(id=str(uuid4()), who=WHOS[place], version=version, action=tuple(as_json(action))))
    with pytest.raises((Refused, TooLate)):
        await room.fulfil(w.SayReady(id=str(uuid4()), who=WHOS[place], version=version))
    assert room.table.version == version


async def play_many(journal, rules_id, deals, together, seed):
    """So many deals, at so many tables at a time."""
    hub, played = Hub(journal), 0
    rng = Random(f"{rules_id} {seed}")
    await hub.start()
    try:
        while played < deals:
            each = min(A_TABLE, -(-(deals - played) // together))
            tables = [play_table(hub, journal, rules_id, each, Random(rng.random())) for _ in range(together)]
            played += sum(await asyncio.gather(*tables))
    finally:
        await hub.stop()
    return played


def main(deals: int) -> None:
    """So many deals of each set in the real database; how many were played."""
    from django.core.management import call_command

    call_command("migrate", verbosity=0, interactive=False)

    async def run():
        writer = Writer()
        writer.start()
        try:
            return sum([await play_many(writer, rules_id, deals, 25, "database") for rules_id in SETS])
        finally:
            await writer.stop()

    sys.stdout.write(f"{asyncio.run(run())}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))

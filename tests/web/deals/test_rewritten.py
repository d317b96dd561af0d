"""A table that is in a server's memory is read again when somebody was taken out of its events."""

from __future__ import annotations

import asyncio
from uuid import UUID, uuid4

from tarock.table import open_table
from tarock.web.live.history import to_row
from tarock.web.live.hub import Hub
from tarock.web.live.neighbours import ME, Neighbours
from tarock.web.live.rewritten import heard_by, tell
from tarock.web.store.journal import MemoryJournal


def test_the_running_server_drops_the_table_and_reads_it_anew():
    async def run() -> None:
        journal, table = MemoryJournal(), uuid4()
        opened = open_table(str(uuid4()), 0, "g:anna", table=str(table), config={}, name="Anna Huber")
        await journal.append(table, 0, [to_row(opened)])
        hub = Hub(journal)
        await hub.start()
        with heard_by(hub):
            before = await hub.room(table)
            assert before.table.places[0].name == "Anna Huber"
            journal.forget(table)
            changed = open_table(str(uuid4()), 0, "x:1", table=str(table), config={}, name="Gast")
            await journal.append(table, 0, [to_row(changed)])
            await asyncio.to_thread(tell, [table, uuid4()])
            while table in hub.rooms:
                await asyncio.sleep(0)
            after = await hub.room(table)
            assert after.table.places[0].name == "Gast"
        await hub.stop()

    asyncio.run(asyncio.wait_for(run(), 30))


def test_a_neighbour_that_says_so_is_heard():
    async def run() -> None:
        table, dropped = uuid4(), []

        class Hears:
            async def forget(self, table: UUID) -> None:
                dropped.append(table)

        async def ask(question: object) -> None:
            raise AssertionError("nothing is asked")

        heard = Neighbours(Hears(), ask)  # type: ignore[arg-type]
        await heard._hear({"from": "another", "rewritten": [table.hex]})
        await heard._hear({"from": ME, "rewritten": [table.hex]})
        assert dropped == [table]

    asyncio.run(run())

"""Telling every server process that the events of tables were rewritten, because somebody was taken out of them.

Whoever has such a table in memory drops it; browsers come back by themselves and see it as it reads now.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING
from uuid import UUID

from django.db import connection

from tarock.web.live import neighbours

if TYPE_CHECKING:
    from tarock.web.live.hub import Hub

_hearing: list[tuple[Hub, asyncio.AbstractEventLoop]] = []


@contextmanager
def heard_by(hub: Hub) -> Iterator[None]:
    """While it lasts, `hub` of the running event loop is told. From other threads too."""
    entry = (hub, asyncio.get_running_loop())
    _hearing.append(entry)
    try:
        yield
    finally:
        _hearing.remove(entry)


def tell(tables: Iterable[UUID]) -> None:
    """To be called when the rewriting is committed, from any thread."""
    known = list(tables)
    for hub, loop in _hearing:
        for table in known:
            asyncio.run_coroutine_threadsafe(hub.forget(table), loop)
    if neighbours.needed():
        with connection.cursor() as cursor:
            for table in known:
                message = {"from": neighbours.ME, "rewritten": [table.hex]}
                cursor.execute("SELECT pg_notify(%s, %s)", [neighbours.CHANNEL, json.dumps(message)])

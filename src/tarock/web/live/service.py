"""For Django's pages: open a table, look at one. Everything else happens over the live path."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any
from uuid import UUID, uuid4

from django.db import transaction

from tarock.table import open_table
from tarock.web.live.history import load_table, to_row
from tarock.web.live.limits import LIMITS, Limits, network_of
from tarock.web.live.links import make_links
from tarock.web.people.ids import uuid7
from tarock.web.store import events as store

__all__ = ["TooManyTables", "create_table", "load_table"]


class TooManyTables(Exception):  # noqa: N818 - an answer, not a fault
    """This address has opened too many tables; in `minutes` it may open one again."""

    def __init__(self, minutes: int) -> None:
        self.minutes = minutes
        super().__init__(minutes)


def create_table(
    config: Mapping[str, Any],
    by: str,
    name: str = "",
    *,
    listed: bool = False,
    address: str = "",
    wish: UUID | None = None,
    limits: Limits = LIMITS,
) -> UUID:
    """Open a table as `tarock.table.open_table` reads `config`; its id, which is its stream.

    `by` (`"p:<person>"`, `"g:<guest>"`) sits down as `name` at the first place; without a name nobody does. `wish` is
    the id of the form: sent twice it makes one table. Raises `Problems` with everything that is wrong with the
    settings, and `TooManyTables` for an `address` that opens one after the other.
    """
    known = store.stream_of(wish) if wish is not None else None
    if known is not None:
        return known
    table, at = uuid4(), time.time_ns() // 1_000_000
    place = 0 if name else None
    opened = open_table(str(wish or uuid7()), at, by, table=str(table), config=config, name=name, place=place)
    if address and (wait := limits.tables.take(network_of(address))):
        raise TooManyTables(-(-wait // 60))
    with transaction.atomic():
        store.append(table, 0, to_row(opened))
        make_links(table, by, listed)
    return table

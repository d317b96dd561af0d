"""What spectators with a delay see: the table as it was some time ago."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import replace

from tarock.table import Table


class Past:
    """Earlier values of one table, as far back as its spectators' delay reaches. Moments in ms since 1970."""

    def __init__(self, tables: Iterable[Table] = ()) -> None:
        self._tables = deque(tables)

    def keep(self, before: Table, after: Table) -> None:
        """The table has changed: remember what it was, forget what nobody can see any more."""
        if after.config.spectators != "delay":
            self._tables.clear()
            return
        self._tables.append(before)
        shown = after.at - after.config.delay * 1000
        while len(self._tables) > 1 and self._tables[1].at <= shown:
            self._tables.popleft()

    def shown(self, table: Table, now: int) -> Table:
        """What a spectator may see now; the table itself where there is no delay."""
        if table.config.spectators != "delay":
            return table
        moment = now - table.config.delay * 1000
        if table.at <= moment:
            return table
        known = None
        for earlier in self._tables:
            if earlier.at > moment:
                break
            known = earlier
        if known is not None:
            return known
        return replace(self._tables[0] if self._tables else table, deal=None)  # the table is younger than its delay

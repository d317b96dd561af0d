"""Finished deals of a table as deal records (`docs/notation.md`)."""

from __future__ import annotations

from tarock.notation.record import Record
from tarock.table.deals import record_of
from tarock.table.model import Table


def deal_record(table: Table, board: int) -> Record | None:
    """The record of the deal with this board number, with the names of those who sat there when it ended.

    None where there is no such deal, or it is still being played: a record shows all hands.
    """
    rows = table.ledger.rows
    return record_of(rows[board - 1].deal, rows[board - 1].names) if 0 < board <= len(rows) else None

"""Score entries: what a scorer at a table writes, from TOML or JSON to a settled game, or to all its problems."""

from tarock.notation.entry.read import Entry, read_entry
from tarock.notation.entry.result import result_json
from tarock.notation.entry.table import EntryTable
from tarock.notation.entry.text import read_entries

__all__ = ["Entry", "EntryTable", "read_entries", "read_entry", "result_json"]

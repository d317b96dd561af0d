"""Deal records: a whole deal as text or JSON, written canonically, read by replaying it through the engine.

::

    record = start(Head(rules, board, players, dealer, hands, talon))
    record = record.then(action)              # or the Reason why not
    write_record(record)                      # the canonical text
    read_record(text)                         # the same record, or `Problems`
    to_json(record), from_json(data)          # the same as plain data

The format stands in `docs/notation.md`.
"""

from tarock.notation.record.json import entries_json, to_json
from tarock.notation.record.model import Breach, Head, Record, start
from tarock.notation.record.read import does_not_hold, from_json, read_record, read_records
from tarock.notation.record.replay import from_events, replay
from tarock.notation.record.tokens import usable_name
from tarock.notation.record.write import LEVELS, record_entries, write_record, write_records

__all__ = [
    "LEVELS",
    "Breach",
    "Head",
    "Record",
    "does_not_hold",
    "entries_json",
    "from_events",
    "from_json",
    "read_record",
    "read_records",
    "record_entries",
    "replay",
    "start",
    "to_json",
    "usable_name",
    "write_record",
    "write_records",
]

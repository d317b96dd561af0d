"""A table where people and bots play several deals, as an event log: places, deals, list, and what each may see.

::

    event = open_table(id, at, "p:anna", table=table_id, config={"rules": "steirisch"}, name="Anna")
    table = evolve(None, event)
    found = decide(table, read_wish(json, "p:anna"), at)   # events, or the Reason of the refusal
    table = evolve(table, found[0])                        # the table after one event; `replay` folds all of them
    due(table, Now(waited=700))                            # what must happen without anybody's wish
    table_view(table, "p:anna", "de", now)                 # all that this person may see, as JSON
    deal_record(table, 1)                                  # the record of a finished deal
"""

from tarock.table import events, wishes
from tarock.table.clock import Due, Now, due
from tarock.table.config import Config, read_config
from tarock.table.deals import Deal
from tarock.table.desk import decide, open_table
from tarock.table.events import Event, from_json, to_json
from tarock.table.fold import evolve, replay
from tarock.table.listing import Ledger, Row
from tarock.table.model import Table
from tarock.table.phrases import PHRASES
from tarock.table.places import Place
from tarock.table.records import deal_record
from tarock.table.views import table_view
from tarock.table.wishes import Wish, read_wish

__all__ = [
    "PHRASES",
    "Config",
    "Deal",
    "Due",
    "Event",
    "Ledger",
    "Now",
    "Place",
    "Row",
    "Table",
    "Wish",
    "deal_record",
    "decide",
    "due",
    "events",
    "evolve",
    "from_json",
    "open_table",
    "read_config",
    "read_wish",
    "replay",
    "table_view",
    "to_json",
    "wishes",
]

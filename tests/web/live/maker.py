"""A process beside the server that opens tables in its store and reads what really is there, past every view.

`python -m tests.web.live.maker` reads one JSON object a line and answers each with one line.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any
from uuid import UUID

from tests.server import Server

NAMES = ("Anna", "Bert", "Cilli", "Dora", "Emil", "Fini")


class Maker:
    """The other end: used by tests."""

    def __init__(self, server: Server) -> None:
        environment = os.environ | server.environment | {"DJANGO_SETTINGS_MODULE": "tarock.web.settings"}
        command = [sys.executable, "-m", "tests.web.live.maker"]
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def _ask(self, **question: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def table(self, config: dict[str, Any], persons: int = 1, guests: int = 5, seed: str = "") -> dict[str, Any]:
        """A new table where the first `persons` of `guests` sit: its `id`, `token`, and `cookies` of the guests.

        With a `seed` the first deal is dealt from it already.
        """
        return dict(self._ask(do="table", config=config, persons=persons, guests=guests, seed=seed))

    def truth(self, table: str) -> dict[str, Any]:
        """`events` (id, version, kind, payload) and `deals`: hands and talon as they were dealt."""
        return dict(self._ask(do="truth", table=table))

    def stop(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(60)


def _table(config: dict[str, Any], persons: int, guests: int, seed: str) -> dict[str, Any]:
    import time
    from uuid import uuid4

    from tarock.rules import Reason
    from tarock.table import decide, evolve, open_table, wishes as w
    from tarock.web.live.history import to_row
    from tarock.web.live.links import make_links
    from tarock.web.people.guests import guest_who, set_guest
    from tarock.web.store.group_commit import Append, commit

    answers = [_Cookie() for _ in range(guests)]
    whos = [guest_who(set_guest(answer)) for answer in answers]
    table, now = uuid4(), time.time_ns() // 1_000_000
    events: list[Any] = [open_table(str(uuid4()), now, whos[0], table=str(table), config=config, name=NAMES[0])]
    state = evolve(None, events[0])
    sitting: list[dict[str, Any]] = [
        {"who": whos[place], "place": place, "name": NAMES[place]} for place in range(1, persons)
    ]
    wishes = [w.Sit(id=str(uuid4()), version=place + 1, **sits) for place, sits in enumerate(sitting)]
    for wish in [*wishes, *([w.DealNext(id=str(uuid4()), seed=seed)] if seed else [])]:
        found = decide(state, wish, now)
        assert not isinstance(found, Reason), found
        for event in found:
            events.append(event)
            state = evolve(state, event)
    commit([Append(table, 0, [to_row(event) for event in events])])
    token = make_links(table, whos[0], listed=False)["play"].token
    return {"id": str(table), "token": token, "cookies": [answer.value for answer in answers], "whos": whos}


def _truth(table: UUID) -> dict[str, Any]:
    from tarock.cards import deal
    from tarock.web.store import events as store

    rows = store.read(table)
    deals = []
    for row in rows:
        if row.kind == "dealt":
            cards = deal(row.payload["seed"], row.payload["board"])
            deals.append({"hands": list(cards.hands), "talon": [list(half) for half in cards.talon]})
    events = [[str(row.id), row.version, row.kind, row.payload] for row in rows]
    return {"events": events, "deals": deals}


class _Cookie:
    value = ""

    def set_cookie(self, key: str, value: str, *rest: Any, **more: Any) -> None:
        self.value = value


def main() -> None:
    import django

    django.setup()
    for line in sys.stdin:
        question = json.loads(line)
        if question["do"] == "table":
            found = _table(question["config"], question["persons"], question["guests"], question["seed"])
        else:
            found = _truth(UUID(question["table"]))
        sys.stdout.write(json.dumps(found) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()

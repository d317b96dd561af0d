"""Run in a process of its own with the server's data: writes tables into the store, line by line of JSON.

In: `{"guests": [hex, …], "events": [event, …]}`. Out: `{"cookies": [each guest's, …], "play": token, "watch": token}`.
"""

from __future__ import annotations

import json
import sys
from typing import Any
from uuid import UUID

import django


class _Cookie:
    value = ""

    def set_cookie(self, key: str, value: str, max_age: int, **more: Any) -> None:
        self.value = value


def main() -> None:
    django.setup()
    from tarock.table import from_json
    from tarock.web.live.history import to_row
    from tarock.web.live.links import make_links
    from tarock.web.people.guests import set_guest
    from tarock.web.store.events import append

    for line in sys.stdin:
        asked = json.loads(line)
        cookies = []
        for guest in asked["guests"]:
            answer = _Cookie()
            set_guest(answer, UUID(guest))
            cookies.append(answer.value)
        events = [from_json(event) for event in asked["events"]]
        table = UUID(asked["events"][0]["table"])
        for version, event in enumerate(events):
            append(table, version, to_row(event))
        links = make_links(table, events[0].by, listed=False)
        answered = {"cookies": cookies, **{role: link.token for role, link in links.items()}}
        sys.stdout.write(f"{json.dumps(answered)}\n")
        sys.stdout.flush()


main()

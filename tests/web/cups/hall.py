"""A tournament over the wire: a small client of the JSON interface, and tables that play real random deals by it."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

from tests.tournament.days import Dealt

PATIENCE = 120
"""Tries of a request while the server is away, a quarter of a second apart."""


@dataclass
class Api:
    """Requests with one key. A request that finds no server is sent again with the same body, as a phone would."""

    url: str
    key: str = ""
    refused: list[Any] = field(default_factory=list)

    def with_key(self, key: str) -> Api:
        return Api(self.url, key)

    def get(self, path: str) -> Any:
        return self._send(path, None)

    def post(self, path: str, body: Mapping[str, Any]) -> Any:
        return self._send(path, json.dumps({"id": str(uuid4()), **body}).encode())

    def wish(self, day: str, kind: str, **fields: Any) -> Any:
        return self.post(f"/api/days/{day}/wishes", {"kind": kind, "by": "Maria", **fields})

    def _send(self, path: str, body: bytes | None) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        for _ in range(PATIENCE):
            try:
                with urllib.request.urlopen(
                    urllib.request.Request(self.url + path, body, headers), timeout=60
                ) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                raise AssertionError(f"{path}: {error.code} {error.read().decode()}") from None
            except (OSError, ConnectionError):
                time.sleep(0.25)
        raise AssertionError(f"{path}: no server")


def play_list(api: Api, token: str, deals: Sequence[Dealt]) -> None:
    """Write the games of a table into its list, one after another."""
    after = ""
    for deal in deals:
        wish = {"kind": "entered", "by": "Schreiber", "after": after, "entry": dict(deal.entry)}
        sheet = api.post(f"/liste/{token}/events", wish)["sheet"]
        after = sheet["next"]["order"]

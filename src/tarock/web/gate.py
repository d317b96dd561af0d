"""How often one address may ask for pages, and how much it may send: a flood stops neither tables nor the disk.

Django would take in a body of any size, into a file, before it looks at it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tarock.web.live.limits import Bucket, network_of

STATIC: Final = "/static/"
SENTENCE: Final = "Zu viele Anfragen. Too many requests.\n"
TOO_LARGE: Final = "Das ist zu viel auf einmal. That is too much at once.\n"


@dataclass
class Gate:
    """Passes requests on to `app`, or answers 429. A whole club behind one address opens its pages at once."""

    app: ASGIApp
    pages: Bucket = field(default_factory=lambda: Bucket(40, 800))
    files: Bucket = field(default_factory=lambda: Bucket(400, 6000))
    most: int = 1024 * 1024
    """Bytes of a body. What a page takes is less, and Django says so in its own words."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        bucket = self.files if scope["path"].startswith(STATIC) else self.pages
        address = network_of(scope["client"][0]) if scope.get("client") else ""
        if wait := bucket.take(address):
            headers = {"Retry-After": str(wait), "Cache-Control": "no-store"}
            await PlainTextResponse(SENTENCE, 429, headers)(scope, receive, send)
        elif _announced(scope) > self.most:
            await PlainTextResponse(TOO_LARGE, 413, {"Connection": "close"})(scope, receive, send)
        else:
            await self.app(scope, self._counted(receive), send)

    def _counted(self, receive: Receive) -> Receive:
        """The body as it comes; one that grows too large without having said so is cut off."""
        taken = 0

        async def counted() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            return message if taken <= self.most else {"type": "http.disconnect"}

        return counted


def _announced(scope: Scope) -> int:
    """The length that the headers name; 0 where they name none."""
    said = dict(scope["headers"]).get(b"content-length", b"0")
    return int(said) if said.isdigit() else 0

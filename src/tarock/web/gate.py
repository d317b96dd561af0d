"""How often one address may ask for pages, so that a flood of them does not stop the tables in the same process."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from tarock.web.live.limits import Bucket, network_of

STATIC: Final = "/static/"
SENTENCE: Final = "Zu viele Anfragen. Too many requests.\n"


@dataclass
class Gate:
    """Passes requests on to `app`, or answers 429. A whole club behind one address opens its pages at once."""

    app: ASGIApp
    pages: Bucket = field(default_factory=lambda: Bucket(40, 800))
    files: Bucket = field(default_factory=lambda: Bucket(400, 6000))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        bucket = self.files if scope["path"].startswith(STATIC) else self.pages
        address = network_of(scope["client"][0]) if scope.get("client") else ""
        if wait := bucket.take(address):
            headers = {"Retry-After": str(wait), "Cache-Control": "no-store"}
            await PlainTextResponse(SENTENCE, 429, headers)(scope, receive, send)
        else:
            await self.app(scope, receive, send)

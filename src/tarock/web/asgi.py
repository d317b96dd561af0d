"""The ASGI application: the live table below /live/, Django for everything else, in one process."""

from __future__ import annotations

import os
from typing import cast

from django.core.asgi import get_asgi_application
from starlette.types import ASGIApp, Receive, Scope, Send

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tarock.web.settings")
_django = get_asgi_application()

from tarock.web.gate import Gate  # noqa: E402 - Django must know its apps first
from tarock.web.live.app import live_application  # noqa: E402

_live = live_application()
_pages = Gate(cast(ASGIApp, _django))


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """By path; the lifespan, which Django does not know, belongs to the live table."""
    if scope["type"] == "lifespan" or scope["path"].startswith("/live/"):
        await _live(scope, receive, send)
    else:
        await _pages(scope, receive, send)

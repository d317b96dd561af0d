"""The ASGI application. Later rooms (the live table) are routed here by path, beside Django."""

from __future__ import annotations

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tarock.web.settings")
_django = get_asgi_application()


async def application(scope: dict[str, object], receive: object, send: object) -> None:
    """Django gets everything but the lifespan, which it does not know."""
    if scope["type"] == "lifespan":
        await _lifespan(receive, send)
        return
    await _django(scope, receive, send)  # type: ignore[arg-type]


async def _lifespan(receive: object, send: object) -> None:
    while True:
        message = await receive()  # type: ignore[operator]
        await send({"type": f"{message['type']}.complete"})  # type: ignore[operator]
        if message["type"] == "lifespan.shutdown":
            return

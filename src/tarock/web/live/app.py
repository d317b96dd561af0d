"""The Starlette application of the live table: three addresses below /live/.

* `POST /live/<table>/wish`: a wish (`wishes`). 200 `{"version"}`; 409 `{"view"}` where it comes too late or twice; 422
  `{"problems"}`; 403, 404, 413, 415, 429, 503 with `{"problems"}`.
* `GET /live/<table>/view`: the view as JSON.
* `GET /live/strom?tisch=<table>[&tisch=…]`: views as server-sent events.
"""

from __future__ import annotations

import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final
from uuid import UUID

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Lifespan

from tarock.web.live import door
from tarock.web.live.answers import Refused, answer, encode, refusal, refused, too_often
from tarock.web.live.hub import Hub, database_hub
from tarock.web.live.identity import Caller, Sessions, language_of
from tarock.web.live.limits import LIMITS, Limits
from tarock.web.live.rewritten import heard_by
from tarock.web.live.room import TooLate
from tarock.web.live.shutdown import call_on_signals
from tarock.web.live.wishes import read_asked
from tarock.web.store.journal import Unavailable

log = logging.getLogger(__name__)

MOST_TABLES: Final = 32
"""Tables on one stream."""
Endpoint = Callable[[Request], Awaitable[ASGIApp]]


class Live:
    """The requests of one server process; the work is done by its hub."""

    def __init__(self, hub: Hub, sessions: Sessions, limits: Limits = LIMITS) -> None:
        self.hub, self.sessions, self.limits = hub, sessions, limits

    async def caller(self, request: Request) -> Caller:
        """Whoever asks, once host and rate are right. Raises `Refused`, `Unavailable`."""
        address = door.check_rate(request, self.limits)
        door.check_host(request)
        return await door.caller_of(request, address, self.sessions)

    async def wish(self, request: Request) -> ASGIApp:
        """One wish."""
        caller = await self.caller(request)
        door.check_origin(request)
        if wait := self.limits.wishes.take(caller.key):
            raise too_often(wait)
        asked = read_asked(await door.read_json(request))
        room = await self.hub.room(_table_id(request))
        try:
            return answer(encode(await self.hub.wish(room, caller, asked)))
        except TooLate:
            return answer(b'{"view":%s}' % room.view(caller), HTTPStatus.CONFLICT)

    async def view(self, request: Request) -> ASGIApp:
        """The view once."""
        caller = await self.caller(request)
        room = await self.hub.room(_table_id(request))
        room.polled(caller)
        return answer(room.view(caller))

    async def stream(self, request: Request) -> ASGIApp:
        """Views for as long as the browser listens."""
        caller = await self.caller(request)
        tables = _tables(request.query_params.getlist("tisch"))
        return await self.hub.open_stream(caller, tables, self.limits)


def live_application() -> Starlette:
    """Below /live/, with the tables of the database. The lifespan starts and stops everything."""
    hub, writer = database_hub()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        writer.start()
        await hub.start()
        _calm_collector()
        with call_on_signals(hub.end_streams), heard_by(hub):
            yield
        await hub.stop()
        await writer.stop()

    return application_of(Live(hub, Sessions(hub.ask)), lifespan)


def _calm_collector() -> None:
    """What is loaded by now stays; moves make little rubbish in circles, so looking for it can be rare.

    Otherwise every full search would hold up all tables for as long as it takes to walk over everything in memory.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def application_of(live: Live, lifespan: Lifespan[Starlette] | None = None) -> Starlette:
    """The addresses of one `Live`."""
    return Starlette(
        routes=[
            Route("/live/strom", _careful(live.stream), methods=["GET"]),
            Route("/live/{table}/view", _careful(live.view), methods=["GET"]),
            Route("/live/{table}/wish", _careful(live.wish), methods=["POST"]),
        ],
        exception_handlers={HTTPException: _http_exception},
        lifespan=lifespan,
    )


def _careful(endpoint: Endpoint) -> Endpoint:
    """Every refusal is an answer in the language of whoever asks; a fault is noted here and shows nothing there."""

    async def careful(request: Request) -> ASGIApp:
        try:
            return await endpoint(request)
        except Refused as found:
            return refusal(found, _lang(request))
        except Unavailable:
            return refusal(refused(HTTPStatus.SERVICE_UNAVAILABLE, "live-down"), _lang(request))
        except Exception:
            log.exception("%s %s", request.method, request.url.path)
            return refusal(refused(HTTPStatus.INTERNAL_SERVER_ERROR, "live-broken"), _lang(request))

    return careful


async def _http_exception(request: Request, found: Exception) -> Response:
    """No such address, or not with this method."""
    status = found.status_code if isinstance(found, HTTPException) else HTTPStatus.INTERNAL_SERVER_ERROR
    code = "live-method" if status == HTTPStatus.METHOD_NOT_ALLOWED else "live-no-table"
    return refusal(refused(status, code), _lang(request))


def _lang(request: Request) -> str:
    return language_of(request.cookies, request.query_params.get("sprache"))


def _tables(named: list[str]) -> list[UUID]:
    """The tables of a stream. Raises `Refused` 422 for none, too many, and for what is no id."""
    try:
        tables = list(dict.fromkeys(UUID(name) for name in named[: MOST_TABLES + 1]))
    except ValueError:
        tables = []
    if not 1 <= len(tables) <= MOST_TABLES:
        raise refused(HTTPStatus.UNPROCESSABLE_ENTITY, "live-field", "tisch", name="tisch")
    return tables


def _table_id(request: Request) -> UUID:
    """The table of the address. Raises `Refused` 404 for what is no id."""
    try:
        return UUID(request.path_params["table"])
    except ValueError:
        raise refused(HTTPStatus.NOT_FOUND, "live-no-table") from None

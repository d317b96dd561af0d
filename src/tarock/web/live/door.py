"""What a request must bring before it is read: our own host and origin, JSON, little of it, not too often."""

from __future__ import annotations

import asyncio
import json
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final

from django.conf import settings
from django.http.request import split_domain_port, validate_host
from starlette.requests import ClientDisconnect, Request

from tarock.web.live.answers import refused, too_often
from tarock.web.live.identity import Caller, Sessions, language_of
from tarock.web.live.limits import Limits, network_of

LARGEST: Final = 8 * 1024
"""Bytes of a wish."""
PATIENCE: Final = 10.0
"""Seconds within which a body must have come."""


def check_rate(request: Request, limits: Limits) -> str:
    """The address of the request, after one token was taken from its bucket. Raises `Refused` 429."""
    address = address_of(request)
    if wait := limits.requests.take(address):
        raise too_often(wait)
    return address


def address_of(request: Request) -> str:
    """The client's address; behind a proxy uvicorn has put the forwarded one there, if the settings trust it."""
    return network_of(request.client.host) if request.client else ""


async def caller_of(request: Request, address: str, sessions: Sessions) -> Caller:
    """Who is asking. Raises `Unavailable`."""
    lang = language_of(request.cookies, request.query_params.get("sprache"))
    return Caller(await sessions.whos(request.cookies), address, lang)


def check_host(request: Request) -> None:
    """The request names one of our hosts, so that no foreign name can be pointed at this server."""
    if not _is_ours(request.headers.get("host", ""), tuple(settings.ALLOWED_HOSTS)):
        raise refused(HTTPStatus.BAD_REQUEST, "live-origin")


@lru_cache(maxsize=1024)
def _is_ours(host: str, allowed: tuple[str, ...]) -> bool:
    domain, _ = split_domain_port(host)
    return bool(domain) and validate_host(domain, allowed)


def check_origin(request: Request) -> None:
    """A wish comes from our own pages: browsers name the origin of every POST, and no page can change it."""
    origin = request.headers.get("origin", "")
    same = origin.lower() == f"{request.scope['scheme']}://{request.headers.get('host', '').lower()}"
    if not (same or origin in settings.CSRF_TRUSTED_ORIGINS):
        raise refused(HTTPStatus.FORBIDDEN, "live-origin")


async def read_json(request: Request) -> dict[str, Any]:
    """The JSON object in the body. Raises `Refused` 413, 415, 422, 408."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise refused(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "live-media")
    length = request.headers.get("content-length", "0")
    if not length.isascii() or not length.isdigit() or int(length[:12]) > LARGEST:
        raise refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "live-large", most=LARGEST // 1024)
    return _parsed(await _body(request))


async def _body(request: Request) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > LARGEST:
                    raise refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "live-large", most=LARGEST // 1024)
    except (TimeoutError, ClientDisconnect):
        raise refused(HTTPStatus.REQUEST_TIMEOUT, "live-slow") from None
    return bytes(body)


def _parsed(body: bytes) -> dict[str, Any]:
    """An object without NaN, half characters, NUL, double keys, numbers of a thousand digits or endless nesting."""
    try:
        text = body.decode("utf-8")
        raw = json.loads(text, parse_constant=_refuse, object_pairs_hook=_once)
        json.dumps(raw, ensure_ascii=False).encode("utf-8")
    except (ValueError, RecursionError):
        raise refused(HTTPStatus.UNPROCESSABLE_ENTITY, "live-not-json") from None
    if not isinstance(raw, dict) or "\\u0000" in text:
        raise refused(HTTPStatus.UNPROCESSABLE_ENTITY, "live-not-json")
    return raw


def _refuse(name: str) -> None:
    raise ValueError(name)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key stands twice")
    return found

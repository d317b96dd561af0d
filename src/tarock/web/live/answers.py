"""Answers of the live path: JSON, never kept, never a page, never a traceback."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

import orjson
from starlette.responses import Response

from tarock.rules import Problem, Problems, Reason
from tarock.web.live.messages import GENERAL

SECURE: Final[Mapping[str, str]] = {
    "cache-control": "no-store, no-transform",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""What every answer says, also streams and faults."""


class Refused(Exception):  # noqa: N818 - an answer, not a fault
    """A request is not fulfilled: the status and what is wrong."""

    def __init__(self, status: int, problems: list[Problem], headers: Mapping[str, str] | None = None) -> None:
        self.status, self.problems, self.headers = status, problems, headers or {}
        super().__init__(status)


def refused(status: int, code: str, key: str = "", **params: object) -> Refused:
    """One problem by its code."""
    return Refused(status, [Problem(key, Reason(code, params, GENERAL))])


def too_often(seconds: int) -> Refused:
    """429, and when it goes on."""
    problem = Problem("", Reason("live-often", {"seconds": seconds}, GENERAL))
    return Refused(HTTPStatus.TOO_MANY_REQUESTS, [problem], {"Retry-After": str(seconds)})


def too_many_streams() -> Refused:
    """429: another window must be closed first."""
    problem = Problem("", Reason("live-streams", {}, GENERAL))
    return Refused(HTTPStatus.TOO_MANY_REQUESTS, [problem], {"Retry-After": "10"})


def unprocessable(problems: Problems) -> Refused:
    """422 with all problems."""
    return Refused(HTTPStatus.UNPROCESSABLE_ENTITY, problems.problems)


def encode(data: object) -> bytes:
    """JSON in UTF-8, on one line."""
    return orjson.dumps(data)


def answer(body: bytes, status: int = HTTPStatus.OK, headers: Mapping[str, str] | None = None) -> Response:
    """JSON that is encoded already."""
    return Response(body, status, {**SECURE, **(headers or {})}, "application/json")


def refusal(found: Refused, lang: str) -> Response:
    """The problems in the language of whoever asked."""
    return answer(encode({"problems": [p.json(lang) for p in found.problems]}), found.status, found.headers)

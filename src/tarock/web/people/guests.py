"""Guests: whoever plays without an account is known by a signed cookie, in every part of the program.

The cookie holds nothing but a random id. Django's pages and the live table read it with the same functions; a seat
belongs to `who`, which is `"g:<id>"` for a guest and `"p:<id>"` for a person with an account.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Final, Literal, Protocol
from uuid import UUID, uuid4

from django.conf import settings
from django.core.signing import BadSignature, Signer

COOKIE: Final = "gast"
KEPT: Final = timedelta(days=400)
"""The longest that browsers keep a cookie."""
_SALT: Final = "tarock.web.people.guests"


class TakesCookies(Protocol):
    """An answer of Django or of Starlette."""

    def set_cookie(
        self, key: str, value: str, max_age: int, *, path: str, secure: bool, httponly: bool, samesite: Literal["Lax"]
    ) -> None:
        """Put a cookie into the answer."""


def guest_of(cookies: Mapping[str, str]) -> UUID | None:
    """The guest of a request; None without a cookie, and for one that is not signed by this server."""
    try:
        return UUID(Signer(salt=_SALT).unsign(cookies.get(COOKIE, "")))
    except (BadSignature, ValueError):
        return None


def set_guest(response: TakesCookies, guest: UUID | None = None) -> UUID:
    """Make the browser a guest (a new one, or `guest` again, for another 400 days); the guest's id."""
    known = guest or uuid4()
    response.set_cookie(
        COOKIE,
        Signer(salt=_SALT).sign(known.hex),
        int(KEPT.total_seconds()),
        path="/",
        secure=bool(settings.SESSION_COOKIE_SECURE),
        httponly=True,
        samesite="Lax",
    )
    return known


def guest_who(guest: UUID) -> str:
    """The guest as the holder of a seat."""
    return f"g:{guest}"


def person_who(person: UUID) -> str:
    """A person with an account as the holder of a seat."""
    return f"p:{person}"

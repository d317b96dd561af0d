"""Browsers of guests."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.test import Client

from tarock.web.people.guests import COOKIE, guest_who, set_guest


class _Cookies:
    """Takes the cookie that a page would set."""

    value = ""

    def set_cookie(self, key: str, value: str, max_age: int, **more: Any) -> None:
        self.value = value


def guest(known: UUID | None = None) -> tuple[Client, str]:
    """A browser with a guest of its own, and the holder of a seat that it is."""
    taken = _Cookies()
    who = guest_who(set_guest(taken, known))
    client = Client()
    client.cookies[COOKIE] = taken.value
    return client, who

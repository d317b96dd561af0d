"""Who is asking: the person of a Django session and the guest of a signed cookie, without a query for every move."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from django.conf import settings
from django.contrib.auth import get_user
from django.http import HttpRequest

from tarock.web.common.language import COOKIE as LANGUAGE, LANGUAGES
from tarock.web.people.access import holders_of
from tarock.web.people.guests import COOKIE, guest_of, guest_who, person_who
from tarock.web.people.models import Account

KEPT: Final = 5.0
"""Seconds that a session is believed without asking again: as long can a logout take to be noticed here."""
MOST: Final = 10_000

Ask = Callable[[Callable[[], tuple[str, ...]]], Awaitable[tuple[str, ...]]]


@dataclass(frozen=True, slots=True)
class Caller:
    """Whose request it is: `whos` are all that this browser may act as, the person first; empty for a stranger."""

    whos: tuple[str, ...]
    address: str
    lang: str

    @property
    def key(self) -> str:
        """What limits count: the player, or the address of somebody who is nobody yet."""
        return self.whos[0] if self.whos else self.address


class Sessions:
    """Reads sessions through `ask` (a question to the database in a thread) and remembers them for `KEPT` seconds."""

    def __init__(self, ask: Ask, clock: Callable[[], float] = time.monotonic) -> None:
        self._ask = ask
        self._clock = clock
        self._known: OrderedDict[str, tuple[tuple[str, ...], float]] = OrderedDict()
        self._guests: OrderedDict[str, str] = OrderedDict()

    async def whos(self, cookies: Mapping[str, str]) -> tuple[str, ...]:
        """All that these cookies may act as. Raises `Unavailable`."""
        key = cookies.get(settings.SESSION_COOKIE_NAME)
        found = list(await self._person(key)) if key else []
        if (signed := cookies.get(COOKIE)) and (guest := self._guest(signed)) and guest not in found:
            found.append(guest)
        return tuple(found)

    async def _person(self, key: str) -> tuple[str, ...]:
        now = self._clock()
        known = self._known.get(key)
        if known is not None and now - known[1] < KEPT:
            return known[0]
        person = await self._ask(lambda: _person_of(key))
        self._known[key] = (person, now)
        _shorten(self._known)
        return person

    def _guest(self, signed: str) -> str:
        if signed not in self._guests:
            guest = guest_of({COOKIE: signed})
            self._guests[signed] = guest_who(guest) if guest else ""
            _shorten(self._guests)
        return self._guests[signed]


def language_of(cookies: Mapping[str, str], asked: str | None = None) -> str:
    """`"de"` or `"en"`: as asked in the address, else by the cookie of the pages."""
    return next((lang for lang in (asked, cookies.get(LANGUAGE)) if lang in LANGUAGES), "de") or "de"


def _person_of(key: str) -> tuple[str, ...]:
    """The holders of a session, the account's first; none for visitors. Checked as Django checks it (a changed password
    ends it). A seat that was taken as a guest stays the person's when the account adopts the guest's games.
    """
    request = HttpRequest()
    request.session = import_module(settings.SESSION_ENGINE).SessionStore(key)
    user = get_user(request)
    if not isinstance(user, Account):
        return ()
    own = person_who(user.person_id)
    return (own, *sorted(holders_of(user.person) - {own}))


def _shorten(kept: OrderedDict[str, str] | OrderedDict[str, tuple[tuple[str, ...], float]]) -> None:
    while len(kept) > MOST:
        kept.popitem(last=False)

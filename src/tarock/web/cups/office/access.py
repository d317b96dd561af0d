"""Who enters the office: a key opens the day or the cup that it belongs to, in its own role, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, unquote

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse

from tarock.tournament import cup as c
from tarock.tournament.cup import CupState
from tarock.tournament.event import MAY, Actor, Day as DayState
from tarock.web.common.language import language_of
from tarock.web.cups.keys import ROLE_NAMES, actor_of
from tarock.web.cups.models import Cup, Day, Key
from tarock.web.cups.streams import CUPS, DAYS, now
from tarock.web.cups.wishes import act_on_cup, act_on_day

NAME = "amt-name"
"""The cookie with the name under which somebody writes; the log tells who it was."""


def plain_name(typed: str) -> str:
    """A name in one line, without what cannot be printed."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in typed).split())[:40]


def remember(answer: HttpResponse, name: str) -> None:
    """Keep the name on this device for a year."""
    answer.set_cookie(NAME, quote(name), max_age=365 * 24 * 3600, path="/amt/", samesite="Lax", httponly=True)


@dataclass(frozen=True)
class Office:
    """One request to the office."""

    request: HttpRequest
    key: Key
    cup: Cup

    @property
    def lang(self) -> str:
        """Language of the page."""
        return language_of(self.request)

    @property
    def role(self) -> str:
        """The role of the key."""
        return self.key.role

    @property
    def cup_state(self) -> CupState:
        """The cup as it stands."""
        return CUPS.get(self.cup.pk)

    @property
    def actor(self) -> Actor:
        """Who writes."""
        return actor_of(self.key, self.writer)

    @property
    def writer(self) -> str:
        """The name that was given, "" before."""
        return plain_name(unquote(self.request.COOKIES.get(NAME, "")))

    @property
    def role_name(self) -> str:
        """The role in words."""
        return ROLE_NAMES[self.role].in_language(self.lang)

    @property
    def may(self) -> dict[str, bool]:
        """By kind of wish (with underscores, for templates) whether this role may have it."""
        return {kind.replace("-", "_"): self.role in roles for kind, roles in self.table_of_roles.items()}

    @property
    def table_of_roles(self) -> Mapping[str, tuple[str, ...]]:
        """The core's table of who may do what."""
        raise NotImplementedError

    def must(self, *kinds: str) -> None:
        """Refuse who may have none of these wishes."""
        if not any(self.role in self.table_of_roles.get(kind, ()) for kind in kinds):
            raise PermissionDenied

    def wish(self, raw: Mapping[str, Any]) -> None:
        """Have a wish. Raises `Problems`, and `PermissionDenied` for one that is not this role's."""
        raise NotImplementedError


@dataclass(frozen=True)
class DayOffice(Office):
    """The office of one day."""

    day: Day

    @property
    def state(self) -> DayState:
        """The day as it stands."""
        return DAYS.get(self.day.pk)

    @property
    def at(self) -> str:
        """The present moment."""
        return now()

    @property
    def table_of_roles(self) -> Mapping[str, tuple[str, ...]]:
        """That of the day."""
        return MAY

    def wish(self, raw: Mapping[str, Any]) -> None:
        """For the day."""
        self.must(str(raw.get("kind")))
        act_on_day(self.day, raw, self.actor)


@dataclass(frozen=True)
class CupOffice(Office):
    """The office of a whole cup."""

    @property
    def state(self) -> CupState:
        """The cup as it stands."""
        return self.cup_state

    @property
    def table_of_roles(self) -> Mapping[str, tuple[str, ...]]:
        """That of the cup."""
        return c.MAY

    def wish(self, raw: Mapping[str, Any]) -> None:
        """For the cup."""
        self.must(str(raw.get("kind")))
        act_on_cup(self.cup, raw, self.actor)


def key_of(token: str) -> Key:
    """An office key by its token. Raises `Http404`: nobody learns which keys exist."""
    key = Key.objects.select_related("cup", "day").filter(token=token, role__in=Key.OFFICES).first()
    if key is None:
        raise Http404
    return key


def day_office(request: HttpRequest, token: str) -> DayOffice:
    """The office of the key's day. Raises `Http404`."""
    key = key_of(token)
    if key.day is None:
        raise Http404
    return DayOffice(request, key, key.cup, key.day)


def cup_office(request: HttpRequest, token: str) -> CupOffice:
    """The office of the key's cup. Raises `Http404`: a day's key does not open the cup."""
    key = key_of(token)
    if key.day is not None:
        raise Http404
    return CupOffice(request, key, key.cup)

"""From an address to a cup or a day, and what all public pages need of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from django.http import HttpRequest
from django.shortcuts import get_object_or_404

from tarock.tournament.cup import CupState, Date, public_name
from tarock.tournament.cup.calendar import registration_closed
from tarock.tournament.event import Day as DayState
from tarock.web.cups.models import Cup, Day
from tarock.web.cups.shown import for_everybody
from tarock.web.cups.streams import CUPS, now

ZONE = ZoneInfo("Europe/Vienna")
"""Times of a cup are local times of Austria."""


@dataclass(frozen=True)
class Shown:
    """A day as everybody sees it, with the cup and the date that it belongs to (None: taken out of the calendar)."""

    day: Day
    state: DayState
    cup: CupState
    date: Date | None


def cup_of(slug: str) -> tuple[Cup, CupState]:
    """A cup by its address. Raises `Http404`."""
    cup = get_object_or_404(Cup, slug=slug)
    return cup, CUPS.get(cup.pk)


def day_of(day: object) -> Shown:
    """A day by its id. Raises `Http404`."""
    found = get_object_or_404(Day.objects.select_related("cup"), pk=day)
    cup = CUPS.get(found.cup_id)
    return Shown(found, for_everybody(found), cup, cup.date_of(str(found.pk)))


def local_now() -> str:
    """The present moment as the calendar keeps it: YYYY-MM-DDTHH:MM in Austria."""
    return datetime.fromisoformat(now()).astimezone(ZONE).strftime("%Y-%m-%dT%H:%M")


def local_time(moment: str) -> str:
    """A moment of an event as HH:MM in Austria; "" stays."""
    return datetime.fromisoformat(moment).astimezone(ZONE).strftime("%H:%M") if moment else ""


def is_open(shown: Shown) -> bool:
    """Whether everybody may still register: before deadline and start (MV-01), and while the day is open."""
    state = shown.state
    if shown.date is None or state.closed or state.is_started:
        return False
    return not registration_closed(shown.cup, shown.date, local_now())


def name_of(state: CupState, number: int) -> str:
    """How everybody sees the player with a number."""
    player = state.player(number)
    return public_name(player, state) if player else f"#{number}"


def web_address(text: str) -> str:
    """An address that a page may link to; "" for anything but http and https."""
    parts = urlsplit(text.strip())
    return text.strip() if parts.scheme in ("http", "https") and parts.netloc else ""


def head(cup: Cup, state: CupState) -> dict[str, Any]:
    """What every page of a cup shows: name, contact (MV-03), seasons."""
    contact = state.cup.contact
    return {
        "slug": cup.slug,
        "cup": state.cup,
        "state": state,
        "contact": contact,
        "contact_web": web_address(contact.web),
        "has_contact": bool(contact.name or contact.mail or contact.phone or contact.web),
        "seasons": list(reversed(list(state.seasons))),
    }


def address_of(request: HttpRequest) -> str:
    """Where a request comes from, for limits."""
    return str(request.META.get("REMOTE_ADDR", ""))

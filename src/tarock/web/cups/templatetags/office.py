"""Amounts, money and moments as people read them, and a fresh id for every form."""

from __future__ import annotations

from datetime import datetime
from fractions import Fraction
from typing import Any

from django import template
from django.utils import timezone

from tarock.rules import Reason
from tarock.tournament.lists import money, shown, words
from tarock.web.people.ids import uuid7

register = template.Library()


@register.simple_tag
def wish_id() -> str:
    """The id of what a form will send."""
    return str(uuid7())


@register.filter
def amount(value: Fraction | int | None) -> str:
    """Points with their sign: `+4`, `−8½`, `–`."""
    return shown(value, "points")


@register.filter
def typed(value: Fraction | int | None) -> str:
    """Points as one types them: `-8,5`."""
    if value is None:
        return ""
    exact = Fraction(value)
    return str(exact) if exact.denominator == 1 else f"{float(exact):g}".replace(".", ",")


@register.simple_tag(takes_context=True)
def euro(context: dict[str, Any], cents: int) -> str:
    """Cents as `12,50 €`."""
    return money(cents, str(context.get("lang", "de")))


@register.filter
def euros(cents: int) -> str:
    """Cents as one types them: `12,50`."""
    return f"{cents // 100},{cents % 100:02}" if cents % 100 else str(cents // 100)


@register.filter
def clock(moment: str) -> str:
    """The local time of day of a moment."""
    return f"{timezone.localtime(datetime.fromisoformat(moment)):%H:%M}" if moment else ""


@register.simple_tag(takes_context=True)
def sentence(context: dict[str, Any], reason: Reason) -> str:
    """A reason in the language of the page."""
    return reason.sentence(str(context.get("lang", "de")))


@register.filter
def day_text(day: str, lang: str) -> str:
    """`28. 11. 2026`."""
    return words.day_text(day, lang)


@register.filter
def at(mapping: Any, key: Any) -> Any:
    """A value of a mapping by its key; "" where there is none."""
    return mapping.get(key, "") if mapping else ""

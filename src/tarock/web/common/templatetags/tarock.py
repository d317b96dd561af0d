"""`{% say "Deutsch" "English" %}`: both texts of a place stand together, as in the rest of the program."""

from __future__ import annotations

from typing import Any

from django import template

from tarock.rules import Text

register = template.Library()


@register.simple_tag(takes_context=True)
def say(context: dict[str, Any], de: str, en: str) -> str:
    """The text in the language of the page."""
    return en if context.get("lang") == "en" else de


@register.simple_tag(takes_context=True)
def text(context: dict[str, Any], both: Text) -> str:
    """A `Text` of the core in the language of the page."""
    return both.in_language(str(context.get("lang", "de")))

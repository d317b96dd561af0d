"""Words in the language of the page, for places where Django wants one text."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from django.utils.functional import lazy
from django.utils.translation import get_language


def _said(de: str, en: str) -> str:
    return en if get_language() == "en" else de


say = cast("Callable[[str, str], str]", lazy(_said, str))
"""`say("Deutsch", "English")`: chosen each time that it is shown."""

"""Values of the core as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from tarock.rules import Reason
from tarock.tournament.plain import to_plain


def as_json(value: Any, *, indent: int | None = 2) -> str:
    """Amounts as whole numbers or with their half."""
    return json.dumps(to_plain(value), ensure_ascii=False, indent=indent, default=str)


def reasons(found: Iterable[Reason], lang: str) -> list[dict[str, object]]:
    """Reasons for JSON: code, params, sentence, clause."""
    return [reason.json(lang) for reason in found]

"""Ids of events that follow by themselves: made of the wish's id, so that a wish always makes the same events."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

_UUID: Final = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")


def is_id(text: object) -> bool:
    """Whether this is a UUID as it is written, in lower case."""
    return isinstance(text, str) and _UUID.fullmatch(text) is not None


def following(id: str, number: int) -> str:
    """The id of the event `number` places after the first one of a wish: a UUID (version 8)."""
    if number == 0:
        return id
    digits = sha256(f"{id}|{number}".encode("ascii")).hexdigest()
    return f"{digits[:8]}-{digits[8:12]}-8{digits[13:16]}-8{digits[17:20]}-{digits[20:32]}"

"""UUIDv7: ids that sort by the moment they were made, so that whoever creates a thing may name it, also offline."""

from __future__ import annotations

import secrets
import time
from uuid import UUID


def uuid7() -> UUID:
    """48 bits of milliseconds since 1970, version and variant, 74 random bits (RFC 9562, 5.7)."""
    moment = time.time_ns() // 1_000_000
    drawn = secrets.randbits(74)
    return UUID(
        int=(moment & (1 << 48) - 1) << 80 | 0x7 << 76 | (drawn >> 62) << 64 | 0b10 << 62 | drawn & (1 << 62) - 1
    )

"""How much one address and one player may ask for: a bucket of tokens each, kept in memory.

The figures leave room for a whole club behind one address in a WLAN, and stop a flood before it costs anything.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final


class Bucket:
    """`burst` tokens to begin with, `rate` new ones a second, for each key. Keys that are full again are forgotten."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst = rate, burst
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}
        self._swept = clock()

    def take(self, key: str) -> int:
        """Take one token: 0, or in how many seconds there is one again."""
        now = self._clock()
        if now - self._swept > self.burst / self.rate:
            self._sweep(now)
        tokens, since = self._left.get(key, (float(self.burst), now))
        tokens = min(float(self.burst), tokens + (now - since) * self.rate)
        if tokens < 1:
            self._left[key] = (tokens, now)
            return max(1, math.ceil((1 - tokens) / self.rate))
        self._left[key] = (tokens - 1, now)
        return 0

    def _sweep(self, now: float) -> None:
        full = self.burst / self.rate
        self._left = {key: kept for key, kept in self._left.items() if now - kept[1] < full}
        self._swept = now


@dataclass
class Limits:
    """All limits of one server process."""

    requests: Bucket = field(default_factory=lambda: Bucket(100, 400))
    """Of one address: players of a club share one, each move is one request."""
    wishes: Bucket = field(default_factory=lambda: Bucket(10, 40))
    """Of one player. Nobody plays ten cards a second."""
    tables: Bucket = field(default_factory=lambda: Bucket(60 / 3600, 60))
    """New tables of one address."""
    most_streams: int = 12
    """Of one player: tabs and devices that are open at the same time."""
    most_streams_of_address: int = 600
    streams: Counter[str] = field(default_factory=Counter)
    """Open streams by player and by address."""

    def may_stream(self, who: str, address: str) -> bool:
        """Whether one more stream may be opened; then `enter` and `leave` count it."""
        return (
            self.streams[f"who {who}"] < self.most_streams
            and self.streams[f"address {address}"] < self.most_streams_of_address
        )

    def enter(self, who: str, address: str) -> None:
        """A stream is open."""
        self.streams[f"who {who}"] += 1
        self.streams[f"address {address}"] += 1

    def leave(self, who: str, address: str) -> None:
        """A stream has ended."""
        for key in (f"who {who}", f"address {address}"):
            self.streams[key] -= 1
            if self.streams[key] <= 0:
                del self.streams[key]


LIMITS: Final = Limits()
"""Those of this process."""


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What counts as one address: an IPv6 network of 64 bits belongs to one household."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)

"""Who is there: open streams, requests of those who have none, and what the neighbours tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Final

POLLED: Final = 20.0
"""Seconds that somebody without a stream counts as present after a request."""


class Presence:
    """The people at one table, by their `who`s, seen from one server process. `clock` in seconds."""

    def __init__(self, clock: Callable[[], float], elsewhere: Callable[[], frozenset[str]]) -> None:
        self._clock = clock
        self._elsewhere = elsewhere
        self._streams: Counter[str] = Counter()
        self._polls: dict[str, float] = {}
        self._since: dict[str, float] = {}

    @property
    def streaming(self) -> frozenset[str]:
        """Who has a stream open in this process."""
        return frozenset(self._streams)

    def enter(self, whos: Iterable[str]) -> None:
        """A stream is open."""
        self._streams.update(whos)

    def leave(self, whos: Iterable[str]) -> None:
        """A stream has ended; whoever had no other one is not there any more, whatever was asked before."""
        for who in whos:
            self._streams[who] -= 1
            if self._streams[who] <= 0:
                del self._streams[who]
                self._polls.pop(who, None)

    def polled(self, whos: Iterable[str]) -> None:
        """Somebody asked something."""
        now = self._clock()
        self._polls = {who: until for who, until in self._polls.items() if until > now}
        self._polls |= dict.fromkeys(whos, now + POLLED)

    def among(self, whos: Collection[str]) -> frozenset[str]:
        """Who of these is there now."""
        now, elsewhere, streams, polls = self._clock(), self._elsewhere(), self._streams, self._polls
        return frozenset(who for who in whos if who in streams or polls.get(who, 0.0) > now or who in elsewhere)

    def gone(self, whos: Collection[str]) -> dict[str, int]:
        """Who of these is not there, with the milliseconds since that was first noticed.

        As long as nobody at all is there, nobody gets later.
        """
        now, there = self._clock(), self.among(whos)
        absent = [who for who in whos if who not in there]
        self._since = {who: self._since.get(who, now) if there else now for who in absent}
        return {who: round((now - since) * 1000) for who, since in self._since.items()}

    def forgive(self) -> None:
        """Begin to count anew: after an outage."""
        self._since = {}

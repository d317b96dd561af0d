"""A clock that can be stopped: what an outage or an empty table takes counts for nobody."""

from __future__ import annotations

from collections.abc import Callable


class Stopwatch:
    """Counts milliseconds while it runs. `clock` in seconds; it stands at first."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._counted = 0.0
        self._since: float | None = None

    @property
    def ms(self) -> int:
        """What it shows."""
        running = 0.0 if self._since is None else self._clock() - self._since
        return round((self._counted + running) * 1000)

    def reset(self) -> None:
        """Back to zero; it goes on running, or stands, as before."""
        self._counted = 0.0
        if self._since is not None:
            self._since = self._clock()

    def run(self, running: bool) -> None:
        """Run, or stand still."""
        if running and self._since is None:
            self._since = self._clock()
        elif not running and self._since is not None:
            self._counted += self._clock() - self._since
            self._since = None

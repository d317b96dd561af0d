"""A server that is told to stop first waits for its open streams, so these must end as soon as the signal comes."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = (signal.SIGTERM, signal.SIGINT)


@contextmanager
def call_on_signals(ending: Callable[[], None]) -> Iterator[None]:
    """Call `ending` in the running loop when a signal to stop arrives, and then do what was done before."""
    if threading.current_thread() is not threading.main_thread():  # signals belong to the main thread
        yield
        return
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in SIGNALS}

    def handle(number: int, frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(ending)
        known = before[signal.Signals(number)]
        if callable(known):
            known(number, frame)

    for number in SIGNALS:
        signal.signal(number, handle)
    try:
        yield
    finally:
        for number, known in before.items():
            signal.signal(number, known)

"""SQLite's write-ahead log is copied into the database by a thread of its own: no commit has to wait for that."""

from __future__ import annotations

import logging
import threading
from typing import Final

from django.db import DatabaseError, connection

log = logging.getLogger(__name__)

EVERY: Final = 2.0
"""Seconds between two copies."""


class Checkpoints:
    """Copies what is in the log from time to time. Without it SQLite does so in a commit once the log is large."""

    def __init__(self, every: float = EVERY) -> None:
        self._every = every
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._work, name="tarock-checkpoints", daemon=True)

    def start(self) -> None:
        """Begin, where the database is SQLite."""
        if connection.vendor == "sqlite":
            self._thread.start()

    def stop(self) -> None:
        """End; the last connection that is closed copies the rest."""
        self._end.set()
        if self._thread.ident is not None:
            self._thread.join()

    def _work(self) -> None:
        while not self._end.wait(self._every):
            try:
                with connection.cursor() as cursor:
                    cursor.execute("PRAGMA wal_checkpoint(PASSIVE)")  # neither waits for anybody nor stops anybody
            except DatabaseError as error:
                log.warning("the log could not be copied: %s", error)
                connection.close()
        connection.close()

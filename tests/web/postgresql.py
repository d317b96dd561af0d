"""A real PostgreSQL of its own for some tests, where one is installed; left out with a reason where none is."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.needs import leave_out

OWNER = "postgres"
"""initdb refuses root; Debian's package brings this user."""


class Cluster:
    """One PostgreSQL; it can be stopped and started again on the same port with the same data."""

    def __init__(self, binaries: Path, folder: Path, durable: bool) -> None:
        self._binaries, self._folder = binaries, folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._options = f"-p {self.port} -k {folder} -c listen_addresses=127.0.0.1"
        self._options += "" if durable else " -c fsync=off"
        self._data = str(folder / "data")
        _as_owner(str(binaries / "initdb"), "-D", self._data, "-U", "tarock", "-A", "trust", "--no-sync")

    @property
    def address(self) -> str:
        return f"postgresql://tarock@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        log = str(self._folder / "log")
        _as_owner(str(self._binaries / "pg_ctl"), "-D", self._data, "-w", "-l", log, "-o", self._options, "start")

    def stop(self) -> None:
        _as_owner(str(self._binaries / "pg_ctl"), "-D", self._data, "-m", "immediate", "-w", "stop")


@contextmanager
def cluster(durable: bool = False) -> Iterator[Cluster]:
    """A running PostgreSQL. `durable`: with fsync, as in an inn; tests can do without."""
    binaries = _binaries()
    if binaries is None:
        leave_out("postgresql", "no PostgreSQL: initdb was found neither under /usr/lib/postgresql nor on the path")
    folder = Path(tempfile.mkdtemp(prefix="tarock-pg-"))
    if os.geteuid() == 0:
        owner = pwd.getpwnam(OWNER)
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    made = Cluster(binaries, folder, durable)
    made.start()
    try:
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    beside = shutil.which("initdb")
    return found[-1].parent if found else Path(beside).parent if beside else None


def _as_owner(*command: str) -> None:
    demote = ["runuser", "-u", OWNER, "--"] if os.geteuid() == 0 else []
    subprocess.run([*demote, *command], check=True, capture_output=True, timeout=120)

"""A real `tarock serve` process on a free port, with data of its own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path


class Server:
    """One `tarock serve`; it can be stopped and started again on the same port with the same data."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.environment = {"TAROCK_DATA": str(data), "TAROCK_ALLOWED_HOSTS": "inn.test"} | environment
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://localhost:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> str:
        """What it has written."""
        return (self.data / f"log-{self.port}").read_text()

    def start(self) -> None:
        environment = os.environ | self.environment
        environment.pop("DJANGO_SETTINGS_MODULE", None)
        command = [sys.executable, "-c", "from tarock.cli import main; main()", "serve", "--port", str(self.port)]
        with (self.data / f"log-{self.port}").open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        for _ in range(1200):
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(self.url, timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self.log}")

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self) -> None:
        """As when the laptop's battery dies."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def terminate(self) -> float:
        """As an operator does; the seconds that it took to end."""
        assert self.process is not None
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)
        self.process = None
        return time.monotonic() - begun

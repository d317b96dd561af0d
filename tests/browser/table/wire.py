"""A wire between browser and server that counts the streams that are open on it."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress


class Wire:
    """Listens on a port of its own and passes everything on to a server's port."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._socket.getsockname()[1])
        self._open: set[socket.socket] = set()
        self._streams: set[socket.socket] = set()
        threading.Thread(target=self._listen, daemon=True).start()

    @property
    def streams(self) -> int:
        """How many connections carry an open stream now."""
        return len(self._streams)

    def wait_for(self, streams: int) -> None:
        """Until so many streams are open, and no others are being opened or closed."""
        calm = 0
        for _ in range(600):
            calm = calm + 1 if self.streams == streams else 0
            if calm == 5:
                return
            time.sleep(0.05)
        raise AssertionError(f"{self.streams} streams are open instead of {streams}")

    def close(self) -> None:
        self._socket.close()
        for one in list(self._open):
            self._end(one)

    def _listen(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._socket.accept()
                there = socket.create_connection(("127.0.0.1", self._to))
                self._open |= {here, there}
                threading.Thread(target=self._pass, args=(here, there), daemon=True).start()
                threading.Thread(target=self._pass, args=(there, here), daemon=True).start()

    def _pass(self, taken: socket.socket, given: socket.socket) -> None:
        with suppress(OSError):
            while data := taken.recv(65536):
                if data.startswith(b"GET /live/strom"):
                    self._streams.add(taken)
                given.sendall(data)
        self._streams -= {taken, given}
        self._end(taken)
        self._end(given)

    def _end(self, one: socket.socket) -> None:
        with suppress(OSError):
            one.shutdown(socket.SHUT_RDWR)
        one.close()
        self._open.discard(one)

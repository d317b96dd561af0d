"""`tarock serve`: the web application, with an embedded database that is brought up to date on start."""

from __future__ import annotations

import os
import signal
import socket

import typer

from tarock.cli.site import CONFIG, hold, migrate, read_settings, refuse
from tarock.cli.terminal import LANG, Lang, complain, say

LAN = typer.Option(
    False,
    "--lan",
    help=say("Für alle im selben WLAN, mit Adresse und QR-Code.", "For everyone in the same WLAN, with QR code."),
)
HOST = typer.Option(None, "--host", help=say("Adresse, auf der gehört wird.", "Address to listen on."))
PORT = typer.Option(None, "--port", help=say("Port, üblich 8000.", "Port, 8000 if absent."))


def serve(lan: bool = LAN, host: str = HOST, port: int = PORT, config: str = CONFIG, lang: Lang = LANG) -> None:
    """Start the server and say where it is. Ctrl-C ends it."""
    settings = read_settings(config, lang)
    own_address = _own_address() if lan else None
    if own_address:
        known = os.environ.get("TAROCK_ALLOWED_HOSTS") or ",".join(settings.allowed_hosts)
        os.environ["TAROCK_ALLOWED_HOSTS"] = ",".join(part for part in (known, own_address) if part)
    listen = host or ("0.0.0.0" if lan else settings.host)
    where = port or settings.port
    if not _free(listen, where):
        another = f"--port {where + 1}"
        refuse(
            say(f"Port {where} ist belegt. Ein anderer: {another}", f"Port {where} is taken. Another: {another}", lang)
        )
    hold(settings.data, lang)
    migrate(lang)
    address = f"http://{own_address or ('localhost' if listen in ('127.0.0.1', '0.0.0.0') else listen)}:{where}/"
    complain(
        say(f"tarock läuft auf {address} – beenden mit Strg-C", f"tarock runs at {address} – stop with Ctrl-C", lang)
    )
    if own_address:
        import segno

        segno.make(address).terminal(compact=True)
    import uvicorn

    _many_streams()
    _survive_closed_connections()
    running = uvicorn.Config(
        "tarock.web.asgi:application",
        host=listen,
        port=where,
        log_level="warning",
        access_log=False,
        proxy_headers=settings.behind_proxy,
        lifespan="on",
        ws="none",
        timeout_keep_alive=75,  # people think; a new connection for every card would cost them time
        timeout_graceful_shutdown=5,
    )
    with _socket(listen, where) as listening:
        uvicorn.Server(running).run(sockets=[listening])


SILENT_MS = 30_000
"""After this time without any answer a client is gone: a phone that fell asleep does not say goodbye."""


def _socket(host: str, port: int) -> socket.socket:
    """The socket to listen on; connections inherit that a dead client is noticed in time."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.create_server((host, port), family=family, backlog=2048)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT_MS)
    return made


def _survive_closed_connections() -> None:
    """A command ends when its reader goes away (`| head`); a server must not, when a browser does."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)


def _many_streams() -> None:
    """Every open table in a browser is an open file: as many as the system lets us have."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _own_address() -> str | None:
    """The machine's address in its WLAN; None where it has none. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True

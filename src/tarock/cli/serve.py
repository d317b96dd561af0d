"""`tarock serve`: the web application, with an embedded database that is brought up to date on start."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import typer

from tarock.cli.terminal import LANG, UNUSABLE, Lang, complain, say

LAN = typer.Option(
    False,
    "--lan",
    help=say("Für alle im selben WLAN, mit Adresse und QR-Code.", "For everyone in the same WLAN, with QR code."),
)
HOST = typer.Option(None, "--host", help=say("Adresse, auf der gehört wird.", "Address to listen on."))
PORT = typer.Option(None, "--port", help=say("Port, üblich 8000.", "Port, 8000 if absent."))
CONFIG = typer.Option(None, "--config", help=say("Eine tarock.toml.", "A tarock.toml."))


def serve(lan: bool = LAN, host: str = HOST, port: int = PORT, config: str = CONFIG, lang: Lang = LANG) -> None:
    """Start the server and say where it is. Ctrl-C ends it."""
    try:
        import uvicorn

        from tarock.web.config import ConfigError, read_config
    except ImportError:
        complain(
            say(
                "Dafür fehlt ein Teil: pip install 'tarock[web]'.",
                "A part is missing: pip install 'tarock[web]'.",
                lang,
            )
        )
        raise typer.Exit(UNUSABLE) from None
    if config:
        os.environ["TAROCK_CONFIG"] = config
    try:
        settings = read_config(Path(config) if config else None)
    except ConfigError as error:
        complain(str(error))
        raise typer.Exit(UNUSABLE) from None
    own_address = _own_address() if lan else None
    if own_address:
        known = os.environ.get("TAROCK_ALLOWED_HOSTS") or ",".join(settings.allowed_hosts)
        os.environ["TAROCK_ALLOWED_HOSTS"] = ",".join(part for part in (known, own_address) if part)
    listen = host or ("0.0.0.0" if lan else settings.host)
    where = port or settings.port
    if not _free(listen, where):
        complain(
            say(
                f"Port {where} ist belegt. Ein anderer: --port {where + 1}",
                f"Port {where} is taken. Another: --port {where + 1}",
                lang,
            )
        )
        raise typer.Exit(UNUSABLE)
    _migrate()
    address = f"http://{own_address or ('localhost' if listen in ('127.0.0.1', '0.0.0.0') else listen)}:{where}/"
    complain(
        say(f"tarock läuft auf {address} – beenden mit Strg-C", f"tarock runs at {address} – stop with Ctrl-C", lang)
    )
    if own_address:
        import segno

        segno.make(address).terminal(compact=True)
    proxy = settings.behind_proxy
    uvicorn.run(
        "tarock.web.asgi:application", host=listen, port=where, log_level="warning", proxy_headers=proxy, lifespan="on"
    )


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


def _migrate() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tarock.web.settings")
    import django
    from django.core.management import call_command

    django.setup()
    call_command("migrate", verbosity=0, interactive=False)

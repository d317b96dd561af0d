"""`tarock serve`: the web application, with an embedded database that is brought up to date on start."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import typer

from tarock.cli.terminal import LANG, UNUSABLE, Lang, complain, say

if TYPE_CHECKING:
    from tarock.web.config import Config

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
    settings = _settings(config, lang)
    own_address = _own_address() if lan else None
    if own_address:
        known = os.environ.get("TAROCK_ALLOWED_HOSTS") or ",".join(settings.allowed_hosts)
        os.environ["TAROCK_ALLOWED_HOSTS"] = ",".join(part for part in (known, own_address) if part)
    listen = host or ("0.0.0.0" if lan else settings.host)
    where = port or settings.port
    if not _free(listen, where):
        another = f"--port {where + 1}"
        _refuse(
            say(f"Port {where} ist belegt. Ein anderer: {another}", f"Port {where} is taken. Another: {another}", lang)
        )
    _migrate(lang)
    address = f"http://{own_address or ('localhost' if listen in ('127.0.0.1', '0.0.0.0') else listen)}:{where}/"
    complain(
        say(f"tarock läuft auf {address} – beenden mit Strg-C", f"tarock runs at {address} – stop with Ctrl-C", lang)
    )
    if own_address:
        import segno

        segno.make(address).terminal(compact=True)
    import uvicorn

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


def _migrate(lang: str) -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tarock.web.settings")
    import django
    from django.core.management import call_command
    from django.db import DatabaseError

    django.setup()
    try:
        call_command("migrate", verbosity=0, interactive=False)
    except DatabaseError as error:
        detail = str(error).strip().splitlines()[0]
        _refuse(say(f"Die Datenbank geht nicht: {detail}", f"The database does not work: {detail}", lang))


def _settings(config: str | None, lang: str) -> Config:
    """The settings, checked together with the database's address; a sentence and the end where they cannot be used."""
    try:
        import uvicorn  # noqa: F401 - the first part that would be missing

        from tarock.web.config import ConfigError, read_config
        from tarock.web.database import database_settings
    except ImportError:
        part = "pip install 'tarock[web]'"
        _refuse(say(f"Dafür fehlt ein Teil: {part}.", f"A part is missing: {part}.", lang))
    if config:
        os.environ["TAROCK_CONFIG"] = config
    try:
        settings = read_config(Path(config) if config else None)
        database_settings(os.environ.get("DATABASE_URL", ""), settings.database)
    except ConfigError as error:
        _refuse(str(error))
    return settings


def _refuse(sentence: str) -> NoReturn:
    complain(sentence)
    raise typer.Exit(UNUSABLE) from None

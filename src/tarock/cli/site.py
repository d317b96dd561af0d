"""What commands for the web application share: its settings, checked, and its database, brought up to date."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, NoReturn

import typer

from tarock.cli.terminal import UNUSABLE, complain, say

if TYPE_CHECKING:
    from tarock.web.config import Config


_STARTING = 0x7A90C
"""The lock of whoever brings a PostgreSQL up to date."""
CONFIG = typer.Option(None, "--config", help=say("Eine tarock.toml.", "A tarock.toml."))


def read_settings(config: str | None, lang: str) -> Config:
    """The settings, checked together with the database's address; a sentence and the end where they cannot be used."""
    try:
        import uvicorn  # noqa: F401 - the first part that would be missing

        from tarock.web.config import ConfigError, read_config
        from tarock.web.database import database_settings
    except ImportError:
        part = "pip install 'tarock[web]'"
        refuse(say(f"Dafür fehlt ein Teil: {part}.", f"A part is missing: {part}.", lang))
    if config:
        os.environ["TAROCK_CONFIG"] = config
    try:
        settings = read_config(Path(config) if config else None)
        database_settings(os.environ.get("DATABASE_URL", ""), settings.database)
    except ConfigError as error:
        refuse(str(error))
    return settings


def migrate(lang: str) -> None:
    """Make Django ready and bring the database up to date; a sentence and the end where it does not work."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tarock.web.settings")
    import django
    from django.core.exceptions import ImproperlyConfigured
    from django.core.management import call_command
    from django.db import DatabaseError

    try:
        django.setup()
        with _one_at_a_time():
            call_command("migrate", verbosity=0, interactive=False)
    except ImproperlyConfigured:  # an address of PostgreSQL, but no driver for it
        part = "uv run --extra postgres tarock serve"
        refuse(say(f"Für PostgreSQL fehlt ein Teil: {part}", f"A part for PostgreSQL is missing: {part}", lang))
    except DatabaseError as error:
        detail = str(error).strip().splitlines()[0]
        refuse(say(f"Die Datenbank geht nicht: {detail}", f"The database does not work: {detail}", lang))


def hold(data: Path, lang: str) -> None:
    """This process alone serves the SQLite of a data folder, until it ends; a sentence and the end where another does.

    What happens at a table is told to its own process only; several need PostgreSQL, which wakes them all.
    """
    if os.environ.get("DATABASE_URL"):
        return
    try:
        import fcntl
    except ImportError:  # Windows: its own lock on the database must do
        return
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    _held.append(lock := (data / "serving.lock").open("w"))
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        refuse(
            say(
                f"Für {data} läuft schon ein tarock serve. Mehrere zugleich brauchen PostgreSQL (DATABASE_URL) "
                "oder eigene Ordner (TAROCK_DATA).",
                f"A tarock serve is running for {data}. Several at once need PostgreSQL (DATABASE_URL) "
                "or folders of their own (TAROCK_DATA).",
                lang,
            )
        )


_held: list[IO[str]] = []
"""Open as long as the process lives."""


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Processes that start together on one PostgreSQL wait for the first; SQLite has one process."""
    from django.db import connection

    if connection.vendor != "postgresql":
        yield
        return
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_advisory_lock(%s)", [_STARTING])
        try:
            yield
        finally:
            cursor.execute("SELECT pg_advisory_unlock(%s)", [_STARTING])


def refuse(sentence: str) -> NoReturn:
    """Say why, and end."""
    complain(sentence)
    raise typer.Exit(UNUSABLE) from None

"""Which database: SQLite in the data folder, or PostgreSQL by one address in `DATABASE_URL`."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from tarock.web.config import ConfigError


def database_settings(url: str, sqlite: Path) -> dict[str, Any]:
    """Django's settings for `url` (postgresql://user:password@host:port/name?sslmode=…), for SQLite where it is empty.

    Raises `ConfigError` for an address of another kind.
    """
    if not url:
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": sqlite,
            "OPTIONS": {
                "transaction_mode": "IMMEDIATE",
                "timeout": 20,
                # FULL: a game that was confirmed to a phone survives a power cut, not only a crash of the process.
                # The log is copied by `store.checkpoints`; a commit does it only if that falls far behind (40 MB).
                "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; "
                "PRAGMA wal_autocheckpoint=10000;",
            },
        }
    parts = urlsplit(url)
    name = unquote(parts.path.lstrip("/"))
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in ("postgresql", "postgres") or not name or port == -1:
        raise ConfigError("DATABASE_URL: postgresql://name:passwort@host:port/datenbank")
    options = {"connect_timeout": "5"} | dict(parse_qsl(parts.query))
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": name,
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": options.pop("host", parts.hostname or ""),
        "PORT": str(port or ""),
        "OPTIONS": options,
        "CONN_MAX_AGE": 60,
        "CONN_HEALTH_CHECKS": True,
    }

"""Where the program keeps its data and how it serves: `tarock.toml`; environment variables `TAROCK_…` win over it.

Keys of `tarock.toml` (in the data folder, or `--config`): `host`, `port`, `allowed_hosts`, `origins` (https addresses
of a proxy in front), `behind_proxy`, `mail` (`host`, `port`, `user`, `password`, `from`; nothing is sent yet).
`TAROCK_DATA` names the data folder, `DATABASE_URL` a PostgreSQL.
"""

from __future__ import annotations

import os
import secrets
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


class ConfigError(Exception):
    """The settings cannot be used; the message is a sentence for the person who starts the server."""


@dataclass(frozen=True)
class Config:
    """Settings of one server process."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    allowed_hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    behind_proxy: bool = False
    mail: dict[str, Any] = field(default_factory=dict)

    @property
    def database(self) -> Path:
        """The SQLite file."""
        return self.data / "tarock.sqlite3"

    def secret_key(self) -> str:
        """The key that signs sessions; made on first start, readable by the owner only."""
        path = self.data / "secret-key"
        self.data.mkdir(mode=0o700, parents=True, exist_ok=True)  # names, links and cards are nobody else's business
        try:
            with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as file:
                file.write(secrets.token_urlsafe(48))
        except FileExistsError:
            pass
        return path.read_text(encoding="ascii").strip()


def data_folder() -> Path:
    """`TAROCK_DATA`, or the platform's folder for data."""
    named = os.environ.get("TAROCK_DATA")
    if named:
        return Path(named).expanduser().resolve()
    from platformdirs import user_data_path

    return user_data_path("tarock", appauthor=False)


_READ = {"host": str, "port": int, "allowed_hosts": list, "origins": list, "behind_proxy": bool, "mail": dict}


def read_config(path: Path | None = None) -> Config:
    """The settings. Raises `ConfigError` for a file that cannot be read or says something unknown."""
    data = data_folder()
    file = path or data / "tarock.toml"
    raw: dict[str, Any] = {}
    if path is not None or file.exists():
        try:
            raw = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ConfigError(f"{file}: {error}") from None
    for key in raw:
        if key not in _READ:
            raise ConfigError(f"{file}: {key}? Erlaubt / allowed: {', '.join(_READ)}")
    values = {key: raw[key] for key in raw} | _environment()
    for key, value in values.items():
        if not isinstance(value, _READ[key]) or (_READ[key] is int and isinstance(value, bool)):
            raise ConfigError(f"{key} = {value!r}: {_READ[key].__name__}")
    fields: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in values.items()}
    return Config(data, **fields)


def _environment() -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, kind in _READ.items():
        value = os.environ.get(f"TAROCK_{key.upper()}")
        if value is None or kind is dict:
            continue
        if kind is int:
            if not value.isdigit():
                raise ConfigError(f"TAROCK_{key.upper()} = {value!r}: int")
            found[key] = int(value)
        elif kind is bool:
            found[key] = value.lower() in ("1", "true", "yes", "ja")
        elif kind is list:
            found[key] = [part.strip() for part in value.split(",") if part.strip()]
        else:
            found[key] = value
    return found

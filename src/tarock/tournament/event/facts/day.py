"""Opening, amending, closing a day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tarock.tournament.event.facts.fact import Fact
from tarock.tournament.event.settings import Settings


@dataclass(frozen=True)
class Opened(Fact):
    """The day is opened. `commitment` is that of a secret half of the seed, shown before any draw ("" if none)."""

    kind = "opened"
    settings: Settings
    commitment: str = ""


@dataclass(frozen=True)
class Amended(Fact):
    """Some settings that may still change, by name."""

    kind = "amended"
    changes: Mapping[str, Any]
    reason: str = ""


@dataclass(frozen=True)
class Closed(Fact):
    """The results stand. With a reason also before all rounds were played."""

    kind = "closed"
    reason: str = ""


@dataclass(frozen=True)
class Reopened(Fact):
    """The organiser opens a closed day again."""

    kind = "reopened"
    reason: str

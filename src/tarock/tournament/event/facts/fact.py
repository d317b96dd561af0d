"""What all facts of a tournament have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class Fact:
    """What all have: `kind` names the class in JSON."""

    kind: ClassVar[str] = ""

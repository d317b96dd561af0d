"""What belongs together in a cup file, each leaf being right by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tarock.rules import Problem, Reason
from tarock.rules.check import Leaves
from tarock.rules.values import hint, shown
from tarock.tournament.cups.messages import MESSAGES as _MESSAGES  # noqa: F401 - registers the sentences
from tarock.tournament.points.system import PARAMETERS

_ONLY = (
    ("season.count", "best", "season.best"),
    ("leaving.ban", "tournaments", "leaving.tournaments"),
)
"""A number that belongs to one word: needed with it, without effect otherwise."""


def check_together(leaves: Leaves, systems: Sequence[str]) -> list[Problem]:
    """The problems between leaves; `systems` are the ids of the point systems."""
    problems: list[Problem] = []
    for system in systems:
        problems += _system(f"points.{system}", leaves)
    for key in ("season.points", "season.final_points"):
        wanted = leaves.get(key)
        if isinstance(wanted, str) and wanted and wanted not in systems:
            params = {"value": shown(wanted), "hint": hint(wanted, systems), "allowed": ", ".join(systems)}
            problems.append(Problem(key, Reason("cup-point-unknown", params)))
    for name, value, needed in _ONLY:
        problems += _only(leaves, name, value, needed)
    registration, start = leaves.get("day.registration"), leaves.get("day.start")
    if isinstance(registration, str) and isinstance(start, str) and registration and start and registration > start:
        reason = Reason("cup-times", {"registration": registration, "start": start})
        problems.append(Problem("day.registration", reason))
    return problems


def _only(leaves: Leaves, name: str, value: str, needed: str) -> list[Problem]:
    if name not in leaves or needed not in leaves:
        return []
    params = {"name": name.rpartition(".")[2], "value": shown(value), "needed": needed.rpartition(".")[2]}
    if leaves[name] == value and not leaves[needed]:
        return [Problem(needed, Reason("cup-needs", params))]
    if leaves[name] != value and leaves[needed]:
        return [Problem(needed, Reason("cup-useless", params))]
    return []


def _system(path: str, leaves: Leaves) -> list[Problem]:
    mechanic: Any = leaves.get(f"{path}.mechanic")
    if mechanic not in PARAMETERS:
        return []  # it has its problem already
    needed, allowed = PARAMETERS[mechanic]
    problems: list[Problem] = []
    every = dict.fromkeys(name for both in PARAMETERS.values() for names in both for name in names)
    for name in every:
        given = leaves.get(f"{path}.{name}") not in (None, ())
        params = {"mechanic": mechanic, "name": name, "path": f"{path}.{name}"}
        if name in needed and not given and f"{path}.{name}" in leaves:
            problems.append(Problem(f"{path}.{name}", Reason("cup-point-needs", params)))
        elif given and name not in (*needed, *allowed):
            problems.append(Problem(f"{path}.{name}", Reason("cup-point-foreign", params)))
    table: Any = leaves.get(f"{path}.table") or ()
    rising = next((rank for rank in range(2, len(table) + 1) if table[rank - 1] > table[rank - 2]), None)
    if rising:
        problems.append(Problem(f"{path}.table", Reason("cup-point-falls", {"rank": rising})))
    return problems

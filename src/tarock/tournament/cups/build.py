"""From checked leaves to the frozen `Cup`."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType
from typing import Any, TypeVar

from tarock.rules import RuleSet, Source, Text
from tarock.rules.check import Leaves
from tarock.rules.merge import Flat
from tarock.tournament.cups import model as m
from tarock.tournament.cups.schema import POINTS, SECTIONS
from tarock.tournament.points import PointSystem, SeasonRule

T = TypeVar("T")

_UNSAID = Source("")


def build(leaves: Leaves, flat: Flat, chain: tuple[str, ...], digest: str, rules: RuleSet, rules_text: str) -> m.Cup:
    """The value. The leaves must have passed all checks."""

    def section(name: str, cls: type[T], **other: Any) -> T:
        values: dict[str, Any] = {key: leaves[f"{name}.{key}"] for key in SECTIONS[name]}
        return cls(**{**values, **other})

    prizes = {key: leaves[f"prizes.{key}"] for key in ("money", "shared", "raffle")}
    points = {i: _points(i, leaves) for i in point_ids(flat)}
    made: Any = leaves
    return m.Cup(
        id=made["cup.id"],
        name=_text(leaves, "cup.name"),
        about=_text(leaves, "cup.about"),
        chain=chain,
        play=section("play", m.Play),
        day=section("day", m.Day),
        draw=section("draw", m.Draw),
        results=section("results", m.Results),
        ranking=made["ranking.chain"],
        money=section("money", m.Money),
        prizes=m.Prizes(goods=_text(leaves, "prizes.goods"), **prizes),  # type: ignore[arg-type]
        leaving=section("leaving", m.Leaving),
        season=_season(leaves, points),
        next=made["season.next"],
        contact=section("contact", m.Contact),
        points=MappingProxyType(points),
        rules=rules,
        rules_text=rules_text,
        citations=MappingProxyType(dict(flat.citations)),
        sources=MappingProxyType({path: flat.sources.get(path, _UNSAID) for path in (*flat.values, *flat.tables)}),
        digest=digest,
    )


def point_ids(flat: Flat) -> Iterable[str]:
    """The ids of the point systems of a file, in its order."""
    return [path.partition(".")[2] for path in flat.tables if path.startswith("points.")]


def _points(system_id: str, leaves: Leaves) -> PointSystem:
    path = f"points.{system_id}"
    values: dict[str, Any] = {k: leaves[f"{path}.{k}"] for k in POINTS if k not in ("name", "name_en")}
    given = {key: value for key, value in values.items() if value is not None}
    return PointSystem(id=system_id, name=_text(leaves, f"{path}.name"), **given)


def _season(leaves: Leaves, points: dict[str, PointSystem]) -> SeasonRule:
    season: dict[str, Any] = {key: leaves[f"season.{key}"] for key in SECTIONS["season"] if key != "next"}
    system = points[season.pop("points")]
    final = points.get(season.pop("final_points"), system)
    preliminary = tuple(p for p in points.values() if p.cups)
    return SeasonRule(points=system, final_points=final, preliminary=preliminary, **season)


def _text(leaves: Leaves, path: str) -> Text:
    """A text whose English may be missing."""
    german = str(leaves[path])
    return Text(german, str(leaves[f"{path}_en"] or german))

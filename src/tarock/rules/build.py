"""From checked leaves to the frozen `RuleSet`."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, TypeVar

from tarock.rules import ruleset as r
from tarock.rules.merge import Flat
from tarock.rules.ruleset import RuleSet, Source, Text
from tarock.rules.schema import BONUS, CONTRACT, SECTIONS

T = TypeVar("T")

_UNSAID = Source("")


def build(leaves: dict[str, object], flat: Flat, chain: tuple[str, ...], digest: str) -> RuleSet:
    """The value. The leaves must have passed `check_leaves` and `check_together`, and be `resolved`."""

    def section(name: str, cls: type[T]) -> T:
        values: dict[str, Any] = {key: leaves[f"{name}.{key}"] for key in SECTIONS[name]}
        return cls(**values)

    def ids(group: str) -> list[str]:
        return [path.split(".")[1] for path in flat.tables if path.startswith(f"{group}.")]

    contracts = {i: _contract(i, leaves) for i in ids("contracts")}
    contracts = dict(sorted(contracts.items(), key=lambda pair: pair[1].rank))
    bonuses = {i: _bonus(i, leaves) for i in ids("bonuses")}
    conduct = {i: _conduct(i, leaves) for i in ids("conduct")}
    paths = [*flat.values, *flat.tables]
    return RuleSet(
        id=str(leaves["set.id"]),
        name=_text(leaves, "set.name", "set.name_en"),
        about=_text(leaves, "set.about", "set.about_en"),
        chain=chain,
        money=section("money", r.Money),
        table=section("table", r.Table),
        auction=section("auction", r.Auction),
        calling=section("calling", r.Calling),
        announcements=section("announcements", r.Announcements),
        play=section("play", r.Play),
        valat=section("valat", r.Valat),
        trischaken=section("trischaken", r.Trischaken),
        renonce=section("renonce", r.Renonce),
        contracts=MappingProxyType(contracts),
        bonuses=MappingProxyType(bonuses),
        conduct=MappingProxyType(conduct),
        citations=MappingProxyType(dict(flat.citations)),
        sources=MappingProxyType({path: flat.sources.get(path, _UNSAID) for path in paths}),
        digest=digest,
    )


def _values(path: str, keys: dict[str, Any], leaves: dict[str, object]) -> dict[str, Any]:
    return {key: leaves[f"{path}.{key}"] for key in keys}


def _gloss(values: dict[str, Any]) -> Text:
    gloss, english = values.pop("gloss"), values.pop("gloss_en")
    return Text(gloss, english or gloss)


def resolved(leaves: dict[str, object]) -> dict[str, object]:
    """The leaves with what an absent key stands for: a loss costs the value, a game is written by its own id."""
    found = dict(leaves)
    for path in leaves:
        group, contract_id, *_ = path.split(".")
        if group == "contracts" and path.endswith(".value"):
            table = f"contracts.{contract_id}"
            for key in ("lost", "bid_value"):
                if found[f"{table}.{key}"] is None:
                    found[f"{table}.{key}"] = found[path]
            found[f"{table}.written_as"] = found[f"{table}.written_as"] or contract_id
    return found


def _contract(contract_id: str, leaves: dict[str, object]) -> r.Contract:
    values = _values(f"contracts.{contract_id}", CONTRACT, leaves)
    return r.Contract(id=contract_id, gloss=_gloss(values), **values)


def _bonus(bonus_id: str, leaves: dict[str, object]) -> r.Bonus:
    values = _values(f"bonuses.{bonus_id}", BONUS, leaves)
    gloss = _gloss(values)
    return r.Bonus(id=bonus_id, gloss=gloss, **values)


def _conduct(conduct_id: str, leaves: dict[str, object]) -> r.Conduct:
    path = f"conduct.{conduct_id}"
    text = _text(leaves, f"{path}.de", f"{path}.en")
    covers: Any = leaves[f"{path}.covers"]
    return r.Conduct(conduct_id, str(leaves[f"{path}.for"]), text, covers, str(leaves[f"{path}.after"]))


def _text(leaves: dict[str, object], german: str, english: str) -> Text:
    """A text whose English may be missing."""
    return Text(str(leaves[german]), str(leaves[english] or leaves[german]))

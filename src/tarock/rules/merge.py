"""Several documents laid over each other: leaves by dotted path, each with its source and whether the last file wrote it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

from tarock.rules.reasons import Problem, Reason
from tarock.rules.ruleset import Source, Text
from tarock.rules.values import hint

_TOP = ("extends", "drop", "inherits", "source", "citations")
_CLAUSE = re.compile(r"(?P<text>[A-ZÄÖÜ][A-ZÄÖÜ0-9]*)(-\d\d)?")


@dataclass(frozen=True, slots=True)
class Part:
    """One file of a chain."""

    id: str
    document: dict[str, object]


@dataclass(slots=True)
class Chain:
    """The files from the oldest ancestor to the one that is loaded."""

    parts: list[Part] = field(default_factory=list)

    def add(self, name: str, document: dict[str, object]) -> None:
        """Put an older file in front."""
        own = document.get("set")
        named = own.get("id") if isinstance(own, dict) else None
        self.parts.insert(0, Part(named if isinstance(named, str) else name, document))


@dataclass(slots=True)
class Flat:
    """The merged leaves. `tables` are the paths that are tables; `own` are the paths that the last file wrote."""

    values: dict[str, object] = field(default_factory=dict)
    sources: dict[str, Source] = field(default_factory=dict)
    tables: dict[str, None] = field(default_factory=dict)
    own: set[str] = field(default_factory=set)
    citations: dict[str, Text] = field(default_factory=dict)

    def canonical(self) -> str:
        """The content as one text, equal for equal rule sets however their files are split."""
        return json.dumps(dict(sorted(self.values.items())), default=str, ensure_ascii=False, sort_keys=True)

    def drop(self, path: str) -> bool:
        """Take out a leaf or a table; whether there was one."""
        if path not in self.tables and path not in self.values:
            return False
        for kept in (self.values, self.sources, self.tables):
            for key in [k for k in kept if k == path or k.startswith(f"{path}.")]:
                del kept[key]  # type: ignore[attr-defined]
        return True


def merge(chain: Chain) -> tuple[Flat, list[Problem]]:
    """Lay the files over each other; the problems are those of sources, drops and shapes of the last file."""
    flat = Flat()
    problems: list[Problem] = []
    for part in chain.parts:
        last = part is chain.parts[-1]
        found = _lay(flat, part.document)
        problems += found if last else []
    return flat, problems


def _lay(flat: Flat, document: dict[str, object]) -> list[Problem]:
    problems: list[Problem] = []
    flat.own = set()
    citations = document.get("citations", {})
    if isinstance(citations, dict):
        for key, value in citations.items():
            flat.citations[key] = _citation(value)
    else:
        problems.append(Problem("citations", Reason("rules-wrong-type", {"value": str(citations), "expected": _TABLE})))
    if "inherits" in document:
        source = _source("inherits", document["inherits"], flat, problems)
        if source:
            for path, known in flat.sources.items():
                if known.assumption is None and not path.startswith("set."):
                    flat.sources[path] = source
    drops = document.get("drop", [])
    for path in drops if isinstance(drops, list) else [drops]:
        if not isinstance(path, str) or not flat.drop(path):
            params = {"value": path, "hint": hint(path, [*flat.tables, *flat.values])}
            problems.append(Problem("drop", Reason("rules-unknown-drop", params)))
    default = _source("source", document["source"], flat, problems) if "source" in document else None
    for key, value in document.items():
        if key in _TOP:
            continue
        if isinstance(value, dict):
            _lay_table(flat, key, value, default, problems)
        else:
            flat.values[key] = value
            flat.own.add(key)
    return problems


def _lay_table(flat: Flat, path: str, table: dict[str, object], above: Source | None, problems: list[Problem]) -> None:
    flat.tables[path] = None
    flat.own.add(path)
    source = _source(f"{path}.source", table["source"], flat, problems) if "source" in table else above
    given = table.get("sources", {})
    own_sources = given if isinstance(given, dict) else {}
    if source:
        flat.sources[path] = source
    for key, value in table.items():
        here = f"{path}.{key}"
        if key in ("source", "sources"):
            continue
        if isinstance(value, dict):
            _lay_table(flat, here, value, source, problems)
            continue
        flat.values[here] = value
        flat.own.add(here)
        leaf = _source(f"{path}.sources.{key}", own_sources[key], flat, problems) if key in own_sources else source
        if leaf:
            flat.sources[here] = leaf
        else:
            flat.sources.pop(here, None)
            problems.append(Problem(here, Reason("rules-no-source", {"name": key})))
    for key in own_sources:
        if key not in table and f"{path}.{key}" not in flat.values:
            params = {"name": key, "hint": hint(key, table), "allowed": ", ".join(k for k in table if k != "sources")}
            problems.append(Problem(f"{path}.sources.{key}", Reason("rules-unknown-key", params)))
        elif key not in table:
            leaf = _source(f"{path}.sources.{key}", own_sources[key], flat, problems)
            if leaf:
                flat.sources[f"{path}.{key}"] = leaf


_TABLE = Text("ein Abschnitt", "a table")


def _citation(value: object) -> Text:
    if isinstance(value, dict):
        de = str(value.get("de", ""))
        return Text(de, str(value.get("en", de)))
    return Text(str(value), str(value))


def _source(path: str, value: object, flat: Flat, problems: list[Problem]) -> Source | None:
    """A source as written: `"MV-28"`, `"WTC21, STC20"`, or `{ assumption = "Grund", en = "reason", ref = "MV-10" }`."""
    if isinstance(value, dict) and isinstance(value.get("assumption"), str):
        reason = Text(str(value["assumption"]), str(value.get("en", value["assumption"])))
        ref = value.get("ref", "")
        if ref and not _known(path, str(ref), flat, problems):
            return None
        return Source(f"{ref}, Annahme" if ref else "Annahme", reason)
    if isinstance(value, str) and value:
        return Source(value) if _known(path, value, flat, problems) else None
    from tarock.rules.messages import EXPECTED

    params = {"value": str(value), "expected": Text(*(t.format() for t in EXPECTED["source"]))}
    problems.append(Problem(path, Reason("rules-wrong-type", params)))
    return None


def _known(path: str, ref: str, flat: Flat, problems: list[Problem]) -> bool:
    for token in ref.split(", "):
        match = _CLAUSE.fullmatch(token)
        if match is None or match["text"] not in flat.citations:
            params = {"value": token, "hint": hint(token, flat.citations)}
            problems.append(Problem(path, Reason("rules-unknown-source", params)))
            return False
    return True

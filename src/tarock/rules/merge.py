"""Several documents laid over each other: leaves by dotted path, each with its source, and which the last file wrote.

Here it is also seen whether keys exist and tables are where tables belong; what a leaf may be is for `check`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from tarock.rules.messages import EXPECTED
from tarock.rules.reasons import Problem, Reason
from tarock.rules.ruleset import Source, Text
from tarock.rules.schema import RULE_SET, Key, Schema
from tarock.rules.values import HINTED, hint, shown

TOP: Final = ("extends", "drop", "inherits", "source", "citations")
ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_CLAUSE: Final = re.compile(r"(?P<text>.+)-\d\d")
_SOURCE_KEYS: Final = ("assumption", "en", "ref")


@dataclass(frozen=True, slots=True)
class Part:
    """One file of a chain."""

    id: str
    document: dict[str, object]


@dataclass(slots=True)
class Chain:
    """The files from the oldest ancestor to the one that is loaded, and what files of their kind may say."""

    schema: Schema = RULE_SET
    parts: list[Part] = field(default_factory=list)

    def add(self, name: str, document: dict[str, object]) -> None:
        """Put an older file in front."""
        own = document.get(self.schema.head)
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

    def drop(self, path: str) -> bool:
        """Take out a leaf or a table, and the name of a dropped table from all lists; whether there was one."""
        if path not in self.tables and path not in self.values:
            return False
        inside = f"{path}."
        self.values = {k: v for k, v in self.values.items() if k != path and not k.startswith(inside)}
        self.sources = {k: v for k, v in self.sources.items() if k != path and not k.startswith(inside)}
        self.tables = {k: v for k, v in self.tables.items() if k != path and not k.startswith(inside)}
        group, _, dropped = path.partition(".")
        for key, value in list(self.values.items()):
            name = key.rpartition(".")[2]
            if isinstance(value, list) and name in ("bonuses", "birds") and group == "bonuses":
                self.values[key] = [v for v in value if v != dropped]
                if name == "birds" and dropped in value and not self.values[key]:
                    self.drop(key.rpartition(".")[0])  # a bird game that has lost its only bird
        return True


def merge(chain: Chain) -> tuple[Flat, list[Problem]]:
    """Lay the files over each other; the problems are those of the last file."""
    flat = Flat()
    problems: list[Problem] = []
    for part in chain.parts:
        problems = _Layer(flat, part.document, chain.schema).lay()
    return flat, problems


class _Layer:
    """One document being laid over what the older files left."""

    def __init__(self, flat: Flat, document: dict[str, object], schema: Schema) -> None:
        self.flat = flat
        self.document = document
        self.schema = schema
        self.head = f"{schema.head}."
        self.problems: list[Problem] = []

    def lay(self) -> list[Problem]:
        """Everything in this document; the problems it has."""
        self.flat.own = set()
        self._citations()
        self._forget_head()
        self._inherit()
        self._drops()
        default = self._source("source", self.document["source"]) if "source" in self.document else None
        for key, value in self.document.items():
            if key in TOP:
                continue
            if key not in self.schema.names:
                self._unknown_key(key, (*self.schema.names, *TOP))
            elif not isinstance(value, dict):
                self._wrong_type(key, value, EXPECTED["table"])
            elif key in self.schema.tables:
                self._group(key, value, default)
            else:
                keys = self.schema.own if key == self.schema.head else self.schema.sections[key]
                self._table(key, value, keys, default)
        return self.problems

    def _citations(self) -> None:
        citations = self.document.get("citations", {})
        if not isinstance(citations, dict):
            self._wrong_type("citations", citations, EXPECTED["table"])
            return
        for key, value in citations.items():
            if isinstance(value, str):
                self.flat.citations[key] = Text(value, value)
            elif isinstance(value, dict) and isinstance(value.get("de"), str) and set(value) <= {"de", "en"}:
                self.flat.citations[key] = Text(value["de"], str(value.get("en", value["de"])))
            else:
                self._wrong_type(f"citations.{key}", value, EXPECTED["citation"])

    def _forget_head(self) -> None:
        """A file speaks for itself: id, name and description are never those of the one that it extends."""
        self.flat.values = {k: v for k, v in self.flat.values.items() if not k.startswith(self.head)}

    def _inherit(self) -> None:
        if "inherits" not in self.document:
            return
        source = self._source("inherits", self.document["inherits"])
        if source is None:
            return
        for path, known in self.flat.sources.items():
            if known.assumption is None and not path.startswith(self.head):
                self.flat.sources[path] = source

    def _drops(self) -> None:
        drops = self.document.get("drop", [])
        listed = drops if isinstance(drops, list) else [drops]
        for number, path in enumerate(listed):
            if not isinstance(path, str) or not self.flat.drop(path):
                known = [*self.flat.tables, *self.flat.values] if number < HINTED else ()
                params = {"value": shown(path), "hint": hint(path, known)}
                key = f"drop.{number}" if isinstance(drops, list) else "drop"
                self.problems.append(Problem(key, Reason("rules-unknown-drop", params)))

    def _group(self, group: str, table: dict[str, object], above: Source | None) -> None:
        source = self._source(f"{group}.source", table["source"]) if "source" in table else above
        for name, value in table.items():
            path = f"{group}.{name}"
            if name == "source":
                continue
            if not isinstance(value, dict):
                self._wrong_type(path, value, EXPECTED["table"])
            elif not ID.fullmatch(name):
                self._wrong_type(path, name, EXPECTED["id"])
            else:
                self._table(path, value, self.schema.tables[group], source)

    def _table(self, path: str, table: dict[str, object], keys: Mapping[str, Key], above: Source | None) -> None:
        self.flat.tables[path] = None
        self.flat.own.add(path)
        source = self._source(f"{path}.source", table["source"]) if "source" in table else above
        own = self._sources_of(path, table, keys)
        if source:
            self.flat.sources[path] = source
        unsaid = False
        for key, value in table.items():
            here = f"{path}.{key}"
            if key in ("source", "sources"):
                continue
            if key not in keys:
                self._unknown_key(here, keys)
                continue
            self.flat.values[here] = value
            self.flat.own.add(here)
            leaf = own.pop(key, source)
            if leaf:
                self.flat.sources[here] = leaf
            else:
                self.flat.sources.pop(here, None)
                unsaid = unsaid or (path != self.schema.head and "source" not in table)
        if unsaid:
            self.problems.append(Problem(path, Reason("rules-no-source", {"name": path})))
        for key, leaf in own.items():  # a source for a value that an older file wrote
            if leaf:
                self.flat.sources[f"{path}.{key}"] = leaf

    def _sources_of(self, path: str, table: dict[str, object], keys: Mapping[str, Key]) -> dict[str, Source | None]:
        """The sources of single leaves of a table."""
        given = table.get("sources", {})
        if not isinstance(given, dict):
            self._wrong_type(f"{path}.sources", given, EXPECTED["table"])
            return {}
        found: dict[str, Source | None] = {}
        for key, value in given.items():
            if key not in keys:
                self._unknown_key(f"{path}.sources.{key}", keys)
            else:
                found[key] = self._source(f"{path}.sources.{key}", value)
        return found

    def _source(self, path: str, value: object) -> Source | None:
        """A source as written: `"MV-28"`, `"WTC21, STC20"`, or `{ assumption = "Grund", en = "reason", ref = "MV-1" }`.

        None after a problem was noted.
        """
        if isinstance(value, str) and value:
            return Source(value) if self._known(path, value) else None
        if not isinstance(value, dict) or not all(isinstance(v, str) and v for v in value.values()):
            self._wrong_type(path, value, EXPECTED["source"])
            return None
        for key in value:
            if key not in _SOURCE_KEYS:
                self._unknown_key(f"{path}.{key}", _SOURCE_KEYS)
        if "assumption" not in value:
            self._wrong_type(path, value, EXPECTED["source"])
            return None
        if "ref" in value and not self._known(path, value["ref"]):
            return None
        german = value["assumption"]
        reason = Text(german, str(value.get("en", german)))
        return Source(f"{value['ref']}, Annahme" if "ref" in value else "Annahme", reason)

    def _known(self, path: str, ref: str) -> bool:
        for token in ref.split(", "):
            match = _CLAUSE.fullmatch(token)
            if token not in self.flat.citations and (match is None or match["text"] not in self.flat.citations):
                params = {"value": shown(token), "hint": hint(token, self.flat.citations)}
                self.problems.append(Problem(path, Reason("rules-unknown-source", params)))
                return False
        return True

    def _unknown_key(self, path: str, allowed: Iterable[str]) -> None:
        known = list(allowed)
        name = path.rpartition(".")[2]
        params = {"name": shown(name, quotes=False), "hint": hint(name, known), "allowed": ", ".join(known)}
        self.problems.append(Problem(path, Reason("rules-unknown-key", params)))

    def _wrong_type(self, path: str, value: object, expected: Text) -> None:
        self.problems.append(Problem(path, Reason("rules-wrong-type", {"value": shown(value), "expected": expected})))

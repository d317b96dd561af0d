"""A rule set of one's own as a form: start from one, change what differs, get the file that says just that.

Each switch offers the sentences that the rulebook would print; what they are called in the file never shows. The form
knows nothing of what fits together: that is checked by reading the file that it makes.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from typing import Any, Final

import tomlkit
from tomlkit.items import Table as TomlTable

from tarock.cards import count_text
from tarock.rulebook.phrases import matters, text_of
from tarock.rules import DEFAULT_RULES, Bonus, Contract, RuleSet, Text, builtin_ids, load
from tarock.rules.schema import SECTIONS, Key
from tarock.sheet.export import decimal
from tarock.web.paper.answers import slug
from tarock.web.rulebook.taken import lists_with, on_offer, part_of, table_of

TITLES: Final = {
    "money": Text("Geld", "Money"),
    "table": Text("Am Tisch", "At the table"),
    "auction": Text("Lizitation", "The auction"),
    "calling": Text("Rufen und Talon", "Calling and talon"),
    "announcements": Text("Ansagen und Kontra", "Announcements and kontra"),
    "play": Text("Das Spiel", "The play"),
    "valat": Text("Valat", "Valat"),
    "trischaken": Text("Trischaken", "Trischaken"),
}
_FIXED: Final = ("table.direction",)
_NUMBERS: Final = ("int", "amount", "count")
CITED: Final = "HAUS"
NAME_LENGTH: Final = 50


@dataclass(frozen=True)
class Option:
    """One value that a switch can have: as JSON, and as the rulebook says it."""

    value: str
    text: str


@dataclass(frozen=True)
class Switch:
    """One leaf. With `options` one is chosen, without a number is typed; `said` is the sentence now."""

    path: str
    current: str
    options: tuple[Option, ...]
    said: str


@dataclass(frozen=True)
class Group:
    """Switches under one heading."""

    title: str
    switches: tuple[Switch, ...]


@dataclass(frozen=True)
class Price:
    """One game or premium with its amounts and rank (paths end in the names of the columns).

    `origin` is the name of the set from which it could be taken over, empty for one that the base has.
    """

    path: str
    name: str
    gloss: str
    values: tuple[tuple[str, str], ...]
    origin: str = ""


@cache
def switches(base_id: str, lang: str) -> tuple[Group, ...]:
    """All switches of a set that comes along."""
    rules = load(base_id)
    groups = []
    for section, title in TITLES.items():
        found = (_switch(rules, f"{section}.{name}", key, lang) for name, key in SECTIONS[section].items())
        kept = tuple(switch for switch in found if switch is not None)
        groups.append(Group(title.in_language(lang), kept))
    return tuple(groups)


def _switch(rules: RuleSet, path: str, key: Key, lang: str) -> Switch | None:
    if path in _FIXED or not matters(rules, path):
        return None
    value = leaf_value(rules, path)
    said = text_of(rules, path, lang)
    if key.kind in _NUMBERS:
        return Switch(path, number_text(value, key.kind), (), said)
    offered = {_token(value): said}
    for other in _values(key):
        if text := text_of(_with(rules, path, other), path, lang):
            offered.setdefault(_token(other), text)
    return Switch(path, _token(value), tuple(Option(token, text) for token, text in sorted(offered.items())), said)


def leaf_value(rules: RuleSet, path: str) -> Any:
    """The value of a leaf of a section."""
    section, _, name = path.partition(".")
    return getattr(getattr(rules, section), name)


def _with(rules: RuleSet, path: str, value: object) -> RuleSet:
    """The rule set with another value at one leaf, for its sentence only."""
    section, _, name = path.partition(".")
    changed = replace(getattr(rules, section), **{name: value})
    return replace(rules, **{section: changed})


def _values(key: Key) -> Iterable[object]:
    """What a switch can be set to."""
    if key.kind == "word":
        return key.words
    if key.kind == "bool":
        return (True, False)
    if key.kind == "bools":
        return ((True,), (False,), (True, False), (False, True))
    if key.kind == "levels":
        return ((2,), (2, 4), (2, 4, 8), (2, 4, 8, 16))
    if key.kind == "ints":
        return ((4,), (4, 5), (4, 5, 6))
    if key.kind == "words":
        sizes = range(0 if key.empty else 1, len(key.words) + 1)
        pick = itertools.permutations if len(key.words) == 2 else itertools.combinations
        return [chosen for size in sizes for chosen in pick(key.words, size)]
    return ()


def _token(value: object) -> str:
    return json.dumps(list(value) if isinstance(value, tuple) else value)


def number_text(value: Any, kind: str) -> str:
    """A number as it is typed: `2`, `1.5`, `35/2`, nothing for none."""
    if value is None:
        return ""
    if kind == "count":
        return count_text(value)
    return decimal(Fraction(value))


def prices(rules: RuleSet, lang: str) -> tuple[tuple[Price, ...], tuple[Price, ...]]:
    """Games and premiums with their amounts."""
    games = tuple(_price(f"contracts.{c.id}", c, lang) for c in rules.contracts.values())
    premiums = tuple(_price(f"bonuses.{b.id}", b, lang) for b in rules.bonuses.values())
    return games, premiums


@cache
def more_prices(base_id: str, lang: str) -> tuple[tuple[Price, ...], tuple[Price, ...]]:
    """Games and premiums that other sets have, and that can be taken over."""
    found = [
        replace(_price(path, part_of(load(other), path), lang), origin=load(other).name.in_language(lang))
        for path, other in on_offer(base_id).items()
    ]
    games = tuple(price for price in found if price.path.startswith("contracts."))
    return games, tuple(price for price in found if price not in games)


def _price(path: str, part: Contract | Bonus, lang: str) -> Price:
    if isinstance(part, Bonus):
        values = (("silent", decimal(part.silent)), ("announced", decimal(part.announced)))
    else:
        amounts = () if part.kind == "trischaken" else (("value", decimal(part.value)), ("lost", _lost(part)))
        values = (*amounts, ("rank", str(part.rank)))
    return Price(path, part.name, part.gloss.in_language(lang), values)


def _lost(contract: Contract) -> str:
    """What stands in the field: nothing where as much is lost as won."""
    return "" if contract.lost == contract.value else decimal(contract.lost)


@dataclass(frozen=True)
class Wish:
    """What somebody filled in: the set to start from, a name, changed leaves, games and premiums not played.

    `takes` are those taken over from other sets: path to the id of the set.
    """

    base: str
    name: str
    changes: Mapping[str, Any]
    drops: Sequence[str]
    takes: Mapping[str, str] = field(default_factory=dict)


def read_wish(said: Mapping[str, str]) -> Wish:
    """The wish of a form. Only what differs from the base counts; what the form does not offer is left out."""
    base_id = said.get("base", "")
    base_id = base_id if base_id in builtin_ids() else DEFAULT_RULES
    rules = load(base_id)
    changes: dict[str, Any] = {}
    for group in switches(base_id, "de"):
        for switch in group.switches:
            typed = said.get(switch.path, switch.current).strip()
            if typed == switch.current:
                continue
            if not switch.options:
                changes[switch.path] = typed_number(typed)
            elif typed in {option.value for option in switch.options}:
                changes[switch.path] = json.loads(typed)
    drops = []
    for price in (price for part in prices(rules, "de") for price in part):
        if said.get("played") and not said.get(f"{price.path}.played"):
            drops.append(price.path)
        else:
            changes |= _typed(price, said)
    takes = {}
    for price in (price for part in more_prices(base_id, "de") for price in part):
        if said.get(f"{price.path}.played"):
            takes[price.path] = on_offer(base_id)[price.path]
            changes |= _typed(price, said)
    changes |= _losses([*rules.contracts.values(), *_contracts(takes)], changes, said)
    changes |= lists_with(rules, takes, frozenset(drops))
    name = "".join(c for c in " ".join(said.get("name", "").split()) if c.isprintable())[:NAME_LENGTH]
    return Wish(base_id, name, changes, drops, takes)


def _typed(price: Price, said: Mapping[str, str]) -> dict[str, Any]:
    """The numbers of a line that differ from those that stood there."""
    found = {}
    for name, current in price.values:
        typed = said.get(f"{price.path}.{name}", current).strip()
        if typed != current and (typed or name != "lost"):
            found[f"{price.path}.{name}"] = typed_number(typed)
    return found


def _contracts(takes: Mapping[str, str]) -> list[Contract]:
    parts = [part_of(load(rules_id), path) for path, rules_id in takes.items()]
    return [part for part in parts if isinstance(part, Contract)]


def _losses(contracts: Iterable[Contract], changes: Mapping[str, Any], said: Mapping[str, str]) -> dict[str, Any]:
    """An empty field for what is lost means: as much as is won."""
    found: dict[str, Any] = {}
    for contract in contracts:
        won, lost = f"contracts.{contract.id}.value", f"contracts.{contract.id}.lost"
        if not said.get(lost, _lost(contract)).strip() and (won in changes or contract.lost != contract.value):
            found[lost] = changes.get(won, typed_number(decimal(contract.value)))
    return found


def typed_number(text: str) -> Any:
    """A typed number as it goes into the file; anything else goes as text, so that the checker names it."""
    plain = text.replace(",", ".")
    sign, digits = ("-", plain[1:]) if plain.startswith("-") else ("", plain)
    if digits.isascii() and digits.isdigit() and len(digits) < 10:
        return int(f"{sign}{digits}")
    whole, dot, rest = digits.partition(".")
    if dot and whole.isascii() and whole.isdigit() and rest.isascii() and rest.isdigit() and len(digits) < 12:
        return float(f"{sign}{digits}")
    return text


def as_toml(wish: Wish, lang: str) -> str:
    """The file: what it extends, who says so, and the deviations."""
    base = load(wish.base)
    name = wish.name or ("House rules" if lang == "en" else "Hausregeln")
    file = tomlkit.document()
    file.add(tomlkit.comment(f"{name}: Abweichungen von {base.name.de}."))
    file.add("extends", tomlkit.item(wish.base))
    file.add("source", tomlkit.item(CITED))
    if wish.drops:
        file.add("drop", tomlkit.item(list(wish.drops)))
    own = tomlkit.table()
    own_id = slug(name).lower()
    own.add("id", own_id if own_id not in builtin_ids() else f"{own_id}-haus")
    own.add("name", name)
    file.add("set", own)
    cited = tomlkit.table()
    cited.add(CITED, name)
    file.add("citations", cited)
    known = frozenset({*base.bonuses, *(path.partition(".")[2] for path in wish.takes if path.startswith("bonuses."))})
    for path, rules_id in wish.takes.items():
        table = _table(file, path.split("."))
        for key, value in table_of(path, rules_id, known).items():
            table.add(key, _inline(value))
    for path, value in wish.changes.items():
        *tables, key = path.split(".")
        _table(file, tables)[key] = value
    return tomlkit.dumps(file)


def _inline(value: Any) -> Any:
    """A table that stays on its line; anything else as it is."""
    if not isinstance(value, dict):
        return value
    made = tomlkit.inline_table()
    made.update(value)
    return made


def _table(file: tomlkit.TOMLDocument, names: Sequence[str]) -> TomlTable:
    here: Any = file
    for number, name in enumerate(names):
        if name not in here:
            here.add(name, tomlkit.table(is_super_table=number + 1 < len(names)))
        here = here[name]
    found: TomlTable = here
    return found

"""New, missing and changed games, their order and their tariff."""

from __future__ import annotations

from tarock.rulebook.chapters.bidding import names, value_cell
from tarock.rulebook.examples import example
from tarock.rulebook.model import Bullets, Paragraph, Section, Sentence, Table
from tarock.rulebook.numbers import listed, number, unit_name
from tarock.rulebook.pair import Pair
from tarock.rulebook.phrases import matters, text_of, value_of
from tarock.rulebook.scenarios import contract_scenarios
from tarock.rulebook.writer import Cell, Writer
from tarock.rules import Contract, RuleSet

# In the order in which a game is explained. `when` speaks for `who`, the tariff for the amounts.
_KEYS = (
    "kind", "when", "birds", "shared", "talon", "discard_first", "discard_open", "discard_suits_left", "partner",
    "leader",
    "tricks", "ouvert", "stichzwang", "kontra", "bei", "solo", "announce_with_bid",
)  # fmt: skip


def missing_games(w: Writer, pair: Pair) -> Paragraph | None:
    """The games of the base that are not played here."""
    gone = [c for i, c in pair.base.contracts.items() if i not in pair.other.contracts]
    if not gone:
        return None
    games = names(gone, w.lang)
    return w.para(w.free(f"Nicht gespielt werden: {games}.", f"Not played: {games}."))


def order_of_games(w: Writer, pair: Pair) -> Paragraph | None:
    """The order of the auction, where games that both know stand otherwise than there."""
    if _order(pair.base, pair) == _order(pair.other, pair):
        return None
    return w.para(
        w.free(
            f"Die Spiele von unten nach oben: {_ladder(pair.other)}.",
            f"The games from the lowest up: {_ladder(pair.other)}.",
        ),
        pair.aside(f"{_ladder(pair.base)}."),
    )


def _order(rules: RuleSet, pair: Pair) -> list[list[str]]:
    shared = {c.id for c in pair.shared}
    ranks = sorted({rules.contracts[i].rank for i in shared})
    return [sorted(i for i in shared if rules.contracts[i].rank == rank) for rank in ranks]


def _ladder(rules: RuleSet) -> str:
    ranks = sorted({c.rank for c in rules.contracts.values()})
    return ", ".join("/".join(c.name for c in rules.contracts.values() if c.rank == rank) for rank in ranks)


def tariff(w: Writer, pair: Pair) -> Table | None:
    """What games are worth here and there; only those that differ where both sets count in the same unit."""
    rows: list[list[Cell]] = []
    for contract in pair.shared:
        before = pair.base.contracts[contract.id]
        if contract.kind == "trischaken":
            continue
        if not pair.same_unit or (before.value, before.lost) != (contract.value, contract.lost):
            here, there = _amount(w, contract), _amount(Writer(pair.base, w.lang), before)
            rows.append([(contract.name, ""), (here, f"contracts.{contract.id}.value"), (there, "")])
    if not rows:
        return None
    return w.table((w.say("Spiel", "Game"), *heads(w, pair)), rows)


def heads(w: Writer, pair: Pair) -> tuple[str, str]:
    """The two rule sets over two columns of amounts."""
    here, there = pair.names
    if pair.same_unit:
        return here, there
    return f"{here}, {_unit(w, pair.other)}", f"{there}, {_unit(w, pair.base)}"


def _unit(w: Writer, rules: RuleSet) -> str:
    unit = unit_name(rules.money.unit, w.lang)
    if rules.money.unit == "cents":
        return unit
    return w.say(f"{unit} zu {rules.money.cents} Cent", f"{unit} of {rules.money.cents} cents")


def _amount(w: Writer, contract: Contract) -> str:
    value = value_cell(w, contract)
    if contract.lost == contract.value:
        return value
    return w.say(f"{value}, verloren {number(contract.lost)}", f"{value}, lost {number(contract.lost)}")


def changed_games(w: Writer, pair: Pair) -> Bullets | None:
    """What else changed in games that both know: the same change of several games in one bullet."""
    items: list[Paragraph] = []
    for contract in pair.shared:
        before = pair.base.contracts[contract.id]
        if before.name != contract.name:
            items.append(
                w.para(
                    w.free(
                        f"{before.name} heißt hier {contract.name}.", f"{before.name} is called {contract.name} here."
                    )
                )
            )
    for key in _KEYS:
        groups: dict[tuple[tuple[Sentence, ...], str], list[Contract]] = {}
        for contract in pair.shared:
            if _key_differs(pair, contract, key):
                path = f"contracts.{contract.id}.{key}"
                here = tuple(w.leaf(path))
                groups.setdefault((here, text_of(pair.base, path, w.lang)), []).append(contract)
        for (here, there), contracts in groups.items():
            items.append(w.para([*here, pair.aside(there)], lead=names(contracts, w.lang)))
    items += _bonus_lists(w, pair)
    bullets = w.bullets(items)
    return bullets if bullets.items else None


def _key_differs(pair: Pair, contract: Contract, key: str) -> bool:
    before = pair.base.contracts[contract.id]
    if key == "when":
        return (before.who, before.when) != (contract.who, contract.when)
    without_talon = contract.talon in ("none", "tricks") or before.talon in ("none", "tricks")
    if without_talon and key in ("discard_first", "discard_open"):
        return False
    if contract.kind == "trischaken" and key == "stichzwang":
        return False  # said in the chapter on Trischaken
    return bool(getattr(before, key) != getattr(contract, key))


def _bonus_lists(w: Writer, pair: Pair) -> list[Paragraph]:
    """Premiums that count in a game here and not there, or the other way round, though both sets know them."""
    both = set(pair.base.bonuses) & set(pair.other.bonuses)
    groups: dict[tuple[tuple[str, ...], tuple[str, ...]], list[Contract]] = {}
    for contract in pair.shared:
        before = pair.base.contracts[contract.id].bonuses
        more = tuple(b for b in contract.bonuses if b in both and b not in before)
        less = tuple(b for b in before if b in both and b not in contract.bonuses)
        if more or less:
            groups.setdefault((more, less), []).append(contract)
    items = []
    for (more, less), contracts in groups.items():
        parts = []
        path = f"contracts.{contracts[0].id}.bonuses"
        if more:
            named = listed([pair.other.bonuses[b].name for b in more], w.lang)
            parts.append(w.free(f"Dazu zählt auch: {named}.", f"These count too: {named}.", path))
        if less:
            named = listed([pair.other.bonuses[b].name for b in less], w.lang)
            parts.append(w.free(f"Nicht zählt: {named}.", f"These do not count: {named}.", path))
        items.append(w.para(parts, lead=names(contracts, w.lang)))
    return items


def new_games(w: Writer, pair: Pair) -> list[Section]:
    """Each game that the base does not know, whole, with examples."""
    new = [c for i, c in pair.other.contracts.items() if i not in pair.base.contracts]
    found = []
    for contract in new:
        scenarios = contract_scenarios(pair.other, contract)
        shown = [example(w, s) for s in scenarios]
        found.append(Section(contract.name, (w.para(_described(w, pair, contract)), *shown)))
    return found


def _described(w: Writer, pair: Pair, contract: Contract) -> list[Sentence]:
    """A game in full, or by what sets it apart from its nearest relative that both sets know."""
    path = f"contracts.{contract.id}"
    relative = _relative(pair, contract)
    gloss = contract.gloss.in_language(w.lang)
    sentences = [Sentence(f"{gloss[0].upper()}{gloss[1:]}.")]
    sentences += w.leaf(f"{path}.when")
    sentences += w.leaf(f"{path}.value")
    if contract.lost != contract.value:
        sentences += w.leaf(f"{path}.lost")
    keys = [k for k in _KEYS if k != "when" and _worth_saying(w, contract, relative, k)]
    sentences += [s for key in keys for s in w.leaf(f"{path}.{key}")]
    if relative is None or relative.bonuses != contract.bonuses:
        sentences += w.leaf(f"{path}.bonuses")
    sentences += w.leaf(f"{path}.rank")
    if relative is not None:
        sentences.append(
            w.free(
                f"Sonst gelten die gleichen Regeln wie für {relative.name}.",
                f"Otherwise the same rules hold as for {relative.name}.",
                f"{path}.kind",
            )
        )
    return sentences


def _relative(pair: Pair, contract: Contract) -> Contract | None:
    """The game of both sets that shares most with this one."""
    alike = [c for c in pair.shared if (c.kind, c.partner, c.solo) == (contract.kind, contract.partner, contract.solo)]
    return max(alike, key=lambda c: sum(getattr(c, k) == getattr(contract, k) for k in _KEYS), default=None)


def _worth_saying(w: Writer, contract: Contract, relative: Contract | None, key: str) -> bool:
    if relative is not None:
        return bool(getattr(contract, key) != getattr(relative, key))
    path = f"contracts.{contract.id}.{key}"
    if key.startswith("discard") and contract.talon in ("none", "tricks"):
        return False
    return (matters(w.rules, path) and value_of(w.rules, path) not in (None, False, (), "none", 0)) or key in (
        "talon",
        "tricks",
    )

"""Worked examples: every number in them is computed by the settlement of the program."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tarock.rulebook.model import Amounts, Example, Paragraph, Section, Sentence
from tarock.rulebook.numbers import signed, unit_name
from tarock.rulebook.pair import Pair
from tarock.rulebook.scenarios import NAMES, Scenario, game_scenarios, trischaken_scenarios, under
from tarock.rulebook.story import story
from tarock.rulebook.writer import Writer
from tarock.scoring import Item, settle


def examples(w: Writer) -> Section | None:
    """The chapter of examples."""
    shown = [*game_scenarios(w.rules), *trischaken_scenarios(w.rules)]
    if not shown:
        return None
    unit = unit_name(w.rules.money.unit, w.lang, dative=True)
    intro = w.para(
        w.free(
            "In allen Beispielen sitzen Anna, Bert, Cilli und Dora in dieser Folge; Anna ist Vorhand. Beträge in "
            f"{unit}; bar steht nur dabei, wo Kontra den Betrag ändert.",
            f"In all examples Anna, Bert, Cilli and Dora sit in this order; Anna is Vorhand. Amounts in {unit}; cash "
            "is given only where kontra changes the amount.",
        )
    )
    return Section(w.say("Beispiele", "Examples"), (intro, *(example(w, scenario) for scenario in shown)))


def example(w: Writer, scenario: Scenario) -> Example:
    """One game with its settlement."""
    settled = settle(w.rules, scenario.game)
    results = [Amounts(w.say("Schrift", "Score"), row(settled.points))]
    if settled.cash != settled.points:
        results.append(Amounts(w.say("bar", "Cash"), row(settled.cash)))
    reasons = tuple(_reason(w, item, alone=len(settled.items) == 1) for item in settled.items)
    told = Paragraph((Sentence(story(w.rules, scenario.game, w.lang)),))
    return Example(scenario.title.in_language(w.lang), told, NAMES, tuple(results), reasons)


def compared(w: Writer, pair: Pair, scenario: Scenario) -> Example:
    """One game as it stands here and as it would stand in the base."""
    here = example(w, scenario)
    base = pair.base
    same = under(base, scenario.game)
    if same is None:
        return here
    settled = settle(base, same)
    mine, name = pair.names
    here = replace(here, results=(replace(here.results[0], label=mine), *here.results[1:]))
    unit = "" if base.money.unit == w.rules.money.unit else f" ({unit_name(base.money.unit, w.lang)})"
    there = [Amounts(f"{name}{unit}", row(settled.points))]
    if settled.cash != settled.points:
        there.append(Amounts(w.say("– bar", "– cash"), row(settled.cash)))
    return replace(here, results=(*here.results, *there))


def row(amounts: tuple[Fraction, Fraction, Fraction, Fraction]) -> tuple[str, str, str, str]:
    """Amounts with their signs."""
    a, b, c, d = (signed(value) for value in amounts)
    return a, b, c, d


def _reason(w: Writer, item: Item, *, alone: bool) -> Sentence:
    """Why, and with several items what this one pays."""
    tokens = dict.fromkeys(item.clause.split(", "))
    clause = ", ".join(t for t in tokens if t not in ("ALLG", w.usual, ""))
    if w.lang == "en":
        clause = clause.replace("Annahme", "assumption")
    paid = "" if alone else f" ({' '.join(row(item.points))})"
    return Sentence(f"{item.why(w.lang, NAMES)}{paid}", clause)

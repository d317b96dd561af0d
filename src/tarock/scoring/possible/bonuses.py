"""Premiums: whether each can stand in this game, and which of them cannot stand together."""

from __future__ import annotations

from collections.abc import Iterator

from tarock.cards import MOND, count_text, is_king
from tarock.rules import Bonus, Problem
from tarock.scoring.game import DECLARER, OPPONENTS, BonusFact
from tarock.scoring.messages import WHY
from tarock.scoring.positive import counted_side, implied_made, kontras_void
from tarock.scoring.possible.case import Case
from tarock.scoring.possible.kontras import level_problem


def bonus_problems(case: Case) -> Iterator[Problem]:
    """All problems of the premiums. Their keys count from 1: `bonus[1].kontra`."""
    contract, facts = case.contract, case.game.bonuses
    if facts and not contract.positive:
        yield case.problem("bonus", "entry-no-bonuses", case.of_contract("kind"), game=case.title)
        return
    yield from _birds(case)
    seen: set[str] = set()
    for number, fact in enumerate(facts, 1):
        key = f"bonus[{number}]"
        if fact.name not in contract.bonuses:
            allowed = ", ".join(contract.bonuses)
            params = {"bonus": case.bonus(fact).name, "game": case.title, "allowed": allowed}
            yield case.problem(f"{key}.name", "entry-bonus-not-here", case.of_contract("bonuses"), **params)
            continue
        if fact.name in seen:
            yield case.problem(key, "entry-bonus-twice", bonus=case.bonus(fact).name)
        seen.add(fact.name)
        yield from _alone(case, key, fact, case.bonus(fact))
        yield from _with_result(case, key, fact, case.bonus(fact))
        yield from _together(case, key, fact, case.bonus(fact))


def _birds(case: Case) -> Iterator[Problem]:
    contract = case.contract
    if not contract.birds or case.game.end == "no-bird":
        return
    named = [(n, fact) for n, fact in enumerate(case.game.bonuses, 1) if fact.name in contract.birds]
    if any(fact.by == DECLARER and fact.announced for _, fact in named):
        return
    for number, fact in named:
        params = {"bonus": case.bonus(fact).name, "game": case.title}
        yield case.problem(f"bonus[{number}].announced", "entry-bird-unannounced", case.of_contract("birds"), **params)
    if not named:
        allowed = ", ".join(case.rules.bonuses[bird].name for bird in contract.birds)
        yield case.problem("bonus", "entry-bird-missing", case.of_contract("birds"), game=case.title, allowed=allowed)


def _alone(case: Case, key: str, fact: BonusFact, bonus: Bonus) -> Iterator[Problem]:
    """What one premium says of itself."""
    path = f"bonuses.{bonus.id}"
    if bonus.side == "declarer" and fact.by != DECLARER:
        yield case.problem(f"{key}.by", "entry-bonus-side", f"{path}.side", bonus=bonus.name)
    if not fact.announced:
        if fact.kontra > 1:
            yield case.problem(f"{key}.kontra", "entry-silent-kontra", f"{path}.silent", bonus=bonus.name)
        if not fact.made and not bonus.silent_may_be_lost:
            yield case.problem(f"{key}.made", "entry-silent-lost", f"{path}.silent", bonus=bonus.name)
        if not bonus.silent:
            yield case.problem(f"{key}.announced", "entry-only-announced", f"{path}.silent", bonus=bonus.name)
    elif not bonus.announced or bonus.announce == "never":
        yield case.problem(f"{key}.announced", "entry-only-silent", f"{path}.announce", bonus=bonus.name)
    yield from level_problem(case, f"{key}.kontra", fact.kontra)
    if bonus.test == "ultimo":
        yield from _ultimo(case, key, bonus)
    yield from _credited(case, key, fact, bonus)


def _ultimo(case: Case, key: str, bonus: Bonus) -> Iterator[Problem]:
    if case.game.called == "queen" and not case.rules.calling.queen_ultimo:
        yield case.problem(f"{key}.name", "entry-queen-ultimo", "calling.queen_ultimo")
    if kontras_void(case.rules, case.game):
        yield case.problem(f"{key}.name", "entry-ultimo-in-talon", case.of_contract("talon"), bonus=bonus.name)


def _credited(case: Case, key: str, fact: BonusFact, bonus: Bonus) -> Iterator[Problem]:
    game = case.game
    if game.end != "renonce":
        if fact.credited is not None:
            yield case.problem(f"{key}.credited", "entry-credited", "renonce.pays")
        return
    if fact.announced:
        if fact.credited is not None:
            yield case.problem(f"{key}.credited", "entry-credited", "renonce.pays")
    elif bonus.test == "all-tricks":
        yield case.problem(key, "entry-credited-valat", f"bonuses.{bonus.id}.silent", bonus=bonus.name)
    elif fact.credited is None:
        yield case.problem(f"{key}.credited", "entry-credited-needed", "renonce.pays", bonus=bonus.name)
    elif fact.credited == game.renonce_by:
        yield case.problem(f"{key}.credited", "entry-credited-offender", "renonce.pays", name=case.names[fact.credited])
    elif game.side_of(fact.credited) != fact.by:
        yield case.problem(f"{key}.credited", "entry-credited-side", "renonce.pays", name=case.names[fact.credited])


def _with_result(case: Case, key: str, fact: BonusFact, bonus: Bonus) -> Iterator[Problem]:
    """A premium against how the game ended."""
    game = case.game
    if game.end in ("given-up", "no-bird"):
        if (
            fact.name not in case.contract.birds
            or fact.by != DECLARER
            or not fact.announced
            or fact.made
            or fact.kontra > 1
        ):
            yield case.problem(key, "entry-bonus-ended", "calling.king_in_talon")
        return
    if game.end != "played":
        return
    if game.thirds is not None and bonus.test == "count" and fact.made != (counted_side(bonus, game.thirds) == fact.by):
        made = WHY["made" if fact.made else "not-made"]
        params = {"bonus": bonus.name, "made": made, "count": count_text(game.thirds)}
        yield case.problem(f"{key}.made", "entry-bonus-count", f"bonuses.{bonus.id}.at_least", **params)
    needs = _result_needed(case, fact, bonus)
    if needs is not None and game.won and game.won[0] != needs:
        side, outcome = WHY[f"side-{fact.by}"], WHY["loses" if needs else "wins"]
        path = f"bonuses.{bonus.id}.{'announced' if fact.announced else 'silent'}"
        yield case.problem(key, "entry-bonus-result", path, bonus=bonus.name, side=side, outcome=outcome)


def _result_needed(case: Case, fact: BonusFact, bonus: Bonus) -> bool | None:
    """Whether the declarer's side must have won (or lost) for the premium to be made; None where either is possible."""
    if not fact.made:
        return None
    if bonus.test == "all-tricks":
        return fact.by == DECLARER
    limit = case.rules.table.win_limit
    if bonus.test == "count" and bonus.at_least is not None:
        if fact.by == DECLARER and bonus.at_least >= limit:
            return True
        if fact.by == OPPONENTS and 210 - bonus.at_least < limit:
            return False
    return None


def _decided(case: Case, fact: BonusFact) -> bool:
    """Whether it is known to have been made: a Renonce stops the game before what was announced is decided."""
    return fact.made and not (case.game.end == "renonce" and fact.announced)


def _together(case: Case, key: str, fact: BonusFact, bonus: Bonus) -> Iterator[Problem]:
    """A premium against the others of the same game."""
    valat = case.valat()
    if valat is not None and valat is not fact:
        yield from _beside_valat(case, key, fact, bonus, valat)
    for other in case.game.bonuses:
        if other is fact or other.name not in case.contract.bonuses or other.name == fact.name:
            continue
        against = case.bonus(other)
        if not (_decided(case, fact) and _decided(case, other) and fact.by != other.by):
            continue
        pair = {"bonus": bonus.name, "other": against.name}
        if bonus.test == "mondfang" and against.test == "cards" and MOND in against.cards:
            yield case.problem(key, "entry-bonus-cards", f"bonuses.{bonus.id}.test", **pair)
        kings = against.test == "cards" and any(is_king(card) for card in against.cards)
        if bonus.test == "ultimo" and kings and case.game.called == "king":
            yield case.problem(key, "entry-bonus-cards", f"bonuses.{bonus.id}.test", **pair)
        if bonus.test == "ultimo" and against.test == "bird" and bonus.trick == against.trick:
            yield case.problem(key, "entry-same-trick", f"bonuses.{bonus.id}.trick", **pair)
    if bonus.implies:
        yield from _implied(case, key, fact, bonus)


def _beside_valat(case: Case, key: str, fact: BonusFact, bonus: Bonus, valat: BonusFact) -> Iterator[Problem]:
    if valat.announced and fact.announced and bonus.kind == "material" and not case.rules.valat.announced_with_material:
        yield case.problem(
            f"{key}.announced", "entry-valat-material", "valat.announced_with_material", bonus=bonus.name
        )
    if not (_decided(case, valat) and _decided(case, fact)) or fact.by == valat.by:
        return
    left = {"half": 3, "none": 6}.get(case.contract.talon, 0) if valat.by == DECLARER else 0
    if bonus.test != "cards" or len(bonus.cards) > left:  # the others have what lies in the talon left to them
        yield case.problem(key, "entry-bonus-valat", f"bonuses.{valat.name}.silent", bonus=bonus.name)


def _implied(case: Case, key: str, fact: BonusFact, bonus: Bonus) -> Iterator[Problem]:
    implied = case.rules.bonuses[bonus.implies]
    if implied.id not in case.contract.bonuses:
        return
    named = [other for other in case.game.bonuses if other.name == implied.id]
    pair = {"bonus": bonus.name, "other": implied.name}
    if not named:
        if case.game.end == "played" and fact.announced and implied_made(case.rules, case.game, fact) is None:
            yield case.problem("bonus", "entry-implied-missing", f"bonuses.{bonus.id}.implies", **pair)
        return
    lower = named[0]
    same_side = lower.by == fact.by
    contradicts = fact.made and lower.made != same_side
    if (case.game.end == "played" and contradicts) or (fact.announced and same_side and not lower.announced):
        yield case.problem(key, "entry-implied", f"bonuses.{bonus.id}.implies", **pair)

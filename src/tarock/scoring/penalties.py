"""What is paid without a game being played out: giving up, a bird game without a bird, Renonce.

Renonce (MV-55; Styria, Vienna, Upper Austria alike): the other three are paid as if each had won, each seen from his
own side: a declarer three times the game when alone, an opponent what a lost game would have brought him.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tarock.rules import Bonus, RuleSet
from tarock.scoring.game import DECLARER, OPPONENTS, BonusFact, Game
from tarock.scoring.ledger import written
from tarock.scoring.negative import against
from tarock.scoring.positive import lines, pay
from tarock.scoring.settlement import Amounts, Item, Money, Seats, Why, transfer


def to_each(seat: int, value: Fraction) -> Amounts:
    """`seat` pays `value` to each of the other three."""
    return transfer({seat: 3 * value}, {other: value for other in range(4) if other != seat})


def settle_given_up(rules: RuleSet, game: Game) -> list[Item]:
    """The called card lies in the talon and the game is given up: the declarer pays each of the three (MV-33)."""
    contract = rules.contracts[game.contract]
    unit = rules.money.unit
    clause = rules.clause("calling.give_up_pays")
    value = written(rules, contract.value * game.radl)
    params = {"who": Seats((game.declarer,)), "game": contract.name, "value": Money(value, unit)}
    amounts = to_each(game.declarer, value)
    items = [Item("game", amounts, amounts, clause, Why("given-up", params))]
    for bonus in _birds_to_pay(rules, game):
        value = written(rules, bonus.announced * game.radl)
        amounts = to_each(game.declarer, value)
        params = {"who": Seats((game.declarer,)), "bonus": bonus.name, "value": Money(value, unit)}
        items.append(Item(bonus.id, amounts, amounts, clause, Why("given-up-bird", params)))
    return items


def _birds_to_pay(rules: RuleSet, game: Game) -> list[Bonus]:
    """The birds that are given up with the game: none, every one announced, or only the smallest."""
    birds = sorted((rules.bonuses[fact.name] for fact in game.bonuses), key=lambda bonus: bonus.announced)
    return birds[: {"game": 0, "game-and-bird": len(birds), "game-and-smallest-bird": 1}[rules.calling.give_up_pays]]


def settle_no_bird(rules: RuleSet, game: Game) -> list[Item]:
    """A bird game bid and played without a bird: the fixed amount, or the game with its cheapest bird (MV-59)."""
    return [_no_bird(rules, game, game.declarer, rules.contracts[game.contract].id)]


def settle_no_bird_beside(rules: RuleSet, game: Game) -> list[Item]:
    """The penalty of those who bid without a bird and were overbid, beside the game that was played (MV-59)."""
    return [_no_bird(rules, game, seat, None) for seat in game.no_bird]


def _no_bird(rules: RuleSet, game: Game, seat: int, contract_id: str | None) -> Item:
    value = rules.calling.no_bird_pays
    path = "calling.no_bird_pays"
    if value is None:
        contract = rules.contracts[contract_id or game.contract]
        value = contract.value + min((rules.bonuses[bird].announced for bird in contract.birds), default=Fraction(0))
        path = f"contracts.{contract.id}.value"
    value = written(rules, value * game.radl)
    amounts = to_each(seat, value)
    why = Why(
        "no-bird" if contract_id else "no-bird-beside", {"who": Seats((seat,)), "value": Money(value, rules.money.unit)}
    )
    return Item("no-bird", amounts, amounts, rules.clause(path), why)


def settle_renonce(rules: RuleSet, game: Game) -> list[Item]:
    """Who committed the Renonce pays all others as if they had won, and silent premiums already made to their maker."""
    kind = rules.contracts[game.contract].kind
    if kind == "trischaken":
        return [_renonce_trischaken(rules, game)]
    items = _renonce_negative(rules, game) if kind == "negative" else _renonce_positive(rules, game)
    return items + [_credited(rules, game, fact) for fact in _credited_facts(rules, game)]


def _renonce_trischaken(rules: RuleSet, game: Game) -> Item:
    seat = _offender(game)
    key = "renonce_forehand" if seat == game.declarer else "renonce"
    each = written(rules, getattr(rules.trischaken, key) * game.radl)
    payments = {other: each for other in range(4) if other != seat}
    if rules.trischaken.renonce_spritzer_doubles:
        payments |= {other: 2 * each for other in game.spritzer if other != seat}
    amounts = transfer({seat: sum(payments.values(), Fraction(0))}, payments)
    why = Why("renonce-trischaken", {"who": Seats((seat,)), "each": Money(each, rules.money.unit)})
    return Item("game", amounts, amounts, rules.clause(f"trischaken.{key}"), why)


def _offender(game: Game) -> int:
    assert game.renonce_by is not None
    return game.renonce_by


def _renonce_positive(rules: RuleSet, game: Game) -> list[Item]:
    seat = _offender(game)
    announced = tuple(fact for fact in game.bonuses if fact.announced)
    hopes = {
        side: [
            (line, pay(rules, game, line))
            for line in lines(
                rules, replace(game, bonuses=_all_for(side, announced), won=(side == DECLARER,), thirds=None)
            )
        ]
        for side in (DECLARER, OPPONENTS)
    }
    items = []
    for (line, ours), (_, theirs) in zip(hopes[DECLARER], hopes[OPPONENTS], strict=True):
        mine = {other: ours if game.side_of(other) == DECLARER else theirs for other in range(4) if other != seat}
        points = _offender_pays(seat, {other: item.points[other] for other, item in mine.items()})
        cash = _offender_pays(seat, {other: item.cash[other] for other, item in mine.items()})
        name = rules.contracts[game.contract].name if line.what == "game" else rules.bonuses[line.what].name
        why = Why(
            "renonce", {"who": Seats((seat,)), "what": name, "value": Money(line.value * game.radl, rules.money.unit)}
        )
        items.append(Item(line.what, points, cash, _renonce_clause(rules, line.clause), why))
    return items


def _renonce_clause(rules: RuleSet, clause: str) -> str:
    return ", ".join(dict.fromkeys([rules.clause("renonce.pays"), *clause.split(", ")]))


def _all_for(side: str, facts: tuple[BonusFact, ...]) -> tuple[BonusFact, ...]:
    """The announced premiums as one side would like them to end."""
    return tuple(replace(fact, made=fact.by == side) for fact in facts)


def _offender_pays(seat: int, payments: dict[int, Fraction]) -> Amounts:
    return transfer({seat: sum(payments.values(), Fraction(0))}, payments)


def _renonce_negative(rules: RuleSet, game: Game) -> list[Item]:
    seat = _offender(game)
    contract = rules.contracts[game.contract]
    items = []
    for declarer in game.declarers:
        others = against(rules, game, declarer)
        if seat != declarer and seat not in others:
            continue
        factors = {o: game.kontra.get((o, declarer), 1) for o in others}
        points = {o: written(rules, contract.lost * game.radl) for o in others if o != seat}
        cash = {o: written(rules, contract.lost * factors[o] * game.radl) for o in others if o != seat}
        if seat != declarer:
            points[declarer] = len(others) * written(rules, contract.value * game.radl)
            cash[declarer] = sum(
                (written(rules, contract.value * k * game.radl) for k in factors.values()), Fraction(0)
            )
        why = Why(
            "renonce",
            {
                "who": Seats((seat,)),
                "what": contract.name,
                "value": Money(contract.value * game.radl, rules.money.unit),
            },
        )
        clause = _renonce_clause(rules, rules.clause(f"contracts.{contract.id}.value"))
        items.append(Item("game", _offender_pays(seat, points), _offender_pays(seat, cash), clause, why))
    return items


def _credited_facts(rules: RuleSet, game: Game) -> list[BonusFact]:
    """The silent premiums made before the game was stopped, with those that they imply (MV-51)."""
    facts = [fact for fact in game.bonuses if fact.credited is not None]
    named = {fact.name for fact in game.bonuses}
    allowed = rules.contracts[game.contract].bonuses
    implied = [(rules.bonuses[fact.name].implies, fact) for fact in facts]
    return facts + [replace(fact, name=name) for name, fact in implied if name in allowed and name not in named]


def _credited(rules: RuleSet, game: Game, fact: BonusFact) -> Item:
    seat, credited = _offender(game), fact.credited
    assert credited is not None
    contract, bonus = rules.contracts[game.contract], rules.bonuses[fact.name]
    value = bonus.silent * (rules.announcements.solo_factor if contract.solo and bonus.solo_doubles else 1)
    heads = 3 if game.declarer_side == frozenset({credited}) else 1
    value = written(rules, value * game.radl) * heads
    amounts = transfer({seat: value}, {credited: value})
    params = {
        "who": Seats((seat,)),
        "bonus": bonus.name,
        "to": Seats((credited,)),
        "value": Money(value, rules.money.unit),
    }
    clause = _renonce_clause(rules, rules.clause(f"bonuses.{bonus.id}.silent"))
    return Item(bonus.id, amounts, amounts, clause, Why("renonce-credited", params))

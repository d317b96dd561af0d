"""Random games: any mixture of contract, sides, premiums and kontras; `possible_games` keeps those that can be."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tarock.rules import Contract, RuleSet
from tarock.scoring import DECLARER, OPPONENTS, BonusFact, Game
from tarock.scoring.possible import problems

NAMES = ("Anna", "Bert", "Cilli", "Dora")


def possible_games(rules: RuleSet, seed: str, number: int) -> Iterator[Game]:
    """`number` games that the rule set allows, the same ones for the same seed."""
    random = Random(seed)
    found = 0
    while found < number:
        game = random_game(rules, random)
        if not problems(rules, game, NAMES):
            found += 1
            yield game


def random_game(rules: RuleSet, random: Random) -> Game:
    """One game, possible or not, each contract equally often."""
    contract = random.choice(list(rules.contracts.values()))
    if contract.kind == "trischaken":
        return _trischaken(rules, contract, random)
    return _negative(rules, contract, random) if contract.kind == "negative" else _positive(rules, contract, random)


def _levels(rules: RuleSet) -> list[int]:
    return [1, 1, 1, *rules.announcements.levels]


def _no_bird(rules: RuleSet, random: Random) -> tuple[int, ...]:
    return (random.randrange(4),) if rules.calling.no_bird_overbid and random.random() < 0.2 else ()


def _positive(rules: RuleSet, contract: Contract, random: Random) -> Game:
    declarer = 0 if contract.who == "forehand" else random.randrange(4)
    partner = None
    if contract.partner == "called" and random.random() < 0.7:
        partner = random.choice([seat for seat in range(4) if seat != declarer])
    end = random.choice(["played"] * 6 + ["renonce", "given-up", "no-bird"])
    if end == "given-up":
        partner = None
    ended = end in ("given-up", "no-bird")
    offender = random.randrange(4) if end == "renonce" else None
    thirds = random.randrange(211) if end == "played" and random.random() < 0.4 else None
    won = (thirds >= rules.table.win_limit if thirds is not None else random.random() < 0.5,) if end == "played" else ()
    side = [declarer] if partner is None else [declarer, partner]
    facts = [] if ended else _facts(rules, contract, random, end, side)
    if contract.birds and random.random() < 0.95:
        bird = random.choice(contract.birds)
        facts = [fact for fact in facts if fact.name != bird]
        made = random.random() < 0.6 and not ended
        kontra = 1 if ended else random.choice(_levels(rules))
        facts.append(BonusFact(bird, DECLARER, announced=True, made=made, kontra=kontra))
    return Game(
        contract.id,
        (declarer,),
        end=end,
        partner=partner,
        won=won,
        thirds=thirds,
        game_kontra=1 if ended else random.choice(_levels(rules)),
        bonuses=tuple(facts),
        king_in_talon=partner is None and contract.partner == "called" and random.random() < 0.5,
        called="queen" if contract.partner == "called" and random.random() < 0.1 else "king",
        no_bird=_no_bird(rules, random),
        renonce_by=offender,
    )


def _facts(rules: RuleSet, contract: Contract, random: Random, end: str, side: list[int]) -> list[BonusFact]:
    chosen = random.sample(contract.bonuses, min(len(contract.bonuses), random.choice([0, 1, 1, 2, 3])))
    facts = []
    for name in chosen:
        by = random.choice([DECLARER, OPPONENTS])
        announced = random.random() < 0.5
        made = random.random() < 0.6 if announced else True
        credited = None
        if end == "renonce" and not announced:
            credited = random.choice(side if by == DECLARER else [seat for seat in range(4) if seat not in side])
        kontra = random.choice(_levels(rules)) if announced else 1
        facts.append(BonusFact(name, by, announced, made, kontra, credited))
    return facts


def _negative(rules: RuleSet, contract: Contract, random: Random) -> Game:
    number = random.randint(1, contract.bei)
    declarers = tuple(random.sample(range(4), number))
    renonce = random.random() < 0.2
    kontra = {}
    for declarer in declarers:
        re_for_all = random.choice(rules.announcements.levels)
        for other in range(4):
            if other != declarer and random.random() < 0.4:
                one = re_for_all if rules.announcements.re_answers_all else random.choice(_levels(rules))
                kontra[other, declarer] = one
    return Game(
        contract.id,
        declarers,
        end="renonce" if renonce else "played",
        won=() if renonce else tuple(random.random() < 0.5 for _ in declarers),
        kontra=kontra,
        renonce_by=random.randrange(4) if renonce else None,
        no_bird=_no_bird(rules, random),
    )


def _trischaken(rules: RuleSet, contract: Contract, random: Random) -> Game:
    spritzer = frozenset(seat for seat in range(4) if rules.trischaken.spritzer and random.random() < 0.4)
    talon = random.choice(rules.trischaken.talon)
    if random.random() < 0.1:
        return Game(contract.id, (0,), end="renonce", renonce_by=random.randrange(4), spritzer=spritzer)
    counts, tricks = _dealt_out(random, talon)
    return Game(
        contract.id,
        (0,),
        counts=counts,
        tricks=tricks,
        spritzer=spritzer,
        talon=talon if len(rules.trischaken.talon) > 1 else None,
    )


def _dealt_out(random: Random, talon: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Twelve tricks and the talon handed out as the cards fall; often to two or three players only, often in ties."""
    values = [13] * 7 + [10] * 4 + [7] * 4 + [4] * 4 + [1] * 35
    random.shuffle(values)
    takers = random.sample(range(4), random.choice([1, 2, 2, 3, 3, 4, 4, 4, 4]))
    winners = [random.choice(takers) for _ in range(12)]
    piles: list[list[int]] = [[], [], [], []]
    for number, winner in enumerate(winners):
        extra = 1 if talon == "first-six" and number < 6 else 6 if talon == "last" and number == 11 else 0
        for _ in range(4 + extra):
            piles[winner].append(values.pop())
    _level(piles, random)
    return tuple(sum(pile) for pile in piles), tuple(winners.count(seat) for seat in range(4))


def _level(piles: list[list[int]], random: Random) -> None:
    """Exchange cards between two piles until they are as even as they get, in half of all deals: ties are rare else."""
    if random.random() < 0.5:
        return
    one, two = random.sample(range(4), 2)
    for i in range(len(piles[one])):
        for j in range(len(piles[two])):
            apart = sum(piles[one]) - sum(piles[two])
            if abs(apart - 2 * (piles[one][i] - piles[two][j])) < abs(apart):
                piles[one][i], piles[two][j] = piles[two][j], piles[one][i]

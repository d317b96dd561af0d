"""Games worth showing, chosen from a rule set's own contracts: no id stands here, only what kind of game it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from tarock.rules import Bonus, Contract, RuleSet, Text
from tarock.scoring import DECLARER, OPPONENTS, BonusFact, Game
from tarock.scoring.possible import problems

NAMES = ("Anna", "Bert", "Cilli", "Dora")
"""Who sits where in all examples; Anna is Vorhand."""


@dataclass(frozen=True)
class Scenario:
    """A game and what it shows."""

    title: Text
    game: Game


def scenarios(rules: RuleSet) -> list[Scenario]:
    """The examples of a full rulebook, in the order of the chapters."""
    return [*game_scenarios(rules), *trischaken_scenarios(rules)]


def possible(rules: RuleSet, game: Game) -> bool:
    """Whether this game can occur in this rule set."""
    contract = rules.contracts.get(game.contract)
    known = all(fact.name in rules.bonuses for fact in game.bonuses)
    return contract is not None and known and not problems(rules, game, NAMES)


def game_scenarios(rules: RuleSet) -> list[Scenario]:
    """Examples of everything but Trischaken."""
    found = []
    for title, candidates in _candidates(rules):
        game = next((g for g in candidates if possible(rules, g)), None)
        if game is not None:
            found.append(Scenario(title, game))
    return found


def _first(rules: RuleSet, wanted: Callable[[Contract], bool]) -> list[Contract]:
    return [c for c in rules.contracts.values() if wanted(c)]


def _bonus(rules: RuleSet, contract: Contract, wanted: Callable[[Bonus], bool]) -> str:
    return next((b for b in contract.bonuses if wanted(rules.bonuses[b])), "")


def _plain(c: Contract) -> bool:
    """The ordinary calling game."""
    return c.partner == "called" and c.talon != "none" and not c.birds


def _alone(c: Contract) -> bool:
    """One against three, with half the talon, tarock trumps."""
    return c.kind == "positive" and c.partner == "none" and c.talon == "half"


def _candidates(rules: RuleSet) -> Iterator[tuple[Text, list[Game]]]:
    yield Text("Stille Prämie der Gegner", "A silent premium of the opponents"), _silent(rules)
    yield Text("Verloren mit Kontra", "Lost with kontra"), _kontra(rules)
    yield Text("Angesagter Vogel, kontriert", "An announced bird, kontra'd"), _bird(rules, made=True)
    yield Text("Spiel gewonnen, Vogel verloren", "Game won, bird lost"), _bird(rules, made=False)
    yield Text("Prämie im Solospiel", "A premium in a solo game"), _solo(rules)
    yield Text("Verlust, der mehr kostet", "A loss that costs more"), _dear(rules)
    yield Text("Viele Punkte", "Many points"), _count(rules)
    yield Text("Stiller Valat", "A silent Valat"), _valat(rules, announced=False)
    yield Text("Angesagter Valat, verloren", "An announced Valat, lost"), _valat(rules, announced=True)
    yield Text("Negativspiel mit Kontras", "A negative game with kontras"), _negative(rules)
    yield Text("Bei", "Bei"), _bei(rules)
    yield (
        Text("Der König liegt, es wird aufgegeben", "The king lies in the talon, the game is given up"),
        _given_up(rules),
    )
    yield Text("Vogelspiel ohne Vogel", "A bird game without a bird"), _no_bird(rules)
    yield Text("Renonce eines Gegners", "An opponent's Renonce"), _renonce(rules)


def _silent(rules: RuleSet) -> list[Game]:
    return [
        Game(c.id, (0,), partner=2, won=(True,), thirds=125, bonuses=(BonusFact(name, OPPONENTS),))
        for c in _first(rules, _plain)
        if (name := _bonus(rules, c, lambda b: b.test == "cards" and b.silent > 0))
    ]


def _kontra(rules: RuleSet) -> list[Game]:
    return [Game(c.id, (0,), partner=2, won=(False,), thirds=101, game_kontra=2) for c in _first(rules, _plain)]


def _bird(rules: RuleSet, *, made: bool) -> list[Game]:
    return [
        Game(
            c.id, (1,), partner=3, won=(True,),
            bonuses=(BonusFact(c.birds[0], DECLARER, announced=True, made=made, kontra=2 if made else 1),),
        )
        for c in _first(rules, lambda c: bool(c.birds))
    ]  # fmt: skip


def _solo(rules: RuleSet) -> list[Game]:
    games = []
    for c in _first(rules, lambda c: c.solo):
        name = _bonus(rules, c, lambda b: b.test == "ultimo") or _bonus(rules, c, lambda b: b.test == "cards")
        if name:
            partner = 3 if c.partner == "called" else None
            games.append(
                Game(c.id, (2,), partner=partner, won=(True,), bonuses=(BonusFact(name, DECLARER, announced=True),))
            )
    return games


def _dear(rules: RuleSet) -> list[Game]:
    return [Game(c.id, (0,), won=(False,), thirds=96) for c in _first(rules, lambda c: c.positive and c.lost > c.value)]


def _count(rules: RuleSet) -> list[Game]:
    games = []
    for c in _first(rules, _alone):
        limits = [b.at_least for name in c.bonuses if (b := rules.bonuses[name]).test == "count" and b.at_least]
        caught = _bonus(rules, c, lambda b: b.test == "mondfang" and b.silent > 0)
        facts = (BonusFact(caught, OPPONENTS),) if caught else ()
        games += [Game(c.id, (1,), won=(True,), thirds=limit, bonuses=facts) for limit in sorted(limits, reverse=True)]
    return games


def _valat(rules: RuleSet, *, announced: bool) -> list[Game]:
    return [
        Game(
            c.id,
            (0,),
            won=(True,),
            thirds=None,
            bonuses=(BonusFact(name, DECLARER, announced=announced, made=not announced),),
        )
        for c in _first(rules, _alone)
        if (name := _bonus(rules, c, lambda b: b.kind == "valat"))
    ]


def _negative(rules: RuleSet) -> list[Game]:
    kontras: list[dict[tuple[int, int], int]] = [{(1, 0): 2, (3, 0): 4}, {(1, 0): 4, (3, 0): 4}, {(1, 0): 2}]
    return [
        Game(c.id, (0,), won=(False,), kontra=kontra)
        for kontra in kontras
        for c in _first(rules, lambda c: c.kind == "negative" and c.kontra == "individual")
    ]


def _bei(rules: RuleSet) -> list[Game]:
    return [Game(c.id, (1, 3), won=(True, False)) for c in _first(rules, lambda c: c.bei > 1)]


def _given_up(rules: RuleSet) -> list[Game]:
    games = []
    for c in _first(rules, lambda c: c.partner == "called" and c.talon != "none"):
        facts = (BonusFact(c.birds[:2][-1], DECLARER, announced=True, made=False),) if c.birds else ()
        games.append(Game(c.id, (1,), end="given-up", bonuses=facts, king_in_talon=True))
    return sorted(games, key=lambda g: not g.bonuses)


def _no_bird(rules: RuleSet) -> list[Game]:
    if rules.calling.no_bird_pays is None:
        return []
    return [Game(c.id, (1,), end="no-bird") for c in _first(rules, lambda c: bool(c.birds))]


def _renonce(rules: RuleSet) -> list[Game]:
    return [Game(c.id, (0,), end="renonce", renonce_by=2) for c in _first(rules, _alone)]


# --- Trischaken ------------------------------------------------------------------------------------------------------

# Thirds of Vorhand and the players after her, and who spritzes where that is played.
_Listed = tuple[tuple[Text, tuple[int, int, int, int], set[int]], ...]

_POT: _Listed = (
    (Text("Ein Spieler verliert einfach", "One player simply loses"), (50, 40, 80, 40), {1}),
    (Text("Der Verlierer wird Bürgermeister", "The loser becomes Bürgermeister"), (30, 30, 120, 30), {1}),
    (Text("Eine Jungfrau", "A Jungfrau"), (60, 50, 100, 0), {1}),
    (
        Text("Die Vorhand wird Bürgermeister, dazu eine Jungfrau", "Vorhand is Bürgermeister, and a Jungfrau"),
        (120, 40, 50, 0),
        {0, 1, 2},
    ),
    (Text("Die Vorhand verliert", "Vorhand loses"), (90, 40, 40, 40), set()),
    (Text("Gleichstand", "A tie"), (36, 75, 75, 24), set()),
    (Text("Zwei Jungfrauen", "Two Jungfrauen"), (0, 0, 106, 104), set()),
)
_CLASSES: _Listed = (
    (
        Text("Jungfrau, Unterwertiger, zwei Oberwertige", "Jungfrau, Unterwertiger, two Oberwertige"),
        (0, 52, 53, 105),
        set(),
    ),
    (Text("Alle vier Klassen", "All four classes"), (50, 107, 53, 0), set()),
    (Text("Zwei gegen zwei", "Two against two"), (54, 51, 54, 51), set()),
    (Text("Einer macht alle Stiche", "One player takes every trick"), (210, 0, 0, 0), set()),
)


def trischaken_scenarios(rules: RuleSet) -> list[Scenario]:
    """Examples of the Trischaken, by its scale."""
    contract = next((c for c in rules.contracts.values() if c.kind == "trischaken"), None)
    if contract is None:
        return []
    listed = _CLASSES if rules.trischaken.scale == "classes" else _POT
    found = []
    for title, counts, spritzer in listed:
        who = frozenset(spritzer) if rules.trischaken.spritzer else frozenset()
        game = Game(contract.id, (0,), counts=counts, spritzer=who)
        if possible(rules, game):
            found.append(Scenario(title, game))
    return found


def contract_scenarios(rules: RuleSet, contract: Contract) -> list[Scenario]:
    """Examples of one game: won with something beside it, lost with a kontra."""
    facts: tuple[BonusFact, ...] = ()
    if contract.birds:
        facts = (BonusFact(contract.birds[0], DECLARER, announced=True),)
    elif name := _bonus(rules, contract, lambda b: b.test == "cards" and b.silent > 0 and b.side == "either"):
        facts = (BonusFact(name, DECLARER),)
    partner = 2 if contract.partner == "called" else None
    missed = tuple(replace(fact, made=False) for fact in facts if fact.announced)
    won, lost = Text("Gewonnen", "Won"), Text("Verloren, mit Kontra", "Lost, with kontra")
    if contract.kind == "negative":
        listed = [
            (won, Game(contract.id, (0,), won=(True,))),
            (lost, Game(contract.id, (0,), won=(False,), kontra={(1, 0): 2})),
        ]
    elif contract.positive:
        listed = [
            (won, Game(contract.id, (0,), partner=partner, won=(True,), bonuses=facts)),
            (lost, Game(contract.id, (0,), partner=partner, won=(False,), game_kontra=2, bonuses=missed)),
        ]
    else:
        return trischaken_scenarios(rules)
    return [Scenario(title, game) for title, game in listed if possible(rules, game)]


def under(rules: RuleSet, game: Game) -> Game | None:
    """The same game as it would stand under another rule set; None where it cannot occur there."""
    same = replace(game, spritzer=game.spritzer if rules.trischaken.spritzer else frozenset())
    return same if possible(rules, same) else None

"""Deals for record tests: random legal play, steered to a wanted contract, at tables of all sizes."""

from __future__ import annotations

from itertools import islice
from random import Random

from tarock.cards import commitment, deal
from tarock.deal import Action, Phase, State, actions as a, discard_choice, legal
from tarock.notation.record import Head, Record, start
from tarock.rules import Reason, RuleSet

NAMES = ("Anna", "Bert", "Cilli", "Dora", "Emil", "Fritz")
ODD_NAMES = ("Anna Maria", "weiter", "#1", ">", 'Toni "der Sküs"', "7", "a,b", "Žofie", "Sk", "open", "🂡", "declarer")


def random_head(rules: RuleSet, rng: Random, players: int | None = None, odd: bool = False) -> Head:
    """A head with fresh cards, now and then a bigger table; `odd` names need quotation marks."""
    size = players or rng.choice((4, 4, 4, *rules.table.sizes))
    names = tuple(rng.sample(ODD_NAMES, size)) if odd else NAMES[:size]
    seed, board = f"{rng.getrandbits(128):032x}", rng.randint(1, 99)
    cards = deal(seed, board)
    shown = commitment(seed) if rng.random() < 0.7 else ""
    doubles = rules.table.double_radl_after or rules.table.double_game_after
    radl = rng.choice((1, 2, 4)) if doubles else 1
    return Head(rules, board, names, rng.randrange(size), cards.hands, cards.talon, seed, shown, radl)


def played(record: Record, wanted: str | None, rng: Random, most: int = 1000) -> Record:
    """The record played on at random, the auction steered to a contract where it can be; `most` actions more."""
    for _ in range(most):
        if record.finished:
            break
        found = record.then(choose(record.state, wanted, rng))
        assert not isinstance(found, Reason), found
        record = found
    return record


def random_record(rules: RuleSet, rng: Random, odd: bool = False) -> Record:
    """A whole random deal; every contract of the set is tried equally often."""
    wanted = rng.choice((*rules.contracts, None))
    return played(start(random_head(rules, rng, odd=odd)), wanted, rng)


def choose(state: State, wanted: str | None, rng: Random) -> Action:
    """One legal action."""
    if state.phase is Phase.DISCARD:
        return a.Discard(state.declarer, rng.choice(list(islice(discard_choice(state).masks(), 200))))
    actions = legal(state)
    if state.phase is Phase.AUCTION and wanted is not None:
        return _steered(state, actions, wanted, rng)
    quiet = [action for action in actions if isinstance(action, a.Gut | a.Pass)]
    if quiet and rng.random() < 0.7:
        return quiet[0]
    return rng.choice(actions)


def _steered(state: State, actions: tuple[Action, ...], wanted: str, rng: Random) -> Action:
    """Towards a contract: bid it, join it, and otherwise say as little as possible."""
    joining = [x for x in actions if isinstance(x, a.Bid | a.Bei | a.Hold) and wanted == _game(state, x)]
    if joining and (state.standing != wanted or rng.random() < 0.7):
        return rng.choice(joining)
    for kind in (a.HandOn, a.Forehand, a.Pass, a.Gut):
        if (found := [x for x in actions if isinstance(x, kind)]) and rng.random() < 0.95:
            return found[0]
    return rng.choice(actions)


def _game(state: State, action: a.Bid | a.Bei | a.Hold) -> str:
    return state.standing if isinstance(action, a.Hold) else action.contract

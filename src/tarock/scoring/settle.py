"""The one settlement of the program: a `Game` in, a `Settlement` out."""

from __future__ import annotations

from tarock.rules import RuleSet
from tarock.scoring.game import Game
from tarock.scoring.negative import settle_negative
from tarock.scoring.penalties import settle_given_up, settle_no_bird, settle_no_bird_beside, settle_renonce
from tarock.scoring.positive import settle_positive
from tarock.scoring.settlement import Item, Settlement
from tarock.scoring.trischaken import settle_trischaken

_PLAYED = {
    "positive": settle_positive,
    "suit": settle_positive,
    "negative": settle_negative,
    "trischaken": settle_trischaken,
}
_ENDED = {"given-up": settle_given_up, "no-bird": settle_no_bird, "renonce": settle_renonce}


def settle(rules: RuleSet, game: Game) -> Settlement:
    """All items of a possible game (see `possible.problems`); both ledgers sum to zero.

    The game must be possible: an entry that cannot be is refused before, a deal played by the engine cannot be anything
    else.
    """
    items: list[Item] = []
    if game.end in _ENDED:
        items += _ENDED[game.end](rules, game)
    else:
        items += _PLAYED[rules.contracts[game.contract].kind](rules, game)
    items += settle_no_bird_beside(rules, game)
    return Settlement(tuple(items))

"""Rules of thumb win against chance: on the same deals, with the seats changed, by a wide margin."""

from __future__ import annotations

from random import Random

import pytest

from tarock.bots import Choice, Player, RandomPlayer, ThumbPlayer
from tarock.bots.thumb.auction import unit
from tarock.deal import Phase, View
from tarock.rules import RuleSet, builtin_ids, load
from tests.bots.tables import finish, fresh, result


class ThumbUntilPlay:
    """Bids and discards by thumb, plays cards at random: what remains is the difference of the card play."""

    def __init__(self, rules: RuleSet) -> None:
        self.thumb, self.chance = ThumbPlayer(rules), RandomPlayer()

    def choose(self, view: View, rng: Random) -> Choice:
        return (self.chance if view.phase is Phase.PLAY else self.thumb).choose(view, rng)


def duplicate(rules: RuleSet, one: Player, two: Player, deals: int) -> tuple[float, int, int]:
    """Gain of the first player per deal and seat, and how many deals it wins and loses over both seatings."""
    total, won, lost = 0.0, 0, 0
    for board in range(1, deals + 1):
        score = 0.0
        for seats in ([one, two, one, two], [two, one, two, one]):
            paid = result(rules, finish(fresh(rules, board), seats, board))
            score += float(paid[seats.index(one)] + paid[seats.index(one) + 2])
        total += score
        won += score > 0
        lost += score < 0
    return total / (4 * deals), won, lost


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_thumbs_beat_chance(rules_id: str) -> None:
    rules = load(rules_id)
    gain, won, lost = duplicate(rules, ThumbPlayer(rules), RandomPlayer(), 16)
    assert won > 2 * lost
    assert gain > 4 * unit(rules)


@pytest.mark.parametrize("rules_id", ["steirisch", "mostviertel"])
def test_thumbs_play_cards_better_than_chance(rules_id: str) -> None:
    rules = load(rules_id)
    gain, won, lost = duplicate(rules, ThumbPlayer(rules), ThumbUntilPlay(rules), 40)
    assert won > 2 * lost
    assert gain > 0.15 * unit(rules)

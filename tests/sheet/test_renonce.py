"""A Renonce on the list: the game is stopped, so what was announced is neither made nor lost yet."""

from __future__ import annotations

from typing import Any

from tests.sheet.evening import Evening, plain, solo

ANNOUNCED: list[dict[str, Any]] = [
    {"name": "valat", "by": "declarer", "announced": True},
    {"name": "pagat", "by": "opponents", "announced": True},
]


def test_announcements_that_could_not_both_succeed_stand_beside_each_other_in_a_renonce() -> None:
    evening = Evening()
    evening.game({"contract": "dreier", "declarer": "Anna", "renonce": {"by": "Dora"}, "bonus": ANNOUNCED})
    assert sum(plain(evening.sheet.points)) == 0
    assert evening.sheet.points[3] < 0


def test_in_a_game_that_was_played_they_cannot_both_be_made() -> None:
    from tarock.sheet import enter

    evening = Evening()
    assert ("bonus[2]", "entry-bonus-valat") in evening.refusal(enter, solo("Anna", bonus=ANNOUNCED))

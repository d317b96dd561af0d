"""A cup that is run by wishes, for tests: every wish goes through `decide`, ids are counted."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from tarock.rules import Problem, Problems
from tarock.tournament.cup import CupState, Event, decide, evolve, facts as f
from tarock.tournament.cups import cup_text
from tarock.tournament.event import Actor
from tarock.tournament.event.facts import Fact

AT = "2025-09-01T10:00:00+02:00"
ORGANISER = Actor("organiser", "Obmann")


class Running:
    """A cup under way."""

    def __init__(self, cup: str = "mostviertel", season: str = "2025/26") -> None:
        self.log: list[Event] = []
        self.state: CupState | None = None
        self.wish(f.Created(cup_text(cup)))
        if season:
            self.wish(f.SeasonBegun(season))

    @property
    def now(self) -> CupState:
        assert self.state is not None
        return self.state

    def wish(self, wish: Fact, *, id: str = "", at: str = AT, actor: Actor = ORGANISER) -> tuple[Event, ...]:
        made = decide(self.state, wish, id=id or f"e{len(self.log) + 1}", at=at, actor=actor)
        for event in made:
            self.log.append(event)
            self.state = evolve(self.state, event)
        return made

    def refused(self, wish: Fact, *, actor: Actor = ORGANISER, at: str = AT) -> list[Problem]:
        before = self.state
        with pytest.raises(Problems) as found:
            self.wish(wish, actor=actor, at=at)
        assert self.state == before
        for problem in found.value.problems:
            assert problem.reason.sentence("de") != problem.reason.sentence("en")
            assert "{" not in problem.reason.sentence("de") + problem.reason.sentence("en")
            assert problem.reason.clause or isinstance(wish, f.Created | f.Changed)
        return found.value.problems

    def codes(self, wish: Fact, *, actor: Actor = ORGANISER, at: str = AT) -> list[str]:
        return [problem.reason.code for problem in self.refused(wish, actor=actor, at=at)]

    def players(self, *names: str) -> None:
        for name in names:
            self.wish(f.PlayerAdded(name, consent=True))

    def date(self, id: str, day: str, *, final: bool = False, **other: Any) -> None:
        self.wish(f.DateSet(id, day, final=final, **other))

    def played(self, id: str, scores: Sequence[int]) -> None:
        """A recorded list: the Schrift of players 1, 2, 3 …"""
        self.wish(f.Recorded(id, tuple(f.Score(n, s) for n, s in enumerate(map(Fraction, scores), 1))))

"""Random tournament days: anybody wishes anything in any order; what must always hold, holds after every step."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import chain, pairwise
from typing import Any

from hypothesis import settings as profile, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tarock.tournament.event import (
    book,
    end_settlement,
    exclusions,
    facts as f,
    from_json,
    in_the_race,
    replay,
    standings,
    table_settlement,
    to_draw,
    to_json,
    waiting,
)
from tarock.tournament.event.roles import DESK, ORGANISER, REFEREE
from tarock.tournament.money import Prize
from tarock.tournament.plain import as_text
from tests.tournament.days import Hall

NUMBERS = st.integers(1, 14)
TABLES = st.integers(1, 3)
ROUNDS = st.integers(1, 3)


class Days(RuleBasedStateMachine):
    """One day; wishes are granted or refused, and only what was granted leaves a trace."""

    @initialize(
        leaving=st.sampled_from(["excluded", "unranked", "ranked"]),
        late=st.sampled_from(["never", "between-rounds"]),
        settle=st.sampled_from(["round", "end"]),
        missing=st.sampled_from(["zero", "unranked"]),
        capacity=st.sampled_from([0, 9]),
        draw=st.sampled_from([("random",), ("random", "blocks")]),
        present=st.integers(8, 10),
    )
    def open(self, leaving: str, late: str, settle: str, missing: str, capacity: int, draw: Any, present: int) -> None:
        self.hall = Hall(
            min(present, capacity or present),
            leaving=leaving,
            late_entry=late,
            settle=settle,
            missing_round=missing,
            capacity=capacity,
            draw=draw,
            draw_ahead=draw == ("random",),
            prizes=(Prize("rank", 1, 5000), Prize("raffle", text="Speck")),
            minutes=60,
            late_tables="desk",
            cents="10",
            at_four=4,
        )
        self.hall.draw(1)
        self.gone: dict[int, int] = {}

    def wish(self, fact: f.Fact, role: str = DESK) -> bool:
        """Whether it was granted."""
        before = len(self.hall.events)
        refused = self.hall.answer(fact, role)
        if refused:
            assert len(self.hall.events) == before
        return not refused

    @rule(name=st.text("abc", min_size=1, max_size=2))
    def register(self, name: str) -> None:
        self.wish(f.Registered(name))

    @rule(number=NUMBERS, fact=st.sampled_from([f.CheckedIn, f.CheckedOut, f.Unregistered, f.Paid, f.Refunded]))
    def at_the_door(self, number: int, fact: Any) -> None:
        self.wish(fact(number))

    @precondition(lambda self: self.hall.now.is_started)
    @rule(number=NUMBERS, fact=st.sampled_from([f.Withdrawn, f.Withdrawn, f.Returned]))
    def leave(self, number: int, fact: Any) -> None:
        self.wish(fact(number), ORGANISER)

    @precondition(lambda self: self.hall.now.is_started)
    @rule(number=NUMBERS)
    def substitute(self, number: int) -> None:
        self.wish(f.Substituted(number, f"Ersatz {number}"))

    @precondition(lambda self: self.hall.now.is_started)
    @rule(number=NUMBERS)
    def exclude(self, number: int) -> None:
        self.wish(f.Ruled("exclusion", "grob", players=(number,)), REFEREE)

    @precondition(lambda self: self.hall.now.rulings)
    @rule(data=st.data())
    def lift(self, data: st.DataObject) -> None:
        ruling = data.draw(st.sampled_from(self.hall.now.rulings))
        self.wish(f.RulingLifted(ruling.id, "doch nicht"), REFEREE)

    @rule(rounds=st.lists(ROUNDS, min_size=1, max_size=2, unique=True).map(sorted), keep=st.booleans())
    def draw(self, rounds: list[int], keep: bool) -> None:
        self.wish(f.Drawn(tuple(f.RoundDraw(number) for number in rounds), keep=keep), ORGANISER)

    @rule(rounds=st.lists(ROUNDS, min_size=1, max_size=3, unique=True))
    def undraw(self, rounds: list[int]) -> None:
        self.wish(f.Undrawn(tuple(rounds)), ORGANISER)

    @rule()
    def go_on(self) -> None:
        """What an organiser does who wants to get home: write what is missing, draw, and start the next round."""
        if self.hall.now.current is not None:
            self.finish()
        number = self.hall.now.next_round
        if not self.wish(f.Started(number)):
            drawn = bool(number <= 3 and self.hall.now.rounds[number - 1].tables)
            self.wish(f.Drawn((f.RoundDraw(number),), keep=drawn), ORGANISER)
            self.wish(f.Started(number))

    @precondition(lambda self: self.hall.now.is_started)
    @rule(table=TABLES, games=st.sampled_from([3, 4, 5]), data=st.data())
    def report(self, table: int, games: int, data: st.DataObject) -> None:
        round = self.hall.now.next_round - 1
        part = self.hall.now.rounds[round - 1].table(table)
        if part is None:
            return
        amounts = data.draw(st.lists(st.integers(-9, 9), min_size=len(part.players), max_size=len(part.players)))
        sums = {n: Fraction(amount, 2) for n, amount in zip(part.players, amounts, strict=True)}
        sums[part.players[0]] -= sum(sums.values())
        known = part.result.id if part.result and data.draw(st.booleans()) else ""
        self.wish(f.Reported(round, table, sums, games, replaces=known))
        self.wish(f.Confirmed(round, table, data.draw(st.sampled_from(part.players))))

    @precondition(lambda self: self.hall.now.current is not None)
    @rule()
    def finish(self) -> None:
        """All tables of the round write."""
        part = self.hall.now.current
        assert part is not None
        for table in part.tables:
            sums = self.hall.sums(part.number, table.number)
            agreed = self.hall.now.settings.games_at(len(table.players))
            if table.rivals:
                self.wish(f.Corrected(part.number, table.number, sums, agreed, "Streit"), REFEREE)
            elif not table.versions:
                assert self.wish(f.Reported(part.number, table.number, sums, agreed)) or self.hall.now.closed, table

    @rule(round=ROUNDS, table=TABLES)
    def correct(self, round: int, table: int) -> None:
        part = self.hall.now.rounds[round - 1].table(table)
        if part is None or part.result is None:
            return
        sums = {n: -points for n, points in part.result.sums.items()}
        self.wish(f.Corrected(round, table, sums, part.result.games, "Vorzeichen"), REFEREE)

    @precondition(lambda self: self.hall.now.is_started)
    @rule(round=ROUNDS, table=TABLES, fact=st.sampled_from([f.EndedEarly, f.PlaysOn, f.Began, f.TableSettled]))
    def at_the_table(self, round: int, table: int, fact: Any) -> None:
        self.wish(fact(round, table), DESK if fact is not f.PlaysOn else REFEREE)

    @rule(cents=st.integers(-500, 500), what=st.sampled_from(["float", "prize", "donation", "settlement"]))
    def cash(self, cents: int, what: str) -> None:
        self.wish(f.CashNoted(what, cents))

    @precondition(lambda self: self.hall.now.cash)
    @rule(data=st.data())
    def reverse(self, data: st.DataObject) -> None:
        self.wish(f.CashReversed(data.draw(st.sampled_from(self.hall.now.cash)).id, "falsch"))

    @precondition(lambda self: self.hall.now.is_started)
    @rule(fact=st.sampled_from([f.Raffled(), f.Closed(), f.Closed("Schluss"), f.Reopened("doch")]))
    def close(self, fact: f.Fact) -> None:
        self.hall.later(5)
        self.wish(fact, ORGANISER)

    # What must always hold

    @invariant()
    def the_events_tell_it_all(self) -> None:
        if not hasattr(self, "hall"):
            return
        again = replay(from_json(json.loads(json.dumps(to_json(event)))) for event in self.hall.events)
        assert again == self.hall.day
        assert as_text(standings(again)) == as_text(standings(self.hall.now))
        assert again.version == len(self.hall.events)

    @invariant()
    def everybody_sits_once_and_nobody_who_is_gone_is_drawn(self) -> None:
        if not hasattr(self, "hall"):
            return
        day = self.hall.now
        for part in day.rounds:
            seated = list(chain.from_iterable(table.players for table in part.tables))
            assert len(seated) == len(set(seated))
            assert all(len(table.players) in day.settings.sizes for table in part.tables)
        last = self.hall.events[-1].fact
        if isinstance(last, f.Drawn):
            for drawn in last.rounds:
                seated = sorted(chain.from_iterable(table.players for table in drawn.tables))
                assert seated == [entrant.number for entrant in to_draw(day)]

    @invariant()
    def points_are_zero_together_and_ranks_follow(self) -> None:
        if not hasattr(self, "hall"):
            return
        day = self.hall.now
        for part in day.rounds:
            for table in part.tables:
                assert sum(table.points.values(), Fraction(0)) == 0
                assert sum(line.cents for line in table_settlement(day, part.number, table.number)) >= 0
        rows = standings(day).rows
        assert sum((row.total for row in rows), Fraction(0)) == 0
        ranked = [row for row in rows if row.rank is not None]
        assert all(one.total >= other.total for one, other in pairwise(ranked))
        assert not {row.number for row in ranked} & {exclusion.number for exclusion in exclusions(day)}
        assert sum(end_settlement(day).values()) == 0

    @invariant()
    def the_box_holds_what_was_paid(self) -> None:
        if not hasattr(self, "hall"):
            return
        day = self.hall.now
        paid = sum(entrant.paid for entrant in day.entrants.values())
        sums = book(day).sums
        assert sums.get("fee", 0) + sums.get("refund", 0) == paid
        assert book(day).balance == sum(sums.values())

    @invariant()
    def places_are_not_given_twice(self) -> None:
        if not hasattr(self, "hall"):
            return
        day = self.hall.now
        racing, queue = in_the_race(day), waiting(day)
        assert not {e.number for e in racing} & {e.number for e in queue}
        assert not day.settings.capacity or not any(e.plays for e in queue) or len(racing) >= day.settings.capacity
        names = [e.name.casefold() for e in day.entrants.values() if e.status != "unregistered"]
        assert len(names) == len(set(names))


Days.TestCase.settings = profile(max_examples=40, stateful_step_count=40, deadline=None)
TestDays = Days.TestCase

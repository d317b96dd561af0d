"""Whatever has happened before, a draw is whole: everybody once, allowed tables, fixed seats, the same again."""

from __future__ import annotations

from hypothesis import given, settings, strategies as st

from tarock.tournament.draw import MODES, Entrant, Round, draw_round, report
from tests.tournament.draw.players import moved, seed, whole


@st.composite
def events(draw: st.DrawFn) -> tuple[list[list[Entrant]], int]:
    """Who is there in each of up to four rounds: some leave, some come; clubs; one or two cannot walk."""
    count = draw(st.integers(12, 44))
    fixed = draw(st.dictionaries(st.integers(1, count), st.integers(1, 3), max_size=2))
    clubs = draw(st.lists(st.integers(0, 6), min_size=count, max_size=count))
    players = [
        Entrant(number, frozenset({f"club {clubs[number - 1]}"} if clubs[number - 1] else ()), fixed.get(number))
        for number in range(1, count + 1)
    ]
    rounds = [players]
    for turn in range(draw(st.integers(0, 3))):
        leaving = draw(st.sets(st.sampled_from([each.number for each in rounds[-1]]), max_size=2))
        coming = [Entrant(100 * (turn + 1) + number) for number in range(draw(st.integers(0, 3)))]
        rounds.append([each for each in rounds[-1] if each.number not in leaving] + coming)
    return [players for players in rounds if len(players) >= 12], draw(st.integers(0, 2**32))


@settings(max_examples=25, deadline=None)
@given(events(), st.sampled_from(MODES), st.booleans())
def test_every_round_is_whole(event: tuple[list[list[Entrant]], int], mode: str, keep: bool) -> None:
    rounds, number = event
    history: list[Round] = []
    gone: set[int] = set()
    for players in rounds:
        numbers = [entrant.number for entrant in players]
        drawn = draw_round(
            players,
            seed=seed(number),
            history=history,
            mode=mode,
            ranking=numbers,
            keep=history[-1] if keep and history else None,
        )
        whole(drawn, players)
        for entrant in players:
            place = drawn.place_of(entrant.number)
            assert place is not None
            assert entrant.fixed_table in (None, place[0])
        gone |= (history[-1].players if history else set()) - set(numbers)
        assert not gone & drawn.players
        if keep and history:
            assert len(moved(history[-1], drawn)) <= 8  # two left, three came: at most two tables are given up
        history.append(drawn)
    said = report(history)
    assert said.repeated == sum(len(each.rounds) - 1 for each in said.repeats)

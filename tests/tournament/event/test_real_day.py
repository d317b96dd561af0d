"""A whole day from real random deals: what the day says equals what the lists of deals say, computed independently."""

from collections import defaultdict
from fractions import Fraction
from random import Random

import pytest

from tarock.rules import load
from tarock.sheet import Event, enter, open_sheet, replay as replay_sheet
from tarock.tournament.event import facts as f, from_json, replay, standings, to_json
from tarock.tournament.plain import as_text
from tests.tournament.days import START, Dealt, Hall, real_round, total


def write(hall: Hall, round: int, lists: dict[int, list[Dealt]]) -> None:
    """All tables write what their list says."""
    for table, deals in lists.items():
        players = hall.table(round, table).players
        wish = f.Reported(round, table, total(deals, players), len(deals), writer=players[0], confirmed_by=players[1])
        hall.do(wish, "table", f"Tisch {table}", table=(round, table))


@pytest.mark.parametrize("rules", ["steirisch", "mostviertel", "tirol"])
def test_two_withdrawals_a_walk_in_and_three_corrections(rules: str):
    rng = Random(f"day {rules}")
    hall = Hall(22, rules=rules, late_entry="between-rounds", at_four=4, leaving="ranked")
    expected: dict[int, Fraction] = defaultdict(Fraction)
    hall.draw(1, 2, 3)
    for round in (1, 2, 3):
        if round == 2:
            hall.do(f.Withdrawn(4), "desk")
            hall.do(f.Withdrawn(9), "desk")
            hall.do(f.Registered("Nachzügler"), "desk")
            hall.do(f.CheckedIn(23), "desk")
            hall.draw(2, 3, keep=True)
        hall.do(f.Started(round))
        lists = real_round(hall, round, rng)
        for deals in lists.values():
            for deal in deals:
                for number, points in deal.points.items():
                    expected[number] += points
        wrong = min(lists)
        spoilt = {**lists, wrong: lists[wrong][:-1]}  # one game forgotten, found out by a complaint
        hall.do(f.EndedEarly(round, wrong, "vergessen"), "referee")
        write(hall, round, spoilt)
        players = hall.table(round, wrong).players
        right = f.Corrected(round, wrong, total(lists[wrong], players), len(lists[wrong]), "ein Spiel vergessen")
        if right.sums == hall.table(round, wrong).result.sums:
            assert right.games == hall.table(round, wrong).result.games + 1
        hall.do(right, "referee")
    found = standings(hall.now)
    assert {row.number: row.total for row in found.rows} == dict(expected)
    assert sum(expected.values()) == 0
    assert [row.total for row in found.rows] == sorted(expected.values(), reverse=True)
    again = replay(from_json(to_json(event)) for event in hall.events)
    assert as_text(standings(again).rows) == as_text(found.rows)


@pytest.mark.parametrize("size", [4, 5, 6])
def test_the_entries_of_a_table_are_what_a_score_list_takes(size: int):
    hall = Hall(size, sizes=(size,), at_four=8)
    hall.draw(1)
    hall.do(f.Started(1))
    deals = real_round(hall, 1, Random(f"list {size}"))[1]
    players = hall.table(1, 1).players
    at = START.isoformat()
    names = tuple(f"Spieler {number}" for number in players)
    events: list[Event] = [open_sheet("open", at, names[0], rules=load("steirisch").id, players=names)]
    for number, deal in enumerate(deals):
        events.append(enter(replay_sheet(events), f"g{number}", at, names[0], deal.entry))
    sheet = replay_sheet(events)
    assert dict(zip(players, sheet.points, strict=True)) == total(deals, players)
    assert [dict(zip(players, row.cash, strict=True)) for row in sheet.rows] == [dict(deal.cash) for deal in deals]
    assert len(deals) == 2 * size

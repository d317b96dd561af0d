"""The draw in the office: seed, all at once, taken back, adjusted, by hand; printed and shown tables are the same."""

from __future__ import annotations

import pytest

from tarock.print.cups import rows_of
from tarock.tournament.event import Day as DayState, facts as f
from tarock.web.cups.tables import open_list
from tarock.web.sheets.models import SheetLink
from tests.web.cups.office.desks import MARIA, Office
from tests.web.games import SOLORUFER, write

pytestmark = pytest.mark.django_db


def seats(state: DayState, number: int) -> dict[int, tuple[int, ...]]:
    return {table.number: table.players for table in state.rounds[number - 1].tables}


@pytest.fixture
def office() -> Office:
    made = Office(draw_ahead=True)
    made.players(16)
    return made


def test_the_hall_draws_first_then_all_rounds_at_once(office: Office) -> None:
    page = office.organiser.get("auslosung/").content.decode()
    assert office.state.commitment in page
    assert "Zuerst zieht der Saal" in page
    assert office.day.secret not in page, "our half stays secret until the hall has drawn"
    office.organiser.post("auslosung/", "seed-drawn", public="Herz-König, 17")
    assert office.state.public == "Herz-König, 17"
    assert office.state.seed
    office.organiser.post("auslosung/", "draw", rounds=["1", "2", "3"])
    assert [len(part.tables) for part in office.state.rounds] == [4, 4, 4]
    page = office.organiser.get("auslosung/").content.decode()
    assert "Niemand trifft jemanden zweimal" in page


def test_a_number_without_tables_is_explained_with_the_ways_out() -> None:
    office = Office()
    office.players(11)
    office.organiser.post("auslosung/", "seed-drawn", public="Mond")
    page = office.organiser.get("auslosung/").content.decode()
    assert "11" in page
    assert "12" in page
    assert "10" in page
    answer = office.organiser.post("auslosung/", "draw", rounds="1")
    assert answer.status_code == 422
    assert not office.state.rounds[0].tables


def test_a_draw_is_taken_back_before_the_first_game_and_differs_then(office: Office) -> None:
    office.draw(1, 2, 3)
    before = seats(office.state, 1)
    office.organiser.post("auslosung/", "undrawn", rounds=["1", "2", "3"], reason="Tisch fehlt")
    assert not office.state.rounds[0].tables
    office.organiser.post("auslosung/", "draw", rounds=["1", "2", "3"])
    assert seats(office.state, 1) != before
    assert office.state.rounds[0].draw == 2


def test_a_draw_stands_after_the_first_game_on_a_phone(office: Office) -> None:
    office.draw(1)
    office.wish(f.Started(1))
    token = open_list(office.day, 1, 1, MARIA)
    names = [office.state.entrants[n].name for n in office.table(1).players]
    entry = SOLORUFER | {"declarer": names[0], "partner": names[2]}
    write(SheetLink.objects.get(token=token), by=names[0], entry=entry)
    answer = office.organiser.post("auslosung/", "undrawn", rounds="1", reason="zu spät")
    assert answer.status_code == 422
    assert office.state.rounds[0].tables


def test_late_arrivals_change_as_little_as_possible(office: Office) -> None:
    office.draw(1)
    before = seats(office.state, 1)
    office.desk.post("tuer/", "arrive", typed="Spät Gretl")
    assert "Mit möglichst wenig Änderungen" in office.organiser.get("auslosung/").content.decode()
    office.organiser.post("auslosung/", "draw", rounds="1", keep="1")
    after = seats(office.state, 1)
    same = sum(set(before[table]) <= set(after[table]) for table in before)
    assert same == len(before)
    assert 17 in {n for players in after.values() for n in players}


def test_tables_may_be_set_by_hand(office: Office) -> None:
    typed = "\n".join(f"{t}: {' '.join(str(4 * t - k) for k in range(4))}" for t in range(1, 5))
    office.organiser.post("auslosung/", "by-hand", round="1", tables=typed)
    assert seats(office.state, 1)[2] == (8, 7, 6, 5)
    assert office.state.rounds[0].by_hand
    answer = office.organiser.post("auslosung/", "by-hand", round="2", tables="1: 1 2 3 4\nTisch zwei")
    assert answer.status_code == 422
    assert "Tisch zwei" in answer.content.decode()
    answer = office.organiser.post("auslosung/", "by-hand", round="2", tables="1: 1 2 3 4")
    assert answer.status_code == 422, "everybody who is here must sit somewhere"
    assert not office.state.rounds[1].tables


def test_printed_and_shown_tables_are_the_same(office: Office) -> None:
    """Page, workbook, grid, codes and the players' own pages name the same table for everybody."""
    office.draw(1)
    expected = seats(office.state, 1)
    rows = rows_of(office.desk.get("papier/tische/1.xlsx").content)[1:]
    printed: dict[int, list[int]] = {}
    for table, _, number, _ in (row for row in rows if row[0].isdigit()):
        printed.setdefault(int(table), []).append(int(number))
    assert {table: tuple(players) for table, players in printed.items()} == expected
    listed = rows_of(office.desk.get("papier/sitzordnung/1.xlsx").content)[1:]
    seating = {int(row[1]): (int(row[2]), int(row[3])) for row in listed if row[1].isdigit()}
    assert seating == {n: (t, place) for t, players in expected.items() for place, n in enumerate(players, 1)}
    context = office.organiser.get("auslosung/").context["drawn"][0]["tables"]
    assert {table: tuple(n for n, _ in players) for table, players in context.items()} == expected
    grid = office.desk.get("runde/1/").context["tables"]
    assert {one.table.number: tuple(n for n, _ in one.names) for one in grid} == expected
    for at in expected:
        shown = office.desk.client.get(office.place(at)).context
        assert tuple(seat["number"] for seat in shown["seats"]) == expected[at]
        assert shown["table"].number == at


def test_who_withdrew_is_never_drawn_again(office: Office) -> None:
    office.draw(1)
    office.wish(f.Started(1))
    for table in office.state.rounds[0].tables:
        office.report(table.number)
    office.referee.post("schiedsrichter/", "withdrawn", number=3, reason="krank")
    office.organiser.post("auslosung/", "draw", rounds="2")
    if not office.state.rounds[1].tables:
        pytest.fail("fifteen players are three tables of five")
    assert 3 not in {n for players in seats(office.state, 2).values() for n in players}

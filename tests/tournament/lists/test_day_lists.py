"""Lists of a day: one row a player, the numbers of the day itself, a mark on what was drawn anew."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tarock.tournament import lists
from tarock.tournament.event import facts as f, standings
from tarock.tournament.money import Prize
from tests.tournament.days import Hall


def played(players: int = 9, **changes: object) -> Hall:
    hall = Hall(players, rounds=2, **changes)
    hall.draw(1, 2)
    hall.play(1)
    hall.play(2)
    return hall


def test_results_have_one_row_a_player_and_the_totals_of_the_standings() -> None:
    """T65."""
    day = played().now
    found = lists.results(day)
    assert sorted(n for n in found.column("number") if isinstance(n, int)) == list(range(1, 10))
    assert [(row.rank, row.number, row.total) for row in standings(day).rows] == list(
        zip(found.column("rank"), found.column("number"), found.column("total"), strict=True)
    )
    for row in found.rows:
        cells = dict(zip([column.key for column in found.columns], row, strict=True))
        assert cells["total"] == Fraction(str(cells["round1"])) + Fraction(str(cells["round2"]))


def test_the_criterion_that_decided_is_a_column() -> None:
    """T59: equal totals, the better best round."""
    hall = Hall(4, rounds=2, chain=("total", "best_round"))
    hall.draw(1, 2)
    for number, sums in ((1, (30, 10, -20, -20)), (2, (0, 20, -10, -10))):
        hall.do(f.Started(number))
        hall.report(number, 1, dict(zip((1, 2, 3, 4), map(Fraction, sums), strict=True)))
    found = lists.results(hall.now)
    assert found.column("number") == (1, 2, 3, 4)
    assert found.column("rank") == (1, 2, 3, 3)
    assert found.column("decided") == ("bessere beste Runde", "bessere beste Runde", "", "")
    assert found.notes == ("Rang 3 teilen sich 2: kein Kriterium entscheidet (Spieler 3, Spieler 4).",)
    assert lists.results(hall.now, lang="en").column("decided")[0] == "better best round"


def test_who_left_stays_in_the_list_without_a_rank() -> None:
    hall = Hall(9, rounds=2)
    hall.draw(1)
    hall.play(1)
    hall.do(f.Withdrawn(4, "Zug"), "desk")
    hall.draw(2)
    hall.play(2)
    found = lists.results(hall.now)
    row = dict(zip([column.key for column in found.columns], found.rows[-1], strict=True))
    assert (row["rank"], row["number"], row["round2"], row["decided"]) == (None, 4, None, "ausgestiegen")
    assert found.shown()[-1][0] == "–"


def test_an_interim_result_says_after_which_round() -> None:
    found = lists.results(played().now, rounds=1)
    assert found.title == "Stand nach Runde 1"
    assert "round2" not in [column.key for column in found.columns]


def test_seating_by_name_and_by_table_say_the_same() -> None:
    """T64: one source for what is printed and shown."""
    day = played(23).now
    by_name, by_table = lists.seating(day, [2]), lists.tables(day, 2)
    named = {(table, place, number) for _, number, table, place in by_name.rows}
    assert named == {(table, place, number) for table, place, number, _ in by_table.rows}
    assert len(by_name.rows) == 23
    assert list(by_name.column("name")) == sorted(str(name) for name in by_name.column("name"))


def test_a_seating_that_was_drawn_again_is_marked() -> None:
    """T64."""
    hall = Hall(8, rounds=2, draw_ahead=False)
    hall.draw(1)
    assert lists.seating(hall.now, [1]).version == "Auslosung 1"
    hall.do(f.Undrawn((1,), "Nachzügler"))
    hall.draw(1)
    assert lists.seating(hall.now, [1]).version == "Auslosung 2, ersetzt die vorige"
    assert lists.tables(hall.now, 1).version == "Auslosung 2, ersetzt die vorige"
    assert hall.now.seed in lists.tables(hall.now, 1).notes[0]


def test_all_rounds_in_one_seating_list() -> None:
    found = lists.seating(played(8).now)
    assert [column.title for column in found.columns] == ["Name", "Nr.", "R1 Tisch", "R1 Platz", "R2 Tisch", "R2 Platz"]


def test_registrations_tell_the_waiting_list_and_what_was_paid() -> None:
    hall = Hall(capacity=2)
    for name in ("Anna", "Bert", "Cilli"):
        hall.do(f.Registered(name), "desk")
    hall.do(f.Paid(1), "desk")
    found = lists.registrations(hall.now)
    assert found.column("status") == ("angemeldet", "angemeldet", "Warteliste")
    assert found.column("paid") == (1200, 0, 0)
    assert [column.key for column in found.columns] == ["number", "name", "status", "paid"]


def test_prizes_cash_and_settlement_sum_up() -> None:
    prizes = (Prize(rank=1, cents=12000), Prize(rank=2, cents=5000, text="Speck"))
    hall = played(8, prizes=prizes, settle="end", cents="10")
    for number in range(1, 9):
        hall.do(f.Paid(number), "desk")
    hall.do(f.CashNoted("prize", -9000, "1. Preis"))
    hall.do(f.CashCounted(700))
    day = hall.now
    assert [row[3:] for row in lists.prizes(day).rows] == [(12000, ""), (5000, "Speck")]
    assert sum(cents for cents in lists.settlement(day).column("gets") if isinstance(cents, int)) == 0
    found = lists.cash(day)
    assert found.column("balance")[-1] == 600
    assert "Nenngeld: 96,00 €" in found.notes
    assert found.notes[-1] == "Gezählt: 7,00 €, Unterschied 1,00 €"


def test_teams_share_a_rank() -> None:
    hall = Hall()
    for number in range(1, 9):
        hall.do(f.Registered(f"Spieler {number}", team="Nord" if number % 2 else "Süd"), "desk")
        hall.do(f.CheckedIn(number), "desk")
    hall.draw(1)
    hall.do(f.Started(1))
    for table in hall.now.rounds[0].tables:
        hall.report(1, table.number, dict.fromkeys(table.players, Fraction(0)))
    assert lists.team_results(hall.now).column("rank") == (1, 1)


def test_a_row_has_as_many_cells_as_there_are_columns() -> None:
    with pytest.raises(ValueError, match="cells"):
        lists.Listing("x", "x", (lists.Column("a", "A"),), ((1, 2),))


def test_cells_as_people_read_them() -> None:
    assert lists.shown(Fraction(17, 2), "points") == "+8½"
    assert lists.shown(Fraction(-8), "points") == "−8"
    assert lists.shown(138, "score") == "138"
    assert lists.shown(-1250, "cents") == "−12,50 €"
    assert lists.shown(1250, "cents", "en") == "12.50 €"
    assert lists.shown(None, "number") == "–"


@pytest.mark.parametrize(
    ("reason", "said"), [("", "die Zeit war um"), ("Die Wirtin sperrt zu", "Die Wirtin sperrt zu")]
)
def test_why_a_table_played_fewer_games_stands_there_in_words(reason: str, said: str) -> None:
    hall = Hall(8, rounds=1)
    hall.draw(1)
    hall.do(f.Started(1))
    hall.do(f.EndedEarly(1, 2, reason), "referee")
    hall.report(1, 1)
    hall.report(1, 2, games=14)
    assert lists.results(hall.now).notes == (f"Runde 1, Tisch 2: 14 von 16 Spielen ({said}).",)

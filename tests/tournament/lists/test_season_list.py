"""The season's table as a list: a column a tournament, dropped results faint and named."""

from __future__ import annotations

from fractions import Fraction

from tarock.tournament.cup.standings import season_table
from tarock.tournament.lists import Listing, season
from tests.tournament.cup.making import Running


def table() -> tuple[Running, Listing]:
    cup = Running("steirisch")
    cup.players("Anna", "Bert", "Cilli", "Dora")
    for number in range(1, 9):
        cup.date(f"d{number}", f"2025-10-{number:02}", title=f"Turnier {number}")
        cup.played(f"d{number}", [40, 10 * number, -20, -20 - 10 * number])
    found = season_table(cup.now, "2025/26", {})
    return cup, season(found, lambda number: getattr(cup.now.player(number), "name", ""), "Steirischer Tarockcup")


def test_a_row_a_player_a_column_a_tournament_and_the_totals_of_the_table() -> None:
    cup, found = table()
    lines = season_table(cup.now, "2025/26", {}).lines
    assert found.column("number") == tuple(line.number for line in lines)
    assert found.column("points") == tuple(line.total for line in lines)
    assert [column.title for column in found.columns][3:11] == [f"T{number}" for number in range(1, 9)]
    assert found.notes[0] == "T1 Turnier 1 (1. 10. 2025)"
    assert found.title == "Gesamtwertung 2025/26"


def test_points_without_the_faint_ones_make_the_total() -> None:
    _, found = table()
    keys = [column.key for column in found.columns]
    assert found.faint
    for number, row in enumerate(found.rows):
        counted = [
            cell
            for place, cell in enumerate(row)
            if keys[place].startswith("d")
            and keys[place] not in ("dropped", "decided")
            and (number, place) not in found.faint
        ]
        assert (
            sum((Fraction(cell) for cell in counted if cell not in ("", None)), Fraction(0))
            == row[keys.index("points")]
        )
        dropped = {found.columns[place].title for at, place in found.faint if at == number}
        assert set(str(row[keys.index("dropped")]).split(", ")) == dropped

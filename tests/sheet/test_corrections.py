"""Corrections of a list (field.md C 52, 53): everything after them is worked out again, the old lines stay."""

from __future__ import annotations

from fractions import Fraction

from tarock.sheet import cancel, correct, enter, strike
from tests.sheet.evening import DOUBLE_RADL, TRISCHAKEN, Evening, plain, rufer, solo


def _sums(evening: Evening) -> list[list[Fraction]]:
    return [list(row.points_sum) for row in evening.sheet.rows]


def test_field_52_game_2_is_corrected_when_14_are_written() -> None:
    evening = Evening()
    names = evening.sheet.players
    ids = [evening.game(rufer(names[n % 4], names[(n + 2) % 4])) for n in range(14)]
    before = evening.sheet
    evening.do(correct, ids[1], solo("Bert"), "Dreier statt Rufer", by="Dora")
    after = evening.sheet
    assert [row.points for row in after.rows[2:]] == [row.points for row in before.rows[2:]]
    assert plain(after.rows[1].points) == [-5, 15, -5, -5]
    difference = [a - b for a, b in zip(after.rows[1].points, before.rows[1].points, strict=True)]
    for old, new in zip(before.rows[1:], after.rows[1:], strict=True):
        assert list(new.points_sum) == [s + d for s, d in zip(old.points_sum, difference, strict=True)]
    versions = after.rows[1].versions
    assert [(v.kind, v.by, v.entry["contract"]) for v in versions] == [
        ("entered", "Anna", "rufer"),
        ("corrected", "Dora", "dreier"),
    ]
    assert versions[1].reason == "Dreier statt Rufer"


def test_a_cancelled_game_leaves_the_order_of_dealers_and_breaks_what_needs_its_vorhand() -> None:
    evening = Evening()
    first = evening.game(solo("Dora"))
    evening.game(rufer("Bert", "Dora"))
    evening.do(cancel, first, "nie gespielt")
    sheet = evening.sheet
    assert sheet.rows[0].status == "cancelled"
    assert sheet.rows[1].number == 1
    assert sheet.rows[1].status == "broken"  # Anna is Vorhand of it now, and only Vorhand plays a Rufer
    assert [p.reason.code for p in sheet.rows[1].problems] == ["entry-forehand-only"]
    assert plain(sheet.points) == [0, 0, 0, 0]
    assert sheet.next_seats[0] == "Bert"


def test_field_53_what_was_cancelled_comes_back_through_the_same_checks() -> None:
    evening = Evening(games=1)
    first = evening.game(rufer("Anna", "Cilli"))
    evening.do(cancel, first)
    assert evening.refusal(correct, first, rufer("Bert", "Cilli")) == [("declarer", "entry-forehand-only")]
    evening.do(correct, first, rufer("Anna", "Cilli"))
    assert evening.sheet.rows[0].status == "counted"
    assert plain(evening.sheet.points) == [1, -1, 1, -1]
    evening.do(cancel, first)
    evening.game(rufer("Anna", "Bert"))
    assert evening.refusal(correct, first, rufer("Bert", "Cilli")) == [("", "sheet-full")]


def test_field_52_radl_follows_a_correction() -> None:
    evening = Evening(rules="stammtisch", rules_text=DOUBLE_RADL)
    first = evening.game(TRISCHAKEN)
    for declarer in ("Bert", "Cilli", "Dora", "Anna", "Bert"):
        evening.game(solo(declarer))
    assert [row.radl for row in evening.sheet.rows] == [1, 2, 2, 2, 2, 1]
    assert plain(evening.sheet.rows[1].points) == [-10, 30, -10, -10]
    evening.do(correct, first, solo("Anna"))
    assert [row.radl for row in evening.sheet.rows] == [1] * 6
    assert plain(evening.sheet.rows[1].points) == [-5, 15, -5, -5]


def test_a_zero_game_doubles_the_next_where_the_set_says_so() -> None:
    evening = Evening(rules="stammtisch", rules_text=DOUBLE_RADL)
    evening.game(rufer("Anna", "Cilli", bonus=[{"name": "trull", "by": "opponents"}]))
    assert plain(evening.sheet.rows[0].points) == [0, 0, 0, 0]
    assert evening.sheet.next_radl == 2
    evening.game(solo("Dora"))
    assert evening.sheet.next_radl == 1


def test_oef_17_a_struck_game_counts_zero_for_all_and_stays() -> None:
    evening = Evening()
    first = evening.game(solo("Anna"))
    evening.game(rufer("Bert", "Dora"))
    assert evening.refusal(strike, first, " ") == [("reason", "sheet-reason-missing")]
    evening.do(strike, first, "Schreibfehler: dreimal +4, einmal −4", by="Leitung")
    sheet = evening.sheet
    assert sheet.rows[0].status == "struck"
    assert plain(sheet.rows[0].points) == [0, 0, 0, 0]
    assert sheet.rows[1].number == 2
    assert sheet.points == sheet.rows[1].points


def test_an_entry_cannot_say_what_the_list_knows_itself() -> None:
    evening = Evening()
    assert evening.refusal(enter, {**rufer("Anna", "Bert"), "players": ["X"]}) == [("players", "sheet-own-key")]


def test_five_at_the_table_pause_in_turn_and_get_nothing() -> None:
    evening = Evening(players=("Anna", "Bert", "Cilli", "Dora", "Emil"))
    for forehand in ("Anna", "Bert", "Cilli", "Dora", "Emil"):
        assert evening.sheet.next_seats[0] == forehand
        evening.game(rufer(forehand, evening.sheet.next_seats[2]))
    assert [row.pausing for row in evening.sheet.rows] == [("Emil",), ("Anna",), ("Bert",), ("Cilli",), ("Dora",)]
    assert all(sum(row.points) == 0 for row in evening.sheet.rows)
    assert evening.refusal(enter, rufer("Anna", "Emil")) == [("partner", "entry-pauses")]

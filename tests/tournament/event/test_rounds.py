"""Seed, draw and clock."""

from fractions import Fraction
from itertools import chain

import pytest

from tarock.cards import commitment
from tarock.tournament.draw import public_seed
from tarock.tournament.event import draw_report, ends_at, facts as f, standings, warns_at
from tests.tournament.days import SECRET, Hall, settings


def seats(hall: Hall, round: int) -> dict[int, tuple[int, ...]]:
    return {table.number: table.players for table in hall.now.rounds[round - 1].tables}


def test_seed_is_half_promised_and_half_drawn_in_public():
    hall = Hall(8)
    assert hall.now.commitment == commitment(SECRET)
    assert hall.refusal(f.Drawn((f.RoundDraw(1),))) == [("", "day-no-seed")]
    assert hall.refusal(f.SeedDrawn("7 9", "0" * 32)) == [("secret", "day-seed-secret")]
    assert hall.refusal(f.SeedDrawn(" ", "kein Hex")) == [("public", "day-seed-empty"), ("secret", "day-seed-secret")]
    hall.do(f.SeedDrawn(" Mond   7 ", SECRET))
    assert hall.now.seed == public_seed(SECRET, "Mond 7")
    assert hall.refusal(f.SeedDrawn("Mond 8", SECRET)) == [("", "day-seed-already")]


def test_without_a_promise_there_is_no_secret():
    hall = Hall()
    hall.events, hall.day = [], None
    hall.do(f.Opened(settings()))
    assert hall.refusal(f.SeedDrawn("Mond", SECRET)) == [("secret", "day-seed-uncommitted")]
    hall.do(f.SeedDrawn("Mond"))
    assert hall.now.seed == public_seed("", "Mond")


def test_all_rounds_at_once_seat_everybody_once_and_nobody_twice_with_another():
    hall = Hall(20)
    hall.draw(1, 2, 3)
    pairs = []
    for round in (1, 2, 3):
        assert sorted(chain.from_iterable(seats(hall, round).values())) == list(range(1, 21))
        pairs += [frozenset((a, b)) for group in seats(hall, round).values() for a in group for b in group if a < b]
    assert len(pairs) == len(set(pairs))


def test_the_draw_follows_from_seed_and_entrants():
    one, two = Hall(21), Hall(21)
    one.draw(1, 2, 3)
    two.draw(1, 2, 3)
    assert one.now.rounds == two.now.rounds


def test_eleven_players_are_explained_with_choices():
    hall = Hall(11)
    hall.do(f.SeedDrawn("Mond", SECRET))
    codes = [code for _, code in hall.refusal(f.Drawn((f.RoundDraw(1),)))]
    assert "draw-choice-wait" in codes


def test_undrawn_until_the_first_game():
    """T 68."""
    hall = Hall(16)
    hall.draw(1)
    first = seats(hall, 1)
    hall.do(f.Undrawn((1,), "ein Tisch wackelt"))
    assert not hall.now.rounds[0].tables
    hall.draw(1)
    assert hall.now.rounds[0].draw == 2  # a reprint says which draw it shows (T 64)
    assert seats(hall, 1) != first
    hall.do(f.Started(1))
    hall.do(f.Undrawn((1,)))  # the clock ran, but nobody has played
    assert not hall.now.is_started
    hall.draw(1)
    hall.do(f.Started(1))
    hall.do(f.Began(1, 2), "table", table=(1, 2))
    assert hall.do(f.Began(1, 2), "table", table=(1, 2)) == ""
    assert hall.refusal(f.Undrawn((1,))) == [("rounds", "day-round-played")]
    assert hall.refusal(f.Drawn((f.RoundDraw(1),), keep=True)) == [("rounds", "day-round-started")]


def test_later_rounds_are_undrawn_with_it():
    hall = Hall(16)
    hall.draw(1, 2, 3)
    assert hall.refusal(f.Undrawn((2,))) == [("rounds", "day-undraw-later")]
    hall.do(f.Undrawn((2, 3)))
    assert [bool(part.tables) for part in hall.now.rounds] == [True, False, False]
    assert hall.refusal(f.Undrawn((2,))) == [("rounds", "day-not-drawn")]
    assert hall.refusal(f.Undrawn(())) == [("rounds", "day-rounds-order")]


def test_a_drawn_round_is_drawn_again_only_on_purpose():
    hall = Hall(16)
    hall.draw(1)
    assert hall.refusal(f.Drawn((f.RoundDraw(1),))) == [("rounds", "day-drawn-already")]
    assert hall.refusal(f.Drawn((f.RoundDraw(3),))) == [("rounds", "day-round-before")]
    assert hall.refusal(f.Drawn((f.RoundDraw(2), f.RoundDraw(4)))) == [("rounds", "day-rounds-order")]
    assert hall.refusal(f.Drawn((f.RoundDraw(2), f.RoundDraw(3), f.RoundDraw(4)))) == [("rounds", "day-no-round")]
    assert hall.refusal(f.Drawn((f.RoundDraw(2, (f.Seats(1, (1, 2, 3, 4)),)),))) == [("rounds", "day-by-hand")]


def test_a_late_arrival_moves_few():
    hall = Hall(19, late_entry="between-rounds")
    hall.draw(1, 2, 3)
    hall.play(1)
    hall.do(f.Registered("Nachzügler"), "desk")
    hall.do(f.CheckedIn(20), "desk")
    before = seats(hall, 2)
    assert hall.refusal(f.Started(2)) == [("round", "day-unseated")]
    hall.draw(2, 3, keep=True)
    after = seats(hall, 2)
    assert sorted(chain.from_iterable(after.values())) == list(range(1, 21))
    moved = sum(1 for number, group in before.items() for player in group if player not in after.get(number, ()))
    assert moved <= 4
    assert hall.now.rounds[1].draw == 2
    hall.do(f.Started(2))


def test_by_hand_for_a_draw_with_cards():
    hall = Hall(9)
    hall.do(f.CheckedOut(9), "desk")
    tables = (f.Seats(7, (1, 2, 3, 4)), f.Seats(7, (5, 6, 7, 9)))
    wish = f.Drawn((f.RoundDraw(1, tables),), by_hand=True)
    assert [code for _, code in hall.refusal(wish)] == ["day-table-numbers", "day-seat-gone", "day-unseated"]
    tables = (f.Seats(1, (1, 2, 3)), f.Seats(2, (3, 5, 6, 7, 8, 4)))
    codes = [code for _, code in hall.refusal(f.Drawn((f.RoundDraw(1, tables),), by_hand=True))]
    assert codes == ["day-table-size", "day-table-size", "day-seated-twice"]
    hall.do(f.Drawn((f.RoundDraw(1, (f.Seats(7, (1, 2, 3, 4)), f.Seats(2, (5, 6, 7, 8)))),), by_hand=True))
    assert seats(hall, 1) == {7: (1, 2, 3, 4), 2: (5, 6, 7, 8)}
    assert hall.now.rounds[0].by_hand


@pytest.mark.parametrize("mode", ["blocks", "snake", "swiss"])
def test_the_last_round_by_standings(mode: str):
    hall = Hall(16, draw=("random", "random", mode), draw_ahead=False)
    hall.draw(1)
    hall.play(1)
    hall.draw(2)
    hall.do(f.Started(2))
    for table in hall.now.rounds[1].tables[:-1]:
        hall.report(2, table.number)
    assert hall.refusal(f.Drawn((f.RoundDraw(3),))) == [("rounds", "day-round-open")]
    hall.report(2, hall.now.rounds[1].tables[-1].number)
    best = [row.number for row in standings(hall.now).rows]
    hall.draw(3)
    if mode == "blocks":
        assert [set(group) for _, group in sorted(seats(hall, 3).items())] == [
            set(best[start : start + 4]) for start in range(0, 16, 4)
        ]
    assert sorted(chain.from_iterable(seats(hall, 3).values())) == list(range(1, 17))


def test_a_corrected_result_after_the_next_draw_ranks_anew_but_seats_nobody_anew():
    """T 68."""
    hall = Hall(16, draw=("random", "random", "blocks"), draw_ahead=False)
    hall.draw(1)
    hall.play(1)
    hall.draw(2)
    hall.play(2)
    hall.draw(3)
    drawn = seats(hall, 3)
    last = standings(hall.now).rows[-1].number
    there = hall.where(2, last)
    sums = dict.fromkeys(there.players, Fraction(-100)) | {last: Fraction(300)}
    hall.do(f.Corrected(2, there.number, sums, 16, "Zahlendreher"), "referee")
    assert standings(hall.now).rows[0].number == last
    assert seats(hall, 3) == drawn
    hall.do(f.Undrawn((3,)))  # before its first game it may still be drawn again, by the new standings
    hall.draw(3)
    assert last in seats(hall, 3)[1]


def test_club_mates_and_couples_sit_apart():
    hall = Hall(apart=("club", "couple"))
    for number in range(1, 17):
        hall.do(f.Registered(f"Spieler {number}", club="ABCD"[number % 4]), "desk")
        hall.do(f.CheckedIn(number), "desk")
    hall.draw(1)
    assert all(len({player % 4 for player in group}) == 4 for group in seats(hall, 1).values())


def test_who_cannot_walk_keeps_the_table():
    hall = Hall(15)
    hall.do(f.Registered("Gehbehindert", fixed_table=3), "desk")
    hall.do(f.CheckedIn(16), "desk")
    hall.draw(1, 2, 3)
    assert all(16 in seats(hall, round)[3] for round in (1, 2, 3))


def test_rounds_start_in_order_when_the_one_before_is_written():
    hall = Hall(8)
    assert hall.refusal(f.Started(1)) == [("round", "day-not-drawn")]
    hall.draw(1, 2, 3)
    assert hall.refusal(f.Started(2)) == [("round", "day-round-before")]
    assert hall.refusal(f.Started(4)) == [("round", "day-no-round")]
    hall.do(f.Started(1))
    assert hall.refusal(f.Started(1)) == [("round", "day-round-started")]
    hall.report(1, 1)
    assert hall.refusal(f.Started(2)) == [("round", "day-round-open")]
    hall.report(1, 2)
    hall.do(f.Started(2))


def test_the_clock_warns_and_can_be_put_back():
    hall = Hall(8, minutes=120, warning_minutes=15)
    hall.draw(1)
    assert ends_at(hall.now, 1) == ""
    assert hall.refusal(f.Extended(1, 5)) == [("round", "day-round-not-started")]
    hall.do(f.Started(1))
    assert hall.now.rounds[0].started == "2026-11-30T14:21:00+01:00"
    assert ends_at(hall.now, 1) == "2026-11-30T16:21:00+01:00"
    assert warns_at(hall.now, 1) == "2026-11-30T16:06:00+01:00"
    hall.do(f.Extended(1, 10, "Feueralarm"), "referee")
    hall.do(f.Extended(1, -5), "referee")
    assert ends_at(hall.now, 1) == "2026-11-30T16:26:00+01:00"
    assert hall.refusal(f.Extended(1, 0)) == [("minutes", "day-minutes")]
    assert hall.refusal(f.Extended(1, -200)) == [("minutes", "day-minutes")]


def test_rounds_without_time_have_no_clock():
    hall = Hall(8)
    hall.draw(1)
    hall.do(f.Started(1))
    assert ends_at(hall.now, 1) == warns_at(hall.now, 1) == ""
    assert hall.refusal(f.Extended(1, 5)) == [("round", "day-no-clock")]


def test_nobody_pauses_twice_before_all_once_and_nobody_meets_anybody_again():
    hall = Hall(25)
    hall.draw(1, 2, 3)
    made = draw_report(hall.now)
    assert made.repeats == ()
    assert sorted(made.pauses.values()) == [0] * 10 + [1] * 15


def test_where_not_both_can_be_the_cup_says_what_outweighs_what():
    """17 players: one table of five in each round."""
    reports = {}
    for order in (("meetings", "pauses", "apart"), ("pauses", "meetings", "apart")):
        hall = Hall(17, draw_order=order)
        hall.draw(1, 2, 3)
        reports[order[0]] = draw_report(hall.now)
    assert reports["meetings"].repeated == 3
    assert reports["pauses"].pauses_fair
    assert max(reports["pauses"].pauses.values()) == 1

"""Decisions of the referee: a log, struck games, Renonce."""

from fractions import Fraction

from tarock.tournament.event import facts as f
from tarock.tournament.money import Prize
from tarock.tournament.plain import to_plain
from tests.tournament.days import Hall


def running() -> tuple[Hall, tuple[int, ...]]:
    hall = Hall(8)
    hall.draw(1)
    hall.do(f.Started(1))
    return hall, hall.table(1, 1).players


def row(players: tuple[int, ...], *amounts: int) -> dict[int, Fraction]:
    return dict(zip(players, map(Fraction, amounts), strict=True))


def test_r_17_a_row_that_cannot_be_cleared_up_counts_zero_for_all():
    """Three times +4 and once −4 (R 17): the list does not sum to zero, until the referee strikes the row."""
    hall, players = running()
    written = row(players, 24, -16, 14, -14)
    assert hall.refusal(f.Reported(1, 1, written, 16), "desk") == [("sums", "day-sums-zero")]
    hall.do(
        f.Ruled("struck", "Zeile 9 unklar", "ÖF21", round=1, table=1, game=9, row=row(players, 4, 4, 4, -4)), "referee"
    )
    hall.do(f.Reported(1, 1, written, 16), "desk")
    assert hall.table(1, 1).points == row(players, 20, -20, 10, -10)
    assert hall.table(1, 1).result.sums == written  # the list stays as it was written
    assert [(r.fact.matter, r.fact.clause, r.by) for r in hall.now.rulings] == [("struck", "ÖF21", "Maria")]


def test_striking_a_row_of_a_stored_result():
    hall, players = running()
    hall.do(f.Reported(1, 1, row(players, 20, -20, 10, -10), 16), "desk")
    bad = f.Ruled("struck", "Kiebitz", round=1, table=1, game=3, row=row(players, 4, 4, 4, -4))
    assert hall.refusal(bad, "referee") == [("row", "day-struck-sum")]
    ruling = hall.do(f.Ruled("struck", "Kiebitz", round=1, table=1, game=3, row=row(players, 6, -2, -2, -2)), "referee")
    assert hall.table(1, 1).points == row(players, 14, -18, 12, -8)
    again = f.Ruled("struck", "noch einmal", round=1, table=1, game=3, row=row(players, 6, -2, -2, -2))
    assert hall.refusal(again, "referee") == [("game", "day-struck-already")]
    hall.do(f.RulingLifted(ruling, "doch kein Kiebitz"), "referee")
    assert hall.table(1, 1).points == row(players, 20, -20, 10, -10)
    assert hall.refusal(f.RulingLifted(ruling, "noch einmal"), "referee") == [("ruling", "day-no-ruling")]


def test_a_struck_row_that_was_needed_cannot_come_back_alone():
    hall, players = running()
    wish = f.Ruled("struck", "unklar", round=1, table=1, game=9, row=row(players, 4, 4, 4, -4))
    ruling = hall.do(wish, "referee")
    hall.do(f.Reported(1, 1, row(players, 24, -16, 14, -14), 16), "desk")
    assert hall.refusal(f.RulingLifted(ruling, "geklärt"), "referee") == [("ruling", "day-struck-sum")]


def test_mv_63_what_is_a_renonce_decides_the_referee():
    hall, players = running()
    wish = f.Ruled("renonce", "Farbe nicht bedient, Spiel 4", "MV-63", (players[0],), round=1, table=1, game=4)
    for role in ("organiser", "desk"):
        assert hall.refusal(wish, role) == [("", "day-may-not")]
    hall.do(wish, "referee", "Schiedsrichter Franz")
    ruling = hall.now.rulings[0]
    assert (ruling.by, ruling.fact.clause, ruling.fact.players) == ("Schiedsrichter Franz", "MV-63", (players[0],))


def test_decisions_are_checked_as_a_whole():
    hall, players = running()
    wish = f.Ruled("raten", " ", players=(99,), round=1, table=9)
    assert [code for _, code in hall.refusal(wish, "referee")] == [
        "plain-word",
        "day-reason-missing",
        "day-unknown-number",
        "day-no-table",
    ]
    assert hall.refusal(f.Ruled("struck", "wo"), "referee") == [("table", "day-struck-table")]
    wish = f.Ruled("struck", "x", round=1, table=1, game=17, row={99: Fraction(1)})
    assert [code for _, code in hall.refusal(wish, "referee")] == ["day-out-of-range", "day-sums-foreign"]
    assert hall.refusal(f.Ruled("exclusion", "wen"), "referee") == [("players", "day-exclusion-whom")]
    hall.do(f.Ruled("exclusion", "wegen", players=(players[0],)), "referee")
    wish = f.Ruled("exclusion", "wegen", players=(players[0],))
    assert hall.refusal(wish, "referee") == [("players", "day-gone")]
    hall.do(f.Ruled("warning", "laut", players=(players[1],)), "referee")
    assert hall.refusal(f.RulingLifted(hall.now.rulings[-1].id, " "), "referee") == [("reason", "day-reason-missing")]


def test_a_struck_game_was_played():
    hall = Hall(8)
    hall.draw(1)
    wish = f.Ruled("struck", "verschrieben", round=1, table=1, game=3)
    assert hall.refusal(wish, "referee") == [("round", "day-round-not-started")]
    hall.do(f.Started(1))
    ruling = hall.do(wish, "referee")
    assert hall.refusal(f.Undrawn((1,))) == [("rounds", "day-round-played")]
    hall.do(f.RulingLifted(ruling, "doch lesbar"), "referee")
    hall.do(f.Undrawn((1,)))


def test_the_prizes_of_a_raffle_stand_when_it_is_drawn():
    prizes = (Prize("rank", 1, 8000), Prize("raffle", 0, 0, "Geschenkkorb"))
    hall = Hall(8, prizes=prizes)
    hall.draw(1)
    hall.do(f.Raffled(), "desk")
    more = [to_plain(prize) for prize in (*prizes, Prize("raffle", 0, 0, "Schinken"))]
    assert hall.refusal(f.Amended({"prizes": more})) == [("prizes", "day-raffled-already")]
    hall.do(f.Amended({"prizes": [to_plain(prize) for prize in (Prize("rank", 1, 9000), prizes[1])]}))

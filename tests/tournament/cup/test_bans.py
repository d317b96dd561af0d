"""Bans are enforced with the reason: MV-62, Carinthia's three tournaments, and those that an organiser decides."""

from __future__ import annotations

from tarock.tournament.cup import facts as f, refused
from tarock.tournament.cup.leaving import bans_of, left_of
from tarock.tournament.event import Actor, facts as d
from tests.tournament.cup.making import Running
from tests.tournament.days import Hall

REFEREE = Actor("referee", "Schiedsrichter")


def running(cup: str) -> Running:
    made = Running(cup)
    made.players("Anna", "Bert", "Cilli")
    for n, day in enumerate(("2025-10-04", "2025-11-01", "2025-12-06", "2026-01-10", "2026-02-07"), 1):
        made.date(f"d{n}", day)
    return made


def test_mv_62_who_stops_and_who_plays_on_are_excluded_from_the_whole_cup() -> None:
    cup = running("mostviertel")
    made = cup.wish(f.Left(1, "2025-10-04", substitute=2), actor=REFEREE)
    assert [event.id for event in made] == [made[0].id, f"{made[0].id}.2"]
    assert all(not ban.until and not ban.tournaments for ban in cup.now.bans)
    found = refused(cup.now, "2030-01-01")
    assert set(found) == {1, 2}
    assert (found[1].code, found[1].clause) == ("cup-banned", "MV-62")
    assert found[1].sentence() == "Anna (Nr. 1) ist gesperrt, für immer: hat ein Turnier verlassen."
    assert "weitergespielt" in found[2].sentence()
    assert "played on" in found[2].sentence("en")


def test_mv_62_sent_twice_is_harmless() -> None:
    cup = running("mostviertel")
    cup.wish(f.Left(1, "2025-10-04", substitute=2), id="w")
    assert cup.wish(f.Left(1, "2025-10-04", substitute=2), id="w") == ()
    assert len(cup.now.bans) == 2


def test_a_ban_of_three_tournaments_ends_by_itself() -> None:
    cup = running("kaernten")
    cup.wish(f.Left(1, "2025-10-04", substitute=2))
    assert [ban.number for ban in cup.now.bans] == [1]
    days = ("2025-10-03", "2025-10-04", "2025-11-01", "2025-12-06", "2026-01-10", "2026-02-07")
    assert [1 in refused(cup.now, day) for day in days] == [False, True, True, True, True, False]
    assert refused(cup.now, "2026-01-10")[1].sentence().startswith("Anna (Nr. 1) ist gesperrt, noch für ein Turnier")
    cup.wish(f.DateCancelled("d3", "Schnee"))
    assert 1 in refused(cup.now, "2026-02-07")


def test_doing_it_again_excludes_for_good_in_carinthia() -> None:
    cup = running("kaernten")
    cup.wish(f.Left(1, "2025-10-04"))
    cup.wish(f.Left(1, "2026-02-07"))
    assert [ban.tournaments for ban in cup.now.bans] == [3, 0]
    assert 1 in refused(cup.now, "2031-01-01")


def test_the_length_is_decided_one_by_one_in_styria() -> None:
    cup = running("steirisch")
    assert cup.codes(f.Left(1, "2025-10-04")) == ["cup-ban-length"]
    cup.wish(f.Left(1, "2025-10-04", until="2025-12-31", reason="ohne Gruß"))
    assert refused(cup.now, "2025-12-31")[1].sentence() == (
        "Anna (Nr. 1) ist gesperrt, bis 31. 12. 2025: hat ein Turnier verlassen (ohne Gruß)."
    )
    assert 1 not in refused(cup.now, "2026-01-01")


def test_a_ban_follows_a_merging_and_can_be_lifted_with_a_reason() -> None:
    cup = running("mostviertel")
    (event,) = cup.wish(f.Banned(2, "2025-10-04", "hat die Karten gezinkt", until="2026-05-01"))
    cup.wish(f.Merged(3, 2))
    assert set(refused(cup.now, "2025-11-01")) == {2, 3}
    assert cup.codes(f.BanLifted(event.id, " ")) == ["cup-reason-missing"]
    cup.wish(f.BanLifted(event.id, "Irrtum"))
    assert refused(cup.now, "2025-11-01") == {}
    assert cup.codes(f.BanLifted(event.id, "noch einmal")) == ["cup-ban-lifted"]
    assert cup.codes(f.BanLifted("x", "r")) == ["cup-ban-unknown"]


def test_what_cannot_be_is_refused_with_all_reasons() -> None:
    cup = running("mostviertel")
    assert cup.codes(f.Banned(1, "gestern")) == ["cup-day", "cup-reason-missing"]
    assert cup.codes(f.Banned(1, "2025-10-04", "x", until="2025-09-01")) == ["cup-ban-before"]
    assert cup.codes(f.Banned(1, "2025-10-04", "x", until="2025-12-01", tournaments=2)) == ["cup-ban-both"]
    assert cup.codes(f.Banned(1, "2025-10-04", "x", tournaments=101)) == ["cup-ban-range"]
    assert cup.codes(f.Banned(9, "2025-10-04", "x")) == ["cup-number-unknown"]
    assert cup.codes(f.Left(1, "2025-10-04", substitute=1)) == ["cup-left-self"]
    assert cup.codes(f.Left(1, "2025-10-04", substitute=9)) == ["cup-number-unknown"]
    assert cup.codes(f.Banned(1, "2025-10-04", "x"), actor=REFEREE) == ["cup-may-not"]


def test_mv_62_a_day_tells_the_cup_whom_it_has_excluded() -> None:
    """The day closes the table and excludes the leaver; the cup makes the ban of it, once."""
    cup = Running("mostviertel")
    cup.players(*(f"Spieler {n}" for n in range(1, 9)))
    clauses = {"leaving": "MV-62", "substitutes": "MV-62"}
    hall = Hall(8, rounds=2, leaving="excluded", date="2025-10-04", clauses=clauses)
    hall.draw(1, 2)
    hall.do(d.Started(1))
    leaver = hall.table(1, 1).players[0]
    hall.do(d.Withdrawn(leaver, "wütend gegangen"), "desk")
    (ban,) = bans_of(cup.now, hall.now)
    assert (ban.number, ban.day, ban.clause) == (leaver, "2025-10-04", "MV-62")
    cup.wish(ban)
    assert bans_of(cup.now, hall.now) == ()
    assert refused(cup.now, "2026-01-10")[leaver].clause == "MV-62"
    assert left_of(cup.now, hall.now) == ()


def test_who_stopped_is_proposed_to_a_cup_that_bans_for_three_tournaments() -> None:
    cup = Running("kaernten")
    cup.players(*(f"Spieler {n}" for n in range(1, 9)))
    hall = Hall(8, rounds=2, leaving="unranked", date="2025-10-04")
    hall.draw(1, 2)
    hall.do(d.Started(1))
    leaver = hall.table(1, 1).players[0]
    hall.do(d.Withdrawn(leaver, "krank"), "desk")
    assert bans_of(cup.now, hall.now) == ()
    (wish,) = left_of(cup.now, hall.now)
    cup.wish(wish)
    assert [(ban.number, ban.tournaments) for ban in cup.now.bans] == [(leaver, 3)]
    assert left_of(cup.now, hall.now) == ()

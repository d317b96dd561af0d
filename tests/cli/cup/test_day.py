"""A whole tournament day from the command line on one file, then the season's table of several."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tarock.print.cups.spreadsheet import rows_of
from tests.cli.cup.running import codes, good, play, run, told

NAMES = ("Anna", "Bert", "Cilli", "Dora", "Emil", "Fritz", "Gerda", "Hans")


@pytest.fixture
def day(tmp_path: Path) -> Path:
    """A tournament with eight players, drawn."""
    path = tmp_path / "t1.jsonl"
    good("new", path, "--cup", "kaernten", "--title", "Eröffnungsturnier", "--date", "2025-10-04")
    good("register", path, *NAMES)
    good("draw", path, "--public", "Mond und Sküs")
    return path


def closed(path: Path) -> None:
    """Play all rounds and close, with nobody waiting for complaints."""
    for number in (1, 2, 3):
        play(path, number)
    lines = path.read_text("utf-8").splitlines()
    early = [
        line.replace(json.loads(line)["at"], "2025-10-04T14:00:00+02:00") if '"at"' in line else line for line in lines
    ]
    path.write_text("\n".join(early) + "\n", "utf-8")  # a quarter of an hour ago
    good("close", path)


def test_a_day_from_the_first_name_to_the_result_list(day: Path) -> None:
    assert "Tisch" in good("print", day)
    slips = day.with_name("zettel.pdf")
    good("print", day, "--what", "slips", "-o", slips)
    assert slips.read_bytes().startswith(b"%PDF")
    assert run("print", day, "--what", "slips")[0] == 2
    assert run("print", day, "--what", "wurst")[0] == 2
    closed(day)
    found = told("standings", day)
    assert (found["title"], found["closed"], found["missing"]) == ("Eröffnungsturnier", True, 0)
    assert [line["rank"] for line in found["lines"]] == sorted(line["rank"] for line in found["lines"])
    assert sum(line["total"] for line in found["lines"]) == 0
    out = good("print", day, "--what", "results")
    assert all(name in out for name in NAMES)
    assert len(good("standings", day, "--csv").splitlines()) == 9
    assert good("standings", day).startswith("Eröffnungsturnier")
    assert run("print", day, "--round", "9")[0] == 2
    assert all(len(line["rounds"]) == 1 for line in told("standings", day, "--round", "1")["lines"])


def test_results_are_checked_and_nothing_is_half_written(day: Path) -> None:
    good("start", day)
    seats = next(e["rounds"][0]["tables"][0] for e in _events(day) if e["kind"] == "drawn")
    before = day.read_bytes()
    wrong = [f"{n}=5" for n in seats["players"]]
    status, found = codes("result", day, f"1/{seats['table']}", *wrong)
    assert (status, "day-sum" in " ".join(found)) == (2, True)
    assert run("result", day, "1/x", "1=5")[0] == 2
    assert run("result", day, "1/1", "1=viel")[0] == 2
    assert day.read_bytes() == before


def _events(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()][1:]


def test_any_other_wish_as_json_twice_is_harmless(day: Path) -> None:
    wish = json.dumps({"kind": "cash-noted", "what": "float", "cents": 5000, "id": "kasse-1"})
    assert good("do", day, wish, "--role", "desk") == "cash-noted\n"
    assert good("do", day, wish, "--role", "desk") == "Nichts zu tun.\n"
    assert codes("do", day, wish.replace("kasse-1", "k2"), "--role", "public") == (2, ["day-may-not"])
    assert run("do", day, "x")[0] == 2
    assert run("do", day, wish, "--role", "wirt")[0] == 2
    many = '{"kind": "unregistered", "number": 8}\n{"kind": "unregistered", "number": 99}\n'
    before = day.read_bytes()
    assert run("do", day, "-", stdin=many)[0] == 2
    assert day.read_bytes() == before
    good("do", day, "-", stdin=many.splitlines()[0])


def test_a_register_gives_numbers_for_life_and_enforces_bans(tmp_path: Path) -> None:
    cup, first, second = (tmp_path / name for name in ("cup.jsonl", "t1.jsonl", "t2.jsonl"))
    good("new", cup, "--cup", "mostviertel", "--season", "2025/26")
    for path, date in ((first, "2025-10-04"), (second, "2025-11-08")):
        good("new", path, "--cup", "mostviertel", "--date", date)
    good("register", first, "Anna Moser", "Bert Öhl", "--register", cup)
    good("register", second, "Cilli", "anna moser", "2", "--register", cup)
    entered = {e["number"]: e["name"] for e in _events(second) if e["kind"] == "registered"}
    assert entered == {3: "Cilli", 1: "Anna Moser", 2: "Bert Öhl"}
    good("do", cup, json.dumps({"kind": "left", "number": 1, "day": "2025-11-08", "substitute": 3}))
    third = tmp_path / "t3.jsonl"
    good("new", third, "--cup", "mostviertel", "--date", "2025-12-06")
    status, found = codes("register", third, "Anna Moser", "--register", cup)
    assert (status, found) == (2, ["cup-banned"])
    assert "[MV-62]" in run("register", third, "Dora", "Cilli", "--register", cup)[2]
    assert not any(e["kind"] == "registered" for e in _events(third))
    assert "Dora" not in cup.read_text("utf-8")
    assert run("register", third, "77", "--register", cup)[0] == 2
    assert run("register", third, "77")[0] == 2
    assert run("register", third)[0] == 2


def test_the_season_from_tournaments_alone(tmp_path: Path) -> None:
    paths = []
    for n in (1, 2, 3):
        path = tmp_path / f"t{n}.jsonl"
        good("new", path, "--cup", "kaernten", "--title", f"Turnier {n}", "--date", f"2025-1{n - 1}-04")
        good("register", path, *NAMES)
        good("draw", path, "--public", f"Karte {n}")
        closed(path)
        paths.append(path)
    found = told("season", *paths, "--cup", "kaernten")
    assert [t["name"] for t in found["tournaments"]] == ["Turnier 1", "Turnier 2", "Turnier 3"]
    assert len(found["lines"]) == 8
    first = found["lines"][0]
    assert first["points"] == sum(r["points"] for r in first["results"] if r["counts"])
    assert sum(r["counts"] for r in first["results"]) == 2
    assert any(reason["code"] == "season-dropped" for reason in first["why"])
    out = good("season", *paths, "--cup", "kaernten", "--player", str(first["number"]))
    assert "Gestrichen:" in out
    assert good("season", *paths, "--cup", "kaernten", "--csv").startswith("Rang;Nr.;Name;T1;T2;T3;")
    assert run("season", *paths)[0] == 2
    assert run("season", *paths, "--cup", "wein")[0] == 2


def test_a_tournament_that_still_runs_counts_only_if_asked(day: Path) -> None:
    play(day, 1)
    assert told("season", day, "--cup", "kaernten")["lines"] == []
    assert len(told("season", day, "--cup", "kaernten", "--live")["lines"]) == 8


def test_files_that_cannot_be_used(tmp_path: Path, day: Path) -> None:
    assert run("new", day)[0] == 2
    assert run("standings", tmp_path / "fehlt")[0] == 2
    broken = tmp_path / "kaputt.jsonl"
    broken.write_text(day.read_text("utf-8") + '{"kind": "unfug"}\n', "utf-8")
    status, found = codes("standings", broken)
    assert status == 2
    assert "plain-missing" in found
    broken.write_text(day.read_text("utf-8") + '{"kind": "checked-', "utf-8")
    assert run("start", broken)[0] == 2
    cup = tmp_path / "cup.jsonl"
    good("new", cup, "--cup", "wien", "--season", "A")
    assert run("start", cup)[0] == 2
    assert run("standings", cup)[0] == 2


@pytest.mark.parametrize(
    "what", ["seating", "tables", "results", "registrations", "prizes", "settlement", "cash", "teams"]
)
def test_screen_csv_xlsx_and_pdf_have_the_same_rows(day: Path, what: str) -> None:
    """T 65: one list, four ways out."""
    play(day, 1)
    shown = good("print", day, "--what", what, "--csv").splitlines()
    for ending, mark in (("csv", b"\xef\xbb\xbf"), ("xlsx", b"PK"), ("pdf", b"%PDF")):
        out = day.with_name(f"{what}.{ending}")
        good("print", day, "--what", what, "-o", out)
        assert out.read_bytes().startswith(mark)
        if ending != "pdf":
            rows = [row for row in rows_of(out.read_bytes()) if any(row)]
            assert len(rows) >= len(shown)
            assert rows[0] == shown[0].split(";")
    assert run("print", day, "--what", what, "-o", day.with_name("x.doc"))[0] == 2
    assert good("print", day, "--what", what, "--lang", "en") != good("print", day, "--what", what)


def test_registrations_go_out_and_come_in_again(day: Path, tmp_path: Path) -> None:
    """Export and import of the registrations, as CSV and as XLSX."""
    for ending in ("csv", "xlsx"):
        out, other = tmp_path / f"liste.{ending}", tmp_path / f"{ending}.jsonl"
        good("print", day, "--what", "registrations", "-o", out)
        good("new", other, "--cup", "kaernten", "--date", "2025-11-08")
        good("register", other, "--from", out)
        entered = {e["number"]: e["name"] for e in _events(other) if e["kind"] == "registered"}
        assert entered == dict(enumerate(NAMES, 1))


def test_a_tournament_is_attached_to_the_date_of_its_day(tmp_path: Path, day: Path) -> None:
    cup = tmp_path / "cup.jsonl"
    good("new", cup, "--cup", "kaernten", "--season", "2025/26")
    status, out, err = run("season", cup, day, "--live")
    assert (status, "Anna" in out) == (0, False)
    assert "Zu keinem Termin des Cups gehört: Eröffnungsturnier." in err
    good("do", cup, '{"kind": "date-set", "date": "d1", "day": "2025-10-04", "venue": "Zollner"}')
    assert good("attach", cup, day) == "Zugeordnet.\n"
    assert good("attach", cup, day) == "Schon zugeordnet.\n"
    assert [e["date"] for e in _events(cup) if e["kind"] == "tournament-attached"] == ["d1"]
    other = tmp_path / "t2.jsonl"
    good("new", other, "--cup", "kaernten", "--date", "2025-11-08", "--title", "Zweites", "--final")
    good("attach", cup, other)
    (made,) = [e for e in _events(cup) if e["kind"] == "date-set" and e["title"] == "Zweites"]
    assert (made["day"], made["final"], made["season"]) == ("2025-11-08", True, "2025/26")
    assert run("season", cup, day, other, "--season", "1999")[0] == 2


def test_fame_and_calendar_of_a_cup(tmp_path: Path, day: Path) -> None:
    cup = tmp_path / "cup.jsonl"
    good("new", cup, "--cup", "kaernten", "--season", "2025/26")
    for name in NAMES:
        good("do", cup, json.dumps({"kind": "player-added", "name": name}))
    good("attach", cup, day)
    closed(day)
    good("do", cup, '{"kind": "season-ended", "season": "2025/26"}')
    found = told("fame", cup, day)
    assert found["champions"][0]["rank"] == 1
    assert len(found["players"]) == 8
    first = found["players"][0]
    assert (first["wins"], first["titles"], first["starts"]) == (1, 1, 1)
    out = good("fame", cup, day)
    assert f"2025/26: 1. {first['name']}" in out
    assert "Ewige Bestenliste" in out
    page = told("fame", cup, day, "--player", str(first["number"]))
    assert (page["played"][0]["rank"], page["seasons"][0]["rank"]) == (1, 1)
    assert "Eröffnungsturnier: 1." in good("fame", cup, day, "--player", str(first["number"]))
    assert run("fame", cup, day, "--player", "99")[0] == 2
    assert run("fame", day)[0] == 2
    assert "Eröffnungsturnier" in good("calendar", cup)
    ics = tmp_path / "termine.ics"
    good("calendar", cup, "-o", ics)
    assert b"SUMMARY:K\xc3\xa4rntner Tarockcup: Er\xc3\xb6ffnungsturnier" in ics.read_bytes()
    assert told("calendar", cup)[0]["day"] == "2025-10-04"
    assert run("calendar", day)[0] == 2

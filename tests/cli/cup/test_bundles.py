"""A laptop at the venue runs the event, the cup's machine gets the result: export, import, conflicts."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.cup.running import codes, good, play, run, told


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with a cup and a tournament that is set up."""
    folder = tmp_path / "daheim"
    folder.mkdir()
    good("new", folder / "cup.jsonl", "--cup", "steirisch", "--season", "2025/26")
    good("new", folder / "t1.jsonl", "--cup", "steirisch", "--date", "2025-10-04")
    good("register", folder / "t1.jsonl", *(f"Spieler {n}" for n in range(1, 9)), "--register", folder / "cup.jsonl")
    return folder


def stream(path: Path) -> str:
    return str(json.loads(path.read_text("utf-8").splitlines()[0])["id"])


def test_to_the_venue_and_back(home: Path, tmp_path: Path) -> None:
    day = stream(home / "t1.jsonl")
    good("attach", home / "cup.jsonl", home / "t1.jsonl")
    out = tmp_path / "ausfuhr.json"
    good("export", home / "cup.jsonl", home / "t1.jsonl", "-o", out)
    laptop = tmp_path / "laptop"
    laptop.mkdir()
    assert len(told("import", out, laptop)["added"]) == 2
    there = laptop / f"{day}.jsonl"
    assert there.read_bytes() == (home / "t1.jsonl").read_bytes()
    good("draw", there, "--public", "Herz")
    play(there, 1)
    back = tmp_path / "zurueck.json"
    good("export", there, "-o", back)
    added = told("import", back, home)["added"]
    assert [row["file"] for row in added] == [str(home / "t1.jsonl")]
    assert (home / "t1.jsonl").read_bytes() == there.read_bytes()
    assert good("import", back, home) == "Nichts Neues.\n"
    assert good("import", out, home) == "Nichts Neues.\n"
    season = told("season", home / "cup.jsonl", home / "t1.jsonl", "--live")
    assert len(season["lines"]) == 8
    assert told("season", back, home / "cup.jsonl", "--live") == season


def test_a_conflict_is_refused_with_all_problems_and_changes_nothing(home: Path, tmp_path: Path) -> None:
    out = tmp_path / "a.json"
    good("export", home / "cup.jsonl", home / "t1.jsonl", "-o", out)
    laptop = tmp_path / "laptop"
    laptop.mkdir()
    good("import", out, laptop)
    paths = [laptop / f"{stream(home / name)}.jsonl" for name in ("cup.jsonl", "t1.jsonl")]
    good("register", paths[1], "Neu dort", "--register", paths[0])
    good("register", home / "t1.jsonl", "Neu hier", "--register", home / "cup.jsonl")
    back = tmp_path / "b.json"
    good("export", *paths, "-o", back)
    before = [(home / name).read_bytes() for name in ("cup.jsonl", "t1.jsonl")]
    assert codes("import", back, home) == (1, ["cup-bundle-conflict", "cup-bundle-conflict"])
    err = run("import", back, home)[2]
    assert "Die Folge ging an zwei Orten weiter" in err
    assert before == [(home / name).read_bytes() for name in ("cup.jsonl", "t1.jsonl")]


def test_what_is_no_export_is_refused(tmp_path: Path, home: Path) -> None:
    path = tmp_path / "x.json"
    for text, code in (
        ('{"format": "anderes"}', "cup-bundle-format"),
        ('{"format": "tarock-cup", "version": 9, "streams": [{}]}', "cup-bundle-version"),
        ('{"format": "tarock-cup", "version": 1, "streams": [{"kind": "hund"}]}', "cup-bundle-stream"),
        (
            '{"format": "tarock-cup", "version": 1, "streams": [{"kind": "cup", "id": "x", "events": []}]}',
            "cup-bundle-broken",
        ),
    ):
        path.write_text(text, "utf-8")
        assert codes("import", path, home) == (2, [code])
    path.write_text("[]", "utf-8")
    assert run("import", path, home)[0] == 2
    good("export", home / "t1.jsonl", "-o", path)
    assert run("import", path, tmp_path / "fehlt")[0] == 2
    assert run("export", home / "t1.jsonl", home / "t1.jsonl")[0] == 2
    twice = json.loads(path.read_text("utf-8"))
    twice["streams"] *= 2
    path.write_text(json.dumps(twice), "utf-8")
    assert codes("import", path, home) == (2, ["cup-bundle-twice"])


def test_events_that_cannot_follow_are_refused(tmp_path: Path, home: Path) -> None:
    path = tmp_path / "x.json"
    good("export", home / "cup.jsonl", "-o", path)
    found = json.loads(path.read_text("utf-8"))
    events = found["streams"][0]["events"]
    for broken in (events[1:], [*events, {**events[-1], "id": "x", "kind": "player-changed", "number": 99}]):
        path.write_text(json.dumps({**found, "streams": [{**found["streams"][0], "events": broken}]}), "utf-8")
        assert codes("import", path, home) == (2, ["cup-bundle-broken"])


def test_the_archive_of_a_day_is_read_too(home: Path, tmp_path: Path) -> None:
    events = [json.loads(line) for line in (home / "t1.jsonl").read_text("utf-8").splitlines()][1:]
    path = tmp_path / "tag.json"
    path.write_text(json.dumps({"format": "tarock-day", "version": 1, "events": events}), "utf-8")
    assert told("standings", path) == told("standings", home / "t1.jsonl")
    assert run("start", path)[0] == 2

"""`tarock cup list`, `show`, `check`, `points`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tarock.tournament.cups import builtin_cups
from tests.cli.cup.running import good, run, told

OWN = """\
extends = "wien"
source = "WIR"
[cup]
id = "unser"
name = "Unser Cup"
name_en = "Our cup"
[citations]
WIR = "Aushang"
[season]
best = 4
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "unser.toml"
    path.write_text(OWN, "utf-8")
    return path


def test_list_names_every_cup() -> None:
    out = good("list")
    assert all(f"\n{cup_id} " in f"\n{out}" for cup_id in builtin_cups())
    rows = told("list", "--lang", "en")
    assert [row["id"] for row in rows] == list(builtin_cups())
    assert next(row for row in rows if row["id"] == "wien")["name"] == "Vienna Tarock Cup"


def test_show_marks_what_is_assumed() -> None:
    out = good("show", "mostviertel")
    assert "Annahme: Das Regelwerk sagt dazu nichts" in out
    assert "Wer ein Turnier abbricht: ist vom ganzen Cup ausgeschlossen [MV-62]" in out
    assert "Ein Punkt ist: 1 Cent [MV-06]" in out
    assert "E-Mail: obmann@mostviertler-tarock.at [MV-03]" in out
    assert "MV: Mostviertler Tarockcup, Anmeldung und Regelwerk" in out
    assert max(map(len, out.splitlines())) <= 100
    assert "Assumption:" in good("show", "mostviertel", "--lang", "en")


def test_show_as_json_has_source_or_assumption_for_every_value() -> None:
    found = told("show", "kaernten")
    assert found["chain"] == ["kaernten", "steirisch"]
    assert all(row["source"] for row in found["values"])
    by_path = {row["path"]: row for row in found["values"]}
    assert by_path["ranking.chain"]["value"] == "Summe, bessere beste Runde, sonst geteilter Rang"
    assert by_path["leaving.ban"]["value"] == "gesperrt für 3 Turniere"


def test_a_file_of_ones_own(own: Path) -> None:
    assert "die besten 4 Ergebnisse [WIR]" in good("show", own)
    assert good("check", own) == "unser.toml: in Ordnung. „Unser Cup“.\n"
    assert told("check", own)["problems"] == []


def test_check_names_all_problems_with_status_1_and_unreadable_ones_with_2(own: Path, tmp_path: Path) -> None:
    own.write_text(OWN + '[play]\nrounds = 0\n[money]\nsettle = "spaeter"\n', "utf-8")
    status, out, _ = run("check", own)
    assert (status, len(out.splitlines())) == (1, 2)
    assert "Zeile 12: play.rounds" in out
    status, out, _ = run("check", own, "--json", "--lang", "en")
    assert [p["key"] for p in json.loads(out)["problems"]] == ["play.rounds", "money.settle"]
    assert run("check", tmp_path / "fehlt.toml")[0] == 2
    assert run("check", own, tmp_path / "fehlt.toml")[0] == 2


def test_a_rule_set_of_ones_own(own: Path, tmp_path: Path) -> None:
    haus = tmp_path / "haus.toml"
    haus.write_text(
        'extends = "steirisch"\nsource = "W"\n[citations]\nW = "w"\n[set]\nid = "haus"\nname = "Haus"\n', "utf-8"
    )
    own.write_text(OWN + '[play]\nrules = "haus"\n', "utf-8")
    assert run("check", own)[0] == 1
    assert run("check", own, "--rules", haus)[0] == 0
    assert "Regelsatz: Haus" in good("show", own, "--rules", haus)


def test_show_of_nothing() -> None:
    status, out, err = run("show", "wein")
    assert (status, out) == (2, "")
    assert "Gemeint war „wien“?" in err


@pytest.mark.parametrize(
    ("args", "points"),
    [
        (("wien", "--rank", "3"), 180),
        (("wien", "--rank", "53", "--of", "80"), 0),
        (("wien", "--rank", "53", "--of", "80", "--final"), -3),
        (("wien", "--absent", "--of", "60", "--final"), -11),
        (("kaernten", "--score", "160"), 130),
        (("kaernten", "--score=-5"), 0),
        (("tirol", "--rank", "5", "--of", "28"), 124),
        (("tirol", "--system", "schrift-tischrang", "--score", "65", "--tables", "1/4,1/4,2/5"), 230),
        (("oesterreich-finale", "--rank", "1", "--of", "198"), 60),
        (("frohnleiten", "--score", "12,5"), 12.5),
    ],
)
def test_points_and_why(args: tuple[str, ...], points: float) -> None:
    found = told("points", *args)
    assert found["points"] == points
    assert found["why"][0]["why"]
    assert len(good("points", *args).splitlines()) > 1


def test_the_whole_scale() -> None:
    assert told("points", "tirol", "--of", "5")["points"] == [200, 84, 25, 3, 0]
    assert good("points", "tirol", "--of", "5").splitlines()[-1].split() == ["5", "–"]


def test_what_cannot_be_pointed() -> None:
    assert run("points", "tirol", "--system", "x")[0] == 2
    assert run("points", "tirol", "--score", "viel")[0] == 2
    assert run("points", "tirol", "--tables", "5/4")[0] == 2

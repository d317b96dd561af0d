"""`tarock cup draw` without a tournament: n players or a list, from a seed."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

from tests.cli.cup.running import codes, good, run, told

SEED = "0123456789abcdef" * 2


def test_the_same_seed_gives_the_same_seating() -> None:
    one, other = (told("draw", "20", "--seed", SEED) for _ in range(2))
    assert one == other
    assert (one["seed"], one["repeats"], len(one["rounds"])) == (SEED, 0, 3)
    for drawn in one["rounds"]:
        assert sorted(n for table in drawn for n in table["players"]) == list(range(1, 21))
    met = [pair for drawn in one["rounds"] for t in drawn for pair in combinations(sorted(t["players"]), 2)]
    assert len(met) == len(set(met))


def test_a_fresh_seed_is_told() -> None:
    seed = told("draw", "8")["seed"]
    assert len(seed) == 32
    assert told("draw", "8", "--seed", seed)["rounds"] == told("draw", "8", "--seed", seed)["rounds"]


def test_eleven_with_tables_of_four_and_five_are_explained_with_choices() -> None:
    status, found = codes("draw", "11")
    assert (status, found[0]) == (2, "draw-no-partition")
    assert {"draw-choice-wait", "draw-choice-leave", "draw-choice-allow"} <= set(found)
    assert [len(t["players"]) for t in told("draw", "11", "--sizes", "4,5,6")["rounds"][0]] in ([5, 6], [6, 5])


def test_a_list_of_names_with_clubs_and_couples(tmp_path: Path) -> None:
    path = tmp_path / "liste.csv"
    rows = ["Nr.;Name;Verein;Paar;fester Tisch", "7;Anna Moser;TF;m;", "9;Bert Moser;;m;", "12;Cilli Öhl;TF;;1"]
    rows += [f";Spieler {n};;;" for n in range(1, 14)]
    path.write_text("\n".join(rows), "utf-8")
    found = told("draw", path, "--seed", SEED)
    assert found["players"]["7"] == "Anna Moser"
    assert len(found["players"]) == 16
    for drawn in found["rounds"]:
        assert not any({7, 9} <= set(t["players"]) or {7, 12} <= set(t["players"]) for t in drawn)
        assert 12 in next(t["players"] for t in drawn if t["table"] == 1)
    out = good("draw", path, "--seed", SEED, "--csv")
    assert out.splitlines()[0] == "Runde;Tisch;Platz;Nr.;Name"
    assert len(out.splitlines()) == 1 + 3 * 16


def test_a_list_of_names_alone(tmp_path: Path) -> None:
    path = tmp_path / "namen.txt"
    path.write_text("\n".join(f"Spieler {n}" for n in "ABCDEFGH"), "utf-8")
    assert next(iter(told("draw", path)["players"].values())) == "Spieler A"


def test_lists_that_cannot_be_read_name_every_line(tmp_path: Path) -> None:
    path = tmp_path / "liste.csv"
    path.write_text("Nr.;Name\nx;Anna\n2;\n3;Bert\n", "utf-8")
    status, _, err = run("draw", path)
    assert status == 2
    assert [line.split()[2] for line in err.splitlines()] == ["2:", "3:"]
    assert run("draw", tmp_path / "fehlt.csv")[0] == 2
    assert run("draw", "wurst")[0] == 2


def test_rounds_and_tables_of_a_cup() -> None:
    assert len(told("draw", "16", "--cup", "tirol", "--rounds", "2")["rounds"]) == 2
    assert run("draw", "16", "--cup", "wein")[0] == 2
    assert codes("draw", "16", "--seed", "kurz") == (2, ["draw-seed"])
    assert run("draw", "16", "--sizes", "3")[0] == 2


def test_people_read_it() -> None:
    status, out, err = run("draw", "8", "--seed", SEED, "--lang", "en")
    assert status == 0
    assert f"Seed: {SEED}" in out
    assert "Round 3" in out
    assert "Repeated meetings" in err
    assert json.loads(good("draw", "8", "--seed", SEED, "--json"))["seed"] == SEED

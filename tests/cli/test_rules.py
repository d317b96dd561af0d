"""`tarock rules`: list, show, diff, check, and everything that can be wrong with a file."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tarock.cli.app import _root
from tarock.rules import builtin_ids, load

HOUSE = """\
extends = "steirisch"
source = "HAUS"
[set]
id = "haus"
name = "Hausregeln"
[citations]
HAUS = "Hausregeln der Runde"
[contracts.dreier]
value = 4
"""


def run(*args: str, stdin: str | bytes = "") -> tuple[int, str, str]:
    """Exit status, standard output, standard error of `tarock rules …`."""
    result = CliRunner().invoke(_root(), ["rules", *args], input=stdin, env={"COLUMNS": "80"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.stdout, result.stderr


@pytest.fixture
def house(tmp_path: Path) -> Path:
    path = tmp_path / "haus.toml"
    path.write_text(HOUSE, "utf-8")
    return path


def test_list_names_every_set_with_its_edition() -> None:
    status, out, err = run("list")
    assert (status, err) == (0, "")
    for rules_id in builtin_ids():
        assert f"\n{rules_id:<16} {load(rules_id).name.de[:40]}" in f"\n{out}"
    assert "Fassung 2019" in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_list_in_english_and_as_json() -> None:
    assert "2019 edition" in run("list", "--lang", "en")[1]
    rows = json.loads(run("list", "--json")[1])
    assert [row["id"] for row in rows] == list(builtin_ids())
    assert {row["id"]: row["extends"] for row in rows}["frohnleiten"] == "steirisch"


def test_show_prints_a_rulebook_with_its_assumptions() -> None:
    status, out, err = run("show", "mostviertel")
    assert (status, err) == (0, "")
    assert out.startswith("Mostviertler Tarockcup\n═")
    assert "(Annahme:" in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_show_in_english_and_as_markdown() -> None:
    assert "At the table" in run("show", "tirol", "--lang", "en")[1]
    assert run("show", "tirol", "--markdown")[1].startswith("# Tiroler Tarockcup\n\n## ")


def test_show_a_file(house: Path) -> None:
    status, out, _ = run("show", str(house))
    assert status == 0
    assert "Dreier" in out
    assert "[HAUS]" in out


def test_diff_of_two_sets_and_of_a_file(house: Path) -> None:
    assert run("diff", "steirisch", "frohnleiten")[1].startswith("Abweichungen: Frohnleitener Tarockfreunde gegenüber")
    assert "Es gibt keine Abweichungen." in run("diff", "tirol", "tirol")[1]
    assert "Dreier" in run("diff", "steirisch", str(house))[1]


def test_unknown_sets_are_refused_with_the_ones_that_exist() -> None:
    for args in (("show", "mostvirtel"), ("diff", "steirisch", "mostvirtel"), ("diff", "mostvirtel", "steirisch")):
        status, out, err = run(*args)
        assert (status, out) == (2, "")
        assert "Gemeint war „mostviertel“?" in err
        assert "frohnleiten, mostviertel" in err


def test_a_wrong_file_cannot_be_shown(tmp_path: Path) -> None:
    path = tmp_path / "falsch.toml"
    path.write_text(HOUSE.replace("value", "vlaue"), "utf-8")
    status, out, err = run("show", str(path))
    assert (status, out) == (2, "")
    assert f"{path}: Zeile 9: contracts.dreier.vlaue: Unbekannter Schlüssel „vlaue“. Gemeint war „value“?" in err


def test_check_says_that_a_file_is_right(house: Path) -> None:
    status, out, err = run("check", str(house))
    assert (status, err) == (0, "")
    assert out == "haus.toml: in Ordnung. „Hausregeln“ mit 18 Spielen und 8 Prämien.\n"
    assert "all right" in run("check", str(house), "--lang", "en")[1]


def test_check_names_all_faults_with_lines_in_german(tmp_path: Path) -> None:
    path = tmp_path / "falsch.toml"
    path.write_text(HOUSE + 'valeu = 3\n[table]\ncut = "oposite"\nknock = 3\n', "utf-8")
    status, out, err = run("check", str(path))
    assert (status, err) == (1, "")
    assert [line.split(": ")[1:3] for line in out.splitlines()] == [
        ["Zeile 10", "contracts.dreier.valeu"],
        ["Zeile 12", "table.cut"],
        ["Zeile 13", "table.knock"],
    ]
    assert "Gemeint war „opposite“? Erlaubt: opposite, left, left-or-opposite." in out


def test_check_as_json(tmp_path: Path, house: Path) -> None:
    path = tmp_path / "falsch.toml"
    path.write_text(HOUSE + "valeu = 3\n", "utf-8")
    status, out, _ = run("check", str(path), str(house), "--json", "--lang", "en")
    wrong, right = (json.loads(line) for line in out.splitlines())
    assert status == 1
    assert (wrong["problems"][0]["line"], wrong["problems"][0]["code"]) == (10, "rules-unknown-key")
    assert (right["problems"], right["id"]) == ([], "haus")


def test_check_takes_several_files_and_reports_the_worst(tmp_path: Path, house: Path) -> None:
    path = tmp_path / "falsch.toml"
    path.write_text("a = [", "utf-8")
    assert run("check", str(house), str(path))[0] == 1
    status, out, err = run("check", str(house), str(tmp_path / "fehlt.toml"), str(path))
    assert status == 2
    assert "in Ordnung" in out
    assert "Das ist kein gültiges TOML" in out
    assert "Die Datei gibt es nicht" in err


def test_check_reads_standard_input() -> None:
    assert run("check", "-", stdin=HOUSE)[0] == 0
    assert run("check", "-", stdin="")[0] == 2


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda p: None, "Die Datei gibt es nicht."),
        (lambda p: p.mkdir(), "Das ist ein Ordner."),
        (lambda p: p.write_bytes(b""), "Die Datei ist leer."),
        (lambda p: p.write_bytes(b" \n\t\n"), "Die Datei ist leer."),
        (lambda p: p.write_bytes(b"a = 1\nb = '\xe4'\n"), "Zeile 2 ist kein UTF-8."),
        (lambda p: p.write_bytes("a = 1".encode("utf-16")), "kein UTF-8."),
        (lambda p: p.symlink_to(p), "Nicht lesbar"),
    ],
)
def test_files_that_cannot_be_used_at_all(tmp_path: Path, make, words: str) -> None:
    path = tmp_path / "datei.toml"
    make(path)
    for command in ("check", "show"):
        status, out, err = run(command, str(path))
        assert (status, out) == (2, "")
        assert words in err
        assert err.startswith(str(path))


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads everything")
def test_a_file_without_permission(house: Path) -> None:
    house.chmod(0)
    status, _, err = run("check", str(house))
    assert (status, "Keine Leseerlaubnis." in err) == (2, True)


def test_a_name_that_no_file_can_have() -> None:
    status, _, err = run("check", "x" * 5000 + ".toml")
    assert status == 2
    assert err.count("\n") == 1


def test_wrong_use_is_status_two() -> None:
    for args in ((), ("show",), ("diff", "steirisch"), ("check",), ("show", "tirol", "--lang", "fr"), ("lsit",)):
        assert run(*args)[0] == 2

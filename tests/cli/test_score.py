"""`tarock score` as a scorer meets it: exit status, both streams, several files, things that are no entry."""

import io
import json
import sys

import pytest

from tarock.cli import main

GOOD = 'players = ["Anna", "Bert", "Cilli", "Dora"]\ncontract = "dreier"\ndeclarer = "Anna"\nresult = "won"\n'
BAD = GOOD.replace('result = "won"', 'partner = "Bert"\nresult = "x"')


@pytest.fixture
def tarock(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)

    def run(*args, stdin=None):
        if stdin is not None:
            data = stdin if isinstance(stdin, bytes) else stdin.encode()
            monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))
        monkeypatch.setattr(sys, "argv", ["tarock", "score", *map(str, args)])
        with pytest.raises(SystemExit) as ended:
            main()
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        return ended.value.code, out, err

    return run


def test_a_good_entry_on_standard_input(tarock):
    code, out, err = tarock("-", "--json", stdin=GOOD)
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert result["rules"] == "steirisch"
    assert result["players"] == ["Anna", "Bert", "Cilli", "Dora"]
    assert result["points"] == result["cash"] == [15, -5, -5, -5]
    (item,) = result["items"]
    assert set(item) == {"what", "points", "cash", "clause", "why"}
    assert "Anna" in item["why"]


def test_a_half_point_is_a_decimal(tarock):
    counts = 'contract = "trischaken"\ncount = { A = "6/2", B = "26/2", C = "26/2", D = "10/0" }\nspritzer = ["D"]\n'
    code, out, _ = tarock("-", "--json", stdin=f'rules = "frohnleiten"\nplayers = ["A", "B", "C", "D"]\n{counts}')
    assert code == 0
    assert json.loads(out)["points"] == [3, -4.5, -4.5, 6]


def test_good_ones_give_their_line_and_bad_ones_their_problems(tarock, tmp_path):
    (tmp_path / "abend.toml").write_text(f"[[entry]]\n{GOOD}[[entry]]\n{BAD}[[entry]]\n{GOOD}", "utf-8")
    code, out, err = tarock("abend.toml", "--json")
    assert code == 2
    assert [json.loads(line)["points"][0] for line in out.splitlines()] == [15, 15]
    found = json.loads(err)
    assert (found["file"], found["entry"]) == ("abend.toml", 2)
    assert [problem["key"] for problem in found["problems"]] == ["partner", "result"]
    assert all(set(p) >= {"key", "code", "params", "why", "clause"} for p in found["problems"])


def test_problems_for_people(tarock, tmp_path):
    (tmp_path / "abend.toml").write_text(f"[[entry]]\n{GOOD}[[entry]]\n{BAD}", "utf-8")
    code, out, err = tarock("abend.toml")
    assert code == 2
    assert out.startswith("Dreier")
    assert err.splitlines()[0] == "Nicht abgerechnet (abend.toml, Spiel 2):"
    assert "  partner: Dreier wird allein gespielt, ohne Partner. [WTC21]" in err
    code, _, err = tarock("abend.toml", "--lang", "en")
    assert err.splitlines()[0] == "Not settled (abend.toml, game 2):"
    assert "  partner: Dreier is played alone, without a partner. [WTC21]" in err


def test_several_files_each_for_itself(tarock, tmp_path):
    (tmp_path / "a.toml").write_text(GOOD, "utf-8")
    (tmp_path / "b.json").write_text(json.dumps({"players": list("ABCD"), "contract": "bettler", "declarer": "B"}))
    code, out, err = tarock("a.toml", "missing.toml", "b.json", "a.toml", "--json")
    assert code == 2
    assert len(out.splitlines()) == 2
    missing, unfinished = (json.loads(line) for line in err.splitlines())
    assert missing["problems"][0]["code"] == "entry-file"
    assert "missing.toml" in missing["problems"][0]["why"]
    assert unfinished["problems"][0]["key"] == "result"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b" \n",
        b"\x00",
        b"\xff\xfe\x00\x01",
        b"\x7fELF\x02\x01\x01\x00",
        GOOD.encode("utf-16"),
        GOOD.encode() + b"\x00",
        GOOD.replace("Dora", "D\x00ra").encode(),
        b"[" * 100_000,
        b'{"players": ' + b"[" * 100_000,
        b"radl = " + b"9" * 5000,
        GOOD.encode() + b"radl = 0x" + b"f" * 5000,
        (GOOD + 'result = "lost"\n').encode(),
        b'{"radl": 1, "radl": 2}',
        b"null",
        b"[]",
        b"[[entry]]",
        b"entry = 3",
        b"[1, 2, 3]",
        b'{"players": "\\ud800"}',
        GOOD.replace("\n", "\r").encode(),
    ],
    ids=range(21),
)
@pytest.mark.parametrize("args", [(), ("--json",), ("--lang", "en")])
def test_what_is_no_entry_is_exit_status_2(tarock, data, args):
    code, out, err = tarock("-", *args, stdin=data)
    assert code == 2
    assert out == ""
    assert err
    if "--json" in args:
        assert all(json.loads(line)["problems"] for line in err.splitlines())


@pytest.mark.parametrize("text", ["\ufeff" + GOOD, GOOD.replace("\n", "\r\n"), "\ufeff" + GOOD.replace("\n", "\r\n")])
def test_byte_order_mark_and_crlf_are_fine(tarock, text):
    assert tarock("-", stdin=text)[0] == 0


def test_missing_files_and_folders(tarock, tmp_path):
    for name in ("missing.toml", tmp_path, "a\0b"):
        code, out, err = tarock(name)
        assert (code, out) == (2, "")
        assert err
    assert tarock()[0] == 2


def test_a_rule_set_file(tarock, tmp_path):
    house = 'extends = "steirisch"\nsource = "STC20"\n[set]\nid = "haus"\nname = "Haus"\nname_en = "House"\n'
    house += 'about = "Haus."\nabout_en = "House."\n[contracts.dreier]\nvalue = 7\n'
    (tmp_path / "haus.toml").write_text(house, "utf-8")
    code, out, _ = tarock("-", "--json", stdin=f'rules = "haus.toml"\n{GOOD}')
    assert code == 0
    assert json.loads(out)["points"] == [21, -7, -7, -7]
    (tmp_path / "haus.toml").write_text(house.replace("value = 7", "value = -7\ncolour = 1"), "utf-8")
    code, _, err = tarock("-", stdin=f'rules = "haus.toml"\n{GOOD}')
    assert code == 2
    assert "haus.toml, Zeile 10: contracts.dreier.value" in err
    code, _, err = tarock("-", stdin=f'rules = "./no.toml"\n{GOOD}')
    assert code == 2
    assert "rules: ./no.toml" in err


LONG = ["Maximiliane Oberhuber-Kreuzpointner", "Bert", "Cilli", "Dora", "Emil", "Franziska-Magdalena"]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("size", [4, 5, 6])
def test_the_sheet_fits_80_columns_with_long_names(tarock, lang, size):
    names = LONG[:size]
    text = f'rules = "oberoesterreich"\nplayers = {json.dumps(names)}\ncontract = "sechserdreier"\n'
    text += f'declarer = "{names[0]}"\nresult = "lost"\nkontra = {{ game = 8 }}\n'
    text += '[[bonus]]\nname = "valat"\nby = "declarer"\nannounced = true\nmade = false\n'
    text += '[[bonus]]\nname = "quapil"\nby = "declarer"\nannounced = true\nmade = false\nkontra = 8\n'
    code, out, err = tarock("-", "--lang", lang, stdin=text)
    assert (code, err) == (0, "")
    assert max(map(len, out.splitlines())) <= 80
    assert names[0] in " ".join(out.split())
    for amount in ("−216", "+72", "−1728", "+576"):
        assert amount in out


def test_control_characters_in_names_do_not_reach_the_terminal(tarock):
    code, out, _ = tarock("-", stdin=GOOD.replace("Anna", "A\\u001b[31mna"))
    assert code == 0
    assert "\x1b" not in out
    own = GOOD.replace('"dreier"', '"rufer"') + 'partner = "Anna"\n'
    _, _, err = tarock("-", stdin=own.replace("Anna", "A\\u001b[31mna"))
    assert "Partner" in err
    assert "\x1b" not in err


def test_between_two_games_there_is_an_empty_line(tarock):
    code, out, _ = tarock("-", stdin=f"[[entry]]\n{GOOD}[[entry]]\n{GOOD}")
    assert code == 0
    first, second = out.split("\n\nDreier")
    assert second.rstrip("\n") == first.removeprefix("Dreier").rstrip("\n")

"""`tarock replay` and `tarock deal`, as they are called."""

import json

import pytest
from typer.testing import CliRunner

from tarock.cards import commitment, deal
from tarock.cli.app import _root
from tarock.notation.record import read_record
from tests.notation.golden import FOLDER

PAGAT = FOLDER / "dossier-pagat-oberoesterreich.record"
TEXT = PAGAT.read_text("utf-8")
SEED = "0123456789abcdef0123456789abcdef"


def run(*args: str, stdin: str = "") -> tuple[int, str, str]:
    """Exit status, standard output, standard error."""
    result = CliRunner().invoke(_root(), list(args), input=stdin, env={"COLUMNS": "80"})
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.stdout, result.stderr


# ---------------------------------------------------------------------------------------------- replay


def test_replay_says_tricks_counts_bonuses_and_who_pays_whom_and_why():
    status, out, err = run("replay", str(PAGAT), "--lang", "de")
    assert (status, err) == (0, "")
    for part in (
        "Geber: Berta, Vorhand Carl",
        "Du spielt Besserrufer mit Pagat; ruft PK (Berta); nimmt XIX V K1;",
        "Carl Kontra auf Pagat",
        "  1  Carl   KC    K2    V     KB     → Du      4/1",
        "Punkte: Spieler 47/0, Gegner 23/0",
        "Prämien: Pagat angesagt gemacht (Spieler ×2)",
        "Schrift                 +3      +3      −3      −3",
        "Geld mit Kontra         +5      +5      −5      −5",
    ):
        assert part in out
    assert "OÖ23" in out
    english = run("replay", str(PAGAT), "--lang", "en")[1]
    assert "Card points: declarer 47/0, opponents 23/0" in english


def test_replay_fits_eighty_columns():
    for path in sorted(FOLDER.glob("*.record")):
        for lang in ("de", "en"):
            status, out, _ = run("replay", str(path), "--lang", lang)
            assert status == 0
            assert max(len(line) for line in out.split("\n")) <= 80


def test_replay_as_json_gives_one_object_a_line():
    status, out, _ = run("replay", str(FOLDER / "mostviertel.record"), str(PAGAT), "--json", "--lang", "en")
    rows = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert [row["deal"] for row in rows] == [1, 2, 3, 4, 5, 6, 7, 1]
    last = rows[-1]
    assert last["legal"]
    assert last["points"] == [3, 3, -3, -3]
    assert last["cash"] == [5, 5, -5, -5]
    assert last["counts"] == {"declarer": "47/0", "opponents": "23/0"}
    assert last["tricks"][0]["winner"] == "Du"
    assert last["bonuses"] == [{"name": "pagat", "by": "declarer", "announced": True, "made": True, "kontra": 2}]
    for row in rows:
        assert sum(row["points"]) == sum(row["cash"]) == 0
        for key in ("points", "cash"):
            items = [item[key] for item in row["items"]]
            assert [sum(column) for column in zip(*items, strict=True)] == row[key]


def test_an_illegal_record_ends_with_1_and_the_step():
    broken = TEXT.replace(" 1 Carl  KC    K2", " 1 Carl  KC    TK")
    status, out, err = run("replay", "-", "--lang", "de", stdin=broken)
    assert (status, out) == (1, "")
    assert "Schritt 19, Dora TK: " in err
    assert "(trick-follow-suit)" in err
    status, _, err = run("replay", "-", "--json", "--lang", "en", stdin=broken)
    (problem,) = json.loads(err)["problems"]
    assert status == 1
    assert (problem["step"], problem["said"], problem["code"]) == (19, "Dora TK", "trick-follow-suit")
    assert problem["clause"]


def test_a_wrong_result_ends_with_1():
    status, _, err = run("replay", "-", stdin=TEXT.replace("cash        Du 5", "cash        Du 6"))
    assert status == 1
    assert "Das Geld stimmt nicht: notiert Du 6, Berta 5" in err


@pytest.mark.parametrize(
    "stdin", ["", "hallo", TEXT.replace("board       3", "board"), TEXT.replace("oberoesterreich", "unteroesterreich")]
)
def test_what_cannot_be_read_ends_with_2(stdin):
    status, out, err = run("replay", "-", stdin=stdin)
    assert (status, out) == (2, "")
    assert err


def test_a_missing_file_ends_with_2_and_does_not_hurt_the_others():
    status, out, err = run("replay", "nowhere.record", str(PAGAT))
    assert status == 2
    assert "nowhere.record" in err
    assert "47/0" in out


def test_each_deal_of_a_file_stands_for_itself():
    broken = TEXT.replace("board       3", "board x")
    illegal = TEXT.replace(" 1 Carl  KC    K2", " 1 Carl  KC    TK")
    status, out, err = run("replay", "-", "--json", stdin="\n".join([broken, TEXT, illegal]))
    assert status == 2
    assert [json.loads(line)["deal"] for line in out.splitlines()] == [2]
    assert [json.loads(line)["deal"] for line in err.splitlines()] == [1, 3]


def test_a_changed_rule_set_is_told_and_can_be_ignored():
    digest = read_record(TEXT).head.rules.digest
    old = TEXT.replace(digest, "0" * 64)
    status, _, err = run("replay", "-", stdin=old)
    assert status == 1
    assert "000000000000" in err
    assert run("replay", "-", "--ignore-digest", stdin=old)[0] == 0


def test_own_rule_sets_are_given_by_file(tmp_path):
    house = tmp_path / "house.toml"
    house.write_text(
        'extends = "steirisch"\nsource = { assumption = "Hausregel", en = "house rule" }\n'
        '[set]\nid = "house"\nname = "Haus"\nname_en = "House"\nabout = "Haus"\nabout_en = "House"\n',
        encoding="utf-8",
    )
    status, out, _ = run("deal", "--rules", str(house), "--seed", SEED)
    assert status == 0
    assert run("replay", "-", stdin=out)[0] == 2
    assert run("replay", "-", "--rules", str(house), stdin=out)[0] == 0


# ---------------------------------------------------------------------------------------------- deal


def test_deal_gives_the_cards_of_seed_and_board_and_a_readable_head():
    status, out, _ = run("deal", "--seed", SEED, "--board", "7", "--rules", "frohnleiten")
    record = read_record(out)
    assert status == 0
    assert (record.head.hands, record.head.talon) == deal(SEED, 7)
    assert (record.head.seed, record.head.commitment) == (SEED, commitment(SEED))
    assert (record.head.rules.id, record.head.board, record.finished) == ("frohnleiten", 7, False)
    assert record.head.names[0] == record.head.players[0]
    assert run("deal", "--seed", SEED, "--board", "7", "--rules", "frohnleiten")[1] == out


def test_deal_without_a_seed_draws_a_fresh_one():
    seeds = {read_record(run("deal")[1]).head.seed for _ in range(3)}
    assert len(seeds) == 3
    assert {len(seed) for seed in seeds} == {32}


def test_deal_for_six_with_a_dealer_as_json():
    status, out, _ = run(
        "deal", "--seed", SEED, "--players", "A, B,C,D,E,F", "--dealer", "C", "--json", "--rules", "wien"
    )
    data = json.loads(out)
    assert status == 0
    assert (data["dealer"], data["pauses"], list(data["hands"])) == ("C", ["C", "F"], ["D", "E", "A", "B"])
    assert run("replay", "-", stdin=out)[0] == 0


@pytest.mark.parametrize(
    ("args", "what"),
    [
        (("--seed", "abc"), "abc"),
        (("--seed", SEED.upper()), SEED.upper()),
        (("--board", "0"), "0"),
        (("--rules", "wein"), "wien"),
        (("--players", "A,B,C"), "3"),
        (("--players", "A,B,C,C"), "C"),
        (("--players", "A,B,C,"), "''"),
        (("--dealer", "Emil"), "Emil"),
    ],
)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_deal_says_what_is_wrong(args, what, lang):
    status, out, err = run("deal", *args, "--lang", lang)
    assert (status, out) == (2, "")
    assert what in err

"""Cup files of one's own: `extends`, everything that can be wrong with one, all problems at once."""

from __future__ import annotations

import pytest

from tarock.rules import Problem, Problems
from tarock.tournament.cups import builtin_cups, cup_text, load_cup, load_cup_text
from tarock.tournament.cups.messages import MESSAGES

HEAD = """\
extends = "wien"
source = "WIR"
[cup]
id = "unser"
name = "Unser Cup"
[citations]
WIR = "Unser Cup, Aushang"
"""


def problems(text: str, **own: str) -> list[Problem]:
    with pytest.raises(Problems) as found:
        load_cup_text(text, "unser.toml", own)
    return found.value.problems


def test_a_file_says_only_what_differs() -> None:
    cup = load_cup_text(HEAD + "[play]\ngames = 12\n[season]\nbest = 4\n")
    assert (cup.id, cup.name.de, cup.name.en, cup.play.games, cup.season.best) == (
        "unser",
        "Unser Cup",
        "Unser Cup",
        12,
        4,
    )
    assert cup.chain == ("unser", "wien", "steirisch")
    assert (cup.clause("play.games"), cup.clause("play.rounds")) == ("WIR", "WTC21")
    assert cup.season.points.table == load_cup("wien").season.points.table


def test_own_point_tables_and_mechanics() -> None:
    text = (
        HEAD
        + """
[season]
points = "tafel"
final_points = "gerade"
[points.tafel]
name = "Tafel"
mechanic = "table"
table = [10, 8, 8, 5]
shared = "average"
[points.gerade]
name = "Gerade"
mechanic = "linear"
top = 20
nothing_from = 21
shared = "rank"
"""
    )
    cup = load_cup_text(text)
    assert (cup.season.points.table, cup.season.points.shared) == ((10, 8, 8, 5), "average")
    assert cup.season.final_points.top == 20


def test_a_rule_set_of_the_cups_own() -> None:
    own = 'extends = "steirisch"\nsource = "W"\n[citations]\nW = "wir"\n[set]\nid = "haus"\nname = "Haus"\n'
    text = HEAD + '[play]\nrules = "haus"\n'
    cup = load_cup_text(text, "", {"haus": own})
    assert (cup.rules.id, cup.rules_text) == ("haus", own)
    assert [p.reason.code for p in problems(text)] == ["rules-unknown-set"]
    (broken,) = problems(text, haus=own + "[contracts.dreier]\nvalue = -1\n")
    assert (broken.key, broken.reason.code) == ("play.rules", "cup-rules")


CASES = {
    "cup-unknown": 'extends = "wein"\n' + HEAD.partition("\n")[2],
    "cup-no-base": HEAD.partition("\n")[2],
    "cup-taken-id": HEAD.replace('"unser"', '"tirol"'),
    "cup-too-large": HEAD + "[points.x]\ntable = [" + "1," * 2100 + "]\n",
    "cup-point-needs": HEAD + '[points.x]\nname = "x"\nmechanic = "heine"\ncap = 200\n',
    "cup-point-foreign": HEAD + "[points.heine]\ntop = 5\n",
    "cup-point-unknown": HEAD + '[season]\npoints = "fixpunkt"\n',
    "cup-point-falls": HEAD + "[points.fixpunkte]\ntable = [10, 5, 7]\n",
    "cup-needs": HEAD + "[season]\nbest = 0\n",
    "cup-useless": HEAD + '[season]\ncount = "all"\n',
    "cup-times": HEAD + '[day]\nregistration = "15:00"\n',
    "rules-wrong-type": HEAD + '[day]\nstart = "14 Uhr"\n',
    "rules-unknown-word": HEAD + '[money]\nsettle = "spaeter"\n',
    "rules-out-of-range": HEAD + "[play]\nrounds = 0\n",
    "rules-unknown-key": HEAD + "[play]\nspiele = 16\n",
    "rules-twice": HEAD + '[ranking]\nchain = ["total", "total"]\n',
    "rules-no-source": HEAD.replace('source = "WIR"\n', "") + "[play]\ngames = 16\n",
    "rules-unknown-source": HEAD.replace('source = "WIR"', 'source = "ER"') + "[play]\ngames = 16\n",
    "rules-not-toml": HEAD + "[play\n",
    "day-chain": HEAD + '[ranking]\nchain = ["best_round"]\n',
    "day-draw-ahead": HEAD + '[draw]\nlast_round = "blocks"\nahead = true\n',
    "day-draw-first": HEAD + '[draw]\nrounds = "blocks"\nahead = false\n',
}


@pytest.mark.parametrize("code", CASES)
def test_what_is_wrong_is_said_in_both_languages_with_key_and_line(code: str) -> None:
    found = problems(CASES[code])
    assert code in [p.reason.code for p in found]
    for problem in found:
        assert problem.reason.sentence("de") != problem.reason.sentence("en")
        assert "{" not in problem.reason.sentence("de")
        assert problem.line or problem.reason.code in ("cup-too-large", "cup-no-base")


def test_every_sentence_of_this_room_has_a_case() -> None:
    unreachable = {"cup-extends-loop"}  # no cup of the program extends in a circle, and files cannot be extended
    assert set(MESSAGES) - unreachable - {"cup-rules"} <= set(CASES)


def test_all_problems_at_once_in_the_order_of_the_lines() -> None:
    found = problems(HEAD + '[play]\ngames = -1\nsizes = [7]\n[season]\npoints = "x"\n[money]\nsettle = 3\n')
    assert [p.key for p in found] == ["play.games", "play.sizes", "season.points", "money.settle"]
    assert [p.line for p in found] == sorted(p.line or 0 for p in found)


def test_six_at_a_table_only_where_the_rule_set_has_it() -> None:
    own = (
        'extends = "steirisch"\nsource = "W"\n[citations]\nW = "wir"\n[set]\nid = "vier"\nname = "Vier"\n'
        "[table]\nsizes = [4]\n"
    )
    (found,) = problems(HEAD + '[play]\nrules = "vier"\n', vier=own)
    assert (found.key, found.reason.code) == ("play.sizes", "day-sizes-rules")


@pytest.mark.parametrize("cup_id", builtin_cups())
def test_the_files_of_the_program_pass_their_own_check(cup_id: str) -> None:
    assert load_cup_text(cup_text(cup_id), cup_id) == load_cup(cup_id)

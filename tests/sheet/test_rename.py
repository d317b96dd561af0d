"""Another name through a whole list: nothing of the old one stays, nothing of what is paid changes."""

from __future__ import annotations

import json

import pytest

from tarock.sheet import from_json, replay, to_json
from tarock.sheet.rename import free_name, renamed
from tests.sheet.lists import NAMES, SOLORUFER, Written, evening


@pytest.mark.parametrize("old", NAMES)
def test_the_name_is_gone_and_the_amounts_stay(old: str):
    written = evening()
    written.correct(written.history[1].id, written.history[1].entry, f"{old} hat sich verschrieben")
    after = [renamed(event, old, "Anonym") for event in written.history]
    stored = json.dumps([to_json(event) for event in after], ensure_ascii=False)
    assert old not in stored
    before, now = written.sheet, replay(from_json(json.loads(json.dumps(to_json(event)))) for event in after)
    assert now.players == tuple("Anonym" if name == old else name for name in NAMES)
    assert (now.points, now.cash) == (before.points, before.cash)
    assert [row.status for row in now.rows] == [row.status for row in before.rows]


def test_bei_renonce_and_bonuses_name_people_too():
    written = Written(rules="mostviertel")
    history = written.history
    entries = [
        {
            "contract": "piccolo",
            "declarers": ["Anna", "Cilli"],
            "tricks": {"Anna": 1, "Cilli": 3},
            "kontra": {"Bert": {"Anna": 2}},
        },
        {
            "contract": "dreier",
            "declarer": "Bert",
            "renonce": {"by": "Anna"},
            "bonus": [{"name": "uhu", "by": "declarer", "credited": "Bert"}],
        },
    ]
    for entry in entries:
        event = from_json({"kind": "entered", "id": written.id(), "at": history[0].at, "by": "Anna", "entry": entry})
        changed = json.dumps(to_json(renamed(event, "Bert", "Anonym")))
        assert "Bert" not in changed
        assert '"declarer"' in changed or '"declarers"' in changed
        assert json.dumps(to_json(renamed(event, "Anna", "Anonym"))).count("Anonym") >= 2


def test_a_player_may_be_called_like_a_word_of_the_entry():
    names = ("won", "rufer", "declarer", "Dora")
    written = Written(names)
    written.enter({"contract": "rufer", "declarer": "won", "partner": "declarer", "result": "won",
                   "bonus": [{"name": "trull", "by": "declarer"}]})  # fmt: skip
    after = [renamed(renamed(event, "rufer", "A"), "declarer", "B") for event in written.history]
    assert replay(after).points == written.sheet.points
    assert replay(after).players == ("won", "A", "B", "Dora")


def test_a_remark_names_people_too():
    written = Written()
    written.enter({**SOLORUFER, "note": "Anna hat geholfen, Annas Bruder auch"})
    assert renamed(written.history[-1], "Anna", "X").entry["note"] == "X hat geholfen, Annas Bruder auch"


def test_a_name_inside_another_word_stays():
    written = Written(("Ann", "Bert", "Cilli", "Dora"))
    game = written.enter({"contract": "solorufer", "declarer": "Ann", "partner": "Cilli", "result": "won"})
    written.strike(game, "Anna sagt, Ann war es")
    assert renamed(written.history[-1], "Ann", "Anonym").reason == "Anna sagt, Anonym war es"


def test_the_free_name_counts_up():
    assert free_name(("Anna", "Bert"), "Anonym") == "Anonym"
    assert free_name(("Anonym", "Anonym 2"), "Anonym") == "Anonym 3"

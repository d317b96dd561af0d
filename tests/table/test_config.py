"""What can be agreed when a table is opened, and what is refused with all problems at once."""

import pytest

from tarock.rules import Problems, builtin_ids, load
from tarock.table import open_table, read_config, wishes as w
from tests.table.rounds import ANNA, ID, Hall

OWN = """
extends = "steirisch"
source = "HAUS"
[set]
id = "hausregel"
name = "Hausregel"
[citations]
HAUS = "Hausregel"
[table]
throw_in = "no-tarock-no-king"
double_radl_after = ["trischaken"]
"""


def problems(**config):
    with pytest.raises(Problems) as found:
        read_config(config)
    return found.value.problems


def test_nothing_has_to_be_said():
    config = read_config({})
    assert (config.rules, config.places, config.length, config.bots) == ("steirisch", 4, 0, ("thumb",) * 4)
    assert config.digest == load("steirisch").digest


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_every_set_can_be_chosen_and_read_again(rules_id):
    for places in load(rules_id).table.sizes:
        config = read_config({"rules": rules_id, "places": places, "length": {"radl": 2}})
        assert config.length == 2 * places
        assert read_config(config.json()) == config


def test_all_that_is_wrong_is_said_at_once():
    found = problems(
        rules="wirtshaus",
        places=7,
        length={"deals": 0},
        think=-1,
        away="60",
        next=True,
        pace=10_000,
        start="later",
        hints="yes",
        talk="loud",
        spectators="delay:5",
        cents="viel",
        bots=["thumb", "genius"],
        dealer=4,
        extra=1,
    )
    assert {problem.key for problem in found} == {
        *("rules", "places", "length", "think", "away", "next", "pace", "start", "hints", "talk", "spectators"),
        *("cents", "bots", "dealer", "extra"),
    }
    for problem in found:
        assert problem.reason.sentence("de")
        assert problem.reason.sentence("en")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("length", {"deals": 5, "radl": 2}),
        ("length", {"hours": 2}),
        ("length", 12),
        ("length", {"deals": True}),
        ("spectators", "delay"),
        ("spectators", "delay:²"),
        ("spectators", "after:3"),
        ("spectators", None),
        ("cents", "-1"),
        ("cents", "NaN"),
        ("cents", "1e3000000"),
        ("cents", True),
        ("bots", "genius"),
        ("bots", [["thumb"]] * 4),
        ("rules", 3),
        ("rules_text", ["x"]),
        ("rules_text", "x" * 300_000),
        ("places", 4.0),
        ("talk", ["open"]),
    ],
)
def test_what_is_refused(key, value):
    assert {problem.key for problem in problems(**{key: value})} == {key if key != "rules_text" else "rules"}


def test_length_and_delay_are_read():
    assert read_config({"length": {"deals": 12}}).length == 12
    config = read_config({"spectators": "delay:90", "cents": "2.5", "bots": ["random", "thumb", "random", "thumb"]})
    assert (config.spectators, config.delay, config.cents) == ("delay", 90, "2.5")
    assert config.bots[0] == "random"


def test_an_own_rule_set_comes_along_as_its_text():
    hall = Hall(rules_text=OWN)
    assert hall.table.rules.id == "hausregel"
    assert hall.table.rules.table.throw_in == "no-tarock-no-king"
    assert "rules_text" not in hall.events[0].config or hall.events[0].config["rules_text"] == OWN


def test_problems_of_an_own_rule_set_stand_beside_the_others_with_their_lines():
    text = OWN.replace("no-tarock-no-king", "always").replace("trischaken", "rain")
    found = problems(rules_text=text, pace=-1)
    assert [(problem.key, problem.line) for problem in found] == [
        ("table.throw_in", 10),
        ("table.double_radl_after", 11),
        ("pace", None),
    ]


def test_who_opens_a_table_needs_a_name_and_a_place_that_there_is():
    with pytest.raises(Problems) as found:
        open_table(ID.format(1), 0, ANNA, table=ID.format(2), config={"talk": "loud"}, name=" ", place=9)
    assert [problem.key for problem in found.value.problems] == ["talk", "name", "place"]


def test_a_table_can_be_opened_from_outside():
    hall = Hall(place=None, name="")
    assert all(not place.who for place in hall.table.places)
    assert hall.due() is None
    hall.sit("g:bert", 3)
    assert hall.table.host == "g:bert"


@pytest.mark.parametrize(
    ("what", "value"),
    [("talk", "silent"), ("hints", False), ("think", 30), ("away", 0), ("next", 20), ("pace", 0), ("bots", "random")],
)
def test_the_host_changes_a_setting(what, value):
    hall = Hall()
    hall.do(w.Set, ANNA, what=what, value=value)
    changed = getattr(hall.table.config, what)
    assert changed == (value if what != "bots" else (value,) * 4)


@pytest.mark.parametrize(("what", "value"), [("talk", "loud"), ("rules", "tirol"), ("places", 5), ("length", {})])
def test_what_stays_as_agreed(what, value):
    hall = Hall()
    refused = hall.wish(w.Set(id=hall.id(), who=ANNA, version=1, what=what, value=value))
    assert refused.code == ("table-setting" if what == "talk" else "table-fixed")

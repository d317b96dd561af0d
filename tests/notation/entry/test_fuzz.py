"""Whatever stands in a file or in an entry: it is read, or refused with `Problems`; nothing else is raised."""

import copy
import json
import tomllib
from decimal import Decimal
from pathlib import Path

from hypothesis import given, settings, strategies as st

from tarock.notation.entry import read_entries, read_entry, result_json
from tarock.notation.entry.read import KEYS
from tarock.rules import Problems
from tests.scoring.entries import announced, bonus, entry

CASES = tomllib.loads((Path(__file__).parents[2] / "cases/scoring.toml").read_text("utf-8"))["case"]
TEXTS = [case["entry"] for case in CASES]
RAW = [
    *(read_entries(text)[0] for text in TEXTS),
    entry("mostviertel", "piccolo", declarers=["A", "B"], tricks={"A": 1, "B": 2}, kontra={"C": {"A": 2}}),
    entry("mostviertel", "dreier", renonce={"by": "B"}, bonus=[announced("pagat"), bonus("mondfang", credited="A")]),
    entry("tirol", "besserrufer", count="41/2", partner="C", bonus=[announced("kakadu", kontra=4)]),
]
WORDS = [
    *KEYS, *"ABCD", "", " ", "game", "name", "by", "announced", "made", "credited", "dreier", "piccolo", "besserrufer",
    "trischaken", "trull", "valat", "grammopoi", "absolut", "declarer", "opponents", "won", "lost", "given-up", "35/2",
    "mostviertel", "tirol", "sauwald", "nobody", "35/3", "ß", "\x00", "\ud800", "\u202e", "{name}",
]  # fmt: skip

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-20, 220),
    st.integers(-(10**30), 10**30),
    st.sampled_from([20, 20_000]).map(lambda bits: 1 << bits),
    st.floats(),
    st.decimals(),
    st.dates(),
    st.sampled_from(WORDS),
    st.text(max_size=8),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=5), st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=5), inner, max_size=5)
    ),
    max_leaves=12,
)


def settled_or_refused(raw):
    try:
        found = read_entry(raw)
    except Problems as refused:
        problems = refused.problems
    else:
        problems = []
        settled(found)
    for problem in problems:
        assert isinstance(problem.key, str)
        json.dumps([problem.json("de"), problem.json("en")], default=str)


def settled(found):
    for lang in ("de", "en"):
        result = result_json(found, lang)
        assert sum(result["points"]) == sum(result["cash"]) == 0
        json.dumps(result)


@given(values)
def test_any_value_as_an_entry(raw):
    settled_or_refused(raw)


@settings(max_examples=50)
@given(st.fixed_dictionaries({}, optional=dict.fromkeys(KEYS, values)))
def test_any_values_under_the_right_keys(raw):
    settled_or_refused({"players": list("ABCD"), "declarer": "A", "contract": "dreier", **raw})


@settings(max_examples=200)
@given(st.sampled_from(RAW), st.data())
def test_a_good_entry_with_one_thing_changed(raw, data):
    raw = copy.deepcopy(raw)
    place = raw
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            break
        key = data.draw(st.sampled_from(keys))
        if isinstance(place[key], dict | list) and place[key] and data.draw(st.booleans()):
            place = place[key]
            continue
        kind = data.draw(st.sampled_from(["replace", "remove", "add"]))
        if kind == "remove":
            del place[key]
        elif kind == "replace":
            place[key] = data.draw(values)
        elif isinstance(place, dict):
            place[data.draw(st.sampled_from(WORDS))] = data.draw(values)
        else:
            place.append(data.draw(values))
        break
    settled_or_refused(raw)


@settings(max_examples=200)
@given(st.sampled_from(RAW), st.sampled_from(RAW), st.lists(st.sampled_from(KEYS), max_size=6))
def test_two_good_entries_mixed(one, other, keys):
    settled_or_refused(one | {key: other[key] for key in keys if key in other})


def read_all(text):
    try:
        entries = read_entries(text)
    except Problems as refused:
        for problem in refused.problems:
            assert problem.reason.sentence("de")
            assert problem.reason.sentence("en")
        return
    for raw in entries:
        settled_or_refused(raw)


@given(st.text())
def test_any_text(text):
    read_all(text)


@given(st.text(alphabet='{}[]"=:,.# \n\tabc01/\\u'))
def test_any_text_of_brackets_and_quotes(text):
    read_all(text)


@settings(max_examples=150)
@given(st.sampled_from(TEXTS), st.integers(0, 10**4), st.integers(0, 6), st.text(max_size=4))
def test_a_good_text_with_a_piece_exchanged(text, at, length, new):
    at %= len(text)
    read_all(text[:at] + new + text[at + length :])


@given(values)
def test_any_value_as_json(value):
    try:
        text = json.dumps(value, default=str)
    except ValueError:  # Python itself writes no number of more than 4300 digits
        return
    read_all(text)


def test_deep_nesting_and_huge_numbers():
    deep = 100_000
    for text in (
        "[" * deep,
        '{"players": ' + "[" * deep + "]" * deep + "}",
        "players = " + "[" * deep + "]" * deep,
        "a" + ".a" * deep + " = 1",
        "radl = " + "9" * 10_000,
        '{"radl": ' + "9" * 10_000 + "}",
        "radl = 0x" + "f" * 10_000,
        "kontra = { game = 0x" + "f" * 10_000 + " }",
        '{"radl": 1e999999999}',
        "radl = 1e999999999",
        '{"radl": NaN}',
        "radl = nan",
    ):
        read_all(text)


def test_nested_values_that_can_just_be_read():
    nested: object = 1
    for _ in range(5000):
        nested = [nested]
    for key in KEYS:
        settled_or_refused(entry("steirisch", "dreier", result="won") | {key: nested})


def test_decimals_and_floats_are_no_factors():
    for value in (2.0, Decimal(2), "2", True, None):
        settled_or_refused(entry("steirisch", "dreier", result="won", kontra={"game": value}))

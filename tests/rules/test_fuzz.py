"""Mutations of valid files: a rule set, or `Problems`, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings, strategies as st

from tarock.rules import Problem, Problems, builtin_ids, load_text
from tests.rules.files import HOUSE, builtin


def reads(text: str) -> None:
    """The text is read, or refused with sentences."""
    try:
        load_text(text, "fuzz.toml")
        problems: list[Problem] = []
    except Problems as found:
        problems = found.problems
    for problem in problems:
        assert problem.reason.sentence("de")
        assert problem.reason.sentence("en")
        assert problem.line is None or 1 <= problem.line <= text.count("\n") + 1


ids = st.sampled_from(builtin_ids())
junk = st.sampled_from(
    (
        *("[", "]", "{", "}", '"', "'", "=", ".", ",", "#", "\n", "\r\n", "\x00", "ä"),
        *("0", "-1", "1e400", "nan", "true", "1979-05-27", "[[x]]", "source = 3\n", "[contracts]\n", "sources = {}\n"),
        *('extends = "wien"\n', "drop = [[]]\n", "[set]\nid = 1\n"),
    )
)


@given(ids, st.integers(0, 30_000), st.integers(0, 40), junk)
def test_a_piece_replaced(rules_id: str, at: int, length: int, put: str) -> None:
    text = builtin(rules_id)
    at %= len(text)
    reads(text[:at] + put + text[at + length :])


@given(ids, st.integers(0, 2000), st.integers(0, 2000))
def test_two_lines_swapped(rules_id: str, a: int, b: int) -> None:
    lines = builtin(rules_id).splitlines()
    a, b = a % len(lines), b % len(lines)
    lines[a], lines[b] = lines[b], lines[a]
    reads("\n".join(lines))


@given(ids, st.integers(0, 2000))
def test_a_line_left_out(rules_id: str, at: int) -> None:
    lines = builtin(rules_id).splitlines()
    del lines[at % len(lines)]
    reads("\n".join(lines))


values = st.recursive(
    st.one_of(
        st.integers().map(str), st.floats().map(str), st.booleans().map(lambda b: str(b).lower()),
        st.text(st.characters(codec="utf-8", exclude_characters="'", exclude_categories=["Cc"])).map("'{}'".format),
        st.sampled_from(['"half"', '"I"', '"35/2"', '"WTC21"', '"trull"', '"pot"', "2.5", "1e-400", "9" * 400]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda v: f"[{', '.join(v)}]"),
        st.lists(inner, max_size=3).map(lambda v: "{ " + ", ".join(f"k{n} = {x}" for n, x in enumerate(v)) + " }"),
    ),
    max_leaves=4,
)  # fmt: skip

PATHS = [line.partition(" = ")[0] for line in builtin("steirisch").splitlines() if " = " in line and line[0].isalpha()]
TABLES = [line for line in builtin("steirisch").splitlines() if line.startswith("[")]


@settings(max_examples=300)
@given(st.sampled_from(TABLES), st.sampled_from(sorted(set(PATHS))), values)
def test_any_value_at_any_key_of_any_table(table: str, key: str, value: str) -> None:
    if table not in ("[set]", "[citations]"):
        reads(f"{HOUSE}{table}\n{key} = {value}\n")


@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    reads(text)


@pytest.mark.parametrize(
    "text", ["", "\n", "extends = {}\n", "source = {}\n", "drop = [{}]\n", "[set]\n[money]\n", "[[set]]\n"]
)
def test_small_files(text: str) -> None:
    reads(text)

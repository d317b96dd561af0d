"""Where a key stands in a TOML text, however it is written."""

from __future__ import annotations

import tomllib

import pytest
from hypothesis import given, strategies as st

from tarock.rules.lines import key_lines
from tests.rules.files import SETS, builtin


def test_every_way_of_writing_a_key() -> None:
    text = '''a = 1 # eins
b.c = """
zwei ] } "
"""
[t]
d = [ "x", # noch offen
  "y",
  { k = 1, l.m = 2 },
]
[t."q.r"]
e = { f = "}", g = ']' }
h = \'\'\'
[nicht]
\'\'\'
[[n]]
x = 1
[[n]]
x = 2
'''
    tomllib.loads(text)
    assert key_lines(text) == {
        "a": 1, "b": 2, "b.c": 2,
        "t": 5, "t.d": 6, "t.d.0": 6, "t.d.1": 7, "t.d.2": 8, "t.d.2.k": 8, "t.d.2.l": 8, "t.d.2.l.m": 8,
        "t.q.r": 10, "t.q.r.e": 11, "t.q.r.e.f": 11, "t.q.r.e.g": 11, "t.q.r.h": 12,
        "n": 15, "n.0": 15, "n.0.x": 16, "n.1": 17, "n.1.x": 18,
    }  # fmt: skip


def test_escaped_keys() -> None:
    assert key_lines('\n"\\u00e4" = 1\n') == {"ä": 2}


@pytest.mark.parametrize(
    "name", sorted(f.name.removesuffix(".toml") for f in SETS.iterdir() if f.name.endswith(".toml"))
)
def test_the_lines_of_the_sets_that_come_along(name: str) -> None:
    """Found independently: the table of the nearest header above, and the bare key at the start of the line."""
    text = builtin(name)
    found = key_lines(text)
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("["):
            table = line.strip("[]") + "."
            assert found[line.strip("[]")] <= number
        elif " = " in line and line[0].isalpha():
            assert found[table + line.partition(" = ")[0]] == number


keys = st.from_regex(r"[a-z]{1,5}", fullmatch=True)
scalars = st.sampled_from(
    ["1", "-2.5", "true", '"a ] b"', "'x } #'", "2020-01-01", "[]", "{}", "[1,\n2]", '"""\n\n"""']
)


@given(st.lists(st.tuples(keys, scalars, st.integers(0, 2)), unique_by=lambda row: row[0]))
def test_a_list_of_keys_after_comments_and_blank_lines(rows: list[tuple[str, str, int]]) -> None:
    text, expected, line = "", {}, 1
    for key, value, blank in rows:
        text += "# [x]\n" * blank
        line += blank
        expected[key] = line
        text += f"{key} = {value} # y = 1\n"
        line += value.count("\n") + 1
    found = key_lines(text)
    assert {key: found[key] for key in expected} == expected


@given(st.text())
def test_any_text_at_all_is_no_exception(text: str) -> None:
    assert isinstance(key_lines(text), dict)

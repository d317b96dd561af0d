"""Whatever is handed in, reading gives a record or problems, never anything else; and what is read is written back."""

import json
from random import Random

from hypothesis import example, given, settings, strategies as st

from tarock.notation.record import Record, from_json, read_records, to_json, write_record
from tarock.notation.record.tokens import KEYS, MARK
from tarock.rules import Problems, builtin_ids, load
from tests.notation.record_deals import random_record

RECORDS = [random_record(load(rules_id), Random(rules_id), odd=n % 2 == 0) for n, rules_id in enumerate(builtin_ids())]
TEXTS = [write_record(record) for record in RECORDS]
MORE = {"fourth", "open", ">", "+", ",", '"', "#", "A", "-0"}
WORDS = sorted({word for text in TEXTS for word in text.split()} | MORE)
CHARACTERS = '\t\n\r\0",#>+é\u2028\ud800{'


def check(text: str) -> None:
    """Every block is a record that can be written and read, or has problems with sentences."""
    for found in read_records(text):
        if isinstance(found, Record):
            written = write_record(found)
            assert read_records(written) == [found]
            assert write_record(found) == written
            continue
        assert isinstance(found, Problems)
        assert found.problems
        for problem in found.problems:
            for lang in ("de", "en"):
                assert problem.reason.sentence(lang)
                json.dumps(problem.json(lang))
            assert problem.line is None or 1 <= problem.line <= text.count("\n") + 1


@settings(max_examples=300)
@given(st.text())
@example("\x1f#")
@example(f"{MARK}\n\x1c\n\x85")
@example(f"{MARK}\n,\n")
def test_any_text(text):
    check(text)


@settings(max_examples=300)
@given(st.lists(st.sampled_from([*KEYS, *WORDS[:80], MARK, "\n", "\n ", " ", ",", '"', "\\"]), max_size=60))
def test_words_of_the_notation_in_any_order(words):
    check(f"{MARK}\n{' '.join(words)}")


@settings(max_examples=400)
@given(seed=st.integers(0, 10**9))
def test_records_with_words_lines_or_characters_changed(seed):
    rng = Random(seed)
    text = rng.choice(TEXTS)
    for _ in range(rng.choice((1, 1, 2, 5))):
        text = rng.choice((by_words, by_lines, by_characters, by_cutting))(text, rng)
    check(text)


def by_words(text: str, rng: Random) -> str:
    """Two words swapped, one dropped, doubled or replaced."""
    words = text.split(" ")
    one, other = rng.randrange(len(words)), rng.randrange(len(words))
    match rng.randrange(4):
        case 0:
            words[one], words[other] = words[other], words[one]
        case 1:
            del words[one]
        case 2:
            words.insert(one, words[one])
        case _:
            words[one] = rng.choice(WORDS)
    return " ".join(words)


def by_lines(text: str, rng: Random) -> str:
    """Two lines swapped, one dropped, doubled, or moved out or in."""
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(4):
        case 0:
            lines[one], lines[other] = lines[other], lines[one]
        case 1:
            del lines[one]
        case 2:
            lines.insert(other, lines[one])
        case _:
            lines[one] = f" {lines[one]}" if rng.random() < 0.5 else lines[one].lstrip()
    return "\n".join(lines)


def by_characters(text: str, rng: Random) -> str:
    """One character dropped, doubled or replaced."""
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(("", text[at - 1 : at + 1], rng.choice(CHARACTERS))) + text[at + 1 :]


def by_cutting(text: str, rng: Random) -> str:
    """The beginning, or the text without its middle."""
    one, other = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
    return text[:other] if rng.random() < 0.5 else text[:one] + text[other:]


PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6) | st.sampled_from(WORDS)
ROW = st.lists(PLAIN, max_size=4)
TABLE = st.dictionaries(st.sampled_from(WORDS), PLAIN | ROW, max_size=4)
ANYTHING = PLAIN | ROW | TABLE | st.lists(ROW | TABLE, max_size=4)


def tried(data: object) -> Record | Problems:
    try:
        return from_json(data)
    except Problems as found:
        return found


@settings(max_examples=150)
@given(data=st.dictionaries(st.sampled_from(KEYS) | st.text(max_size=4), ANYTHING, max_size=8))
def test_any_json(data):
    found = tried(data)
    assert isinstance(found, Problems)
    assert found.problems


@settings(max_examples=200)
@given(number=st.integers(0, len(RECORDS) - 1), key=st.sampled_from(KEYS), value=ANYTHING, more=st.integers(0, 10**9))
def test_json_records_with_one_value_changed(number, key, value, more):
    data = json.loads(json.dumps(to_json(RECORDS[number])))
    inner = data.get(key)
    if isinstance(inner, list) and inner and more % 2:
        inner[more % len(inner)] = value
    else:
        data[key] = value
    found = tried(data)
    if isinstance(found, Record):
        assert from_json(to_json(found)) == found
    else:
        assert found.problems

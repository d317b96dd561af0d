"""Reading records: from a text or from JSON, block by block, each replayed by the engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tarock.notation.record.head import LoadRules, read_head
from tarock.notation.record.json import json_documents, json_entries
from tarock.notation.record.messages import GENERAL
from tarock.notation.record.model import Breach, Record
from tarock.notation.record.replay import replay_steps
from tarock.notation.record.stated import differences, form_problems
from tarock.notation.record.steps import StepReader
from tarock.notation.record.text import read_block, split_blocks
from tarock.notation.record.tokens import Entries
from tarock.rules import Problem, Problems, Reason, load


def read_records(text: str, load_rules: LoadRules = load, *, ignore_digest: bool = False) -> list[Record | Problems]:
    """Every deal of a text (or JSON: an object, a list, or one object a line), or its problems; each for itself.

    `load_rules` finds a rule set by its id. `ignore_digest`: replay under the rules as they are now. Never raises.
    """
    try:
        if text.lstrip("\ufeff \t\r\n")[:1] in ("{", "["):
            return [_try(document, load_rules, ignore_digest) for document in json_documents(text)]
        blocks = split_blocks(text)
        if not blocks:
            raise Problems([Problem("", Reason("record-empty", {}, GENERAL))])
    except Problems as found:
        return [found]
    records: list[Record | Problems] = []
    for block in blocks:
        try:
            records.append(record_of(read_block(block), load_rules, ignore_digest))
        except Problems as found:
            records.append(found)
    return records


def read_record(text: str, load_rules: LoadRules = load, *, ignore_digest: bool = False) -> Record:
    """The one deal of a text (the first of several). Raises `Problems`, and nothing else."""
    found = read_records(text, load_rules, ignore_digest=ignore_digest)[0]
    if isinstance(found, Problems):
        raise found
    return found


def from_json(data: Any, load_rules: LoadRules = load, *, ignore_digest: bool = False) -> Record:
    """The record of `to_json`. Raises `Problems`, and nothing else."""
    return record_of(json_entries(data), load_rules, ignore_digest)


def _try(document: Any, load_rules: LoadRules, ignore_digest: bool) -> Record | Problems:
    try:
        return from_json(document, load_rules, ignore_digest=ignore_digest)
    except Problems as found:
        return found


def record_of(entries: Entries, load_rules: LoadRules, ignore_digest: bool) -> Record:
    """The record of its keys and items. Raises `Problems`: what is wrong with the form, else what does not hold.

    An illegal step is the last of them, as nothing behind it can be judged.
    """
    table, head, problems = read_head(entries, load_rules, ignore_digest)
    problems += form_problems(entries)
    steps = []
    if table is not None:
        reader = StepReader(entries, table)
        steps = reader.steps()
        problems += reader.problems
    if head is None or any(not isinstance(problem, Breach) for problem in problems):
        raise Problems(_in_order(problems))
    record, found = replay_steps(head, steps)
    problems += found
    if record is not None:
        problems += differences(record, entries)
    if problems or record is None:
        raise Problems(_in_order(problems))
    return record


def _in_order(problems: Iterable[Problem]) -> list[Problem]:
    return sorted(problems, key=lambda problem: problem.line or 0)


def does_not_hold(found: Problems) -> bool:
    """Whether a record is readable but breaks a rule or states something wrong; False where it cannot be read."""
    return all(isinstance(problem, Breach) for problem in found.problems)

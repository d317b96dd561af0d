"""The golden deal records: which there are, and how they are made anew (see tests/golden/README.md).

`python -m tests.notation.golden` reads every record again under the rules as they are, and writes it with the digest
and the result of today. `python -m tests.notation.golden --new` plays the deals of `WANTED` anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from tarock.deal import State
from tarock.notation.record import Record, start, write_records
from tarock.notation.record.read import record_of
from tarock.notation.record.text import read_block, split_blocks
from tarock.notation.record.tokens import RESULT
from tarock.rules import Problems, load
from tests.notation.record_deals import played, random_head

FOLDER = Path(__file__).parent.parent / "golden"

Wanted = tuple[str, int, Callable[[State], bool]]
"""Contract, players, and what must have happened besides."""


def anything(state: State) -> bool:
    return state.end == "played" and len(state.tricks) > 3


def bei(state: State) -> bool:
    return len(state.declarers) > 1


def several_birds(state: State) -> bool:
    return len(state.birds) > 1


def given_up(state: State) -> bool:
    return state.end == "given-up"


def held(state: State) -> bool:
    return anything(state) and any(word.word == "hold" for word in state.auction)


def handed_on(state: State) -> bool:
    return state.forehand != 0


def spritzed(state: State) -> bool:
    return anything(state) and bool(state.spritzers)


def answered(state: State) -> bool:
    """Something announced, and kontra with an answer."""
    return anything(state) and bool(state.announced) and any(said.level > 2 for said in state.talk)


def claimed(state: State) -> bool:
    return state.claimed_by is not None


def fourth(state: State) -> bool:
    return anything(state) and state.fourth


def open_discard(state: State) -> bool:
    return anything(state) and bool(state.discard_open)


def king_in_talon(state: State) -> bool:
    return anything(state) and state.king_in_talon


WANTED: dict[str, tuple[Wanted, ...]] = {
    "steirisch": (
        ("rufer", 4, answered),
        ("trischaken", 4, anything),
        ("zwiccolo", 5, anything),
        ("uhurufer", 4, anything),
        ("farbendreier", 4, open_discard),
        ("solodreier", 4, answered),
    ),
    "steirisch-2020": (
        ("pagatrufer", 4, given_up),
        ("kakadurufer", 4, anything),
        ("sechserdreier", 4, open_discard),
        ("zwiccolo-ouvert", 4, anything),
    ),
    "wien": (
        ("solorufer", 4, king_in_talon),
        ("quapilrufer", 4, anything),
        ("piccolo", 6, anything),
        ("farbensolo", 4, answered),
    ),
    "frohnleiten": (
        ("trischaken", 4, spritzed),
        ("farbensechser", 4, anything),
        ("bettler", 4, anything),
        ("rufer", 4, king_in_talon),
        ("dreier", 5, claimed),
    ),
    "mostviertel": (
        ("piccolo", 4, bei),
        ("bettler-ouvert", 4, bei),
        ("besserrufer", 4, several_birds),
        ("besserrufer", 4, given_up),
        ("sechserdreier", 5, anything),
        ("rufer", 4, fourth),
        ("trischaken", 4, anything),
    ),
    "oberoesterreich": (
        ("besserrufer", 4, held),
        ("piccolo-ouvert", 4, anything),
        ("dreier", 6, anything),
        ("trischaken", 4, anything),
        ("farbendreier", 4, answered),
    ),
    "tirol": (
        ("besserrufer", 4, answered),
        ("besserrufer-hoch", 4, anything),
        ("trischaken", 4, anything),
        ("zwiccolo-ouvert", 5, anything),
        ("solorufer", 4, answered),
    ),
    "sauwald": (
        ("dreier", 4, handed_on),
        ("rufer", 4, anything),
        ("bettler", 4, held),
        ("solodreier", 4, answered),
    ),
}
"""The deals of each rule set's file. Over all sets every contract occurs, and every key of a record."""


def found(rules_id: str, wanted: Wanted) -> Record:
    """The first random deal that is what is wanted."""
    contract, players, holds = wanted
    for attempt in range(20_000):
        rng = Random(f"{rules_id} {contract} {attempt}")
        record = played(start(random_head(load(rules_id), rng, players)), contract, rng)
        if record.state.contract_id == contract and holds(record.state):
            return record
    raise LookupError(f"{rules_id}: no {contract} ({holds.__name__})")


def refreshed(text: str) -> str:
    """The records of a text under the rules as they are: digest and result anew. Raises `Problems`."""
    records = []
    for block in split_blocks(text):
        entries = {key: entry for key, entry in read_block(block).items() if key not in (*RESULT, "digest")}
        records.append(record_of(entries, load, False))
    return write_records(records)


def main() -> int:
    if "--new" in sys.argv:
        for rules_id, deals in WANTED.items():
            (FOLDER / f"{rules_id}.record").write_text(
                write_records(found(rules_id, wanted) for wanted in deals), encoding="utf-8"
            )
    status = 0
    for path in sorted(FOLDER.glob("*.record")):
        try:
            path.write_text(refreshed(path.read_text("utf-8")), encoding="utf-8")
        except Problems as problems:
            status = 1
            for problem in problems.problems:
                sys.stderr.write(f"{path.name}:{problem.line}: {problem.reason.sentence('en')}\n")
    return status


if __name__ == "__main__":
    sys.exit(main())

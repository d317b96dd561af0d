"""What a record states at its end: how it ended, tricks, counts, and both ledgers. Written, and compared when read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction

from tarock.cards import PACK_THIRDS, CountError, count_text, parse_count
from tarock.deal.outcome import tricks_of
from tarock.notation.record.messages import EXPECTED, GENERAL, NOTHING, STATED
from tarock.notation.record.model import Breach, Record
from tarock.notation.record.tokens import RESULT, Canonical, Entries, Item, Name, item_text
from tarock.rules import Problem, Reason
from tarock.rules.values import shown
from tarock.scoring import DECLARER, OPPONENTS, Amounts

UNFINISHED = "unfinished"
_ENDS = ("played", "given-up", "thrown-in", UNFINISHED)
_AMOUNT = re.compile(r"[+-]?[0-9]{1,9}(?:\.[05])?")


def result_entries(record: Record) -> Canonical:
    """The result of a record, key by key; what does not apply is left out."""
    state = record.state
    found: Canonical = {"end": [(state.end or UNFINISHED,)]}
    if state.end == "played":
        found["took"] = [(Name(name), str(tricks_of(state, seat))) for seat, name in enumerate(record.head.names)]
        if counts := _counts(record):
            found["counts"] = counts
    if record.settlement is not None:
        found["points"] = _ledger(record, record.settlement.points)
        found["cash"] = _ledger(record, record.settlement.cash)
    return found


def _counts(record: Record) -> list[Sequence[str]]:
    """Card points as P/B: of both sides, or of all four in Trischaken; nothing where they do not matter."""
    game = record.game
    if game is not None and game.thirds is not None:
        return [(DECLARER, count_text(game.thirds)), (OPPONENTS, count_text(PACK_THIRDS - game.thirds))]
    if game is not None and game.counts is not None:
        return [(Name(n), count_text(c)) for n, c in zip(record.head.names, game.counts, strict=True)]
    return []


def _ledger(record: Record, amounts: Amounts) -> list[Sequence[str]]:
    """All players by place, 0 for who pauses."""
    by_name = dict(zip(record.head.names, amounts, strict=True))
    return [(Name(name), amount_text(by_name.get(name, Fraction(0)))) for name in record.head.players]


def amount_text(amount: Fraction) -> str:
    """`-5`, `1.5`."""
    return str(int(amount)) if amount.denominator == 1 else f"{float(amount)}"


def form_problems(entries: Entries) -> list[Problem]:
    """Stated results that cannot be read at all."""
    found = []
    for key in RESULT:
        for item in entries[key].items if key in entries else ():
            if _normal(key, item) is None:
                expected = EXPECTED["end" if key == "end" else "count" if key == "counts" else "amount"]
                params = {"value": shown(item.text), "expected": expected}
                found.append(Problem(item.key, Reason("record-form", params, GENERAL), item.line))
    return found


def differences(record: Record, entries: Entries) -> list[Breach]:
    """Where what is stated is not what the replay finds. A key that is not there states nothing."""
    replayed = result_entries(record)
    found = []
    for key in RESULT:
        if key not in entries:
            continue
        right = [Item(tuple(words), key) for words in replayed.get(key, [])]
        stated = entries[key].items
        if {_normal(key, item) for item in stated} != {_normal(key, item) for item in right}:
            texts = [", ".join(item_text(item.words) for item in items) for items in (stated, right)]
            params = {"what": STATED[key], "stated": shown(texts[0], quotes=False), "replayed": texts[1] or NOTHING}
            found.append(Breach(key, Reason("record-stated", params, GENERAL), entries[key].line))
    return found


def _normal(key: str, item: Item) -> tuple[object, ...] | None:
    """An item as values that can be compared; None if it is none."""
    words = item.words
    if key == "end":
        return words if len(words) == 1 and words[0] in _ENDS else None
    if len(words) != 2:
        return None
    if key == "counts":
        try:
            return words[0], parse_count(words[1])
        except CountError:
            return None
    return (words[0], Fraction(words[1])) if _AMOUNT.fullmatch(words[1]) else None

"""What a command has written, and the seating of a round: for people and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tarock.cli.cup.listings import columns
from tarock.cli.terminal import answer, say
from tarock.tournament.event import Day, Event, to_json


def tell(events: Sequence[Event], as_json: bool, told: str) -> None:
    """What was written: the events as JSON, one a line, or a sentence."""
    if as_json:
        for event in events:
            answer(json.dumps(to_json(event), ensure_ascii=False))
    else:
        answer(told)


def tell_draw(day: Day | None, rounds: Sequence[int], as_json: bool, lang: str) -> None:
    """The seating of rounds, as it hangs on the wall."""
    assert day is not None
    parts = [part for part in day.rounds if part.number in rounds]
    if as_json:
        told = {
            "seed": day.seed,
            "rounds": [
                {"round": p.number, "tables": [{"table": t.number, "players": list(t.players)} for t in p.tables]}
                for p in parts
            ],
        }
        answer(json.dumps(told, ensure_ascii=False))
        return
    for part in parts:
        answer(say(f"Runde {part.number}", f"Round {part.number}", lang))
        rows = [
            (str(table.number), ", ".join(f"{n} {day.entrants[n].name}" for n in table.players))
            for table in part.tables
        ]
        answer(columns((say("Tisch", "Table", lang), say("Sitzordnung", "Seating", lang)), rows, right=(0,)))

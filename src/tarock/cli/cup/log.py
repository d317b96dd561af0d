"""The file on which a tournament or a cup is run: one JSON object a line, a head and then the events.

```
{"format": "tarock-log", "version": 1, "kind": "day", "id": "0193…"}
{"kind": "opened", "id": "0193…", "at": "…", "by": "…", "role": "organiser", "settings": {…}}
```

Events are only ever added. `tarock cup export` makes the one document of it that goes to another machine; every command
that reads a file reads such a document too.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from tarock.cli.files import Unusable, read_text
from tarock.cli.terminal import say
from tarock.rules import Reason
from tarock.tournament.cup import decide as decide_cup, evolve as evolve_cup
from tarock.tournament.cup.bundle import FORMAT as BUNDLE, VERSION, Stream, from_bundle
from tarock.tournament.cup.state import CupState
from tarock.tournament.event import Actor, Day, Event, Fact, decide as decide_day, evolve as evolve_day, to_json
from tarock.tournament.event.archive import FORMAT as ARCHIVE
from tarock.web.people.ids import uuid7

FORMAT: Final = "tarock-log"


@dataclass
class Log:
    """A stream that is under way, with what has become of it."""

    path: str
    stream: Stream
    day: Day | None = None
    cup: CupState | None = None
    stored: int = 0
    refused: Mapping[int, Reason] = field(default_factory=dict)

    def __post_init__(self) -> None:
        events, self.stream = self.stream.events, replace(self.stream, events=())
        for event in events:
            self._take(event)

    def wish(self, wish: Fact, actor: Actor, *, id: str = "") -> tuple[Event, ...]:
        """What becomes of a wish; kept in memory until `save`. Raises `Problems`."""
        at = datetime.now(UTC).astimezone().isoformat(timespec="seconds")
        event_id = id or str(uuid7())
        if self.stream.kind == "cup":
            made = decide_cup(self.cup, wish, id=event_id, at=at, actor=actor)
        else:
            made = decide_day(self.day, wish, id=event_id, at=at, actor=actor, refused=self.refused)
        for event in made:
            self._take(event)
        return made

    def _take(self, event: Event) -> None:
        if self.stream.kind == "cup":
            self.cup = evolve_cup(self.cup, event)
        else:
            self.day = evolve_day(self.day, event)
        self.stream = replace(self.stream, events=(*self.stream.events, event))

    def save(self, lang: str) -> None:
        """Add the new events to the file, all of them or none. Raises `Unusable`."""
        new = self.stream.events[self.stored :]
        if new:
            append(self.path, self.stream, new, begin=not self.stored, lang=lang)
        self.stored = len(self.stream.events)


def append(path: str, stream: Stream, events: Sequence[Event], *, begin: bool, lang: str) -> None:
    """Write events behind those of a file; `begin` makes the file, which must not exist."""
    head = {"format": FORMAT, "version": VERSION, "kind": stream.kind, "id": stream.id}
    lines = [head, *map(to_json, events)] if begin else list(map(to_json, events))
    data = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()
    try:
        with open(path, "xb" if begin else "ab") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        raise Unusable(say(f"{path}: Die Datei gibt es schon.", f"{path}: The file exists.", lang)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unusable(
            say(f"{path}: Nicht beschreibbar ({reason}).", f"{path}: Not writable ({reason}).", lang)
        ) from None


def new_log(path: str, kind: str, lang: str) -> Log:
    """A stream that begins. Raises `Unusable` where the file exists."""
    if Path(path).exists():
        raise Unusable(say(f"{path}: Die Datei gibt es schon.", f"{path}: The file exists.", lang))
    return Log(path, Stream(kind, str(uuid7()), ()))


def open_log(path: str, kind: str, lang: str) -> Log:
    """The log in a file that can be carried on. Raises `Unusable`, `Problems`."""
    text = read_text(path, lang)
    if path == "-" or not _is_log(text):
        raise Unusable(
            say(
                f"{path}: Darauf kann nicht weitergeschrieben werden; „tarock cup import“ macht daraus eine Datei.",
                f"{path}: This cannot be carried on; “tarock cup import” makes a file of it.",
                lang,
            )
        )
    (stream,) = read_streams(path, lang, text)
    if stream.kind != kind:
        wanted = {"cup": say("Cup", "cup", lang), "day": say("Turnier", "tournament", lang)}[kind]
        raise Unusable(say(f"{path}: Das ist kein {wanted}.", f"{path}: This is no {wanted}.", lang))
    return Log(path, stream, stored=len(stream.events))


def read_streams(path: str, lang: str, text: str = "") -> tuple[Stream, ...]:
    """The streams of a file: a log, an export, or the archive of one day. Raises `Unusable`, `Problems`."""
    text = text or read_text(path, lang)
    if _is_log(text):
        head, *rows = (
            _json(line, path, lang, number) for number, line in enumerate(text.splitlines(), 1) if line.strip()
        )
        told = {"kind": head.get("kind"), "id": head.get("id"), "events": rows}
        return from_bundle({"format": BUNDLE, "version": head.get("version"), "streams": [told]})
    found = _json(text, path, lang)
    if found.get("format") == ARCHIVE:
        events = found.get("events")
        first = events[0].get("id") if isinstance(events, list) and events and isinstance(events[0], dict) else ""
        told = {"kind": "day", "id": str(first), "events": events}
        found = {"format": BUNDLE, "version": VERSION, "streams": [told]}
    return from_bundle(found)


def _is_log(text: str) -> bool:
    try:
        head = json.loads(text.lstrip().partition("\n")[0])
    except (ValueError, RecursionError):
        return False
    return isinstance(head, dict) and head.get("format") == FORMAT


def _json(text: str, path: str, lang: str, number: int = 0) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        where = say(f"Zeile {number}: ", f"line {number}: ", lang) if number else ""
        raise Unusable(
            say(f"{path}: {where}Das ist kein JSON-Objekt.", f"{path}: {where}This is no JSON object.", lang)
        )
    return found


def days_of(streams: Sequence[Stream]) -> dict[str, Day]:
    """The tournament days among streams, by id."""
    return {stream.id: _day(stream) for stream in streams if stream.kind == "day"}


def cups_of(streams: Sequence[Stream]) -> dict[str, CupState]:
    """The cups among streams, by id."""
    found: dict[str, CupState] = {}
    for stream in streams:
        if stream.kind == "cup":
            state: CupState | None = None
            for event in stream.events:
                state = evolve_cup(state, event)
            if state is not None:
                found[stream.id] = state
    return found


def _day(stream: Stream) -> Day:
    day: Day | None = None
    for event in stream.events:
        day = evolve_day(day, event)
    assert day is not None  # `from_bundle` lets no empty stream in
    return day

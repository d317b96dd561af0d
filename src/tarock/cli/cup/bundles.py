"""`tarock cup export` and `import`: whole streams as one JSON, from one machine to another and back."""

from __future__ import annotations

import json
import os
from pathlib import Path

import typer

from tarock.cli.cup.listings import write_file
from tarock.cli.cup.log import append, read_streams
from tarock.cli.cup.refusing import refuse, refusing
from tarock.cli.cup.shown import as_json as json_text
from tarock.cli.files import Unusable
from tarock.cli.terminal import BREAKS_A_RULE, JSON, LANG, Lang, answer, say
from tarock.rules import Problems
from tarock.tournament.cup.bundle import Stream, additions, to_bundle

FILES = typer.Argument(..., metavar="FILE…", help=say("Turniere und Cups.", "Tournaments and cups."))
OUT = typer.Option(
    "", "--output", "-o", metavar="FILE", help=say("Datei; sonst Standardausgabe.", "File; else standard output.")
)
BUNDLE = typer.Argument(..., metavar="EXPORT", help=say("Die Ausfuhr.", "The export."))
INTO = typer.Argument(".", metavar="FOLDER", help=say("Ordner mit den Dateien hier.", "Folder with the files here."))


def export(files: list[str] = FILES, output: str = OUT, lang: Lang = LANG) -> None:
    """Everything that happened, in one document."""
    with refusing(files[0], False, lang):
        streams = [stream for name in files for stream in read_streams(name, lang)]
        twice = {stream.id for stream in streams if [other.id for other in streams].count(stream.id) > 1}
        if twice:
            raise Unusable(
                say(f"Zweimal dabei: {', '.join(sorted(twice))}.", f"There twice: {', '.join(sorted(twice))}.", lang)
            )
        text = json.dumps(to_bundle(streams), ensure_ascii=False, indent=1)
        if not output:
            answer(text)
            return
        write_file(output, f"{text}\n".encode(), lang)


def import_(bundle: str = BUNDLE, folder: str = INTO, as_json: bool = JSON, lang: Lang = LANG) -> None:
    """New events are added to the files of the folder; twice is harmless, a conflict changes nothing (status 1)."""
    with refusing(bundle, as_json, lang):
        imported = read_streams(bundle, lang)
        known = _known(folder, lang)
        try:
            added = additions({stream.id: stream for stream in known.values()}, imported)
        except Problems as found:
            raise refuse(bundle, found.problems, as_json, lang, BREAKS_A_RULE) from None
        paths = {stream.id: path for path, stream in known.items()}
        told = []
        for stream in added:
            begin = stream.id not in paths
            path = paths.get(stream.id) or _free(folder, stream)
            append(path, stream, stream.events, begin=begin, lang=lang)
            told.append({"file": path, "kind": stream.kind, "id": stream.id, "events": len(stream.events)})
    if as_json:
        answer(json_text({"added": told}))
        return
    for row in told:
        answer(
            say(
                f"{row['file']}: {row['events']} Ereignisse übernommen.",
                f"{row['file']}: {row['events']} events taken.",
                lang,
            )
        )
    if not told:
        answer(say("Nichts Neues.", "Nothing new.", lang))


def _known(folder: str, lang: str) -> dict[str, Stream]:
    """The logs of a folder by their path."""
    if not os.path.isdir(folder):
        raise Unusable(say(f"{folder}: Den Ordner gibt es nicht.", f"{folder}: There is no such folder.", lang))
    found: dict[str, Stream] = {}
    for path in sorted(Path(folder).glob("*.jsonl")):
        (stream,) = read_streams(str(path), lang)
        found[str(path)] = stream
    return found


def _free(folder: str, stream: Stream) -> str:
    """A file for a new stream; its id is no path."""
    plain = "".join(c if c.isalnum() or c in "-_" else "-" for c in stream.id)[:80] or stream.kind
    path, number = Path(folder) / f"{plain}.jsonl", 1
    while path.exists():
        number += 1
        path = Path(folder) / f"{plain}-{number}.jsonl"
    return str(path)

"""The course of a deal for a page without script: the frames as headings with what happened below each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any


def course(frames: Sequence[dict[str, Any]]) -> list[tuple[str, list[tuple[int, str]]]]:
    """Title of each phase or trick with the frames in it, as number and sentence.

    A step belongs to the phase in which it was done, which is that of the frame before it.
    """
    done = [(_title(frames, number), number, " ".join(frame["told"])) for number, frame in enumerate(frames)]
    return [(title, [(number, said) for _, number, said in steps]) for title, steps in groupby(done, lambda d: d[0])]


def _title(frames: Sequence[dict[str, Any]], number: int) -> str:
    before = frames[number - 1] if number else frames[number]
    trick = frames[number]["trick"]
    return str(frames[number]["title"] if trick else before["title"])

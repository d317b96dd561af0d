"""Finds the right answers of a task by asking its judge, and wrong ones to hear what is said to them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

from tarock.web.lessons.model import Task, Verdict

Given = dict[str, Any]


def answers(task: Task) -> Iterator[Given]:
    """Every answer that a page can send for this task; a task of several moves is walked to its end."""
    shown = task.shown("de")
    if shown["kind"] == "count":
        yield from ({"count": f"{points}/{blatt}"} for points, blatt in product(range(71), range(3)))
    elif shown["kind"] == "play":
        yield from _walks(task, ())
    else:
        things = shown["cards"] if shown["kind"] == "cards" else list(range(len(shown["options"])))
        most = len(things) if shown["many"] else 1
        for many in range(1, most + 1):
            yield from ({shown["kind"]: list(chosen)} for chosen in combinations(things, many))


def _walks(task: Task, own: tuple[int, ...]) -> Iterator[Given]:
    verdict = task.judge({"cards": list(own)}, "de")
    if verdict.over:
        yield {"cards": list(own)}
        return
    assert verdict.scene is not None
    for card in verdict.scene["hand"]:
        if task.judge({"cards": [*own, card]}, "de").scene["played"] == len(own) + 1:  # type: ignore[index]
            yield from _walks(task, (*own, card))


def judged(task: Task, lang: str = "de") -> Iterator[tuple[Given, Verdict]]:
    """Every answer with its verdict."""
    for answer in answers(task):
        yield answer, task.judge(answer, lang)

"""What a lesson is made of: tasks that can be shown and judged, and what is said to an answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from tarock.rules import Reason, Text

NAMES = ("Anna", "Berta", "Carl", "Dora")
"""Who sits in seats 0..3 of all lessons; Anna is Vorhand."""
Answer = Mapping[str, Any]
"""What the browser sends, not yet checked: `{"cards": […]}`, `{"options": […]}`, `{"count": "5/0"}`."""
Shown = dict[str, Any]
"""A task as JSON: `kind`, `ask`, and what its kind needs."""


class BadAnswerError(ValueError):
    """An answer that no page of ours sends."""


@dataclass(frozen=True, slots=True)
class Remark:
    """One sentence about an answer, and the clause that it rests on."""

    text: Text
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """`right`, the remarks, and where a task goes over several moves: the `scene` now and whether it is `over`."""

    right: bool
    remarks: tuple[Remark, ...] = ()
    scene: Shown | None = None
    over: bool = True


class Task(Protocol):
    """One question."""

    def shown(self, lang: str) -> Shown:
        """The question as JSON."""
        ...

    def judge(self, answer: Answer, lang: str) -> Verdict:
        """What the engine says to an answer. Raises BadAnswerError for what is none."""
        ...


@dataclass(frozen=True, slots=True)
class Lesson:
    """A step of the course: `slug` in its address, a few sentences, the tasks, and the chapter of the rulebook."""

    slug: str
    title: Text
    about: Text
    told: tuple[Text, ...]
    tasks: tuple[Task, ...]
    chapter: Text


def remark(reason: Reason) -> Remark:
    """A reason of the engine as a remark."""
    return Remark(Text(reason.sentence("de", NAMES), reason.sentence("en", NAMES)), reason.clause)


def cards_in(answer: Answer) -> tuple[int, ...]:
    """The cards of an answer, all different."""
    cards = answer.get("cards")
    if not isinstance(cards, list) or not all(type(card) is int and 0 <= card < 54 for card in cards):
        raise BadAnswerError
    if len(set(cards)) != len(cards):
        raise BadAnswerError
    return tuple(cards)


def options_in(answer: Answer, count: int) -> frozenset[int]:
    """The numbers of the chosen options, 0 to `count` - 1."""
    chosen = answer.get("options")
    if not isinstance(chosen, list) or not all(type(number) is int and 0 <= number < count for number in chosen):
        raise BadAnswerError
    return frozenset(chosen)

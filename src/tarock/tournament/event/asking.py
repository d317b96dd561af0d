"""What comes with a wish, and the list in which all that stands against it is collected."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from tarock.rules import Problem, Problems, Reason, refuse
from tarock.tournament.event.messages import MESSAGES as _MESSAGES  # noqa: F401 - registers the sentences
from tarock.tournament.event.roles import Actor
from tarock.tournament.event.state import moment


@dataclass(frozen=True)
class Ask:
    """`id` and `at` of the event that the wish would become, who asks, and whom the cup refuses (number to reason)."""

    id: str
    at: str
    actor: Actor
    refused: Mapping[int, Reason] = field(default_factory=dict)


class Against(list[Problem]):
    """Everything that stands against a wish."""

    def say(self, key: str, code: str, clause: str = "ALLG", /, **params: object) -> None:
        """One more."""
        self.append(Problem(key, Reason(code, params, clause)))

    def done(self) -> None:
        """Raise `Problems` if there is anything."""
        if self:
            raise Problems(list(self))


def check_head(allowed: Collection[str], id: str, at: str, actor: Actor, *, may_not: str, no_moment: str) -> None:
    """Who wishes, under which id, when. Raises `Problems`; the codes are those of the room."""
    if actor.role not in allowed:
        raise refuse("", may_not)
    against = Against()
    if not id:
        against.say("id", "plain-missing", key="id")
    if not actor.name.strip():
        against.say("by", "plain-missing", key="by")
    try:
        moment(at)
    except ValueError:
        against.say("at", no_moment)
    against.done()

"""A wish from outside: the table reads what it knows (`tarock.table.read_wish`); here stands what is asked beside it.

Every wish has `id` (a UUID made by the browser), `version` (what the browser has seen) and `do`. Beside the wishes of
the table there is `hint`, which changes nothing, and `sit` carries the `token` of a link for playing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tarock.rules import Problem, Problems, Reason
from tarock.table import Wish, read_wish as read_table_wish
from tarock.table.wishes import OUTSIDE, SayReady
from tarock.web.live.answers import unprocessable
from tarock.web.live.messages import GENERAL

HINT: Final = "hint"
_ALWAYS: Final = {"id", "version", "do"}
_FIELDS: Final[Mapping[str, set[str]]] = {
    "sit": {"place", "name", "token"},
    "stand": {"place"},
    "leave": set(),
    "act": {"action"},
    "say": {"phrase", "text"},
    "config": {"what", "value"},
}
"""What a wish may say beside what all say; a word that is not here says no more."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A readable request: the raw wish for the table (None: a hint is asked for), and the token of a link."""

    raw: Mapping[str, Any]
    token: str

    @property
    def hint(self) -> bool:
        """Whether only advice is wanted."""
        return bool(self.raw["do"] == HINT)

    def of(self, who: str) -> Wish:
        """The wish as that of `who`. Raises `Refused` 422 with all that is wrong."""
        try:
            return read_table_wish(self.raw, who)
        except Problems as found:
            raise unprocessable(found) from None


def read_asked(raw: Mapping[str, Any]) -> Asked:
    """The request of a JSON object. Raises `Refused` 422 with everything that is wrong, also what the table finds."""
    problems: list[Problem] = []
    do = raw.get("do")
    words = (*OUTSIDE, HINT)
    if not isinstance(do, str) or do not in words:
        shown = {"value": str(do)[:40], "allowed": ", ".join(words)}
        problems.append(Problem("do", Reason("live-unknown-wish", shown, GENERAL)))
        raise unprocessable(Problems(problems))
    allowed = _ALWAYS | _FIELDS.get(do, set())
    for name in raw:
        if name not in allowed:
            problems.append(Problem(name[:40], Reason("live-unknown-field", {"name": name[:40]}, GENERAL)))
    token = raw.get("token", "")
    if not isinstance(token, str) or len(token) > 64:
        problems.append(Problem("token", Reason("live-field", {"name": "token"}, GENERAL)))
        token = ""
    plain = {name: value for name, value in raw.items() if name != "token"}
    try:  # a hint is read as the wish that says no more than all do
        read_table_wish({**plain, "do": SayReady.do} if do == HINT else plain, "g:anybody")
    except Problems as found:
        problems += found.problems
    if problems:
        raise unprocessable(Problems(problems))
    return Asked(plain, token)

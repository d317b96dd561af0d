"""Names: found while typing, without accents and capitals; and how a player is shown to everybody."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache

from tarock.tournament.cup.state import CupState, Player

_SPELLED = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "ø": "oe", "å": "aa"}
_PLAIN = {"ß": "ss", "æ": "ae", "ø": "o", "đ": "d", "ł": "l", "ı": "i"}


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """A text without accents, capitals and punctuation, one space between words: `Ana Höß` → `ana hoss`."""
    return _fold(text, {})


@lru_cache(maxsize=4096)
def spelled(text: str) -> str:
    """The same with umlauts spelled out: `Müller` → `mueller`."""
    return _fold(text, _SPELLED)


def _fold(text: str, first: Mapping[str, str]) -> str:
    lowered = "".join(first.get(letter, letter) for letter in unicodedata.normalize("NFC", text).lower())
    bare = (c for c in unicodedata.normalize("NFKD", lowered.casefold()) if not unicodedata.combining(c))
    return " ".join("".join(_PLAIN.get(c, c) if c.isalnum() else " " for c in bare).split())


def find(state: CupState, typed: str, limit: int = 8, recent: Mapping[int, int] | None = None) -> tuple[Player, ...]:
    """The players that a typed text may mean, the most likely first.

    Every typed word must begin a word of the name, or be how the number begins; umlauts may be typed as ä, a or ae. A
    number that fits exactly comes first, then those with more starts in `recent` (number to starts), then by name.
    """
    plain, wide = folded(typed).split(), spelled(typed).split()
    if not plain:
        return ()
    found = [player for player in state.active if _fits(player, plain) or _fits(player, wide)]
    often = recent or {}
    found.sort(key=lambda p: (str(p.number) != plain[0], -often.get(p.number, 0), folded(p.name), p.number))
    return tuple(found[:limit])


def _fits(player: Player, words: Iterable[str]) -> bool:
    own = {*folded(player.name).split(), *spelled(player.name).split()}
    return all(
        str(player.number).startswith(word) if word.isdecimal() else any(w.startswith(word) for w in own)
        for word in words
    )


def public_name(player: Player, state: CupState | None = None) -> str:
    """How everybody sees a player: the name, “Anna M.”, or `#7` without consent or by choice.

    Two players with the same short name keep apart by their numbers where `state` tells of the others.
    """
    if not player.consent or player.public == "number":
        return f"#{player.number}"
    if player.public == "name":
        return player.name
    short = short_name(player.name)
    twins = [p for p in state.active if p.public == "short" and short_name(p.name) == short] if state else []
    return f"{short} #{player.number}" if len(twins) > 1 else short


def short_name(name: str) -> str:
    """`Anna Maria Moser` → `Anna M.`; a single word stays."""
    words = name.split()
    return f"{words[0]} {words[-1][0]}." if len(words) > 1 else name

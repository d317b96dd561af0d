"""What a rule-set file may say: one `Key` for every key of every table, read by loader, checker and rulebook.

Kinds of value: `word` (one of `words`), `words` (a list of them, never empty unless `empty`), `bool`, `bools`, `int`,
`ints`, `numbers` (whole numbers, also the same one several times), `time` (of day, 14:00), `amount` (points or cents:
whole numbers or halves), `count` (card points as P/B, held as thirds), `card`, `cards`, `text` (prose, without
influence on any game), `id`, `ids` (names of contracts or bonuses) and `path`, `paths` (of leaves), all checked against
the set itself, `levels` (powers of two: how far kontra goes).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from tarock.rules import words as w


class _Required:
    def __repr__(self) -> str:
        return "REQUIRED"


REQUIRED: Final = _Required()


@dataclass(frozen=True, slots=True)
class Key:
    """One key of a rule-set table: its kind, the words it takes, and what stands when it is absent."""

    kind: str
    words: tuple[str, ...] = ()
    default: object = REQUIRED
    low: int = 0
    high: int = 10_000
    empty: bool = False


@dataclass(frozen=True, slots=True)
class Schema:
    """What one kind of file may say. `head` is the table that names the file itself; sections stand once, tables by id.

    Rule sets are one kind; other rooms read their files by schemas of their own, with the same loader.
    """

    head: str
    own: Mapping[str, Key]
    sections: Mapping[str, Mapping[str, Key]]
    tables: Mapping[str, Mapping[str, Key]]

    @property
    def names(self) -> tuple[str, ...]:
        """All tables of the top level."""
        return (self.head, *self.sections, *self.tables)


def _word(*words: str, default: object = REQUIRED) -> Key:
    return Key("word", words, default)


_BOOL = Key("bool")
_NO = Key("bool", default=False)
_TEXT = Key("text")
_AMOUNT = Key("amount")

SET: Final[dict[str, Key]] = {
    "id": Key("id"),
    "name": _TEXT,
    "name_en": Key("text", default=""),
    "about": Key("text", default=""),
    "about_en": Key("text", default=""),
}

SECTIONS: Final[dict[str, dict[str, Key]]] = {
    "money": {
        "unit": _word(*w.UNITS),
        "cents": Key("int", low=1),
        "rounding": _word(*w.ROUNDINGS),
        "kontra_donation": _BOOL,
    },
    "table": {
        "win_limit": Key("count", low=1, high=210),
        "sizes": Key("ints", low=4, high=6),
        "direction": _word(*w.DIRECTIONS),
        "cut": _word(*w.CUTTERS),
        "knock": _BOOL,
        "throw_in": _word(*w.THROW_INS),
        "look": _word(*w.LOOKS),
        "show_discard": _word(*w.SHOW_DISCARD),
        "double_radl_after": Key("words", w.DOUBLE_AFTER, empty=True),
        "double_game_after": Key("words", w.DOUBLE_AFTER, empty=True),
        "double_multiplies": _BOOL,
    },
    "auction": {
        "forehand_opens_with_bid": _BOOL,
        "forehand_may_pass": _BOOL,
        "hold": _word(*w.HOLDS),
        "raise_own": _BOOL,
        "hand_on": _word(*w.HAND_ON),
        "bei_settlement": _word(*w.BEI_SETTLEMENT),
    },
    "calling": {
        "fourth_king": _BOOL,
        "four_kings": _word(*w.FOUR_KINGS),
        "queen_ultimo": _BOOL,
        "king_in_talon": Key("words", w.KING_IN_TALON),
        "give_up_pays": _word(*w.GIVE_UP_PAYS),
        "no_bird_pays": Key("amount", default=None),
        "no_bird_overbid": _BOOL,
    },
    "announcements": {
        "rounds": _word(*w.ANNOUNCE_ROUNDS),
        "kontra_when": _word(*w.KONTRA_WHEN),
        "levels": Key("levels"),
        "re_answers_all": _BOOL,
        "failed_kontra": Key("amount", default=Fraction(0)),
        "wrong_time": _word(*w.WRONG_TIME),
        "higher_first": _BOOL,
        "solo_factor": Key("int", low=1, high=8),
        "suit_kontra_or_valat": _word(*w.KONTRA_OR_VALAT),
    },
    "play": {
        "maerchenstich": _word(*w.MAERCHENSTICH),
        "maerchenstich_negative": _BOOL,
        "pagat_negative": _word(*w.PAGAT_NEGATIVE),
        "ouvert_after_trick": Key("int", low=0, high=11),
        "ouvert_confer": _BOOL,
    },
    "valat": {
        "mode": _word(*w.VALAT_MODES),
        "announced_with_material": _BOOL,
        "play_silent": _word(*w.BESIDE_VALAT),
        "play_announced": _word(*w.BESIDE_VALAT),
        "material_silent": _word(*w.BESIDE_VALAT),
        "material_announced": _word(*w.BESIDE_VALAT),
        "game_kontra_silent": _word(*w.GAME_KONTRA_UNDER_VALAT),
        "game_kontra_announced": _word(*w.GAME_KONTRA_UNDER_VALAT),
    },
    "trischaken": {
        "scale": _word(*w.TRISCHAKEN_SCALES),
        "value": _AMOUNT,
        "forehand_factor": Key("int", low=1, high=8),
        "mayor_factor": Key("int", low=1, high=8),
        "mayor_at_least": Key("count", low=1, high=210),
        "under_at_most": Key("count", default=None, low=0, high=210),
        "virgins": _word(*w.VIRGINS),
        "ties": _word(*w.TIES),
        "close_virgins": _BOOL,
        "stichzwang": Key("bools"),
        "talon": Key("words", w.TRISCHAKEN_TALONS),
        "spritzer": _BOOL,
        "renonce": _AMOUNT,
        "renonce_forehand": _AMOUNT,
        "renonce_spritzer_doubles": _BOOL,
    },
    "renonce": {
        "pays": _word(*w.RENONCE_PAYS),
    },
}

CONTRACT: Final[dict[str, Key]] = {
    "name": _TEXT,
    "gloss": _TEXT,
    "gloss_en": Key("text", default=""),
    "written_as": Key("id", default=""),
    "rank": Key("int", low=1),
    "value": _AMOUNT,
    "lost": Key("amount", default=None),
    "bid_value": Key("amount", default=None),
    "kind": _word(*w.KINDS),
    "who": _word(*w.BIDDERS),
    "when": _word(*w.MOMENTS),
    "talon": _word(*w.TALONS),
    "partner": _word(*w.PARTNERS),
    "leader": _word(*w.LEADERS),
    "kontra": _word(*w.KONTRAS),
    "tricks": Key("int", default=None, low=0, high=12),
    "solo": _NO,
    "ouvert": _word(*w.OUVERTS, default="none"),
    "birds": Key("ids", default=()),
    "shared": _NO,
    "bei": Key("int", default=1, low=1, high=4),
    "announce_with_bid": _NO,
    "stichzwang": _NO,
    "bonuses": Key("ids", default=(), empty=True),
    "discard_first": _word(*w.DISCARD_FIRST, default="any"),
    "discard_open": _word(*w.DISCARD_OPEN, default="none"),
    "discard_suits_left": Key("int", default=0, low=0, high=12),
}

BONUS: Final[dict[str, Key]] = {
    "name": _TEXT,
    "gloss": _TEXT,
    "gloss_en": Key("text", default=""),
    "kind": _word(*w.BONUS_KINDS),
    "test": _word(*w.BONUS_TESTS),
    "silent": _AMOUNT,
    "announced": _AMOUNT,
    "announce": _word(*w.ANNOUNCERS),
    "side": _word(*w.SIDES, default="either"),
    "solo_doubles": _BOOL,
    "silent_may_be_lost": _NO,
    "trick": Key("int", default=None, low=1, high=12),
    "card": Key("card", default=None),
    "cards": Key("cards", default=()),
    "at_least": Key("count", default=None, low=1, high=210),
    "holding": Key("int", default=None, low=1, high=12),
    "implies": Key("id", default=""),
}

CONDUCT: Final[dict[str, Key]] = {
    "for": _word(*w.CONDUCT_READERS),
    "covers": Key("paths", default=(), empty=True),
    "after": Key("path", default=""),
    "de": _TEXT,
    "en": Key("text", default=""),
}

TABLES: Final[dict[str, dict[str, Key]]] = {"contracts": CONTRACT, "bonuses": BONUS, "conduct": CONDUCT}

RULE_SET: Final = Schema("set", SET, SECTIONS, TABLES)

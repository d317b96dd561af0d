"""What a seat can do: frozen values with the seat first. `engine.decide` says whether it may.

Every action is also a plain tuple of its kind and fields (`as_data`, `from_data`), for records, browsers and bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tarock.cards import cards_of, is_card, mask_of


@dataclass(frozen=True, slots=True)
class Forehand:
    """„Vorhand!“ („Mein Spiel!“): Vorhand's first word when she bids nothing yet."""

    kind: ClassVar[str] = "forehand"
    seat: int


@dataclass(frozen=True, slots=True)
class HandOn:
    """„Ich gebe die Vorhand weiter“: with four kings, where the set has it; also final for the auction."""

    kind: ClassVar[str] = "hand-on"
    seat: int


@dataclass(frozen=True, slots=True)
class Pass:
    """„Weiter!“"""

    kind: ClassVar[str] = "weiter"
    seat: int


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """The hand is thrown in before the seat's first word, where the set allows it."""

    kind: ClassVar[str] = "throw-in"
    seat: int


@dataclass(frozen=True, slots=True)
class Bid:
    """A game by its contract id; in a shared contract (several Besserrufer) also one that stands already."""

    kind: ClassVar[str] = "bid"
    seat: int
    contract: str


@dataclass(frozen=True, slots=True)
class Hold:
    """„Halten“: Vorhand takes over the standing bid."""

    kind: ClassVar[str] = "hold"
    seat: int


@dataclass(frozen=True, slots=True)
class Bei:
    """Joining a negative game that another seat has bid, also when it was overbid in between."""

    kind: ClassVar[str] = "bei"
    seat: int
    contract: str


@dataclass(frozen=True, slots=True)
class NameBird:
    """The bird (bonus id) of a bird game, named before the call."""

    kind: ClassVar[str] = "name-bird"
    seat: int
    bird: str


@dataclass(frozen=True, slots=True)
class Options:
    """How Vorhand wants Trischaken played: with or without Stichzwang, the talon to "first-six" or "last"."""

    kind: ClassVar[str] = "options"
    seat: int
    stichzwang: bool
    talon: str


@dataclass(frozen=True, slots=True)
class Spritz:
    """The answer in the Spritzer round: yes or no."""

    kind: ClassVar[str] = "spritz"
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Call:
    """A king or queen by its card number; None is „den Vierten“."""

    kind: ClassVar[str] = "call"
    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class TakeHalf:
    """Talon half 0 (A) or 1 (B)."""

    kind: ClassVar[str] = "take-half"
    seat: int
    half: int


@dataclass(frozen=True, slots=True)
class GiveUp:
    """The called card lies in the talon and the game is given up (*schleifen*)."""

    kind: ClassVar[str] = "give-up"
    seat: int


@dataclass(frozen=True, slots=True)
class Discard:
    """The cards put away, as a mask."""

    kind: ClassVar[str] = "discard"
    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Announce:
    """A bonus by its id, after the discard or, where they belong to the bid, right after it.

    Several are several actions; `Gut` ends the turn.
    """

    kind: ClassVar[str] = "announce"
    seat: int
    item: str


@dataclass(frozen=True, slots=True)
class Kontra:
    """Kontra, Re or Sub on an item (`state.GAME` or a bonus id); the level follows from what was said.

    Negative games: an opponent names the declarer (`against`); a declarer answers one opponent, or all (None) where
    one Re answers the kontras of all.
    """

    kind: ClassVar[str] = "kontra"
    seat: int
    item: str
    against: int | None = None


@dataclass(frozen=True, slots=True)
class Gut:
    """„Gut!“, of the declarer at first „Ich liege“: ends the seat's turn."""

    kind: ClassVar[str] = "gut"
    seat: int


@dataclass(frozen=True, slots=True)
class Play:
    """A card to the trick."""

    kind: ClassVar[str] = "play"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Claim:
    """All remaining tricks are the seat's: on its own lead, and only where that is certain (`decided.why_no_claim`)."""

    kind: ClassVar[str] = "claim"
    seat: int


Action = (
    Forehand
    | HandOn
    | Pass
    | ThrowIn
    | Bid
    | Hold
    | Bei
    | NameBird
    | Options
    | Spritz
    | Call
    | TakeHalf
    | GiveUp
    | Discard
    | Announce
    | Kontra
    | Gut
    | Play
    | Claim
)

ACTIONS: dict[str, type[Action]] = {
    cls.kind: cls
    for cls in (
        *(Forehand, HandOn, Pass, ThrowIn, Bid, Hold, Bei, NameBird, Options, Spritz),
        *(Call, TakeHalf, GiveUp, Discard, Announce, Kontra, Gut, Play, Claim),
    )
}
"""Every action class by its kind."""


def as_data(action: Action) -> tuple[object, ...]:
    """The action as `(kind, seat, …)`, JSON-able."""
    return (action.kind, *(getattr(action, name) for name in action.__slots__))


def as_json(action: Action) -> list[object]:
    """`as_data` for browsers, whose numbers are too small for a mask: the cards of a discard as a list."""
    data = list(as_data(action))
    if isinstance(action, Discard):
        data[2] = list(cards_of(action.cards))
    return data


def from_json(data: Sequence[object]) -> Action | None:
    """The action of `as_json`; None if it has no such kind or number of fields, or a discard no list of cards."""
    if not data or data[0] != Discard.kind:
        return from_data(data)
    cards = data[2] if len(data) == 3 else None
    if not isinstance(cards, list) or not all(is_card(card) for card in cards) or len(set(cards)) != len(cards):
        return None
    return from_data([*data[:2], mask_of(cards)])


def from_data(data: Sequence[object]) -> Action | None:
    """The action of `as_data`; None if it has no such kind or number of fields (types are `decide`'s concern)."""
    cls = ACTIONS.get(data[0]) if data and isinstance(data[0], str) else None
    if cls is None:
        return None
    try:
        return cls(*data[1:])  # type: ignore[arg-type]
    except TypeError:
        return None

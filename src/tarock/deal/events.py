"""What happened in a deal: frozen values, applied by `engine.evolve`. The log of a deal is a list of them.

One action makes one event of its own and any number of automatic ones (the auction ends, a trick is taken, hands are
laid open). Events say everything, hidden cards too: they are for the store, not for players.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Dealt:
    """The start: rule set by id and content, the hands by seat as masks, the talon halves in the order dealt."""

    kind: ClassVar[str] = "dealt"
    rules: str
    digest: str
    hands: tuple[int, int, int, int]
    talon: tuple[tuple[int, int, int], tuple[int, int, int]]


@dataclass(frozen=True, slots=True)
class WordSaid:
    """One word of the auction, as in `state.Word`."""

    kind: ClassVar[str] = "word"
    seat: int
    word: str
    contract: str = ""


@dataclass(frozen=True, slots=True)
class BidItemNamed:
    """A bonus announced together with the bid."""

    kind: ClassVar[str] = "bid-item"
    seat: int
    item: str


@dataclass(frozen=True, slots=True)
class BidItemsClosed:
    """The bidder has named all that belongs to the bid."""

    kind: ClassVar[str] = "bid-items-closed"
    seat: int


@dataclass(frozen=True, slots=True)
class AuctionEnded:
    """The auction is over: contract and the seats in the standing bid."""

    kind: ClassVar[str] = "auction-ended"
    contract: str
    bidders: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OptionsChosen:
    """Vorhand's options in Trischaken."""

    kind: ClassVar[str] = "options"
    seat: int
    stichzwang: bool
    talon: str


@dataclass(frozen=True, slots=True)
class SpritzAnswered:
    """A seat has spritzed, or not."""

    kind: ClassVar[str] = "spritz"
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class BirdNamed:
    """A bidder of a bird game has named the bird."""

    kind: ClassVar[str] = "bird"
    seat: int
    bird: str


@dataclass(frozen=True, slots=True)
class DeclarerFound:
    """Who plays a bird game, after the birds were named."""

    kind: ClassVar[str] = "declarer"
    seat: int


@dataclass(frozen=True, slots=True)
class Called:
    """The called card; `fourth`: it was called „den Vierten“, without its name."""

    kind: ClassVar[str] = "called"
    seat: int
    card: int
    fourth: bool


@dataclass(frozen=True, slots=True)
class HalfTaken:
    """A talon half went to the declarer."""

    kind: ClassVar[str] = "half"
    seat: int
    half: int


@dataclass(frozen=True, slots=True)
class SixTaken:
    """All six talon cards went to the declarer."""

    kind: ClassVar[str] = "six"
    seat: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """The declarer has put cards away."""

    kind: ClassVar[str] = "discarded"
    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Announced:
    """A bonus is announced."""

    kind: ClassVar[str] = "announced"
    seat: int
    item: str


@dataclass(frozen=True, slots=True)
class KontraSaid:
    """A kontra, Re or Sub, as in `state.Said`."""

    kind: ClassVar[str] = "kontra"
    seat: int
    item: str
    level: int
    against: int | None


@dataclass(frozen=True, slots=True)
class GutSaid:
    """A turn in the announcements has ended."""

    kind: ClassVar[str] = "gut"
    seat: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card was played."""

    kind: ClassVar[str] = "card"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick went to `seat`, with talon cards thrown to it."""

    kind: ClassVar[str] = "trick"
    seat: int
    talon: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LaidOpen:
    """These seats have laid their hands open."""

    kind: ClassVar[str] = "open"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Claimed:
    """A seat has proved that all remaining tricks are its own."""

    kind: ClassVar[str] = "claimed"
    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The deal is over: "played", "given-up" or "thrown-in"."""

    kind: ClassVar[str] = "ended"
    how: str


Event = (
    Dealt
    | WordSaid
    | BidItemNamed
    | BidItemsClosed
    | AuctionEnded
    | OptionsChosen
    | SpritzAnswered
    | BirdNamed
    | DeclarerFound
    | Called
    | HalfTaken
    | SixTaken
    | Discarded
    | Announced
    | KontraSaid
    | GutSaid
    | CardPlayed
    | TrickTaken
    | LaidOpen
    | Claimed
    | Ended
)

EVENTS: dict[str, type[Event]] = {
    cls.kind: cls
    for cls in (
        *(Dealt, WordSaid, BidItemNamed, BidItemsClosed, AuctionEnded, OptionsChosen, SpritzAnswered, BirdNamed),
        *(DeclarerFound, Called, HalfTaken, SixTaken, Discarded, Announced, KontraSaid, GutSaid, CardPlayed),
        *(TrickTaken, LaidOpen, Claimed, Ended),
    )
}
"""Every event class by its kind."""


def event_data(event: Event) -> tuple[object, ...]:
    """The event as `(kind, …)`, JSON-able."""
    return (event.kind, *astuple(event))

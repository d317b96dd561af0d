"""A rule set as a value: frozen, hashable by its content, without any code of its own cup.

Amounts are in the set's unit (points, or cents) as `Fraction`; card points are thirds (`int`). Every leaf has a
`Source`, found by its dotted path (`"contracts.rufer.value"`), so that whoever uses a value can also say where it
comes from.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple


class Text(NamedTuple):
    """One text in both languages."""

    de: str
    en: str

    def in_language(self, lang: str) -> str:
        """The text for `"de"` or `"en"`."""
        return self.en if lang == "en" else self.de


@dataclass(frozen=True, slots=True)
class Source:
    """Where a value comes from: clause ids or keys of cup texts; `assumption` carries the reason where none says it."""

    ref: str
    assumption: Text | None = None


@dataclass(frozen=True, slots=True)
class Money:
    """`unit` of the tariff, what one unit is worth in cents, and how halves are written.

    `kontra_donation`: kontra money goes into a donation box instead of to players (a matter of the score list; the
    settlement of a game stays zero-sum).
    """

    unit: str
    cents: int
    rounding: str
    kontra_donation: bool


@dataclass(frozen=True, slots=True)
class Table:
    """Who sits, who cuts, what is won, and what makes the next Radl or the next game count double."""

    win_limit: int
    sizes: tuple[int, ...]
    direction: str
    cut: str
    knock: bool
    throw_in: str
    look: str
    show_discard: str
    double_radl_after: tuple[str, ...]
    double_game_after: tuple[str, ...]
    double_multiplies: bool


@dataclass(frozen=True, slots=True)
class Auction:
    """How the declarer is found."""

    forehand_opens_with_bid: bool
    forehand_may_pass: bool
    hold: str
    raise_own: bool
    hand_on: str
    bei_settlement: str


@dataclass(frozen=True, slots=True)
class Calling:
    """What may be called, and what happens when the called card lies in the talon or the bird is missing."""

    fourth_king: bool
    four_kings: str
    queen_ultimo: bool
    king_in_talon: tuple[str, ...]
    give_up_pays: str
    no_bird_pays: Fraction | None
    no_bird_overbid: bool


@dataclass(frozen=True, slots=True)
class Announcements:
    """How long, in which order and how high premiums and kontras go. `failed_kontra`: cash per head, if any."""

    rounds: str
    kontra_when: str
    levels: tuple[int, ...]
    re_answers_all: bool
    failed_kontra: Fraction
    wrong_time: str
    higher_first: bool
    solo_factor: int
    suit_kontra_or_valat: str


@dataclass(frozen=True, slots=True)
class Play:
    """What differs between the cups while tricks are played."""

    maerchenstich: str
    maerchenstich_negative: bool
    pagat_negative: str
    ouvert_after_trick: int
    ouvert_confer: bool


@dataclass(frozen=True, slots=True)
class Valat:
    """How a Valat is paid and what still counts beside it."""

    mode: str
    announced_with_material: bool
    play_silent: str
    play_announced: str
    material_silent: str
    material_announced: str
    game_kontra_silent: str
    game_kontra_announced: str


@dataclass(frozen=True, slots=True)
class Trischaken:
    """The scale of the Trischaken and the options that Vorhand has (the first of each is the default)."""

    scale: str
    value: Fraction
    forehand_factor: int
    mayor_factor: int
    mayor_at_least: int
    under_at_most: int | None
    virgins: str
    ties: str
    close_virgins: bool
    stichzwang: tuple[bool, ...]
    talon: tuple[str, ...]
    spritzer: bool
    renonce: Fraction
    renonce_forehand: Fraction
    renonce_spritzer_doubles: bool


@dataclass(frozen=True, slots=True)
class Renonce:
    """What a Renonce pays (Trischaken has amounts of its own)."""

    pays: str


@dataclass(frozen=True, slots=True)
class Contract:
    """One game. `value` per head when won, `lost` when lost; `written_as` is the id in score entries."""

    id: str
    name: str
    gloss: Text
    written_as: str
    rank: int
    value: Fraction
    lost: Fraction
    bid_value: Fraction
    kind: str
    who: str
    when: str
    talon: str
    partner: str
    leader: str
    kontra: str
    tricks: int | None
    solo: bool
    ouvert: str
    birds: tuple[str, ...]
    shared: bool
    bei: int
    announce_with_bid: bool
    stichzwang: bool
    bonuses: tuple[str, ...]
    discard_first: str
    discard_open: str
    discard_suits_left: int

    @property
    def positive(self) -> bool:
        """Whether card points decide (Farbenspiele included)."""
        return self.kind in ("positive", "suit")


@dataclass(frozen=True, slots=True)
class Bonus:
    """One premium with its silent and announced value per head (factors of the game where the Valat multiplies)."""

    id: str
    name: str
    gloss: Text
    kind: str
    test: str
    silent: Fraction
    announced: Fraction
    announce: str
    side: str
    solo_doubles: bool
    silent_may_be_lost: bool
    trick: int | None
    card: int | None
    cards: tuple[int, ...]
    at_least: int | None
    holding: int | None
    implies: str


@dataclass(frozen=True, slots=True)
class Conduct:
    """A rule that cannot be computed: text for players or for the referee.

    `covers` are the paths of leaves that this text says in the set's own words; a rulebook prints it in their place.
    `after` is a leaf behind whose sentence it belongs.
    """

    id: str
    reader: str
    text: Text
    covers: tuple[str, ...] = ()
    after: str = ""


class Sourced:
    """Something made of a file of leaves, each of which rests on a source: a rule set, a cup."""

    sources: Mapping[str, Source]

    def source(self, path: str) -> Source:
        """The source of the leaf at `path`, or of the nearest table above it (a default rests on its table)."""
        while path not in self.sources:
            path, dot, _ = path.rpartition(".")
            if not dot:
                raise KeyError(path)
        return self.sources[path]

    def clause(self, path: str) -> str:
        """The clause id or cup text that the leaf at `path` rests on."""
        return self.source(path).ref


@dataclass(frozen=True)
class RuleSet(Sourced):
    """A whole rule set. `chain` names the sets it extends, itself first; `digest` is the SHA-256 of its content."""

    id: str
    name: Text
    about: Text
    chain: tuple[str, ...]
    money: Money
    table: Table
    auction: Auction
    calling: Calling
    announcements: Announcements
    play: Play
    valat: Valat
    trischaken: Trischaken
    renonce: Renonce
    contracts: Mapping[str, Contract]
    bonuses: Mapping[str, Bonus]
    conduct: Mapping[str, Conduct]
    citations: Mapping[str, Text]
    sources: Mapping[str, Source]
    digest: str

    def __hash__(self) -> int:
        return hash(self.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleSet) and other.digest == self.digest

    def __getstate__(self) -> dict[str, object]:
        """Plain tables instead of read-only ones, which cannot be pickled."""
        return {name: dict(v) if isinstance(v, MappingProxyType) else v for name, v in vars(self).items()}

    def __setstate__(self, state: dict[str, object]) -> None:
        for name, value in state.items():
            object.__setattr__(self, name, MappingProxyType(value) if isinstance(value, dict) else value)

    def written(self, contract_id: str) -> tuple[Contract, ...]:
        """The contracts that a score entry calls `contract_id` (several where bird classes have ranks of their own)."""
        return tuple(c for c in self.contracts.values() if contract_id in (c.id, c.written_as))

"""What a seat can tell about the other hands from its view: who may hold what, who is on which side.

Everything comes from the `View`: cards seen, suits that somebody did not follow, the shown talon, open hands. Chances
are those of cards dealt at random among the places left, which is rough and quick.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tarock.cards import KINGS_MASK, PACK_MASK, SUIT_MASKS, TAROCK_MASK, TRULL_MASK, mask_of, size, suit_of
from tarock.deal import SEATS, View
from tarock.deal.tricks import TrickRules, trick_rules, winner
from tarock.rules import Contract, RuleSet

_STAYS = KINGS_MASK | TRULL_MASK
"""Talon cards that the declarer cannot have put away."""


@dataclass(frozen=True)
class Knowledge:
    """A view under its rules, after the auction, with what follows from it."""

    rules: RuleSet
    view: View

    @cached_property
    def seat(self) -> int:
        """The own seat."""
        assert self.view.seat is not None
        return self.view.seat

    @cached_property
    def contract(self) -> Contract:
        """The game that is played, or the one that is being bid."""
        return self.rules.contracts[self.view.contract or self.view.standing]

    @cached_property
    def declarers(self) -> tuple[int, ...]:
        """Who plays it, or bids it."""
        return self.view.declarers or self.view.bidders

    @cached_property
    def tr(self) -> TrickRules:
        """How tricks work in it."""
        return trick_rules(self.rules, self.contract, self.view.stichzwang)

    @cached_property
    def number(self) -> int:
        """The number of the trick that is being played, 1..12."""
        return len(self.view.tricks) + 1

    @cached_property
    def declarer(self) -> int:
        """The (first) declarer's seat."""
        return self.declarers[0]

    @cached_property
    def played(self) -> int:
        """All cards played so far, with talon cards thrown to tricks."""
        cards = mask_of(self.view.trick)
        for trick in self.view.memory:
            cards |= mask_of((*trick.cards, *trick.talon))
        return cards

    @cached_property
    def left_talon(self) -> int:
        """Talon cards that are known to be in nobody's hand."""
        if self.view.talon is None or self.view.half is None:
            return 0
        return mask_of(self.view.talon[1 - self.view.half])

    @cached_property
    def taken_known(self) -> int:
        """Talon cards that went to the declarer before all eyes."""
        if self.view.talon is None:
            return 0
        if self.view.half is not None:
            return mask_of(self.view.talon[self.view.half])
        return mask_of((*self.view.talon[0], *self.view.talon[1])) if self.contract.talon == "shown-six" else 0

    @cached_property
    def unseen(self) -> int:
        """Cards that another hand may hold, as a mask (some may lie in the talon or the discard)."""
        gone = self.view.hand | self.played | self.left_talon | self.view.discard | self.view.discard_open
        return PACK_MASK & ~gone

    @cached_property
    def open_hands(self) -> dict[int, int]:
        """Hands that lie open, by seat."""
        return dict(self.view.open_hands)

    @cached_property
    def voids(self) -> tuple[int, int, int, int]:
        """The cards that a seat has shown not to hold, as masks."""
        found = [0, 0, 0, 0]
        tricks = [(t.leader, t.cards) for t in self.view.memory]
        for leader, cards in (*tricks, (self.view.leader, self.view.trick)):
            for i, card in enumerate(cards[1:], 1):
                seat, led = (leader + i) % 4, suit_of(cards[0])
                if suit_of(card) != led:
                    found[seat] |= SUIT_MASKS[led]
                    if card not in range(32, 54):
                        found[seat] |= TAROCK_MASK
        return found[0], found[1], found[2], found[3]

    @cached_property
    def may_hold(self) -> tuple[int, int, int, int]:
        """The cards that each seat may hold, as masks; exact for the own and for open hands."""
        found = []
        for seat in SEATS:
            if seat == self.seat:
                found.append(self.view.hand)
            elif seat in self.open_hands:
                found.append(self.open_hands[seat])
            else:
                mask = self.unseen & ~self.voids[seat]
                for other, hand in self.open_hands.items():
                    mask &= ~hand if other != seat else PACK_MASK
                if seat != self.declarer:
                    mask &= ~self.taken_known
                elif self.view.called is not None:
                    mask &= ~(1 << self.view.called)
                found.append(mask)
        return found[0], found[1], found[2], found[3]

    @cached_property
    def surely(self) -> tuple[int, int, int, int]:
        """The cards that each seat certainly holds: the own, open ones, and talon cards that cannot be put away."""
        found = [0, 0, 0, 0]
        for seat in SEATS:
            if seat == self.seat or seat in self.open_hands:
                found[seat] = self.may_hold[seat]
            elif seat == self.declarer:
                found[seat] = self.taken_known & _STAYS & ~self.played
            if seat == self.view.partner and seat != self.seat and self.view.called is not None:
                found[seat] |= (1 << self.view.called) & ~self.played
        return found[0], found[1], found[2], found[3]

    def has_any(self, seat: int, cards: int) -> float:
        """The chance that a seat holds at least one of `cards` (a mask)."""
        if cards & self.surely[seat]:
            return 1.0
        may = self.may_hold[seat]
        wanted = (cards & may).bit_count()
        if not wanted or seat == self.seat or seat in self.open_hands:
            return 0.0
        places, pool = self.view.hand_sizes[seat], may.bit_count()
        if places + wanted > pool:
            return 1.0
        none = 1.0
        for i in range(wanted):
            none *= (pool - places - i) / (pool - i)
        return 1.0 - none

    @cached_property
    def friends(self) -> tuple[float, float, float, float]:
        """How likely each seat is on the own side (1 for oneself). Negative games: opponents stand together."""
        view, me = self.view, self.seat
        declarers = set(self.declarers)
        if self.contract.kind == "trischaken":
            found = [float(seat == me) for seat in SEATS]
        elif self.contract.partner != "called":
            found = [float(seat == me or (me not in declarers and seat not in declarers)) for seat in SEATS]
        elif view.partner_known:
            side = declarers | ({view.partner} if view.partner is not None else set())
            found = [float((seat in side) == (me in side)) for seat in SEATS]
        else:
            found = [self._guess(seat) for seat in SEATS]
        return found[0], found[1], found[2], found[3]

    def _guess(self, seat: int) -> float:
        """The partner is unknown: any seat but the declarer that may hold the called card."""
        if seat == self.seat:
            return 1.0
        if seat == self.declarer:
            return 0.0
        called = self.view.called
        holders = [
            s
            for s in SEATS
            if s not in (self.declarer, self.seat) and (called is None or self.may_hold[s] >> called & 1)
        ]
        chance = 1 / len(holders) if seat in holders else 0.0
        return chance if self.seat == self.declarer else 1 - chance

    @cached_property
    def on_declarers_side(self) -> bool:
        """Whether the own seat plays with the declarer, or is one."""
        return self.seat in self.declarers or (self.view.partner_known and self.view.partner == self.seat)

    @cached_property
    def holds_called(self) -> bool:
        """Whether the called card is in the own hand."""
        return self.view.called is not None and bool(self.view.hand >> self.view.called & 1)

    @cached_property
    def best(self) -> int | None:
        """The card that wins the trick as it lies; None if none lies."""
        return self.view.trick[winner(self.tr, self.view.trick)] if self.view.trick else None

    @cached_property
    def best_seat(self) -> int | None:
        """The seat that wins the trick as it lies."""
        if not self.view.trick:
            return None
        return (self.view.leader + winner(self.tr, self.view.trick)) % 4

    @cached_property
    def to_come(self) -> tuple[int, ...]:
        """The seats that play to this trick after the own."""
        return tuple((self.seat + step) % 4 for step in range(1, 4 - len(self.view.trick)))

    def higher_out(self, card: int) -> int:
        """The cards of the same suit above `card` that others may hold, as a mask."""
        return self.unseen_elsewhere & SUIT_MASKS[suit_of(card)] & -(2 << card)

    def lower_out(self, card: int) -> int:
        """The cards of the same suit below `card` that others may hold, as a mask."""
        return self.unseen_elsewhere & SUIT_MASKS[suit_of(card)] & ((1 << card) - 1)

    @cached_property
    def unseen_elsewhere(self) -> int:
        """All cards that any other hand may hold, open hands included."""
        found = 0
        for seat in SEATS:
            if seat != self.seat:
                found |= self.may_hold[seat]
        return found

    def expected(self, seat: int, cards: int) -> float:
        """How many of `cards` a seat holds on average."""
        if seat == self.seat or seat in self.open_hands:
            return float(size(cards & self.may_hold[seat]))
        pool = size(self.may_hold[seat])
        return size(cards & self.may_hold[seat]) * min(1.0, self.view.hand_sizes[seat] / pool) if pool else 0.0

"""Announced birds and König ultimo must be kept for their trick and tried in it (MV-49, Vienna, Styria).

The suit rules come first: a pledge only narrows what `tricks.playable` leaves. Before its trick a promised card stays
in the hand unless nothing else is legal; in its trick it is played if it is legal, led or followed; blocked there it is
free afterwards. If one of several birds must be given up, the higher goes first. Whoever announced a card without
holding it has promised nothing: he cannot play it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tarock.cards import TAROCK_MASK, cards_of, mask_of
from tarock.deal.tricks import named
from tarock.rules import Reason, RuleSet


class Pledge(NamedTuple):
    """A promised card with the number of its trick (1..12) and the bonus that promises it."""

    card: int
    trick: int
    bonus: str


def pledges_of(rules: RuleSet, announced: Iterable[str], hand: int, called: int | None) -> tuple[Pledge, ...]:
    """The pledges of one seat: the bonuses (ids) that it announced and whose card is in its `hand`.

    `called` is the called king or queen, for ultimo. Other bonuses promise no card.
    """
    found = []
    for bonus in (rules.bonuses[item] for item in announced):
        card = {"bird": bonus.card, "ultimo": called}.get(bonus.test)
        if card is not None and bonus.trick is not None and hand >> card & 1:
            found.append(Pledge(card, bonus.trick, bonus.id))
    return tuple(found)


def restrict(rules: RuleSet, legal: int, number: int, pledges: tuple[Pledge, ...]) -> int:
    """The part of `legal` (a mask, see `tricks.playable`) that the pledges leave in trick `number` (1..12).

    Pledges whose card was played or whose trick is over restrict nothing. Never empty for a non-empty `legal`.
    """
    if not pledges:
        return legal
    due = legal & mask_of(p.card for p in pledges if p.trick == number)
    if due:
        return due
    free = legal & ~mask_of(p.card for p in pledges if p.trick > number)
    return free or _to_give_up(rules, legal)


def _to_give_up(rules: RuleSet, legal: int) -> int:
    """What may be sacrificed where all legal cards are promised: of the birds the highest, or the called card."""
    if not rules.announcements.higher_first or not legal & TAROCK_MASK:
        return legal
    return legal & ~TAROCK_MASK | 1 << legal.bit_length() - 1


def why_pledged(rules: RuleSet, legal: int, number: int, pledges: tuple[Pledge, ...], card: int) -> Reason | None:
    """Why the pledges do not allow the legal `card` in trick `number`; None when they do. Agrees with `restrict`."""
    allowed = restrict(rules, legal, number, pledges)
    if allowed >> card & 1:
        return None
    clause = rules.clause("announcements.higher_first")
    due = next((p for p in pledges if p.trick == number and legal >> p.card & 1), None)
    if due is not None:
        return Reason("pledge-due", {"card": named(card), "promised": named(due.card)}, clause)
    promised = {p.card for p in pledges if p.trick > number}
    if promised.issuperset(cards_of(allowed)):
        higher = allowed.bit_length() - 1
        return Reason("pledge-higher-first", {"card": named(card), "higher": named(higher)}, clause)
    trick = next(p.trick for p in pledges if p.card == card)
    return Reason("pledge-early", {"card": named(card), "trick": trick}, clause)

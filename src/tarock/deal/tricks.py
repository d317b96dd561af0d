"""Which cards may be played to a trick, why another may not, and who wins it.

One mechanic serves all games; what differs is in four words (`TrickRules`). Dossier 1.4 and the clauses:

* Farbzwang, then Tarockzwang, then anything; a suit game leads tarock only without suit cards (MV-37, MV-38).
* Stichzwang: a card that would win the trick as it lies must be played where there is one. "Would win" is asked of
  `winner` itself, so a suit card never has to beat a tarock, and the Gstieß need not be added to Mond and Pagat where
  the Märchenstich would give the trick to the Pagat (MV-41).
* The Pagat as last tarock goes before Stichzwang; the Märchenstich goes before both, because there Stichzwang asks for
  the Pagat (MV-42). Without Stichzwang nothing asks for it, so it stays the last tarock.

A trick is a tuple of one to four cards in the order played; indices count from the leader, hands are masks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tarock.cards import (
    FIRST_TAROCK,
    MOND,
    PAGAT,
    PLAIN_MASK,
    SKUES,
    SUIT_MASKS,
    SUIT_NAMES_DE,
    SUIT_NAMES_EN,
    TAROCK_MASK,
    TRULL,
    card_name,
    suit_of,
)
from tarock.deal import trick_messages  # noqa: F401 - registers the sentences
from tarock.deal.messages import GENERAL
from tarock.rules import Contract, Reason, RuleSet, Text

_PAGAT: Final = 1 << PAGAT


@dataclass(frozen=True, slots=True)
class TrickRules:
    """How tricks work in one game: the contract's `kind`, whether Stichzwang holds, when the Pagat may be played
    ("free", "last-tarock") and which Märchenstich counts in this game ("none", "any-order", "mond-skues-pagat").

    `contract` is its id, used for citing clauses only.
    """

    kind: str
    stichzwang: bool
    pagat: str
    maerchenstich: str
    contract: str = field(default="", compare=False)


def trick_rules(rules: RuleSet, contract: Contract, stichzwang: bool | None = None) -> TrickRules:
    """The trick rules of a contract. `stichzwang` is Vorhand's choice in Trischaken; None: the set's first option."""
    if stichzwang is None:
        stichzwang = rules.trischaken.stichzwang[0] if contract.kind == "trischaken" else contract.stichzwang
    if contract.positive:
        return TrickRules(contract.kind, stichzwang, "free", rules.play.maerchenstich, contract.id)
    maerchenstich = rules.play.maerchenstich if rules.play.maerchenstich_negative else "none"
    return TrickRules(contract.kind, stichzwang, rules.play.pagat_negative, maerchenstich, contract.id)


def winner(tr: TrickRules, trick: tuple[int, ...]) -> int:
    """Index of the card that wins the trick, or would win it as it lies; 0 is the leader's. Not for an empty trick."""
    if is_maerchenstich(tr, trick):
        return trick.index(PAGAT)
    highest = max(trick)
    if highest >= FIRST_TAROCK and (tr.kind != "suit" or trick[0] >= FIRST_TAROCK):
        return trick.index(highest)
    suit = suit_of(trick[0])
    return trick.index(max(card for card in trick if suit_of(card) == suit))


def is_maerchenstich(tr: TrickRules, trick: tuple[int, ...]) -> bool:
    """Whether the whole Trull lies and the Pagat takes the trick (MV-17; in suit games only if tarock was led)."""
    if tr.maerchenstich == "none" or PAGAT not in trick or MOND not in trick or SKUES not in trick:
        return False
    if tr.kind == "suit" and trick[0] < FIRST_TAROCK:
        return False
    return tr.maerchenstich == "any-order" or trick.index(MOND) < trick.index(SKUES) < trick.index(PAGAT)


def playable(tr: TrickRules, hand: int, trick: tuple[int, ...]) -> int:
    """The legal cards of `hand` (a mask) to `trick`, as a mask; empty only for an empty hand."""
    keep_pagat = tr.pagat == "last-tarock" and (hand & TAROCK_MASK).bit_count() > 1
    if not trick:
        legal = (hand & PLAIN_MASK or hand) if tr.kind == "suit" else hand
        return legal & ~_PAGAT if keep_pagat else legal
    legal = _following(hand, trick[0])
    if tr.stichzwang:
        beating = legal & beaters(tr, trick)
        if keep_pagat and not _pagat_takes(tr, trick):
            beating &= ~_PAGAT
        if beating:
            return beating
    return legal & ~_PAGAT if keep_pagat else legal


def _following(hand: int, lead: int) -> int:
    """Farbzwang, then Tarockzwang, then anything."""
    return hand & SUIT_MASKS[suit_of(lead)] or hand & TAROCK_MASK or hand


def beaters(tr: TrickRules, trick: tuple[int, ...]) -> int:
    """All cards of the pack that would win `trick` (one to three cards) if they were added now, as a mask."""
    if is_maerchenstich(tr, trick):
        return 0
    best = trick[winner(tr, trick)]
    mask = SUIT_MASKS[suit_of(best)] & -(2 << best)
    if tr.kind != "suit" and best < FIRST_TAROCK:
        mask |= TAROCK_MASK
    if tr.maerchenstich != "none" and len(trick) > 1:
        for card in TRULL:
            if card not in trick and is_maerchenstich(tr, (*trick, card)):
                mask = mask | _PAGAT if card == PAGAT else mask & ~(1 << card)
    return mask


def _pagat_takes(tr: TrickRules, trick: tuple[int, ...]) -> bool:
    """Whether the Pagat, added now, would make the Märchenstich."""
    return PAGAT not in trick and is_maerchenstich(tr, (*trick, PAGAT))


def why_not(rules: RuleSet, tr: TrickRules, hand: int, trick: tuple[int, ...], card: int) -> Reason | None:
    """Why `card` may not be played; None when it may. Agrees with `playable`, which it asks."""
    bit = 1 << card
    if not hand & bit:
        return Reason("trick-not-held", {"card": named(card)}, GENERAL)
    if playable(tr, hand, trick) & bit:
        return None
    if not trick:
        return _pagat_last(rules) if card == PAGAT and tr.pagat != "free" else _suits_first(rules, tr, card)
    if not _following(hand, trick[0]) & bit:
        return _not_following(rules, tr, hand, trick[0], card)
    if tr.stichzwang and hand & _PAGAT and _pagat_takes(tr, trick):
        switch = "maerchenstich" if tr.kind in ("positive", "suit") else "maerchenstich_negative"
        return Reason("trick-pagat-due", {"card": named(card)}, rules.clause(f"play.{switch}"))
    if card == PAGAT:
        return _pagat_last(rules)
    best = trick[winner(tr, trick)]
    return Reason("trick-must-beat", {"card": named(card), "best": named(best)}, _stichzwang_clause(rules, tr))


def named(card: int) -> Text:
    """A card's name in both languages."""
    return Text(card_name(card, "de"), card_name(card, "en"))


def _pagat_last(rules: RuleSet) -> Reason:
    return Reason("trick-pagat-last", {}, rules.clause("play.pagat_negative"))


def _suits_first(rules: RuleSet, tr: TrickRules, card: int) -> Reason:
    return Reason("trick-suits-first", {"card": named(card)}, _kind_clause(rules, tr))


def _not_following(rules: RuleSet, tr: TrickRules, hand: int, lead: int, card: int) -> Reason:
    suit = suit_of(lead)
    params = {"card": named(card), "suit": Text(SUIT_NAMES_DE[suit], SUIT_NAMES_EN[suit])}
    if hand & SUIT_MASKS[suit]:
        return Reason("trick-follow-suit", params, GENERAL)
    return Reason("trick-tarock-due", params, _kind_clause(rules, tr) if tr.kind == "suit" else GENERAL)


def _kind_clause(rules: RuleSet, tr: TrickRules) -> str:
    return rules.clause(f"contracts.{tr.contract}.kind") if tr.contract else GENERAL


def _stichzwang_clause(rules: RuleSet, tr: TrickRules) -> str:
    if tr.kind == "trischaken":
        return rules.clause("trischaken.stichzwang")
    return rules.clause(f"contracts.{tr.contract}.stichzwang") if tr.contract else GENERAL

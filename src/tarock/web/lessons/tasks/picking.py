"""Questions answered by marking cards: which have a property, which may be played, which takes the trick."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tarock.cards import card_name, cards_of, display_order, mask_of, parse_cards
from tarock.deal import State, actions as a, playable_cards, why_refused, why_won
from tarock.deal.playing import trick_rules_of
from tarock.deal.tricks import winner
from tarock.rules import Text
from tarock.web.lessons.deals import Moment, scene
from tarock.web.lessons.model import NAMES, Answer, BadAnswerError, Remark, Shown, Verdict, cards_in, remark


@dataclass(frozen=True, slots=True)
class Pick:
    """Mark all cards of which `test` is true. `about` says of any card what it is; `learnt` is said
    when all is right.
    """

    ask: Text
    cards: str
    test: Callable[[int], bool]
    about: Callable[[int], Text]
    learnt: Text

    def shown(self, lang: str) -> Shown:
        """The cards to choose from."""
        return {
            "kind": "cards",
            "ask": self.ask.in_language(lang),
            "cards": list(parse_cards(self.cards)),
            "many": True,
        }

    def judge(self, answer: Answer, lang: str) -> Verdict:
        """What each card marked wrongly is, and how many are missing."""
        there, marked = parse_cards(self.cards), cards_in(answer)
        if not set(marked) <= set(there):
            raise BadAnswerError
        wrong = [card for card in marked if not self.test(card)]
        missing = sum(self.test(card) for card in there) - (len(marked) - len(wrong))
        if not wrong and not missing:
            return Verdict(True, (Remark(self.learnt),))
        remarks = [Remark(self.about(card)) for card in wrong]
        return Verdict(False, (*remarks, *missing_remarks(missing)))


def missing_remarks(missing: int) -> tuple[Remark, ...]:
    """How many are still missing."""
    if not missing:
        return ()
    if missing == 1:
        return (Remark(Text("Eine Karte fehlt noch.", "One card is still missing.")),)
    return (Remark(Text(f"{missing} Karten fehlen noch.", f"{missing} cards are still missing.")),)


def hand_shown(ask: Text, state: State, lang: str) -> Shown:
    """The hand on turn to mark cards of, and the table."""
    table = scene(state, lang)
    return {"kind": "cards", "ask": ask.in_language(lang), "cards": table["hand"], "many": True, "scene": table}


@dataclass(frozen=True, slots=True)
class PickPlayable:
    """Mark all cards that the seat on turn may play now."""

    ask: Text
    moment: Moment
    learnt: Text

    def shown(self, lang: str) -> Shown:
        """The trick and the hand."""
        return hand_shown(self.ask, self.moment(), lang)

    def judge(self, answer: Answer, lang: str) -> Verdict:
        """The engine's reason for every card that may not be played, and the cards that may be played as well."""
        state = self.moment()
        seat, allowed = state.turn, playable_cards(state)
        if seat is None or mask_of(cards_in(answer)) & ~state.hands[seat]:
            raise BadAnswerError
        marked = mask_of(cards_in(answer))
        refused = [why_refused(state, a.Play(seat, card)) for card in display_order(marked & ~allowed)]
        reasons = {(found.sentence(), found.clause): found for found in refused if found is not None}
        remarks = tuple(remark(found) for found in reasons.values())
        if marked == allowed:
            return Verdict(True, (Remark(self.learnt),))
        return Verdict(False, remarks + missing_remarks(len(cards_of(allowed & ~marked))))


@dataclass(frozen=True, slots=True)
class TakesTrick:
    """Mark the card that takes this trick; `lead` is the seat that led."""

    ask: Text
    moment: Moment
    cards: str
    learnt: Text
    lead: int = 0

    def shown(self, lang: str) -> Shown:
        """The trick, card by card with its player."""
        cards = parse_cards(self.cards)
        names = [NAMES[(self.lead + n) % 4] for n in range(4)]
        return {"kind": "cards", "ask": self.ask.in_language(lang), "cards": list(cards), "many": False, "names": names}

    def judge(self, answer: Answer, lang: str) -> Verdict:
        """Why the card that takes it does."""
        state, cards, marked = self.moment(), parse_cards(self.cards), cards_in(answer)
        if len(marked) != 1 or marked[0] not in cards:
            raise BadAnswerError
        best = cards[winner(trick_rules_of(state), cards)]
        why = remark(why_won(state, cards))
        if marked[0] == best:
            return Verdict(True, (why, Remark(self.learnt)))
        said = Text(
            f"{card_name(marked[0])} sticht hier nicht.", f"The {card_name(marked[0], 'en')} does not win here."
        )
        return Verdict(False, (Remark(said), why))

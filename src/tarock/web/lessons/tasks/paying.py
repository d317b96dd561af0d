"""Questions about money: what a game pays, judged by the settlement."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tarock.rules import Text
from tarock.scoring import Game, Item, settle, signed
from tarock.web.lessons.deals import rules
from tarock.web.lessons.model import NAMES, Answer, BadAnswerError, Remark, Shown, Verdict, options_in


@dataclass(frozen=True, slots=True)
class Pays:
    """How much `seat` gets or pays for a finished game, in the ledger with kontra."""

    ask: Text
    facts: tuple[Text, ...]
    game: Game
    seat: int
    learnt: Text

    def shown(self, lang: str) -> Shown:
        """The game in words and amounts to choose from, the right one among them."""
        return {
            "kind": "options", "ask": self.ask.in_language(lang), "options": [signed(x) for x in self._offers()],
            "many": False, "scene": {"facts": [fact.in_language(lang) for fact in self.facts]},
        }  # fmt: skip

    def judge(self, answer: Answer, lang: str) -> Verdict:
        """The settlement, line by line."""
        offers, items = self._offers(), settle(rules(), self.game).items
        chosen = options_in(answer, len(offers))
        if len(chosen) != 1:
            raise BadAnswerError
        right = offers[min(chosen)] == self._amount()
        lines = tuple(self._line(item) for item in items)
        return Verdict(right, (*lines, Remark(self.learnt)) if right else lines)

    def _amount(self) -> Fraction:
        return settle(rules(), self.game).cash[self.seat]

    def _offers(self) -> list[Fraction]:
        """The amount, what comes out with a line forgotten, with the whole table's money, and the other way round."""
        amount = self._amount()
        items = settle(rules(), self.game).items
        wrong = {amount - item.cash[self.seat] for item in items} | {3 * amount, -amount, 2 * amount, amount / 2}
        whole = {x for x in wrong if x and x.denominator == 1} - {amount}
        nearest = sorted(whole, key=lambda x: (abs(x - amount), x))[:3]
        return sorted([amount, *nearest])

    def _line(self, item: Item) -> Remark:
        name = Text(*(item.why(lang, NAMES) for lang in ("de", "en")))
        cash = signed(item.cash[self.seat])
        return Remark(Text(f"{cash}: {name.de}", f"{cash}: {name.en}"), item.clause)

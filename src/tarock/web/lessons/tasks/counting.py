"""Questions about points: counting a pile, and whether a count wins."""

from __future__ import annotations

from dataclasses import dataclass

from tarock.cards import CountError, card_name, count_table_method, count_text, parse_cards, parse_count, value
from tarock.cards.masks import mask_of
from tarock.rules import Text
from tarock.web.lessons.deals import rules
from tarock.web.lessons.model import Answer, Remark, Shown, Verdict, options_in


@dataclass(frozen=True, slots=True)
class CountPile:
    """Count a pile in points and Blatt."""

    ask: Text
    cards: str
    learnt: Text

    def shown(self, lang: str) -> Shown:
        """The pile."""
        return {"kind": "count", "ask": self.ask.in_language(lang), "cards": list(parse_cards(self.cards))}

    def judge(self, answer: Answer, lang: str) -> Verdict:
        """The count by the table's method, group by group."""
        given = answer.get("count")
        try:
            found = parse_count(given if isinstance(given, str) else "")
        except CountError as error:
            return Verdict(False, (Remark(Text(error.message("de"), error.message("en"))),))
        counted = count_table_method(mask_of(parse_cards(self.cards)))
        groups = tuple(_group(group) for group in counted.groups)
        rest = (_left_over(counted.left_over),) if counted.left_over else ()
        if found != counted.thirds:
            said = Text(
                f"{count_text(found)} stimmt nicht. In Dreiergruppen:", f"{count_text(found)} is not right. In threes:"
            )
            return Verdict(False, (Remark(said), *groups, *rest))
        return Verdict(True, (*groups, *rest, Remark(self.learnt)))


def _group(cards: tuple[int, int, int]) -> Remark:
    values = [value(card) for card in cards]
    sums = f"{' + '.join(map(str, values))} − 2 = {sum(values) - 2}"
    de, en = (", ".join(card_name(card, lang) for card in cards) for lang in ("de", "en"))
    return Remark(Text(f"{de}: {sums}.", f"{en[:1].upper()}{en[1:]}: {sums}."))


def _left_over(cards: tuple[int, ...]) -> Remark:
    blatt, points = len(cards), sum(value(card) - 1 for card in cards)
    de, en = (", ".join(card_name(card, lang) for card in cards) for lang in ("de", "en"))
    more_de, more_en = (f" und {points} Punkte", f" and {points} points") if points else ("", "")
    return Remark(
        Text(f"Übrig {de}: {blatt} Blatt{more_de}.", f"Left over {en}: {blatt} Blatt{more_en}."),
    )


@dataclass(frozen=True, slots=True)
class HasWon:
    """Whether the declarer's side has won with this count."""

    ask: Text
    count: str
    learnt: Text

    def shown(self, lang: str) -> Shown:
        """Yes or no."""
        options = [text.in_language(lang) for text in (Text("gewonnen", "won"), Text("verloren", "lost"))]
        return {"kind": "options", "ask": self.ask.in_language(lang), "options": options, "many": False}

    def judge(self, answer: Answer, lang: str) -> Verdict:
        """By the limit of the rule set."""
        limit = rules().table.win_limit
        won = parse_count(self.count) >= limit
        right = options_in(answer, 2) == {0 if won else 1}
        said = Text(f"Gewonnen ist ab {count_text(limit)}.", f"Won from {count_text(limit)} on.")
        ends = (Remark(self.learnt),) if right else ()
        return Verdict(right, (Remark(said, rules().clause("table.win_limit")), *ends))

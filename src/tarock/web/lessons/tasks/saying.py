"""Questions answered by choosing words: bids, calls, announcements, kontra; and the discard."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tarock.cards import card_name, mask_of
from tarock.deal import GAME, Action, State, act, actions as a, view, why_refused
from tarock.rules import Reason, Text
from tarock.web.lessons.deals import Moment, scene
from tarock.web.lessons.model import NAMES, Answer, BadAnswerError, Remark, Shown, Verdict, cards_in, options_in, remark
from tarock.web.lessons.tasks.picking import hand_shown

Menu = Callable[[State], tuple[Action, ...]]


def worded(state: State, action: Action) -> Text:
    """What is said at the table for an action."""
    rules = state.rules
    if isinstance(action, a.Bid):
        name = rules.contracts[action.contract].name
        return Text(name, name)
    if isinstance(action, a.Call):
        if action.card is None:
            return Text("den Vierten", "den Vierten")
        return Text(card_name(action.card), card_name(action.card, "en"))
    if isinstance(action, a.Announce):
        return Text(rules.bonuses[action.item].name, rules.bonuses[action.item].name)
    if isinstance(action, a.Kontra):
        item = state.contract.name if action.item == GAME else rules.bonuses[action.item].name
        return Text(f"Kontra auf {item}", f"kontra on {item}")
    return Text("Gut!", "Gut!")


@dataclass(frozen=True, slots=True)
class PickPossible:
    """Mark everything of `menu` that is possible now."""

    ask: Text
    moment: Moment
    menu: Menu
    learnt: Text

    def shown(self, lang: str) -> Shown:
        """The menu in words, and the table."""
        return _shown(self.ask, self.moment(), self.menu, lang, many=True)

    def judge(self, answer: Answer, lang: str) -> Verdict:
        """The engine's reason for everything marked that is not possible; what is possible as well."""
        state = self.moment()
        menu = self.menu(state)
        marked = options_in(answer, len(menu))
        reasons = {n: why_refused(state, action) for n, action in enumerate(menu)}
        remarks = [remark(found) for n, found in reasons.items() if n in marked and found is not None]
        missing = [worded(state, menu[n]) for n, found in reasons.items() if n not in marked and found is None]
        if missing:
            names = Text(*(", ".join(text.in_language(lang) for text in missing) for lang in ("de", "en")))
            remarks.append(Remark(Text(f"Möglich ist auch: {names.de}.", f"Possible as well: {names.en}.")))
        return Verdict(False, tuple(remarks)) if remarks else Verdict(True, (Remark(self.learnt),))


@dataclass(frozen=True, slots=True)
class Choose:
    """Choose one action of `menu` that leads to what is asked for; `aim` says of a state why it is not that."""

    ask: Text
    moment: Moment
    menu: Menu
    aim: Callable[[State], Text | None]
    learnt: Text

    def shown(self, lang: str) -> Shown:
        """The menu in words, and the table."""
        return _shown(self.ask, self.moment(), self.menu, lang, many=False)

    def judge(self, answer: Answer, lang: str) -> Verdict:
        """The engine's reason, or what the action would lead to."""
        state = self.moment()
        menu = self.menu(state)
        chosen = options_in(answer, len(menu))
        if len(chosen) != 1:
            raise BadAnswerError
        found = act(state, menu[min(chosen)])
        if isinstance(found, Reason):
            return Verdict(False, (remark(found),))
        off = self.aim(found)
        return Verdict(off is None, (Remark(self.learnt if off is None else off),))


def _shown(ask: Text, state: State, menu: Menu, lang: str, *, many: bool) -> Shown:
    options = [worded(state, action).in_language(lang) for action in menu(state)]
    return {
        "kind": "options", "ask": ask.in_language(lang), "options": options, "many": many, "scene": scene(state, lang),
    }  # fmt: skip


@dataclass(frozen=True, slots=True)
class PickDiscard:
    """Put away as many cards as were taken; any legal discard is right."""

    ask: Text
    moment: Moment
    learnt: Text

    def shown(self, lang: str) -> Shown:
        """The hand."""
        return hand_shown(self.ask, self.moment(), lang)

    def judge(self, answer: Answer, lang: str) -> Verdict:
        """The engine's reason."""
        state = self.moment()
        found = why_refused(state, a.Discard(state.declarer, mask_of(cards_in(answer))))
        return Verdict(True, (Remark(self.learnt),)) if found is None else Verdict(False, (remark(found),))


@dataclass(frozen=True, slots=True)
class WhoIsPartner:
    """Who the declarer's partner is, as the declarer can know it by now."""

    ask: Text
    moment: Moment
    learnt: Text

    def shown(self, lang: str) -> Shown:
        """The other three, and the trick that tells it."""
        state = self.moment()
        table = scene(state, lang, state.declarer) | {"trick": self._last(state)}
        return {
            "kind": "options", "ask": self.ask.in_language(lang), "options": list(self._others(state)), "many": False,
            "scene": table,
        }  # fmt: skip

    def judge(self, answer: Answer, lang: str) -> Verdict:
        """By the declarer's view."""
        state = self.moment()
        others, chosen = self._others(state), options_in(answer, 3)
        partner = view(state, state.declarer).partner
        if len(chosen) != 1 or partner is None:
            raise BadAnswerError
        if others[min(chosen)] == NAMES[partner]:
            return Verdict(True, (Remark(self.learnt),))
        said = Text(f"{others[min(chosen)]} hat den gerufenen König nicht gespielt.",
                    f"{others[min(chosen)]} has not played the called king.")  # fmt: skip
        return Verdict(False, (Remark(said),))

    def _others(self, state: State) -> tuple[str, ...]:
        return tuple(name for seat, name in enumerate(NAMES) if seat != state.declarer)

    def _last(self, state: State) -> list[list[object]]:
        trick = state.tricks[-1]
        return [[NAMES[(trick.leader + n) % 4], card] for n, card in enumerate(trick.cards)]

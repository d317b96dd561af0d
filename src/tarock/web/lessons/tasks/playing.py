"""The end of a deal, played out against bots: card by card, with a game to win."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tarock.bots import DEFAULT_LEVEL, player_of
from tarock.cards import card_name
from tarock.deal import State, act, actions as a, game_of, view, why_refused, why_won
from tarock.rules import Reason, Text
from tarock.scoring import number, settle
from tarock.web.lessons.deals import Moment, rules, scene
from tarock.web.lessons.model import NAMES, Answer, Remark, Shown, Verdict, cards_in, remark


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Play the rest of a deal in the declarer's seat so that it is won. An answer is all own cards so far, in order."""

    ask: Text
    moment: Moment
    learnt: Text
    lost: Text

    def shown(self, lang: str) -> Shown:
        """The table before the first own card."""
        return {"kind": "play", "ask": self.ask.in_language(lang), "scene": _table(self.moment(), lang)}

    def judge(self, answer: Answer, lang: str) -> Verdict:
        """The table after these cards and what the bots answer; at the end, what the game pays."""
        state = self.moment()
        seat, before = state.declarer, len(state.tricks)
        for played, card in enumerate(cards_in(answer)):
            found = why_refused(state, a.Play(seat, card))
            if found is not None:
                return Verdict(False, (remark(found),), _table(state, lang, played), over=False)
            before = len(state.tricks)
            state = self._on(_played(state, a.Play(seat, card)), seat)
        tricks = tuple(_told(state, number) for number in range(before, len(state.tricks)))
        if not state.finished:
            return Verdict(False, tricks, _table(state, lang, len(cards_in(answer))), over=False)
        settlement = settle(rules(), game_of(state))
        right = settlement.cash[seat] > 0
        lines = tuple(
            Remark(Text(*(f"{number(item.cash[seat])}: {item.why(lang, NAMES)}" for lang in ("de", "en"))), item.clause)
            for item in settlement.items
        )
        return Verdict(
            right,
            (*tricks, *lines, Remark(self.learnt if right else self.lost)),
            _table(state, lang, len(cards_in(answer))),
        )

    def _on(self, state: State, seat: int) -> State:
        """Until the seat is on turn again, or to the end."""
        player = player_of(DEFAULT_LEVEL, rules())
        while not state.finished and state.turn != seat:
            state = _played(state, player.choose(view(state, state.turn or 0), Random(0)).action)
        return state


def _played(state: State, action: object) -> State:
    found = act(state, action)
    if isinstance(found, Reason):
        raise AssertionError(found.sentence("en", NAMES))
    return found


def _table(state: State, lang: str, played: int = 0) -> Shown:
    """The scene; `played` is how many own cards have been accepted."""
    table = scene(state, lang, state.declarer)
    done = Text(f"Stich {len(state.tricks) + 1} von 12.", f"Trick {len(state.tricks) + 1} of 12.")
    return table | {"played": played, "facts": [*table["facts"], *([] if state.finished else [done.in_language(lang)])]}


def _told(state: State, index: int) -> Remark:
    """One trick in a sentence: the cards, who took it and why."""
    trick = state.tricks[index]
    who = [NAMES[(trick.leader + n) % 4] for n in range(4)]
    de, en = (
        ", ".join(f"{name} {card_name(card, lang)}" for name, card in zip(who, trick.cards, strict=True))
        for lang in ("de", "en")
    )
    why, winner = why_won(state, trick.cards), NAMES[trick.winner]
    return Remark(
        Text(
            f"Stich {index + 1}: {de}. Er geht an {winner}: {why.sentence('de', NAMES)}",
            f"Trick {index + 1}: {en}. It goes to {winner}: {why.sentence('en', NAMES)}",
        )
    )

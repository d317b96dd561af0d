"""Lesson 7: announcements and kontra."""

from __future__ import annotations

from tarock.deal import GAME, Action, State, actions as a
from tarock.rules import Text
from tarock.web.lessons.course.table import before_the_talk
from tarock.web.lessons.deals import after, moment
from tarock.web.lessons.model import Lesson
from tarock.web.lessons.tasks import Choose, PickPossible


def _premiums(state: State) -> tuple[Action, ...]:
    return tuple(a.Announce(state.turn or 0, item) for item in state.contract.bonuses)


def _answers(state: State) -> tuple[Action, ...]:
    seat = state.turn or 0
    return (a.Gut(seat), *(a.Kontra(seat, item) for item in (GAME, *(item for item, _ in state.announced))))


def _against_the_bird(state: State) -> Text | None:
    said = state.talk[-1]
    if said.kind != "kontra":
        return Text("„Gut“ nimmt die Ansage an.", "“Gut” accepts the announcement.")
    if said.item not in dict(state.announced):
        return Text("Das trifft das Spiel, nicht den Pagat.", "That is on the game, not on the Pagat.")
    return None


@moment
def _carl_speaks() -> State:
    return after(before_the_talk(), a.Gut(0), a.Gut(1))


@moment
def _bird_announced() -> State:
    """Carl, an opponent, has announced the Pagat."""
    return after(_carl_speaks(), a.Announce(2, "pagat"), a.Gut(2), a.Gut(3))


ANNOUNCING = Lesson(
    "ansagen",
    Text("Ansagen und Kontra", "Announcements and kontra"),
    Text("Was angesagt ist, zählt doppelt.", "What is announced counts double."),
    (
        Text(
            "Prämien gibt es zum Beispiel für die Trull, für alle vier Könige, und wenn ein Vogel seinen Stich "
            "macht: der "
            "Pagat den letzten, der Uhu den vorletzten. Still zählen sie einfach, angesagt doppelt, auch wenn "
            "sie misslingen.",
            "There are premiums for the Trull, for all four kings, and for a bird that takes its trick: the "
            "Pagat the last "
            "one, the Uhu the last but one. Silent they count once, announced twice, also when they fail.",
        ),
        Text(
            "Nach der Ablage spricht reihum jeder. Wer an etwas nicht glaubt, sagt Kontra; dann kostet es doppelt.",
            "After the discard each speaks in turn. Whoever does not believe in something says kontra; then it "
            "costs twice.",
        ),
    ),
    (
        PickPossible(
            Text(
                "Anna hat abgelegt. Welche Prämien könnte sie ansagen?",
                "Anna has discarded. Which premiums could she announce?",
            ),
            before_the_talk,
            _premiums,
            Text(
                "Einen Vogel sagt nur an, wer ihn hat. Ob es klug ist, ist eine andere Frage.",
                "A bird is announced only by its holder. Whether it is wise is another question.",
            ),
        ),
        PickPossible(
            Text(
                "Carl ist Gegner. Was könnte er ansagen?",
                "Carl is an opponent. What could he announce?",
            ),
            _carl_speaks,
            _premiums,
            Text(
                "Auch Gegner sagen an. Den König ultimo macht nur die Partei der Vorhand.",
                "Opponents announce too. Only the declarer’s side makes König ultimo.",
            ),
        ),
        Choose(
            Text(
                "Carl hat den Pagat angesagt. Anna glaubt nicht, dass er den letzten Stich macht. Was sagt sie?",
                "Carl has announced the Pagat. Anna does not believe that it takes the last trick. What does she say?",
            ),
            _bird_announced,
            _answers,
            _against_the_bird,
            Text(
                "Jedes Kontra gilt einer Sache: dem Spiel oder einer Prämie.",
                "Each kontra is on one thing: the game or a premium.",
            ),
        ),
    ),
    Text("Ansagen und Kontra", "Announcements and kontra"),
)

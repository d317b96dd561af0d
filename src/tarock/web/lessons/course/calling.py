"""Lesson 4: calling a king, the talon, the discard, the partner."""

from __future__ import annotations

from tarock.cards import KINGS, QUEENS
from tarock.deal import Action, State, actions as a
from tarock.rules import Text
from tarock.web.lessons.course.table import before_the_call, before_the_discard, before_the_play
from tarock.web.lessons.deals import after, moment
from tarock.web.lessons.model import Lesson
from tarock.web.lessons.tasks import PickDiscard, PickPossible, WhoIsPartner


def _calls(state: State) -> tuple[Action, ...]:
    return tuple(a.Call(state.declarer, card) for card in (*KINGS, *QUEENS[:2]))


CALLING = Lesson(
    "rufen",
    Text("Rufen", "Calling"),
    Text("Ein König macht den Partner.", "A king makes the partner."),
    (
        Text(
            "Im Rufer ruft die Vorhand einen König. Wer ihn hat, ist ihr Partner und sagt es nicht.",
            "In a Rufer, Vorhand calls a king. Whoever has it is her partner and does not say so.",
        ),
        Text(
            "Dann liegt der Talon auf: zweimal drei Karten. Sie nimmt eine Hälfte und legt dafür drei Karten ab. Die "
            "zählen am Ende für ihre Partei.",
            "Then the talon is laid open: twice three cards. She takes one half and discards three cards for it, which "
            "count for her side in the end.",
        ),
    ),
    (
        PickPossible(
            Text(
                "Anna hat den Herz-König selbst. Welche Karten kann sie rufen?",
                "Anna has the king of hearts herself. Which cards can she call?",
            ),
            before_the_call,
            _calls,
            Text("Jeden König, der nicht im eigenen Blatt ist.", "Every king that is not in the own hand."),
        ),
        PickDiscard(
            Text(
                "Anna hat XVIII, Karo-Vier und Treff-Sieben genommen. Welche drei Karten legt sie ab?",
                "Anna has taken XVIII, the four of diamonds and the seven of clubs. Which three cards does she "
                "discard?",
            ),
            before_the_discard,
            Text(
                "Gut abgelegt ist, was eine Farbe leer macht oder Punkte rettet.",
                "A good discard empties a suit or saves points.",
            ),
        ),
        WhoIsPartner(
            Text(
                "Gerufen ist der Karo-König. Nach diesem Stich ist es klar: Wer ist Annas Partner?",
                "The king of diamonds is called. After this trick it is clear: who is Anna’s partner?",
            ),
            moment(lambda: after(before_the_play(), "II III IIII H2", "TK H3 T8 V", "K1 X KK XX")),
            Text(
                "Wer den gerufenen König hat, ist Partner. Bis er fällt, muss man es aus dem Spiel lesen.",
                "Whoever has the called king is the partner. Until it falls, the play has to tell.",
            ),
        ),
    ),
    Text("Rufen, Talon, Ablage", "Calling, talon, discard"),
)

"""Lesson 3: following suit, and who takes the trick."""

from __future__ import annotations

from tarock.rules import Text
from tarock.web.lessons.course.table import before_the_play
from tarock.web.lessons.deals import after, moment
from tarock.web.lessons.model import Lesson
from tarock.web.lessons.tasks import PickPlayable, TakesTrick

FOLLOWING = Lesson(
    "zugeben",
    Text("Zugeben", "Following"),
    Text("Farbe, sonst Tarock, sonst irgendeine.", "The suit, else tarock, else anything."),
    (
        Text(
            "Gespielt wird gegen den Uhrzeiger. Wer die ausgespielte Farbe hat, gibt sie zu. Wer sie nicht hat, muss "
            "Tarock spielen; wer auch keines hat, wirft ab, was er will.",
            "Play goes counter-clockwise. Whoever has the suit that was led plays it. Whoever has not must play a "
            "tarock; whoever has none either throws off what he likes.",
        ),
        Text(
            "Den Stich nimmt das höchste Tarock, sonst die höchste Karte der ausgespielten Farbe.",
            "The highest tarock takes the trick, or else the highest card of the suit that was led.",
        ),
    ),
    (
        PickPlayable(
            Text(
                "Anna spielt den Herz-König aus. Welche Karten darf Berta zugeben?",
                "Anna leads the king of hearts. Which cards may Berta play?",
            ),
            moment(lambda: after(before_the_play(), "HK")),
            Text("Farbe bedienen, hoch oder niedrig.", "Follow suit, high or low."),
        ),
        PickPlayable(
            Text(
                "Anna spielt die Treff-Acht aus. Berta hat kein Treff. Was darf sie spielen?",
                "Anna leads the eight of clubs. Berta has no Treff. What may she play?",
            ),
            moment(lambda: after(before_the_play(), "T8")),
            Text(
                "Ohne Farbe ist Tarock Pflicht, welches, ist frei.",
                "Void in the suit, tarock is a duty; which one is free.",
            ),
        ),
        PickPlayable(
            Text(
                "Dora hat weder Treff noch Tarock. Was darf sie spielen?",
                "Dora has neither Treff nor tarock. What may she play?",
            ),
            moment(lambda: after(before_the_play(), "T8 V TK")),
            Text("Ohne Farbe und ohne Tarock geht alles.", "With neither suit nor tarock, anything goes."),
        ),
        TakesTrick(
            Text("Wer nimmt diesen Stich?", "Who takes this trick?"),
            before_the_play,
            "HK H4 VI HD",
            Text("Jedes Tarock sticht jede Farbkarte.", "Every tarock beats every suit card."),
        ),
        TakesTrick(
            Text(
                "Die ganze Trull in einem Stich. Wer nimmt ihn?",
                "The whole Trull in one trick. Who takes it?",
            ),
            before_the_play,
            "XXI Sk X I",
            Text(
                "Das ist der Märchenstich: der einzige Stich, in dem der Spatz alle schlägt.",
                "That is the Märchenstich: the only trick in which the sparrow beats them all.",
            ),
        ),
    ),
    Text("Das Spiel", "The play"),
)

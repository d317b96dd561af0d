"""Lesson 6: negative games."""

from __future__ import annotations

from tarock.deal import State, actions as a
from tarock.rules import Text
from tarock.web.lessons.deals import ALL_PASS, after, dealt, moment, seeded
from tarock.web.lessons.model import Lesson
from tarock.web.lessons.tasks import PickPlayable, PlayOn

_QUIET = (a.Gut(1), a.Gut(2), a.Gut(3))
_HANDS = (
    "X V II HC H4 K3 K4 P9 P7 TC T9 T8",
    "VII III I H1 HD KD K2 PB P8 TB T10 T7",
    "Sk XIX XVI XIII IX VI HK H2 KB PK PC TD",
    "XXI XVIII XV XII VIII IIII H3 HB KK KC PD P10",
)


@moment
def _bettler() -> State:
    """Anna has bid a Bettler and leads."""
    return after(dealt(_HANDS, "XX XI K1", "XVII XIV TK"), *ALL_PASS, a.Bid(0, "bettler"), *_QUIET)


@moment
def _five_left() -> State:
    """Five tricks before the end of a Bettler, none taken yet."""
    return after(
        seeded(1220),
        *ALL_PASS,
        a.Bid(0, "bettler"),
        *_QUIET,
        "XVI XXI Sk XVII HB XVIII HC H4 K4 K3 XIV KK H3 H1 V H2 P8 P10 PK XV T9 TC TB T10 TK T7 XII TD P7 III XIX",
    )


NEGATIVE = Lesson(
    "negativ",
    Text("Negativspiele", "Negative games"),
    Text("Bettler und Piccolo: keinen Stich, oder genau einen.", "Bettler and Piccolo: no trick, or exactly one."),
    (
        Text(
            "Im Bettler macht der Spieler keinen Stich, im Piccolo genau einen. Den Talon nimmt niemand, einen "
            "Partner gibt "
            "es nicht.",
            "In a Bettler the declarer makes no trick, in a Piccolo exactly one. Nobody takes the talon, and "
            "there is no "
            "partner.",
        ),
        Text(
            "Hier gilt Stichzwang: Wer stechen kann, muss. Und der Pagat kommt als letztes Tarock.",
            "Here Stichzwang holds: whoever can beat must. And the Pagat is played as the last tarock.",
        ),
    ),
    (
        PickPlayable(
            Text(
                "Anna spielt Bettler und spielt die Treff-Acht aus. Was darf Berta zugeben?",
                "Anna plays a Bettler and leads the eight of clubs. What may Berta play?",
            ),
            moment(lambda: after(_bettler(), "T8")),
            Text("Stichzwang: nur, was die Acht schlägt.", "Stichzwang: only what beats the eight."),
        ),
        PickPlayable(
            Text(
                "Anna spielt die X aus. Berta kann sie nicht stechen. Was darf sie zugeben?",
                "Anna leads the X. Berta cannot beat it. What may she play?",
            ),
            moment(lambda: after(_bettler(), "X")),
            Text(
                "Nicht zu stechen: jedes Tarock, nur der Pagat bleibt.",
                "Not to be beaten: any tarock, only the Pagat stays.",
            ),
        ),
        PlayOn(
            Text(
                "Noch fünf Stiche im Bettler, keiner ist gemacht. Im Stich liegt schon die XIX; Anna muss Tarock "
                "zugeben. Welches?",
                "Five tricks to go in a Bettler, none made. The XIX lies in the trick; Anna must play a tarock. "
                "Which one?",
            ),
            _five_left,
            Text(
                "Im Bettler geht zuerst weg, was später stechen könnte.",
                "In a Bettler, what might win later goes first.",
            ),
            Text(
                "Ein Stich war zu viel. Vielleicht geht ein höheres Tarock früher weg.",
                "One trick was too many. Perhaps a higher tarock goes earlier.",
            ),
        ),
    ),
    Text("Negativspiele", "Negative games"),
)

"""Lesson 8: settlement."""

from __future__ import annotations

from tarock.rules import Text
from tarock.scoring import DECLARER, OPPONENTS, BonusFact, Game
from tarock.web.lessons.model import Lesson
from tarock.web.lessons.tasks import Pays

_RUFER = Text("Anna spielt Rufer, Dora ist Partnerin.", "Anna plays a Rufer, Dora is her partner.")
_WON = Text("Sie gewinnen mit 41/2.", "They win with 41/2.")

SETTLING = Lesson(
    "abrechnung",
    Text("Die Abrechnung", "Settlement"),
    Text("Wer zahlt wem wie viel.", "Who pays whom how much."),
    (
        Text(
            "Jedes Spiel hat seinen Wert, jede Prämie den ihren. Im Rufer zahlt jeder der beiden Gegner an einen der "
            "beiden Spieler; allein bekommt oder zahlt man dreimal.",
            "Each game has its value, and so has each premium. In a Rufer each of the two opponents pays one of "
            "the two "
            "partners; alone, one gets or pays three times.",
        ),
        Text(
            "Spiel und Prämien werden getrennt gerechnet. Kontra verdoppelt nur das, worauf es gesagt wurde.",
            "Game and premiums are reckoned separately. Kontra doubles only what it was said on.",
        ),
    ),
    (
        Pays(
            Text("Wie viel bekommt Anna?", "How much does Anna get?"),
            (_RUFER, _WON),
            Game("rufer", (0,), partner=3, won=(True,), thirds=125),
            0,
            Text("Der Rufer ist einen Punkt wert.", "A Rufer is worth one point."),
        ),
        Pays(
            Text("Wie viel bekommt Anna?", "How much does Anna get?"),
            (
                _RUFER,
                _WON,
                Text(
                    "Die Trull haben sie still. Der angesagte Pagat macht den letzten Stich.",
                    "They have the Trull, silent. The Pagat, announced, takes the last trick.",
                ),
            ),
            Game(
                "rufer",
                (0,),
                partner=3,
                won=(True,),
                thirds=125,
                bonuses=(BonusFact("trull", DECLARER), BonusFact("pagat", DECLARER, announced=True)),
            ),
            0,
            Text(
                "Spiel, Trull und Pagat: jedes für sich, dann zusammen.",
                "Game, Trull and Pagat: each by itself, then together.",
            ),
        ),
        Pays(
            Text("Wie viel bekommt oder zahlt Carl?", "How much does Carl get or pay?"),
            (
                _RUFER,
                _WON,
                Text(
                    "Carl hat den Pagat angesagt und verloren, mit Kontra.",
                    "Carl announced the Pagat and lost it, with kontra.",
                ),
            ),
            Game(
                "rufer",
                (0,),
                partner=3,
                won=(True,),
                thirds=125,
                bonuses=(BonusFact("pagat", OPPONENTS, announced=True, made=False, kontra=2),),
            ),
            2,
            Text(
                "Kontra verdoppelt die Ansage, das Spiel bleibt einfach.",
                "Kontra doubles the announcement, the game stays single.",
            ),
        ),
        Pays(
            Text(
                "Anna spielt Bettler und macht einen Stich. Wie viel zahlt sie?",
                "Anna plays a Bettler and makes a trick. How much does she pay?",
            ),
            (Text("Niemand hat Kontra gesagt.", "Nobody said kontra."),),
            Game("bettler", (0,), won=(False,)),
            0,
            Text("Allein zahlt man jedem der drei anderen.", "Alone, one pays each of the three others."),
        ),
    ),
    Text("Abrechnung", "Settlement"),
)

"""Lesson 2: counting."""

from __future__ import annotations

from tarock.cards import card_name, value
from tarock.rules import Text
from tarock.web.lessons.model import Lesson
from tarock.web.lessons.tasks import CountPile, HasWon, Pick


def _worth(card: int) -> Text:
    de, en, points = card_name(card), card_name(card, "en"), value(card)
    return Text(f"{de} zählt {points}.", f"The {en} counts {points}.")


COUNTING = Lesson(
    "zaehlen",
    Text("Zählen", "Counting"),
    Text("In Dreiergruppen, mit Punkten und Blatt.", "In threes, with points and Blatt."),
    (
        Text(
            "Könige und Trullstücke zählen 5, Damen 4, Cavalls 3, Buben 2, alles andere 1.",
            "Kings and the Trull count 5, queens 4, Cavalls 3, jacks 2, everything else 1.",
        ),
        Text(
            "Gezählt wird in Gruppen zu drei Karten: die Werte zusammen, weniger 2. Bleiben eine oder zwei Karten "
            "übrig, sind das so viele Blatt; drei Blatt sind ein Punkt. Das ganze Paket hat 70 Punkte.",
            "Cards are counted in groups of three: the values together, less 2. One or two cards left over are as many "
            "Blatt; three Blatt are a point. The whole pack has 70 points.",
        ),
    ),
    (
        Pick(
            Text("Welche Karten zählen fünf?", "Which cards count five?"),
            "KK XX PD I TC Sk H1 TK",
            lambda card: value(card) == 5,
            _worth,
            Text("König, Pagat, Mond und Sküs: je fünf.", "King, Pagat, Mond and Sküs: five each."),
        ),
        CountPile(
            Text("Wie viel zählen diese drei Karten?", "How much do these three cards count?"),
            "PK P8 VII",
            Text("Ein König mit zwei leeren: fünf Punkte.", "A king with two that count 1: five points."),
        ),
        CountPile(
            Text("Und diese sieben Karten?", "And these seven cards?"),
            "XXI HD TC KB H4 VIII P7",
            Text(
                "Dreiergruppen, und was übrig bleibt, ist Blatt.",
                "Groups of three, and what is left over is Blatt.",
            ),
        ),
        HasWon(
            Text(
                "Die Partei von Anna hat 35/1, also 35 Punkte und ein Blatt. Gewonnen?",
                "Anna’s side has 35/1, thirty-five points and one Blatt. Has it won?",
            ),
            "35/1",
            Text(
                "70 Punkte sind da; gewonnen hat erst, wer ein Blatt mehr hat als 35/1.",
                "There are 70 points; it takes one Blatt more than 35/1 to win.",
            ),
        ),
    ),
    Text("Karten und Zahlen", "Cards and counting"),
)

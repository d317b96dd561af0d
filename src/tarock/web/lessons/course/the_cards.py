"""Lesson 1: the cards."""

from __future__ import annotations

from tarock.cards import card_name, is_bird, is_tarock, is_trull, tarock_number
from tarock.rules import Text
from tarock.web.lessons.course.table import before_the_play
from tarock.web.lessons.model import Lesson
from tarock.web.lessons.tasks import Pick, TakesTrick


def _kind(card: int) -> Text:
    """What a card is."""
    de, en = card_name(card), card_name(card, "en")
    if not is_tarock(card):
        return Text(f"{de} ist eine Farbkarte.", f"The {en} is a suit card.")
    number = tarock_number(card)
    if card_name(card).startswith("Tarock"):
        return Text(f"{de} ist ein gewöhnliches Tarock.", f"{en[:1].upper()}{en[1:]} is an ordinary tarock.")
    return Text(f"{de} ist Tarock Nummer {number}.", f"{de} is tarock number {number}.")


CARDS = Lesson(
    "karten",
    Text("Die Karten", "The cards"),
    Text("54 Karten: vier Farben und 22 Tarock.", "54 cards: four suits and 22 tarocks."),
    (
        Text(
            "Ein Paket hat 54 Karten. Herz und Karo sind rot, Pik und Treff schwarz; jede Farbe hat acht Karten: "
            "König, "
            "Dame, Cavall, Bube und vier leere, in Rot 1 bis 4, in Schwarz 7 bis 10.",
            "The pack has 54 cards. Herz (hearts) and Karo (diamonds) are red, Pik (spades) and Treff (clubs) "
            "black; each "
            "suit has eight cards: king, queen, Cavall (the rider), jack and four pips, 1 to 4 in red, 7 to 10 "
            "in black.",
        ),
        Text(
            "Dazu kommen 22 Tarock, die immer Trumpf sind: I bis XXI und der Sküs, der höchste von allen.",
            "Then there are 22 tarocks, which are always trumps: I to XXI and the Sküs, the highest of all.",
        ),
    ),
    (
        Pick(
            Text(
                "Pagat (I), Mond (XXI) und Sküs heißen Trull. Welche drei sind das?",
                "Pagat (I), Mond (XXI) and Sküs are called the Trull. Which three are they?",
            ),
            "XIV HK I XX Sk P10 II XXI",
            is_trull,
            _kind,
            Text(
                "Die Trull: der niedrigste und die zwei höchsten Tarock. Jedes Stück zählt fünf wie ein König.",
                "The Trull: the lowest and the two highest tarocks. Each counts five, like a king.",
            ),
        ),
        Pick(
            Text(
                "Die vier niedrigsten Tarock heißen Vögel: Spatz, Uhu, Kakadu, Marabu. Welche sind es?",
                "The four lowest tarocks are called birds: sparrow, owl, cockatoo, marabou. Which are they?",
            ),
            "VI III T9 I V IIII XI II",
            is_bird,
            _kind,
            Text(
                "Pagat, Uhu, Kakadu, Quapil. Vier wird auf den Karten IIII geschrieben.",
                "Pagat, Uhu, Kakadu, Quapil. Four is written IIII on the cards.",
            ),
        ),
        TakesTrick(
            Text(
                "In Rot geht es verkehrt: Welche der vier Herz ist die höchste?",
                "Red runs the other way: which of these four Herz is the highest?",
            ),
            before_the_play,
            "H3 H2 H4 H1",
            Text(
                "In Rot ist die 1 die höchste leere Karte und die 4 die niedrigste.",
                "In red the 1 is the highest pip and the 4 the lowest.",
            ),
        ),
        TakesTrick(
            Text("Und welche dieser Pik?", "And which of these Pik?"),
            before_the_play,
            "P10 PB PD PC",
            Text(
                "König, Dame, Cavall, Bube, dann 10, 9, 8, 7.",
                "King, queen, Cavall, jack, then 10, 9, 8, 7.",
            ),
        ),
    ),
    Text("Karten und Zahlen", "Cards and counting"),
)

"""Lesson 5: a Rufer, from the bid to the last trick."""

from __future__ import annotations

from tarock.cards import parse_card, parse_hand
from tarock.deal import Action, State, actions as a
from tarock.rules import Text
from tarock.web.lessons.course.table import before_the_bid
from tarock.web.lessons.deals import ALL_PASS, EASY, after, moment, seeded
from tarock.web.lessons.model import Lesson
from tarock.web.lessons.tasks import Choose, PlayOn


def _bids(state: State) -> tuple[Action, ...]:
    """The cheap games of the set, and one that only a first word can bid."""
    games = sorted(state.rules.contracts.values(), key=lambda contract: contract.rank)
    return tuple(a.Bid(0, contract.id) for contract in games if contract.value <= 5 and not contract.birds)


def _half_and_partner(state: State) -> Text | None:
    game = state.contract
    if game.partner == "called" and game.talon == "half":
        return None
    return Text(f"{game.name} wäre: {game.gloss.de}.", f"{game.name} would be: {game.gloss.en}.")


@moment
def _four_left() -> State:
    """Four tricks before the end: Anna has the Mond, and the Sküs has not been seen."""
    return after(
        seeded(115),
        *ALL_PASS,
        a.Bid(0, "rufer"),
        a.Call(0, parse_card("KK")),
        a.TakeHalf(0, 0),
        a.Discard(0, parse_hand("HC PD T9")),
        *EASY,
        "PK III P7 PB TD T7 T8 X K2 KC KK K4 KB K3 XX K1 P8 IIII P9 I HD H2 HK H4 H1 H3 IX XII P10 II XI "
        "XVII T10 VI TC",
    )


RUFER = Lesson(
    "rufer",
    Text("Der Rufer", "The Rufer"),
    Text("Das häufigste Spiel, bis zum letzten Stich.", "The most frequent game, to the last trick."),
    (
        Text(
            "Vorhand spricht zuerst. Bieten die anderen nichts, wählt sie ein Spiel; meist ist es der Rufer: gerufener "
            "König, halber Talon.",
            "Vorhand speaks first. If the others bid nothing, she chooses a game; mostly it is the Rufer: a "
            "called king "
            "and half the talon.",
        ),
        Text(
            "Gewonnen ist er mit 35 Punkten und zwei Blatt, Ablage und Stiche des Partners mitgezählt.",
            "It is won with 35 points and two Blatt, the discard and the partner’s tricks included.",
        ),
    ),
    (
        Choose(
            Text(
                "Alle sagen „Weiter“. Anna will einen Partner und den halben Talon. Was sagt sie?",
                "All say “Weiter”. Anna wants a partner and half the talon. What does she say?",
            ),
            before_the_bid,
            _bids,
            _half_and_partner,
            Text(
                "Der Rufer ist das kleinste Spiel und gehört der Vorhand.",
                "The Rufer is the smallest game and belongs to Vorhand.",
            ),
        ),
        PlayOn(
            Text(
                "Noch vier Stiche. Der Sküs ist nicht gefallen, und nur er schlägt den Mond. Das Spiel ist zu "
                "gewinnen.",
                "Four tricks to go. The Sküs has not fallen, and only it beats the Mond. The game can be won.",
            ),
            _four_left,
            Text(
                "Der Mond wartet, bis der Sküs gefallen ist.",
                "The Mond waits until the Sküs has fallen.",
            ),
            Text(
                "Der Sküs war noch draußen. Vielleicht wartet der Mond besser.",
                "The Sküs was still out. Perhaps the Mond had better wait.",
            ),
        ),
    ),
    Text("Rufspiele", "Calling games"),
)

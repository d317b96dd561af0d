"""The deal that most lessons look at: Anna plays a Rufer, calls the Karo-König, which Dora has."""

from __future__ import annotations

from tarock.cards import parse_card, parse_hand
from tarock.deal import State, actions as a
from tarock.web.lessons.deals import ALL_PASS, EASY, after, dealt, moment

HANDS = (
    "XX XVII XIV XII IX VII II HK HD PC P9 T8",
    "XXI XVI XI V III H4 H1 HB K1 K2 PD P7",
    "Sk XIX XIII X VIII VI IIII I TK TD TC T9",
    "H3 H2 HC KK KD KC KB K3 PK PB P10 P8",
)
TALON = ("XVIII K4 T7", "XV T10 TB")


@moment
def before_the_bid() -> State:
    """All others have said „Weiter“; Vorhand has to choose a game."""
    return after(dealt(HANDS, *TALON), *ALL_PASS)


@moment
def before_the_call() -> State:
    """Anna has taken the Rufer."""
    return after(before_the_bid(), a.Bid(0, "rufer"))


@moment
def before_the_discard() -> State:
    """Anna has called and taken the first half."""
    return after(before_the_call(), a.Call(0, parse_card("KK")), a.TakeHalf(0, 0))


@moment
def before_the_talk() -> State:
    """Anna has put three cards away."""
    return after(before_the_discard(), a.Discard(0, parse_hand("P9 K4 T7")))


@moment
def before_the_play() -> State:
    """Nobody announces anything."""
    return after(before_the_talk(), *EASY)

"""The sentences of this room about tricks: why a card may not be played, why it wins, why a claim does not stand."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "trick-not-held": Text(
            "{card} ist nicht im Blatt.",
            "{card} is not in the hand.",
        ),
        "trick-follow-suit": Text(
            "{card} geht nicht: {suit} ist ausgespielt und im Blatt, also ist {suit} zu bedienen (Farbzwang).",
            "{card} is not possible: {suit} was led and is in the hand, so {suit} must be followed (Farbzwang).",
        ),
        "trick-tarock-due": Text(
            "{card} geht nicht: {suit} fehlt im Blatt, also ist Tarock zu spielen (Tarockzwang).",
            "{card} is not possible: there is no card of {suit} in the hand, so a tarock must be played (Tarockzwang).",
        ),
        "trick-suits-first": Text(
            "{card} darf nicht ausgespielt werden: Im Farbenspiel wird Tarock erst ausgespielt, "
            "wenn keine Farbkarte mehr im Blatt ist.",
            "{card} may not be led: in a Farbenspiel tarock is led only when no suit card is left in the hand.",
        ),
        "trick-must-beat": Text(
            "{card} geht nicht: Es gilt Stichzwang, {best} ist zu überstechen und kann überstochen werden.",
            "{card} is not possible: Stichzwang demands a card that beats {best}, and there is one in the hand.",
        ),
        "trick-pagat-last": Text(
            "Der Pagat darf hier nur als letztes Tarock gespielt werden.",
            "The Pagat may only be played as the last tarock here.",
        ),
        "trick-pagat-due": Text(
            "{card} geht nicht: Sküs und Mond liegen, der Pagat macht den Märchenstich, und es gilt Stichzwang.",
            "{card} is not possible: Sküs and Mond lie, the Pagat takes the Märchenstich, and Stichzwang demands it.",
        ),
        "pledge-early": Text(
            "{card} ist für den {trick}. Stich angesagt und darf vorher nur gespielt werden, wenn nichts anderes geht.",
            "{card} was announced for trick {trick} and may be played earlier only when nothing else is possible.",
        ),
        "pledge-due": Text(
            "{card} geht nicht: Für diesen Stich ist {promised} angesagt und kann gespielt werden.",
            "{card} is not possible: {promised} was announced for this trick and can be played.",
        ),
        "pledge-higher-first": Text(
            "{card} geht nicht: Muss ein angesagter Vogel geopfert werden, dann zuerst der höhere, {higher}.",
            "{card} is not possible: if an announced bird must be given up, the higher one goes first, {higher}.",
        ),
        "won-highest-tarock": Text("{card} ist das höchste Tarock.", "{card} is the highest tarock."),
        "won-only-tarock": Text("{card} sticht als einziges Tarock.", "{card} takes it as the only tarock."),
        "won-highest-suit": Text("{card} ist die höchste Karte in {suit}.", "{card} is the highest card of {suit}."),
        "won-only-suit": Text(
            "{card} bleibt: {suit} hat sonst niemand zugegeben, Tarock liegt keines.",
            "{card} holds: nobody else played {suit}, and there is no tarock.",
        ),
        "won-suit-game": Text(
            "{card} ist die höchste Karte in {suit}; Tarock sticht im Farbenspiel nicht.",
            "{card} is the highest card of {suit}; tarock is no trump in a Farbenspiel.",
        ),
        "won-maerchenstich": Text(
            "Märchenstich: Pagat nimmt Sküs und Mond.",
            "Märchenstich: the Pagat takes Sküs and Mond.",
        ),
        "claim-not-leading": Text(
            "Den Rest ansagen kann nur, wer selbst ausspielt.",
            "Only the player who leads can claim the remaining tricks.",
        ),
        "claim-not-sure": Text(
            "Der Rest ist nicht sicher: Ein Stich könnte noch verloren gehen.",
            "The remaining tricks are not certain: one of them could still be lost.",
        ),
        "claim-bonus-open": Text(
            "Es wird weitergespielt: {bonus} ist noch offen.",
            "Play goes on: {bonus} is still open.",
        ),
    }
)

"""The sentences of the money side."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "prize-rank": Text(
            "Preis {place}: ein Preis nach Rang braucht den Rang, eine Verlosung hat keinen.",
            "Prize {place}: a prize by rank needs its rank, a raffle has none.",
        ),
        "prize-empty": Text(
            "Preis {place} ist weder Geld noch eine Sache.", "Prize {place} is neither money nor a thing."
        ),
    }
)

"""The last chapters: settlement, conduct, the referee's list."""

from __future__ import annotations

from tarock.rulebook.model import Section
from tarock.rulebook.writer import Writer


def settlement(w: Writer) -> Section:
    """Two ledgers, who pays whom, Renonce."""
    ledgers = w.para(
        w.free(
            "Das Spiel und jede Prämie werden einzeln abgerechnet. In die Schrift kommt, was sie zählen; Kontra "
            "ändert daran nichts und wird bar beglichen.",
            "The game and each premium are settled one by one. The list (Schrift) takes what they count; kontra does "
            "not change it and is paid in cash.",
        ),
        w.free(
            "Spielen zwei gegen zwei, bekommt jeder Gewinner den Wert, und jeder Verlierer zahlt ihn. Spielt einer "
            "gegen drei, bekommt oder zahlt er ihn dreimal. So ist es auch, wenn der gerufene König im Talon lag.",
            "Two against two, each winner gets the value and each loser pays it. One against three gets or pays it "
            "three times. So it is too when the called king lay in the talon.",
        ),
    )
    return Section(w.say("Abrechnung", "Settlement"), (ledgers, w.para(w.leaf("renonce.pays"))))


def conduct(w: Writer, reader: str) -> Section | None:
    """The texts for players, or for the referee, that were not printed further up."""
    items = [w.para(w.conduct(c)) for c in w.rules.conduct.values() if c.reader == reader]
    bullets = w.bullets(items)
    if not bullets.items:
        return None
    title = {
        "players": w.say("Verhalten am Tisch", "Conduct at the table"),
        "referee": w.say("Renonce und Schiedsrichter", "Renonce and referee"),
    }[reader]
    return Section(title, (bullets,))

"""Sentences of the Mostviertel document that cannot be computed: they stand, in both languages, where they are read.

The text itself is read here; that the rulebook prints it is tested there.
"""

from __future__ import annotations

import pytest

from tarock.rules import load

TEXTS = [
    # number of the clause, who reads it, and the words without which the sentence would not be the clause
    (5, "players", "bestmögliche Ergebnis", "best possible result"),
    (7, "players", "Gegenüber des Gebers hebt ab", "opposite the dealer cuts"),
    (14, "players", "auch der letzte nicht", "not even the last"),
    (15, "players", "offen", "openly before counting"),
    (16, "players", "bis gezählt wird", "until counting"),
    (43, "players", "beraten sich die Gegner nicht", "do not confer"),
    (44, "referee", "Renonce", "by word, gesture or look"),
    (54, "players", "sofort ausbezahlt", "paid at once"),
    (56, "referee", "sich selbst rufen", "calling oneself"),
    (57, "referee", "der noch im Lizit steht", "still in the auction"),
    (58, "referee", "spielentscheidendem Schaden", "decisive loss"),
    (59, "referee", "entscheidet dessen Spieler", "its player decides"),
    (60, "referee", "zum falschen Zeitpunkt", "at the wrong time"),
    (61, "referee", "straffrei", "free of penalty"),
    (63, "referee", "entscheidet der Schiedsrichter", "the referee decides"),
]


@pytest.mark.parametrize(("number", "reader", "german", "english"), TEXTS, ids=[f"mv_{row[0]:02}" for row in TEXTS])
def test_what_cannot_be_computed_is_written_down(number: int, reader: str, german: str, english: str) -> None:
    """MV-05, MV-07, MV-14, MV-15, MV-16, MV-44, MV-57, MV-58, MV-61, MV-63; the others have more than a text."""
    rules = load("mostviertel")
    found = [text for name, text in rules.conduct.items() if rules.clause(f"conduct.{name}") == f"MV-{number:02}"]
    assert [text.reader for text in found] == [reader]
    assert german in found[0].text.de
    assert english in found[0].text.en

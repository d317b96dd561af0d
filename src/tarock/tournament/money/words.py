"""Words of the money side: how shared ranks share prizes, and what a line of the cash book is about."""

from __future__ import annotations

from typing import Final

from tarock.rules import Text

SHARED_PRIZES: Final = ("split", "lot", "each")
"""Prizes of a shared rank: the money of all places it covers in equal parts, by lot, or the whole prize for each."""

CASH: Final = {
    "float": Text("Wechselgeld", "float"),
    "fee": Text("Nenngeld", "entry fees"),
    "refund": Text("Nenngeld zurück", "fees given back"),
    "prize": Text("Preise", "prizes"),
    "donation": Text("Spenden", "donations"),
    "settlement": Text("Abrechnung der Punkte", "settlement of points"),
    "cost": Text("Ausgaben", "costs"),
    "other": Text("Sonstiges", "other"),
}
"""What a line of the cash book is about. Fees and refunds come from the desk's own facts, the rest is noted."""

NOTED: Final = ("float", "prize", "donation", "settlement", "cost", "other")
"""What may be noted by hand."""

"""Königrufen, the Austrian Tarock for four: cards, rule sets, settlement, deals, and players.

Importing this package loads nothing else; import the room that you need: `tarock.cards`, `tarock.rules`, …
"""

__version__ = "0.1.0"

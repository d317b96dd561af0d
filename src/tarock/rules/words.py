"""The words that a rule-set file may use: the names of mechanics.

A rule set is data; a mechanic is code with a name. Each name stands once, here. The rooms that implement a mechanic key
their tables with these words, and tests hold both in step. Words are never the name of a cup or of a contract.
"""

from __future__ import annotations

KINDS = ("positive", "suit", "negative", "trischaken")
"""What is played for: 107 thirds with tarock as trump, the same with tarock powerless, tricks, fewest points."""

BIDDERS = ("all", "forehand")
MOMENTS = ("auction", "first-word", "after-pass")
"""When a contract may be bid: in turn; as Vorhand's first word only; by Vorhand after all others said Weiter."""

TALONS = ("half", "blind-six", "shown-six", "none", "tricks")
"""Half: six shown, one half taken. blind-six / shown-six: all six taken. none: untouched. tricks: thrown to tricks."""

PARTNERS = ("called", "none")
LEADERS = ("forehand", "declarer")
KONTRAS = ("party", "individual", "none")
OUVERTS = ("none", "all", "declarer", "opponents")
DISCARD_FIRST = ("suits", "tarocks", "any")
"""Which cards go first; the other kind only when no card of the first kind may be discarded any more."""
DISCARD_OPEN = ("tarocks", "suits", "none")

BONUS_KINDS = ("play", "material", "valat")
"""play: Stich-/Spielprämien (birds, ultimo, Mondfang). material: Trull, kings, Säcke. valat: all twelve tricks."""
BONUS_TESTS = ("bird", "ultimo", "cards", "count", "mondfang", "all-tricks", "hand")
"""How the play decides a bonus: the card itself wins its trick; the called card falls in its trick and the side wins
it; all the cards in one pile; a pile's thirds; Sküs takes the Mond; every trick; cards held when the deal begins."""
ANNOUNCERS = ("holder", "anyone", "not-holder", "never")
SIDES = ("either", "declarer")
VALAT_MODES = ("fixed", "factor")
BESIDE_VALAT = ("counts", "never", "lost-by-valat-side")
GAME_KONTRA_UNDER_VALAT = ("void", "carries", "keeps")

UNITS = ("points", "cents")
ROUNDINGS = ("exact", "down")
CUTTERS = ("opposite", "left", "left-or-opposite")
LOOKS = ("none", "last")
SHOW_DISCARD = ("always", "on-demand")
THROW_INS = ("never", "no-tarock", "no-tarock-no-king")
DIRECTIONS = ("counter-clockwise", "clockwise")
DOUBLE_AFTER = ("mondfang", "trischaken", "zero")

HOLDS = ("none", "forehand")
HAND_ON = ("never", "four-kings-may", "four-kings-must")
FOUR_KINGS = ("queen-must", "queen-may", "no-call")
KING_IN_TALON = ("free-half", "king-half", "give-up")
GIVE_UP_PAYS = ("game", "game-and-bird", "game-and-smallest-bird")

KONTRA_LEVELS = {2: "Kontra", 4: "Re", 8: "Sub", 16: "Mord"}
"""What the factors of the kontra are called; which of them there are, a rule set says."""
ANNOUNCE_ROUNDS = ("once", "until-three-gut")
KONTRA_WHEN = ("first-chance", "any-turn")
WRONG_TIME = ("lost", "renonce")
KONTRA_OR_VALAT = ("both", "either")

MAERCHENSTICH = ("none", "any-order", "mond-skues-pagat")
PAGAT_NEGATIVE = ("last-tarock", "free")

TRISCHAKEN_SCALES = ("pot", "classes", "two-and-two")
TRISCHAKEN_TALONS = ("first-six", "last")
VIRGINS = ("share", "each")
TIES = ("share", "fixed")
BEI_SETTLEMENT = ("each-against-all", "non-declarers-only")

RENONCE_PAYS = ("as-if-won",)
"""As if each of the others had won the game and the announced premiums, seen from his own side."""

CONDUCT_READERS = ("players", "referee")
GENERAL = ("weiter", "undeclared", "king-in-solo", "negative-games")
"""General rules of the game that no value holds; a text of conduct may say them in the set's own words
(`covers = ["general.weiter"]`): Weiter is final; an announcement does not name a side; the called king in the talon
of a solo game; which games are negative."""

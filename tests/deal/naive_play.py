"""Which cards may be played and who takes the trick: written a second time, from the rule texts alone.

A check on the engine has to be made without it. So this file knows neither the engine nor the rule-set files: it knows
cups and contracts by their ids, one kind of game after the other, and one cup after the other where their texts differ.
Lists and plain loops on purpose; slow is fine, the sentence of the source stands above each function.

Cards are the ints of formats.md: Herz 0–7, Karo 8–15, Pik 16–23, Treff 24–31, low to high; tarock 32–53, I … Sküs.
A trick is the list of the cards that lie, in the order of play; a hand is a list in any order.

Sources: dossier 1.4, 2.0–2.h, 3.2, 3.3; clauses MV-…, FRO-…; the two seeds.
"""

from __future__ import annotations

from tarock.cards import MOND, PAGAT, SKUES

TAROCK_GAMES = (
    "rufer", "solorufer", "besserrufer", "besserrufer-hoch", "pagatrufer", "uhurufer", "kakadurufer", "quapilrufer",
    "sechserdreier", "dreier", "solodreier",
)  # fmt: skip
SUIT_GAMES = ("farbendreier", "farbensolo", "farbensechser")
TRICK_GAMES = ("piccolo", "zwiccolo", "bettler", "piccolo-ouvert", "zwiccolo-ouvert", "bettler-ouvert")
TRISCHAKEN = ("trischaken",)

VIENNA_FAMILY = ("wien", "steirisch", "steirisch-2020", "frohnleiten")
UPPER_AUSTRIA = ("oberoesterreich", "sauwald")


def legal(rules_id: str, contract_id: str, stichzwang: bool, hand: list[int], trick: list[int]) -> set[int]:
    """The cards that may be played. `stichzwang` is the option of the Trischaken; other games have none to choose."""
    if contract_id in TAROCK_GAMES:
        return legal_in_a_tarock_game(hand, trick)
    if contract_id in SUIT_GAMES:
        return legal_in_a_farbenspiel(hand, trick)
    if contract_id in TRISCHAKEN and not stichzwang:
        return legal_without_stichzwang(hand, trick)
    if contract_id in TRICK_GAMES or contract_id in TRISCHAKEN:
        if rules_id in VIENNA_FAMILY or rules_id in UPPER_AUSTRIA:
            return legal_in_a_negative_game(hand, trick)
        if rules_id == "mostviertel":
            return legal_in_a_negative_game_mostviertel(hand, trick)
        if rules_id == "tirol":
            return legal_in_a_negative_game_tirol(hand, trick)
    raise LookupError((rules_id, contract_id))


def winner(rules_id: str, contract_id: str, trick: list[int]) -> int:
    """Which of the cards that lie (0 is the card led) takes the trick as it lies."""
    if contract_id in TAROCK_GAMES:
        if rules_id in VIENNA_FAMILY or rules_id == "mostviertel":
            return winner_with_maerchenstich(trick)
        if rules_id == "tirol":
            return winner_with_kaiserstich_in_order(trick)
        if rules_id in UPPER_AUSTRIA:
            return winner_plain(trick)
    if contract_id in SUIT_GAMES:
        if rules_id in VIENNA_FAMILY or rules_id == "mostviertel":
            return winner_in_a_farbenspiel(trick)
        if rules_id == "tirol":
            return winner_in_a_farbenspiel_tirol(trick)
        if rules_id in UPPER_AUSTRIA:
            return winner_in_a_farbenspiel_without_maerchenstich(trick)
    if contract_id in TRICK_GAMES or contract_id in TRISCHAKEN:
        if rules_id in VIENNA_FAMILY or rules_id in UPPER_AUSTRIA:
            return winner_plain(trick)
        if rules_id == "mostviertel":
            return winner_with_maerchenstich(trick)
        if rules_id == "tirol":
            return winner_with_kaiserstich_in_order(trick)
    raise LookupError((rules_id, contract_id))


# ---------------------------------------------------------------------------------------------- cards


def is_tarock(card: int) -> bool:
    return card >= 32


def same_suit(card: int, other: int) -> bool:
    """Tarock counts as a suit (dossier 1.4)."""
    if is_tarock(card) or is_tarock(other):
        return is_tarock(card) and is_tarock(other)
    return card // 8 == other // 8


def tarocks(cards: list[int]) -> list[int]:
    return [card for card in cards if is_tarock(card)]


def suit_cards(cards: list[int]) -> list[int]:
    return [card for card in cards if not is_tarock(card)]


def beats(card: int, other: int) -> bool:
    """The later `card` against `other`, tarock being trump: the higher of one suit; tarock over every suit card."""
    if same_suit(card, other):
        return card > other
    return is_tarock(card)


# ---------------------------------------------------------------------------------------------- legal cards


# 1.4 no. 1: "Farbzwang: follow the led suit. Tarockzwang: if void, a tarock must be played. If void in both: anything.
# If tarock is led and you have none: anything."
def by_suit(hand: list[int], trick: list[int]) -> list[int]:
    """The cards that Farbzwang and Tarockzwang leave; the whole hand where nothing lies."""
    if not trick:
        return list(hand)
    of_the_suit = [card for card in hand if same_suit(card, trick[0])]
    if of_the_suit:
        return of_the_suit
    if tarocks(hand):
        return tarocks(hand)
    return list(hand)


# 1.4 no. 2: "No Stichzwang in positive games"; the Pagat rule of no. 6 is one "in negative games".
def legal_in_a_tarock_game(hand: list[int], trick: list[int]) -> set[int]:
    return set(by_suit(hand, trick))


# MV-37 "Alle Spieler dürfen erst dann Tarock ausspielen, wenn sie keine Farbkarten mehr haben."
# MV-38 "Kann ein Spieler eine Farbe nicht bedienen, muss er Tarock zugeben"; MV-39 "Es besteht kein Stichzwang."
# WTC (2.a): "may be led only when the player has no suit card; must be played when void; no Stichzwang"; FRO-16: the
# Farben-Sechser by the rules of the Farbendreier; the others by 1.4. The Pagat need not be the last tarock (2.a).
def legal_in_a_farbenspiel(hand: list[int], trick: list[int]) -> set[int]:
    if not trick and suit_cards(hand):
        return set(suit_cards(hand))
    return set(by_suit(hand, trick))


# 1.4 no. 6: "Pagat in negative games: may be led or played only as the last tarock in hand".
def without_an_early_pagat(hand: list[int], cards: list[int]) -> list[int]:
    if len(tarocks(hand)) > 1:
        return [card for card in cards if card != PAGAT]
    return list(cards)


# FRO-02 "ohne Stichpflicht", Tirol "Vorhand chooses Stichzwang"; 3.2: without it the Pagat "stays last tarock only".
# In Tirol it is the Stichzwang that goes before the Pagat rule: where there is none, nothing goes before it.
def legal_without_stichzwang(hand: list[int], trick: list[int]) -> set[int]:
    return set(without_an_early_pagat(hand, by_suit(hand, trick)))


# 1.4 no. 2: Stichzwang: "must beat the currently best card if legally possible"; no. 5: "if the led suit is followed
# and a tarock already lies in the trick, a suit card cannot beat it, so any card of the suit is legal. If void and a
# tarock lies: must over-trump if able, else any tarock"; no. 6: the Pagat rule "goes before Stichzwang".
# No Märchenstich here (2.a "no Kaiserstich" in negative games; matrix: Vienna family "not in negative", OÖ and Sauwald
# "none"): the Pagat beats suit cards only.
def legal_in_a_negative_game(hand: list[int], trick: list[int]) -> set[int]:
    cards = without_an_early_pagat(hand, by_suit(hand, trick))
    if not trick:
        return set(cards)
    best = trick[winner_plain(trick)]
    beating = [card for card in cards if beats(card, best)]
    return set(beating or cards)


# MV-41 "Es gilt Stichzwang. Liegen Mond und Pagat, muss der Gstieß nicht dazugegeben werden."
# MV-42 "Der Pagat darf nur als letztes Tarock gespielt werden, außer es gilt Stichzwang beim Märchenstich."
# MV-17 "Fällt die Trull in einem Stich, sticht immer der Pagat": so with Mond and Gstieß lying, in whatever order, the
# Pagat is the card that beats; with Mond and Pagat lying the Gstieß does not beat; and nothing beats a whole Trull.
def legal_in_a_negative_game_mostviertel(hand: list[int], trick: list[int]) -> set[int]:
    cards = by_suit(hand, trick)
    if not trick:
        return set(without_an_early_pagat(hand, cards))
    if MOND in trick and SKUES in trick and PAGAT in cards:
        return {PAGAT}
    cards = without_an_early_pagat(hand, cards)
    best = trick[winner_plain(trick)]
    beating = []
    for card in cards:
        if card == SKUES and MOND in trick and PAGAT in trick:
            continue
        if beats(card, best):
            beating.append(card)
    return set(beating or cards)


# 2.f: "Kaiserstich only in the order Mond, Sküs, Pagat; also in negative games (Stichzwang goes before the Pagat
# rule)." So the Pagat must beat after the Mond and then the Sküs, not after the Sküs and then the Mond; and a Sküs
# played on Mond and Pagat, the Pagat having come too early, is the highest card as always: Stichzwang demands it.
def legal_in_a_negative_game_tirol(hand: list[int], trick: list[int]) -> set[int]:
    cards = by_suit(hand, trick)
    if not trick:
        return set(without_an_early_pagat(hand, cards))
    if MOND in trick and SKUES in trick and trick.index(MOND) < trick.index(SKUES) and PAGAT in cards:
        return {PAGAT}
    return legal_in_a_negative_game(hand, trick)


# ---------------------------------------------------------------------------------------------- who takes the trick


# 1.4 no. 3: "Highest tarock wins, else highest card of led suit"; OÖ and Sauwald: no Kaiserstich; the Vienna family has
# none in negative games.
def winner_plain(trick: list[int]) -> int:
    best = 0
    for place in range(1, len(trick)):
        if beats(trick[place], trick[best]):
            best = place
    return best


def has_trull(trick: list[int]) -> bool:
    return SKUES in trick and MOND in trick and PAGAT in trick


# MV-17 "Märchenstich: Fällt die Trull in einem Stich, sticht immer der Pagat"; matrix: Vienna family "any order".
def winner_with_maerchenstich(trick: list[int]) -> int:
    if has_trull(trick):
        return trick.index(PAGAT)
    return winner_plain(trick)


# 2.f "Kaiserstich only in the order Mond, Sküs, Pagat"; the fourth card of the trick may lie anywhere.
def winner_with_kaiserstich_in_order(trick: list[int]) -> int:
    if has_trull(trick) and trick.index(MOND) < trick.index(SKUES) < trick.index(PAGAT):
        return trick.index(PAGAT)
    return winner_plain(trick)


# MV-38 "Tarock …, die aber nicht stechen"; 2.a "Tarock is a fifth suit that beats nothing else": the highest card of
# the suit led wins, also where that is tarock.
def winner_in_a_farbenspiel_without_maerchenstich(trick: list[int]) -> int:
    best = 0
    for place in range(1, len(trick)):
        if same_suit(trick[place], trick[0]) and trick[place] > trick[best]:
            best = place
    return best


# MV-17 "bei Farbspielen nur, wenn Tarock ausgespielt worden ist"; 2.a "Kaiserstich only if tarock was led".
def winner_in_a_farbenspiel(trick: list[int]) -> int:
    if is_tarock(trick[0]) and has_trull(trick):
        return trick.index(PAGAT)
    return winner_in_a_farbenspiel_without_maerchenstich(trick)


# 2.f says nothing of Farbenspiele: tarock is without power there (1.4), so as elsewhere only where tarock was led, and
# in the order that the cup demands.
def winner_in_a_farbenspiel_tirol(trick: list[int]) -> int:
    if is_tarock(trick[0]):
        return winner_with_kaiserstich_in_order(trick)
    return winner_in_a_farbenspiel_without_maerchenstich(trick)

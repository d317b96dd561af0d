"""The engine's legal cards and trick winners against the naive specification, on random positions.

2,000 positions for each rule set, contract and option of the Trischaken; 100,000 with `-m nightly`. The situations that
make the rules interesting are counted, so that the comparison cannot go blind.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from tarock.cards import MOND, PAGAT, SKUES, card_text, cards_of, mask_of, parse_cards, parse_hand
from tarock.deal.tricks import playable, trick_rules, why_not, winner
from tarock.rules import builtin_ids, load
from tests.deal import naive_play as naive

CI, NIGHTLY = 2_000, 100_000
SUIT_CARDS, TAROCKS = list(range(32)), list(range(32, 54))
TRULL = (SKUES, MOND, PAGAT)


def games() -> Iterator[tuple[str, str, bool | None]]:
    """Every rule set with each of its contracts, and the Trischaken with each option that the set gives to Vorhand."""
    for rules_id in builtin_ids():
        rules = load(rules_id)
        for contract in rules.contracts.values():
            options = rules.trischaken.stichzwang if contract.id in naive.TRISCHAKEN else (None,)
            for option in options:
                yield rules_id, contract.id, option


# ---------------------------------------------------------------------------------------------- random positions


def random_hand(rng: random.Random, size: int, without: set[int]) -> list[int]:
    """Up to `size` cards: any; or with none, one or two tarocks; or of one or two suits besides tarock."""
    suits = [card for card in SUIT_CARDS if card not in without]
    tarocks = [card for card in TAROCKS if card not in without]
    if rng.random() < 0.4:
        kept = rng.sample(range(4), rng.choice((1, 2)))
        suits = [card for card in suits if card // 8 in kept]
    if rng.random() < 0.5:
        tarocks = rng.sample(tarocks, min(len(tarocks), rng.choice((0, 0, 1, 1, 2))))
        return (tarocks + rng.sample(suits, len(suits)))[:size]
    return rng.sample(suits + tarocks, min(size, len(suits) + len(tarocks)))


def loose_position(rng: random.Random) -> tuple[list[int], list[int]]:
    """A hand, and up to three cards that lie as if anything could be played; the Trull is often among them."""
    hand: list[int] = []
    trick: list[int] = []
    style = rng.random()
    if style < 0.6:
        for card in rng.sample(TRULL, 3):
            for cards in rng.choices((trick, hand, []), (5, 4, 1)):
                cards.append(card)
    elif style < 0.7:
        hand.append(PAGAT)
    lie = max(len(trick), rng.choice((0, 1, 2, 3, 3) if style < 0.6 else (0, 0, 1, 2, 3)))
    if len(trick) < lie and rng.random() < 0.6:
        trick.insert(0, rng.choice(SUIT_CARDS))
        if rng.random() < 0.3 and trick[0] ^ 1 not in hand:
            hand.append(trick[0] ^ 1)  # its neighbour, of the same suit
    while len(trick) < lie:
        card = rng.choice(TAROCKS if rng.random() < 0.5 else SUIT_CARDS)
        if card not in trick + hand:
            trick.insert(rng.randint(0, len(trick)), card)
    hand += random_hand(rng, rng.randint(0 if hand else 1, 12 - len(hand)), {*trick, *hand})
    if PAGAT in hand and rng.random() < 0.25:  # as the last tarock
        hand = [PAGAT, *naive.suit_cards(hand)]
    return hand, trick


def played_position(rng: random.Random, rules_id: str, contract_id: str, option: bool) -> tuple[list[int], list[int]]:
    """Four hands of one length; up to three players have played, each a card that the specification allows."""
    length, without, hands = rng.randint(2, 11), set[int](), []
    for _ in range(4):
        hand = random_hand(rng, length, without)
        without |= set(hand)
        hands.append(hand)
    trick: list[int] = []
    for place in range(rng.randint(0, 3)):
        if not hands[place]:
            break
        cards = naive.legal(rules_id, contract_id, option, hands[place], trick)
        trick.append(rng.choice(sorted(cards)))
    return hands[len(trick)], trick


# ---------------------------------------------------------------------------------------------- what was met


def situations(kind: str, hand: list[int], trick: list[int], allowed: set[int]) -> Iterator[str]:
    """The names of the situations, worth counting, that this position is."""
    by_suit = naive.by_suit(hand, trick)
    tarocks = naive.tarocks(hand)
    if not trick:
        yield "leads"
        if kind == "suit":
            yield "leads, only tarock in hand" if len(tarocks) == len(hand) else "leads a suit"
        if kind == "negative" and PAGAT in hand:
            yield "leads, the Pagat the last tarock" if tarocks == [PAGAT] else "leads, the Pagat not the last tarock"
        return
    yield f"{len(trick)} lie"
    led_tarock = naive.is_tarock(trick[0])
    if any(naive.same_suit(card, trick[0]) for card in hand):
        yield "follows tarock" if led_tarock else "follows the suit"
    elif tarocks:
        yield "void, tarock in hand"
    else:
        yield "no tarock for a tarock" if led_tarock else "void of suit and tarock"
    if kind != "negative":
        return
    best = trick[naive.winner_plain(trick)]
    if not led_tarock and naive.is_tarock(best) and not naive.is_tarock(by_suit[0]) and by_suit != hand:
        yield "follows the suit, a tarock lies"
    yield "has to beat" if len(allowed) < len(by_suit) else "every card of the suit may go"
    if PAGAT in by_suit:
        yield "may give the Pagat, the last tarock" if tarocks == [PAGAT] else "the Pagat is not the last tarock"
    if MOND in trick and SKUES in trick and PAGAT in hand:
        order = "Mond, Sküs" if trick.index(MOND) < trick.index(SKUES) else "Sküs, Mond"
        if PAGAT not in by_suit:
            yield "Mond and Sküs lie, the Pagat in hand, the suit must be followed"
        else:
            yield f"{order} lie, the Pagat " + ("the last tarock" if tarocks == [PAGAT] else "among others")
    if MOND in trick and PAGAT in trick and SKUES in by_suit and len(by_suit) > 1:
        order = "Mond, Pagat" if trick.index(MOND) < trick.index(PAGAT) else "Pagat, Mond"
        yield f"{order} lie, the Sküs in hand"
    if set(TRULL) <= set(trick) and tarocks and by_suit == tarocks:
        yield "the Trull lies, nothing beats it"


ALWAYS = {
    "leads", "1 lie", "2 lie", "3 lie", "follows tarock", "follows the suit", "void, tarock in hand",
    "no tarock for a tarock", "void of suit and tarock", "the Trull in a trick, tarock led", "the Trull on a suit card",
}  # fmt: skip
MUST_BE_MET = {
    "positive": ALWAYS,
    "suit": ALWAYS | {"leads a suit", "leads, only tarock in hand"},
    "negative": ALWAYS | {
        "leads, the Pagat the last tarock", "leads, the Pagat not the last tarock", "follows the suit, a tarock lies",
        "has to beat", "every card of the suit may go", "may give the Pagat, the last tarock",
        "the Pagat is not the last tarock", "Mond and Sküs lie, the Pagat in hand, the suit must be followed",
        "Mond, Sküs lie, the Pagat the last tarock", "Mond, Sküs lie, the Pagat among others",
        "Sküs, Mond lie, the Pagat the last tarock", "Sküs, Mond lie, the Pagat among others",
        "Mond, Pagat lie, the Sküs in hand", "Pagat, Mond lie, the Sküs in hand", "the Trull lies, nothing beats it",
    },
}  # fmt: skip
AT_LEAST = 5  # of 2,000 positions; the rarest of these situations is met about fifteen times


# ---------------------------------------------------------------------------------------------- the comparison


def shown(cards: Iterable[int]) -> str:
    """A list as it lies, a set sorted."""
    return " ".join(card_text(card) for card in (sorted(cards) if isinstance(cards, set) else cards)) or "nothing"


def compare(rules_id: str, contract_id: str, option: bool | None, count: int, engine: str = "") -> None:
    """`count` positions of one game: the playable cards, refusals and winners of the engine are those of the texts.

    `engine` names the rule set that the engine is given, if another one.
    """
    rules = load(engine or rules_id)
    tricks = trick_rules(rules, rules.contracts[contract_id], option)
    kind = "suit" if contract_id in naive.SUIT_GAMES else "positive"
    kind = "negative" if contract_id in naive.TRICK_GAMES + naive.TRISCHAKEN else kind
    rng = random.Random(f"{rules_id} {contract_id} {option} {count}")
    met: Counter[str] = Counter()
    for number in range(count):
        if rng.random() < 0.75:
            hand, trick = loose_position(rng)
        else:
            hand, trick = played_position(rng, rules_id, contract_id, option is not False)
        if not hand:
            continue
        allowed = naive.legal(rules_id, contract_id, option is not False, hand, trick)
        met.update(situations(kind, hand, trick, allowed))
        where = f"{rules_id}, {contract_id}, {option}, no. {number}:\n{shown(trick)} lie, hand {shown(hand)}"
        got = set(cards_of(playable(tricks, mask_of(hand), tuple(trick))))
        assert got == allowed, f"{where}\nby the texts {shown(allowed)}\nengine       {shown(got)}"
        whole = [*trick, rng.choice(sorted(allowed))]
        if set(TRULL) <= set(whole):
            met["the Trull in a trick, tarock led" if naive.is_tarock(whole[0]) else "the Trull on a suit card"] += 1
        takes, taken = naive.winner(rules_id, contract_id, whole), winner(tricks, tuple(whole))
        assert taken == takes, f"{where}\n{shown(whole)}: no. {takes} takes it by the texts, engine {taken}"
        if number % 10 == 0:
            for card in hand:
                refused = why_not(rules, tricks, mask_of(hand), tuple(trick), card)
                assert (refused is None) == (card in allowed), f"{where}\n{card_text(card)}: {refused}"
    missed = {what: met[what] for what in MUST_BE_MET[kind] if met[what] < AT_LEAST * count // CI}
    assert not missed, f"the positions do not try these often enough: {missed}"


def id_of(game: tuple[str, str, bool | None]) -> str:
    return "-".join(str(part) for part in game if part is not None)


@pytest.mark.parametrize("game", list(games()), ids=id_of)
def test_legal_cards_and_winners_are_those_of_the_texts(game: tuple[str, str, bool | None]) -> None:
    """MV-17, MV-25, MV-37, MV-38, MV-39, MV-41, MV-42, FRO-02, FRO-16 and what the other cups say (dossier 1.4, 2)."""
    compare(*game, CI)


@pytest.mark.parametrize(
    ("texts", "engine", "contract_id", "option"),
    [
        ("mostviertel", "tirol", "bettler", None),
        ("mostviertel", "steirisch", "trischaken", True),
        ("tirol", "mostviertel", "bettler", None),
        ("tirol", "steirisch", "piccolo", None),
        ("steirisch", "tirol", "bettler", None),
        ("steirisch", "tirol", "rufer", None),
        ("tirol", "steirisch", "farbendreier", None),
        ("oberoesterreich", "steirisch", "dreier", None),
        ("sauwald", "mostviertel", "farbensolo", None),
    ],
)
def test_the_comparison_notices_another_cups_rules(
    texts: str, engine: str, contract_id: str, option: bool | None
) -> None:
    with pytest.raises(AssertionError, match="by the texts"):
        compare(texts, contract_id, option, CI, engine)


@pytest.mark.nightly
@pytest.mark.parametrize("game", list(games()), ids=id_of)
def test_legal_cards_and_winners_at_length(game: tuple[str, str, bool | None]) -> None:
    compare(*game, NIGHTLY)


# ---------------------------------------------------------------------------------------------- card by card

EXAMPLES = [
    # rule set, contract, hand, what lies, what may be played: the sentence
    ("mostviertel", "bettler", "I V XX", "XXI Sk", "I"),  # MV-42: Stichzwang through the Märchenstich
    ("mostviertel", "bettler", "I V XX", "Sk XXI", "I"),  # MV-17: in whatever order
    ("mostviertel", "bettler", "I V H4", "HK XXI Sk", "H4"),  # Farbzwang goes before
    ("mostviertel", "bettler", "Sk V XX", "XXI I", "Sk V XX"),  # MV-41: the Gstieß need not be added
    ("mostviertel", "bettler", "Sk V XX", "I XXI", "Sk V XX"),  # MV-41
    ("mostviertel", "bettler", "II V XX", "XXI Sk I", "II V XX"),  # nothing beats a Märchenstich
    ("mostviertel", "piccolo", "I V", "XX", "V"),  # MV-42: the Pagat only as last tarock, though V does not beat either
    ("mostviertel", "trischaken", "I V H4", "", "V H4"),  # MV-25: free lead except for the Pagat
    ("mostviertel", "trischaken", "I H4", "", "I H4"),  # MV-25: the Pagat as last tarock
    ("mostviertel", "trischaken", "H4 HB HK", "HC", "HK"),  # MV-25: Stichzwang
    ("mostviertel", "farbendreier", "I V XX H4", "", "H4"),  # MV-37
    ("mostviertel", "farbendreier", "I V XX", "", "I V XX"),  # MV-37
    ("mostviertel", "farbensolo", "I V P7", "HK XX", "I V"),  # MV-38: tarock must be given; MV-39: no Stichzwang
    ("tirol", "bettler", "I V XX", "XXI Sk", "I"),  # Stichzwang goes before the Pagat rule
    ("tirol", "bettler", "I V XX", "Sk XXI", "V XX"),  # only the order Mond, Sküs, Pagat
    ("tirol", "bettler", "Sk V XX", "XXI I", "Sk"),  # no Kaiserstich in this order: the Sküs beats
    ("steirisch", "bettler", "I V XX", "XXI Sk", "V XX"),  # no Kaiserstich in negative games
    ("steirisch", "bettler", "Sk V XX", "XXI I", "Sk"),
    ("sauwald", "bettler", "I V XX", "XXI Sk", "V XX"),
    ("steirisch", "rufer", "I V XX", "XXI Sk", "I V XX"),
    ("frohnleiten", "farbensechser", "I V H4", "", "H4"),  # FRO-16: as in the Farbendreier
]


@pytest.mark.parametrize(("rules_id", "contract_id", "hand", "lie", "may"), EXAMPLES)
def test_mv_41_mv_42_and_their_neighbours(rules_id: str, contract_id: str, hand: str, lie: str, may: str) -> None:
    """MV-25, MV-37, MV-38, MV-39, MV-41, MV-42, FRO-16, card by card."""
    rules = load(rules_id)
    trick = parse_cards(lie)
    assert naive.legal(rules_id, contract_id, True, list(parse_cards(hand)), list(trick)) == set(parse_cards(may))
    assert playable(trick_rules(rules, rules.contracts[contract_id]), parse_hand(hand), trick) == parse_hand(may)


TAKEN = [
    # rule set, contract, the trick, the card that takes it
    ("mostviertel", "rufer", "XXI I Sk V", "I"),
    ("mostviertel", "bettler", "Sk I XXI V", "I"),
    ("mostviertel", "dreier", "HK Sk I XXI", "I"),
    ("mostviertel", "farbendreier", "Sk V I XXI", "I"),
    ("mostviertel", "farbendreier", "H4 Sk I XXI", "H4"),
    ("steirisch", "rufer", "I XXI V Sk", "I"),
    ("steirisch", "trischaken", "I XXI V Sk", "Sk"),
    ("steirisch", "farbensolo", "P7 XX H4 P8", "P8"),
    ("tirol", "rufer", "XXI V Sk I", "I"),
    ("tirol", "rufer", "Sk XXI I V", "Sk"),
    ("tirol", "bettler", "XXI Sk I V", "I"),
    ("oberoesterreich", "rufer", "XXI Sk I V", "Sk"),
    ("sauwald", "rufer", "XXI Sk I V", "Sk"),
]


@pytest.mark.parametrize(("rules_id", "contract_id", "trick", "takes"), TAKEN)
def test_mv_17_who_takes_the_trull(rules_id: str, contract_id: str, trick: str, takes: str) -> None:
    """MV-17 and the Kaiserstich of the other cups; in Farbenspiele only if tarock was led."""
    rules = load(rules_id)
    cards = parse_cards(trick)
    place = cards.index(parse_cards(takes)[0])
    assert naive.winner(rules_id, contract_id, list(cards)) == place
    assert winner(trick_rules(rules, rules.contracts[contract_id]), cards) == place


@pytest.mark.parametrize("rules_id", ["frohnleiten", "tirol"])
def test_fro_02_without_stichpflicht_nothing_has_to_be_beaten(rules_id: str) -> None:
    """FRO-02: Vorhand decides; the Pagat stays the last tarock, and in Tirol no Stichzwang is there to go before it."""
    rules = load(rules_id)
    contract = rules.contracts["trischaken"]
    with_it, without = trick_rules(rules, contract, True), trick_rules(rules, contract, False)
    assert playable(with_it, parse_hand("H4 HB HK"), parse_cards("HC")) == parse_hand("HK")
    assert playable(without, parse_hand("H4 HB HK"), parse_cards("HC")) == parse_hand("H4 HB HK")
    assert playable(without, parse_hand("I V XX"), parse_cards("XXI Sk")) == parse_hand("V XX")
    assert trick_rules(rules, contract) == with_it  # the first option is the default

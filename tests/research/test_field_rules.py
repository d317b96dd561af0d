"""What players of other programs complained of, as far as it concerns rules and scoring (research notes, section C).

Each test carries the number of the complaint in those notes and describes the situation, not where it was seen.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tarock.cards import parse_cards, parse_hand
from tarock.deal.tricks import playable, trick_rules, winner
from tarock.rules import Problems, RuleSet, builtin_ids, load, load_text
from tarock.scoring import BonusFact, Game, settle
from tarock.scoring.possible import problems

ALL = builtin_ids()


def amounts(*values: int) -> tuple[Fraction, ...]:
    return tuple(Fraction(value) for value in values)


def of_kind(rules: RuleSet, *kinds: str) -> list[str]:
    return [contract.id for contract in rules.contracts.values() if contract.kind in kinds]


NAMES = ("Anna", "Bert", "Cilli", "Dora")


def refusals(rules: RuleSet, game: Game) -> set[str]:
    """The codes with which an entry of this game is refused; each has a sentence and names its key."""
    found = problems(rules, game, NAMES)
    for problem in found:
        assert problem.key
        assert problem.reason.sentence("de") != problem.reason.sentence("en")
    return {problem.reason.code for problem in found}


def rufer(won: bool, *bonuses: BonusFact) -> Game:
    return Game("rufer", (0,), partner=2, won=(won,), bonuses=bonuses)


HOUSE = """
extends = "steirisch"
source = "Hausregel"

[set]
id = "hausrunde"
name = "Hausrunde"

[citations]
Hausregel = { de = "Hausregel einer Runde", en = "House rule of a round" }
"""


def house(changes: str) -> RuleSet:
    return load_text(HOUSE + changes)


# ------------------------------------------------------------------------------------------ 1: cards that do not beat


@pytest.mark.parametrize("rules_id", ALL)
def test_1_under_stichzwang_only_the_card_that_beats_is_offered(rules_id: str) -> None:
    """The Karo-Bube is led, in hand are a higher and two lower Karo: the Dame must be played."""
    rules = load(rules_id)
    for contract_id in of_kind(rules, "negative", "trischaken"):
        tricks = trick_rules(rules, rules.contracts[contract_id])
        assert playable(tricks, parse_hand("K4 K1 KD"), parse_cards("KB")) == parse_hand("KD"), contract_id


# ------------------------------------------------------------------------------------------------ 2: whose game it is


@pytest.mark.parametrize("rules_id", ALL)
@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("won", [True, False])
def test_2_a_made_negative_game_is_paid_to_who_made_it(rules_id: str, seat: int, won: bool) -> None:
    rules = load(rules_id)
    for contract_id in of_kind(rules, "negative"):
        value = rules.contracts[contract_id].value
        points = settle(rules, Game(contract_id, (seat,), won=(won,))).points
        sign = 1 if won else -1
        assert points == tuple(sign * value * (3 if other == seat else -1) for other in range(4))


# -------------------------------------------------------------------------------------------- 5: what multiplies what


@pytest.mark.parametrize("rules_id", ALL)
def test_5_a_kontra_on_the_game_multiplies_no_premium(rules_id: str) -> None:
    """MV-54: each item stands for itself. A Dreier with kontra beside every premium that can be announced there."""
    rules = load(rules_id)
    for bonus in rules.bonuses.values():
        if bonus.id not in rules.contracts["dreier"].bonuses or bonus.kind == "valat" or bonus.announce == "never":
            continue
        fact = BonusFact(bonus.id, "opponents" if bonus.test == "mondfang" else "declarer", announced=True)
        game = Game("dreier", (0,), won=(True,), game_kontra=2, bonuses=(fact,))
        items = {item.what: item for item in settle(rules, game).items}
        assert items["game"].cash == tuple(2 * amount for amount in items["game"].points)
        assert items[bonus.id].cash == items[bonus.id].points
        assert abs(items[bonus.id].points[1]) == bonus.announced


@pytest.mark.parametrize("rules_id", ALL)
def test_5_no_cup_has_doubled_rounds(rules_id: str) -> None:
    """MV-12, and the matrix of the other cups: "double Radl: none"; an entry that says so all the same is refused."""
    rules = load(rules_id)
    assert rules.table.double_radl_after == rules.table.double_game_after == ()
    assert refusals(rules, Game("rufer", (0,), partner=2, won=(True,), radl=2)) == {"entry-no-radl"}


def test_5_a_doubled_round_of_the_house_doubles_every_item() -> None:
    rules = house('[table]\ndouble_radl_after = ["mondfang", "trischaken", "zero"]\n')
    facts = (BonusFact("pagat", "declarer", announced=True, kontra=2), BonusFact("trull", "opponents"))
    plain = Game("dreier", (0,), won=(True,), bonuses=facts)
    doubled = replace(plain, radl=2)
    assert not refusals(rules, doubled)
    for one, two in zip(settle(rules, plain).items, settle(rules, doubled).items, strict=True):
        assert two.points == tuple(2 * amount for amount in one.points)
        assert two.cash == tuple(2 * amount for amount in one.cash)


# -------------------------------------------------------------------------------------------- 10: Trischaken payments

PLAIN = ((50, 60, 70, 30), (3, 3, 4, 2))
VORHAND = ((90, 60, 40, 20), (4, 4, 2, 2))
MAYOR = ((30, 110, 40, 30), (3, 5, 2, 2))
VORHAND_MAYOR = ((120, 40, 30, 20), (6, 2, 2, 2))
ONE_VIRGIN = ((60, 91, 59, 0), (4, 5, 3, 0))
TWO_VIRGINS = ((104, 0, 106, 0), (5, 0, 7, 0))
VIENNA = {
    PLAIN: (2, 2, -6, 2),
    VORHAND: (-12, 4, 4, 4),
    MAYOR: (4, -12, 4, 4),
    VORHAND_MAYOR: (-24, 8, 8, 8),
    ONE_VIRGIN: (0, -6, 0, 6),
    TWO_VIRGINS: (0, 3, -6, 3),
}
PAYMENTS = {
    "steirisch": VIENNA,
    "steirisch-2020": VIENNA,
    "wien": VIENNA,
    "frohnleiten": VIENNA,  # FRO-06, FRO-07, FRO-08, FRO-10: nobody spritzed
    "mostviertel": {  # MV-27, MV-28
        PLAIN: (20, -20, -20, 20),
        VORHAND: (-20, -20, 20, 20),
        MAYOR: (20, -60, 20, 20),
        VORHAND_MAYOR: (-60, 20, 20, 20),
        ONE_VIRGIN: (-20, -20, -20, 60),
        TWO_VIRGINS: (-40, 40, -40, 40),
    },
    "oberoesterreich": {
        PLAIN: (1, 1, -3, 1),
        VORHAND: (-6, 2, 2, 2),
        MAYOR: (2, -6, 2, 2),
        VORHAND_MAYOR: (-12, 4, 4, 4),
        ONE_VIRGIN: (0, -3, 0, 3),
        TWO_VIRGINS: (0, 2, -4, 2),  # 35/1 against 34/2
    },
    "sauwald": {
        PLAIN: (1, 1, -3, 1),
        VORHAND: (-6, 2, 2, 2),
        MAYOR: (2, -6, 2, 2),
        VORHAND_MAYOR: (-12, 4, 4, 4),
        ONE_VIRGIN: (0, -3, 0, 3),
        TWO_VIRGINS: (0, 3, -6, 3),  # each of them three
    },
    "tirol": {
        PLAIN: (2, -2, -2, 2),
        VORHAND: (-6, 2, 2, 2),
        MAYOR: (2, -6, 2, 2),
        VORHAND_MAYOR: (-12, 4, 4, 4),
        ONE_VIRGIN: (-2, -2, -2, 6),
    },
}


@pytest.mark.parametrize("rules_id", ALL)
def test_10_trischaken_is_paid_by_who_took_most_never_by_a_jungfrau(rules_id: str) -> None:
    """The table of each cup: plain, Vorhand loses, Bürgermeister, both, one Jungfrau, two Jungfrauen.

    FRO-06, FRO-07, FRO-08 and FRO-10 where nobody spritzed; MV-27, MV-28.
    """
    rules = load(rules_id)
    for (counts, tricks), expected in PAYMENTS[rules_id].items():
        settled = settle(rules, Game("trischaken", (0,), counts=counts, tricks=tricks))
        assert settled.points == settled.cash == amounts(*expected), (counts, tricks)


# ---------------------------------------------------------------------------------------------- 11: one against three


@pytest.mark.parametrize("rules_id", ALL)
@pytest.mark.parametrize("partner", [None, 1, 2, 3])
def test_11_amounts_sum_to_zero_with_and_without_a_partner(rules_id: str, partner: int | None) -> None:
    """Every positive game of every set, two against two or, the called king in the talon, one against three."""
    rules = load(rules_id)
    for contract_id in of_kind(rules, "positive", "suit"):
        contract = rules.contracts[contract_id]
        if partner is not None and contract.partner == "none":
            continue
        for won in (True, False):
            game = Game(contract_id, (0,), partner=partner, won=(won,), game_kontra=2)
            settled = settle(rules, game)
            heads = 3 if partner is None else 1
            per_head = contract.value if won else -contract.lost
            assert sum(settled.points) == sum(settled.cash) == 0
            assert settled.items[0].points[0] == heads * per_head, contract_id
            others = [settled.items[0].points[seat] for seat in range(1, 4) if seat != partner]
            assert others == [-per_head] * len(others)


# ------------------------------------------------------------------------------------------- 13: games that cannot be


@pytest.mark.parametrize("rules_id", ALL)
def test_13_not_both_sides_can_make_the_same_premium(rules_id: str) -> None:
    rules = load(rules_id)
    for name in ("pagat", "trull", "vier-koenige"):
        assert not refusals(rules, rufer(True, BonusFact(name, "declarer")))
        assert refusals(rules, rufer(True, BonusFact(name, "declarer"), BonusFact(name, "opponents"))), name


@pytest.mark.parametrize("rules_id", ALL)
@pytest.mark.parametrize("announced", [True, False])
def test_13_who_makes_the_valat_has_won_the_game(rules_id: str, announced: bool) -> None:
    rules = load(rules_id)
    for by, won in (("declarer", True), ("opponents", False)):
        valat = BonusFact("valat", by, announced=announced)
        assert not refusals(rules, rufer(won, valat))
        assert refusals(rules, rufer(not won, valat)) == {"entry-bonus-result"}


@pytest.mark.parametrize("rules_id", ["mostviertel", "tirol"])
def test_13_no_trull_for_the_side_that_lost_its_mond(rules_id: str) -> None:
    """MV-50: the opponents caught the Mond, so the declarer's side cannot have all three cards of the Trull."""
    rules = load(rules_id)
    caught = BonusFact("mondfang", "opponents")
    assert not refusals(rules, rufer(True, caught, BonusFact("trull", "opponents")))
    assert "entry-bonus-cards" in refusals(rules, rufer(True, caught, BonusFact("trull", "declarer")))


# ---------------------------------------------------------------------------------------------------- 16: halves

HALVES = """
extends = "steirisch"
source = "Hausregel"

[set]
id = "halbe"
name = "Bettler zu zweieinhalb"

[citations]
Hausregel = { de = "Hausregel einer Runde", en = "House rule of a round" }

[money]
rounding = "ROUNDING"

[table]
double_radl_after = ["trischaken"]

[contracts.bettler]
value = 2.5
"""


@pytest.mark.parametrize(
    ("rounding", "plain", "doubled"), [("down", Fraction(2), Fraction(5)), ("exact", Fraction(5, 2), Fraction(5))]
)
def test_16_a_half_is_rounded_down_only_when_written(rounding: str, plain: Fraction, doubled: Fraction) -> None:
    """A Bettler at 2½: plainly it is written as 2, with kontra (in cash) or in a doubled round it is 5."""
    rules = load_text(HALVES.replace("ROUNDING", rounding))
    once = settle(rules, Game("bettler", (0,), won=(True,)))
    assert once.points == once.cash == (3 * plain, -plain, -plain, -plain)
    kontra = settle(rules, Game("bettler", (0,), won=(True,), kontra={(1, 0): 2}))
    assert kontra.points == once.points
    assert kontra.cash == (doubled + 2 * plain, -doubled, -plain, -plain)
    radl = settle(rules, Game("bettler", (0,), won=(True,), radl=2))
    assert radl.points == radl.cash == (3 * doubled, -doubled, -doubled, -doubled)


# ---------------------------------------------------------------------------------------------------- 19: Kaiserstich


@pytest.mark.parametrize(
    ("rules_id", "takes"),
    [
        *[
            (rules_id, "I")
            for rules_id in ("steirisch", "steirisch-2020", "wien", "frohnleiten", "mostviertel", "tirol")
        ],
        *[(rules_id, "Sk") for rules_id in ("oberoesterreich", "sauwald")],
    ],
)
def test_19_mond_skues_pagat_in_one_trick(rules_id: str, takes: str) -> None:
    """MV-17: in this order the Pagat takes the trick where the set has the Kaiserstich, elsewhere the Sküs."""
    rules = load(rules_id)
    cards = parse_cards("XXI Sk I II")
    for contract_id in of_kind(rules, "positive"):
        assert cards[winner(trick_rules(rules, rules.contracts[contract_id]), cards)] == parse_cards(takes)[0]


# ---------------------------------------------------------------------------------------------------- 20: two ledgers


@pytest.mark.parametrize("rules_id", ALL)
def test_20_kontra_is_money_and_never_points(rules_id: str) -> None:
    """MV-54: the same game without and with kontra has the same Schrift, and another amount of money."""
    rules = load(rules_id)
    for contract_id in of_kind(rules, "positive", "suit"):
        partner = 2 if rules.contracts[contract_id].partner == "called" else None
        plain = settle(rules, Game(contract_id, (0,), partner=partner, won=(True,)))
        for factor in rules.announcements.levels:
            kontra = settle(rules, Game(contract_id, (0,), partner=partner, won=(True,), game_kontra=factor))
            assert kontra.points == plain.points == plain.cash
            assert kontra.cash == tuple(factor * amount for amount in plain.cash)


# ---------------------------------------------------------------------------------------------------- 22: house rules


def test_22_a_house_may_let_players_double_the_trischaken() -> None:
    """FRO-04, FRO-05: what one club has, any file can switch on; the built-in set refuses the same entry."""
    game = Game("trischaken", (0,), counts=PLAIN[0], tricks=PLAIN[1], spritzer=frozenset({1}))
    assert refusals(load("steirisch"), game)
    rules = house("[trischaken]\nspritzer = true\n")
    assert not refusals(rules, game)
    assert settle(rules, game).points == amounts(2, 4, -8, 2)


def test_22_a_house_may_punish_a_failed_kontra() -> None:
    game = Game("rufer", (0,), partner=2, won=(True,), game_kontra=2)
    assert settle(load("steirisch"), game).cash == amounts(2, -2, 2, -2)
    found = settle(house("[announcements]\nfailed_kontra = 3\n"), game)
    assert (found.points, found.cash) == (amounts(1, -1, 1, -1), amounts(5, -5, 5, -5))


def test_22_a_house_may_forbid_a_kontra_level_and_count_silent_birds_as_lost() -> None:
    rules = house("[announcements]\nlevels = [2]\n[bonuses.pagat]\nsilent_may_be_lost = true\n")
    re = Game("rufer", (0,), partner=2, won=(True,), game_kontra=4)
    assert not refusals(load("steirisch"), re)
    assert refusals(rules, re) == {"entry-kontra-level"}
    lost = rufer(True, BonusFact("pagat", "declarer", made=False))
    assert refusals(load("steirisch"), lost) == {"entry-silent-lost"}
    assert not refusals(rules, lost)
    assert settle(rules, lost).points == amounts(0, 0, 0, 0)


def test_22_a_file_that_says_nonsense_is_refused_with_every_problem_and_its_line() -> None:
    with pytest.raises(Problems) as refused:
        house('[trischaken]\nspritzr = true\nvirgins = "shares"\n[announcements]\nlevels = [2, 3]\n')
    places = {problem.key: problem.line for problem in refused.value.problems}
    first = HOUSE.count("\n") + 2
    assert places == {
        "trischaken.spritzr": first,
        "trischaken.virgins": first + 1,
        "announcements.levels": first + 3,
    }

"""The facts of the sets that come along: parameter matrix and tariffs of the dossier, and where each comes from."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tarock.cards import parse_count
from tarock.rules import builtin_ids, load
from tarock.rules.schema import SECTIONS
from tests.rules.files import builtin, changed

CUPS = ("wien", "steirisch", "steirisch-2020", "frohnleiten", "mostviertel", "oberoesterreich", "tirol", "sauwald")


def test_the_eight_sets_of_the_issue_come_along() -> None:
    assert set(builtin_ids()) == set(CUPS)


# --- parameter matrix (dossier 2.0): one row a parameter, one word a cup in the order of CUPS ------------------------

MATRIX: dict[str, tuple[object, ...]] = {
    "money.cents": (10, 10, 10, 10, 1, 10, 10, 10),
    "table.win_limit": ("35/2",) * 8,
    "table.throw_in": ("never",) * 8,
    "table.look": ("last", "last", "last", "last", "none", "last", "last", "last"),
    "table.cut": ("left", "left", "left", "left", "opposite", "left", "left-or-opposite", "left"),
    "table.double_radl_after": ((),) * 8,
    "table.double_game_after": ((),) * 8,
    "auction.forehand_may_pass": (False,) * 8,
    "auction.forehand_opens_with_bid": (False, False, False, False, True, False, False, False),
    "auction.hold": ("none", "none", "none", "none", "none", "forehand", "none", "forehand"),
    "auction.raise_own": (False,) * 8,
    "auction.hand_on": ("never",) * 7 + ("four-kings-must",),
    "calling.fourth_king": (True,) * 8,
    "calling.four_kings": (*("queen-must",) * 4, "queen-may", "no-call", "queen-may", "no-call"),
    "calling.king_in_talon": (*(("free-half", "give-up"),) * 7, ("give-up",)),
    "calling.give_up_pays": (*("game-and-bird",) * 4, "game-and-smallest-bird", *("game-and-bird",) * 3),
    "announcements.levels": (*((2, 4, 8),) * 4, (2, 4), *((2, 4, 8),) * 3),
    "announcements.rounds": (*("once",) * 4, "until-three-gut", "once", "until-three-gut", "once"),
    "announcements.re_answers_all": (*(False,) * 4, True, *(False,) * 3),
    "announcements.wrong_time": (*("lost",) * 4, "renonce", *("lost",) * 3),
    "announcements.solo_factor": (2,) * 8,
    "play.maerchenstich": (*("any-order",) * 5, "none", "mond-skues-pagat", "none"),
    "play.maerchenstich_negative": (*(False,) * 4, True, False, True, False),
    "play.ouvert_confer": (*(True,) * 4, False, *(True,) * 3),
    "play.pagat_negative": ("last-tarock",) * 8,
    "valat.mode": ("fixed", "fixed", "factor", "fixed", "factor", "factor", "fixed", "factor"),
    "trischaken.scale": (*("pot",) * 4, "classes", "pot", "two-and-two", "pot"),
    "trischaken.value": (2, 2, 2, 2, 10, 1, 2, 1),
    "trischaken.stichzwang": (*((True,),) * 3, (True, False), (True,), (True,), (True, False), (True,)),
    "trischaken.talon": (
        *(("first-six",),) * 3, ("first-six", "last"), ("first-six",), ("last",), ("first-six", "last"), ("last",),
    ),
    "trischaken.spritzer": (False, False, False, True, False, False, False, False),
    "trischaken.renonce": (6, 6, 6, 6, 30, 2, 4, 3),
    "trischaken.renonce_forehand": (6, 6, 6, 6, 30, 4, 4, 3),
    "trischaken.virgins": (*("share",) * 7, "each"),
}  # fmt: skip


@pytest.mark.parametrize("path", MATRIX)
def test_the_parameter_matrix(path: str) -> None:
    """MV-06, MV-07, MV-10, MV-11, MV-12, MV-14, MV-18, MV-19, MV-21, MV-22, MV-25, MV-26, MV-30, MV-31, MV-33, MV-41,
    MV-43, MV-53, MV-60, FRO-02, FRO-03, FRO-04, FRO-06."""
    section, _, key = path.partition(".")
    found = tuple(getattr(getattr(load(cup), section), key) for cup in CUPS)
    expected = tuple(parse_count(v) if isinstance(v, str) and "/" in v else v for v in MATRIX[path])
    assert found == expected


# --- tariffs, in the order of the auction ----------------------------------------------------------------------------

VIENNA = """
rufer 1 · trischaken 2 · piccolo 2 / zwiccolo 2 · solorufer 2 · pagatrufer 1 · bettler 4 · sechserdreier 4 -8
uhurufer 1 · farbendreier 5 · dreier 5 · piccolo-ouvert 6 / zwiccolo-ouvert 6 · kakadurufer 1 · bettler-ouvert 8
quapilrufer 1 · farbensolo 10 · solodreier 10
"""
TARIFFS = {
    "steirisch": VIENNA,
    "steirisch-2020": VIENNA,
    "wien": VIENNA,
    "frohnleiten": VIENNA.replace("sechserdreier 4 -8", "sechserdreier 4 -8 / farbensechser 4 -8"),
    "mostviertel": """
        rufer 10 · trischaken 10 · piccolo 20 · solorufer 20 · besserrufer 10 · bettler 40 · sechserdreier 40 -80
        farbendreier 50 · dreier 50 · piccolo-ouvert 60 · bettler-ouvert 80 · farbensolo 100 · solodreier 100""",
    "oberoesterreich": """
        trischaken 1 · rufer 1 · piccolo 2 · bettler 2 · solorufer 2 · besserrufer 1 · farbendreier 3
        sechserdreier 4 -8 · dreier 4 · farbensolo 6 · piccolo-ouvert 6 · bettler-ouvert 7 · solodreier 8""",
    "tirol": """
        rufer 1 · trischaken 2 · piccolo 2 · solorufer 2 · besserrufer 1 · bettler 4 · sechserdreier 4 -8
        farbendreier 5 · dreier 5 · besserrufer-hoch 1 · zwiccolo-ouvert 8 · piccolo-ouvert 8 · bettler-ouvert 8
        farbensolo 10 · solodreier 10""",
    "sauwald": """
        rufer 1 · trischaken 1 · piccolo 2 · bettler 2 · solorufer 2 · besserrufer 1 · dreier 4 · sechserdreier 4 -8
        farbensolo 5 · piccolo-ouvert 6 · bettler-ouvert 7 · solodreier 8""",
}


@pytest.mark.parametrize("cup", CUPS)
def test_the_tariff_in_the_order_of_the_auction(cup: str) -> None:
    """MV-45, FRO-15: ranks, values, and what a loss costs."""
    rules = load(cup)
    ranks: dict[int, list[str]] = {}
    for c in rules.contracts.values():
        worth = f"{c.id} {c.value}" + ("" if c.lost == c.value else f" -{c.lost}")
        ranks.setdefault(c.rank, []).append(worth)
    found = [sorted(ranks[rank]) for rank in sorted(ranks)]
    steps = TARIFFS[cup].replace("\n", "·").split("·")
    assert found == [sorted(game.strip() for game in step.split("/")) for step in steps if step.strip()]


# silent / announced: König ultimo, Trull, 4 Könige, Pagat, Uhu, Kakadu, Quapil, Valat, and what else there is
USUAL = "1/2 1/2 1/2 1/2 2/4 3/6 4/8"
PREMIUMS = {
    "steirisch": f"{USUAL} 10/20",
    "wien": f"{USUAL} 10/20",
    "frohnleiten": f"{USUAL} 10/20",
    "steirisch-2020": f"{USUAL} 4/8",
    "oberoesterreich": f"{USUAL} 4/8",
    "sauwald": f"{USUAL} 4/8",
    "mostviertel": "10/20 10/20 10/20 10/20 20/40 30/60 40/80 4/8 mondfang:10/20 absolut:10/20 grammopoi:20/40",
    "tirol": f"{USUAL} 10/20 mondfang:1/2 absolut:1/2 grammopoi:1/2",
}
NAMED = ("koenig-ultimo", "trull", "vier-koenige", "pagat", "uhu", "kakadu", "quapil", "valat")


@pytest.mark.parametrize("cup", CUPS)
def test_the_premiums(cup: str) -> None:
    """MV-47: a silent premium counts half of an announced one, with one exception, the second Sack of no cup."""
    bonuses = load(cup).bonuses
    found = [f"{bonuses[b].silent}/{bonuses[b].announced}" for b in NAMED]
    found += [f"{i}:{b.silent}/{b.announced}" for i, b in bonuses.items() if i not in NAMED]
    assert found == PREMIUMS[cup].split()
    assert all(2 * b.silent == b.announced for b in bonuses.values())


@pytest.mark.parametrize("cup", CUPS)
def test_mv_47_solo_games_double_all_premiums_but_the_valat_where_it_multiplies(cup: str) -> None:
    rules = load(cup)
    for bonus in rules.bonuses.values():
        assert bonus.solo_doubles == (bonus.kind != "valat" or rules.valat.mode == "fixed")
    assert {i for i, c in rules.contracts.items() if c.solo} == {"solorufer", "farbensolo", "solodreier"}


@pytest.mark.parametrize("cup", CUPS)
def test_mv_09_mv_35_who_leads_and_how_kontra_is_given(cup: str) -> None:
    for contract in load(cup).contracts.values():
        assert contract.leader == ("forehand" if contract.positive else "declarer")
        expected = {"positive": "party", "suit": "party", "negative": "individual", "trischaken": "none"}
        assert contract.kontra == expected[contract.kind]  # MV-29, MV-53
        assert contract.stichzwang == (not contract.positive)  # MV-41


@pytest.mark.parametrize("cup", CUPS)
def test_mv_46_birds_and_koenig_ultimo_are_announced_with_the_card_in_hand(cup: str) -> None:
    for bonus in load(cup).bonuses.values():
        if bonus.test in ("bird", "ultimo"):
            assert bonus.announce == "holder"


@pytest.mark.parametrize("cup", CUPS)
def test_mv_39_what_counts_in_suit_games(cup: str) -> None:
    rules = load(cup)
    counted = {"vier-koenige", "valat"} | {i for i, b in rules.bonuses.items() if b.test == "count"}
    for contract in rules.contracts.values():
        if contract.kind == "suit":
            assert set(contract.bonuses) == counted


def test_mv_13_mv_36_what_may_be_discarded() -> None:
    contracts = load("mostviertel").contracts
    for contract in contracts.values():
        if contract.talon in ("half", "blind-six"):
            assert contract.discard_first == "any"
            assert contract.discard_open == ("suits" if contract.kind == "suit" else "tarocks")
            assert contract.discard_suits_left == 0


def test_vienna_keeps_six_suit_cards_in_the_farbendreier() -> None:
    for cup in ("wien", "steirisch", "frohnleiten"):
        farbendreier = load(cup).contracts["farbendreier"]
        assert (farbendreier.discard_first, farbendreier.discard_open) == ("tarocks", "suits")
        assert farbendreier.discard_suits_left == 6


def test_mv_24_mv_45_talon_and_bei_of_the_mostviertel() -> None:
    contracts = load("mostviertel").contracts
    assert contracts["sechserdreier"].talon == "blind-six"
    assert {i for i, c in contracts.items() if c.bei > 1} == {"piccolo", "bettler", "piccolo-ouvert", "bettler-ouvert"}
    # The example of the text: Piccolo, Solorufer, Piccolo bei.
    assert 2 * contracts["piccolo"].bid_value > contracts["solorufer"].bid_value


def test_nobody_else_plays_bei() -> None:
    for cup in CUPS:
        if cup != "mostviertel":
            assert all(c.bei == 1 for c in load(cup).contracts.values())


def test_mv_32_mv_59_the_besserrufer() -> None:
    rules = load("mostviertel")
    assert rules.contracts["besserrufer"].shared
    assert rules.contracts["besserrufer"].birds == ("pagat", "uhu", "kakadu", "quapil")
    assert (rules.calling.no_bird_pays, rules.calling.no_bird_overbid) == (Fraction(30), True)


def test_the_two_classes_of_tirol_are_written_as_one() -> None:
    assert [c.id for c in load("tirol").written("besserrufer")] == ["besserrufer", "besserrufer-hoch"]


def test_mv_27_mv_28_the_classes_of_the_trischaken() -> None:
    trischaken = load("mostviertel").trischaken
    assert (trischaken.under_at_most, trischaken.mayor_at_least) == (52, 107)
    assert (trischaken.forehand_factor, trischaken.mayor_factor) == (1, 1)


def test_fro_06_fro_07_two_four_eight() -> None:
    trischaken = load("frohnleiten").trischaken
    assert trischaken.value * trischaken.forehand_factor == 4
    assert trischaken.value * trischaken.mayor_factor == 4
    assert trischaken.value * trischaken.forehand_factor * trischaken.mayor_factor == 8


def test_fro_15_fro_16_the_farben_sechser_dreier() -> None:
    contracts = load("frohnleiten").contracts
    six, three, called = contracts["farbensechser"], contracts["farbendreier"], contracts["sechserdreier"]
    assert (six.value, six.lost) == (Fraction(4), Fraction(8))
    assert (six.who, six.when, six.talon) == (called.who, called.when, called.talon)
    for key in (
        "kind",
        "partner",
        "leader",
        "kontra",
        "bonuses",
        "discard_first",
        "discard_open",
        "discard_suits_left",
    ):
        assert getattr(six, key) == getattr(three, key)


def test_mv_52_what_counts_beside_a_valat() -> None:
    valat = load("mostviertel").valat
    assert (valat.play_silent, valat.play_announced) == ("counts", "counts")
    assert (valat.material_silent, valat.material_announced) == ("lost-by-valat-side", "lost-by-valat-side")


# --- sources ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cup", CUPS)
def test_every_leaf_has_a_source(cup: str) -> None:
    rules = load(cup)
    unsaid = [path for path, source in rules.sources.items() if not source.ref and not path.startswith("set.")]
    assert unsaid == []


@pytest.mark.parametrize("cup", CUPS)
def test_every_source_is_a_text_that_is_named(cup: str) -> None:
    rules = load(cup)
    for path, source in rules.sources.items():
        for ref in source.ref.split(", "):
            if ref != "Annahme":
                assert ref in rules.citations or ref[:-3] in rules.citations, (path, ref)


@pytest.mark.parametrize("cup", CUPS)
def test_every_assumption_has_its_reason_in_both_languages(cup: str) -> None:
    rules = load(cup)
    reasons = {source.assumption for source in rules.sources.values() if source.assumption}
    assert reasons
    for reason in reasons:
        assert reason.de.endswith(".")
        assert reason.en.endswith(".")
        assert reason.de != reason.en


def test_the_amounts_that_the_mostviertel_text_does_not_have_are_assumptions() -> None:
    rules = load("mostviertel")
    said = {"trischaken": "MV-28"}
    for contract in rules.contracts.values():
        source = rules.source(f"contracts.{contract.id}.value")
        assert source.ref == said.get(contract.id, source.ref)
        assert (source.assumption is None) == (contract.id in said)
    for bonus in rules.bonuses.values():
        assert rules.source(f"bonuses.{bonus.id}.silent").assumption is not None


def test_clauses_are_cited_where_the_value_stands() -> None:
    """MV-08, MV-15, MV-34, MV-49, MV-51."""
    rules = load("mostviertel")
    cited = {
        "table.direction": "MV-08",
        "table.show_discard": "MV-15",
        "announcements.higher_first": "MV-49",
        "bonuses.grammopoi.implies": "MV-51",
        "auction.hold": "MV-18",
        "contracts.farbendreier.bonuses": "MV-39",
    }
    assert {path: rules.clause(path) for path in cited} == cited


def test_a_key_without_a_value_rests_on_its_table() -> None:
    rules = load("mostviertel")
    assert rules.source("contracts.besserrufer.ouvert") == rules.source("contracts.besserrufer")
    with pytest.raises(KeyError):
        rules.source("nirgends.etwas")


# --- what a set is ---------------------------------------------------------------------------------------------------


def test_frohnleiten_states_only_deviations_and_what_its_sheet_repeats() -> None:
    """FRO-01: the file extends steirisch; what it writes beyond is Trischaken, one game, and one text."""
    own = [line for line in builtin("frohnleiten").splitlines() if line.startswith("[")]
    assert own == [
        "[set]", "[citations]", "[trischaken]", "[trischaken.sources]", "[contracts.farbensechser]",
        "[contracts.farbensechser.sources]", "[conduct.spritzen]",
    ]  # fmt: skip
    base, club = load("steirisch"), load("frohnleiten")
    assert club.chain == ("frohnleiten", "steirisch")
    for section in SECTIONS:
        if section != "trischaken":
            assert getattr(club, section) == getattr(base, section)
    assert {i: c for i, c in club.contracts.items() if i != "farbensechser"} == dict(base.contracts)
    assert club.bonuses == base.bonuses


def test_wien_is_steirisch_by_another_name() -> None:
    wien, steirisch = load("wien"), load("steirisch")
    assert wien.contracts == steirisch.contracts
    assert wien.bonuses == steirisch.bonuses
    assert wien.id != steirisch.id
    assert wien.digest != steirisch.digest


def test_the_digest_does_not_change_when_a_file_is_split_or_worded_otherwise() -> None:
    from tarock.rules import load_text

    whole = load_text(changed("steirisch", str), "haus")
    split = load_text('extends = "steirisch"\n[set]\nid = "haus"\nname = "Anders benannt"\n', "haus")
    words = '[contracts.rufer]\nvalue = 1.0\ngloss = "anders gesagt"\nlost = 1\n'
    words += '[conduct.neu]\nfor = "players"\nde = "Neu."\n'
    spelled = load_text(f'extends = "steirisch"\nsource = "WTC21"\n[set]\nid = "haus"\nname = "x"\n{words}', "haus")
    dearer = "[contracts.rufer]\nvalue = 1.5\n"
    other = load_text(f'extends = "steirisch"\nsource = "WTC21"\n[set]\nid = "haus"\nname = "x"\n{dearer}', "haus")
    assert whole.digest == split.digest
    assert whole == split
    assert spelled.digest == whole.digest
    assert other.digest != whole.digest
    assert other != whole


def test_the_digests_of_all_sets_differ() -> None:
    assert len({load(cup).digest for cup in CUPS}) == len(CUPS)


def test_a_rule_set_can_be_a_key() -> None:
    assert {load("wien"): 1}[load("wien")] == 1


def test_the_order_of_the_contracts_is_that_of_their_ranks() -> None:
    for cup in CUPS:
        ranks = [c.rank for c in load(cup).contracts.values()]
        assert ranks == sorted(ranks)


def test_amounts_are_exact() -> None:
    for cup in CUPS:
        for contract in load(cup).contracts.values():
            assert isinstance(contract.value, Fraction)

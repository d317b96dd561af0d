"""The cups that come with the program: what their texts say, a source or an assumption for everything."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tarock.rules import Source
from tarock.tournament.cups import builtin_cups, day_settings, load_cup
from tarock.tournament.cups.schema import SECTIONS
from tarock.tournament.points import Place, award, season
from tests.tournament.points.tables import FIXPUNKTE, LARGE, MIDDLE, SMALL

CUPS = builtin_cups()


def test_the_cups_of_the_plan_are_there() -> None:
    wanted = {
        *("mostviertel", "steirisch", "wien", "kaernten", "tirol", "oberoesterreich", "hausruck", "sauwald"),
        *("oesterreich-finale", "frohnleiten"),
    }
    assert wanted <= set(CUPS)


@pytest.mark.parametrize("cup_id", CUPS)
def test_every_value_has_a_source_or_an_assumption_in_both_languages(cup_id: str) -> None:
    """Also a value that stands nowhere in the files rests on its table."""
    cup = load_cup(cup_id)
    for section, keys in SECTIONS.items():
        for key in keys:
            source = cup.source(f"{section}.{key}")
            if section == "contact" and not any(vars_of(cup.contact)):
                continue
            assert source != Source(""), f"{section}.{key}"
            if source.assumption:
                assert source.assumption.de.endswith(".")
                assert source.assumption.en.endswith(".")
                assert source.assumption.de != source.assumption.en
            else:
                assert all(token.rpartition("-")[0] in cup.citations or token in cup.citations
                           for token in source.ref.split(", "))  # fmt: skip


def vars_of(value: object) -> list[str]:
    return [getattr(value, name) for name in value.__slots__]  # type: ignore[attr-defined]


@pytest.mark.parametrize("cup_id", CUPS)
def test_a_tournament_day_can_be_opened_with_every_cup(cup_id: str) -> None:
    cup = load_cup(cup_id)
    settings = day_settings(cup, "Probe", date="2026-01-10", venue="Gasthaus")
    assert settings.rules == cup.play.rules
    assert settings.chain[0] == "total"
    assert len(settings.draw) == settings.rounds
    assert settings.games[4] == cup.play.games
    assert set(settings.sizes) <= set(cup.rules.table.sizes)


@pytest.mark.parametrize("cup_id", CUPS)
def test_every_point_system_gives_points_with_reasons(cup_id: str) -> None:
    cup = load_cup(cup_id)
    for system in cup.points.values():
        points = award(system, Place(3, 40, Fraction(97)))
        assert points.value > 0
        assert all(reason.sentence(lang) for reason in points.why for lang in ("de", "en"))
    assert season(cup.season, []) == ()


def test_mv_62_leaving_and_playing_on_exclude_from_the_whole_cup() -> None:
    cup = load_cup("mostviertel")
    assert (cup.leaving.result, cup.leaving.substitutes, cup.leaving.ban) == ("excluded", "excluded", "cup")
    assert cup.clause("leaving.ban") == "MV-62"
    settings = day_settings(cup, "x")
    assert settings.clauses["leaving"] == settings.clauses["substitutes"] == "MV-62"


def test_mv_01_mv_03_mv_06_registration_rules_and_money() -> None:
    """MV-01 before the start; MV-03 the cup's own rulebook and contact; MV-06 1 point = 1 cent, settled at the end."""
    cup = load_cup("mostviertel")
    settings = day_settings(cup, "x")
    assert (settings.late_entry, settings.clauses["late_entry"]) == ("never", "MV-01")
    assert (settings.rules, cup.clause("play.rules")) == ("mostviertel", "MV-03")
    assert (cup.contact.mail, cup.clause("contact.mail")) == ("obmann@mostviertler-tarock.at", "MV-03")
    assert (settings.settle, settings.cents) == ("end", "1")
    assert settings.clauses["settle"] == settings.clauses["cents"] == "MV-06"


@pytest.mark.parametrize(
    ("cup_id", "games", "at_five", "chain"),
    [
        ("steirisch", 20, 25, ("total",)),
        ("wien", 20, 25, ("total",)),
        ("kaernten", 20, 25, ("total", "best_round")),
        ("tirol", 16, 20, ("total", "rounds_sorted", "table_ranks", "lot")),
        ("oberoesterreich", 16, 20, ("total",)),
    ],
)
def test_games_of_a_round_and_ties(cup_id: str, games: int, at_five: int, chain: tuple[str, ...]) -> None:
    settings = day_settings(load_cup(cup_id), "x")
    assert (settings.games[4], settings.games[5], settings.chain, settings.rounds) == (games, at_five, chain, 3)
    assert settings.cents == "10"


def test_points_of_the_cups_are_the_tables_of_their_texts() -> None:
    wien = load_cup("wien")
    assert wien.season.points.table == FIXPUNKTE
    assert (wien.season.count, wien.season.best, wien.season.final) == ("best", 6, "extra")
    final = wien.season.final_points
    assert (final.table, final.beyond, final.absent) == (FIXPUNKTE, "minus", 49)
    assert load_cup("steirisch").season.final_points.beyond == "nothing"
    kaernten = load_cup("kaernten").season
    assert (kaernten.points.mechanic, kaernten.points.full, kaernten.points.cap) == ("heine", 100, 200)
    assert kaernten.count == "half"
    assert load_cup("tirol").season.points.mechanic == "cube"
    assert load_cup("oberoesterreich").season.qualify_starts == 4


def test_three_tables_of_the_oesterreich_finale_by_size_of_the_cup() -> None:
    finale = load_cup("oesterreich-finale")
    tables = {cup: system.table for system in finale.season.preliminary for cup in system.cups}
    assert {tables["kaernten"], tables["steirisch"], tables["tirol"]} == {SMALL}
    assert {tables["hausruck"], tables["oberoesterreich"], tables["wien"]} == {MIDDLE}
    assert tables["sauwald"] == LARGE
    assert set(tables) <= set(CUPS)
    assert (finale.season.points.top, finale.season.points.nothing_from, finale.season.ties) == (60, 101, ("final",))


def test_a_ban_of_three_tournaments_in_carinthia_and_of_all_if_it_happens_again() -> None:
    leaving = load_cup("kaernten").leaving
    assert (leaving.ban, leaving.tournaments, leaving.again) == ("tournaments", 3, "cup")


def test_cups_differ_by_content_not_by_words() -> None:
    assert len({load_cup(cup_id).digest for cup_id in CUPS}) == len(CUPS)

"""Settings: what cannot be, all at once; what follows by itself; what is frozen."""

from dataclasses import replace

import pytest

from tarock.rules import Problems, builtin_ids, load
from tarock.tournament.event import facts as f, games_by_size, replay, settings_from_json
from tests.tournament.days import Hall


def problems(**changes: object) -> list[tuple[str, str]]:
    raw = {"title": "Test", "rules": "steirisch", "chain": ["total"], **changes}
    with pytest.raises(Problems) as found:
        settings_from_json(raw)
    assert all(problem.reason.sentence(lang) for problem in found.value.problems for lang in ("de", "en"))
    return [(problem.key, problem.reason.code) for problem in found.value.problems]


def test_games_by_size_of_table():
    """Dossier 5.1: 20 are 25 and 30 at five and six, 16 are 20 and 24."""
    assert games_by_size(20, (4, 5, 6)) == {4: 20, 5: 25, 6: 30}
    assert games_by_size(16, (4, 5, 6)) == {4: 16, 5: 20, 6: 24}


def test_what_follows_is_filled_in():
    made = settings_from_json(
        {"title": "T", "rules": "mostviertel", "rounds": 4, "draw": ["random", "blocks"], "draw_ahead": False}
    )
    assert made.digest == load("mostviertel").digest
    assert made.cents == "1"
    assert made.draw == ("random", "blocks", "blocks", "blocks")
    assert made.games == {4: 0, 5: 0}


@pytest.mark.parametrize("rules", builtin_ids())
def test_every_rule_set_makes_a_day(rules: str):
    sizes = load(rules).table.sizes
    made = settings_from_json(
        {"title": "T", "rules": rules, "sizes": list(sizes), "games": {str(s): 4 * s for s in sizes}}
    )
    assert made.games == {size: 4 * size for size in sizes}


def test_all_problems_at_once():
    found = problems(
        title=" ",
        rounds=0,
        minutes=-1,
        leaving="verboten",
        chain=["lot", "lot", "haarfarbe"],
        sizes=[],
        games={"4": 999},
        date="30.11.2026",
        cents="teuer",
        draw=["blocks"],
        draw_ahead=True,
        draw_order=["pauses"],
    )
    assert found == [
        ("title", "day-title-missing"),
        ("rounds", "day-out-of-range"),
        ("minutes", "day-out-of-range"),
        ("leaving", "plain-word"),
        ("chain", "plain-word"),
        ("sizes", "day-sizes"),
        ("games.4", "day-out-of-range"),
        ("chain", "day-chain"),
        ("date", "day-date"),
        ("cents", "day-cents"),
        ("draw", "day-draw-first"),
        ("draw_order", "draw-order"),
        ("draw_ahead", "day-draw-ahead"),
    ]


def test_unreadable_settings_name_every_place():
    found = problems(rounds="drei", sizes=4, games=[16], second_confirms=1, fee=True, prizes=[{"rang": 1}], farbe="rot")
    assert set(found) == {
        ("settings.rounds", "plain-number"),
        ("settings.sizes", "plain-list"),
        ("settings.games", "plain-object"),
        ("settings.second_confirms", "plain-truth"),
        ("settings.fee", "plain-number"),
        ("settings.prizes[1].rang", "plain-unknown"),
        ("settings.farbe", "plain-unknown"),
    }


def test_the_rules_must_know_the_tables_and_be_those_meant():
    assert problems(sizes=[4, 7])[0] == ("sizes", "day-sizes-rules")
    assert problems(digest="0" * 64) == [("digest", "day-other-rules")]
    assert problems(rules="gibt-es-nicht")


def test_a_day_stays_readable_when_the_rules_of_the_program_change():
    """The digest is checked when the day is opened, never when it is read again or amended."""
    hall = Hall(4)
    opened, *others = hall.events
    assert isinstance(opened.fact, f.Opened)
    older = replace(opened, fact=replace(opened.fact, settings=replace(opened.fact.settings, digest="0" * 64)))
    hall.events = [older, *others]
    hall.day = replay(hall.events)
    hall.do(f.Amended({"venue": "Post"}))
    assert replay(hall.events) == hall.day
    assert (hall.now.settings.digest, hall.now.settings.venue) == ("0" * 64, "Post")

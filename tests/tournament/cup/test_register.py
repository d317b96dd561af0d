"""Players have a number for life; doubles are merged and their history follows; who may write what."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tarock.tournament.cup import facts as f, replay, to_json
from tarock.tournament.cup.events import from_json
from tarock.tournament.cup.names import find, folded, public_name
from tarock.tournament.event import Actor
from tests.tournament.cup.making import Running

DESK, PUBLIC, TABLE = Actor("desk", "Maria"), Actor("public", "jemand"), Actor("table", "Tisch 4", table=(1, 4))


@pytest.fixture
def cup() -> Running:
    running = Running()
    running.players("Anna Moser", "Bernhard Müller", "Cäcilia Höß", "Žiga Novak")
    return running


def test_numbers_are_given_one_after_the_other_and_never_twice(cup: Running) -> None:
    assert list(cup.now.players) == [1, 2, 3, 4]
    cup.wish(f.PlayerAdded("Dora Ex", number=77))
    cup.wish(f.PlayerAdded("Emil"), actor=DESK)
    assert cup.now.players[78].name == "Emil"
    cup.wish(f.Merged(1, 78))
    cup.wish(f.PlayerAdded("Franz"))
    assert max(cup.now.players) == 79
    assert cup.codes(f.PlayerAdded("Gerda", number=78)) == ["cup-number-taken"]


def test_a_walk_in_is_one_field(cup: Running) -> None:
    (event,) = cup.wish(f.PlayerAdded("  Gustav   Gans "), actor=DESK)
    assert to_json(event)["number"] == 5
    assert to_json(event)["name"] == "Gustav Gans"


@pytest.mark.parametrize(
    ("wish", "codes"),
    [
        (f.PlayerAdded(""), ["cup-name-missing"]),
        (f.PlayerAdded("anna  MOSER"), ["cup-name-known"]),
        (f.PlayerAdded("Bernhard Muller"), ["cup-name-known"]),
        (f.PlayerAdded("x" * 61), ["plain-long"]),
        (f.PlayerAdded("Neu", number=100_000), ["cup-number"]),
        (f.PlayerAdded("", number=2, public="nie", club="x" * 61),
         ["cup-name-missing", "plain-long", "plain-word", "cup-number-taken"]),
        (f.PlayerChanged(9, "Neu"), ["cup-number-unknown"]),
        (f.PlayerChanged(2, "Anna Moser"), ["cup-name-known"]),
        (f.Merged(1, 1), ["cup-merge-self"]),
        (f.Merged(1, 9), ["cup-number-unknown"]),
        (f.Merged(9, 1), ["cup-number-unknown"]),
        (f.Parted(1), ["cup-not-merged"]),
        (f.Parted(9), ["cup-number-unknown"]),
    ],
)  # fmt: skip
def test_what_cannot_be_written_is_refused_with_all_reasons(
    cup: Running, wish: f.PlayerAdded, codes: list[str]
) -> None:
    assert cup.codes(wish) == codes


def test_one_person_has_one_number(cup: Running) -> None:
    cup.wish(f.PlayerAdded("Emil", person="p1"))
    assert cup.codes(f.PlayerAdded("Emil Zwei", person="p1")) == ["cup-person-known"]
    cup.wish(f.PlayerChanged(5, "Emil", person="p1", club="tf"))
    assert cup.now.players[5].club == "tf"


def test_writing_the_same_again_is_nothing(cup: Running) -> None:
    known = cup.now.players[1]
    assert cup.wish(f.PlayerChanged(1, known.name, consent=True)) == ()
    cup.wish(f.PlayerAdded("Hans"), id="doppelt")
    assert cup.wish(f.PlayerAdded("Hans"), id="doppelt") == ()


def test_merged_doubles_keep_the_history_and_can_be_parted() -> None:
    cup = Running()
    cup.players("Anna Moser", "Anna Moser-Huber", "Bert")
    cup.date("d1", "2025-10-04")
    cup.wish(f.Recorded("d1", (f.Score(1, Fraction(30)), f.Score(3, Fraction(-30)))))
    cup.date("d2", "2025-11-04")
    cup.wish(f.Recorded("d2", (f.Score(2, Fraction(10)), f.Score(3, Fraction(-10)))))
    cup.wish(f.Merged(1, 2))
    assert cup.now.number(2) == 1
    assert [player.number for player in cup.now.active] == [1, 3]
    from tarock.tournament.cup.fame import player_page

    page = player_page(cup.now, 2, {})
    assert page is not None
    assert (page.numbers, page.career.starts, page.career.wins) == ((1, 2), 2, 2)
    assert cup.codes(f.Merged(3, 2)) == ["cup-merged-already"]
    cup.wish(f.Parted(2))
    assert cup.now.number(2) == 2


def test_two_who_played_on_the_same_day_are_two_players() -> None:
    cup = Running()
    cup.players("Anna", "Bert")
    cup.date("d1", "2025-10-04")
    cup.played("d1", (5, -5))
    assert cup.codes(f.Merged(1, 2)) == ["cup-merge-played"]


def test_a_chain_of_mergings_ends_at_the_one_kept(cup: Running) -> None:
    cup.wish(f.Merged(2, 1))
    cup.wish(f.Merged(3, 2))
    assert [cup.now.number(n) for n in (1, 2, 3)] == [3, 3, 3]
    cup.wish(f.Parted(1))
    assert [cup.now.number(n) for n in (1, 2, 3)] == [1, 3, 3]


@pytest.mark.parametrize(
    ("typed", "numbers"),
    [
        ("mos", [1]), ("anna m", [1]), ("m a", [1]), ("muller", [2]), ("mueller", [2]), ("MÜLL", [2]), ("hoss", [3]),
        ("höß", [3]), ("hoess", [3]), ("ziga", [4]), ("n", [4]), ("4", [4]), ("3 c", [3]), ("a", [1]), ("oser", []),
        ("", []), ("  ", []), ("?!", []),
    ],
)  # fmt: skip
def test_known_players_are_found_while_typing(cup: Running, typed: str, numbers: list[int]) -> None:
    assert [player.number for player in find(cup.now, typed)] == numbers


def test_the_number_comes_first_then_the_regulars(cup: Running) -> None:
    for n in range(10, 22):
        cup.wish(f.PlayerAdded(f"Anton {chr(n + 87)}", number=n))
    assert [p.number for p in find(cup.now, "1")][:2] == [1, 10]
    assert [p.number for p in find(cup.now, "an", recent={17: 5, 1: 3})][:2] == [17, 1]
    assert len(find(cup.now, "an")) == 8


def test_merged_numbers_are_not_found(cup: Running) -> None:
    cup.wish(f.Merged(1, 2))
    assert find(cup.now, "müller") == ()


def test_what_everybody_sees_is_the_players_choice(cup: Running) -> None:
    def shown(number: int) -> str:
        return public_name(cup.now.players[number], cup.now)

    assert shown(1) == "Anna Moser"
    cup.wish(f.PlayerChanged(1, "Anna Moser", consent=True, public="short"))
    assert shown(1) == "Anna M."
    cup.wish(f.PlayerAdded("Anna Maier", consent=True, public="short"))
    assert (shown(1), shown(5)) == ("Anna M. #1", "Anna M. #5")
    cup.wish(f.PlayerChanged(1, "Anna Moser", consent=False))
    assert shown(1) == "#1"
    cup.wish(f.PlayerChanged(5, "Anna Maier", consent=True, public="number"))
    assert shown(5) == "#5"


def test_folding() -> None:
    assert folded("  Žiga  MÜLLER-Höß ") == "ziga muller hoss"


def test_roles(cup: Running) -> None:
    assert cup.codes(f.Merged(1, 2), actor=DESK) == ["cup-may-not"]
    assert cup.codes(f.PlayerAdded("X"), actor=TABLE) == ["cup-may-not"]
    assert cup.codes(f.PlayerAdded("X", number=9), actor=PUBLIC) == ["cup-not-own"]
    cup.wish(f.PlayerAdded("X"), actor=PUBLIC)
    anna = Actor("player", "Anna Moser", number=1)
    cup.wish(f.PlayerChanged(1, "Anna Moser", consent=True, public="number"), actor=anna)
    assert cup.codes(f.PlayerChanged(2, "Bernhard Müller"), actor=anna) == ["cup-not-own"]
    assert cup.codes(f.PlayerChanged(1, "Anna Anders"), actor=anna) == ["cup-may-not"]


def test_the_log_read_again_is_the_same_cup(cup: Running) -> None:
    cup.wish(f.Merged(1, 2))
    again = replay(from_json(to_json(event)) for event in cup.log)
    assert again == cup.now
    assert replay([*cup.log, *cup.log]) == cup.now


def test_every_event_has_an_id_a_writer_and_a_moment_with_its_zone(cup: Running) -> None:
    assert cup.codes(f.PlayerAdded("X"), at="2025-10-04T14:00:00") == ["cup-at"]
    assert cup.codes(f.PlayerAdded("X"), at="gestern") == ["cup-at"]
    assert cup.codes(f.PlayerAdded("X"), actor=Actor("organiser", " ")) == ["plain-missing"]

"""Everybody tries everything: what a role may not do is refused, whatever it says; what it may is open to it."""

from dataclasses import fields
from pathlib import Path

import pytest

from tarock.rules import Problems
from tarock.tournament.event import KINDS, MAY, ROLES, Actor, Fact, decide, facts as f
from tests.tournament.days import SECRET, Hall, settings

DOC = (Path(__file__).parents[3] / "docs/tournament.md").read_text("utf-8")

WISHES: dict[str, Fact] = {
    fact.kind: fact
    for fact in (
        f.Opened(settings()),
        f.Amended({"venue": "Gasthaus"}),
        f.Closed("abgebrochen"),
        f.Reopened("doch"),
        f.Registered("Neu"),
        f.EntrantChanged(1, "Eins"),
        f.Unregistered(1),
        f.Paid(1),
        f.Refunded(1),
        f.CheckedIn(1),
        f.CheckedOut(1),
        f.Withdrawn(1),
        f.Returned(1),
        f.Substituted(1, "Ersatz"),
        f.SeedDrawn("Mond", SECRET),
        f.Drawn((f.RoundDraw(2),)),
        f.Undrawn((1,)),
        f.Started(2),
        f.Extended(1, 5),
        f.Linked(1, 1, "liste"),
        f.Began(1, 1),
        f.Reported(1, 1, {}, 16),
        f.Corrected(1, 1, {}, 16, "falsch"),
        f.Confirmed(1, 1, 1),
        f.Complained(1, 1, 1, "falsch"),
        f.Answered("e1", "nein"),
        f.EndedEarly(1, 1),
        f.PlaysOn(1, 1),
        f.Ruled("warning", "laut"),
        f.RulingLifted("e1", "leise"),
        f.TableSettled(1, 1),
        f.CashNoted("float", 5000),
        f.CashReversed("e1", "falsch"),
        f.CashCounted(5000),
        f.Raffled(),
    )
}


def test_every_kind_has_a_wish_here_and_a_line_in_the_manual():
    assert WISHES.keys() == KINDS.keys() == MAY.keys()
    for kind, roles in MAY.items():
        assert set(roles) <= set(ROLES)
        line = next(line for line in DOC.splitlines() if line.startswith(f"| `{kind}` |"))
        said = line.rsplit("|", 2)[1]
        assert {role for role in ROLES if role in said} == set(roles), kind
        assert all(
            f"`{name}`" in line for name in (field.name for field in fields(KINDS[kind])) if kind != "entrant-changed"
        ), kind


@pytest.mark.parametrize("role", [*ROLES, "wirt", ""])
@pytest.mark.parametrize("kind", sorted(KINDS))
def test_everything_as_everybody(kind: str, role: str):
    hall = Hall(8)
    hall.draw(1)
    hall.do(f.Started(1))
    hall.report(1, 1)
    said = hall.answer(WISHES[kind], role, table=(1, 1), number=hall.table(1, 1).players[0])
    if role in MAY[kind]:
        assert ("", "day-may-not") not in said
    else:
        assert said == [("", "day-may-not")]


@pytest.mark.parametrize("kind", sorted(kind for kind, roles in MAY.items() if "table" in roles))
def test_a_tables_token_is_good_for_its_table_in_its_round(kind: str):
    hall = Hall(8)
    hall.draw(1)
    hall.do(f.Started(1))
    for table in ((1, 2), (2, 1), None):
        assert hall.refusal(WISHES[kind], "table", table=table) == [("table", "day-not-own")]


@pytest.mark.parametrize("kind", ["confirmed", "complained"])
def test_a_player_speaks_for_his_own_table(kind: str):
    hall = Hall(8)
    hall.draw(1)
    hall.do(f.Started(1))
    hall.report(1, 1)
    other = hall.table(1, 2).players[0]
    assert hall.refusal(WISHES[kind], "player", number=other) == [("table", "day-not-own")]


def test_the_log_says_who_wrote_in_which_role():
    hall = Hall(8)
    hall.draw(1)
    hall.do(f.Started(1), "referee", "Franz")
    assert (hall.events[-1].by, hall.events[-1].role) == ("Franz", "referee")


def test_a_wish_has_an_id_a_moment_and_a_name():
    with pytest.raises(Problems) as found:
        decide(None, f.Opened(settings()), id="", at="2026-11-30T14:00:00", actor=Actor("organiser", " "))
    assert [(problem.key, problem.reason.code) for problem in found.value.problems] == [
        ("id", "plain-missing"),
        ("by", "plain-missing"),
        ("at", "day-at"),
    ]


def test_a_day_is_opened_first_and_once():
    hall = Hall()
    assert hall.refusal(f.Opened(settings())) == [("", "day-opened-already")]
    hall.events, hall.day = [], None
    assert hall.refusal(f.Registered("Anna")) == [("", "day-not-opened")]
    assert hall.refusal(f.Opened(settings(), "kurz")) == [("commitment", "day-commitment")]

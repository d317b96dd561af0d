"""Money of the day by the office's forms: fees, settlement, prizes, raffle, cash book, count."""

from __future__ import annotations

from typing import Any

import pytest

from tarock.tournament.event import book, prize_awards
from tarock.web.people.ids import uuid7
from tests.web.cups.office.desks import Office

pytestmark = pytest.mark.django_db

PRIZES = "1: 200 €\n2: 100\nVerlosung: Speckseite\nVerlosung: Geschenkkorb"


def finished(**settings: Any) -> Office:
    office = Office(rounds=1, complaint_minutes=0, **settings)
    office.start(8)
    for table in office.state.rounds[0].tables:
        office.report(table.number, first=10 * table.number)
    return office


def test_the_box_is_counted_against_the_book() -> None:
    office = Office()
    office.players(3)
    for number in (1, 2):
        office.desk.post("kassa/", "paid", number=number)
    office.desk.post("kassa/", "note", what="float", way="in", cents_euro="50,–", text="Wechselgeld")
    office.desk.post("kassa/", "note", what="cost", cents_euro="7,50", text="Kopien")
    office.desk.post("kassa/", "note", what="other", way="out", cents_euro="3", text="Kerzen")
    assert book(office.state).balance == 2400 + 5000 - 750 - 300
    office.desk.post("kassa/", "cash-counted", cents_euro="63,40")
    assert book(office.state).difference == -10
    assert "−0,10" in office.desk.get("kassa/").content.decode()


def test_an_amount_that_is_none_is_said_and_nothing_is_noted() -> None:
    office = Office()
    answer = office.desk.post("kassa/", "note", what="donation", cents_euro="zwölf")
    assert answer.status_code == 422
    assert "zwölf" in answer.content.decode()
    assert not office.state.cash


def test_a_line_is_reversed_with_a_reason_not_deleted() -> None:
    office = Office()
    id = str(uuid7())
    for _ in range(2):
        office.desk.post("kassa/", "note", id=id, what="donation", way="in", cents_euro="20", text="Wirt")
    (line,) = office.state.cash
    office.desk.post("kassa/", "cash-reversed", entry=line.id, reason="doppelt")
    assert book(office.state).balance == 0
    assert "doppelt" in office.desk.get("kassa/").content.decode()


def test_tables_settle_after_the_round() -> None:
    office = finished(settle="round", cents="10")
    page = office.desk.get("kassa/").content.decode()
    assert "1,00" in page
    assert "2,00" in page
    office.desk.post("kassa/", "table-settled", round=1, table=1)
    assert office.table(1).settled
    assert office.desk.get("kassa/").content.decode().count("abgerechnet</button>") == 1


def test_the_desk_pays_out_at_the_end_mv_06() -> None:
    """MV-06: each one's points are paid at the end; what was paid is no longer due."""
    office = finished(settle="end", cents="10")
    winner = office.table(2).players[0]
    page = office.desk.get("kassa/")
    due = {number: cents for number, _, cents, _ in page.context["due"]}
    assert due[winner] == 200
    assert sum(due.values()) == 0
    office.desk.post("kassa/", "note", what="settlement", number=winner, way="out", cents_euro="2")
    due = {number: cents for number, _, cents, _ in office.desk.get("kassa/").context["due"]}
    assert winner not in due


def test_prizes_are_named_paid_out_once_and_raffled_among_those_present() -> None:
    office = finished()
    said = {"title": "Auftakt", "venue": "Post", "capacity": 0, "minutes": 0, "warning_minutes": 10, "fee_euro": "12"}
    office.organiser.post("turnier/", "amend", **said, shared_prizes="split", prizes=PRIZES, reason="Sponsor")
    assert [(p.kind, p.rank, p.cents, p.text) for p in office.state.settings.prizes] == [
        ("rank", 1, 20000, ""), ("rank", 2, 10000, ""), ("raffle", 0, 0, "Speckseite"),
        ("raffle", 0, 0, "Geschenkkorb"),
    ]  # fmt: skip
    award = prize_awards(office.state)[0]
    office.desk.post("kassa/", "note", what="prize", number=award.number, cents_euro="200", text="1. Preis")
    assert book(office.state).balance == -20000
    assert office.desk.get("kassa/").content.decode().count("ausgezahlt") == 1
    office.desk.post("kassa/", "raffled")
    assert len(office.state.raffled or ()) == 2
    assert "Speckseite" in office.desk.get("kassa/").content.decode()
    again = office.state.raffled
    assert office.desk.post("kassa/", "raffled").status_code == 422
    assert office.state.raffled == again


def test_a_prize_that_cannot_be_read_is_said_with_its_line() -> None:
    office = Office()
    answer = office.organiser.post("turnier/", "amend", title="x", fee_euro="12", prizes="Erster kriegt was")
    assert answer.status_code == 422
    assert "Erster kriegt was" in answer.content.decode()

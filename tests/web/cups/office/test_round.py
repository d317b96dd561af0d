"""The round: results from paper, two desks, confirmations, corrections, complaints, clock and live figures."""

from __future__ import annotations

import pytest

from tarock.print.cups import rows_of
from tarock.tournament.event import standings
from tarock.web.cups.tables import open_list
from tarock.web.people.ids import uuid7
from tarock.web.sheets.models import SheetLink
from tests.web.cups.office.desks import MARIA, Office
from tests.web.games import SOLORUFER, write

pytestmark = pytest.mark.django_db


@pytest.fixture
def office() -> Office:
    made = Office(minutes=90)
    made.start(9)
    return made


def test_the_next_step_starts_the_round_with_one_button() -> None:
    office = Office()
    office.players(8)
    office.draw(1)
    page = office.desk.get("tuer/").content.decode()
    assert "Runde 1 starten" in page
    office.desk.post("runde/1/", "started", round=1)
    assert office.state.is_started


def test_a_result_from_paper_leads_to_the_next_open_table(office: Office) -> None:
    answer = office.desk.post("runde/1/tisch/1/", "enter", on="1", **office.result(1))
    assert answer.headers["Location"] == f"/amt/{office.desk.token}/runde/1/tisch/2/"
    assert office.table(1).result is not None
    answer = office.desk.post("runde/1/", "jump", round=1, table="2")
    assert answer.headers["Location"].endswith("/runde/1/tisch/2/")
    assert office.desk.post("runde/1/", "jump", round=1, table="77").status_code == 404


def test_halves_and_signs_are_read_as_they_are_written(office: Office) -> None:
    first, *rest = office.table(1).players
    said = {f"sums-{first}": "−8½", f"sums-{rest[0]}": "+8,5"} | {f"sums-{n}": "0" for n in rest[1:]}
    office.desk.post("runde/1/tisch/1/", "reported", round=1, table=1, games=office.games(), **said)
    assert office.table(1).points[first] * 2 == -17


def test_a_result_that_does_not_come_to_zero_is_refused_and_stays_typed(office: Office) -> None:
    said = office.result(1)
    said[f"sums-{office.table(1).players[1]}"] = "77"
    answer = office.desk.post("runde/1/tisch/1/", "enter", **said)
    assert answer.status_code == 422
    assert 'value="77"' in answer.content.decode()
    assert office.table(1).result is None
    answer = office.desk.post("runde/1/tisch/1/", "enter", **(office.result(1) | {"games": 3}))
    assert answer.status_code == 422, "too few games, and nobody ended the table"


def test_two_desks_type_the_same_table(office: Office) -> None:
    """Twice the same is harmless; two different ones are shown side by side, and one is decided on."""
    page = "runde/1/tisch/1/"
    office.desk.post(page, "enter", **office.result(1))
    assert office.organiser.post(page, "enter", **office.result(1)).status_code == 302
    assert len(office.table(1).versions) == 1
    assert not office.table(1).rivals
    office.organiser.post(page, "enter", **office.result(1, first=20))
    assert len(office.table(1).rivals) == 1
    shown = office.desk.get(page).content.decode()
    assert "Zwei Ergebnisse" in shown
    assert "+12" in shown
    assert "+20" in shown
    assert "zwei Ergebnisse" in office.desk.get("runde/1/").content.decode()
    office.desk.post(page, "corrected", reason="Zettel verglichen", **office.result(1, first=20))
    table = office.table(1)
    assert not table.rivals
    assert table.points[table.players[0]] == 20
    assert "Zettel verglichen" in office.desk.get(page).content.decode()


def test_the_second_signature_is_not_the_writers(office: Office) -> None:
    players = office.table(1).players
    office.desk.post("runde/1/tisch/1/", "reported", writer=players[0], **office.result(1))
    assert office.desk.post("runde/1/tisch/1/", "confirmed", round=1, table=1, player=players[0]).status_code == 422
    office.desk.post("runde/1/tisch/1/", "confirmed", round=1, table=1, player=players[2])
    assert office.table(1).confirmed_by == players[2]


def test_a_correction_after_the_next_draw_reranks_but_does_not_reseat(office: Office) -> None:
    for table in office.state.rounds[0].tables:
        office.report(table.number)
    office.draw(2)
    before = [(t.number, t.players) for t in office.state.rounds[1].tables]
    ranking = [row.number for row in standings(office.state).rows]
    last = office.table(1).players[-1]
    assert ranking[0] != last
    office.referee.post("runde/1/tisch/1/", "corrected", reason="Vorzeichen", **office.result(1, first=-60))
    assert next(row.number for row in standings(office.state).rows) == last
    assert [(t.number, t.players) for t in office.state.rounds[1].tables] == before


def test_the_grid_is_live_and_silent_where_nothing_has_changed(office: Office) -> None:
    first = office.desk.get("runde/1/stand")
    tag = first.headers["ETag"]
    assert office.desk.get("runde/1/stand", **{"if-none-match": tag}).status_code == 304
    token = open_list(office.day, 1, 1, MARIA)
    names = [office.state.entrants[n].name for n in office.table(1).players]
    write(
        SheetLink.objects.get(token=token), by=names[0], entry=SOLORUFER | {"declarer": names[0], "partner": names[2]}
    )
    answer = office.desk.get("runde/1/stand", **{"if-none-match": tag})
    assert answer.status_code == 200
    told = {row["table"]: row for row in answer.json()["tables"]}
    assert (told[1]["games"], told[1]["state"], told[2]["games"]) == (1, "playing", 0)
    assert office.desk.get("stand/").context["playing"], "the standings have the running list"


def test_a_late_table_is_ended_and_only_complete_games_count(office: Office) -> None:
    assert office.desk.post("runde/1/tisch/1/", "ended-early", round=1, table=1).status_code == 422, "the referee's"
    office.referee.post("runde/1/tisch/1/", "ended-early", round=1, table=1, reason="Zeit ist um")
    assert "beendet" in office.desk.get("runde/1/").content.decode()
    office.desk.post("runde/1/tisch/1/", "enter", **(office.result(1) | {"games": 11}))
    assert office.table(1).result.games == 11  # type: ignore[union-attr]
    assert "11" in office.desk.get("stand/").content.decode()


def test_the_clock_is_extended_by_the_referee_not_the_desk(office: Office) -> None:
    assert office.desk.post("runde/1/", "extended", round=1, minutes=10).status_code == 403
    office.referee.post("runde/1/", "extended", round=1, minutes=10, reason="Stromausfall")
    assert office.state.rounds[0].extra_minutes == 10


def test_a_result_sent_twice_is_one(office: Office) -> None:
    id = str(uuid7())
    for _ in range(2):
        assert office.desk.post("runde/1/tisch/1/", "enter", id=id, **office.result(1)).status_code == 302
    assert len(office.table(1).versions) == 1


def test_a_complaint_reaches_the_referee_and_its_answer_the_table(office: Office) -> None:
    office.report(1)
    player = office.table(1).players[2]
    office.desk.post("runde/1/tisch/1/", "complained", round=1, table=1, player=player, text="Spiel 4 war ein Solo")
    page = office.referee.get("runde/1/").content.decode()
    assert "Einsprüche zu beantworten: 1" in page
    complaint = office.state.complaints[0]
    assert "Spiel 4 war ein Solo" in office.referee.get("schiedsrichter/").content.decode()
    office.referee.post("schiedsrichter/", "answered", complaint=complaint.id, decision="bleibt", clause="MV-63")
    assert office.state.complaints[0].decision == "bleibt"
    assert "MV-63" in office.desk.client.get(office.place(1)).content.decode()


def test_the_referee_strikes_a_game_by_the_row_of_the_list(office: Office) -> None:
    token = open_list(office.day, 1, 1, MARIA)
    players = office.table(1).players
    names = [office.state.entrants[n].name for n in players]
    link = SheetLink.objects.get(token=token)
    write(link, by=names[0], entry=SOLORUFER | {"declarer": names[0], "partner": names[2]})
    said = {"matter": "struck", "round": 1, "table": 1, "game": 1, "text": "falsch gegeben", "clause": "MV-63"}
    office.referee.post("schiedsrichter/", "rule", **said)
    ruling = office.state.rulings[0]
    assert set(ruling.fact.row) == set(players)
    assert any(ruling.fact.row.values())
    office.referee.post("schiedsrichter/", "ruling-lifted", ruling=ruling.id, reason="Irrtum")
    assert office.state.rulings[0].lifted == "Irrtum"


def test_an_exclusion_bans_from_the_cup_and_lifting_it_lets_in_again(office: Office) -> None:
    office.referee.post("schiedsrichter/", "rule", matter="exclusion", players="3", text="Betrug", clause="MV-63")
    assert office.state.entrants[3].status == "excluded"
    assert [ban.number for ban in office.cup_state.bans if not ban.lifted] == [3]
    assert "Betrug" in office.lead.get("sperren/").content.decode()
    office.referee.post("schiedsrichter/", "ruling-lifted", ruling=office.state.rulings[0].id, reason="war ein anderer")
    assert not [ban for ban in office.cup_state.bans if not ban.lifted]


def test_the_day_closes_when_nothing_is_open_and_opens_again_with_a_reason() -> None:
    office = Office(rounds=1, complaint_minutes=0)
    office.start(8)
    assert office.organiser.post("turnier/", "closed").status_code == 422
    for table in office.state.rounds[0].tables:
        office.report(table.number)
    assert "Alles gespielt" in office.organiser.get("stand/").content.decode()
    office.organiser.post("turnier/", "closed")
    assert office.state.closed
    assert office.organiser.post("turnier/", "reopened").status_code == 422
    office.organiser.post("turnier/", "reopened", reason="Nachtrag")
    assert not office.state.closed


def test_papers_say_what_the_page_says(office: Office) -> None:
    for table in office.state.rounds[0].tables:
        office.report(table.number)
    listing = office.desk.get("stand/").context["listing"]
    csv = rows_of(office.desk.get("papier/ergebnis.csv").content)
    xlsx = rows_of(office.desk.get("papier/ergebnis/0.xlsx").content)
    ranks = [[str(row[0]), str(row[1]), row[2]] for row in listing.rows]
    assert [row[:3] for row in csv[1:]] == [row[:3] for row in xlsx[1:] if row[0].isdigit()] == ranks
    for name in ("zettel/1", "tische/1", "stand/1", "ergebnis/0", "urkunden/0", "kassabuch/0"):
        assert office.desk.get(f"papier/{name}.pdf").content.startswith(b"%PDF"), name
    assert office.referee.get("papier/zettel/1.pdf").status_code == 403, "the slips carry the tables' codes"
    assert office.referee.get("papier/kassabuch/0.pdf").status_code == 403
    assert office.organiser.get("papier/zettel/2.pdf").status_code == 404

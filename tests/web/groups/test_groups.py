"""Groups: who sees what, joining, lists of the group, the table, and what deletion leaves."""

from __future__ import annotations

import json
from datetime import date, datetime
from uuid import uuid4
from zoneinfo import ZoneInfo

import pytest
from django.test import Client

from tarock.rules import Problems
from tarock.web.groups import service
from tarock.web.groups.figures import board
from tarock.web.groups.models import Group, GroupSheet, Membership, Seat
from tarock.web.people.holdings import CannotMerge, merge
from tarock.web.people.models import Account, Person
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.service import load_sheet
from tarock.web.store.models import StoredEvent
from tests.web.games import LOST, NAMES, RUFER, SOLORUFER, new_list, write

pytestmark = pytest.mark.django_db

PASSWORD = "Sechserdreier mit Uhu"


def account(name: str) -> Account:
    return Account.objects.register(name, PASSWORD)


def as_person(who: Account | Person) -> Client:
    client = Client()
    client.force_login(who if isinstance(who, Account) else Account.objects.get(person=who))
    return client


@pytest.fixture
def anna() -> Account:
    return account("Anna")


@pytest.fixture
def group(anna: Account) -> Group:
    """Anna runs it, Bert is a member, Cilli and Dora have no account, Emil is a guest with one."""
    made = service.found("Stammtisch Post", anna.person, "steirisch")
    service.join(made, account("Bert").person)
    for name in ("Cilli", "Dora"):
        service.add_regular(made, name)
    Membership.objects.create(group=made, person=account("Emil").person, role=Membership.GUEST, name="Emil")
    return made


def begun(group: Group, names: tuple[str, ...] = NAMES) -> dict[str, SheetLink]:
    return service.begin_list(group, "Anna", uuid4(), names)


PAGES = {
    # path below the group: status for owner, member, guest, stranger
    "": (200, 200, 404, 404),
    "liste/": (200, 200, 404, 404),
    "anhaengen/": (200, 200, 404, 404),
    "mitglieder/": (200, 200, 404, 404),
    "regelbuch/": (200, 200, 404, 404),
    "tarif.pdf": (200, 200, 404, 404),
    "einstellungen/": (200, 403, 404, 404),
    "regeln/": (200, 403, 404, 404),
    "loeschen/": (200, 403, 404, 404),
    "einladung.svg": (200, 403, 404, 404),
}


@pytest.mark.parametrize(("path", "statuses"), PAGES.items())
def test_each_page_opens_only_for_those_it_is_for(group: Group, anna: Account, path: str, statuses: tuple[int, ...]):
    who = [anna, *(Account.objects.get(login=name) for name in ("bert", "emil")), account("Fremd")]
    found = [as_person(one).get(f"/runden/{group.pk}/{path}").status_code for one in who]
    assert tuple(found) == statuses
    visitor = Client().get(f"/runden/{group.pk}/{path}")
    assert visitor.status_code == 302
    assert visitor["Location"].startswith("/konto/anmelden/")


CHANGES = [
    ("einstellungen/", {"name": "Gekapert", "public": "names"}),
    ("regeln/", {"rules": "tirol"}),
    ("loeschen/", {"name": "Stammtisch Post"}),
    ("mitglieder/neu/", {"name": "Eindringling"}),
    ("einladung/", {}),
]


@pytest.mark.parametrize(("path", "said"), CHANGES)
@pytest.mark.parametrize(("who", "status"), [("bert", 403), ("emil", 404), ("fremd", 404), (None, 302)])
def test_only_who_runs_the_group_changes_it(
    group: Group, path: str, said: dict[str, str], who: str | None, status: int
):
    account("Fremd")
    before = (Group.objects.values().get(pk=group.pk), group.memberships.count())
    client = as_person(Account.objects.get(login=who)) if who else Client()
    assert client.post(f"/runden/{group.pk}/{path}", said).status_code == status
    assert (Group.objects.values().get(pk=group.pk), group.memberships.count()) == before


@pytest.mark.parametrize("wish", ["save", "remove", "merge"])
@pytest.mark.parametrize("who", ["bert", "emil"])
def test_members_cannot_change_members(group: Group, who: str, wish: str):
    dora = group.memberships.get(name="Dora")
    client = as_person(Account.objects.get(login=who))
    said = {"wish": wish, "role": "owner", "name": "X", "keep": str(group.memberships.get(name="Anna").pk)}
    assert client.post(f"/runden/{group.pk}/mitglieder/{dora.pk}/", said).status_code in (403, 404)
    dora.refresh_from_db()
    assert (dora.name, dora.role) == ("Dora", Membership.MEMBER)


def test_a_member_of_another_group_is_out_of_reach(group: Group):
    other = service.found("Andere", account("Zenz").person, "tirol")
    stranger = other.memberships.get()
    client = as_person(Account.objects.get(login="anna"))
    answer = client.post(f"/runden/{group.pk}/mitglieder/{stranger.pk}/", {"wish": "remove"})
    assert answer.status_code == 404
    evening = service.evening_of(other)
    assert client.get(f"/runden/{group.pk}/abend/{evening.pk}/").status_code == 404
    assert client.get(f"/runden/{group.pk}/spieler/{stranger.person_id}/").status_code == 404


@pytest.mark.parametrize("path", [path for path, _ in CHANGES] + ["verlassen/", "liste/", "anhaengen/"])
def test_nothing_is_changed_without_the_token_of_the_form(group: Group, anna: Account, path: str):
    client = Client(enforce_csrf_checks=True)
    client.force_login(anna)
    assert client.post(f"/runden/{group.pk}/{path}", {"name": group.name}).status_code == 403
    assert Group.objects.filter(pk=group.pk).exists()


def test_a_list_of_the_group_has_its_rules_and_counts_in_its_table(group: Group, anna: Account):
    client = as_person(anna)
    said = {"form": str(uuid4()), **{f"name{n}": name for n, name in enumerate(NAMES)}, "dealer": "3", "cents": "5"}
    answer = client.post(f"/runden/{group.pk}/liste/", said)
    assert answer.status_code == 302
    again = client.post(f"/runden/{group.pk}/liste/", said)
    assert again["Location"] == answer["Location"]
    sheet = GroupSheet.objects.get()
    assert [seat.person.name for seat in sheet.seats.all()] == list(NAMES)
    link = SheetLink.objects.get(stream=sheet.stream, role=SheetLink.WRITE)
    write(link, entry=RUFER)
    write(link, entry=LOST)
    found = board(group, service.names_of(group))
    assert sum(record.points for record in found.records) == 0
    assert {record.name: record.points for record in found.records} == {"Anna": 2, "Bert": -2, "Cilli": 2, "Dora": -2}
    assert found.records[0].rank == 1
    html = client.get(f"/runden/{group.pk}/").content.decode()
    assert all(name in html for name in NAMES)


def test_the_ranking_is_by_points_per_game_and_leaves_out_who_was_rarely_there(group: Group):
    links = begun(group)
    for _ in range(11):
        write(links[SheetLink.WRITE], entry=SOLORUFER)
    other = begun(group, ("Emil", "Bert", "Cilli", "Dora"))
    write(other[SheetLink.WRITE], entry={**SOLORUFER, "declarer": "Emil"}, by="Emil")
    found = board(group, service.names_of(group))
    by_name = {record.name: record for record in found.records}
    assert by_name["Emil"].rank is None
    assert by_name["Emil"].per_game == 2
    assert found.records[-1].name == "Emil"
    ranked = [record for record in found.records if record.rank]
    assert [record.per_game for record in ranked] == sorted((record.per_game for record in ranked), reverse=True)
    assert by_name["Anna"].rank == 1
    assert by_name["Anna"].best == 22
    assert by_name["Bert"].worst == by_name["Bert"].points == -24


def test_the_table_follows_a_correction(group: Group):
    links = begun(group)
    sheet = write(links[SheetLink.WRITE], entry=RUFER)
    assert board(group, service.names_of(group)).records[0].points == 1
    write(links[SheetLink.WRITE], "corrected", game=sheet.rows[0].id, entry={**RUFER, "result": "lost"})
    by_name = {record.name: record.points for record in board(group, service.names_of(group)).records}
    assert by_name["Anna"] == -1


def test_evening_and_player_pages_show_their_figures(group: Group, anna: Account):
    links = begun(group)
    write(links[SheetLink.WRITE], entry=RUFER)
    client = as_person(anna)
    evening = group.evenings.get()
    assert "+1" in client.get(f"/runden/{group.pk}/abend/{evening.pk}/").content.decode()
    html = client.get(f"/runden/{group.pk}/spieler/{anna.person_id}/").content.decode()
    assert "Rufer" in html
    assert "100 %" in html


def test_an_impossible_list_is_refused_with_all_reasons_and_leaves_nothing(group: Group, anna: Account):
    said = {"form": str(uuid4()), "name0": "Anna", "name1": "anna", "name2": "Cilli", "cents": "viel"}
    answer = as_person(anna).post(f"/runden/{group.pk}/liste/", said)
    assert answer.status_code == 422
    assert len(answer.context["problems"]) >= 2
    assert not GroupSheet.objects.exists()
    assert not StoredEvent.objects.exists()
    assert not group.evenings.exists()


def test_an_evening_lasts_until_six_in_the_morning():
    vienna = ZoneInfo("Europe/Vienna")
    assert service.day_of(datetime(2026, 11, 28, 20, 0, tzinfo=vienna)) == date(2026, 11, 28)
    assert service.day_of(datetime(2026, 11, 29, 2, 30, tzinfo=vienna)) == date(2026, 11, 28)
    assert service.day_of(datetime(2026, 11, 29, 6, 0, tzinfo=vienna)) == date(2026, 11, 29)


def test_an_evening_gets_another_day_and_two_of_one_day_become_one(group: Group, anna: Account):
    begun(group)
    first = group.evenings.get()
    later = date(2026, 1, 2)
    service.begin_list(group, "Anna", uuid4(), NAMES, later)
    client = as_person(anna)
    assert client.post(f"/runden/{group.pk}/abend/{first.pk}/tag/", {"day": "32.13."}).status_code == 302
    first.refresh_from_db()
    client.post(f"/runden/{group.pk}/abend/{first.pk}/tag/", {"day": "2026-01-02", "note": ""})
    assert group.evenings.get().sheets.count() == 2


def test_a_list_can_be_taken_out_of_the_group_by_who_runs_it(group: Group, anna: Account):
    links = begun(group)
    path = f"/runden/{group.pk}/liste/{links[SheetLink.READ].stream}/weg/"
    assert as_person(Account.objects.get(login="bert")).post(path).status_code == 403
    other = service.found("Andere", anna.person, "tirol")
    elsewhere = f"/runden/{other.pk}/liste/{links[SheetLink.READ].stream}/weg/"
    assert as_person(anna).post(elsewhere).status_code == 404
    assert as_person(anna).post(path).status_code == 302
    assert not group.evenings.exists()
    assert Client().get(f"/liste/{links[SheetLink.READ].token}/").status_code == 200


def test_a_list_from_elsewhere_can_be_attached_by_who_writes_it(group: Group, anna: Account):
    links = new_list(("Anna", "Bert", "Fritz", "Dora"))
    client = as_person(anna)
    path = f"/runden/{group.pk}/anhaengen/"
    assert client.post(path, {"link": links[SheetLink.READ].token}).status_code == 422
    assert client.post(path, {"link": "https://anderswo.example/liste/nichts/"}).status_code == 422
    address = f"http://testserver/liste/{links[SheetLink.WRITE].token}/"
    assert client.post(path, {"link": address}).status_code == 302
    assert group.memberships.get(name="Fritz").role == Membership.GUEST
    other = service.found("Andere", anna.person, "tirol")
    assert client.post(f"/runden/{other.pk}/anhaengen/", {"link": address}).status_code == 422


@pytest.mark.parametrize(
    ("public", "status", "named"), [("closed", 404, False), ("table", 200, False), ("names", 200, True)]
)
def test_the_public_link_shows_what_the_group_allows(group: Group, public: str, status: int, named: bool):
    links = begun(group)
    write(links[SheetLink.WRITE], entry=RUFER)
    Group.objects.filter(pk=group.pk).update(public=public)
    answer = Client().get(f"/runden/offen/{group.public_token}/")
    assert answer.status_code == status
    html = answer.content.decode()
    for name in NAMES:
        assert (name in html) is named
    assert str(links[SheetLink.WRITE].token) not in html
    assert str(group.pk) not in html
    if status == 200:
        assert ("Spieler 1" in html) is not named


def test_closing_the_public_link_ends_the_old_address(group: Group, anna: Account):
    Group.objects.filter(pk=group.pk).update(public=Group.TABLE)
    client = as_person(anna)
    for public in (Group.CLOSED, Group.TABLE):
        client.post(f"/runden/{group.pk}/einstellungen/", {"name": group.name, "public": public})
    assert Client().get(f"/runden/offen/{group.public_token}/").status_code == 404


def test_the_invitation_makes_a_member_and_can_be_one_of_the_regulars(group: Group):
    cilli = group.memberships.get(name="Cilli")
    links = begun(group)
    write(links[SheetLink.WRITE], entry=RUFER)
    newcomer = account("Cäcilia")
    client = as_person(newcomer)
    path = f"/runden/einladung/{group.invitation}/"
    assert "Cilli" in client.get(path).content.decode()
    client.post(path, {"claim": str(cilli.pk)})
    own = group.memberships.get(person=newcomer.person)
    assert (own.name, own.role) == ("Cilli", Membership.MEMBER)
    assert not Person.objects.filter(pk=cilli.person_id).exists()
    assert Seat.objects.get(place=2).person == newcomer.person
    assert Client().get(path).status_code == 302
    assert as_person(account("Max")).get("/runden/einladung/falsch/").status_code == 404


def test_nobody_with_an_account_can_be_claimed(group: Group):
    bert = group.memberships.get(name="Bert")
    client = as_person(account("Dieb"))
    client.post(f"/runden/einladung/{group.invitation}/", {"claim": str(bert.pk)})
    assert group.memberships.get(name="Bert").person_id == bert.person_id
    assert group.memberships.get(name="Dieb").role == Membership.MEMBER


def test_a_renewed_invitation_ends_the_old_one(group: Group, anna: Account):
    as_person(anna).post(f"/runden/{group.pk}/einladung/")
    assert as_person(account("Max")).get(f"/runden/einladung/{group.invitation}/").status_code == 404


def test_merging_two_persons_merges_memberships_and_seats():
    one, two = Person.objects.create(name="Toni"), Person.objects.create(name="Anton")
    first, second = (service.found(name, one, "steirisch") for name in ("A", "B"))
    Membership.objects.create(group=second, person=two, role=Membership.MEMBER, name="Anton")
    third = service.found("C", two, "steirisch")
    service.begin_list(second, "x", uuid4(), ("Anton", "Bert", "Cilli", "Dora"))
    merge(one, two)
    assert not Person.objects.filter(name="Anton").exists()
    assert {m.group for m in one.memberships.all()} == {first, second, third}
    assert one.memberships.get(group=second).role == Membership.OWNER
    assert one.seats.count() == 1


def test_two_accounts_do_not_become_one(anna: Account):
    with pytest.raises(CannotMerge):
        merge(anna.person, account("Bert").person)
    assert Person.objects.count() == 2


def test_who_holds_both_accounts_makes_them_one(group: Group, anna: Account):
    second = account("Anni")
    service.join(group, second.person)
    other = service.found("Andere", second.person, "tirol")
    begun(group, ("Anni", "Bert", "Cilli", "Dora"))
    client = as_person(anna)
    assert client.post("/konto/zusammenlegen/", {"name": "Anni", "password": "geraten geraten"}).status_code == 422
    assert client.post("/konto/zusammenlegen/", {"name": "Anna", "password": PASSWORD}).status_code == 422
    assert client.post("/konto/zusammenlegen/", {"name": "Anni", "password": PASSWORD}).status_code == 302
    assert not Account.objects.filter(login="anni").exists()
    assert set(anna.person.memberships.values_list("group", "role")) == {(group.pk, "owner"), (other.pk, "owner")}
    assert Seat.objects.get(place=0).person == anna.person


def test_a_group_merges_only_its_own_and_never_two_of_one_table(group: Group, anna: Account):
    begun(group)
    names = {m.name: m for m in group.memberships.all()}
    elsewhere = service.found("Andere", account("Zenz").person, "tirol")
    Membership.objects.create(group=elsewhere, person=names["Dora"].person, name="Dora")
    for keep, gone, code in [
        ("Anna", "Bert", "group-has-account"), ("Anna", "Cilli", "group-same-table"), ("Emil", "Dora", "group-foreign")
    ]:  # fmt: skip
        with pytest.raises(Problems) as found:
            service.merge_members(names[keep], names[gone])
        assert [p.reason.code for p in found.value.problems] == [code]
    service.merge_members(names["Emil"], names["Cilli"])
    assert Seat.objects.get(place=2).person == names["Emil"].person


def test_a_group_always_has_somebody_who_runs_it(group: Group, anna: Account):
    own = group.memberships.get(name="Anna")
    with pytest.raises(Problems):
        service.change_role(own, Membership.MEMBER)
    as_person(anna).post(f"/runden/{group.pk}/verlassen/")
    assert group.memberships.filter(role=Membership.OWNER).count() == 1
    service.change_role(group.memberships.get(name="Bert"), Membership.OWNER)
    as_person(anna).post(f"/runden/{group.pk}/verlassen/")
    assert group.memberships.get(role=Membership.OWNER).name == "Bert"


def test_who_leaves_after_playing_sees_nothing_but_stays_in_the_table(group: Group):
    links = begun(group)
    write(links[SheetLink.WRITE], entry=RUFER)
    bert = Account.objects.get(login="bert")
    as_person(bert).post(f"/runden/{group.pk}/verlassen/")
    assert as_person(bert).get(f"/runden/{group.pk}/").status_code == 404
    assert "Bert" in [record.name for record in board(group, service.names_of(group)).records]


def test_deleting_an_account_takes_the_name_out_of_every_event_and_changes_no_amount(group: Group):
    links = begun(group)
    sheet = write(links[SheetLink.WRITE], entry=RUFER, by="Bert")
    sheet = write(links[SheetLink.WRITE], entry=LOST, by="Bert")
    write(
        links[SheetLink.WRITE],
        "corrected",
        game=sheet.rows[1].id,
        entry={**LOST, "kontra": {"game": 4}},
        reason="Bert hat Re gesagt",
    )
    write(
        links[SheetLink.WRITE],
        entry={"contract": "trischaken", "count": {"Anna": "20/0", "Bert": "30/1", "Cilli": "19/2", "Dora": "0/0"},
               "tricks": {"Anna": 4, "Bert": 5, "Cilli": 3, "Dora": 0}},
    )  # fmt: skip
    before = load_sheet(links[SheetLink.WRITE].stream)
    bert = Account.objects.get(login="bert")
    client = as_person(bert)
    exported = json.loads(client.get("/konto/daten.json").content)
    assert exported["groups"][0]["name"] == "Bert"
    assert len(exported["lists"][0]["points_per_game"]) == 3
    assert "Cilli" not in json.dumps(exported)
    assert client.post("/konto/loeschen/", {"password": "geraten geraten"}).status_code == 422
    assert Account.objects.filter(pk=bert.pk).exists()
    assert client.post("/konto/loeschen/", {"password": PASSWORD}).status_code == 302
    after = load_sheet(links[SheetLink.WRITE].stream)
    assert after.players == ("Anna", "Anonym", "Cilli", "Dora")
    assert (after.points, after.cash) == (before.points, before.cash)
    assert all(row.status == "counted" for row in after.rows)
    everything = json.dumps(list(StoredEvent.objects.values("payload", "by")), ensure_ascii=False)
    assert "Bert" not in everything
    assert not Account.objects.filter(pk=bert.pk).exists()
    assert [r.name for r in board(group, service.names_of(group)).records].count("Anonym") == 1
    assert client.get("/konto/").status_code == 302


def test_who_only_wrote_is_taken_out_of_the_events_too(group: Group):
    links = begun(group, ("Anna", "Cilli", "Dora", "Emil"))
    write(links[SheetLink.WRITE], entry=SOLORUFER, by="Bert")
    write(links[SheetLink.WRITE], "confirmed", by="Bert2")
    as_person(Account.objects.get(login="bert")).post("/konto/loeschen/", {"password": PASSWORD})
    assert set(StoredEvent.objects.values_list("by", flat=True)) == {"Anna", "Anonym", "Bert2"}


def test_who_alone_runs_a_group_with_members_must_hand_it_over_first(group: Group, anna: Account):
    client = as_person(anna)
    answer = client.get("/konto/loeschen/")
    assert "Stammtisch Post" in answer.content.decode()
    client.post("/konto/loeschen/", {"password": PASSWORD})
    assert Account.objects.filter(pk=anna.pk).exists()
    service.change_role(group.memberships.get(name="Bert"), Membership.OWNER)
    client.post("/konto/loeschen/", {"password": PASSWORD})
    assert not Account.objects.filter(pk=anna.pk).exists()


def test_a_group_is_deleted_after_its_name_was_typed(group: Group, anna: Account):
    links = begun(group)
    client = as_person(anna)
    assert client.post(f"/runden/{group.pk}/loeschen/", {"name": "irgendwas"}).status_code == 422
    assert client.post(f"/runden/{group.pk}/loeschen/", {"name": group.name}).status_code == 302
    assert not Group.objects.exists()
    assert set(Person.objects.values_list("name", flat=True)) == {"Anna", "Bert", "Emil"}
    assert Client().get(f"/liste/{links[SheetLink.READ].token}/").status_code == 200


TOML = """
extends = "steirisch"
source = "HAUS"
[set]
id = "post"
name = "Post"
[citations]
HAUS = "Hausregeln der Post"
[contracts.rufer]
value = 3
lost = 3
"""


def test_a_group_plays_by_its_own_rule_set(group: Group, anna: Account):
    client = as_person(anna)
    assert client.post(f"/runden/{group.pk}/regeln/", {"rules": "own", "text": TOML}).status_code == 302
    group.refresh_from_db()
    links = begun(group)
    sheet = write(links[SheetLink.WRITE], entry=RUFER)
    assert [int(amount) for amount in sheet.points] == [3, -3, 3, -3]
    assert client.get(f"/runden/{group.pk}/regeln.toml").content.decode() == TOML
    assert "Post" in client.get(f"/runden/{group.pk}/regelbuch/").content.decode()
    assert client.get(f"/runden/{group.pk}/schreibzettel.pdf").content.startswith(b"%PDF")


def test_a_broken_rule_set_is_refused_with_all_its_problems(group: Group, anna: Account):
    broken = TOML.replace("value = 3", 'value = "drei"').replace("lost = 3", "lsot = 3") + '[table]\ncut = "nobody"\n'
    answer = as_person(anna).post(f"/runden/{group.pk}/regeln/", {"rules": "own", "text": broken})
    assert answer.status_code == 422
    keys = [problem["key"] for problem in answer.context["form"].problems]
    assert {"contracts.rufer.value", "contracts.rufer.lsot", "table.cut"} <= set(keys)
    assert all(problem["line"] for problem in answer.context["form"].problems)
    group.refresh_from_db()
    assert group.rules_text == ""


def test_a_rule_set_that_no_longer_fits_the_program_stops_new_lists_only(group: Group, anna: Account):
    Group.objects.filter(pk=group.pk).update(rules="alt", rules_text=TOML.replace("value = 3", 'value = "alt"'))
    client = as_person(anna)
    assert "passt nicht mehr" in client.get(f"/runden/{group.pk}/").content.decode()
    assert client.get(f"/runden/{group.pk}/regeln/").status_code == 200
    assert client.get(f"/runden/{group.pk}/regelbuch/").status_code == 404
    said = {"form": str(uuid4()), **{f"name{n}": name for n, name in enumerate(NAMES)}}
    assert client.post(f"/runden/{group.pk}/liste/", said).status_code == 422
    assert not GroupSheet.objects.exists()


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"x" * 200_001])
def test_a_file_that_is_no_text_or_too_large_is_refused(group: Group, anna: Account, content: bytes):
    from django.core.files.uploadedfile import SimpleUploadedFile

    file = SimpleUploadedFile("haus.toml", content)
    answer = as_person(anna).post(f"/runden/{group.pk}/regeln/", {"rules": "own", "file": file})
    assert answer.status_code == 422


def test_names_stay_text(group: Group, anna: Account):
    evil = "<script>alert(1)</script>"
    service.add_regular(group, evil)
    links = begun(group, (evil, "Bert", "Cilli", "Dora"))
    write(links[SheetLink.WRITE], entry={**RUFER, "declarer": evil}, by=evil)
    client = as_person(anna)
    Group.objects.filter(pk=group.pk).update(public=Group.NAMES, name=evil)
    pages = [f"/runden/{group.pk}/", f"/runden/{group.pk}/mitglieder/", f"/runden/{group.pk}/liste/", "/runden/"]
    for path in [*pages, f"/runden/offen/{group.public_token}/"]:
        assert evil not in client.get(path).content.decode()

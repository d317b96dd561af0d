"""Accounts: beginning, logging in, changing, and what a wrong password does."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth import get_user
from django.test import Client
from django.utils import timezone

from tarock.web.people.ids import uuid7
from tarock.web.people.models import Account, Person, WrongPassword

pytestmark = pytest.mark.django_db

PASSWORD = "Sechserdreier mit Uhu"


def make(name: str = "Änne") -> Account:
    return Account.objects.register(name, PASSWORD)


def login(client: Client, name: str, password: str, address: str = "127.0.0.1"):
    return client.post("/konto/anmelden/", {"name": name, "password": password}, REMOTE_ADDR=address)


def test_registering_logs_in_and_stores_argon2_only():
    client = Client()
    answer = client.post("/konto/neu/", {"name": "Änne", "password": PASSWORD})
    assert answer.status_code == 302
    account = Account.objects.get()
    assert account.person.name == "Änne"
    assert account.password.startswith("argon2$argon2id$")
    assert account.email == ""
    assert client.get("/konto/").status_code == 200


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ({"name": "", "password": PASSWORD}, "name"),
        ({"name": "Bert", "password": "kurz"}, "password"),
        ({"name": "Bert", "password": "password123"}, "password"),
        ({"name": "Bertram der Zweite", "password": "bertram der zweite"}, "password"),
        ({"name": "ÄNNE", "password": PASSWORD}, "name"),
        ({"name": "Bert\u202e", "password": PASSWORD}, "name"),
        ({"name": "Bert", "password": PASSWORD, "email": "nirgends"}, "email"),
    ],
)
def test_registering_refuses_and_says_where(said: dict[str, str], field: str):
    make()
    answer = Client().post("/konto/neu/", said)
    assert answer.status_code == 422
    assert field in answer.context["form"].errors
    assert Account.objects.count() == 1
    html = answer.content.decode()
    assert f'id="id_{field}_error"' in html
    assert 'aria-invalid="true"' in html


@pytest.mark.parametrize("name", ["Änne", "ÄNNE", " änne ", "A\u0308nne"])
def test_a_name_is_compared_without_case_and_composition(name: str):
    make()
    client = Client()
    assert login(client, name, PASSWORD).status_code == 302
    assert get_user(client).is_authenticated


def test_a_wrong_name_and_a_wrong_password_get_the_same_answer():
    make()
    wrong, unknown = login(Client(), "Änne", "falsch falsch"), login(Client(), "Niemand", "falsch falsch")
    assert wrong.status_code == unknown.status_code == 422
    assert wrong.context["form"].non_field_errors() == unknown.context["form"].non_field_errors()


def test_after_five_wrong_passwords_even_the_right_one_waits_but_not_elsewhere():
    make()
    for _ in range(5):
        assert login(Client(), "Änne", "falsch falsch").status_code == 422
    assert login(Client(), "Änne", PASSWORD).status_code == 429
    assert login(Client(), "Änne", PASSWORD, address="10.0.0.7").status_code == 302
    WrongPassword.objects.update(at=timezone.now() - timedelta(minutes=16))
    assert login(Client(), "Änne", PASSWORD).status_code == 302


def test_thirty_wrong_passwords_from_one_address_stop_it_for_all_names():
    make()
    for number in range(30):
        login(Client(), f"Name {number}", "falsch falsch")
    assert login(Client(), "Änne", PASSWORD).status_code == 429


def test_wrong_passwords_leave_neither_name_nor_address_and_go_after_an_hour():
    login(Client(), "Geheimer Name", "falsch falsch", address="10.1.2.3")
    stored = " ".join(WrongPassword.objects.values_list("who", flat=True))
    assert "geheim" not in stored.lower()
    assert "10.1.2.3" not in stored
    WrongPassword.objects.update(at=timezone.now() - timedelta(minutes=61))
    login(Client(), "Anderer", "falsch falsch")
    assert WrongPassword.objects.count() == 2


def test_one_address_begins_only_so_many_accounts():
    for number in range(30):
        assert Client().post("/konto/neu/", {"name": f"Name {number}", "password": PASSWORD}).status_code == 302
    assert Client().post("/konto/neu/", {"name": "Einer mehr", "password": PASSWORD}).status_code == 429
    assert Account.objects.count() == 30


def test_next_leads_only_within_the_site():
    make()
    client = Client()
    answer = client.post("/konto/anmelden/?next=/konto/", {"name": "Änne", "password": PASSWORD, "next": "/konto/"})
    assert answer["Location"] == "/konto/"
    answer = Client().post(
        "/konto/anmelden/", {"name": "Änne", "password": PASSWORD, "next": "https://anderswo.example/"}
    )
    assert answer["Location"] == "/runden/"


def test_a_new_password_ends_all_other_sessions():
    make()
    here, there = Client(), Client()
    login(here, "Änne", PASSWORD)
    login(there, "Änne", PASSWORD)
    answer = here.post("/konto/passwort/", {"password": PASSWORD, "new": "Farbensolo im Winter"})
    assert answer.status_code == 302
    assert here.get("/konto/").status_code == 200
    assert there.get("/konto/").status_code == 302
    assert login(Client(), "Änne", PASSWORD).status_code == 422
    assert login(Client(), "Änne", "Farbensolo im Winter").status_code == 302


def test_a_new_password_needs_the_old_one():
    make()
    client = Client()
    login(client, "Änne", PASSWORD)
    assert client.post("/konto/passwort/", {"password": "geraten", "new": "Farbensolo im Winter"}).status_code == 422
    assert Account.objects.get().check_password(PASSWORD)


def test_logging_out_everywhere_ends_the_other_sessions_only():
    make()
    here, there = Client(), Client()
    login(here, "Änne", PASSWORD)
    login(there, "Änne", PASSWORD)
    here.post("/konto/ueberall-abmelden/")
    assert here.get("/konto/").status_code == 200
    assert there.get("/konto/").status_code == 302


def test_the_name_can_change_unless_taken():
    make()
    make("Bert")
    client = Client()
    login(client, "Änne", PASSWORD)
    assert client.post("/konto/", {"name": "bert", "email": ""}).status_code == 422
    assert client.post("/konto/", {"name": "Anna", "email": "anna@example.org"}).status_code == 302
    assert login(Client(), "anna", PASSWORD).status_code == 302


@pytest.mark.parametrize(
    "path",
    ["/konto/", "/konto/passwort/", "/konto/daten.json", "/konto/loeschen/", "/konto/zusammenlegen/", "/runden/"],
)
def test_visitors_are_asked_to_log_in(path: str):
    answer = Client().get(path)
    assert answer.status_code == 302
    assert answer["Location"].startswith("/konto/anmelden/?next=")


@pytest.mark.parametrize(
    "path",
    [
        "/konto/neu/",
        "/konto/anmelden/",
        "/konto/",
        "/konto/passwort/",
        "/konto/loeschen/",
        "/konto/abmelden/",
        "/konto/zusammenlegen/",
        "/konto/ueberall-abmelden/",
    ],
)
def test_nothing_is_changed_without_the_token_of_the_form(path: str):
    make()
    client = Client(enforce_csrf_checks=True)
    client.force_login(Account.objects.get())
    assert client.post(path, {"name": "X", "password": PASSWORD, "new": "Farbensolo im Winter"}).status_code == 403
    assert Account.objects.get().check_password(PASSWORD)


def test_what_is_typed_stays_text():
    client = Client()
    client.post("/konto/neu/", {"name": "<img src=x onerror=1>", "password": PASSWORD})
    html = client.get("/konto/").content.decode()
    assert "<img src=x" not in html
    assert "&lt;img src=x onerror=1&gt;" in html


def test_english_by_choice():
    client = Client()
    client.cookies["sprache"] = "en"
    assert "Log in" in client.get("/konto/anmelden/").content.decode()


def test_ids_sort_by_their_moment():
    ids = [uuid7() for _ in range(3)]
    assert {i.version for i in ids} == {7}
    assert [i.int >> 80 for i in ids] == sorted(i.int >> 80 for i in ids)
    assert isinstance(Person(name="X").pk, type(ids[0]))


def test_a_form_in_another_encoding_is_a_bad_request():
    answer = Client().post(
        "/konto/anmelden/", b"%ff=%fe", content_type="application/x-www-form-urlencoded; charset=utf-7"
    )
    assert answer.status_code == 400
    assert "nicht lesbar" in answer.content.decode()


def test_too_many_fields_are_said_to_be_too_many():
    answer = Client().post("/konto/anmelden/", {f"k{n}": "1" for n in range(3000)})
    assert answer.status_code == 400
    assert "zu groß" in answer.content.decode()

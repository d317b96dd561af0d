"""Names under which the server does not answer are told what to do, not only that they are wrong."""

from django.test import Client


def test_an_unknown_name_is_told_where_names_are_listed() -> None:
    answer = Client().get("/", HTTP_HOST="tarock.example.at")
    assert answer.status_code == 400
    assert "allowed_hosts" in answer.content.decode()


def test_it_is_said_in_the_language_that_was_chosen() -> None:
    client = Client()
    client.cookies["sprache"] = "en"
    assert "its operator" in client.get("/", HTTP_HOST="tarock.example.at").content.decode()

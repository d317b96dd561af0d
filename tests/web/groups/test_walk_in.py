"""Somebody who drops in: one field with a name, and he sits at the table (the number for life is the cup’s)."""

from __future__ import annotations

import pytest
from django.test import Client

from tarock.web.groups import service
from tarock.web.people.models import Account

pytestmark = pytest.mark.django_db


def test_field_56_a_walk_in_is_one_name_field_and_can_be_tapped_at_once() -> None:
    anna = Account.objects.register("Anna", "Sechserdreier mit Uhu")
    group = service.found("Stammtisch Post", anna.person, "steirisch")
    for name in ("Bert", "Cilli"):
        service.add_regular(group, name)
    client = Client()
    client.force_login(anna)
    begin = f"/runden/{group.pk}/liste/"
    assert "Zufall Zenzi" not in client.get(begin).content.decode()
    members = client.get(f"/runden/{group.pk}/mitglieder/").content.decode()
    adding = members.partition(f'action="/runden/{group.pk}/mitglieder/neu/"')[2].partition("</form>")[0]
    assert adding.count("<input") - adding.count('type="hidden"') == 1
    answer = client.post(f"/runden/{group.pk}/mitglieder/neu/", {"name": "  Zufall   Zenzi "})
    assert answer.status_code == 302
    assert "Zufall Zenzi" in client.get(begin).content.decode()
    assert list(group.memberships.filter(name="Zufall Zenzi").values_list("person__account", flat=True)) == [None]

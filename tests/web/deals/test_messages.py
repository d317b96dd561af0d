"""The sentences of these pages are there in a server, not only where a test has imported them."""

import os
import subprocess
import sys
from random import Random

import pytest
from django.test import Client

from tests.web.deals import tables
from tests.web.deals.guests import guest

_ASK = """
import django
django.setup()
from tarock.rules.reasons import CATALOGUE
from importlib import import_module
from django.conf import settings
import_module(settings.ROOT_URLCONF)
before = set(CATALOGUE)
print(*sorted(set(import_module("tarock.web.deals.messages").MESSAGES) - before))
"""


def test_a_server_knows_all_sentences(tmp_path):
    env = os.environ | {"TAROCK_DATA": str(tmp_path), "DJANGO_SETTINGS_MODULE": "tarock.web.settings"}
    asked = subprocess.run([sys.executable, "-c", _ASK], env=env, capture_output=True, text=True, check=True)
    assert asked.stdout.strip() == ""


@pytest.mark.django_db
def test_what_cannot_be_is_refused_with_a_sentence():
    """A seed that was typed wrongly, a record that is missing, a step that there is not."""
    assert Client().get("/spiele/pruefen/?seed=abc&board=x").status_code in (200, 422)
    assert Client().post("/spiele/ansehen/", {}).status_code == 422
    client, who = guest()
    table = tables.new_table(who)
    tables.play(table, Random(5), 1)
    assert client.post(f"/spiele/tisch/{table}/1/weiterspielen/", {"step": "-1", "seat": "0"}).status_code == 422

"""Django for the tests of the web application: data in a folder of their own, never in a person's."""

import atexit
import os
import shutil
import tempfile

_DATA = tempfile.mkdtemp(prefix="tarock-test-")
atexit.register(shutil.rmtree, _DATA, ignore_errors=True)
os.environ["TAROCK_DATA"] = _DATA
os.environ["DJANGO_SETTINGS_MODULE"] = "tarock.web.settings"

import django  # noqa: E402 - the settings read the environment

django.setup()

import pytest  # noqa: E402 - after the settings


@pytest.fixture(autouse=True)
def _cheap_passwords(settings):
    """The same hash, at the smallest cost."""
    settings.PASSWORD_HASHERS = ["tests.web.hasher.CheapArgon2"]

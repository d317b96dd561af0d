"""The migrations that are committed make the tables that the models describe."""

from __future__ import annotations

import pytest
from django.core.management import call_command

pytestmark = pytest.mark.django_db


def test_no_migration_is_missing():
    call_command("makemigrations", "--check", "--dry-run", verbosity=0)

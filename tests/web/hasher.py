"""Argon2 with the smallest possible cost, so that tests of accounts take no seconds."""

from __future__ import annotations

from django.contrib.auth.hashers import Argon2PasswordHasher


class CheapArgon2(Argon2PasswordHasher):
    time_cost = 1
    memory_cost = 8
    parallelism = 1

"""People: a person is one human known to the installation; an account is a person's key, for those who want one."""

from __future__ import annotations

import unicodedata
from typing import Any, ClassVar

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.db import models
from django.utils.crypto import salted_hmac

from tarock.web.people.ids import uuid7

NAME_LENGTH = 40


def as_login(name: str) -> str:
    """The name to log in with, as it is compared: `Änne`, `änne` and a decomposed `Änne` are one."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())


class Person(models.Model):
    """One human. `anonymous` stands for somebody whose account was deleted: the games stay, the name does not."""

    id = models.UUIDField(primary_key=True, default=uuid7, editable=False)
    name = models.CharField(max_length=NAME_LENGTH)
    anonymous = models.BooleanField(default=False)
    made_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return self.name


class Alias(models.Model):
    """Another holder of seats at tables (`"g:<guest>"`, `"p:<person>"`) whose games are this person's: a guest who got
    an account, or a person who was merged into this one.
    """

    who = models.CharField(max_length=80, unique=True)
    person = models.ForeignKey(Person, on_delete=models.CASCADE, related_name="aliases")

    def __str__(self) -> str:
        return self.who


class AccountManager(BaseUserManager["Account"]):
    """Makes accounts; a login is compared without regard to case."""

    def get_by_natural_key(self, username: str | None) -> Account:
        """The account of a name as somebody typed it."""
        return self.get(login=as_login(username or ""))

    def register(self, name: str, password: str, email: str = "") -> Account:
        """A new person with an account."""
        account = self.model(person=Person.objects.create(name=name), login=as_login(name), email=email)
        account.set_password(password)
        account.save(using=self._db)
        return account


class Account(AbstractBaseUser):
    """The key of a person: login, Argon2 hash of the password, an e-mail address only if it was given.

    `epoch` goes up by one to end all sessions of the account. `is_staff` opens the administration (`tarock admin`).
    """

    person = models.OneToOneField(Person, on_delete=models.CASCADE, related_name="account")
    login = models.CharField(max_length=NAME_LENGTH * 3, unique=True)
    email = models.EmailField(blank=True)
    epoch = models.PositiveIntegerField(default=0)
    is_staff = models.BooleanField(default=False)
    made_at = models.DateTimeField(auto_now_add=True)

    objects: ClassVar[AccountManager] = AccountManager()

    USERNAME_FIELD = "login"
    EMAIL_FIELD = "email"
    REQUIRED_FIELDS: ClassVar[list[str]] = []

    def __str__(self) -> str:
        return self.login

    def has_perm(self, permission: str, about: object = None) -> bool:
        """Django's administration asks: there are no rights but to enter it or not."""
        return self.is_active and self.is_staff

    def has_module_perms(self, app: str) -> bool:
        """See `has_perm`."""
        return self.has_perm(app)

    def _get_session_auth_hash(self, secret: Any = None) -> str:
        """What a session must show: it ends when the password changes and when `epoch` does."""
        seen = f"{self.password}:{self.epoch}"
        return salted_hmac("tarock.web.people.Account", seen, secret=secret, algorithm="sha256").hexdigest()


class WrongPassword(models.Model):
    """One wrong password, kept for an hour. `who` is a keyed hash; neither name nor address is stored."""

    who = models.CharField(max_length=64, db_index=True)
    at = models.DateTimeField(db_index=True)

    def __str__(self) -> str:
        return f"{self.who[:8]} {self.at}"

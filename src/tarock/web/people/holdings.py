"""What other apps hold of a person: each registers a `Holding`, so that export and deletion reach all of it."""

from __future__ import annotations

from typing import Any, Protocol

from django.db import IntegrityError, models, transaction

from tarock.rules import Text
from tarock.web.people.guests import person_who
from tarock.web.people.models import Account, Alias, Person

ANONYMOUS = "Anonym"


class Holding(Protocol):
    """One app's part of a person."""

    def export(self, person: Person) -> dict[str, Any]:
        """Everything stored about the person, as plain JSON under keys of the app's own."""

    def obstacles(self, person: Person) -> list[Text]:
        """What must be settled before the account can be deleted."""

    def forget(self, person: Person) -> bool:
        """Remove or make anonymous what is stored; whether anything stays that needs the (anonymous) person."""


_HOLDINGS: list[Holding] = []


def register(holding: Holding) -> None:
    """Called once by each app when it is ready."""
    _HOLDINGS.append(holding)


class CannotMerge(Exception):  # noqa: N818 - an answer, not a fault
    """Two accounts cannot become one."""


def merge(keep: Person, gone: Person) -> None:
    """Everything of `gone` becomes `keep`'s, in every app, also in those that are not written yet.

    All rows that refer to `gone` are moved. Where `keep` has such a row already, its `absorb_into(keep)` joins the
    two. Raises `CannotMerge` where both have an account.
    """
    if keep.pk == gone.pk:
        return
    with transaction.atomic():
        if _has_account(keep) and _has_account(gone):
            raise CannotMerge
        for relation in Person._meta.related_objects:
            field = relation.field
            for row in relation.related_model._base_manager.filter(**{field.name: gone}):
                _move(row, field.name, keep)
        Alias.objects.create(who=person_who(gone.pk), person=keep)
        gone.refresh_from_db()
        gone.delete()


def join_accounts(keep: Person, gone: Account) -> None:
    """Somebody holds two accounts: everything of `gone` becomes `keep`'s, whose login stays."""
    with transaction.atomic():
        person = gone.person
        gone.delete()
        person.refresh_from_db()
        merge(keep, person)


def _move(row: models.Model, field: str, keep: Person) -> None:
    try:
        with transaction.atomic():
            setattr(row, field, keep)
            row.save(update_fields=[field])
    except IntegrityError:
        row.refresh_from_db()
        row.absorb_into(keep)  # type: ignore[attr-defined]


def _has_account(person: Person) -> bool:
    return Account.objects.filter(person=person).exists()


def export(person: Person) -> dict[str, Any]:
    """All that is stored about a person."""
    account = Account.objects.filter(person=person).first()
    found: dict[str, Any] = {
        "person": {"id": str(person.pk), "name": person.name, "made_at": person.made_at.isoformat()},
        "account": account
        and {
            "login": account.login,
            "email": account.email,
            "made_at": account.made_at.isoformat(),
            "last_login": account.last_login.isoformat() if account.last_login else None,
        },
    }
    for holding in _HOLDINGS:
        found |= holding.export(person)
    return found


def obstacles(person: Person) -> list[Text]:
    """What stands against deletion."""
    return [text for holding in _HOLDINGS for text in holding.obstacles(person)]


def forget(person: Person) -> None:
    """Delete account and person; where games need somebody, an anonymous person stays."""
    with transaction.atomic():
        Account.objects.filter(person=person).delete()
        needed = [holding.forget(person) for holding in _HOLDINGS]
        if any(needed):
            person.name, person.anonymous = ANONYMOUS, True
            person.save(update_fields=["name", "anonymous"])
        else:
            person.delete()

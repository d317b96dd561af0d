"""What is administered, under the names that the administration calls it; the tables are those of the other apps."""

from __future__ import annotations

from tarock.web.administration.words import say
from tarock.web.deals.models import DealLink
from tarock.web.groups.models import Group
from tarock.web.live.models import TableLink
from tarock.web.people.models import Account, Person
from tarock.web.sheets.models import SheetLink
from tarock.web.store.models import StoredEvent


class AccountEntry(Account):
    """An account."""

    class Meta:
        proxy = True
        verbose_name = say("Konto", "account")
        verbose_name_plural = say("Konten", "accounts")


class PersonEntry(Person):
    """A person, with or without an account."""

    class Meta:
        proxy = True
        verbose_name = say("Person", "person")
        verbose_name_plural = say("Personen", "persons")


class GroupEntry(Group):
    """A group."""

    class Meta:
        proxy = True
        verbose_name = say("Runde", "group")
        verbose_name_plural = say("Runden", "groups")


class SheetLinkEntry(SheetLink):
    """A link of a score list."""

    class Meta:
        proxy = True
        verbose_name = say("Link einer Liste", "link of a list")
        verbose_name_plural = say("Links von Listen", "links of lists")


class TableLinkEntry(TableLink):
    """A link of a table."""

    class Meta:
        proxy = True
        verbose_name = say("Link eines Tisches", "link of a table")
        verbose_name_plural = say("Links von Tischen", "links of tables")


class DealLinkEntry(DealLink):
    """A shared deal."""

    class Meta:
        proxy = True
        verbose_name = say("Geteiltes Spiel", "shared deal")
        verbose_name_plural = say("Geteilte Spiele", "shared deals")


class EventEntry(StoredEvent):
    """A stored event."""

    class Meta:
        proxy = True
        verbose_name = say("Ereignis", "event")
        verbose_name_plural = say("Ereignisse", "events")

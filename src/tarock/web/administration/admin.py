"""What the administration shows, and the little that can be changed there.

Secrets are not shown: a link's token is its permission, and an event of a running deal holds all cards, so that its
payload is opened for no one. Nothing that happened can be changed or deleted here.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

from django.contrib import admin
from django.contrib.auth.models import Group
from django.db.models import F, QuerySet
from django.http import HttpRequest

from tarock.table.events import Acted, Dealt, Ended
from tarock.web.administration import models as m
from tarock.web.administration.words import say
from tarock.web.common.language import language_of
from tarock.web.people import holdings
from tarock.web.store.models import StoredEvent

admin.site.unregister(Group)  # of Django's own; nobody here has rights by groups

Column = Callable[[Any], Any]


def column(name: str, de: str, en: str, *, boolean: bool = False) -> Column:
    """A field of the row under a name in both languages."""

    def value(row: Any) -> Any:
        return getattr(row, name)

    value.__name__ = name
    return admin.display(description=say(de, en), ordering=name, boolean=boolean)(value)


LOGIN, EMAIL = column("login", "Anmeldename", "login"), column("email", "E-Mail", "e-mail")
NAME, ROLE = column("name", "Name", "name"), column("role", "Recht", "role")
MADE_AT, LAST_LOGIN = column("made_at", "seit", "since"), column("last_login", "zuletzt angemeldet", "last login")
STAFF = column("is_staff", "Verwaltung", "administrator", boolean=True)
ANONYMOUS = column("anonymous", "anonym", "anonymous", boolean=True)
RULES, PUBLIC = column("rules", "Regelsatz", "rule set"), column("public", "öffentlich", "public")
LIST, TABLE = column("stream", "Liste", "list"), column("table", "Tisch", "table")
LISTED, MAKER = column("listed", "auf der Startseite", "on the start page", boolean=True), column("maker", "von", "by")
NUMBER, TEXT = column("number", "Nummer", "number"), column("text", "Aufzeichnung", "record")
AT, BY = column("at", "wann", "at"), column("by", "von", "by")
KIND, STREAM, VERSION = (
    column("kind", "Art", "kind"),
    column("stream", "Strom", "stream"),
    column("version", "Stand", "version"),
)


class Closed(admin.ModelAdmin):  # type: ignore[type-arg]
    """Rows to look at: nothing is added, changed or deleted."""

    list_per_page = 100
    show_full_result_count = False

    def get_readonly_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        """All of them."""
        return self.fields

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Never."""
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never."""
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Never."""
        return False


@admin.register(m.AccountEntry)
class AccountAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """Accounts: the right to enter here can be given and taken, sessions ended, an account deleted as its owner can."""

    list_display = (LOGIN, "called", EMAIL, MADE_AT, LAST_LOGIN, STAFF)
    search_fields = ("login", "email", "person__name")
    list_select_related = ("person",)
    fields: ClassVar[Any] = (LOGIN, "called", EMAIL, MADE_AT, LAST_LOGIN, "is_staff")
    readonly_fields: ClassVar[Any] = (LOGIN, "called", EMAIL, MADE_AT, LAST_LOGIN)
    actions = ("end_sessions",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        """Accounts are begun by their owners."""
        return False

    def formfield_for_dbfield(self, db_field: Any, request: HttpRequest, **kwargs: Any) -> Any:
        """The one box, with its name in both languages."""
        return super().formfield_for_dbfield(
            db_field, request, label=say("darf in die Verwaltung", "may enter here"), **kwargs
        )

    @admin.display(description=say("Name", "name"), ordering="person__name")
    def called(self, account: m.AccountEntry) -> str:
        """The person's name."""
        return account.person.name

    @admin.action(description=say("Alle Anmeldungen beenden", "End all sessions"))
    def end_sessions(self, request: HttpRequest, chosen: QuerySet[m.AccountEntry]) -> None:
        """As under the account itself."""
        count = chosen.update(epoch=F("epoch") + 1)
        self.message_user(request, say(f"{count} Konten abgemeldet.", f"{count} accounts logged out."))

    def get_deleted_objects(
        self, objs: Any, request: HttpRequest
    ) -> tuple[list[str], dict[str, int], set[str], list[str]]:
        """What the confirmation shows: the accounts, and what stands against it."""
        lang = language_of(request)
        against = [text.in_language(lang) for account in objs for text in holdings.obstacles(account.person)]
        return (
            [str(account) for account in objs],
            {str(m.AccountEntry._meta.verbose_name_plural): len(objs)},
            set(),
            against,
        )

    def delete_model(self, request: HttpRequest, obj: m.AccountEntry) -> None:
        """Games stay, the name does not."""
        holdings.forget(obj.person)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[m.AccountEntry]) -> None:
        """One after the other."""
        for account in queryset:
            holdings.forget(account.person)


@admin.register(m.PersonEntry)
class PersonAdmin(Closed):
    """Persons."""

    list_display = (NAME, ANONYMOUS, MADE_AT, "has_account")
    search_fields = ("name",)
    fields: ClassVar[Any] = (NAME, ANONYMOUS, MADE_AT)

    @admin.display(description=say("Konto", "account"), boolean=True)
    def has_account(self, person: m.PersonEntry) -> bool:
        """Whether the person can log in."""
        return hasattr(person, "account")


@admin.register(m.GroupEntry)
class GroupAdmin(Closed):
    """Groups, without their secret addresses."""

    list_display = (NAME, RULES, PUBLIC, MADE_AT)
    fields: ClassVar[Any] = list_display
    search_fields = ("name",)


@admin.register(m.SheetLinkEntry)
class SheetLinkAdmin(Closed):
    """Links of lists: which there are, not what they open with."""

    list_display = (LIST, ROLE, MADE_AT)
    fields: ClassVar[Any] = list_display
    search_fields = ("=stream",)


@admin.register(m.TableLinkEntry)
class TableLinkAdmin(Closed):
    """Links of tables."""

    list_display = (TABLE, ROLE, LISTED, MADE_AT)
    search_fields = ("=table",)
    fields: ClassVar[Any] = (TABLE, ROLE, LISTED, MAKER, MADE_AT)


@admin.register(m.DealLinkEntry)
class DealLinkAdmin(Closed):
    """Shared deals. An upload can be deleted, should it hold what does not belong here."""

    list_display = (MADE_AT, "uploaded", TABLE, NUMBER)
    fields: ClassVar[Any] = (MADE_AT, TABLE, NUMBER, TEXT)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """A link can go; the deal stays at its table."""
        return bool(request.user.is_staff)

    @admin.display(description=say("hochgeladen", "uploaded"), boolean=True)
    def uploaded(self, link: m.DealLinkEntry) -> bool:
        """Whether somebody brought the record."""
        return link.table is None


@admin.register(m.EventEntry)
class EventAdmin(Closed):
    """Stored events, to look at. They are the truth and cannot be changed by anybody."""

    list_display = (AT, KIND, STREAM, VERSION)
    search_fields = ("=stream", "=kind", "=by")
    fields: ClassVar[Any] = (AT, KIND, STREAM, VERSION, BY, "content")

    @admin.display(description=say("Inhalt", "content"))
    def content(self, event: m.EventEntry) -> str:
        """The payload; of a deal that is still being played nothing, because it says all cards."""
        if event.kind in (Dealt.kind, Acted.kind) and not _is_over(event):
            return str(say("Das Spiel läuft noch.", "The deal is still being played."))
        return json.dumps(event.payload, ensure_ascii=False, indent=1)


def _is_over(event: m.EventEntry) -> bool:
    """Whether the deal of this event has ended: the table is closed, or has dealt again."""
    later = StoredEvent.objects.filter(stream=event.stream, version__gt=event.version)
    return later.filter(kind__in=(Dealt.kind, Ended.kind)).exists()

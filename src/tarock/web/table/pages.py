"""The pages around a table: start page, a table against bots or for friends, the table itself, QR code, manifest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any
from uuid import UUID, uuid4

from django.conf import settings
from django.core import signing
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tarock.cards import HERZ, MOND, PAGAT, SKUES, king_of
from tarock.cards.faces import HEIGHT, WIDTH
from tarock.rules import DEFAULT_RULES, Problems, refuse
from tarock.table import Table, table_view
from tarock.table.phrases import PHRASES
from tarock.web.common.language import language_of
from tarock.web.common.qr import qr_response
from tarock.web.common.worker import modules, worker_response
from tarock.web.deals.practice import PRACTICE, is_practice
from tarock.web.live.models import TableLink
from tarock.web.live.service import TooManyTables, create_table, load_table
from tarock.web.sheets.chosen import offers, text_of
from tarock.web.table.home_screen import manifest_response
from tarock.web.table.listing import open_tables
from tarock.web.table.opening import AGAINST_BOTS, PLACES, SECONDS, config_of, filled, levels, problems_json
from tarock.web.table.rules_json import rules_json
from tarock.web.table.who import Visitor

FORM = "new-table"
KEPT = ("table", "common", "cards/two-de.svg", "cards/two-en.svg", "tokens.css", "pages.css", "icon.svg")
"""What the worker of the tables keeps on the device."""
FAN = (king_of(HERZ), SKUES, MOND, PAGAT)
"""The cards on the start page."""
BOX = f"0 0 {WIDTH} {HEIGHT}"
Page = Callable[[HttpRequest, TableLink], HttpResponse]


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """What one can do here, and at which tables."""
    visitor = Visitor(request)
    context = {"tables": open_tables(visitor.whos, language_of(request)), "fan": FAN, "box": BOX}
    return render(request, "home.html", context)


@require_POST
def play(request: HttpRequest) -> HttpResponse:
    """One click from the start page: a table with three bots, and the first seat at it."""
    visitor = Visitor(request)
    try:
        table = create_table(
            AGAINST_BOTS, visitor.who, visitor.name(request.POST.get("name", "")), address=_address(request)
        )
    except TooManyTables as found:
        return _too_many(request, found)
    except Problems as found:
        return _form(request, {}, found)
    return visitor.greet(_to_table(table))


@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """A table for friends: rules, places, length, times, talk, bots."""
    if request.method != "POST":
        return _form(request, request.GET, None)
    visitor = Visitor(request)
    try:
        wish = _form_id(request)
        name = visitor.name(request.POST.get("name", ""))
        listed = bool(request.POST.get("listed"))
        table = create_table(config_of(request), visitor.who, name, listed=listed, address=_address(request), wish=wish)
    except TooManyTables as found:
        return _too_many(request, found)
    except Problems as found:
        return _form(request, request.POST, found)
    return visitor.greet(_to_table(table, "#einladen"))


def _to_table(table: UUID, fragment: str = "") -> HttpResponse:
    link = TableLink.objects.get(table=table, role=TableLink.PLAY)
    return HttpResponseRedirect(reverse("table", args=[link.token]) + fragment)


def _address(request: HttpRequest) -> str:
    return str(request.META.get("REMOTE_ADDR", ""))


def _too_many(request: HttpRequest, found: TooManyTables) -> HttpResponse:
    response = render(request, "table/too_many.html", {"minutes": found.minutes}, status=429)
    response["Retry-After"] = str(found.minutes * 60)
    return response


def _form_id(request: HttpRequest) -> UUID:
    """The id that the server gave the form, so that sending it twice opens one table."""
    try:
        return UUID(signing.loads(request.POST.get("form", ""), salt=FORM))
    except (signing.BadSignature, ValueError, TypeError, AttributeError):
        raise refuse("form", "web-form-old") from None


def _form(request: HttpRequest, said: Mapping[str, str], found: Problems | None) -> HttpResponse:
    lang = language_of(request)
    visitor = Visitor(request)
    context = {
        "rules": [
            (offer.value, offer.rules.name.in_language(lang), offer.group, offer.rules) for offer in offers(request)
        ],
        "said": {
            **filled(said, found is not None and bool(said)),
            "rules": said.get("rules", DEFAULT_RULES),
            "name": said.get("name", ""),
            "text": _pasted(request) if found else "",
            "start": said.get("start", ""),
        },
        "chosen_bots": [said.get(f"bot{place}", "") for place in range(max(PLACES))],
        "levels": levels(lang),
        "seconds": SECONDS,
        "places": PLACES,
        "known": visitor.name() if visitor.has_name else "",
        "form": said.get("form") or signing.dumps(str(uuid4()), salt=FORM),
        "problems": [] if found is None else problems_json(found, lang),
    }
    return render(request, "table/new.html", context, status=200 if found is None else 422)


def _pasted(request: HttpRequest) -> str:
    """A rule set of one's own, shown again beside its problems."""
    try:
        return text_of(request)
    except Problems:
        return ""


# the table ----------------------------------------------------------------------------------------------


def with_table(page: Page) -> Callable[[HttpRequest, str], HttpResponse]:
    """A page below a table's link. Strangers are told that there is no such table."""

    @wraps(page)
    def asked(request: HttpRequest, token: str) -> HttpResponse:
        link = TableLink.objects.filter(token=token).first()
        if link is None:
            raise Http404
        return page(request, link)

    return asked


def loaded(link: TableLink) -> Table:
    """The table of a link. Raises `Http404` for one whose rules cannot be read any more."""
    try:
        table = load_table(link.table)
    except Problems:
        table = None
    if table is None:
        raise Http404
    return table


@require_safe
@with_table
def table_page(request: HttpRequest, link: TableLink) -> HttpResponse:
    """The table itself: a shell with the first view, drawn by the page's own script."""
    visitor = Visitor(request)
    lang = language_of(request)
    current = loaded(link)
    practice = PRACTICE.in_language(lang) if is_practice(link.table) else ""
    title = " · ".join(part for part in ("tarock", practice, current.rules.name.in_language(lang)) if part)
    context = {
        "token": link.token,
        "title": title,
        "data": _data(request, link, current, lang)
        | {"title": title, "practice": practice, "view": _first_view(current, visitor, lang)},
        "modules": modules("table", but=_OWN_THREADS),
    }
    response = render(request, "table/table.html", context)
    response["Cache-Control"] = "no-store"
    return visitor.greet(response)


_OWN_THREADS = ("stream-worker.js", "home.js", "new.js")


def _first_view(table: Table, visitor: Visitor, lang: str) -> dict[str, Any] | None:
    """What the page shows until the stream speaks: for who sits at the table; spectators wait for theirs."""
    return table_view(table, visitor.whos, lang) if table.place_of(visitor.whos) is not None else None


def _data(request: HttpRequest, link: TableLink, table: Table, lang: str) -> dict[str, Any]:
    """What the script has to know beside the view: words, addresses."""
    static = f"{settings.STATIC_URL}tarock"
    links = dict(TableLink.objects.filter(table=link.table).values_list("role", "token"))
    watch = request.build_absolute_uri(reverse("table", args=[links[TableLink.WATCH]]))
    return {
        "lang": lang,
        "table": str(link.table),
        "token": link.token if link.may_play else "",
        "mayPlay": link.may_play,
        "rules": dict(rules_json(table.rules, lang)),
        "phrases": {key: text.in_language(lang) for key, text in PHRASES.items()},
        "cards": {"base": f"{static}/cards/", "box": BOX},
        "worker": f"{static}/table/stream-worker.js",
        "live": f"/live/{link.table}/",
        "home": reverse("home"),
        "invite": request.build_absolute_uri(reverse("table", args=[link.token])) if link.may_play else "",
        "watch": watch,
        "qr": reverse("table-qr", args=[link.token]) if link.may_play else "",
        **_books(link, table),
        "verify": reverse("deal-verify"),
        "replay": reverse("table-deal", kwargs={"table": link.table, "number": 0}).replace("/0/", "/{number}/"),
        "csrf": get_token(request),
        "language": reverse("set-language"),
        "sw": reverse("table-worker") if request.is_secure() or request.get_host().startswith("localhost") else "",
        "scope": reverse("table-worker").removesuffix("sw.js"),
    }


def _books(link: TableLink, table: Table) -> dict[str, str]:
    """The rulebook of this very rule set, and what makes it differ from the usual one."""
    own = bool(table.config.rules_text)
    rules = table.rules.id
    if own:
        book = reverse("table-rules", args=[link.token])
        return {"rulebook": book, "deviations": f"{book}gegen/{DEFAULT_RULES}/"}
    same = rules == DEFAULT_RULES
    return {
        "rulebook": reverse("rulebook", args=[rules]),
        "deviations": "" if same else reverse("deviations", args=[rules, DEFAULT_RULES]),
    }


@require_safe
@with_table
def qr(request: HttpRequest, link: TableLink) -> HttpResponse:
    """The QR code of this very link."""
    return qr_response(request.build_absolute_uri(reverse("table", args=[link.token])))


@require_safe
@with_table
def manifest(request: HttpRequest, link: TableLink) -> HttpResponse:
    """For the home screen: opens this very table."""
    return manifest_response(reverse("table", args=[link.token]), language_of(request))


@require_safe
def worker(request: HttpRequest) -> HttpResponse:
    """The service worker, which must be served from where it works."""
    return worker_response("tisch", KEPT)

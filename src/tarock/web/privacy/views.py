"""What is stored, and the ways to take a list along or to delete it."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from django.contrib import messages
from django.core.exceptions import PermissionDenied
from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.safestring import SafeString
from django.views.decorators.http import require_http_methods, require_safe

from tarock.web.common.language import language_of
from tarock.web.groups.models import GroupSheet
from tarock.web.paper.answers import JSON, file_answer, slug
from tarock.web.privacy.text import as_html
from tarock.web.sheets.api import with_link
from tarock.web.sheets.models import SheetLink
from tarock.web.sheets.service import forget_readings, load_sheet
from tarock.web.sheets.shape import sheet_json
from tarock.web.store import events as store
from tarock.web.store.models import StoredEvent


@cache
def _text(lang: str) -> SafeString:
    """The statement of `docs/datenschutz.*.md`, of which the package carries the original."""
    file = resources.files("tarock.web.privacy") / f"datenschutz.{lang}.md"
    return as_html(file.read_text(encoding="utf-8"))


@require_safe
def statement(request: HttpRequest) -> HttpResponse:
    """What is stored, for how long, and how to get rid of it."""
    return render(request, "privacy/statement.html", {"text": _text(language_of(request))})


def _must_direct(link: SheetLink) -> None:
    if not link.may_direct:
        raise PermissionDenied


@require_safe
@with_link
def list_json(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """The whole list with all its events, for whoever directs it."""
    _must_direct(link)
    sheet = load_sheet(link.stream)
    stored = [
        {
            "id": str(e.id),
            "version": e.version,
            "kind": e.kind,
            "at": e.at.isoformat(),
            "by": e.by,
            "payload": e.payload,
        }
        for e in store.read(link.stream)
    ]
    whole = {"list": str(link.stream), "events": stored, "sheet": sheet_json(sheet, language_of(request))}
    text = json.dumps(whole, ensure_ascii=False, indent=2)
    return file_answer(text, JSON, f"{slug(' '.join(sheet.players))}.json")


@require_http_methods(["GET", "HEAD", "POST"])
@with_link
def list_delete(request: HttpRequest, link: SheetLink) -> HttpResponse:
    """Delete a list with all its events and links, for whoever directs it."""
    _must_direct(link)
    sheet = load_sheet(link.stream)
    if request.method == "POST" and request.POST.get("sure"):
        delete_list(link)
        english = language_of(request) == "en"
        messages.success(request, "The list is deleted." if english else "Die Liste ist gelöscht.")
        return HttpResponseRedirect(reverse("home"))
    context = {"link": link, "players": ", ".join(sheet.players), "games": len(sheet.rows)}
    response = render(request, "privacy/delete.html", context, status=422 if request.method == "POST" else 200)
    response["Cache-Control"] = "no-store"
    return response


def delete_list(link: SheetLink) -> None:
    """Everything of a list: what was written, its links, its place in a group."""
    with transaction.atomic():
        stream = link.stream
        GroupSheet.objects.filter(stream=stream).delete()
        SheetLink.objects.filter(stream=stream).delete()
        StoredEvent.objects.filter(stream=stream).delete()
    forget_readings()

"""The rulebook of a table with rules of its own, and what they change: for whoever has the link."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tarock.rulebook import deviations, rulebook
from tarock.rulebook.model import Document
from tarock.web.common.language import language_of
from tarock.web.live.models import TableLink
from tarock.web.paper.views import built_in
from tarock.web.rulebook.html import Page
from tarock.web.table.pages import loaded, with_table


def _shown(request: HttpRequest, link: TableLink, document: Document) -> HttpResponse:
    page = Page(document)
    context = {"title": document.title, "contents": page.contents(), "body": page.body(), "token": link.token}
    return render(request, "table/book.html", context)


@require_safe
@with_table
def rules(request: HttpRequest, link: TableLink) -> HttpResponse:
    """The table's own rulebook."""
    return _shown(request, link, rulebook(loaded(link).rules, language_of(request)))


@require_safe
def against(request: HttpRequest, token: str, base: str) -> HttpResponse:
    """What the table's rules change against a set that comes along."""
    there = built_in(base)
    return with_table(
        lambda asked, link: _shown(asked, link, deviations(there, loaded(link).rules, language_of(asked)))
    )(request, token)

"""Rulebooks as pages."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET

from tarock.rules import builtin_ids, load


@require_GET
def listing(request: HttpRequest) -> HttpResponse:
    """All rule sets."""
    return render(request, "rulebook/list.html", {"sets": [load(i) for i in builtin_ids()]})

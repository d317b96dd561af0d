"""The start page and the language switch."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_GET, require_POST

from tarock.web.common.language import COOKIE, LANGUAGES


@require_GET
def home(request: HttpRequest) -> HttpResponse:
    """What one can do here."""
    return render(request, "home.html")


@require_POST
def set_language(request: HttpRequest) -> HttpResponse:
    """Remember the language for a year and go back to where one was."""
    back = request.POST.get("back", "/")
    if not url_has_allowed_host_and_scheme(back, {request.get_host()}):
        back = "/"
    response = HttpResponseRedirect(back)
    lang = request.POST.get("lang", "de")
    if lang in LANGUAGES:
        response.set_cookie(COOKIE, lang, max_age=365 * 24 * 3600, samesite="Lax", httponly=True)
    return response

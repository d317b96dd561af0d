"""The language switch, and what is said to requests that cannot be read."""

from __future__ import annotations

from django.core.exceptions import DisallowedHost, RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

from tarock.web.common.language import COOKIE, LANGUAGES, language_of

_UNREADABLE = ("Die Anfrage ist nicht lesbar.", "The request cannot be read.")
_TOO_LARGE = ("Die Anfrage ist zu groß.", "The request is too large.")
_FOREIGN_HOST = (
    "Unter dieser Adresse antwortet tarock nicht; der Betreiber trägt sie bei allowed_hosts ein.",
    "tarock does not answer at this address; its operator has to add it to allowed_hosts.",
)


def form_refused(request: HttpRequest, reason: str = "") -> HttpResponse:
    """The page for a form without its token: open too long, or without cookies. `reason` is Django's, for the log."""
    return render(request, "csrf.html", status=403)


def unusable(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """A request that cannot be read. A plain sentence: the page's own form would make Django read the body again."""
    large = isinstance(exception, RequestDataTooBig | TooManyFieldsSent | TooManyFilesSent)
    words = _TOO_LARGE if large else _FOREIGN_HOST if isinstance(exception, DisallowedHost) else _UNREADABLE
    said = words[language_of(request) == "en"]
    return HttpResponse(said, status=400, content_type="text/plain; charset=utf-8")


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

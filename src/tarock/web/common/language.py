"""German first, English by choice: the language of a request, from the cookie that the switch sets."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils import translation

COOKIE = "sprache"
LANGUAGES = ("de", "en")


def language_of(request: HttpRequest) -> str:
    """`"de"` or `"en"`."""
    chosen = request.COOKIES.get(COOKIE, "de")
    return chosen if chosen in LANGUAGES else "de"


class LanguageMiddleware:
    """Activates the language for Django's own texts and names it in the response."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Answer in the chosen language."""
        lang = language_of(request)
        with translation.override(lang):
            response = self.get_response(request)
        response.headers.setdefault("Content-Language", lang)
        return response


def language(request: HttpRequest) -> dict[str, str]:
    """`lang` for every template."""
    return {"lang": language_of(request)}

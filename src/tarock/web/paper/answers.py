"""Answers that are files."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

from django.http import HttpRequest, HttpResponse

from tarock.web.common.language import language_of

P = ParamSpec("P")
View = Callable[Concatenate[HttpRequest, P], HttpResponse]

CSV, PDF, JSON = "text/csv; charset=utf-8", "application/pdf", "application/json; charset=utf-8"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def missing(lang: str, extra: str) -> HttpResponse:
    """An installation without an optional part says which one it is."""
    said = f"A part is missing: tarock[{extra}]" if lang == "en" else f"Dafür fehlt ein Teil: tarock[{extra}]"
    return HttpResponse(said, status=501, content_type="text/plain; charset=utf-8")


def needs(extra: str) -> Callable[[View[P]], View[P]]:
    """A view that imports what the optional part `extra` brings, when it is called."""

    def decorated(view: View[P]) -> View[P]:
        @wraps(view)
        def answered(request: HttpRequest, /, *args: P.args, **kwargs: P.kwargs) -> HttpResponse:
            try:
                return view(request, *args, **kwargs)
            except ImportError:
                return missing(language_of(request), extra)

        return answered

    return decorated


def file_answer(body: bytes | str, kind: str, name: str, *, shown: bool = False, private: bool = True) -> HttpResponse:
    """A file to keep (or to show) under a plain name; `private` keeps it out of every cache."""
    response = HttpResponse(body, content_type=kind)
    response["Content-Disposition"] = f'{"inline" if shown else "attachment"}; filename="{name}"'
    response["X-Content-Type-Options"] = "nosniff"
    response["Cache-Control"] = "no-store" if private else "public, max-age=3600"
    return response


def slug(text: str) -> str:
    """A file name of letters, digits and hyphens: `Änne · Bert` becomes `Aenne-Bert`."""
    for umlaut, letters in {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}.items():
        text = text.replace(umlaut, letters)
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9]+", "-", plain).strip("-")[:60] or "tarock"

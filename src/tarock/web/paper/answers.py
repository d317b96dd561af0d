"""Answers that are files."""

from __future__ import annotations

import re
import unicodedata

from django.http import HttpResponse

CSV, PDF, JSON = "text/csv; charset=utf-8", "application/pdf", "application/json; charset=utf-8"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


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

"""Any list as PDF: the head on every page, numbers flush right, a version mark where the list is a reprint."""

from __future__ import annotations

from collections.abc import Sequence

from tarock.print.typeset import typeset
from tarock.tournament.lists import Listing

WIDE = 9
"""From so many columns on the paper lies across."""
_WORDS = {"printed": ("Ausdruck", "Printed"), "page": ("Seite", "Page")}


def listing_pdf(listings: Sequence[Listing], *, printed: str = "", lang: str = "de") -> bytes:
    """One list after the other, each on new pages. `printed` says when it was printed (no clock is read here)."""
    return typeset(
        "listing",
        {
            "lang": lang,
            "title": listings[0].title,
            "printed": printed,
            "words": {key: pair[lang == "en"] for key, pair in _WORDS.items()},
            "lists": [_data(listing, lang) for listing in listings],
        },
    )


def _data(listing: Listing, lang: str) -> dict[str, object]:
    return {
        "title": listing.title,
        "kicker": listing.kicker,
        "version": listing.version,
        "wide": len(listing.columns) >= WIDE,
        "columns": [
            {
                "title": column.title,
                "text": column.kind == "text",
                "strong": column.key in ("name", "total", "points", "table"),
            }
            for column in listing.columns
        ],
        "rows": listing.shown(lang),
        "faint": [[row, column] for row, column in sorted(listing.faint)],
        "notes": list(listing.notes),
    }

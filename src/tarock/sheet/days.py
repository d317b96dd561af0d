"""Days as people write them."""

from __future__ import annotations

from tarock.rules import Text


def day_text(day: str, lang: str) -> str:
    """The day of a moment or day (YYYY-MM-DD…) as `28. 11. 2026`, in English as it is stored; "" for none."""
    if lang == "en" or len(day) < 10:
        return day[:10]
    year, month, date = day[:10].split("-")
    return f"{int(date)}. {int(month)}. {year}"


def spoken_day(day: str) -> Text:
    """The day in both languages, for a sentence."""
    return Text(day_text(day, "de"), day_text(day, "en"))

"""The sentences about files that come in."""

from __future__ import annotations

from tarock.rules import Text, register

MESSAGES = register(
    {
        "table-large": Text("Die Datei ist zu groß: höchstens {most} MB.", "The file is too large: {most} MB at most."),
        "table-long": Text("Die Liste ist zu lang: höchstens {most} Zeilen.", "The list is too long: {most} rows."),
        "table-unreadable": Text(
            "Das ist keine lesbare Tabelle. Möglich: XLSX, ODS, CSV.",
            "This is no readable table. Possible: XLSX, ODS, CSV.",
        ),
    }
)

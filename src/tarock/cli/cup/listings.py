"""A list in the terminal, as CSV, or as a file: the same values as on paper and on the pages."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import typer

from tarock.cli.files import Unusable
from tarock.cli.terminal import answer, say
from tarock.tournament.lists import Listing, as_csv

CSV = typer.Option(False, "--csv", help=say("Ausgabe als CSV.", "Output as CSV."))
OUTPUT = typer.Option(
    "", "--output", "-o", metavar="FILE", help=say("Datei: .pdf, .xlsx oder .csv.", "File: .pdf, .xlsx or .csv.")
)


def tell(listing: Listing, csv: bool, output: str, lang: str) -> None:
    """The list where it is wanted. Raises `Unusable`."""
    if output:
        write_file(output, as_file(listing, output, lang), lang)
    else:
        text = as_csv(listing, semicolon=lang == "de").removeprefix("\ufeff")  # the mark is for files
        answer(text if csv else in_words(listing, lang))


def as_file(listing: Listing, output: str, lang: str) -> bytes:
    """The bytes of a file by its ending. Raises `Unusable` for an ending that is none of these."""
    ending = Path(output).suffix.lower()
    if ending == ".csv":
        return as_csv(listing, semicolon=lang == "de").encode()
    if ending == ".pdf":
        from tarock.print.cups.listing import listing_pdf

        return listing_pdf([listing], printed=datetime.now().astimezone().strftime("%Y-%m-%d %H:%M"), lang=lang)
    if ending == ".xlsx":
        from tarock.print.cups.spreadsheet import listing_workbook

        return listing_workbook([listing])
    raise Unusable(
        say(
            f"{output}: Die Endung ist weder .pdf noch .xlsx noch .csv.",
            f"{output}: The ending is none of .pdf, .xlsx, .csv.",
            lang,
        )
    )


def write_file(output: str, data: bytes, lang: str) -> None:
    """A whole file or none. Raises `Unusable`."""
    partial = Path(f"{output}.part")
    try:
        partial.write_bytes(data)
        partial.replace(output)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unusable(
            say(f"{output}: Nicht beschreibbar ({reason}).", f"{output}: Not writable ({reason}).", lang)
        ) from None


def in_words(listing: Listing, lang: str) -> str:
    """The list as plain text; what does not count stands in brackets."""
    rows = [
        [f"({cell})" if (at, place) in listing.faint and cell else cell for place, cell in enumerate(row)]
        for at, row in enumerate(listing.shown(lang))
    ]
    right = [place for place, column in enumerate(listing.columns) if column.kind != "text"]
    heading = " · ".join(part for part in (listing.kicker, listing.title, listing.version) if part)
    return "\n".join([heading, columns([column.title for column in listing.columns], rows, right), *listing.notes])


def columns(head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """A table in plain text; the columns in `right` are flush right."""
    cells = [list(head), *map(list, rows)]
    widths = [max(len(row[place]) for row in cells) for place in range(len(head))]
    return "\n".join(
        "  ".join(
            cell.rjust(widths[place]) if place in right else cell.ljust(widths[place]) for place, cell in enumerate(row)
        ).rstrip()
        for row in cells
    )

"""The list as an XLSX workbook: the table of `sheet.export`, every text as text, every amount as a number."""

from __future__ import annotations

import io
from fractions import Fraction

import xlsxwriter

from tarock.sheet.export import Grid


def workbook(table: Grid) -> bytes:
    """One sheet with the table; the head stays in view. No text is ever taken for a formula or a link."""
    made = io.BytesIO()
    with xlsxwriter.Workbook(made, {"in_memory": True}) as book:
        book.set_properties({"title": table.title, "comments": table.rules})
        sheet = book.add_worksheet("Liste")
        bold = book.add_format({"bold": True, "bottom": 1, "text_wrap": True, "valign": "top"})
        amount = book.add_format({"num_format": "+0.#;-0.#;0"})
        whole = book.add_format({"num_format": "+0;-0;0"})
        for column, title in enumerate(table.head):
            sheet.write_string(0, column, title, bold)
        for number, row in enumerate(table.rows(), 1):
            for column, cell in enumerate(row):
                if isinstance(cell, str):
                    sheet.write_string(number, column, cell)
                elif isinstance(cell, Fraction):
                    sheet.write_number(number, column, float(cell), whole if cell.denominator == 1 else amount)
                else:
                    sheet.write_number(number, column, cell)
        sheet.freeze_panes(1, 2)
        sheet.set_column(0, 0, 5)
        sheet.set_column(1, 9, 14)
        sheet.set_column(10, len(table.head) - 1, 10)
        sheet.set_landscape()
        sheet.fit_to_pages(1, 0)
        sheet.repeat_rows(0)
    return made.getvalue()

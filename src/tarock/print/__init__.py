"""Paper: score lists, rulebooks and tariff cards as PDF, by templates, without network or system fonts."""

from tarock.print.book import booklet
from tarock.print.card import tariff_card
from tarock.print.sheet import blank_sheet, filled_sheet
from tarock.print.typeset import FORMATS

__all__ = ["FORMATS", "blank_sheet", "booklet", "filled_sheet", "tariff_card"]

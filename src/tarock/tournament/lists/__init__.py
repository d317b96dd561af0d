"""Lists of tournaments and seasons as values, the same for page, PDF, CSV and XLSX; and lists that come in."""

from tarock.tournament.lists.day import registrations, results, seating, tables, team_results, version
from tarock.tournament.lists.desk import cash, prizes, settlement
from tarock.tournament.lists.incoming import Incoming, incoming
from tarock.tournament.lists.listing import KINDS, Cell, Column, Listing, as_csv, money, shown
from tarock.tournament.lists.season import season

__all__ = [
    "KINDS",
    "Cell",
    "Column",
    "Incoming",
    "Listing",
    "as_csv",
    "cash",
    "incoming",
    "money",
    "prizes",
    "registrations",
    "results",
    "season",
    "seating",
    "settlement",
    "shown",
    "tables",
    "team_results",
    "version",
]

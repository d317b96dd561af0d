"""Money of a day: settlement of points, prizes, cash book. Amounts in cents."""

from tarock.tournament.money.cashbook import Booked, CashBook, Line, cash_book
from tarock.tournament.money.prizes import Award, Prize, awards, raffle
from tarock.tournament.money.settlement import Transfer, in_cents, table_payments
from tarock.tournament.money.words import CASH, SHARED_PRIZES

__all__ = [
    "CASH",
    "SHARED_PRIZES",
    "Award",
    "Booked",
    "CashBook",
    "Line",
    "Prize",
    "Transfer",
    "awards",
    "cash_book",
    "in_cents",
    "raffle",
    "table_payments",
]

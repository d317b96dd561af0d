"""The score list of a real table: games as they are written down, corrections as events, two ledgers, who pays whom."""

from tarock.sheet.desk import cancel, confirm, correct, enter, open_sheet, pay_kontra, reopen, rule_on, strike
from tarock.sheet.events import Event, from_json, to_json
from tarock.sheet.list import Row, Sheet, replay
from tarock.sheet.payments import Payment, fewest_payments

__all__ = [
    "Event",
    "Payment",
    "Row",
    "Sheet",
    "cancel",
    "confirm",
    "correct",
    "enter",
    "fewest_payments",
    "from_json",
    "open_sheet",
    "pay_kontra",
    "reopen",
    "replay",
    "rule_on",
    "strike",
    "to_json",
]

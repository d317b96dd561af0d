"""The score list of a real table: games as they are written down, corrections as events, two ledgers, who pays whom."""

from tarock.sheet.desk import (
    cancel,
    check,
    confirm,
    correct,
    enter,
    open_sheet,
    owe_kontra,
    pay_kontra,
    reopen,
    rule_on,
    strike,
)
from tarock.sheet.events import Event, from_json, to_json
from tarock.sheet.list import Row, Sheet, replay, version_entry
from tarock.sheet.payments import Payment, fewest_payments
from tarock.sheet.stats import Figures, figures

__all__ = [
    "Event",
    "Figures",
    "Payment",
    "Row",
    "Sheet",
    "cancel",
    "check",
    "confirm",
    "correct",
    "enter",
    "fewest_payments",
    "figures",
    "from_json",
    "open_sheet",
    "owe_kontra",
    "pay_kontra",
    "reopen",
    "replay",
    "rule_on",
    "strike",
    "to_json",
    "version_entry",
]

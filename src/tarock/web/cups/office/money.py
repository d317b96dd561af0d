"""Money of the day: fees, settlement, prizes, raffle, cash book, count. Amounts are typed in euros."""

from __future__ import annotations

from typing import Any

from django.http import QueryDict

from tarock.rules import Text
from tarock.tournament.event import (
    book,
    end_settlement,
    facts as f,
    prize_awards,
    prize_warnings,
    settlement_due,
    table_settlement,
)
from tarock.tournament.money import CASH
from tarock.tournament.money.words import NOTED
from tarock.web.cups.office.access import DayOffice
from tarock.web.cups.office.forms import cents, form_id
from tarock.web.cups.office.pages import day_page

OUT = ("prize", "cost")
"""What goes out of the box; people type it without a minus."""


def note(office: DayOffice, data: QueryDict) -> Text:
    """A line of the cash book: `way` says whether it comes in or goes out."""
    what, way = str(data.get("what", "")), str(data.get("way", "in"))
    amount = abs(cents(str(data.get("cents_euro", "")), "cents"))
    number = str(data.get("number", "")).strip()
    office.wish(
        {
            "kind": f.CashNoted.kind,
            "id": form_id(data),
            "what": what,
            "cents": -amount if way == "out" or what in OUT else amount,
            "text": str(data.get("text", "")),
            "number": int(number) if number.isdigit() and len(number) < 9 else 0,
        }
    )
    return Text("Eingetragen.", "Noted.")


@day_page("money", "cash-noted", actions={"note": note})
def money(office: DayOffice) -> dict[str, Any]:
    """All of it on one page, what is to be done first."""
    state = office.state
    names = {number: entrant.name for number, entrant in state.entrants.items()}
    paid_prizes = {line.number for line in state.cash if line.what == "prize" and not line.reversed and line.number}
    raffle = [prize for prize in state.settings.prizes if prize.kind == "raffle"]
    transfers = [
        (part.number, table, [(names[t.payer], names[t.receiver], t.cents) for t in found])
        for part in state.rounds
        for table in part.tables
        if (found := table_settlement(state, part.number, table.number)) and not table.settled
    ]
    active = [entrant for entrant in state.entrants.values() if entrant.status != "unregistered"]
    return {
        "names": names,
        "book": book(state),
        "cash_words": CASH,
        "noted": [(word, CASH[word]) for word in NOTED],
        "fees": {
            "paid": sum(entrant.paid > 0 for entrant in active),
            "all": len(active),
            "open": [entrant for entrant in active if not entrant.paid and not entrant.gone],
        },
        "transfers": transfers,
        "due": [(n, names[n], c, -c) for n, c in settlement_due(state).items() if c],
        "settles_at_end": bool(end_settlement(state)),
        "awards": [(award, names[award.number], award.number in paid_prizes) for award in prize_awards(state)],
        "warnings": prize_warnings(state),
        "raffle": raffle,
        "winners": [(names[n], n, prize) for n, prize in zip(state.raffled or (), raffle, strict=False)],
        "finished": all(part.finished for part in state.rounds),
    }

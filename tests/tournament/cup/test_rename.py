"""Whoever wants her data gone is taken out of the log; tables and numbers stay what they are."""

from __future__ import annotations

from tarock.tournament.cup import facts as f, replay, to_json
from tarock.tournament.cup.rename import renamed
from tarock.tournament.cup.standings import season_table
from tests.tournament.cup.making import Running


def test_a_name_is_taken_out_everywhere_and_nothing_else_changes() -> None:
    cup = Running("kaernten")
    cup.wish(f.PlayerAdded("Anna Moser", person="p1", club="TF", couple="m", consent=True))
    cup.players("Bert")
    cup.date("d1", "2025-10-04")
    cup.played("d1", (60, -60))
    cup.wish(f.PlayerChanged(1, "Anna Huber", consent=True))
    cup.wish(f.Banned(2, "2025-10-05", "hat Anna Moser beschimpft, sagt Anna Huber"))
    events = renamed(cup.log, 1, "Spieler 1")
    text = str([to_json(event) for event in events])
    for gone in ("Anna", "Moser", "p1", "'m'", "TF"):
        assert gone not in text
    again = replay(events)
    assert season_table(again, "2025/26", {}) == season_table(cup.now, "2025/26", {})
    assert [event.id for event in events] == [event.id for event in cup.log]
    assert again.bans[0].reason == "hat Spieler 1 beschimpft, sagt Spieler 1"
    assert again.players[2] == cup.now.players[2]

"""A whole tournament day against a real server: 120 players, 3 × 16 real random deals a table, 30 tables at once.

Two players leave (one between the rounds, one while the table plays), one comes in after the first round, three
results are corrected, and the server is killed in the middle of round 2. What the server says at the end must equal
what follows from the deals alone.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tarock.rules import load
from tests.browser.conftest import Server
from tests.tournament.days import Dealt, play_table, total
from tests.web.cups.hall import Api, play_list

PLAYERS, TABLES, ROUNDS, GAMES = 120, 30, 3, 16
SETTINGS = {
    "draw_ahead": False,
    "late_entry": "between-rounds",
    "leaving": "ranked",
    "games": {"4": GAMES, "5": 20},
    "complaint_minutes": 0,
}
Sums = dict[int, Fraction]


class Event:
    """The day as the organiser and the tables run it, and beside it what the deals alone say."""

    def __init__(self, server: Server, data: Path) -> None:
        self.server = server
        environment = os.environ | {"TAROCK_DATA": str(data), "DJANGO_SETTINGS_MODULE": "tarock.web.settings"}
        script = Path(__file__).with_name("founding.py")
        found = subprocess.run(
            [sys.executable, str(script), "ganz"], env=environment, capture_output=True, text=True, check=True
        )
        self.api = Api(server.url, found.stdout.strip())
        self.rules = load(str(self.api.get("/api/cups/ganz/")["rules"]))
        self.day = self._open()

    def _open(self) -> str:
        cup = "/api/cups/ganz/wishes"
        self.api.post(cup, {"kind": "season-begun", "by": "Maria", "season": "2026/27"})
        self.api.post(cup, {"kind": "date-set", "by": "Maria", "date": "d1", "day": "2026-11-30", "venue": "Post"})
        made = self.api.post("/api/cups/ganz/dates/d1/open", {"by": "Maria", "settings": SETTINGS})
        self.referee = self.api.with_key(made["keys"]["referee"])
        return str(made["day"])

    def wish(self, kind: str, **fields: Any) -> Any:
        return self.api.wish(self.day, kind, **fields)

    def register(self, name: str) -> int:
        number = self.api.post(f"/api/days/{self.day}/registrations", {"name": name, "consent": True})["number"]
        self.wish("paid", number=number)
        self.wish("checked-in", number=number)
        return int(number)

    def seating(self, number: int) -> dict[int, list[int]]:
        tables = self.api.get(f"/api/days/{self.day}/rounds/{number}")["tables"]
        return {table["table"]: [player["number"] for player in table["players"]] for table in tables}

    def names_at(self, players: list[int]) -> dict[int, str]:
        return {number: f"Spieler {number}" for number in players}

    def play(
        self, number: int, *, stops: Mapping[int, int] | None = None, kill: bool = False
    ) -> dict[int, list[Dealt]]:
        """All tables at once; `stops`: after how many games a table stops. The deals by table."""
        seats = self.seating(number)
        keys = self.api.get(f"/api/days/{self.day}/rounds/{number}/keys")["tables"]
        deals = {}
        for table, players in seats.items():
            games = (stops or {}).get(table, GAMES * len(players) // 4)
            rng = Random(f"{number} {table}")
            deals[table] = play_table(self.rules, players, games, rng, self.names_at(players))
        killer = threading.Thread(target=self._kill) if kill else None
        if killer:
            killer.start()
        with ThreadPoolExecutor(TABLES) as hall:
            played = [hall.submit(self._table, number, t, keys[str(t)], deals[t], t in (stops or {})) for t in seats]
            for one in played:
                one.result()
        if killer:
            killer.join()
        return deals

    def _kill(self) -> None:
        """kill -9 while the tables write, and up again."""
        time.sleep(2)
        self.server.stop()
        self.server.start()

    def _table(self, number: int, table: int, key: str, deals: list[Dealt], stopped: bool) -> None:
        api = self.api.with_key(key)
        address = api.post(f"/api/days/{self.day}/rounds/{number}/tables/{table}/list", {})["list"]
        play_list(api, address, deals)
        if not stopped:
            self.report(number, table, api)

    def report(self, number: int, table: int, api: Api) -> None:
        writer, second, *_ = self.seating(number)[table]
        wish = {"round": number, "table": table, "sums": {}, "games": 0, "sheet": "list", "writer": writer}
        api.wish(self.day, "reported", **wish)
        api.wish(self.day, "confirmed", round=number, table=table, player=second)

    def count(self, deals: Mapping[int, list[Dealt]], seats: Mapping[int, list[int]]) -> Sums:
        """What the deals alone say of a round."""
        return {n: amount for table, players in seats.items() for n, amount in total(deals[table], players).items()}

    def correct(self, number: int, table: int, sums: Sums) -> None:
        """The first two players of a table get three points more and less: a writing error found later."""
        first, second, *_ = players = self.seating(number)[table]
        sums[first] += 3
        sums[second] -= 3
        told = {str(n): float(sums[n]) for n in players}
        wish = {"round": number, "table": table, "sums": told, "games": GAMES, "reason": "Additionsfehler"}
        self.referee.wish(self.day, "corrected", **wish)
        self.wish("confirmed", round=number, table=table, player=second)


@pytest.fixture
def event(tmp_path: Path) -> Any:
    server = Server(tmp_path)
    server.start()
    yield Event(server, tmp_path)
    server.stop()


def test_a_day_of_120_players_ends_as_the_deals_say(event: Event) -> None:
    players = [event.register(f"Spieler {n}") for n in range(1, PLAYERS + 1)]
    assert players == list(range(1, PLAYERS + 1)), "numbers for life, in the order of coming"
    event.wish("seed-drawn", public="Herz-König, 17, Mond")

    event.wish("drawn", rounds=[{"round": 1}])
    event.wish("started", round=1)
    first = event.seating(1)
    assert sorted(first) == list(range(1, TABLES + 1))
    sums = [event.count(event.play(1), first)]
    event.correct(1, 4, sums[0])

    gone, late = first[7][2], event.register("Spieler 121")
    event.wish("withdrawn", number=gone, reason="Zug")
    event.wish("drawn", rounds=[{"round": 2}])
    event.wish("started", round=2)
    second = event.seating(2)
    seated = {n for players in second.values() for n in players}
    assert late in seated
    assert gone not in seated
    assert len(seated) == PLAYERS
    deals = event.play(2, stops={9: 11}, kill=True)
    left = second[9][1]
    event.wish("withdrawn", number=left, reason="krank")
    keys = event.api.get(f"/api/days/{event.day}/rounds/2/keys")["tables"]
    event.report(2, 9, event.api.with_key(keys["9"]))
    sums.append(event.count(deals, second))
    event.correct(2, 1, sums[1])
    event.correct(1, 12, sums[0])

    event.wish("drawn", rounds=[{"round": 3}])
    event.wish("started", round=3)
    third = event.seating(3)
    seated = {n for players in third.values() for n in players}
    assert not seated & {gone, left}
    assert len(seated) == PLAYERS - 1
    sums.append(event.count(event.play(3), third))
    event.wish("closed", reason="")

    tables = [players for seats in (first, second, third) for players in seats.values()]
    pairs = [frozenset(pair) for players in tables for pair in combinations(players, 2)]
    assert len(pairs) == len(set(pairs)), "nobody met anybody twice"
    expected = ranking(sums)
    found = event.api.get(f"/api/days/{event.day}/standings")
    assert found["missing"] == 0
    rows = [(row["rank"], row["number"], Fraction(row["total"]), row["rounds"]) for row in found["rows"]]
    assert rows == expected
    again = event.api.get(f"/api/days/{event.day}/standings")
    event.server.stop()
    event.server.start()
    assert event.api.get(f"/api/days/{event.day}/standings") == again == found, "recomputed from the events alone"


def ranking(sums: list[Sums]) -> list[tuple[int, int, Fraction, list[float | int | None]]]:
    """Total, then the better best round, then shared: reckoned here, without the program's ranking."""
    everybody = sorted({number for part in sums for number in part})
    totals = {n: sum((part.get(n, Fraction(0)) for part in sums), Fraction(0)) for n in everybody}
    best = {n: max(part.get(n, Fraction(0)) if n in part else Fraction(-(10**9)) for part in sums) for n in everybody}
    order = sorted(everybody, key=lambda n: (-totals[n], -best[n], n))
    rows = []
    for number in order:
        ahead = sum((totals[n], best[n]) > (totals[number], best[number]) for n in everybody)
        rounds = [None if number not in part else _plain(part[number]) for part in sums]
        rows.append((ahead + 1, number, totals[number], rounds))
    return rows


def _plain(amount: Fraction) -> float | int:
    return int(amount) if amount.denominator == 1 else float(amount)

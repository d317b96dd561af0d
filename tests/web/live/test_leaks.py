"""No leak: whole deals over HTTP as each seat and as spectators; nothing that comes ever holds a hidden card."""

from typing import Any

import pytest

from tarock.rules import load
from tarock.table import Table, evolve, from_json
from tests.web.live.client import Browser
from tests.web.live.knowledge import check_view
from tests.web.live.playing import play, seed_for, wanting


def games_of(rules_id):
    """One game of each kind that a rule set has: by its words, not its name."""
    rules = load(rules_id)
    games: dict[tuple[str, str, str], str] = {}
    for contract in rules.contracts.values():
        if contract.when == "auction" or contract.talon == "blind-six":
            games.setdefault((contract.kind, contract.talon, contract.ouvert), contract.id)
    return [*games.values(), ""]


CASES = [
    *(("steirisch", game) for game in games_of("steirisch")),
    *(("mostviertel", game) for game in games_of("mostviertel")),
    ("tirol", "besserrufer"),
    ("frohnleiten", ""),
    ("sauwald", "rufer"),
]


def truth_by_version(events) -> dict[int, Table]:
    """The true table after each event."""
    table, found = None, {}
    for event_id, version, kind, payload in events:
        table = evolve(table, from_json({**payload, "kind": kind, "id": event_id, "at": 0, "by": _by(payload)}))
        found[version] = table
    return found


def _by(payload):
    return payload.get("who", "") or "g:nobody"


@pytest.mark.parametrize(("rules", "game"), CASES)
def test_no_seat_and_no_spectator_is_ever_sent_a_card_that_is_hidden_from_him(server, maker, rules, game):
    config = {"rules": rules, "spectators": "after", "next": 0, "pace": 0}
    made = maker.table(config, persons=4, guests=5, seed=seed_for(rules, game))
    table = made["id"]
    browsers = [Browser(server.port, {"gast": cookie}) for cookie in made["cookies"]]
    stranger = Browser(server.port)
    everybody = [*browsers, stranger]
    streams = [browser.stream(table) for browser in everybody]
    polled: list[list[dict[str, Any]]] = [[] for _ in everybody]

    def look(number):
        for who, browser in enumerate(everybody):
            if number % 6 == who:
                polled[who].append(browser.view(table))
        if number % 20 == 0:
            for browser in everybody:
                assert browser.ask("GET", f"/tisch/{made['token']}/").status == 200

    view = play(table, browsers[:4], streams, wanting(game), step=look)
    assert view["deal"]["result"] is not None
    assert game in ("", view["deal"]["view"]["contract"])
    truth = maker.truth(table)
    tables = truth_by_version(truth["events"])
    seed = next(payload["seed"] for _, _, kind, payload in truth["events"] if kind == "dealt")
    checked = 0
    for who, (stream, more) in enumerate(zip(streams, polled, strict=True)):
        views = [*stream.views, *more]
        for seen in views:
            assert seen["me"] == (who if who < 4 else None)
            true = tables[seen["version"]]
            seat = true.deal.seat_of(who) if who < 4 and true.deal else None
            checked += check_view(seen, true, seat)
            if who >= 4 and true.playing:
                assert seen["deal"]["view"] is None, "spectators see this table after the deal"
        stream.close()
    assert checked > 1000
    for browser in everybody:
        before = [chunk for chunk in browser.held if b'"seed":"' not in chunk]
        assert all(seed.encode() not in chunk for chunk in before), "the seed in something that shows no finished deal"
    assert [payload["action"][0] for _, _, kind, payload in truth["events"] if kind == "acted"].count("play") > 0


def test_who_pauses_at_a_table_of_five_sees_what_a_spectator_sees(server, maker):
    made = maker.table({"rules": "steirisch", "places": 5, "pace": 0}, 5, seed=seed_for("steirisch", "rufer"))
    browsers = [Browser(server.port, {"gast": cookie}) for cookie in made["cookies"]]
    streams = [browser.stream(made["id"]) for browser in browsers]
    play(made["id"], browsers, streams, wanting("rufer"))
    tables = truth_by_version(maker.truth(made["id"])["events"])
    paused = 0
    for who, stream in enumerate(streams):
        for seen in stream.views:
            true = tables[seen["version"]]
            seat = true.deal.seat_of(who) if true.deal else None
            check_view(seen, true, seat)
            if true.playing and seat is None:
                paused += 1
                assert seen["deal"]["view"]["hand"] == []
        stream.close()
    assert paused > 20

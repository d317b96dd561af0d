"""Whole deals through the page: a Rufer, a Bettler ouvert, a Farben-Sechser, Trischaken with Spritzer, two Besserrufer."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.table.conftest import Sit
from tests.browser.table.prepared import prepare
from tests.browser.table.seat import Seat, shown

pytestmark = pytest.mark.browser
QUICK = {"pace": 0, "away": 0}


def settled(seat: Seat) -> None:
    """What the page shows is what the server computed; the sums are zero."""
    seat.wait_for("finished")
    result = seat.view()["deal"]["result"]
    assert sum(result["points"]) == sum(result["cash"]) == 0
    assert seat.paid() == [shown(amount) for amount in result["points"]]
    rows = seat.page.locator(".pays .why-row")
    assert rows.count() == len(result["items"])
    for row, item in zip(rows.all(), result["items"], strict=True):
        assert item["why"] in row.inner_text()


def test_a_whole_rufer(server: Server, sit: Sit) -> None:
    """Field 46: whose turn it is and the called king are stated in text all the time."""
    table = prepare(server.data, "bid:rufer", rules="steirisch", **QUICK)
    seat = sit(table, 0)
    seat.wait()
    option = seat.page.locator('[data-act="bid:rufer"]')
    expect(option).to_contain_text("1")
    option.click()
    expect(seat.page.locator(".told")).to_contain_text("Gewonnen und verloren 1 Punkt je Kopf")
    seat.page.locator('[data-confirm="bid:rufer"]').click()
    phases = []

    def look(phase: str) -> None:
        phases.append(phase)
        assert seat.page.locator("#turn").inner_text().strip()
        assert "Rufer" in seat.state
        if phase in ("talon", "discard", "announcing", "play"):
            assert "König" in seat.state

    seat.play_on(look)
    assert [p for n, p in enumerate(phases) if p not in phases[:n]] == ["calling", "talon", "discard", "announcing", "play"]
    settled(seat)
    seat.page.get_by_role("button", name="Alle Blätter").click()
    assert seat.page.locator(".dealt .card").count() == 54


def test_a_bettler_ouvert(server: Server, sit: Sit) -> None:
    """All hands lie open after the first trick, with the cards' names."""
    seat = sit(prepare(server.data, "bid:bettler-ouvert", rules="wien", **QUICK), 0)
    seat.wait()
    seat.bid("bettler-ouvert")
    opened = []

    def look(phase: str) -> None:
        hands = seat.page.locator(".open-hand").count()
        opened.append(hands)
        if hands:
            assert seat.page.locator(".open-hand svg[aria-label]").count() > 9

    seat.play_on(look)
    assert 3 in opened
    settled(seat)


def test_a_farben_sechser(server: Server, sit: Sit) -> None:
    """FRO-15: as the first word, with all six talon cards; six are put away and six suit cards stay."""
    seat = sit(prepare(server.data, "bid:farbensechser", rules="frohnleiten", **QUICK), 0)
    seat.wait()
    assert "4 / −8" in seat.page.locator('[data-act="bid:farbensechser"]').inner_text()
    seat.bid("farbensechser")
    seat.wait_for("discard")
    assert len(seat.hand) == 18
    expect(seat.page.locator(".slip")).to_contain_text("Mindestens 6 Farbkarten bleiben")
    barred = seat.page.locator(".hand .card.barred").first
    barred.click(position={"x": 14, "y": 14}, force=True)
    expect(seat.page.locator(".slip .reason")).not_to_be_empty()
    seat.play_on()
    settled(seat)


def test_trischaken_with_spritzer(server: Server, sit: Sit) -> None:
    """FRO-02 to FRO-04: Vorhand chooses how it is played, then whoever likes spritzes."""
    seat = sit(prepare(server.data, "bid:trischaken", rules="frohnleiten", **QUICK), 0)
    seat.wait()
    seat.bid("trischaken")
    seat.wait_for("options")
    assert seat.page.locator(".option").count() == 4
    seat.page.get_by_role("button", name="ohne Stichzwang").first.click()
    seat.page.locator(".confirm").click()
    seat.wait_for("spritzer")
    seat.page.locator('[data-act="spritz:true"]').click()
    seat.wait_for("play")
    assert "Spritzer" in seat.state
    assert "Anna" in seat.state
    seat.play_on()
    settled(seat)
    assert "Spritzer" in seat.page.locator(".pays").inner_text()


def test_two_bid_a_besserrufer_and_name_their_birds(server: Server, sit: Sit) -> None:
    """MV-32: several may bid it; the birds are named, and the higher one plays."""
    table = prepare(server.data, "birds:besserrufer", persons=2, rules="mostviertel", **QUICK)
    anna, berta = sit(table, 0), sit(table, 1)
    anna.wait()
    assert "Besserrufer von Berta" in anna.state
    anna.bid("besserrufer")
    if berta.wait() == "auction":
        berta.say("weiter")
    for seat in (anna, berta):  # Vorhand first
        seat.wait_for("birds")
        assert seat.wait() == "birds"
        seat.decide()
    expect(anna.whole).not_to_have_attribute("data-phase", "birds")
    player = "Anna" if "Anna spielt Besserrufer" in anna.state else "Berta"
    assert f"{player} spielt Besserrufer" in berta.state
    for _ in range(60):
        if anna.phase == "finished":
            break
        for seat in (anna, berta):
            if seat.mine:
                seat.decide()
        anna.page.wait_for_timeout(30)
    settled(anna)
    settled(berta)

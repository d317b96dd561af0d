"""Whole deals through the page: a Rufer, a Bettler ouvert, a Farben-Sechser, a Trischaken with Spritzer, a Besserrufer.

On the way: field reports 46, 47 and 49 (turn, call and announcements in words; bids with their worth; names of cards).
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tarock.cards import cards_of
from tarock.deal import discard_choice
from tests.browser.table import plans
from tests.browser.table.conftest import Devices
from tests.browser.table.laid import Clerk, Course, hand
from tests.browser.table.screen import Screen

pytestmark = pytest.mark.browser


def at_the_settlement(screen: Screen) -> None:
    """What is shown is what the server reckons, item by item, and the sums are zero."""
    screen.play_out()
    view = screen.laid.client(0).view(screen.laid.id)
    result = view["deal"]["result"]
    for ledger in ("points", "cash"):
        assert sum(result[ledger]) == 0
    assert screen.sums("points") == result["points"]
    if result["points"] != result["cash"]:
        assert screen.sums("cash") == result["cash"]
    reasons = screen.page.locator(".pays .why-row")
    expect(reasons).to_have_count(len(result["items"]))
    for n, item in enumerate(result["items"]):
        expect(reasons.nth(n)).to_contain_text(item["why"])
    screen.page.get_by_role("button", name="Alle Blätter").click()
    expect(screen.page.locator(".dealt svg[aria-label]")).to_have_count(54)


def in_words(screen: Screen, *sentences: str) -> None:
    """The state of the game as text, not as a colour or a picture (field 46)."""
    for sentence in sentences:
        expect(screen.state).to_contain_text(sentence)


def test_a_whole_rufer(devices: Devices, clerk: Clerk) -> None:
    course = plans.rufer()
    screen = devices.at(clerk.lay(course), 0)
    screen.play_to(course.index("weiter", 1))
    expect(screen.turn).to_contain_text("Am Zug: Cilli (Lizitation)")
    expect(screen.page.locator('.plate[data-seat="2"]')).to_contain_text("am Zug")
    screen.play_to(course.index("bid"))
    screen.ready()
    each_bid_says_what_it_is_worth(screen)
    screen.play_to(course.index("call"))
    in_words(screen, "Anna spielt Rufer")
    screen.play_to(course.index("take-half"))
    called = card_name(screen, course.actions[course.index("call")][2])
    in_words(screen, f"gerufen: {called}", "Partner unbekannt")
    expect(screen.page.locator(".half")).to_have_count(2)
    expect(screen.page.locator(".half svg")).to_have_count(6)
    screen.play_to(course.index("discard"))
    barred_cards_say_why(screen, course)
    screen.play_to(course.index("kontra"))
    in_words(screen, "Angesagt: Pagat (Anna)")
    screen.play_to(course.index("kontra", 1))
    in_words(screen, "Auf das Spiel: Kontra ×2 (Bert)")
    screen.play_to(course.index("play"))
    in_words(screen, "Auf das Spiel: Re ×4 (Anna)", f"gerufen: {called}")
    expect(screen.turn).to_contain_text("Bitte ausspielen")
    screen.play_to(course.index("play", 9))
    screen.shows(screen.version())
    the_last_trick_can_be_looked_at(screen, course, 2)
    at_the_settlement(screen)
    expect(screen.slip).to_contain_text("Rufer: Anna mit")


def each_bid_says_what_it_is_worth(screen: Screen) -> None:
    """Field 47: won and lost, before it is said."""
    rules = screen.page.evaluate("() => document.querySelector('tarock-table').data.rules.contracts")
    for game in rules:
        option = screen.control(f"bid:{game['id']}")
        expect(option.locator(".name")).to_have_text(game["name"])
        if game["kind"] != "trischaken":
            expect(option.locator(".worth")).to_have_text(game["worth"])
    screen.control("bid:dreier").click()
    expect(screen.page.locator(".told")).to_contain_text("Gewonnen und verloren 5 Punkte je Kopf")
    screen.control("bid:dreier").click()
    expect(screen.control("bid:sechserdreier")).to_have_attribute("aria-disabled", "true")
    screen.control("bid:sechserdreier").click(force=True)
    expect(screen.page.locator(".told")).to_contain_text("Gewonnen 4 Punkte je Kopf, verloren 8 Punkte")
    expect(screen.page.locator(".told .reason")).to_contain_text("erstes Wort")
    expect(screen.page.locator(".told [data-confirm]")).to_have_count(0)
    screen.control("bid:sechserdreier").click(force=True)


def barred_cards_say_why(screen: Screen, course: Course) -> None:
    """Every card that may not be put away is marked as such, and says the reason when it is tapped."""
    screen.ready()
    state = course.states[course.index("discard")]
    choice = discard_choice(state)
    assert choice is not None
    barred = state.hands[0] & ~(choice.must | choice.may)
    assert barred
    reason = screen.page.locator(".slip .reason")
    for card in cards_of(barred):
        expect(screen.card(card)).to_have_attribute("aria-label", f"{card_name(screen, card)}, jetzt nicht erlaubt")
        screen.tap_card(card)
        expect(reason).to_contain_text(".")
        expect(screen.page.locator(".chosen")).to_have_attribute("data-count", "0")
    free = next(iter(cards_of(choice.must | choice.may)))
    screen.tap_card(free)
    expect(reason).to_have_count(0)
    expect(screen.page.locator(".chosen")).to_have_attribute("data-count", "1")
    screen.page.locator(f'.chosen [data-card="{free}"]').click()  # and back again
    expect(screen.page.locator(".chosen")).to_have_attribute("data-count", "0")


def the_last_trick_can_be_looked_at(screen: Screen, course: Course, number: int) -> None:
    """Where the set lets it: the four cards of the last trick, who played them, whose it is; no other trick."""
    screen.page.locator('[data-tool="last"]').click()
    trick = course.end.tricks[number - 1]
    shown = screen.page.locator("dialog[open] .last-trick")
    expect(shown.locator("svg[aria-label]")).to_have_count(4)
    for card in trick.cards:
        expect(shown.locator(f'[data-card="{card}"]')).to_be_visible()
    expect(shown).to_contain_text(f"{number}. Stich: {screen.name(trick.winner)}")
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator("dialog[open]")).to_have_count(0)


def card_name(screen: Screen, card: int) -> str:
    return str(screen.page.evaluate("card => document.querySelector('tarock-table').data.rules.cards[card]", card))


def test_a_whole_bettler_ouvert(devices: Devices, clerk: Clerk) -> None:
    """After the first trick all cards lie open, by name; a lost Bettler ends early, then all hands can be seen."""
    course = plans.bettler_ouvert()
    screen = devices.at(clerk.lay(course), 0)
    screen.play_to(course.index("bid", 1))
    in_words(screen, "Höchstes Gebot: Piccolo von Cilli")
    expect(screen.control("bid:piccolo")).to_have_attribute("aria-disabled", "true")
    screen.play_to(course.index("play"))
    in_words(screen, "Anna spielt Bettler ouvert")
    screen.play_to(course.index("play", 3))
    expect(screen.page.locator(".open-hand")).to_have_count(0)
    screen.play_to(course.index("play", 9))
    screen.shows(screen.version())
    state = course.states[course.index("play", 9)]
    for seat in (1, 2, 3):
        opened = screen.page.locator(f'.open-hand[data-seat="{seat}"]')
        expect(opened).to_contain_text(screen.name(seat))
        names = opened.locator("[aria-label]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
        for card in hand(state, seat):
            assert any(card_name(screen, card) in name for name in names), (seat, card)
    at_the_settlement(screen)
    expect(screen.slip).to_contain_text("verloren")


def test_a_whole_farben_sechser(devices: Devices, clerk: Clerk) -> None:
    """FRO-15, FRO-16: as the first word; all six talon cards; tarocks are put away, and tarock does not trump."""
    course = plans.farbensechser()
    screen = devices.at(clerk.lay(course, rules="frohnleiten"), 0)
    screen.ready()
    expect(screen.control("bid:farbensechser").locator(".worth")).to_have_text("4 / −8")
    screen.play_to(course.index("discard"))
    in_words(screen, "Anna spielt Farben-Sechser-Dreier", "Tarock sticht nicht")
    screen.ready()
    assert len(screen.cards()) == 18
    expect(screen.slip).to_contain_text("Mindestens 6 Farbkarten bleiben")
    barred_cards_say_why(screen, course)
    screen.play_to(course.index("play"))
    assert len(screen.cards()) == 12
    away = set(course.actions[course.index("discard")][2])
    assert not away & set(screen.cards())
    at_the_settlement(screen)
    expect(screen.slip).to_contain_text("Farben-Sechser-Dreier: Anna")


def test_a_whole_trischaken_with_spritzer(devices: Devices, clerk: Clerk) -> None:
    """FRO-02 to FRO-05: Vorhand chooses Stichzwang and talon, then everybody is asked for a Spritzer."""
    course = plans.trischaken()
    screen = devices.at(clerk.lay(course, rules="frohnleiten"), 0)
    screen.play_to(course.index("options"))
    screen.ready()
    expect(screen.page.locator(".option")).to_have_count(4)
    screen.play_to(course.index("spritz"))
    in_words(screen, "ohne Stichzwang", "Talon zum letzten Stich")
    screen.play_to(course.index("play"))
    in_words(screen, "Spritzer: Anna und Cilli")
    expect(screen.page.locator('.plate[data-seat="2"]')).to_contain_text("Spritzer")
    at_the_settlement(screen)
    expect(screen.page.locator(".pays")).to_contain_text("gespritzt")


def test_a_whole_besserrufer_with_three_bidders(devices: Devices, clerk: Clerk) -> None:
    """MV-32, MV-34: three bid it, each names a bird, the highest plays. MV-14: nobody looks at a taken trick."""
    course = plans.besserrufer()
    screen = devices.at(clerk.lay(course, rules="mostviertel"), 0)
    screen.play_to(course.index("bid", 2))
    in_words(screen, "Höchstes Gebot: Besserrufer von Bert und Cilli")
    screen.play_to(course.index("name-bird", 2))
    in_words(screen, "Bert, Cilli und Anna bieten Besserrufer")
    screen.ready()
    for seat in (1, 2):
        named = course.actions[course.index("name-bird", seat - 1)][2]
        expect(screen.page.locator(f'.plate[data-seat="{seat}"] .bubble')).to_contain_text(named.capitalize())
    own = {card for card in hand(course.states[0], 0) if card in plans.BIRDS}
    assert screen.page.locator(".option:not(.barred)").count() <= len(own)
    screen.play_to(course.index("call"))
    in_words(screen, "Anna spielt Besserrufer")
    screen.play_to(course.index("play", 9))
    screen.shows(screen.version())
    expect(screen.page.locator('[data-tool="last"]')).to_have_count(0)
    tricks = screen.laid.client(0).view(screen.laid.id)["deal"]["view"]["tricks"]
    assert [cards for _, cards, *_ in tricks[:-1]] == [[]] * (len(tricks) - 1)
    at_the_settlement(screen)

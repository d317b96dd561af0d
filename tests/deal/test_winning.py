"""Why a trick goes to whom, in a sentence."""

from random import Random

import pytest

from tarock.cards import PAGAT, card_name, parse_cards
from tarock.deal import why_won
from tarock.rules import builtin_ids, load
from tests.deal.random_play import random_deal, random_steps
from tests.deal.table import playing


@pytest.mark.parametrize(
    ("rules_id", "contract", "cards", "code", "sentence"),
    [
        ("steirisch", "dreier", "HB H1 HK H4", "won-highest-suit", "Herz-König ist die höchste Karte in Herz."),
        ("steirisch", "dreier", "HB II HK H4", "won-only-tarock", "Uhu sticht als einziges Tarock."),
        ("steirisch", "dreier", "V II XX H4", "won-highest-tarock", "Tarock zwanzig ist das höchste Tarock."),
        ("steirisch", "dreier", "HB II HK XX", "won-highest-tarock", "Tarock zwanzig ist das höchste Tarock."),
        (
            "steirisch",
            "dreier",
            "H4 K1 PK T7",
            "won-only-suit",
            "Herz-Vier bleibt: Herz hat sonst niemand zugegeben, Tarock liegt keines.",
        ),
        (
            "steirisch",
            "farbendreier",
            "HB XXI HD H4",
            "won-suit-game",
            "Herz-Dame ist die höchste Karte in Herz; Tarock sticht im Farbenspiel nicht.",
        ),
        ("mostviertel", "dreier", "XXI Sk I H4", "won-maerchenstich", "Märchenstich: Pagat nimmt Sküs und Mond."),
    ],
)
def test_the_reason_names_the_card_and_what_makes_it_win(rules_id, contract, cards, code, sentence):
    """MV-17 among them."""
    reason = why_won(playing(rules_id, contract), tuple(parse_cards(cards)))
    assert (reason.code, reason.sentence("de")) == (code, sentence)
    assert reason.clause
    assert reason.sentence("en")


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_every_trick_has_a_reason_that_names_its_winner(rules_id):
    rng = Random(2)
    for _ in range(30):
        *_, state = random_steps(random_deal(load(rules_id), rng), rng)
        for trick in state.tricks:
            reason = why_won(state, trick.cards)
            card = trick.cards[(trick.winner - trick.leader) % 4]
            if reason.code == "won-maerchenstich":
                assert card == PAGAT
            else:
                assert reason.params["card"] == (card_name(card, "de"), card_name(card, "en"))

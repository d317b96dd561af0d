"""All numbers of the rule-of-thumb player, in one place. Points are thirds, chances 0..1, the rest scales of worth.

The bidding tables are logistic: chance = 1 / (1 + e^−(Σ weight · feature)), fitted on deals that the player played
itself with every contract and rounded; see `hand.Features` for the features.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Weights:
    """The numbers behind every thumb; another player is another instance."""

    # chances in a trick
    over_again: float = 0.4  # of beating whoever has just beaten
    friend_wish: float = 0.25
    enemy_wish: float = 0.85
    duck_wish: float = 0.3
    usual_card: float = 3.0  # what others add to a trick
    lead_is_worth: float = 1.0

    # cards kept, positive games; plain ranks: pip, Bube, Cavall, Dame, König
    keep_plain: tuple[float, ...] = (0.0, 0.5, 1.0, 3.0, 6.0)
    bare: float = 0.5
    keep_tarock_low: float = 3.0
    keep_tarock_high: float = 8.0
    keep_tarock_rest: float = 2.0
    keep_master: float = 2.0
    trull_risk: float = 3.0
    bird_hope: float = 5.0
    bird_needs: float = 1.0
    bird_most: float = 20.0
    bird_pledged: float = 10.0

    # leads
    drawn: float = 0.4
    lead_drawn: float = 6.0
    draw_declarer: float = 3.0
    draw_partner: float = 1.5
    partner_leads_tarock: float = 0.0
    draw_most: float = 4.0
    defender_leads_tarock: float = 4.0
    lead_short: float = 2.0
    lead_suit_length: float = 0.2
    lead_to_partner: float = 2.0
    called_king_wins: float = 0.75
    lead_called_king: float = 1.0
    lead_to_enemy_king: float = 3.0
    force_declarer: float = 4.0

    # Farbenspiele
    suit_master: float = 3.0
    suit_rest: float = 1.0
    suit_length: float = 1.0
    lead_length: float = 0.8
    lead_master: float = 2.0

    # negative games
    own_trick: float = 100.0
    own_danger: float = 10.0
    their_trick: float = 60.0
    low_lead: float = 6.0
    unload: float = 5.0
    keep_lead: float = 1.0

    # Trischaken
    sure: float = 0.95
    trischaken_lead: float = 1.0
    trischaken_unload: float = 7.0
    trischaken_points: float = 0.5
    trischaken_high: float = 1.0
    trischaken_low: float = 5.0
    trischaken_heads: float = 3.0

    # call, talon half, discard
    call_length: tuple[float, ...] = (2.0, 4.0, 3.0, 1.0, 0.0)
    call_queen: float = 1.5
    half_points: float = 0.3
    give_up_below: float = 0.1
    worth_tarock: tuple[float, ...] = (0.0, 3.0, 1.0, 3.0, 8.0, 8.0, 2.0, 4.0)
    worth_suit: tuple[float, ...] = (0.0, 10.0, 7.0, 3.0, 3.0, 4.0, 3.0, 0.0)
    discard_points: float = 0.6
    keep_low_tarocks: float = 2.0
    loser_card: float = 1.5
    called_suit_void: float = 3.0

    # announcements and kontra
    announce_from: float = 0.7
    bird_of_others: float = 0.8
    ultimo: tuple[float, ...] = (0.05, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
    all_kings: float = 0.75
    all_trull: float = 0.85
    count_step: float = 0.012
    valat_from: int = 46
    valat_masters: int = 6
    valat_sure: float = 0.75
    kontra_from: float = 0.62
    kontra_step: float = 0.06
    kontra_low: float = 0.85
    stop_cards: float = 0.8

    # the auction
    bid_from: float = 0.3
    win: Mapping[str, tuple[float, ...]] = field(default_factory=lambda: _WIN)
    bird: tuple[float, ...] = (-5.06, 0.51, 0.08, 0.21, 0.45, -0.03, -0.02, 0.16, -0.25)
    stop_bird: tuple[float, ...] = (-1.2, 0.32, -0.02, 0.13, 0.38, -0.01, -0.05, -0.16)
    defence: Mapping[str, tuple[float, ...]] = field(default_factory=lambda: _DEFENCE)
    trischaken: tuple[float, ...] = (-9.5, 0.76, -0.12, 0.7, 1.02, 1.0, 0.32)


# Rows by `hand.way`: what is played for, the partner (or the tricks), the talon (or open hands).
_WIN: Mapping[str, tuple[float, ...]] = {
    "positive called half": (-1.33, 0.36, 0.13, 0.3, 0.78, 0.35, 0.03, -0.14),
    "positive called none": (-3.31, 0.35, 0.12, 0.07, 0.61, 0.55, -0.07, 0.04),
    "positive none six": (-3.84, 0.43, 0.18, 0.35, 0.58, 0.5, 0.09, 0.1),
    "positive none half": (-7.54, 0.59, 0.1, 0.25, 0.86, 0.74, 0.03, 0.65),
    "positive none none": (-12.91, 0.68, 0.01, 0.15, 1.15, 0.68, -0.03, 1.41),
    "suit none six": (-2.52, 0.93, 0.92, 0.58, 0.43, 0.13, -0.23, -0.17),
    "suit none half": (-4.31, 1.25, 0.84, 0.68, 0.23, 0.19, -0.04, -0.18),
    "suit none none": (-10.42, 1.52, 0.88, 0.91, -0.06, 0.69, 0.43, -0.01),
    "negative 0": (3.68, -0.89, 0.62, -1.96, -0.77, -1.81, -2.53),
    "negative 1": (3.46, -0.17, -0.67, -1.48, -0.71, 0.22, -0.64),
    "negative 2": (1.12, -0.17, -0.06, -0.5, -0.36, -0.41, -0.19),
    "negative 0 open": (3.22, -0.85, 0.31, -1.68, -0.66, -1.86, -2.65),
    "negative 1 open": (2.34, -0.17, -0.46, -1.05, -0.54, -0.1, -1.0),
    "negative 2 open": (1.5, 0.12, -0.49, -0.48, -0.53, -0.24, -0.42),
}

# The chance that the declarer loses, by an opponent's hand (`hand.tarock_features`).
_DEFENCE: Mapping[str, tuple[float, ...]] = {
    "positive called half": (-4.24, 0.09, -0.03, 0.22, 0.69, 0.12, 0.02, 1.01),
    "positive called none": (-1.48, 0.05, 0.04, 0.13, 0.51, 0.23, 0.01, 0.77),
    "positive none six": (-1.2, 0.08, 0.0, 0.14, 0.55, 0.12, 0.04, 0.61),
    "positive none half": (-0.59, 0.08, 0.0, 0.14, 0.55, 0.12, 0.04, 0.61),
    "positive none none": (-0.5, 0.22, 0.02, 0.17, 0.59, 0.18, -0.05, 0.16),
    "suit none six": (-1.0, -0.06, -0.02, 0.01, 0.09, 0.67, 0.47, 0.01),
    "suit none half": (-1.0, -0.06, -0.02, 0.01, 0.09, 0.67, 0.47, 0.01),
    "suit none none": (-0.5, 0.02, -0.08, -0.02, 0.3, 0.67, 0.51, -0.21),
}

WEIGHTS = Weights()

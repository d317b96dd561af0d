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
    announce_from: float = 0.72
    bird_of_others: float = 0.8
    ultimo: tuple[float, ...] = (0.05, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
    all_kings: float = 0.5
    all_trull: float = 0.85
    count_step: float = 0.012
    valat_from: int = 46
    valat_masters: int = 8
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
    lies: Mapping[str, tuple[float, ...]] = field(default_factory=lambda: _LIES)
    defence: Mapping[str, tuple[float, ...]] = field(default_factory=lambda: _DEFENCE)
    trischaken: tuple[float, ...] = (-9.5, 0.76, -0.12, 0.7, 1.02, 1.0, 0.32, 0.0)


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
    "negative 0": (3.2, -0.68, -0.46, -1.5, -0.53, -2.06, -1.84, 0.0),
    "negative 1": (0.5, -0.31, 0.2, -1.16, -0.3, -0.73, -0.91, -0.06),
    "negative 2": (-1.47, -0.03, 0.07, -0.93, -0.19, 0.0, -0.06, 0.57),
    "negative 0 open": (2.3, -0.54, -0.68, -1.19, -0.43, -1.68, -2.37, 0.0),
    "negative 1 open": (0.4, -0.52, 0.33, -1.39, -0.31, -0.79, -1.43, 0.59),
    "negative 2 open": (-1.4, -0.16, 0.46, -1.04, -0.27, 0.0, -0.38, 0.64),
}

# The chance to win when the hand is complete, before the first card (`hand.features` of the twelve cards then).
_LIES: Mapping[str, tuple[float, ...]] = {
    "positive called half": (-2.29, 0.43, 0.01, 0.17, 0.72, 0.06, 0.07, -0.16),
    "positive called none": (-1.0, 0.1, 0.1, 0.2, 0.2, 0.1, 0.0, 0.2),
    "positive none six": (-9.42, 0.67, 0.23, 0.53, 0.9, 0.55, 0.42, 0.5),
    "positive none half": (-11.81, 0.77, 0.02, 0.39, 1.1, 0.67, 0.44, 0.83),
    "suit none half": (-6.79, 1.16, 1.09, 0.68, 0.1, 0.48, 0.13, -0.09),
    "suit none six": (-6.79, 1.16, 1.09, 0.68, 0.1, 0.48, 0.13, -0.09),
}

# The chance that the declarer loses, by an opponent's hand (`hand.tarock_features`), in games that were really bid.
_DEFENCE: Mapping[str, tuple[float, ...]] = {
    "positive called half": (-2.69, 0.13, 0.0, 0.13, 0.46, 0.07, 0.12, 0.4),
    "positive called none": (-1.38, 0.01, 0.04, 0.27, 0.22, 0.06, 0.06, 0.59),
    "positive none six": (-2.83, 0.06, 0.0, 0.09, 0.3, 0.0, 0.2, 0.68),
    "positive none half": (-1.23, 0.07, 0.0, 0.06, 0.23, 0.0, 0.04, 0.35),
    "positive none none": (-2.0, 0.22, 0.02, 0.17, 0.59, 0.18, 0.0, 0.16),
    "suit none six": (-1.5, -0.12, 0.06, 0.06, 0.14, 0.3, 0.4, 0.26),
    "suit none half": (-0.95, -0.12, 0.06, 0.06, 0.14, 0.3, 0.4, 0.26),
    "suit none none": (-1.5, -0.12, 0.06, 0.06, 0.14, 0.3, 0.4, 0.26),
}

WEIGHTS = Weights()

"""All numbers of the rule-of-thumb player, in one place. Points are thirds, chances 0..1, the rest scales of worth.

The bidding tables are logistic: chance = 1 / (1 + e^−(Σ weight · feature)), fitted on deals that the player played
itself with every contract and rounded; see `hand.Features` for the features.
"""

from __future__ import annotations

from dataclasses import dataclass


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


WEIGHTS = Weights()

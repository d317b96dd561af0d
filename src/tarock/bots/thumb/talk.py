"""Announcements and kontra: said when the chance is clearly better than the price."""

from __future__ import annotations

from tarock.bots.protocol import Choice
from tarock.bots.thumb.hand import chance_of_bird, chance_when_complete, logistic, tarock_features, way
from tarock.bots.thumb.knowledge import Knowledge
from tarock.bots.thumb.weights import Weights
from tarock.cards import KINGS_MASK, TAROCK_MASK, mask_of, size
from tarock.deal import GAME, announced_with
from tarock.deal.actions import Announce, Gut, Kontra
from tarock.rules import Bonus, Reason


def talk(k: Knowledge, weights: Weights) -> Choice:
    """The next word of the turn: an announcement, a kontra, or „Gut!“."""
    for action in k.view.legal:
        if isinstance(action, Announce):
            bonus = k.rules.bonuses[action.item]
            if announce_chance(k, weights, bonus) >= weights.announce_from:
                return Choice(action, Reason("thumb-announce", {"bonus": bonus.name}))
    for action in k.view.legal:
        if isinstance(action, Kontra) and _kontra(k, weights, action):
            return Choice(action, Reason(_kontra_code(k, action), {"item": _item_name(k, action.item)}))
    gut = next((a for a in k.view.legal if isinstance(a, Gut)), None)
    if gut is None:  # a bird game whose bird is due
        birds = [a for a in k.view.legal if isinstance(a, Announce) and a.item in k.contract.birds]
        bird = max(birds, key=lambda a: announce_chance(k, weights, k.rules.bonuses[a.item]))
        return Choice(bird, Reason("thumb-bird-named", {"bonus": k.rules.bonuses[bird.item].name}))
    first = k.seat in k.declarers and not any(s.seat == k.seat and s.kind == "gut" for s in k.view.talk)
    return Choice(gut, Reason("thumb-lie" if first else "thumb-gut"))


def _item_name(k: Knowledge, item: str) -> str:
    return k.rules.bonuses[item].name if item in k.rules.bonuses else k.contract.name


def announce_chance(k: Knowledge, weights: Weights, bonus: Bonus) -> float:
    """The chance to make a bonus that would be announced now."""
    return _CHANCES[bonus.test](k, weights, bonus) if bonus.test in _CHANCES else 0.0


def _bird(k: Knowledge, weights: Weights, bonus: Bonus) -> float:
    if k.seat not in k.declarers:
        return chance_of_bird(weights, k.view.hand, bonus.trick or 12) * weights.bird_of_others
    return chance_of_bird(weights, k.view.hand, bonus.trick or 12)


def _ultimo(k: Knowledge, weights: Weights, bonus: Bonus) -> float:
    """The king lives to the last trick beside many tarocks of its own."""
    return weights.ultimo[min(size(k.view.hand & TAROCK_MASK), len(weights.ultimo) - 1)]


def _cards(k: Knowledge, weights: Weights, bonus: Bonus) -> float:
    """All the cards in one pile: by how many the seat holds itself, the called king counting as half held."""
    cards = mask_of(bonus.cards)
    mine = size(cards & (k.view.hand | k.view.discard))
    if k.seat == k.declarer and k.view.called is not None and cards >> k.view.called & 1:
        mine += 1
    missing = len(bonus.cards) - mine
    if missing:
        return 0.0
    return weights.all_kings if cards == KINGS_MASK else weights.all_trull


def _count(k: Knowledge, weights: Weights, bonus: Bonus) -> float:
    """Many more points than needed to win: far fewer of the hands that win reach it."""
    if k.seat not in k.declarers:
        return 0.0
    beyond = (bonus.at_least or 0) - k.rules.table.win_limit
    return chance_when_complete(weights, k.contract, k.view.hand) - weights.count_step * beyond


def _valat(k: Knowledge, weights: Weights, bonus: Bonus) -> float:
    """Only with a hand that can lose no trick."""
    if k.seat not in k.declarers:
        return 0.0
    losers = size(k.view.hand & ~TAROCK_MASK & ~KINGS_MASK)
    tarocks = k.view.hand & TAROCK_MASK
    masters = size(tarocks & -(1 << weights.valat_from))
    return weights.valat_sure if not losers and masters >= weights.valat_masters else 0.0


_CHANCES = {"bird": _bird, "ultimo": _ultimo, "cards": _cards, "count": _count, "all-tricks": _valat}


def _kontra(k: Knowledge, weights: Weights, action: Kontra) -> bool:
    """Whether a kontra (or an answer to one) is worth saying."""
    level = 1 + sum(s.kind == "kontra" and s.item == action.item for s in k.view.talk)
    needed = min(weights.kontra_from + weights.kontra_step * level, 0.97)
    return _kontra_chance(k, weights, action) >= needed


def _kontra_chance(k: Knowledge, weights: Weights, action: Kontra) -> float:
    if k.contract.kind == "negative":
        mine = chance_when_complete(weights, k.contract, k.view.hand)
        return mine if k.seat in k.declarers else weights.kontra_low * mine
    if action.item != GAME:
        return _against_bonus(k, weights, k.rules.bonuses[action.item])
    if k.seat in k.declarers:
        return chance_when_complete(weights, k.contract, k.view.hand)
    row = weights.defence.get(way(k.contract))
    if row is None:
        return 0.0
    chance = logistic(row, tarock_features(k.view.hand))
    return 1 - chance if k.on_declarers_side else chance


def _against_bonus(k: Knowledge, weights: Weights, bonus: Bonus) -> float:
    """A bird is stopped by many tarocks; other announcements are left alone unless the own hand forbids them."""
    names = announced_with(k.rules, bonus.id)
    enemy = 1 - k.friends[next(s.seat for s in k.view.talk if s.kind == "announce" and s.item in names)]
    if bonus.test == "cards":
        return enemy * weights.stop_cards * (size(mask_of(bonus.cards) & k.view.hand) > 1)
    if bonus.test == "bird":
        return enemy * logistic(weights.stop_bird, tarock_features(k.view.hand))
    return 0.0


def _kontra_code(k: Knowledge, action: Kontra) -> str:
    declarers = k.seat in k.declarers or k.on_declarers_side
    return "thumb-re" if declarers else "thumb-kontra"

"""Chains of words: an announcement, Kontra, Re, Sub, each answering the one before it.

In positive games there is a chain for every item (MV-53), in negative games one for each opponent and declarer. Where a
bonus implies another, announcing it announces both, and a kontra on the implied one hits it too (MV-51).
"""

from __future__ import annotations

from functools import lru_cache

from tarock.deal.state import GAME, Said, State
from tarock.rules import RuleSet

Chain = tuple[tuple[int, Said], ...]
"""Words with their place in `State.talk`."""


def item_chain(state: State, item: str) -> Chain:
    """The words on one item of a positive game, each with its place in `talk`: the announcement, then kontras.

    The game itself counts as announced by the declarer before everything (place -1), a bonus also where it was not
    named but another one that implies it. Empty where nobody has announced the item.
    """
    chain = list(_announcement(state, item))
    if not chain:
        return ()
    levels, hit = state.rules.announcements.levels, _kontras_on(state, item, chain[0][1].seat)
    for i, said in enumerate(state.talk):
        due = levels[len(chain) - 1] if len(chain) <= len(levels) else None
        if said.kind == "kontra" and (said.item == item or (said.item in hit and said.level == due)):
            chain.append((i, said))
    return tuple(chain)


def _announcement(state: State, item: str) -> Chain:
    """The word that announced an item, by its own name if there is one such word."""
    if item == GAME:
        return ((-1, Said(state.declarer, "announce", GAME)),)
    names = announced_with(state.rules, item)
    places = [(i, said) for i, said in enumerate(state.talk) if said.kind == "announce" and said.item in names]
    return tuple([place for place in places if place[1].item == item] or places[:1])


def _kontras_on(state: State, item: str, announcer: int) -> frozenset[str]:
    """The bonuses that `item` implies, announced by the same seat: a kontra on one of them is one on `item` too."""
    found, implied = set(), item if item == GAME else state.rules.bonuses[item].implies
    while implied and implied != GAME:
        if any(said.seat == announcer for _, said in _announcement(state, implied)):
            found.add(implied)
        implied = state.rules.bonuses[implied].implies
    return frozenset(found)


@lru_cache(maxsize=1024)
def announced_with(rules: RuleSet, item: str) -> frozenset[str]:
    """The bonuses whose announcement also announces `item`: itself and whatever implies it (MV-51)."""
    found = {item}
    while more := {b.id for b in rules.bonuses.values() if b.implies in found} - found:
        found |= more
    return frozenset(found)


def pair_chain(state: State, opponent: int, declarer: int) -> Chain:
    """The words between one opponent and one declarer of a negative game, as in `item_chain`.

    A Re that answers the kontras of all (MV-53) also answers those that come after it.
    """
    chain: list[tuple[int, Said]] = [(-1, Said(declarer, "announce", GAME))]
    levels = state.rules.announcements.levels
    to_all: list[tuple[int, Said]] = []
    for i, said in enumerate(state.talk):
        if said.kind != "kontra":
            continue
        answers = levels.index(said.level) % 2 == 1  # in a Bei a declarer may kontra as well as answer
        if said.seat == declarer and said.against is None:
            to_all.append((i, said))
        of_opponent = said.seat == opponent and said.against == declarer and not answers
        of_declarer = said.seat == declarer and len(chain) > 1 and said.against in (opponent, None) and answers
        if said.seat == chain[-1][1].seat or len(chain) > len(levels) or not (of_opponent or of_declarer):
            continue
        chain.append((i, said))
        chain += [word for word in to_all if of_opponent and word[1].level == 2 * said.level]
    return tuple(chain)

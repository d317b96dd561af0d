"""What a game and a bonus are about and worth, in short."""

from __future__ import annotations

from tarock.rules import Bonus, Contract, RuleSet


def amount(rules: RuleSet, value: object) -> str:
    """A value of the tariff, short: `3`, `30 c`."""
    return f"{value} c" if rules.money.unit == "cents" else f"{value}"


def obliges(contract: Contract, lang: str) -> str:
    """What a game is about, as the rule set says it."""
    return contract.gloss.in_language(lang)


def worth(rules: RuleSet, contract: Contract) -> str:
    """Value of a game: `2`, `4/−8`, with its birds `1+2`."""
    if contract.birds:
        birds = sorted({rules.bonuses[b].announced for b in contract.birds})
        more = f"{birds[0]}" if len(birds) == 1 else f"{birds[0]}…{birds[-1]}"
        return amount(rules, f"{contract.value}+{more}")
    if contract.lost != contract.value:
        return amount(rules, f"{contract.value}/−{contract.lost}")
    return amount(rules, contract.value)


def bonus_worth(rules: RuleSet, contract: Contract, bonus: Bonus) -> str:
    """Announced value of a bonus in this game: `2`, or `×8` where it multiplies the game."""
    if bonus.kind == "valat" and rules.valat.mode == "factor":
        return f"×{bonus.announced}"
    factor = rules.announcements.solo_factor if contract.solo and bonus.solo_doubles else 1
    return amount(rules, bonus.announced * factor)

"""What was done, in words: the actions as they are called at the table, and the events of a deal."""

from __future__ import annotations

from collections.abc import Sequence

from tarock.cards import card_name
from tarock.deal import GAME, Action, Said, actions as a
from tarock.rules import Bonus, Contract, RuleSet

LEVELS = {2: "Kontra", 4: "Re", 8: "Sub", 16: "Mord"}


def amount(rules: RuleSet, value: object) -> str:
    """A value of the tariff, short: `3`, `30 c`."""
    return f"{value} c" if rules.money.unit == "cents" else f"{value}"


def item_name(rules: RuleSet, item: str, lang: str) -> str:
    """A bonus, or the game itself."""
    if item == GAME:
        return "the game" if lang == "en" else "Spiel"
    return rules.bonuses[item].name


def action_words(action: Action, rules: RuleSet, names: Sequence[str], lang: str, level: int = 2) -> str:
    """An action as it is said."""
    en = lang == "en"
    match action:
        case a.Forehand():
            return "Vorhand!"
        case a.HandOn():
            return "hand Vorhand on" if en else "Vorhand weitergeben"
        case a.Pass():
            return "Weiter!"
        case a.ThrowIn():
            return "throw in" if en else "zusammenwerfen"
        case a.Bid():
            return rules.contracts[action.contract].name
        case a.Hold():
            return "hold" if en else "halten"
        case a.Bei():
            return f"{rules.contracts[action.contract].name} Bei"
        case a.NameBird():
            return rules.bonuses[action.bird].name
        case a.Options():
            return options_words(action.stichzwang, action.talon, lang)
        case a.Spritz():
            return ("Spritzer!" if action.yes else "no Spritzer") if en else ("Spritzer!" if action.yes else "nein")
        case a.Call():
            return "den Vierten" if action.card is None else card_name(action.card, lang)
        case a.TakeHalf():
            return f"{'half' if en else 'Hälfte'} {'AB'[action.half]}"
        case a.GiveUp():
            return "give up (schleifen)" if en else "aufgeben (schleifen)"
        case a.Announce():
            return rules.bonuses[action.item].name
        case a.Kontra():
            return kontra_words(rules, action.item, level, action.against, names, lang)
        case a.Gut():
            return "Gut!"
        case a.Play():
            return card_name(action.card, lang)
        case a.Claim():
            return "the rest is mine" if en else "der Rest gehört mir"
        case a.Discard():
            return "discard" if en else "ablegen"


def options_words(stichzwang: bool, talon: str, lang: str) -> str:
    """The options of a Trischaken."""
    if lang == "en":
        last = "the talon to the last trick" if talon == "last" else "one talon card to each of the first six tricks"
        return f"{'with' if stichzwang else 'without'} Stichzwang, {last}"
    last = "Talon zum letzten Stich" if talon == "last" else "je eine Talonkarte zu den ersten sechs Stichen"
    return f"{'mit' if stichzwang else 'ohne'} Stichzwang, {last}"


def kontra_words(rules: RuleSet, item: str, level: int, against: int | None, names: Sequence[str], lang: str) -> str:
    """`Kontra auf Pagat`, `Kontra gegen Anna`, `Re`."""
    word = LEVELS.get(level, f"×{level}")
    if against is not None:
        return f"{word} {'against' if lang == 'en' else 'gegen'} {names[against]}"
    if item == GAME:
        return f"{word} ({item_name(rules, item, lang)})"
    return f"{word} {'on' if lang == 'en' else 'auf'} {item_name(rules, item, lang)}"


def said_words(said: Said, rules: RuleSet, names: Sequence[str], lang: str) -> str:
    """One word of the announcements."""
    if said.kind == "announce":
        return rules.bonuses[said.item].name
    if said.kind == "kontra":
        return kontra_words(rules, said.item, said.level, said.against, names, lang)
    return "Gut!"


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

"""Actions and bonuses as they are called at the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tarock.cards import card_name
from tarock.deal import GAME, Action, actions as a
from tarock.rules import RuleSet
from tarock.rules.words import KONTRA_LEVELS


def say(de: str, en: str, lang: str) -> str:
    """The text in the asked language."""
    return en if lang == "en" else de


def joined(names: Iterable[str], lang: str) -> str:
    """`Anna, Bert und Cilli`."""
    called = list(names)
    return (
        say(" und ", " and ", lang).join([", ".join(called[:-1]), called[-1]]) if len(called) > 1 else "".join(called)
    )


def item_name(rules: RuleSet, item: str, lang: str) -> str:
    """A bonus, or the game itself."""
    return say("Spiel", "the game", lang) if item == GAME else rules.bonuses[item].name


def action_words(action: Action, rules: RuleSet, names: Sequence[str], lang: str, level: int = 2) -> str:
    """An action as it is said."""
    match action:
        case a.Forehand():
            return "Vorhand!"
        case a.HandOn():
            return say("Vorhand weitergeben", "hand Vorhand on", lang)
        case a.Pass():
            return "Weiter!"
        case a.ThrowIn():
            return say("zusammenwerfen", "throw in", lang)
        case a.Bid():
            return rules.contracts[action.contract].name
        case a.Hold():
            return say("halten", "hold", lang)
        case a.Bei():
            return f"{rules.contracts[action.contract].name} Bei"
        case a.NameBird():
            return rules.bonuses[action.bird].name
        case a.Options():
            return options_words(action.stichzwang, action.talon, lang)
        case a.Spritz():
            return "Spritzer!" if action.yes else say("nein", "no Spritzer", lang)
        case a.Call():
            return "den Vierten" if action.card is None else card_name(action.card, lang)
        case a.TakeHalf():
            return f"{say('Hälfte', 'half', lang)} {'AB'[action.half]}"
        case a.GiveUp():
            return say("aufgeben (schleifen)", "give up (schleifen)", lang)
        case a.Announce():
            return rules.bonuses[action.item].name
        case a.Kontra():
            return kontra_words(rules, action.item, level, action.against, names, lang)
        case a.Gut():
            return "Gut!"
        case a.Play():
            return card_name(action.card, lang)
        case a.Claim():
            return say("der Rest gehört mir", "the rest is mine", lang)
        case a.Discard():
            return say("ablegen", "discard", lang)


def options_words(stichzwang: bool, talon: str, lang: str) -> str:
    """The options of a Trischaken."""
    if lang == "en":
        last = "the talon to the last trick" if talon == "last" else "one talon card to each of the first six tricks"
        return f"{'with' if stichzwang else 'without'} Stichzwang, {last}"
    last = "Talon zum letzten Stich" if talon == "last" else "je eine Talonkarte zu den ersten sechs Stichen"
    return f"{'mit' if stichzwang else 'ohne'} Stichzwang, {last}"


def kontra_words(rules: RuleSet, item: str, level: int, against: int | None, names: Sequence[str], lang: str) -> str:
    """`Kontra auf Pagat`, `Kontra gegen Anna`, `Re`."""
    word = KONTRA_LEVELS.get(level, f"×{level}")
    if against is not None:
        return f"{word} {say('gegen', 'against', lang)} {names[against]}"
    if item == GAME:
        return f"{word} ({item_name(rules, item, lang)})"
    return f"{word} {say('auf', 'on', lang)} {item_name(rules, item, lang)}"

"""The sentences of bonuses, one entry per key of `rules.schema.BONUS`."""

from __future__ import annotations

from typing import Final

from tarock.cards import card_name
from tarock.rulebook.numbers import amount, count, listed, ordinal
from tarock.rulebook.phrases.common import say
from tarock.rulebook.phrases.phrase import Phrase, Subject
from tarock.rules import Bonus, RuleSet, Text


def _bonus(subject: Subject) -> Bonus:
    assert isinstance(subject, Bonus)
    return subject


def _card(rules: RuleSet, subject: Subject, lang: str) -> str:
    bonus = _bonus(subject)
    if bonus.card is None:
        return ""
    name = card_name(bonus.card, lang)
    return say(lang, f"Es geht um den {name}.", f"It is about the {name}.")


def _cards(rules: RuleSet, subject: Subject, lang: str) -> str:
    names = listed([card_name(c, lang) for c in _bonus(subject).cards], lang)
    return say(lang, f"Es geht um {names}.", f"It is about {names}.")


def _implies(rules: RuleSet, subject: Subject, lang: str) -> str:
    bonus = _bonus(subject)
    if not bonus.implies:
        return say(lang, "Andere Prämien schließt das nicht ein.", "It includes no other premium.")
    other = rules.bonuses[bonus.implies].name
    return say(
        lang,
        f"Ansage oder Gewinn von {bonus.name} gilt auch für {other}; bei Kontra ist es umgekehrt.",
        f"Announcing or winning {bonus.name} holds for {other} too; with kontra it is the other way round.",
    )


def _silent(rules: RuleSet, subject: Subject, lang: str) -> str:
    bonus = _bonus(subject)
    if not bonus.silent:
        return say(lang, "Still zählt es nicht.", "Silent it does not count.")
    if bonus.kind == "valat" and rules.valat.mode == "factor":
        return say(lang, f"Still zählt das Spiel {bonus.silent}-fach.", f"Silent the game counts {bonus.silent} times.")
    worth = amount(bonus.silent, rules.money.unit, lang)
    return say(lang, f"Still zählt es {worth}.", f"Silent it counts {worth}.")


def _announced(rules: RuleSet, subject: Subject, lang: str) -> str:
    bonus = _bonus(subject)
    if bonus.kind == "valat" and rules.valat.mode == "factor":
        return say(
            lang,
            f"Angesagt zählt das Spiel {bonus.announced}-fach.",
            f"Announced the game counts {bonus.announced} times.",
        )
    worth = amount(bonus.announced, rules.money.unit, lang)
    return say(lang, f"Angesagt zählt es {worth}.", f"Announced it counts {worth}.")


BONUSES: Final[dict[str, Phrase]] = {
    "name": Phrase(text=Text("Die Prämie heißt {value}.", "The premium is called {value}.")),
    "gloss": Phrase(text=Text("{value}.", "{value}.")),
    "kind": Phrase(
        words={
            "play": Text("Es ist eine Spielprämie.", "It is a play premium."),
            "material": Text("Es ist eine Materialprämie.", "It is a material premium."),
            "valat": Text("Es geht um alle Stiche.", "It is about all tricks."),
        }
    ),
    "test": Phrase(
        words={
            "bird": Text("Der Vogel muss den Stich selbst machen.", "The bird itself must win the trick."),
            "ultimo": Text(
                "Es genügt, dass die eigene Partei den Stich macht.", "It is enough that one's own side wins the trick."
            ),
            "cards": Text(
                "Wer alle diese Karten in den Stichen hat, bekommt sie.",
                "Whoever has all these cards in his tricks gets it.",
            ),
            "count": Text("Es zählen die Punkte einer Partei.", "The points of one side count."),
            "mondfang": Text(
                "Abgerechnet wird zwischen den Parteien; Mondfang unter Partnern zählt nicht, und eine Ansage gegen "
                "den eigenen Partner ist hinfällig.",
                "It is settled between the sides; a Mondfang between partners does not count, and an announcement "
                "against one's own partner is void.",
            ),
            "all-tricks": Text("Eine Partei muss alle zwölf Stiche machen.", "One side must take all twelve tricks."),
            "hand": Text("Es zählen die Karten, die am Anfang im Blatt sind.", "The cards held at the start count."),
        }
    ),
    "silent": Phrase(build=_silent),
    "announced": Phrase(build=_announced),
    "announce": Phrase(
        words={
            "holder": Text(
                "Ansagen darf es nur, wer die Karte im Blatt hat.",
                "Only the player who holds the card may announce it.",
            ),
            "anyone": Text("Ansagen darf es jeder.", "Anyone may announce it."),
            "not-holder": Text(
                "Ansagen darf es jeder, der die Karte nicht selbst hat.",
                "Anyone who does not hold the card may announce it.",
            ),
            "never": Text("Angesagt wird es nicht.", "It is not announced."),
        }
    ),
    "side": Phrase(
        words={
            "either": Text("Beide Parteien können es machen.", "Either side can make it."),
            "declarer": Text("Nur die Spielpartei kann es machen.", "Only the declarer's side can make it."),
        }
    ),
    "solo_doubles": Phrase(
        words={
            True: Text("In Solospielen zählt es mehr.", "It counts more in solo games."),
            False: Text("In Solospielen zählt es nicht mehr als sonst.", "It counts no more than usual in solo games."),
        }
    ),
    "silent_may_be_lost": Phrase(
        words={
            True: Text("Es kann auch still verloren werden.", "It can also be lost silently."),
            False: Text("Still kann es nicht verloren werden.", "It cannot be lost silently."),
        }
    ),
    "trick": Phrase(
        build=lambda rules, subject, lang: (
            say(
                lang,
                f"Es gilt der {_bonus(subject).trick}. Stich.",
                f"It is the {ordinal(_bonus(subject).trick or 0, 'en')} trick.",
            )
            if _bonus(subject).trick
            else ""
        )
    ),
    "card": Phrase(build=_card),
    "cards": Phrase(build=_cards),
    "at_least": Phrase(
        build=lambda rules, subject, lang: say(
            lang,
            f"Nötig sind mindestens {count(_bonus(subject).at_least or 0, lang)}.",
            f"At least {count(_bonus(subject).at_least or 0, lang)} are needed.",
        )
    ),
    "holding": Phrase(
        text=Text(
            "Nötig sind mindestens {value} dieser Karten im Blatt.", "At least {value} of these cards must be in hand."
        )
    ),
    "implies": Phrase(build=_implies),
}

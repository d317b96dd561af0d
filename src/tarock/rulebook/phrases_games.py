"""The sentences of contracts and bonuses, one entry per key of `rules.schema.CONTRACT` and `BONUS`."""

from __future__ import annotations

from typing import Final

from tarock.cards import card_name
from tarock.rulebook.numbers import amount, count, listed, ordinal, word
from tarock.rulebook.phrase import Phrase, Subject
from tarock.rules import Bonus, Contract, RuleSet, Text


def _say(lang: str, de: str, en: str) -> str:
    return en if lang == "en" else de


def _contract(subject: Subject) -> Contract:
    assert isinstance(subject, Contract)
    return subject


def _bonus(subject: Subject) -> Bonus:
    assert isinstance(subject, Bonus)
    return subject


def bird_names(rules: RuleSet, contract: Contract, lang: str, last: str = "or") -> str:
    """The birds of a bird game."""
    return listed([rules.bonuses[b].name for b in contract.birds], lang, last)


def _worth(rules: RuleSet, contract: Contract, lang: str) -> str:
    """The value of a game with its bird: `10 Cent und der Vogel`."""
    value = amount(contract.value, rules.money.unit, lang)
    if not contract.birds:
        return value
    if len(contract.birds) == 1:
        bird = rules.bonuses[contract.birds[0]]
        both = amount(contract.value + bird.announced, rules.money.unit, lang)
        return _say(lang, f"{value} und der {bird.name}, zusammen {both}", f"{value} and the {bird.name}, {both} together")
    return _say(lang, f"{value} und der angesagte Vogel", f"{value} and the announced bird")


def _value(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    if contract.kind == "trischaken":
        return _say(lang, "Die Zahlung richtet sich nach dem Ergebnis.", "The payment depends on the result.")
    worth = _worth(rules, contract, lang)
    return _say(lang, f"Es zählt {worth}.", f"It counts {worth}.")


def _lost(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    if contract.lost == contract.value:
        return _say(lang, "Verloren kostet es ebenso viel.", "Lost it costs as much.")
    lost = amount(contract.lost, rules.money.unit, lang)
    return _say(lang, f"Verloren kostet es {lost}.", f"Lost it costs {lost}.")


def _bid_value(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    value = amount(contract.bid_value, rules.money.unit, lang)
    return _say(lang, f"Im Lizit gegen ein Bei gilt es wie {value}.", f"In the auction against a Bei it ranks as {value}.")


def _rank(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    below = [c for c in rules.contracts.values() if c.rank < contract.rank]
    same = [c for c in rules.contracts.values() if c.rank == contract.rank and c.id != contract.id]
    if not below:
        return _say(lang, "Es ist das niedrigste Spiel.", "It is the lowest game.")
    under = max(c.rank for c in below)
    lower = listed([c.name for c in below if c.rank == under], lang)
    de, en = f"Im Rang steht es über {lower}", f"It ranks above {lower}"
    if same:
        beside = listed([c.name for c in same], lang)
        de, en = f"{de} und neben {beside}", f"{en} and beside {beside}"
    return _say(lang, f"{de}.", f"{en}.")


def _kind(rules: RuleSet, subject: Subject, lang: str) -> str:
    limit = count(rules.table.win_limit, lang)
    return {
        "positive": _say(lang, f"Gewonnen ist es mit {limit}.", f"It is won with {limit}."),
        "suit": _say(
            lang,
            f"Es ist ein Farbenspiel: Tarock sticht nicht. Gewonnen ist es mit {limit}.",
            f"It is a suit game: tarock does not trump. It is won with {limit}.",
        ),
        "negative": _say(lang, "Es ist ein Negativspiel: Es zählen die Stiche.", "It is a negative game: tricks count."),
        "trischaken": _say(lang, "Jeder spielt für sich.", "Everyone plays alone."),
    }[_contract(subject).kind]


def _when(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    if contract.who == "all":
        return _say(lang, "Jeder darf es lizitieren.", "Everyone may bid it.")
    return {
        "auction": _say(lang, "Nur die Vorhand darf es lizitieren.", "Only Vorhand may bid it."),
        "first-word": _say(
            lang,
            "Nur die Vorhand darf es lizitieren, sofort als ihr erstes Wort.",
            "Only Vorhand may bid it, at once as her first word.",
        ),
        "after-pass": _say(
            lang,
            "Nur die Vorhand darf es spielen, wenn alle anderen „Weiter!“ gesagt haben.",
            "Only Vorhand may play it, when all others have said “Weiter!”.",
        ),
    }[contract.when]


def _talon(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    if contract.talon == "none" and contract.kind == "negative":
        return _say(lang, "Der Talon bleibt liegen und zählt nicht.", "The talon stays untouched and does not count.")
    return {
        "half": _say(
            lang,
            "Der Talon wird aufgedeckt; der Spieler nimmt eine Hälfte auf und legt drei Karten ab.",
            "The talon is turned up; the declarer takes one half and discards three cards.",
        ),
        "blind-six": _say(
            lang,
            "Der Spieler nimmt alle sechs Karten des Talons verdeckt auf und legt sechs ab.",
            "The declarer takes all six talon cards face down and discards six.",
        ),
        "shown-six": _say(
            lang,
            "Der Talon wird aufgedeckt; der Spieler nimmt alle sechs Karten auf und legt sechs ab.",
            "The talon is turned up; the declarer takes all six cards and discards six.",
        ),
        "none": _say(
            lang,
            "Der Talon bleibt liegen und zählt für die Gegner.",
            "The talon stays untouched and counts for the opponents.",
        ),
        "tricks": _say(lang, "Der Talon wird zu Stichen gegeben.", "The talon is added to tricks."),
    }[contract.talon]


def _tricks(rules: RuleSet, subject: Subject, lang: str) -> str:
    n = _contract(subject).tricks
    if n is None:
        return _say(lang, "Es zählen die Punkte, nicht die Stiche.", "Points count, not tricks.")
    if n == 0:
        return _say(lang, "Der Spieler darf keinen Stich machen.", "The declarer must take no trick.")
    tricks = _say(lang, "Stich" if n == 1 else "Stiche", "trick" if n == 1 else "tricks")
    number = _say(lang, "einen" if n == 1 else word(n, "de"), word(n, "en"))
    return _say(lang, f"Der Spieler muss genau {number} {tricks} machen.", f"The declarer must take exactly {number} {tricks}.")


def _birds(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    if not contract.birds:
        return _say(lang, "Ein Vogel muss nicht angesagt werden.", "No bird needs to be announced.")
    birds = bird_names(rules, contract, lang)
    if len(contract.birds) == 1:
        return _say(
            lang,
            f"Der {birds} muss im Blatt sein und ist damit angesagt; er wird neben dem Spiel verrechnet.",
            f"The {birds} must be in hand and is thereby announced; it is settled beside the game.",
        )
    return _say(
        lang,
        f"Mindestens ein Vogel ({birds}) muss im Blatt sein und angesagt werden; er wird neben dem Spiel verrechnet.",
        f"At least one bird ({birds}) must be in hand and announced; it is settled beside the game.",
    )


def _bei(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    n = contract.bei
    if n == 1:
        return _say(lang, "Bei wird es nicht gespielt.", "It is not played Bei.")
    double = amount(2 * contract.bid_value, rules.money.unit, lang)
    return _say(
        lang,
        f"Es kann bis zu {n}-mal Bei gespielt werden; für das Lizit werden die Werte zusammengezählt, zwei gelten also {double}.",
        f"It may be played Bei up to {n} times; for the auction the values add up, so two are worth {double}.",
    )


def _bonuses(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    if not contract.bonuses:
        return _say(lang, "Prämien gibt es keine.", "There are no premiums.")
    names = listed([rules.bonuses[b].name for b in contract.bonuses], lang)
    return _say(lang, f"Als Prämien gelten: {names}.", f"Premiums: {names}.")


def _suits_left(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    n = contract.discard_suits_left
    if not n:
        return _say(lang, "Wie viele Farbkarten bleiben, ist frei.", "How many suit cards stay is free.")
    if contract.talon == "none":
        return _say(
            lang,
            f"Der Spieler muss mindestens {word(n, lang)} Farbkarten im Blatt haben.",
            f"The declarer must hold at least {word(n, lang)} suit cards.",
        )
    return _say(
        lang,
        f"Nach dem Ablegen müssen mindestens {word(n, lang)} Farbkarten im Blatt bleiben.",
        f"At least {word(n, lang)} suit cards must stay in hand after discarding.",
    )


CONTRACT_PHRASES: Final[dict[str, Phrase]] = {
    "name": Phrase(text=Text("Das Spiel heißt {value}.", "The game is called {value}.")),
    "gloss": Phrase(text=Text("{value}.", "{value}.")),
    "written_as": Phrase(text=Text("Geschrieben wird es als {value}.", "It is written as {value}.")),
    "rank": Phrase(build=_rank),
    "value": Phrase(build=_value),
    "lost": Phrase(build=_lost),
    "bid_value": Phrase(build=_bid_value),
    "kind": Phrase(build=_kind),
    "who": Phrase(
        words={
            "all": Text("Jeder darf es lizitieren.", "Everyone may bid it."),
            "forehand": Text("Nur die Vorhand darf es spielen.", "Only Vorhand may play it."),
        }
    ),
    "when": Phrase(build=_when),
    "talon": Phrase(build=_talon),
    "partner": Phrase(
        words={
            "called": Text(
                "Partner ist, wer den gerufenen König hat.", "Whoever holds the called king is the partner."
            ),
            "none": Text("Der Spieler spielt allein gegen drei.", "The declarer plays alone against three."),
        }
    ),
    "leader": Phrase(
        words={
            "forehand": Text("Die Vorhand spielt aus.", "Vorhand leads."),
            "declarer": Text("Der Spieler spielt aus.", "The declarer leads."),
        }
    ),
    "kontra": Phrase(
        words={
            "party": Text("Ein Kontra zählt für die ganze Partei.", "A kontra counts for the whole side."),
            "individual": Text("Kontriert wird einzeln.", "Each opponent kontras for himself."),
            "none": Text("Kontra gibt es nicht.", "There is no kontra."),
        }
    ),
    "tricks": Phrase(build=_tricks),
    "solo": Phrase(
        words={
            True: Text("Es gilt als Solospiel.", "It counts as a solo game."),
            False: Text("Es gilt nicht als Solospiel.", "It does not count as a solo game."),
        }
    ),
    "ouvert": Phrase(
        words={
            "none": Text("Niemand legt auf.", "Nobody lays his cards open."),
            "all": Text("Alle vier legen auf.", "All four lay their cards open."),
            "declarer": Text("Der Spieler legt auf.", "The declarer lays his cards open."),
            "opponents": Text("Die Gegner legen auf.", "The opponents lay their cards open."),
        }
    ),
    "birds": Phrase(build=_birds),
    "shared": Phrase(
        words={
            True: Text(
                "Mehrere dürfen es lizitieren; sie sagen ihre Vögel vor dem Rufen, und der höchste Vogel spielt.",
                "Several players may bid it; they name their birds before the call, and the highest bird plays.",
            ),
            False: Text("Nur einer kann es lizitieren.", "Only one player can bid it."),
        }
    ),
    "bei": Phrase(build=_bei),
    "announce_with_bid": Phrase(
        words={
            True: Text(
                "Prämien und Valat werden schon mit dem Gebot angesagt.", "Premiums and Valat are announced with the bid."
            ),
            False: Text("Prämien werden wie sonst angesagt.", "Premiums are announced as usual."),
        }
    ),
    "stichzwang": Phrase(
        words={
            True: Text("Es gilt Stichzwang.", "Stichzwang holds: who can must beat."),
            False: Text("Es gibt keinen Stichzwang.", "There is no Stichzwang."),
        }
    ),
    "bonuses": Phrase(build=_bonuses),
    "discard_first": Phrase(
        words={
            "suits": Text(
                "Zuerst werden Farbkarten abgelegt, Tarock nur, wenn keine Farbkarte mehr bleibt.",
                "Suit cards are discarded first, tarock only when no suit card is left.",
            ),
            "tarocks": Text(
                "Zuerst wird Tarock abgelegt, Farbkarten nur, wenn kein Tarock mehr bleibt.",
                "Tarock is discarded first, suit cards only when no tarock is left.",
            ),
            "any": Text(
                "Farbkarten und Tarock dürfen nach Belieben abgelegt werden.", "Suit cards and tarock may be discarded at will."
            ),
        }
    ),
    "discard_open": Phrase(
        words={
            "tarocks": Text("Tarock wird offen abgelegt.", "Tarock is discarded openly."),
            "suits": Text("Farbkarten werden offen abgelegt.", "Suit cards are discarded openly."),
            "none": Text("Abgelegt wird verdeckt.", "The discard lies face down."),
        }
    ),
    "discard_suits_left": Phrase(build=_suits_left),
}


def _card(rules: RuleSet, subject: Subject, lang: str) -> str:
    bonus = _bonus(subject)
    if bonus.card is None:
        return ""
    name = card_name(bonus.card, lang)
    return _say(lang, f"Es geht um den {name}.", f"It is about the {name}.")


def _cards(rules: RuleSet, subject: Subject, lang: str) -> str:
    names = listed([card_name(c, lang) for c in _bonus(subject).cards], lang)
    return _say(lang, f"Es geht um {names}.", f"It is about {names}.")


def _implies(rules: RuleSet, subject: Subject, lang: str) -> str:
    bonus = _bonus(subject)
    if not bonus.implies:
        return _say(lang, "Andere Prämien schließt das nicht ein.", "It includes no other premium.")
    other = rules.bonuses[bonus.implies].name
    return _say(
        lang,
        f"Ansage oder Gewinn von {bonus.name} gilt auch für {other}; bei Kontra ist es umgekehrt.",
        f"Announcing or winning {bonus.name} holds for {other} too; with kontra it is the other way round.",
    )


def _silent(rules: RuleSet, subject: Subject, lang: str) -> str:
    bonus = _bonus(subject)
    if not bonus.silent:
        return _say(lang, "Still zählt es nicht.", "Silent it does not count.")
    if bonus.kind == "valat" and rules.valat.mode == "factor":
        return _say(lang, f"Still zählt das Spiel {bonus.silent}-fach.", f"Silent the game counts {bonus.silent} times.")
    worth = amount(bonus.silent, rules.money.unit, lang)
    return _say(lang, f"Still zählt es {worth}.", f"Silent it counts {worth}.")


def _announced(rules: RuleSet, subject: Subject, lang: str) -> str:
    bonus = _bonus(subject)
    if bonus.kind == "valat" and rules.valat.mode == "factor":
        return _say(lang, f"Angesagt zählt das Spiel {bonus.announced}-fach.", f"Announced the game counts {bonus.announced} times.")
    worth = amount(bonus.announced, rules.money.unit, lang)
    return _say(lang, f"Angesagt zählt es {worth}.", f"Announced it counts {worth}.")


BONUS_PHRASES: Final[dict[str, Phrase]] = {
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
            "cards": Text("Wer alle diese Karten in den Stichen hat, bekommt sie.", "Whoever has all these cards in his tricks gets it."),
            "count": Text("Es zählen die Punkte einer Partei.", "The points of one side count."),
            "mondfang": Text(
                "Abgerechnet wird zwischen den Parteien; Mondfang unter Partnern zählt nicht, und eine Ansage gegen den eigenen "
                "Partner ist hinfällig.",
                "It is settled between the sides; a Mondfang between partners does not count, and an announcement against one's "
                "own partner is void.",
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
                "Ansagen darf es nur, wer die Karte im Blatt hat.", "Only the player who holds the card may announce it."
            ),
            "anyone": Text("Ansagen darf es jeder.", "Anyone may announce it."),
            "not-holder": Text(
                "Ansagen darf es jeder, der die Karte nicht selbst hat.", "Anyone who does not hold the card may announce it."
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
        build=lambda rules, subject, lang: _say(
            lang,
            f"Es gilt der {_bonus(subject).trick}. Stich.",
            f"It is the {ordinal(_bonus(subject).trick or 0, 'en')} trick.",
        )
        if _bonus(subject).trick
        else ""
    ),
    "card": Phrase(build=_card),
    "cards": Phrase(build=_cards),
    "at_least": Phrase(
        build=lambda rules, subject, lang: _say(
            lang,
            f"Nötig sind mindestens {count(_bonus(subject).at_least or 0, lang)}.",
            f"At least {count(_bonus(subject).at_least or 0, lang)} are needed.",
        )
    ),
    "holding": Phrase(
        text=Text("Nötig sind mindestens {value} dieser Karten im Blatt.", "At least {value} of these cards must be in hand.")
    ),
    "implies": Phrase(build=_implies),
}

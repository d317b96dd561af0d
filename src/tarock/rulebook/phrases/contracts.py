"""The sentences of contracts, one entry per key of `rules.schema.CONTRACT`."""

from __future__ import annotations

from typing import Final

from tarock.rulebook.numbers import amount, count, listed, word
from tarock.rulebook.phrases.common import say
from tarock.rulebook.phrases.phrase import Phrase, Subject
from tarock.rules import Contract, RuleSet, Text


def _contract(subject: Subject) -> Contract:
    assert isinstance(subject, Contract)
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
        return say(
            lang, f"{value} und der {bird.name}, zusammen {both}", f"{value} and the {bird.name}, {both} together"
        )
    return say(lang, f"{value} und der angesagte Vogel", f"{value} and the announced bird")


def _value(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    if contract.kind == "trischaken":
        return say(lang, "Die Zahlung richtet sich nach dem Ergebnis.", "The payment depends on the result.")
    worth = _worth(rules, contract, lang)
    return say(lang, f"Es zählt {worth}.", f"It counts {worth}.")


def _lost(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    if contract.lost == contract.value:
        return say(lang, "Verloren kostet es ebenso viel.", "Lost it costs as much.")
    lost = amount(contract.lost, rules.money.unit, lang)
    return say(lang, f"Verloren kostet es {lost}.", f"Lost it costs {lost}.")


def _bid_value(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    value = amount(contract.bid_value, rules.money.unit, lang)
    return say(
        lang, f"Im Lizit gegen ein Bei gilt es wie {value}.", f"In the auction against a Bei it ranks as {value}."
    )


def _rank(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    below = [c for c in rules.contracts.values() if c.rank < contract.rank]
    same = [c for c in rules.contracts.values() if c.rank == contract.rank and c.id != contract.id]
    if not below:
        return say(lang, "Es ist das niedrigste Spiel.", "It is the lowest game.")
    under = max(c.rank for c in below)
    lower = listed([c.name for c in below if c.rank == under], lang)
    de, en = f"Im Rang steht es über {lower}", f"It ranks above {lower}"
    if same:
        beside = listed([c.name for c in same], lang)
        de, en = f"{de} und neben {beside}", f"{en} and beside {beside}"
    return say(lang, f"{de}.", f"{en}.")


def _kind(rules: RuleSet, subject: Subject, lang: str) -> str:
    limit = count(rules.table.win_limit, lang, dative=True)
    return {
        "positive": say(lang, f"Gewonnen ist es mit {limit}.", f"It is won with {limit}."),
        "suit": say(
            lang,
            f"Es ist ein Farbenspiel: Tarock sticht nicht. Gewonnen ist es mit {limit}.",
            f"It is a suit game: tarock does not trump. It is won with {limit}.",
        ),
        "negative": say(lang, "Es ist ein Negativspiel: Es zählen die Stiche.", "It is a negative game: tricks count."),
        "trischaken": say(lang, "Jeder spielt für sich.", "Everyone plays alone."),
    }[_contract(subject).kind]


def _when(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    if contract.who == "all":
        return say(lang, "Jeder darf es lizitieren.", "Everyone may bid it.")
    return {
        "auction": say(lang, "Nur die Vorhand darf es lizitieren.", "Only Vorhand may bid it."),
        "first-word": say(
            lang,
            "Nur die Vorhand darf es lizitieren, sofort als ihr erstes Wort.",
            "Only Vorhand may bid it, at once as her first word.",
        ),
        "after-pass": say(
            lang,
            "Nur die Vorhand darf es spielen, wenn alle anderen „Weiter!“ gesagt haben.",
            "Only Vorhand may play it, when all others have said “Weiter!”.",
        ),
    }[contract.when]


def _talon(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    if contract.talon == "none" and contract.kind == "negative":
        return say(lang, "Der Talon bleibt liegen und zählt nicht.", "The talon stays untouched and does not count.")
    return {
        "half": say(
            lang,
            "Der Talon wird aufgedeckt; der Spieler nimmt eine Hälfte auf und legt drei Karten ab.",
            "The talon is turned up; the declarer takes one half and discards three cards.",
        ),
        "blind-six": say(
            lang,
            "Der Spieler nimmt alle sechs Karten des Talons verdeckt auf und legt sechs ab.",
            "The declarer takes all six talon cards face down and discards six.",
        ),
        "shown-six": say(
            lang,
            "Der Talon wird aufgedeckt; der Spieler nimmt alle sechs Karten auf und legt sechs ab.",
            "The talon is turned up; the declarer takes all six cards and discards six.",
        ),
        "none": say(
            lang,
            "Der Talon bleibt liegen und zählt für die Gegner.",
            "The talon stays untouched and counts for the opponents.",
        ),
        "tricks": say(lang, "Der Talon wird zu Stichen gegeben.", "The talon is added to tricks."),
    }[contract.talon]


def _tricks(rules: RuleSet, subject: Subject, lang: str) -> str:
    n = _contract(subject).tricks
    if n is None:
        return say(lang, "Es zählen die Punkte, nicht die Stiche.", "Points count, not tricks.")
    if n == 0:
        return say(lang, "Der Spieler darf keinen Stich machen.", "The declarer must take no trick.")
    tricks = say(lang, "Stich" if n == 1 else "Stiche", "trick" if n == 1 else "tricks")
    number = say(lang, "einen" if n == 1 else word(n, "de"), word(n, "en"))
    return say(
        lang, f"Der Spieler muss genau {number} {tricks} machen.", f"The declarer must take exactly {number} {tricks}."
    )


def _birds(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    if not contract.birds:
        return say(lang, "Ein Vogel muss nicht angesagt werden.", "No bird needs to be announced.")
    birds = bird_names(rules, contract, lang)
    if len(contract.birds) == 1:
        return say(
            lang,
            f"Der {birds} muss im Blatt sein und ist damit angesagt; er wird neben dem Spiel verrechnet.",
            f"The {birds} must be in hand and is thereby announced; it is settled beside the game.",
        )
    return say(
        lang,
        f"Mindestens ein Vogel ({birds}) muss im Blatt sein und angesagt werden; er wird neben dem Spiel verrechnet.",
        f"At least one bird ({birds}) must be in hand and announced; it is settled beside the game.",
    )


def _bei(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    n = contract.bei
    if n == 1:
        return say(lang, "Bei wird es nicht gespielt.", "It is not played Bei.")
    return say(
        lang,
        f"Es kann bis zu {n}-mal Bei gespielt werden; für das Lizit werden die Werte zusammengezählt.",
        f"It may be played Bei up to {n} times; for the auction the values add up.",
    )


def _bonuses(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    if not contract.bonuses:
        return say(lang, "Prämien gibt es keine.", "There are no premiums.")
    names = listed([rules.bonuses[b].name for b in contract.bonuses], lang)
    return say(lang, f"Als Prämien gelten: {names}.", f"Premiums: {names}.")


def _suits_left(rules: RuleSet, subject: Subject, lang: str) -> str:
    contract = _contract(subject)
    n = contract.discard_suits_left
    if not n:
        return say(lang, "Wie viele Farbkarten bleiben, ist frei.", "How many suit cards stay is free.")
    if contract.talon == "none":
        return say(
            lang,
            f"Der Spieler muss mindestens {word(n, lang)} Farbkarten im Blatt haben.",
            f"The declarer must hold at least {word(n, lang)} suit cards.",
        )
    return say(
        lang,
        f"Nach dem Ablegen müssen mindestens {word(n, lang)} Farbkarten im Blatt bleiben.",
        f"At least {word(n, lang)} suit cards must stay in hand after discarding.",
    )


CONTRACTS: Final[dict[str, Phrase]] = {
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
                "Mehrere dürfen es lizitieren; dann sagen sie ihre Vögel vor dem Rufen, und der höchste Vogel spielt.",
                "Several players may bid it; they then name their birds before the call, and the highest bird plays.",
            ),
            False: Text("Nur einer kann es lizitieren.", "Only one player can bid it."),
        }
    ),
    "bei": Phrase(build=_bei),
    "announce_with_bid": Phrase(
        words={
            True: Text(
                "Prämien und Valat werden schon mit dem Gebot angesagt.",
                "Premiums and Valat are announced with the bid.",
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
                "Farbkarten und Tarock dürfen nach Belieben abgelegt werden.",
                "Suit cards and tarock may be discarded at will.",
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

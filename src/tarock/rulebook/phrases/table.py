"""Money, seats, cards and deal: the sentences of these sections of a rule set."""

from __future__ import annotations

from typing import Final

from tarock.rulebook.numbers import count
from tarock.rulebook.phrases.common import (
    say,
)
from tarock.rulebook.phrases.phrase import Phrase, Subject
from tarock.rules import RuleSet, Text


def _sizes(rules: RuleSet, _: Subject, lang: str) -> str:
    sizes = rules.table.sizes
    if max(sizes) == 4:
        return say(lang, "Gespielt wird zu viert.", "Four people play.")
    pauses = say(lang, "zu fünft setzt der Geber aus", "at five the dealer pauses")
    if 6 in sizes:
        pauses += say(lang, ", zu sechst auch, wer ihm gegenübersitzt", ", at six also who sits opposite him")
    return say(lang, f"Gespielt wird immer zu viert; {pauses}.", f"Always four people play; {pauses}.")


def _cents(rules: RuleSet, _: Subject, lang: str) -> str:
    cents = rules.money.cents
    if rules.money.unit == "cents" and cents == 1:
        return say(lang, "Gespielt wird um Geld: Ein Punkt ist ein Cent.", "Play is for money: one point is one cent.")
    return say(
        lang, f"Gespielt wird um Geld: Ein Punkt sind {cents} Cent.", f"Play is for money: one point is {cents} cents."
    )


_DOUBLES: Final[dict[object, Text]] = {
    "mondfang": Text("einem Mondfang", "a Mondfang"),
    "trischaken": Text("einem Trischaken", "a Trischaken"),
    "zero": Text("einer Nullrunde", "a zero round"),
}


def _doubles(rules: RuleSet) -> bool:
    return bool(rules.table.double_radl_after or rules.table.double_game_after)


TABLE: Final[dict[str, Phrase]] = {
    "money.unit": Phrase(
        words={
            "points": Text("Geschrieben werden Punkte.", "The list is kept in points."),
            "cents": Text("Geschrieben werden Cent.", "The list is kept in cents."),
        }
    ),
    "money.cents": Phrase(build=_cents),
    "money.rounding": Phrase(
        words={
            "exact": Text("Halbe Beträge werden geschrieben, wie sie sind.", "Half amounts are written as they are."),
            "down": Text(
                "Halbe Beträge werden beim Schreiben abgerundet, nicht früher.",
                "Half amounts are rounded down when they are written, not before.",
            ),
        },
        needs=lambda rules: rules.money.rounding != "exact" or rules.trischaken.scale != "classes",
    ),
    "money.kontra_donation": Phrase(
        words={
            True: Text(
                "Kontra zahlen die Verlierer in ein Spendenschwein; die Gewinner bekommen davon nichts.",
                "The losers pay kontra into a donation box; the winners get none of it.",
            ),
            False: Text("Kontra wird den Gewinnern gezahlt.", "Kontra is paid to the winners."),
        }
    ),
    "table.win_limit": Phrase(
        build=lambda rules, _, lang: say(
            lang,
            f"Ein positives Spiel ist mit {count(rules.table.win_limit, lang, dative=True)} gewonnen.",
            f"A positive game is won with {count(rules.table.win_limit, lang)}.",
        )
    ),
    "table.sizes": Phrase(build=_sizes),
    "table.direction": Phrase(
        words={
            "counter-clockwise": Text(
                "Gegeben und gespielt wird gegen den Uhrzeigersinn.", "Deal and play go counter-clockwise."
            ),
            "clockwise": Text("Gegeben und gespielt wird im Uhrzeigersinn.", "Deal and play go clockwise."),
        }
    ),
    "table.cut": Phrase(
        words={
            "opposite": Text("Das Gegenüber des Gebers hebt ab.", "The player opposite the dealer cuts."),
            "left": Text("Der linke Nachbar des Gebers hebt ab.", "The dealer's left neighbour cuts."),
            "left-or-opposite": Text(
                "Der linke Nachbar des Gebers oder sein Gegenüber hebt ab.",
                "The dealer's left neighbour or the player opposite cuts.",
            ),
        }
    ),
    "table.knock": Phrase(
        words={
            False: Text("Klopfen ist verboten, es wird abgehoben.", "Knocking is forbidden, the pack is cut."),
            True: Text(
                "Statt abzuheben darf geklopft werden; dann werden je zwölf Karten auf einmal gegeben.",
                "Instead of cutting one may knock; then twelve cards each are dealt at once.",
            ),
        }
    ),
    "table.throw_in": Phrase(
        words={
            "never": Text(
                "Jedes Spiel wird gespielt; auch ein Blatt ohne Tarock und Könige wird nicht zusammengeworfen.",
                "Every deal is played; not even a hand without tarock and kings is thrown in.",
            ),
            "no-tarock": Text(
                "Wer kein Tarock hat, darf zusammenwerfen; dann gibt derselbe Geber noch einmal.",
                "A player without tarock may throw in; the same dealer then deals again.",
            ),
            "no-tarock-no-king": Text(
                "Wer weder Tarock noch König hat, darf zusammenwerfen; dann gibt derselbe Geber noch einmal.",
                "A player with neither tarock nor king may throw in; the same dealer then deals again.",
            ),
        }
    ),
    "table.look": Phrase(
        words={
            "none": Text("Gemachte Stiche werden nicht mehr angesehen.", "Taken tricks are not looked at again."),
            "last": Text(
                "Nur der letzte Stich darf noch angesehen werden.", "Only the last trick may be looked at again."
            ),
        }
    ),
    "table.show_discard": Phrase(
        words={
            "always": Text(
                "Vor dem Zählen wird die Ablage offen hergezeigt.", "The discard is shown openly before counting."
            ),
            "on-demand": Text(
                "Auf Verlangen wird die Ablage nach dem Spiel hergezeigt.",
                "On demand the discard is shown after the game.",
            ),
        }
    ),
    "table.double_radl_after": Phrase(
        parts=_DOUBLES,
        one=Text("Nach {value} zählt das nächste Radl doppelt.", "After {value} the next Radl counts double."),
        many=Text("Nach {value} zählt das nächste Radl doppelt.", "After {value} the next Radl counts double."),
        none=Text(
            "Verdoppelungsradln gibt es nicht, sei es nach Mondfang, Trischaken oder Nullrunde.",
            "There are no doubled rounds, be it after a Mondfang, a Trischaken or a zero round.",
        ),
    ),
    "table.double_game_after": Phrase(
        parts=_DOUBLES,
        one=Text("Nach {value} zählt das nächste Spiel doppelt.", "After {value} the next game counts double."),
        many=Text("Nach {value} zählt das nächste Spiel doppelt.", "After {value} the next game counts double."),
        none=Text("Auch einzelne Spiele werden nicht verdoppelt.", "Nor are single games doubled."),
    ),
    "table.double_multiplies": Phrase(
        words={
            True: Text(
                "Treffen Verdoppelungen zusammen, vervielfachen sie einander.",
                "Where doublings meet they multiply each other.",
            ),
            False: Text("Treffen Verdoppelungen zusammen, zählt nur eine.", "Where doublings meet only one counts."),
        },
        needs=_doubles,
    ),
}

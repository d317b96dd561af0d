"""Trischaken: the sentences of these sections of a rule set."""

from __future__ import annotations

from typing import Final

from tarock.cards import count_text
from tarock.rulebook.numbers import amount, count
from tarock.rulebook.phrases.common import (
    say,
    some,
)
from tarock.rulebook.phrases.phrase import Phrase, Subject
from tarock.rules import RuleSet, Text


def _scale(rules: RuleSet, _: Subject, lang: str) -> str:
    return {
        "pot": say(
            lang,
            "Jeder spielt für sich; wer am meisten gestochen hat, verliert und zahlt den drei anderen.",
            "Everyone plays alone; whoever took most card points loses and pays the other three.",
        ),
        "classes": say(
            lang,
            "Jeder spielt für sich, und jeder rechnet mit jedem ab. Vier Ausgänge gibt es: Jungfrau, Unterwertiger, "
            "Oberwertiger und Bürgermeister. Der jeweils Schlechtere zahlt.",
            "Everyone plays alone, and everyone settles with everyone. There are four outcomes: Jungfrau, "
            "Unterwertiger, Oberwertiger and Bürgermeister. The worse one pays.",
        ),
        "two-and-two": say(
            lang,
            "Jeder spielt für sich; die zwei, die am meisten gestochen haben, zahlen den zweien, die am wenigsten "
            "haben.",
            "Everyone plays alone; the two who took most card points pay the two who took least.",
        ),
    }[rules.trischaken.scale]


def _value(rules: RuleSet, _: Subject, lang: str) -> str:
    t, unit = rules.trischaken, rules.money.unit
    one = amount(t.value, unit, lang)
    if t.scale == "pot":
        return say(lang, f"Wer verliert, zahlt jedem {one}.", f"The loser pays {one} to each.")
    if t.scale == "classes":
        two, three = (amount(t.value * n, unit, lang) for n in (2, 3))
        return say(
            lang,
            f"Für jede Klasse Unterschied sind es {one}. Der Unterwertige zahlt also einer Jungfrau {one}; der "
            f"Oberwertige einem Unterwertigen {one} und einer Jungfrau {two}; der Bürgermeister einem Oberwertigen "
            f"{one}, einem Unterwertigen {two} und einer Jungfrau {three}.",
            f"Each class of difference is worth {one}. So the Unterwertiger pays a Jungfrau {one}; the Oberwertiger "
            f"pays an Unterwertiger {one} and a Jungfrau {two}; the Bürgermeister pays an Oberwertiger {one}, an "
            f"Unterwertiger {two} and a Jungfrau {three}.",
        )
    return say(lang, f"Sie zahlen je {one}, jene bekommen je {one}.", f"They pay {one} each, and those get {one} each.")


def _forehand(rules: RuleSet, _: Subject, lang: str) -> str:
    t = rules.trischaken
    if t.forehand_factor == 1:
        return say(lang, "Die Vorhand zahlt nicht mehr als jeder andere.", "Vorhand pays no more than anybody else.")
    each = amount(t.value * t.forehand_factor, rules.money.unit, lang)
    if t.scale == "two-and-two":
        return say(
            lang,
            f"Hat die Vorhand am meisten, zahlt sie allein, und zwar jedem {amount(t.value, rules.money.unit, lang)}.",
            f"If Vorhand took most she alone pays, {amount(t.value, rules.money.unit, lang)} to each.",
        )
    return say(
        lang, f"Verliert die Vorhand, kostet es sie jeweils {each}.", f"If Vorhand loses, it costs her {each} to each."
    )


def _mayor(rules: RuleSet, _: Subject, lang: str) -> str:
    t, unit = rules.trischaken, rules.money.unit
    each = amount(t.value * t.mayor_factor, unit, lang)
    both = amount(t.value * t.mayor_factor * t.forehand_factor, unit, lang)
    if t.scale == "classes" or (t.mayor_factor == 1 and t.scale == "pot"):
        return say(lang, "Ein Bürgermeister zahlt keinen Zuschlag.", "A Bürgermeister pays no extra.")
    if t.scale == "two-and-two":
        return say(
            lang,
            f"Ein Bürgermeister zahlt allein, jedem {each}, als Vorhand {both}.",
            f"A Bürgermeister alone pays, {each} to each, as Vorhand {both}.",
        )
    double = ""
    if t.forehand_factor > 1:
        double = say(lang, f"; wird es die Vorhand, jeweils {both}", f"; {both} to each if it is Vorhand")
    return say(
        lang,
        f"Wird der Verlierer Bürgermeister, kostet es ihn jeweils {each}{double}.",
        f"A loser who becomes Bürgermeister pays {each} to each{double}.",
    )


def _under(rules: RuleSet, _: Subject, lang: str) -> str:
    t = rules.trischaken
    if t.under_at_most is None:
        return ""
    under, low, high = (count_text(n) for n in (t.under_at_most, t.under_at_most + 1, t.mayor_at_least - 1))
    return say(
        lang,
        f"Jungfrau ist, wer keinen Stich hat; Unterwertiger, wer höchstens {under} hat; Oberwertiger, wer {low} bis "
        f"{high} hat.",
        f"Jungfrau is who has no trick; Unterwertiger who has {under} at most; Oberwertiger who has {low} to {high}.",
    )


def _not_classes(rules: RuleSet) -> bool:
    return rules.trischaken.scale != "classes" and some(rules, kind="trischaken")


def _virgins(rules: RuleSet, _: Subject, lang: str) -> str:
    t = rules.trischaken
    if t.scale == "two-and-two":
        one = amount(t.value, rules.money.unit, lang)
        return say(
            lang,
            f"Wer keinen Stich hat, ist Jungfrau und bekommt {one} von jedem, der Stiche hat. Zahlt einer allein, "
            "bekommt die Jungfrau alles; mehrere teilen.",
            f"Who has no trick is Jungfrau and gets {one} from everyone who has tricks. Where one player alone pays, "
            "the Jungfrau gets everything; several share.",
        )
    several = {
        "share": say(lang, "Mehrere teilen es.", "Several share it."),
        "each": say(lang, "Sind es zwei, bekommt jede so viel.", "If there are two, each gets as much."),
    }[t.virgins]
    return say(
        lang,
        f"Wer keinen Stich hat, ist Jungfrau und bekommt alles, was der Verlierer für das Spiel zahlt. {several}",
        f"Who has no trick is Jungfrau and gets everything that the loser pays for the game. {several}",
    )


def _ties(rules: RuleSet, _: Subject, lang: str) -> str:
    t, unit = rules.trischaken, rules.money.unit
    alone = say(lang, "Ist die Vorhand darunter, verliert sie allein.", "If Vorhand is among them she alone loses.")
    if t.scale == "two-and-two":
        alone = "" if t.forehand_factor == 1 else alone
        return say(lang, f"Wer gleich viel hat, teilt. {alone}", f"Who has the same shares. {alone}").strip()
    if t.ties == "fixed":
        two, three = amount(2 * t.value, unit, lang), amount(t.value, unit, lang)
        return say(
            lang,
            f"Haben zwei gleich viel und am meisten, zahlt jeder der beiden insgesamt {two}, bei dreien jeder "
            f"{three}. {alone}",
            f"If two tie for most, each of the two pays {two} in all, if three do, {three} each. {alone}",
        )
    return say(
        lang,
        f"Haben mehrere gleich viel und am meisten, teilen sie sich die Zahlung. {alone}",
        f"Who tie for most share the payment. {alone}",
    )


def _close(rules: RuleSet, _: Subject, lang: str) -> str:
    t, unit = rules.trischaken, rules.money.unit
    four, two = amount(4 * t.value, unit, lang), amount(2 * t.value, unit, lang)
    if not t.close_virgins:
        return say(
            lang,
            "Zwei Jungfrauen bei 35/1 zu 34/2 sind keine Ausnahme.",
            "Two Jungfrauen at 35/1 to 34/2 are no exception.",
        )
    return say(
        lang,
        f"Sind zwei Jungfrau und steht es zwischen den anderen 35/1 zu 34/2, zahlt der Verlierer {four}, jeder "
        f"Jungfrau {two}.",
        f"If two are Jungfrau and the others stand at 35/1 to 34/2, the loser pays {four}, {two} to each Jungfrau.",
    )


def _stichzwang(rules: RuleSet, _: Subject, lang: str) -> str:
    options = rules.trischaken.stichzwang
    first = say(lang, "mit" if options[0] else "ohne", "with" if options[0] else "without")
    if len(options) == 1:
        return say(lang, f"Gespielt wird {first} Stichpflicht.", f"It is played {first} Stichpflicht.")
    return say(
        lang,
        f"Die Vorhand bestimmt, ob mit oder ohne Stichpflicht gespielt wird; sagt sie nichts, wird {first} "
        "Stichpflicht gespielt.",
        "Vorhand decides whether it is played with or without Stichpflicht; if she says nothing, it is played "
        f"{first}.",
    )


_TALON: Final = {
    "first-six": Text(
        "je eine Talonkarte zu den ersten sechs Stichen", "one talon card goes to each of the first six tricks"
    ),
    "last": Text("der ganze Talon zum letzten Stich", "the whole talon goes to the last trick"),
}


def _talon(rules: RuleSet, _: Subject, lang: str) -> str:
    options = [_TALON[option].in_language(lang) for option in rules.trischaken.talon]
    if len(options) == 1:
        return say(lang, f"Zugegeben wird {options[0]}.", f"{options[0][0].upper()}{options[0][1:]}.")
    either = " oder ".join(options) if lang == "de" else " or ".join(options)
    return say(
        lang,
        f"Ebenso bestimmt sie, ob {either} zugegeben wird; sagt sie nichts, {options[0]}.",
        f"She also decides whether {either}; if she says nothing, {options[0]}.",
    )


def _spritzer(rules: RuleSet, _: Subject, lang: str) -> str:
    if not rules.trischaken.spritzer:
        return say(lang, "Gespritzt wird nicht.", "There is no Spritzer.")
    return say(
        lang,
        "Jeder Spieler, auch die Vorhand, kann den Trischaker für sich selbst spritzen: Er wettet darauf, dass er "
        "das Spiel nicht verliert. Der Spritzer verdoppelt, was ihm der Verlierer zahlt. Bekommt eine Jungfrau die "
        "Punkte des Spiels, bleibt die Spritzerprämie trotzdem bei dem, der gespritzt hat. Der eigene Spritzer des "
        "Verlierers ändert nichts.",
        "Every player, Vorhand too, may spritzen the Trischaken for himself: a bet that he will not lose the game. "
        "The Spritzer doubles what the loser pays him. Where a Jungfrau gets the points of the game, the Spritzer's "
        "premium still stays with whoever spritzed. The loser's own Spritzer changes nothing.",
    )


def _renonce_trischaken(rules: RuleSet, _: Subject, lang: str) -> str:
    t, unit = rules.trischaken, rules.money.unit
    each, forehand = amount(t.renonce, unit, lang), amount(t.renonce_forehand, unit, lang)
    more = ""
    if t.renonce != t.renonce_forehand:
        more = say(lang, f", die Vorhand jedem {forehand}", f", Vorhand {forehand} to each")
    return say(
        lang, f"Wer Renonce begeht, zahlt jedem {each}{more}.", f"Whoever commits a Renonce pays {each} to each{more}."
    )


TRISCHAKEN: Final[dict[str, Phrase]] = {
    "trischaken.scale": Phrase(build=_scale),
    "trischaken.value": Phrase(build=_value),
    "trischaken.forehand_factor": Phrase(build=_forehand),
    "trischaken.mayor_factor": Phrase(build=_mayor, needs=lambda rules: rules.trischaken.scale != "classes"),
    "trischaken.mayor_at_least": Phrase(
        build=lambda rules, _, lang: say(
            lang,
            f"Bürgermeister ist, wer mindestens {count(rules.trischaken.mayor_at_least, lang)} in den Stichen hat.",
            f"Bürgermeister is who has at least {count(rules.trischaken.mayor_at_least, lang)} in his tricks.",
        )
    ),
    "trischaken.under_at_most": Phrase(build=_under, needs=lambda rules: rules.trischaken.scale == "classes"),
    "trischaken.virgins": Phrase(build=_virgins, needs=_not_classes),
    "trischaken.ties": Phrase(build=_ties, needs=_not_classes),
    "trischaken.close_virgins": Phrase(build=_close, needs=lambda rules: rules.trischaken.close_virgins),
    "trischaken.stichzwang": Phrase(build=_stichzwang),
    "trischaken.talon": Phrase(build=_talon),
    "trischaken.spritzer": Phrase(build=_spritzer),
    "trischaken.renonce": Phrase(build=_renonce_trischaken),
    "trischaken.renonce_forehand": Phrase(
        build=lambda rules, _, lang: say(
            lang,
            "Begeht die Vorhand Renonce, zahlt sie jedem "
            f"{amount(rules.trischaken.renonce_forehand, rules.money.unit, lang)}.",
            "If Vorhand commits a Renonce she pays "
            f"{amount(rules.trischaken.renonce_forehand, rules.money.unit, lang)} to each.",
        ),
        needs=lambda rules: rules.trischaken.renonce_forehand != rules.trischaken.renonce,
    ),
    "trischaken.renonce_spritzer_doubles": Phrase(
        words={
            True: Text(
                "Wer gespritzt hat, bekommt auch bei Renonce das Doppelte.",
                "Who spritzed gets double for a Renonce too.",
            ),
            False: Text(
                "Ein Spritzer verdoppelt die Zahlung bei Renonce nicht.",
                "A Spritzer does not double the payment for a Renonce.",
            ),
        },
        needs=lambda rules: rules.trischaken.spritzer,
    ),
}

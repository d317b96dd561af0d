"""The play, the Valat, Renonce: the sentences of these sections of a rule set."""

from __future__ import annotations

from typing import Final

from tarock.rulebook.numbers import amount, number, ordinal, times
from tarock.rulebook.phrases.common import (
    has_ouvert,
    has_premiums_beside_valat,
    has_valat,
    of_kind,
    say,
)
from tarock.rulebook.phrases.phrase import Phrase, Subject
from tarock.rules import RuleSet, Text


def _beside_valat(when: str, kind: str) -> Phrase:
    """play_silent and the like: what counts beside a Valat."""
    silent = _PAIR[when]
    group = {"play": Text("Spielprämien", "play premiums"), "material": Text("Materialprämien", "material premiums")}[
        kind
    ]

    def build(rules: RuleSet, _: Subject, lang: str) -> str:
        word = getattr(rules.valat, f"{kind}_{when}")
        which = f"{silent.in_language(lang)} {group.in_language(lang)}"
        return f"{which} ({of_kind(rules, kind, lang)}) {BESIDE[word].in_language(lang)}."

    return Phrase(needs=has_premiums_beside_valat(kind), build=build)


BESIDE: Final = {
    "counts": Text("zählen neben dem Valat", "count beside the Valat"),
    "never": Text("zählen neben dem Valat nicht", "do not count beside the Valat"),
    "lost-by-valat-side": Text(
        "zählen neben dem Valat nur, wenn die Valatseite sie verliert",
        "count beside the Valat only where the Valat side loses them",
    ),
}


_PAIR: Final = {"silent": Text("Stille", "Silent"), "announced": Text("Angesagte", "Announced")}


def _game_kontra(when: Text) -> Phrase:
    de, en = when
    return Phrase(
        words={
            "void": Text(f"{de} fällt ein Kontra auf das Spiel weg.", f"{en} a kontra on the game is void."),
            "carries": Text(
                f"{de} geht ein Kontra auf das Spiel auf den Valat über.",
                f"{en} a kontra on the game carries over to the Valat.",
            ),
            "keeps": Text(f"{de} bleibt ein Kontra auf das Spiel bestehen.", f"{en} a kontra on the game stays."),
        },
        needs=has_valat,
    )


def _valat_mode(rules: RuleSet, _: Subject, lang: str) -> str:
    valat = next((b for b in rules.bonuses.values() if b.kind == "valat"), None)
    if valat is None:
        return say(lang, "Einen Valat gibt es nicht.", "There is no Valat.")
    unit = rules.money.unit
    if rules.valat.mode == "fixed":
        silent, announced = number(valat.silent), amount(valat.announced, unit, lang)
        return say(
            lang,
            f"Der Valat, alle zwölf Stiche, ist eine Prämie mit festem Wert: still {silent}, angesagt {announced}, "
            "neben dem Spiel.",
            f"The Valat, all twelve tricks, is a premium of fixed value: {silent} silent, {announced} announced, "
            "beside the game.",
        )
    silent, announced = times(valat.silent, lang), times(valat.announced, lang)
    return say(
        lang,
        f"Der Valat, alle zwölf Stiche, vervielfacht das Spiel: still zählt es {silent}, angesagt {announced}. Er "
        "tritt an die Stelle des Spiels; wer ihn ansagt und nicht macht, verliert ebenso viel.",
        f"The Valat, all twelve tricks, multiplies the game: silent it counts {silent}, announced {announced}. It "
        "replaces the game; whoever announces it and fails loses as much.",
    )


def _ouvert_after(rules: RuleSet, _: Subject, lang: str) -> str:
    after = rules.play.ouvert_after_trick
    if after == 0:
        return say(
            lang,
            "Im Ouvert wird schon vor dem ersten Ausspiel aufgelegt.",
            "In an ouvert game the cards are laid open before the first lead.",
        )
    return say(
        lang,
        f"Im Ouvert wird nach dem {ordinal(after, lang)} Stich aufgelegt.",
        f"In an ouvert game the cards are laid open after the {ordinal(after, lang)} trick.",
    )


PLAY: Final[dict[str, Phrase]] = {
    "play.maerchenstich": Phrase(
        words={
            "none": Text(
                "Einen Märchenstich (Kaiserstich) gibt es nicht: Fällt die ganze Trull in einen Stich, sticht der "
                "Sküs.",
                "There is no Märchenstich (Kaiserstich): if the whole Trull falls in one trick, the Sküs wins it.",
            ),
            "any-order": Text(
                "Märchenstich (Kaiserstich): Fällt die Trull in einem Stich, sticht immer der Pagat, in "
                "Farbenspielen nur, wenn Tarock ausgespielt worden ist. Eine Prämie ist das nicht, abgesehen von der "
                "gewonnenen Trull.",
                "Märchenstich (Kaiserstich): if the whole Trull falls in one trick, the Pagat always wins it, in "
                "suit games only if tarock was led. That is no premium, apart from the Trull that is won.",
            ),
            "mond-skues-pagat": Text(
                "Kaiserstich: Fallen in einem Stich Mond, Sküs und Pagat in dieser Folge, sticht der Pagat, in "
                "Farbenspielen nur, wenn Tarock ausgespielt worden ist.",
                "Kaiserstich: if Mond, Sküs and Pagat fall in one trick in this order, the Pagat wins it, in suit "
                "games only if tarock was led.",
            ),
        }
    ),
    "play.maerchenstich_negative": Phrase(
        words={
            True: Text(
                "Das gilt auch in Negativspielen: Verlangt der Märchenstich den Pagat, fällt er, auch wenn er nicht "
                "das letzte Tarock ist. Liegen Mond und Pagat, muss der Gstieß (Sküs) nicht dazugegeben werden.",
                "It holds in negative games too: where the Märchenstich demands the Pagat it is played, even if it "
                "is not the last tarock. If Mond and Pagat lie, the Gstieß (Sküs) need not be added.",
            ),
            False: Text(
                "In Negativspielen gibt es keinen Märchenstich.", "There is no Märchenstich in negative games."
            ),
        },
        needs=lambda rules: rules.play.maerchenstich != "none",
    ),
    "play.pagat_negative": Phrase(
        words={
            "last-tarock": Text(
                "In Negativspielen und im Trischaken darf der Pagat nur als letztes Tarock gespielt werden.",
                "In negative games and in Trischaken the Pagat may be played only as the last tarock.",
            ),
            "free": Text(
                "Auch in Negativspielen darf der Pagat jederzeit gespielt werden.",
                "In negative games, too, the Pagat may be played at any time.",
            ),
        }
    ),
    "play.ouvert_after_trick": Phrase(build=_ouvert_after, needs=has_ouvert),
    "play.ouvert_confer": Phrase(
        words={
            True: Text("Im Ouvert dürfen sich die Gegner beraten.", "In an ouvert game the opponents may confer."),
            False: Text(
                "Im Ouvert dürfen sich die Gegner nicht beraten.", "In an ouvert game the opponents may not confer."
            ),
        },
        needs=has_ouvert,
    ),
    "valat.mode": Phrase(build=_valat_mode),
    "valat.announced_with_material": Phrase(
        build=lambda rules, _, lang: say(
            lang,
            f"Zugleich mit einem Valat dürfen Materialprämien ({of_kind(rules, 'material', lang)}) "
            f"{'auch' if rules.valat.announced_with_material else 'nicht'} angesagt werden.",
            f"Together with a Valat, material premiums ({of_kind(rules, 'material', lang)}) "
            f"{'may also' if rules.valat.announced_with_material else 'may not'} be announced.",
        ),
        needs=has_premiums_beside_valat("material"),
    ),
    "valat.play_silent": _beside_valat("silent", "play"),
    "valat.play_announced": _beside_valat("announced", "play"),
    "valat.material_silent": _beside_valat("silent", "material"),
    "valat.material_announced": _beside_valat("announced", "material"),
    "valat.game_kontra_silent": _game_kontra(Text("Bei einem stillen Valat", "With a silent Valat")),
    "valat.game_kontra_announced": _game_kontra(Text("Bei einem angesagten Valat", "With an announced Valat")),
    "renonce.pays": Phrase(
        words={
            "as-if-won": Text(
                "Wer Renonce begeht, zahlt allen anderen, als ob sie das Spiel und die angesagten Prämien gewonnen "
                "hätten; stille Prämien, die beim Abbruch schon gemacht sind, bekommt, wer sie gemacht hat.",
                "Whoever commits a Renonce pays all others as if they had won the game and the announced premiums; "
                "silent premiums already made when play stops go to whoever made them.",
            ),
        }
    ),
}

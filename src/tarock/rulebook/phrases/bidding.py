"""Auction, calling, announcements: the sentences of these sections of a rule set."""

from __future__ import annotations

from typing import Final

from tarock.rulebook.numbers import amount, listed, times
from tarock.rulebook.phrases.common import (
    has_bei,
    has_birds,
    has_calls,
    has_valat,
    names,
    say,
    some,
)
from tarock.rulebook.phrases.phrase import Phrase, Subject
from tarock.rules import RuleSet, Text
from tarock.rules.words import KONTRA_LEVELS


def _levels(rules: RuleSet, _: Subject, lang: str) -> str:
    steps = [f"{KONTRA_LEVELS[n]} (×{n})" for n in rules.announcements.levels]
    if len(steps) == 1:
        return say(lang, f"Es gibt nur {steps[0]}.", f"There is only {steps[0]}.")
    joined = listed(steps, lang)
    return say(lang, f"Es gibt {joined}, weiter geht es nicht.", f"There are {joined}, and nothing beyond.")


def _failed_kontra(rules: RuleSet, _: Subject, lang: str) -> str:
    cost = rules.announcements.failed_kontra
    if not cost:
        return say(lang, "Ein verfehltes Kontra kostet nichts zusätzlich.", "A failed kontra costs nothing besides.")
    each = amount(cost, rules.money.unit, lang)
    return say(
        lang,
        f"Wer kontriert und nicht gewinnt, zahlt je Kopf bar noch {each}.",
        f"Whoever kontras and does not win pays another {each} a head in cash.",
    )


def _solo_factor(rules: RuleSet, _: Subject, lang: str) -> str:
    factor = rules.announcements.solo_factor
    solos = [c for c in rules.contracts.values() if c.solo]
    games = names(solos, lang)
    spared = [b for b in rules.bonuses.values() if not b.solo_doubles]
    if not solos or factor == 1:
        return say(lang, "Solospiele erhöhen die Prämien nicht.", "Solo games do not raise the premiums.")
    but = say(lang, f", ausgenommen {names(spared, lang)}", f", except {names(spared, lang)}") if spared else ""
    de = f"In Solospielen ({games}) zählen alle Prämien {times(factor, 'de')}{but}."
    return say(lang, de, f"In solo games ({games}) all premiums count {times(factor, 'en')}{but}.")


def _no_bird(rules: RuleSet, _: Subject, lang: str) -> str:
    pays = rules.calling.no_bird_pays
    if pays is None:
        return say(
            lang,
            "Wer ein Vogelspiel ohne den Vogel lizitiert und spielt, begeht Renonce.",
            "Whoever bids and plays a bird game without the bird commits a Renonce.",
        )
    each = amount(pays, rules.money.unit, lang)
    return say(
        lang,
        f"Wer ein Vogelspiel lizitiert und keinen Vogel dafür hat, zahlt jedem {each}.",
        f"Whoever bids a bird game without a bird for it pays {each} to each.",
    )


BIDDING: Final[dict[str, Phrase]] = {
    "auction.forehand_opens_with_bid": Phrase(
        words={
            True: Text(
                "Die Vorhand sagt „Vorhand!“ oder nennt gleich ein Spiel, das sie lizitiert.",
                "Vorhand says “Vorhand!” or at once names a game that she bids.",
            ),
            False: Text(
                "Die Vorhand eröffnet mit „Vorhand!“; ein höheres Spiel nennt sie erst, wenn sie wieder an der Reihe "
                "ist.",
                "Vorhand opens with “Vorhand!”; a higher game she names only when it is her turn again.",
            ),
        }
    ),
    "auction.forehand_may_pass": Phrase(
        words={
            False: Text("Bietet niemand sonst, muss die Vorhand spielen.", "If nobody else bids, Vorhand has to play."),
            True: Text("Auch die Vorhand darf gleich „Weiter!“ sagen.", "Vorhand too may say “Weiter!” at once."),
        }
    ),
    "auction.hold": Phrase(
        words={
            "none": Text(
                "Die Vorhand darf ein lizitiertes Spiel nicht übernehmen, nur überbieten.",
                "Vorhand may not take over a bid game, only overbid it.",
            ),
            "forehand": Text(
                "Die Vorhand darf das Spiel eines anderen halten: Sie spielt dann selbst, was er geboten hat.",
                "Vorhand may hold another player's game: she then plays herself what he bid.",
            ),
        }
    ),
    "auction.raise_own": Phrase(
        words={
            False: Text(
                "Wer nicht überboten wurde, darf sich nicht selbst überbieten.",
                "Who was not overbid may not overbid himself.",
            ),
            True: Text("Das eigene Gebot darf erhöht werden.", "One may raise one's own bid."),
        }
    ),
    "auction.hand_on": Phrase(
        words={
            "never": Text("Abgeben der Vorhand ist unzulässig.", "Handing on Vorhand is not allowed."),
            "four-kings-may": Text(
                "Wer als Vorhand vier Könige hat, darf die Vorhand weitergeben.",
                "A Vorhand with four kings may hand Vorhand on.",
            ),
            "four-kings-must": Text(
                "Wer als Vorhand vier Könige und kein Spiel hat, gibt die Vorhand weiter.",
                "A Vorhand with four kings and no game hands Vorhand on.",
            ),
        }
    ),
    "auction.bei_settlement": Phrase(
        words={
            "each-against-all": Text(
                "Abgerechnet wird jedes Bei-Spiel für sich, gegen alle drei anderen.",
                "Each Bei game is settled by itself, against all three others.",
            ),
            "non-declarers-only": Text(
                "Abgerechnet wird jedes Bei-Spiel für sich, nur mit denen, die nicht Bei spielen.",
                "Each Bei game is settled by itself, only with those who play no Bei.",
            ),
        },
        needs=has_bei,
    ),
    "calling.fourth_king": Phrase(
        words={
            True: Text(
                "Wer drei Könige hat, darf „Den vierten!“ rufen.",
                "Who holds three kings may call “Den vierten!”, the fourth.",
            ),
            False: Text("Der gerufene König wird immer beim Namen genannt.", "The called king is always named."),
        },
        needs=has_calls,
    ),
    "calling.four_kings": Phrase(
        words={
            "queen-must": Text(
                "Wer alle vier Könige hat, muss eine Dame rufen.", "Who holds all four kings must call a queen."
            ),
            "queen-may": Text(
                "Wer alle vier Könige hat, kann eine Dame rufen.", "Who holds all four kings may call a queen."
            ),
            "no-call": Text(
                "Mit allen vier Königen ist kein Rufspiel möglich.", "With all four kings no calling game is possible."
            ),
        },
        needs=has_calls,
    ),
    "calling.queen_ultimo": Phrase(
        words={
            True: Text(
                "Auch die gerufene Dame kann ultimo gespielt werden.", "The called queen, too, can be played ultimo."
            ),
            False: Text(
                "Die gerufene Dame kann nicht ultimo gespielt werden.", "The called queen cannot be played ultimo."
            ),
        },
        needs=lambda rules: rules.calling.four_kings != "no-call" and has_calls(rules),
    ),
    "calling.king_in_talon": Phrase(
        parts={
            "free-half": Text(
                "eine Hälfte frei wählen und allein gegen drei spielen",
                "choose either half and play alone against three",
            ),
            "king-half": Text(
                "die Hälfte mit dem König nehmen und allein gegen drei spielen",
                "take the half with the king and play alone against three",
            ),
            "give-up": Text("aufgeben (schleifen)", "give up"),
        },
        one=Text(
            "Liegt der gerufene König im Talon, muss der Spieler {value}.",
            "If the called king lies in the talon, the declarer must {value}.",
        ),
        many=Text(
            "Liegt der gerufene König im Talon, kann der Spieler {value}.",
            "If the called king lies in the talon, the declarer may {value}.",
        ),
        needs=has_calls,
    ),
    "calling.give_up_pays": Phrase(
        words={
            "game": Text(
                "Aufgeben kostet an jeden den Wert des Spiels.", "Giving up costs the value of the game to each."
            ),
            "game-and-bird": Text(
                "Aufgeben kostet an jeden den Wert des Spiels, im Vogelspiel samt dem angesagten Vogel.",
                "Giving up costs the value of the game to each, in a bird game together with the announced bird.",
            ),
            "game-and-smallest-bird": Text(
                "Aufgeben kostet an jeden den Wert des Spiels, im Vogelspiel dazu den kleinsten Vogel im Blatt.",
                "Giving up costs the value of the game to each, in a bird game also the smallest bird in hand.",
            ),
        },
        needs=lambda rules: "give-up" in rules.calling.king_in_talon and has_calls(rules),
    ),
    "calling.no_bird_pays": Phrase(build=_no_bird, needs=has_birds),
    "calling.no_bird_overbid": Phrase(
        words={
            True: Text(
                "Das gilt auch, wenn das Vogelspiel überboten und ein anderes Spiel gespielt wird.",
                "That holds even if the bird game is overbid and another game is played.",
            ),
            False: Text(
                "Wird das Vogelspiel überboten, bleibt das ohne Folgen.",
                "If the bird game is overbid, this has no consequences.",
            ),
        },
        needs=has_birds,
    ),
    "announcements.rounds": Phrase(
        words={
            "once": Text(
                "Reihum sagt jeder einmal seine Prämien an; danach wird nur noch kontriert oder „Gut!“ gesagt.",
                "In turn everyone announces his premiums once; after that there is only kontra or “Gut!”.",
            ),
            "until-three-gut": Text(
                "Reihum darf jeder so lange Prämien und Kontras ansagen, bis dreimal „Gut!“ kommt.",
                "In turn everyone may announce premiums and kontras until “Gut!” has come three times.",
            ),
        }
    ),
    "announcements.kontra_when": Phrase(
        words={
            "first-chance": Text(
                "Kontra kommt bei der ersten Gelegenheit; was mit „Gut!“ angenommen ist, wird nicht mehr kontriert.",
                "Kontra comes at the first opportunity; what was accepted with “Gut!” is not kontra'd any more.",
            ),
            "any-turn": Text(
                "Kontriert werden darf, sooft man an der Reihe ist; im Negativspiel einzeln nach der Reihe.",
                "One may kontra whenever it is one's turn; in negative games individually, one after the other.",
            ),
        }
    ),
    "announcements.levels": Phrase(build=_levels),
    "announcements.re_answers_all": Phrase(
        words={
            True: Text(
                "Im Negativspiel gilt das Re für die Kontras aller Spieler.",
                "In negative games the Re answers the kontras of all players.",
            ),
            False: Text(
                "Im Negativspiel wird jedes Kontra für sich beantwortet.",
                "In negative games each kontra is answered by itself.",
            ),
        },
        needs=lambda rules: len(rules.announcements.levels) > 1 and some(rules, kontra="individual"),
    ),
    "announcements.failed_kontra": Phrase(
        build=_failed_kontra, needs=lambda rules: rules.announcements.failed_kontra != 0
    ),
    "announcements.wrong_time": Phrase(
        words={
            "lost": Text(
                "Fällt eine angesagte Karte zur falschen Zeit, ist die Prämie verloren.",
                "An announced card that falls at the wrong time loses its premium.",
            ),
            "renonce": Text(
                "Fällt eine angesagte Karte zur falschen Zeit, ist es Renonce.",
                "An announced card that falls at the wrong time is a Renonce.",
            ),
        }
    ),
    "announcements.higher_first": Phrase(
        words={
            True: Text(
                "Wenn ein angesagter Vogel geopfert werden muss, ist der höhere zuerst aufzugeben.",
                "If an announced bird has to be given up, the higher one goes first.",
            ),
            False: Text(
                "Welcher angesagte Vogel geopfert wird, steht frei.",
                "Which announced bird is given up is a free choice.",
            ),
        }
    ),
    "announcements.solo_factor": Phrase(build=_solo_factor),
    "announcements.suit_kontra_or_valat": Phrase(
        words={
            "both": Text(
                "Im Farbenspiel darf ein Gegner kontrieren und auch Valat ansagen.",
                "In a suit game an opponent may kontra and also announce Valat.",
            ),
            "either": Text(
                "Im Farbenspiel darf ein Gegner kontrieren oder Valat ansagen, nicht beides.",
                "In a suit game an opponent may kontra or announce Valat, not both.",
            ),
        },
        needs=lambda rules: some(rules, kind="suit") and has_valat(rules),
    ),
}

"""The sentences of the sections of a rule set, one entry per key of `rules.schema.SECTIONS`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tarock.cards import count_text
from tarock.rulebook.numbers import amount, count, listed, number, ordinal, times
from tarock.rulebook.phrase import Phrase, Subject
from tarock.rules import Bonus, Contract, RuleSet, Text


def _say(lang: str, de: str, en: str) -> str:
    return en if lang == "en" else de


def _some(rules: RuleSet, **wanted: object) -> bool:
    """Whether a contract has all these values."""
    return any(all(getattr(c, key) == value for key, value in wanted.items()) for c in rules.contracts.values())


def has_birds(rules: RuleSet) -> bool:
    """Whether bird games are played."""
    return any(c.birds for c in rules.contracts.values())


def has_bei(rules: RuleSet) -> bool:
    """Whether negative games may be joined."""
    return any(c.bei > 1 for c in rules.contracts.values())


def has_ouvert(rules: RuleSet) -> bool:
    """Whether a game is played with open cards."""
    return any(c.ouvert != "none" for c in rules.contracts.values())


def has_valat(rules: RuleSet) -> bool:
    """Whether a Valat counts."""
    return any(b.kind == "valat" for b in rules.bonuses.values())


def _calls(rules: RuleSet) -> bool:
    return _some(rules, partner="called")


def names(things: Iterable[Contract | Bonus], lang: str, last: str = "and") -> str:
    """The names as they are spoken."""
    return listed([t.name for t in things], lang, last)


def _of_kind(rules: RuleSet, kind: str, lang: str) -> str:
    return ", ".join(b.name for b in rules.bonuses.values() if b.kind == kind)


def _sizes(rules: RuleSet, _: Subject, lang: str) -> str:
    sizes = rules.table.sizes
    if max(sizes) == 4:
        return _say(lang, "Gespielt wird zu viert.", "Four people play.")
    pauses = _say(lang, "zu fünft setzt der Geber aus", "at five the dealer pauses")
    if 6 in sizes:
        pauses += _say(lang, ", zu sechst auch, wer ihm gegenübersitzt", ", at six also who sits opposite him")
    return _say(lang, f"Gespielt wird immer zu viert; {pauses}.", f"Always four people play; {pauses}.")


def _levels(rules: RuleSet, _: Subject, lang: str) -> str:
    called = {2: "Kontra", 4: "Re", 8: "Sub", 16: "Mord"}
    steps = [f"{called[n]} (×{n})" for n in rules.announcements.levels]
    if len(steps) == 1:
        return _say(lang, f"Es gibt nur {steps[0]}.", f"There is only {steps[0]}.")
    joined = listed(steps, lang)
    return _say(lang, f"Es gibt {joined}, weiter geht es nicht.", f"There are {joined}, and nothing beyond.")


def _solo_factor(rules: RuleSet, _: Subject, lang: str) -> str:
    factor = rules.announcements.solo_factor
    solos = [c for c in rules.contracts.values() if c.solo]
    games = names(solos, lang)
    spared = [b for b in rules.bonuses.values() if not b.solo_doubles]
    if not solos or factor == 1:
        return _say(lang, "Solospiele erhöhen die Prämien nicht.", "Solo games do not raise the premiums.")
    but = _say(lang, f", ausgenommen {names(spared, lang)}", f", except {names(spared, lang)}") if spared else ""
    de = f"In Solospielen ({games}) zählen alle Prämien {times(factor, 'de')}{but}."
    return _say(lang, de, f"In solo games ({games}) all premiums count {times(factor, 'en')}{but}.")


def _beside_valat(when: str, kind: str) -> Phrase:
    """play_silent and the like: what counts beside a Valat."""
    silent = _PAIR[when]
    group = {"play": Text("Spielprämien", "play premiums"), "material": Text("Materialprämien", "material premiums")}[kind]

    def build(rules: RuleSet, _: Subject, lang: str) -> str:
        word = getattr(rules.valat, f"{kind}_{when}")
        which = f"{silent.in_language(lang)} {group.in_language(lang)}"
        return f"{which} ({_of_kind(rules, kind, lang)}) {BESIDE[word].in_language(lang)}."

    return Phrase(words={word: text for word, text in BESIDE.items()}, needs=has_valat, build=build)


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
            "carries": Text(f"{de} geht ein Kontra auf das Spiel auf den Valat über.", f"{en} a kontra on the game carries over to the Valat."),
            "keeps": Text(f"{de} bleibt ein Kontra auf das Spiel bestehen.", f"{en} a kontra on the game stays."),
        },
        needs=has_valat,
    )


def _valat_mode(rules: RuleSet, _: Subject, lang: str) -> str:
    valat = next((b for b in rules.bonuses.values() if b.kind == "valat"), None)
    if valat is None:
        return _say(lang, "Einen Valat gibt es nicht.", "There is no Valat.")
    unit = rules.money.unit
    if rules.valat.mode == "fixed":
        silent, announced = number(valat.silent), amount(valat.announced, unit, lang)
        return _say(
            lang,
            f"Der Valat, alle zwölf Stiche, ist eine Prämie mit festem Wert: still {silent}, angesagt {announced}, neben dem Spiel.",
            f"The Valat, all twelve tricks, is a premium of fixed value: {silent} silent, {announced} announced, beside the game.",
        )
    silent, announced = times(valat.silent, lang), times(valat.announced, lang)
    return _say(
        lang,
        f"Der Valat, alle zwölf Stiche, vervielfacht das Spiel: still zählt es {silent}, angesagt {announced}. Er tritt an "
        "die Stelle des Spiels; wer ihn ansagt und nicht macht, verliert ebenso viel.",
        f"The Valat, all twelve tricks, multiplies the game: silent it counts {silent}, announced {announced}. It replaces "
        "the game; whoever announces it and fails loses as much.",
    )


def _scale(rules: RuleSet, _: Subject, lang: str) -> str:
    return {
        "pot": _say(
            lang,
            "Jeder spielt für sich; wer am meisten gestochen hat, verliert und zahlt den drei anderen.",
            "Everyone plays alone; whoever took most card points loses and pays the other three.",
        ),
        "classes": _say(
            lang,
            "Jeder spielt für sich, und jeder rechnet mit jedem ab. Vier Ausgänge gibt es: Jungfrau, Unterwertiger, "
            "Oberwertiger und Bürgermeister. Der jeweils Schlechtere zahlt.",
            "Everyone plays alone, and everyone settles with everyone. There are four outcomes: Jungfrau, Unterwertiger, "
            "Oberwertiger and Bürgermeister. The worse one pays.",
        ),
        "two-and-two": _say(
            lang,
            "Jeder spielt für sich; die zwei, die am meisten gestochen haben, zahlen den zweien, die am wenigsten haben.",
            "Everyone plays alone; the two who took most card points pay the two who took least.",
        ),
    }[rules.trischaken.scale]


def _value(rules: RuleSet, _: Subject, lang: str) -> str:
    t, unit = rules.trischaken, rules.money.unit
    one = amount(t.value, unit, lang)
    if t.scale == "pot":
        return _say(lang, f"Wer verliert, zahlt jedem {one}.", f"The loser pays {one} to each.")
    if t.scale == "classes":
        two, three = (amount(t.value * n, unit, lang) for n in (2, 3))
        return _say(
            lang,
            f"Für jede Klasse Unterschied sind es {one}. Der Unterwertige zahlt also einer Jungfrau {one}; der Oberwertige "
            f"einem Unterwertigen {one} und einer Jungfrau {two}; der Bürgermeister einem Oberwertigen {one}, einem "
            f"Unterwertigen {two} und einer Jungfrau {three}.",
            f"Each class of difference is worth {one}. So the Unterwertiger pays a Jungfrau {one}; the Oberwertiger pays an "
            f"Unterwertiger {one} and a Jungfrau {two}; the Bürgermeister pays an Oberwertiger {one}, an Unterwertiger {two} "
            f"and a Jungfrau {three}.",
        )
    return _say(lang, f"Sie zahlen je {one}, jene bekommen je {one}.", f"They pay {one} each, and those get {one} each.")


def _forehand(rules: RuleSet, _: Subject, lang: str) -> str:
    t = rules.trischaken
    if t.forehand_factor == 1:
        return _say(lang, "Die Vorhand zahlt nicht mehr als jeder andere.", "Vorhand pays no more than anybody else.")
    each = amount(t.value * t.forehand_factor, rules.money.unit, lang)
    if t.scale == "two-and-two":
        return _say(
            lang,
            f"Hat die Vorhand am meisten, zahlt sie allein, und zwar jedem {amount(t.value, rules.money.unit, lang)}.",
            f"If Vorhand took most she alone pays, {amount(t.value, rules.money.unit, lang)} to each.",
        )
    return _say(lang, f"Verliert die Vorhand, kostet es sie jeweils {each}.", f"If Vorhand loses, it costs her {each} to each.")


def _mayor(rules: RuleSet, _: Subject, lang: str) -> str:
    t, unit = rules.trischaken, rules.money.unit
    each = amount(t.value * t.mayor_factor, unit, lang)
    both = amount(t.value * t.mayor_factor * t.forehand_factor, unit, lang)
    if t.scale == "classes" or (t.mayor_factor == 1 and t.scale == "pot"):
        return _say(lang, "Ein Bürgermeister zahlt keinen Zuschlag.", "A Bürgermeister pays no extra.")
    if t.scale == "two-and-two":
        return _say(
            lang,
            f"Ein Bürgermeister zahlt allein, jedem {each}, als Vorhand {both}.",
            f"A Bürgermeister alone pays, {each} to each, as Vorhand {both}.",
        )
    double = ""
    if t.forehand_factor > 1:
        double = _say(lang, f"; wird es die Vorhand, jeweils {both}", f"; {both} to each if it is Vorhand")
    return _say(
        lang,
        f"Wird der Verlierer Bürgermeister, kostet es ihn jeweils {each}{double}.",
        f"A loser who becomes Bürgermeister pays {each} to each{double}.",
    )


def _under(rules: RuleSet, _: Subject, lang: str) -> str:
    t = rules.trischaken
    if t.under_at_most is None:
        return ""
    under, low, high = (count_text(n) for n in (t.under_at_most, t.under_at_most + 1, t.mayor_at_least - 1))
    return _say(
        lang,
        f"Jungfrau ist, wer keinen Stich hat; Unterwertiger, wer höchstens {under} hat; Oberwertiger, wer {low} bis {high} hat.",
        f"Jungfrau is who has no trick; Unterwertiger who has {under} at most; Oberwertiger who has {low} to {high}.",
    )


def _not_classes(rules: RuleSet) -> bool:
    return rules.trischaken.scale != "classes" and _some(rules, kind="trischaken")


def _virgins(rules: RuleSet, _: Subject, lang: str) -> str:
    t = rules.trischaken
    if t.scale == "two-and-two":
        one = amount(t.value, rules.money.unit, lang)
        return _say(
            lang,
            f"Wer keinen Stich hat, ist Jungfrau und bekommt {one} von jedem, der Stiche hat. Zahlt einer allein, bekommt die "
            "Jungfrau alles; mehrere teilen.",
            f"Who has no trick is Jungfrau and gets {one} from everyone who has tricks. Where one player alone pays, the "
            "Jungfrau gets everything; several share.",
        )
    several = {
        "share": _say(lang, "Mehrere teilen es.", "Several share it."),
        "each": _say(lang, "Sind es zwei, bekommt jede so viel.", "If there are two, each gets as much."),
    }[t.virgins]
    return _say(
        lang,
        f"Wer keinen Stich hat, ist Jungfrau und bekommt alles, was der Verlierer für das Spiel zahlt. {several}",
        f"Who has no trick is Jungfrau and gets everything that the loser pays for the game. {several}",
    )


def _ties(rules: RuleSet, _: Subject, lang: str) -> str:
    t, unit = rules.trischaken, rules.money.unit
    alone = _say(lang, "Ist die Vorhand darunter, verliert sie allein.", "If Vorhand is among them she alone loses.")
    if t.scale == "two-and-two":
        alone = "" if t.forehand_factor == 1 else alone
        return _say(lang, f"Wer gleich viel hat, teilt. {alone}", f"Who has the same shares. {alone}").strip()
    if t.ties == "fixed":
        two, three = amount(2 * t.value, unit, lang), amount(t.value, unit, lang)
        return _say(
            lang,
            f"Haben zwei gleich viel und am meisten, zahlt jeder der beiden insgesamt {two}, bei dreien jeder {three}. {alone}",
            f"If two tie for most, each of the two pays {two} in all, if three do, {three} each. {alone}",
        )
    return _say(
        lang,
        f"Haben mehrere gleich viel und am meisten, teilen sie sich die Zahlung. {alone}",
        f"Who tie for most share the payment. {alone}",
    )


def _close(rules: RuleSet, _: Subject, lang: str) -> str:
    t, unit = rules.trischaken, rules.money.unit
    four, two = amount(4 * t.value, unit, lang), amount(2 * t.value, unit, lang)
    if not t.close_virgins:
        return _say(lang, "Zwei Jungfrauen bei 35/1 zu 34/2 sind keine Ausnahme.", "Two Jungfrauen at 35/1 to 34/2 are no exception.")
    return _say(
        lang,
        f"Sind zwei Jungfrau und steht es zwischen den anderen 35/1 zu 34/2, zahlt der Verlierer {four}, jeder Jungfrau {two}.",
        f"If two are Jungfrau and the others stand at 35/1 to 34/2, the loser pays {four}, {two} to each Jungfrau.",
    )


def _spritzer(rules: RuleSet, _: Subject, lang: str) -> str:
    if not rules.trischaken.spritzer:
        return _say(lang, "Gespritzt wird nicht.", "There is no Spritzer.")
    return _say(
        lang,
        "Jeder Spieler, auch die Vorhand, kann den Trischaker für sich selbst spritzen: Er wettet darauf, dass er das Spiel "
        "nicht verliert. Der Spritzer verdoppelt, was ihm der Verlierer zahlt. Bekommt eine Jungfrau die Punkte des Spiels, "
        "bleibt die Spritzerprämie trotzdem bei dem, der gespritzt hat. Der eigene Spritzer des Verlierers ändert nichts.",
        "Every player, Vorhand too, may spritzen the Trischaken for himself: a bet that he will not lose the game. The "
        "Spritzer doubles what the loser pays him. Where a Jungfrau gets the points of the game, the Spritzer's premium still "
        "stays with whoever spritzed. The loser's own Spritzer changes nothing.",
    )


def _renonce_trischaken(rules: RuleSet, _: Subject, lang: str) -> str:
    t, unit = rules.trischaken, rules.money.unit
    each, forehand = amount(t.renonce, unit, lang), amount(t.renonce_forehand, unit, lang)
    more = ""
    if t.renonce != t.renonce_forehand:
        more = _say(lang, f", die Vorhand jedem {forehand}", f", Vorhand {forehand} to each")
    return _say(lang, f"Wer Renonce begeht, zahlt jedem {each}{more}.", f"Whoever commits a Renonce pays {each} to each{more}.")


def _ouvert_after(rules: RuleSet, _: Subject, lang: str) -> str:
    after = rules.play.ouvert_after_trick
    if after == 0:
        return _say(lang, "Im Ouvert wird schon vor dem ersten Ausspiel aufgelegt.", "In an ouvert game the cards are laid open before the first lead.")
    return _say(
        lang,
        f"Im Ouvert wird nach dem {ordinal(after, lang)} Stich aufgelegt.",
        f"In an ouvert game the cards are laid open after the {ordinal(after, lang)} trick.",
    )


def _no_bird(rules: RuleSet, _: Subject, lang: str) -> str:
    pays = rules.calling.no_bird_pays
    if pays is None:
        return _say(
            lang,
            "Wer ein Vogelspiel ohne den Vogel lizitiert und spielt, begeht Renonce.",
            "Whoever bids and plays a bird game without the bird commits a Renonce.",
        )
    each = amount(pays, rules.money.unit, lang)
    return _say(
        lang,
        f"Wer ein Vogelspiel lizitiert und keinen Vogel dafür hat, zahlt jedem {each}.",
        f"Whoever bids a bird game without a bird for it pays {each} to each.",
    )


def _cents(rules: RuleSet, _: Subject, lang: str) -> str:
    cents = rules.money.cents
    if rules.money.unit == "cents" and cents == 1:
        return _say(lang, "Gespielt wird um Geld: Ein Punkt ist ein Cent.", "Play is for money: one point is one cent.")
    return _say(lang, f"Gespielt wird um Geld: Ein Punkt sind {cents} Cent.", f"Play is for money: one point is {cents} cents.")


_DOUBLES: Final = {
    "mondfang": Text("einem Mondfang", "a Mondfang"),
    "trischaken": Text("einem Trischaken", "a Trischaken"),
    "zero": Text("einer Nullrunde", "a zero round"),
}


def _doubles(rules: RuleSet) -> bool:
    return bool(rules.table.double_radl_after or rules.table.double_game_after)


SECTION_PHRASES: Final[dict[str, Phrase]] = {
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
        }
    ),
    "table.win_limit": Phrase(
        build=lambda rules, _, lang: _say(
            lang,
            f"Ein positives Spiel ist mit {count(rules.table.win_limit, lang)} gewonnen.",
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
            "last": Text("Nur der letzte Stich darf noch angesehen werden.", "Only the last trick may be looked at again."),
        }
    ),
    "table.show_discard": Phrase(
        words={
            "always": Text("Vor dem Zählen wird die Ablage offen hergezeigt.", "The discard is shown openly before counting."),
            "on-demand": Text(
                "Auf Verlangen wird die Ablage nach dem Spiel hergezeigt.", "On demand the discard is shown after the game."
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
                "Treffen Verdoppelungen zusammen, vervielfachen sie einander.", "Where doublings meet they multiply each other."
            ),
            False: Text("Treffen Verdoppelungen zusammen, zählt nur eine.", "Where doublings meet only one counts."),
        },
        needs=_doubles,
    ),
    "auction.forehand_opens_with_bid": Phrase(
        words={
            True: Text(
                "Die Vorhand sagt „Vorhand!“ oder nennt gleich ein Spiel, das sie lizitiert.",
                "Vorhand says “Vorhand!” or at once names a game that she bids.",
            ),
            False: Text(
                "Die Vorhand eröffnet mit „Vorhand!“; ein höheres Spiel nennt sie erst, wenn sie wieder an der Reihe ist.",
                "Vorhand opens with “Vorhand!”; a higher game she names only when it is her turn again.",
            ),
        }
    ),
    "auction.forehand_may_pass": Phrase(
        words={
            False: Text(
                "Bietet niemand sonst, muss die Vorhand spielen.", "If nobody else bids, Vorhand has to play."
            ),
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
            False: Text("Wer nicht überboten wurde, darf sich nicht selbst überbieten.", "Who was not overbid may not overbid himself."),
            True: Text("Das eigene Gebot darf erhöht werden.", "One may raise one's own bid."),
        }
    ),
    "auction.hand_on": Phrase(
        words={
            "never": Text("Abgeben der Vorhand ist unzulässig.", "Handing on Vorhand is not allowed."),
            "four-kings-may": Text(
                "Wer als Vorhand vier Könige hat, darf die Vorhand weitergeben.", "A Vorhand with four kings may hand Vorhand on."
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
                "Abgerechnet wird jedes dieser Spiele für sich, gegen alle drei anderen.",
                "Each of these games is settled by itself, against all three others.",
            ),
            "non-declarers-only": Text(
                "Abgerechnet wird jedes dieser Spiele für sich, nur mit denen, die nicht Bei spielen.",
                "Each of these games is settled by itself, only with those who play no Bei.",
            ),
        },
        needs=has_bei,
    ),
    "calling.fourth_king": Phrase(
        words={
            True: Text("Wer drei Könige hat, darf „Den vierten!“ rufen.", "Who holds three kings may call “Den vierten!”, the fourth."),
            False: Text("Der gerufene König wird immer beim Namen genannt.", "The called king is always named."),
        },
        needs=_calls,
    ),
    "calling.four_kings": Phrase(
        words={
            "queen-must": Text("Wer alle vier Könige hat, muss eine Dame rufen.", "Who holds all four kings must call a queen."),
            "queen-may": Text("Wer alle vier Könige hat, kann eine Dame rufen.", "Who holds all four kings may call a queen."),
            "no-call": Text("Mit allen vier Königen ist kein Rufspiel möglich.", "With all four kings no calling game is possible."),
        },
        needs=_calls,
    ),
    "calling.queen_ultimo": Phrase(
        words={
            True: Text("Auch die gerufene Dame kann ultimo gespielt werden.", "The called queen, too, can be played ultimo."),
            False: Text("Die gerufene Dame kann nicht ultimo gespielt werden.", "The called queen cannot be played ultimo."),
        },
        needs=lambda rules: rules.calling.four_kings != "no-call" and _calls(rules),
    ),
    "calling.king_in_talon": Phrase(
        parts={
            "free-half": Text("eine Hälfte frei wählen und allein gegen drei spielen", "choose either half and play alone against three"),
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
        needs=_calls,
    ),
    "calling.give_up_pays": Phrase(
        words={
            "game": Text("Aufgeben kostet an jeden den Wert des Spiels.", "Giving up costs the value of the game to each."),
            "game-and-bird": Text(
                "Aufgeben kostet an jeden den Wert des Spiels, im Vogelspiel samt dem angesagten Vogel.",
                "Giving up costs the value of the game to each, in a bird game together with the announced bird.",
            ),
            "game-and-smallest-bird": Text(
                "Aufgeben kostet an jeden den Wert des Spiels, im Vogelspiel dazu den kleinsten Vogel im Blatt.",
                "Giving up costs the value of the game to each, in a bird game also the smallest bird in hand.",
            ),
        },
        needs=lambda rules: "give-up" in rules.calling.king_in_talon and _calls(rules),
    ),
    "calling.no_bird_pays": Phrase(build=_no_bird, needs=has_birds),
    "calling.no_bird_overbid": Phrase(
        words={
            True: Text(
                "Das gilt auch, wenn er überboten und ein anderes Spiel gespielt wird.",
                "That holds even if he is overbid and another game is played.",
            ),
            False: Text("Wird er überboten, bleibt das ohne Folgen.", "If he is overbid, it has no consequences."),
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
                "Im Negativspiel wird jedes Kontra für sich beantwortet.", "In negative games each kontra is answered by itself."
            ),
        },
        needs=lambda rules: len(rules.announcements.levels) > 1 and _some(rules, kontra="individual"),
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
                "Welcher angesagte Vogel geopfert wird, steht frei.", "Which announced bird is given up is a free choice."
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
        needs=lambda rules: _some(rules, kind="suit") and has_valat(rules),
    ),
    "play.maerchenstich": Phrase(
        words={
            "none": Text(
                "Einen Märchenstich (Kaiserstich) gibt es nicht: Fällt die ganze Trull in einen Stich, sticht der Sküs.",
                "There is no Märchenstich (Kaiserstich): if the whole Trull falls in one trick, the Sküs wins it.",
            ),
            "any-order": Text(
                "Märchenstich (Kaiserstich): Fällt die Trull in einem Stich, sticht immer der Pagat, in Farbenspielen nur, wenn "
                "Tarock ausgespielt worden ist. Eine Prämie ist das nicht, abgesehen von der gewonnenen Trull.",
                "Märchenstich (Kaiserstich): if the whole Trull falls in one trick, the Pagat always wins it, in suit games only "
                "if tarock was led. That is no premium, apart from the Trull that is won.",
            ),
            "mond-skues-pagat": Text(
                "Kaiserstich: Fallen in einem Stich Mond, Sküs und Pagat in dieser Folge, sticht der Pagat, in Farbenspielen nur, "
                "wenn Tarock ausgespielt worden ist.",
                "Kaiserstich: if Mond, Sküs and Pagat fall in one trick in this order, the Pagat wins it, in suit games only if "
                "tarock was led.",
            ),
        }
    ),
    "play.maerchenstich_negative": Phrase(
        words={
            True: Text(
                "Das gilt auch in Negativspielen: Verlangt der Stichzwang den Pagat, fällt er, auch wenn er nicht das letzte "
                "Tarock ist. Liegen Mond und Pagat, muss der Gstieß (Sküs) nicht dazugegeben werden.",
                "It holds in negative games too: where Stichzwang demands the Pagat it is played, even if it is not the last "
                "tarock. If Mond and Pagat lie, the Gstieß (Sküs) need not be added.",
            ),
            False: Text("In Negativspielen gibt es ihn nicht.", "In negative games it does not exist."),
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
            False: Text("Im Ouvert dürfen sich die Gegner nicht beraten.", "In an ouvert game the opponents may not confer."),
        },
        needs=has_ouvert,
    ),
    "valat.mode": Phrase(build=_valat_mode),
    "valat.announced_with_material": Phrase(
        build=lambda rules, _, lang: _say(
            lang,
            f"Zugleich mit einem Valat dürfen Materialprämien ({_of_kind(rules, 'material', lang)}) "
            f"{'auch' if rules.valat.announced_with_material else 'nicht'} angesagt werden.",
            f"Together with a Valat, material premiums ({_of_kind(rules, 'material', lang)}) "
            f"{'may also' if rules.valat.announced_with_material else 'may not'} be announced.",
        ),
        needs=has_valat,
    ),
    "valat.play_silent": _beside_valat("silent", "play"),
    "valat.play_announced": _beside_valat("announced", "play"),
    "valat.material_silent": _beside_valat("silent", "material"),
    "valat.material_announced": _beside_valat("announced", "material"),
    "valat.game_kontra_silent": _game_kontra(Text("Bei einem stillen Valat", "With a silent Valat")),
    "valat.game_kontra_announced": _game_kontra(Text("Bei einem angesagten Valat", "With an announced Valat")),
    "trischaken.scale": Phrase(build=_scale),
    "trischaken.value": Phrase(build=_value),
    "trischaken.forehand_factor": Phrase(build=_forehand),
    "trischaken.mayor_factor": Phrase(build=_mayor, needs=lambda rules: rules.trischaken.scale != "classes"),
    "trischaken.mayor_at_least": Phrase(
        build=lambda rules, _, lang: _say(
            lang,
            f"Bürgermeister ist, wer mindestens {count(rules.trischaken.mayor_at_least, lang)} in den Stichen hat.",
            f"Bürgermeister is who has at least {count(rules.trischaken.mayor_at_least, lang)} in his tricks.",
        )
    ),
    "trischaken.under_at_most": Phrase(build=_under, needs=lambda rules: rules.trischaken.scale == "classes"),
    "trischaken.virgins": Phrase(build=_virgins, needs=_not_classes),
    "trischaken.ties": Phrase(build=_ties, needs=_not_classes),
    "trischaken.close_virgins": Phrase(
        build=_close, needs=lambda rules: rules.trischaken.close_virgins
    ),
    "trischaken.stichzwang": Phrase(
        parts={
            True: Text("mit Stichpflicht", "with Stichpflicht"),
            False: Text("ohne Stichpflicht", "without Stichpflicht"),
        },
        one=Text("Gespielt wird {value}.", "It is played {value}."),
        many=Text(
            "Die Vorhand bestimmt, ob {value} gespielt wird; sagt sie nichts, gilt {first}.",
            "Vorhand decides whether it is played {value}; if she says nothing, {first}.",
        ),
    ),
    "trischaken.talon": Phrase(
        parts={
            "first-six": Text("je eine Talonkarte zu den ersten sechs Stichen", "one talon card to each of the first six tricks"),
            "last": Text("der ganze Talon zum letzten Stich", "the whole talon to the last trick"),
        },
        one=Text("Zugegeben wird {value}.", "The talon is added: {value}."),
        many=Text(
            "Die Vorhand bestimmt auch, ob {value} zugegeben wird; sagt sie nichts, {first}.",
            "Vorhand also decides whether the talon is added {value}; if she says nothing, {first}.",
        ),
    ),
    "trischaken.spritzer": Phrase(build=_spritzer),
    "trischaken.renonce": Phrase(build=_renonce_trischaken),
    "trischaken.renonce_forehand": Phrase(
        build=lambda rules, _, lang: _say(
            lang,
            f"Begeht die Vorhand Renonce, zahlt sie jedem {amount(rules.trischaken.renonce_forehand, rules.money.unit, lang)}.",
            f"If Vorhand commits a Renonce she pays {amount(rules.trischaken.renonce_forehand, rules.money.unit, lang)} to each.",
        ),
        needs=lambda rules: rules.trischaken.renonce_forehand != rules.trischaken.renonce,
    ),
    "trischaken.renonce_spritzer_doubles": Phrase(
        words={
            True: Text("Wer gespritzt hat, bekommt auch bei Renonce das Doppelte.", "Who spritzed gets double for a Renonce too."),
            False: Text(
                "Bei Renonce bleibt es dabei, gespritzt oder nicht.", "For a Renonce that stays so, spritzed or not."
            ),
        },
        needs=lambda rules: rules.trischaken.spritzer,
    ),
    "renonce.pays": Phrase(
        words={
            "as-if-won": Text(
                "Wer Renonce begeht, zahlt allen anderen, als ob sie das Spiel und die angesagten Prämien gewonnen hätten; "
                "stille Prämien, die beim Abbruch schon gemacht sind, bekommt, wer sie gemacht hat.",
                "Whoever commits a Renonce pays all others as if they had won the game and the announced premiums; silent "
                "premiums already made when play stops go to whoever made them.",
            ),
        }
    ),
}

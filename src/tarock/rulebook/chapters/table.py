"""The first chapters: what this book is, the cards and how they are counted, seats and deal."""

from __future__ import annotations

from tarock.cards import PACK_THIRDS, THIRDS, VALUES, card_name, count_table_method, count_text, mask_of, parse_cards
from tarock.rulebook.model import Paragraph, Section, Sentence, Table
from tarock.rulebook.numbers import listed
from tarock.rulebook.writer import Writer

_SHOWN = "HK PD VII Sk KB P10 XV HC"


def about(w: Writer) -> Section:
    """What the book is and how to read it."""
    rules = w.rules
    first = [Sentence(rules.about.in_language(w.lang))] if rules.about.in_language(w.lang) else []
    how = [
        w.free(
            "In eckigen Klammern steht die Stelle, auf der ein Satz beruht.",
            "Square brackets name the clause that a sentence rests on.",
        )
    ]
    if w.usual:
        title = rules.citations[w.usual].in_language(w.lang)
        how.append(
            w.free(
                f"Wo nichts dabeisteht, gilt {w.usual} ({title}) oder die allgemeine Regel des Königrufens.",
                f"Where nothing stands, it is {w.usual} ({title}) or the general rule of Königrufen.",
            )
        )
    else:
        how.append(
            w.free(
                "Wo nichts dabeisteht, gilt die allgemeine Regel des Königrufens.",
                "Where nothing stands, it is the general rule of Königrufen.",
            )
        )
    if any(source.assumption for source in rules.sources.values()):
        how.append(
            w.free(
                "Was in keinem Text steht, ist als Annahme gekennzeichnet, mit dem Grund.",
                "What no text says is marked as an assumption, with its reason.",
            )
        )
    money = w.leaves("money.unit", "money.cents", "money.rounding", "money.kontra_donation")
    return Section(
        w.say("Über dieses Regelbuch", "About this rulebook"), _some(w.para(first), w.para(how), w.para(money))
    )


def _some(*paragraphs: Paragraph) -> tuple[Paragraph, ...]:
    return tuple(p for p in paragraphs if p.sentences)


def cards(w: Writer) -> Section:
    """The pack, its values, counting in thirds and by groups of three."""
    pack = w.para(
        w.free(
            "Gespielt wird mit 54 Karten: 22 Tarock und 32 Farbkarten. Das höchste Tarock ist der Sküs (Gstieß), "
            "dann kommen XXI, der Mond, und so fort bis I, dem Pagat. Sküs, Mond und Pagat sind die Trull. Die vier "
            "kleinsten Tarock sind die Vögel: Pagat (I), Uhu (II), Kakadu (III) und Quapil (IIII).",
            "The pack has 54 cards: 22 tarocks and 32 suit cards. The highest tarock is the Sküs (Gstieß), then come "
            "XXI, the Mond, and so on down to I, the Pagat. Sküs, Mond and Pagat are the Trull. The four smallest "
            "tarocks are the birds: Pagat (I), Uhu (II), Kakadu (III) and Quapil (IIII).",
        ),
        w.free(
            "In den Farben geht es abwärts: König, Dame, Cavall, Bube, dann in Herz und Karo 1, 2, 3, 4, in Pik und "
            "Treff 10, 9, 8, 7.",
            "The suits go down: König (king), Dame (queen), Cavall, Bube (jack), then 1, 2, 3, 4 in Herz and Karo, "
            "and 10, 9, 8, 7 in Pik and Treff.",
        ),
    )
    return Section(w.say("Karten und Zählen", "Cards and counting"), (pack, _values(w), *_counting(w)))


def _values(w: Writer) -> Table:
    groups = (
        ("HK Sk XXI I", "König, Sküs, Mond, Pagat", "König, Sküs, Mond, Pagat"),
        ("HD", "Dame", "Dame (queen)"),
        ("HC", "Cavall", "Cavall"),
        ("HB", "Bube", "Bube (jack)"),
        ("H1", "alle anderen", "all others"),
    )
    rows = []
    for sample, de, en in groups:
        card = parse_cards(sample)[0]
        rows.append((w.say(de, en), str(VALUES[card]), str(THIRDS[card])))
    head = (w.say("Karte", "Card"), w.say("Wert", "Value"), w.say("Drittel", "Thirds"))
    return Table(head, tuple(rows), frozenset({1, 2}))


def _counting(w: Writer) -> tuple[Paragraph, ...]:
    rules = w.rules
    total = PACK_THIRDS // 3
    limit = rules.table.win_limit
    others = count_text(PACK_THIRDS - limit)
    by_hand = w.para(
        w.free(
            "Gezählt wird zu dritt: die Werte von drei Karten zusammen, weniger 2. Was am Ende übrig bleibt, ein "
            "oder zwei kleine Karten, zählt je ein Blatt; drei Blatt sind ein Punkt. Ebenso genau sind die Drittel "
            f"der Tafel: Alle Karten zusammen haben {PACK_THIRDS} Drittel, das sind {total} Punkte.",
            "Cards are counted in threes: the values of three cards together, minus 2. What is left in the end, one "
            "or two small cards, counts one Blatt each; three Blatt are a point. The thirds of the table are just as "
            f"exact: all cards together have {PACK_THIRDS} thirds, which is {total} points.",
        ),
        w.free(*_count_example()),
    )
    win = w.para(
        w.leaf("table.win_limit"),
        w.free(
            f"Die Gegner haben dann höchstens {others}. Für die Spielpartei zählen ihre Stiche und die Ablage, für "
            "die Gegner ihre Stiche und was vom Talon liegen geblieben ist.",
            f"The opponents then have {others} at most. The declarer's side counts its tricks and the discard, the "
            "opponents count their tricks and what was left of the talon.",
        ),
    )
    return by_hand, win


def _count_example() -> tuple[str, str]:
    pile = parse_cards(_SHOWN)
    counted = count_table_method(mask_of(pile))
    groups = [
        f"{' + '.join(str(VALUES[c]) for c in group)} − 2 = {points}"
        for group, points in zip(counted.groups, counted.group_points, strict=True)
    ]
    left = len(counted.left_over)
    texts = []
    for lang in ("de", "en"):
        names = listed([card_name(c, lang) for c in pile], lang)
        if lang == "de":
            texts.append(f"Beispiel: {names} sind {'; '.join(groups)} und {left} Blatt, zusammen {counted.text}.")
        else:
            texts.append(f"Example: {names} are {'; '.join(groups)} and {left} Blatt, {counted.text} in all.")
    return texts[0], texts[1]


def seats(w: Writer) -> Section:
    """Who sits where, who shuffles, cuts and deals."""
    clockwise = w.rules.table.direction == "clockwise"
    side_de, side_en = ("links", "left") if clockwise else ("rechts", "right")
    seat = w.para(
        w.leaves("table.sizes", "table.direction"),
        w.free(
            f"{side_de.capitalize()} vom Geber sitzt die Vorhand. Nach jedem Spiel gibt der Nächste; haben alle "
            "einmal gegeben, ist ein Radl um.",
            f"To the {side_en} of the dealer sits Vorhand. After each game the next player deals; when all have dealt "
            "once, a Radl is over.",
        ),
    )
    deal = w.para(
        w.leaves("table.cut", "table.knock"),
        w.free(
            "Jeder bekommt sechs Karten, dann kommen zweimal drei Karten als Talon in die Mitte, dann bekommt jeder "
            "noch einmal sechs.",
            "Everyone gets six cards, then twice three cards go to the middle as the talon, then everyone gets six "
            "more.",
        ),
        w.leaf("table.throw_in"),
    )
    doubled = w.para(w.leaves("table.double_radl_after", "table.double_game_after", "table.double_multiplies"))
    return Section(w.say("Am Tisch", "At the table"), _some(seat, deal, doubled))


def sources(w: Writer, used: set[str]) -> Section | None:
    """The texts that the sentences name."""
    cited = [
        Paragraph((Sentence(text.in_language(w.lang)),), key) for key, text in w.rules.citations.items() if key in used
    ]
    return Section(w.say("Quellen", "Sources"), (w.bullets(cited),)) if cited else None

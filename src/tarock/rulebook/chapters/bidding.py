"""From the first bid to the last “Gut!”: auction, calling and talon, announcements and kontra."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tarock.rulebook.model import Block, Paragraph, Section, Sentence, Table
from tarock.rulebook.numbers import listed, number, unit_name
from tarock.rulebook.writer import Cell, Writer
from tarock.rules import Contract, Text


def grouped(contracts: Iterable[Contract], key: Callable[[Contract], object]) -> list[list[Contract]]:
    """Contracts with the same key together, in the order of their rank."""
    groups: dict[object, list[Contract]] = {}
    for contract in contracts:
        groups.setdefault(key(contract), []).append(contract)
    return list(groups.values())


def names(contracts: Iterable[Contract], lang: str, last: str = "and") -> str:
    """Names of games."""
    return listed([c.name for c in contracts], lang, last)


def auction(w: Writer) -> Section:
    """Who may bid what when, and the games in their order."""
    opening = w.para(
        w.leaf("auction.forehand_opens_with_bid"),
        _moment(
            w,
            "first-word",
            "Gleich als erstes Wort kann sie auch {} ansagen.",
            "As her first word she may also announce {}.",
        ),
        w.free(
            "Dann nennt reihum jeder ein höheres Spiel oder sagt „Weiter!“.",
            "Then everyone in turn names a higher game or says “Weiter!”.",
        ),
        w.general(
            "weiter",
            "Wer „Weiter!“ gesagt hat, kann kein Spiel mehr lizitieren.",
            "Who has said “Weiter!” can bid no more.",
        ),
        w.free(
            "Wer zuletzt nicht überboten wird, ist der Spieler.",
            "Who is not overbid in the end is the declarer.",
        ),
        w.leaf("auction.raise_own"),
    )
    after = w.para(
        _moment(
            w,
            "after-pass",
            "Haben alle anderen „Weiter!“ gesagt, kann die Vorhand auch ein Vorhandspiel spielen: {}.",
            "If all others have said “Weiter!”, Vorhand may also play one of Vorhand's games: {}.",
        ),
        w.leaves("auction.forehand_may_pass", "auction.hold", "auction.hand_on"),
    )
    unit = unit_name(w.rules.money.unit, w.lang, dative=True)
    ranks = [c.rank for c in w.rules.contracts.values()]
    tied = len(set(ranks)) < len(ranks)
    order = w.para(
        w.free(
            "Die Spiele von unten nach "
            f"oben{'; wo der Rang gleich ist, überbietet keines das andere' if tied else ''}. Beträge in {unit} je "
            f"Kopf; unter „verloren“ steht, wo ein Verlust mehr kostet. V ist die Vorhand{_legend(w, 'de')}.",
            f"The games from the lowest to the highest{'; of equal rank none overbids the other' if tied else ''}. "
            f"Amounts in {unit} a head; “lost” says where a loss costs more. V is Vorhand{_legend(w, 'en')}.",
        )
    )
    blocks: list[Block] = [opening, after, order, games_table(w)]
    joint = w.para(_joint_bids(w))
    return Section(w.say("Lizitation", "The auction"), (*blocks, *([joint] if joint.sentences else [])))


_LEGEND: Final = (
    ("when", "first-word", Text("„sofort“ heißt als erstes Wort", "“first” means as her first word")),
    (
        "when",
        "after-pass",
        Text("„zuletzt“ heißt nach dem Weiter aller anderen", "“last” means after all others have passed"),
    ),
    (
        "talon",
        "blind-six",
        Text("„verdeckt“ sind alle sechs Talonkarten", "“blind” are all six talon cards, face down"),
    ),
    ("talon", "shown-six", Text("„offen“ sind alle sechs Talonkarten", "“shown” are all six talon cards, face up")),
)


def _legend(w: Writer, lang: str) -> str:
    """What the short words of the table mean, those that stand in it."""
    used = [text for key, word, text in _LEGEND if any(getattr(c, key) == word for c in w.rules.contracts.values())]
    return "".join(f"; {text.in_language(lang)}" for text in used)


def _moment(w: Writer, when: str, de: str, en: str) -> list[Sentence]:
    contracts = [c for c in w.rules.contracts.values() if c.when == when]
    if not contracts:
        return []
    groups = grouped(contracts, lambda c: w.rules.source(f"contracts.{c.id}.when"))
    found = []
    for group in groups:
        joined = names(group, w.lang, "or")
        found.append(w.free(de.format(joined), en.format(joined), f"contracts.{group[0].id}.when"))
        de, en = "Ebenso {}.", "The same holds for {}."
    return found


def games_table(w: Writer) -> Table:
    """All games in the order of the auction."""
    s = w.say
    head = (
        s("Rang", "Rank"), s("Spiel", "Game"), s("Wert", "Value"), s("verloren", "lost"), s("wer", "who"),
        s("Talon", "Talon"), s("Partner", "Partner"), s("Ausspiel", "Lead"),
    )  # fmt: skip
    rows = [_row(w, c) for c in w.rules.contracts.values()]
    return w.table(head, rows, numbers={0, 3})


def value_cell(w: Writer, contract: Contract) -> str:
    """`20`, `1 + 2`, `10 + Vogel`."""
    if len(contract.birds) == 1:
        return f"{number(contract.value)} + {number(w.rules.bonuses[contract.birds[0]].announced)}"
    return f"{number(contract.value)} + {w.say('Vogel', 'bird')}" if contract.birds else number(contract.value)


def _row(w: Writer, contract: Contract) -> list[Cell]:
    s = w.say
    when = {
        "auction": s("alle", "all") if contract.who == "all" else "V",
        "first-word": s("V sofort", "V first"),
        "after-pass": s("V zuletzt", "V last"),
    }[contract.when]
    talon = {
        "half": s("halber", "half"), "blind-six": s("verdeckt", "blind"), "shown-six": s("offen", "shown"),
        "none": "–", "tricks": s("Stiche", "tricks"),
    }[contract.talon]  # fmt: skip
    partner = s("gerufen", "called") if contract.partner == "called" else s("allein", "alone")
    if contract.kind == "trischaken":
        partner = "–"
    lead = "V" if contract.leader == "forehand" or contract.who == "forehand" else s("Spieler", "declarer")
    path = f"contracts.{contract.id}"
    value = s("siehe dort", "see there") if contract.kind == "trischaken" else value_cell(w, contract)
    lost = number(contract.lost) if contract.lost != contract.value else ""
    return [
        (str(contract.rank), ""), (contract.name, f"{path}.rank"), (value, f"{path}.value"), (lost, f"{path}.lost"),
        (when, f"{path}.when"), (talon, f"{path}.talon"), (partner, f"{path}.partner"), (lead, f"{path}.leader"),
    ]  # fmt: skip


def _joint_bids(w: Writer) -> list[Sentence]:
    """Bird games bid by several, and Bei."""
    found: list[Sentence] = []
    for contract in w.rules.contracts.values():
        if contract.shared:
            found += [
                w.free(
                    f"{contract.name} dürfen mehrere lizitieren; dann sagen sie ihre Vögel vor dem Rufen, und der "
                    "höchste Vogel spielt.",
                    f"Several players may bid {contract.name}; they then name their birds before the call, and the "
                    "highest bird plays.",
                    f"contracts.{contract.id}.shared",
                )
            ]
    bei = [c for c in w.rules.contracts.values() if c.bei > 1]
    for group in grouped(bei, lambda c: c.bei):
        example = group[0]
        value = number(2 * example.bid_value)
        games = names(group, w.lang)
        n = example.bei
        found.append(
            w.free(
                f"{games} können bis zu {n}-mal Bei gespielt werden: Ein anderer sagt dasselbe Spiel noch einmal an. "
                f"Für das Lizit werden die Werte zusammengezählt, zwei {example.name} gelten {value} und überbieten "
                "ein Spiel, das weniger gilt, auch wenn es dazwischen lizitiert wurde. Ist der Wert gleich, sticht "
                "das Einzelspiel. Der erste Spieler spielt aus.",
                f"{games} may be played Bei up to {n} times: another player bids the same game again. For the auction "
                f"the values add up, two {example.name} are worth {value} and overbid a game of less value, even if "
                "it was bid in between. At equal value the single game wins. The first declarer leads.",
                f"contracts.{example.id}.bei",
            )
        )
    return found + w.leaf("auction.bei_settlement")


def calling(w: Writer) -> Section:
    """Calling a king, the talon, what may be discarded."""
    rules = w.rules
    blocks: list[Block] = []
    called = [c for c in rules.contracts.values() if c.partner == "called"]
    if called:
        blocks.append(
            w.para(
                w.free(
                    f"In den Rufspielen ({names(called, w.lang)}) nennt der Spieler, bevor der Talon aufgedeckt wird, "
                    "einen König, den er nicht hat. Wer diesen König hält, ist sein Partner, sagt es aber nicht.",
                    f"In the calling games ({names(called, w.lang)}) the declarer names a king that he does not hold, "
                    "before the talon is turned up. Who holds that king is his partner, but does not say so.",
                ),
                w.leaves("calling.fourth_king", "calling.four_kings", "calling.queen_ultimo"),
            )
        )
        blocks.append(w.para(w.leaves("calling.king_in_talon", "calling.give_up_pays"), _blind_king(w, called)))
        blocks.append(w.para(w.leaves("calling.no_bird_pays", "calling.no_bird_overbid")))
    blocks.append(w.bullets(talons(w)))
    blocks.append(
        w.para(
            w.free("Könige und Trullstücke werden nie abgelegt.", "Kings and Trull pieces are never discarded."),
            w.leaf("table.show_discard"),
        )
    )
    blocks.append(w.bullets(discards(w)))
    return Section(w.say("Rufen, Talon, Ablage", "Calling, talon, discard"), tuple(blocks))


def _blind_king(w: Writer, called: list[Contract]) -> list[Sentence]:
    blind = [c for c in called if c.talon == "none"]
    if not blind:
        return []
    games = names(blind, w.lang)
    return w.general(
        "king-in-solo",
        f"Ohne Talon ({games}) zeigt sich das erst am Ende: Der Spieler bekommt die Talonhälfte mit dem König, das "
        "Spiel gilt allein gegen drei, und Kontras zählen nicht.",
        f"Without the talon ({games}) it turns out only at the end: the declarer gets the half of the talon with the "
        "king, the game counts alone against three, and kontras are void.",
    )


def talons(w: Writer) -> list[Paragraph]:
    """What becomes of the talon, games that treat it alike together."""
    played = [c for c in w.rules.contracts.values() if c.kind != "trischaken"]
    found = []
    for group in grouped(played, lambda c: (c.talon, c.kind == "negative")):
        path = w.typical([f"contracts.{c.id}.talon" for c in group])
        found.append(w.para(w.leaf(path), lead=names(group, w.lang)))
    return found


def discards(w: Writer) -> list[Paragraph]:
    """What may be discarded, games with the same rules together."""
    taking = [c for c in w.rules.contracts.values() if c.talon in ("half", "blind-six", "shown-six")]
    found = []
    for group in grouped(taking, lambda c: (c.discard_first, c.discard_open, c.discard_suits_left)):
        first = f"contracts.{group[0].id}"
        paths = [f"{first}.discard_first", f"{first}.discard_open"]
        if group[0].discard_suits_left:
            paths.append(f"{first}.discard_suits_left")
        found.append(w.para(w.leaves(*paths), lead=names(group, w.lang)))
    return found


def announcing(w: Writer) -> Section:
    """Announcements and kontra."""
    rules = w.rules
    with_bid = [c for c in rules.contracts.values() if c.announce_with_bid]
    early = (
        [
            w.free(
                f"Im {names(with_bid, w.lang)} werden Prämien und Valat schon mit dem Gebot angesagt.",
                f"In {names(with_bid, w.lang)} premiums and Valat are announced with the bid.",
                f"contracts.{with_bid[0].id}.announce_with_bid",
            )
        ]
        if with_bid
        else []
    )
    first = w.para(
        w.free(
            "Nach der Ablage sagt zuerst der Spieler seine Prämien an und „Ich liege“, dann geht es reihum weiter.",
            "After the discard the declarer first announces his premiums and “Ich liege”, then it goes on in turn.",
        ),
        w.leaf("announcements.rounds"),
        early,
    )
    kontra = w.para(
        w.leaves("announcements.levels", "announcements.kontra_when"),
        _kontras(w),
        w.free(
            "Das Spiel und jede angesagte Prämie werden für sich kontriert.",
            "The game and each announced premium are kontra'd by themselves.",
        ),
        w.general(
            "undeclared",
            "Wer ansagt, muss nicht sagen, auf welcher Seite er steht. Stellt sich heraus, dass Partner einander "
            "kontriert haben, zählt es nicht.",
            "Who announces need not say which side he is on. If partners turn out to have kontra'd each other, it "
            "does not count.",
        ),
        w.leaves("announcements.re_answers_all", "announcements.failed_kontra", "announcements.suit_kontra_or_valat"),
    )
    return Section(w.say("Ansagen und Kontra", "Announcements and kontra"), (first, kontra))


def _kontras(w: Writer) -> list[Sentence]:
    """Which games can be kontra'd how."""
    found = []
    for group in grouped(w.rules.contracts.values(), lambda c: c.kontra):
        path = w.typical([f"contracts.{c.id}.kontra" for c in group])
        kind = group[0].kontra
        if kind == "party":
            found.append(
                w.free(
                    "In positiven Spielen zählt ein Kontra für die ganze Partei.",
                    "In positive games a kontra counts for the whole side.",
                    path,
                )
            )
        elif kind == "individual":
            found.append(
                w.free(
                    "In Negativspielen zählt es nur zwischen dem, der kontriert, und dem Spieler.",
                    "In negative games it counts only between the one who kontras and the declarer.",
                    path,
                )
            )
        else:
            games = names(group, w.lang)
            found.append(w.free(f"Kein Kontra gibt es im {games}.", f"There is no kontra in {games}.", path))
    return found

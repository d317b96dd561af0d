"""The play of the cards: premiums and Valat, tricks, each game by itself, Trischaken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tarock.rulebook.chapters.bidding import grouped, names
from tarock.rulebook.model import Block, Paragraph, Section, Sentence, Table
from tarock.rulebook.numbers import amount, listed, number, unit_name
from tarock.rulebook.phrases import value_of
from tarock.rulebook.phrases.common import has_ouvert, has_valat
from tarock.rulebook.phrases.play import BESIDE
from tarock.rulebook.writer import Cell, Writer
from tarock.rules import Bonus, Contract


def premiums(w: Writer) -> Section:
    """The table of premiums and what goes with it."""
    rules = w.rules
    unit = unit_name(rules.money.unit, w.lang)
    intro = w.para(
        w.free(
            f"Jede Prämie wird für sich verrechnet, in {unit} je Kopf. Wer sie ansagt und nicht macht, zahlt ebenso "
            "viel.",
            f"Each premium is settled by itself, in {unit} a head. Who announces it and fails pays as much.",
        ),
        w.leaf("announcements.solo_factor"),
        _in_suit_games(w),
    )
    notes = [sentence for bonus in rules.bonuses.values() for sentence in _bonus_notes(w, bonus)]
    blocks: list[Block] = [intro, premium_table(w), w.para(_own_trick(w), notes)]
    return Section(w.say("Prämien", "Premiums"), tuple(b for b in blocks if _says(b)))


def _says(block: Block) -> bool:
    return not isinstance(block, Paragraph) or bool(block.sentences)


def _own_trick(w: Writer) -> list[Sentence]:
    """Birds win their trick themselves; the called card needs only its side."""
    found = []
    if any(b.test == "bird" for b in w.rules.bonuses.values()):
        found.append(w.free("Ein Vogel muss seinen Stich selbst machen.", "A bird must win its trick itself."))
    ultimo = listed([b.name for b in w.rules.bonuses.values() if b.test == "ultimo"], w.lang)
    if ultimo:
        found.append(
            w.free(
                f"Für {ultimo} genügt es, dass die eigene Partei den Stich macht.",
                f"For {ultimo} it is enough that one's own side wins the trick.",
            )
        )
    return found


def _in_suit_games(w: Writer) -> list[Sentence]:
    suit = [c for c in w.rules.contracts.values() if c.kind == "suit"]
    found = []
    for group in grouped(suit, lambda c: c.bonuses):
        counted = ", ".join(w.rules.bonuses[b].name for b in group[0].bonuses)
        found.append(
            w.free(
                f"In Farbenspielen ({names(group, w.lang)}) gelten nur: {counted}.",
                f"In suit games ({names(group, w.lang)}) only these count: {counted}.",
                w.typical([f"contracts.{c.id}.bonuses" for c in group]),
            )
        )
    return found


def premium_table(w: Writer) -> Table:
    """Silent and announced values."""
    s = w.say
    head = (
        s("Prämie", "Premium"),
        s("still", "silent"),
        s("angesagt", "announced"),
        s("ansagen darf", "may announce"),
        s("wofür", "for"),
    )
    ordered = sorted(w.rules.bonuses.values(), key=lambda b: b.kind == "valat")
    return w.table(head, [_row(w, b) for b in ordered], numbers={1, 2})


def bonus_value(w: Writer, bonus: Bonus, which: str) -> str:
    """`10`, `–`, or `×4` where the Valat multiplies."""
    value = bonus.silent if which == "silent" else bonus.announced
    if bonus.kind == "valat" and w.rules.valat.mode == "factor":
        return f"×{number(value)}"
    return number(value) if value else "–"


def _row(w: Writer, bonus: Bonus) -> list[Cell]:
    s = w.say
    who = {
        "holder": s("wer die Karte hat", "who holds the card"),
        "anyone": s("jeder", "anyone"),
        "not-holder": s("wer sie nicht hat", "who holds it not"),
        "never": "–",
    }[bonus.announce]
    path = f"bonuses.{bonus.id}"
    return [
        (bonus.name, ""),
        (bonus_value(w, bonus, "silent"), f"{path}.silent"),
        (bonus_value(w, bonus, "announced"), f"{path}.announced"),
        (who, f"{path}.announce"),
        (bonus.gloss.in_language(w.lang), ""),
    ]


def _bonus_notes(w: Writer, bonus: Bonus) -> list[Sentence]:
    path = f"bonuses.{bonus.id}"
    found: list[Sentence] = []
    if bonus.test == "mondfang":
        found += w.leaf(f"{path}.test")
    if bonus.implies:
        found += w.leaf(f"{path}.implies")
    if bonus.silent_may_be_lost:
        found.append(
            w.free(
                f"{bonus.name} kann auch still verloren werden.", f"{bonus.name} can also be lost silently.",
                f"{path}.silent_may_be_lost",
            )
        )  # fmt: skip
    return found


def valat(w: Writer) -> Section | None:
    """The Valat and what counts beside it."""
    if not has_valat(w.rules):
        return None
    mode = w.para(w.leaves("valat.mode", "valat.announced_with_material"), _beside(w))
    kontra = w.para(w.leaves("valat.game_kontra_silent", "valat.game_kontra_announced"))
    return Section(w.say("Valat", "Valat"), (mode, kontra))


def _beside(w: Writer) -> list[Sentence]:
    """Silent and announced premiums beside a Valat, in one sentence where they are treated alike."""
    found: list[Sentence] = []
    groups = {"play": ("Spielprämien", "Play premiums"), "material": ("Materialprämien", "Material premiums")}
    for kind, (de, en) in groups.items():
        members = ", ".join(b.name for b in w.rules.bonuses.values() if b.kind == kind)
        silent, announced = (f"valat.{kind}_{when}" for when in ("silent", "announced"))
        if not members or value_of(w.rules, silent) != value_of(w.rules, announced):
            found += w.leaves(silent, announced)
            continue
        text = BESIDE[str(value_of(w.rules, silent))]
        found.append(
            w.free(
                f"{de} ({members}), still oder angesagt, {text.de}.",
                f"{en} ({members}), silent or announced, {text.en}.",
                silent,
            )
        )
    return found


def play(w: Writer) -> Section:
    """Following suit, Stichzwang, Pagat, Märchenstich, Farbenspiele, ouvert."""
    rules = w.rules
    tricks = w.para(
        w.free(
            "Die ausgespielte Farbe muss bedient werden (Farbzwang); wer sie nicht hat, muss Tarock spielen "
            "(Tarockzwang); wer auch das nicht hat, spielt, was er will. Den Stich macht das höchste Tarock, sonst "
            "die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt zum nächsten aus.",
            "One must follow the suit that is led (Farbzwang); without it one must play tarock (Tarockzwang); "
            "without that, too, one plays what one likes. The highest tarock wins the trick, otherwise the highest "
            "card of the suit led. Who wins it leads to the next.",
        ),
        _leads(w),
        w.leaf("table.look"),
    )
    negative = [c for c in rules.contracts.values() if c.kind in ("negative", "trischaken")]
    blocks = [tricks]
    if negative:
        blocks.append(w.para(_stichzwang(w, negative), w.leaf("play.pagat_negative")))
    blocks.append(w.para(w.leaves("play.maerchenstich", "play.maerchenstich_negative")))
    if any(b.test in ("bird", "ultimo") for b in rules.bonuses.values()):
        blocks.append(
            w.para(
                w.free(
                    "Wer eine Karte zu ihrem Stich angesagt hat (einen Vogel, den gerufenen König ultimo), muss "
                    "versuchen, sie in diesem Stich zu spielen. Geht es da nicht, ist sie danach frei.",
                    "Who has announced a card for its trick (a bird, the called king ultimo) must try to play it in "
                    "that trick. If that trick does not allow it, the card is free afterwards.",
                ),
                w.leaves("announcements.higher_first", "announcements.wrong_time"),
            )
        )
    suit = [c for c in rules.contracts.values() if c.kind == "suit"]
    if suit:
        blocks.append(w.para(_suit_play(w, suit), lead=w.say("Farbenspiele", "Suit games")))
    if has_ouvert(rules):
        blocks.append(w.para(_ouvert(w), w.leaf("play.ouvert_confer"), lead="Ouvert"))
    return Section(w.say("Das Spiel", "The play"), tuple(b for b in blocks if b.sentences))


def _leads(w: Writer) -> list[Sentence]:
    """Who leads to the first trick: positive games alike, negative games alike."""
    found = []
    for positive, de, en in (
        (True, "positiven Spielen", "positive games"),
        (False, "Negativspielen", "negative games"),
    ):
        group = [c for c in w.rules.contracts.values() if c.positive == positive and c.kind != "trischaken"]
        for part in grouped(group, lambda c: c.leader):
            who = ("die Vorhand", "Vorhand") if part[0].leader == "forehand" else ("der Spieler", "the declarer")
            path = w.typical([f"contracts.{c.id}.leader" for c in part])
            found.append(
                w.free(
                    f"In {de} spielt {who[0]} zum ersten Stich aus.",
                    f"In {en} {who[1]} leads to the first trick.",
                    path,
                )
            )
    return found


def _stichzwang(w: Writer, negative: list[Contract]) -> list[Sentence]:
    games_ = names(negative, w.lang)
    found = [
        *w.general("negative-games", f"Negativspiele sind: {games_}.", f"Negative games are: {games_}."),
        w.free("In positiven Spielen muss niemand stechen.", "In positive games nobody has to beat."),
    ]
    forced = [c for c in negative if c.stichzwang and c.kind == "negative"]
    if forced:
        found.append(
            w.free(
                "In Negativspielen gilt Stichzwang: Wer die bisher beste Karte überstechen kann, muss es.",
                "In negative games Stichzwang holds: who can beat the best card so far must do so.",
                w.typical([f"contracts.{c.id}.stichzwang" for c in forced]),
            )
        )
    return found


def _suit_play(w: Writer, suit: list[Contract]) -> list[Sentence]:
    return [
        w.free(
            "Tarock ist hier eine fünfte Farbe, die nicht sticht. Ausspielen darf es nur, wer keine Farbkarte mehr "
            "hat; wer nicht bedienen kann, muss Tarock zugeben. Es besteht kein Stichzwang.",
            "Tarock is a fifth suit here that does not trump. Only a player without suit cards may lead it; who "
            "cannot follow suit must play tarock. There is no Stichzwang.",
            w.typical([f"contracts.{c.id}.kind" for c in suit]),
        )
    ]


def _ouvert(w: Writer) -> list[Sentence]:
    """Who lays open when."""
    rules = w.rules
    found: list[Sentence] = []
    for group in grouped([c for c in rules.contracts.values() if c.ouvert != "none"], lambda c: c.ouvert):
        games = names(group, w.lang)
        who = {
            "all": ("alle vier", "all four players"),
            "declarer": ("der Spieler", "the declarer"),
            "opponents": ("die Gegner", "the opponents"),
        }[group[0].ouvert]
        after = rules.play.ouvert_after_trick
        when = (
            ("vor dem ersten Ausspiel", "before the first lead")
            if after == 0
            else ("nach dem ersten Stich", "after the first trick")
            if after == 1
            else (f"nach dem {after}. Stich", f"after trick {after}")
        )
        found.append(
            w.free(
                f"In {games} legen {who[0]} {when[0]} die Karten auf." if group[0].ouvert != "declarer"
                else f"In {games} legt der Spieler {when[0]} seine Karten auf.",
                f"In {games} {who[1]} lay their cards open {when[1]}." if group[0].ouvert != "declarer"
                else f"In {games} the declarer lays his cards open {when[1]}.",
                w.typical([f"contracts.{c.id}.ouvert" for c in group]),
            )
        )  # fmt: skip
    return found


_GROUPS: Final[tuple[tuple[str, str, Callable[[Contract], bool]], ...]] = (
    ("Rufspiele", "Calling games", lambda c: c.partner == "called"),
    ("Spiele allein gegen drei", "Alone against three", lambda c: c.partner == "none" and c.kind == "positive"),
    ("Farbenspiele", "Suit games", lambda c: c.kind == "suit"),
    ("Negativspiele", "Negative games", lambda c: c.kind == "negative"),
)


def games(w: Writer) -> list[Section]:
    """Each game by itself, like with like: first what all of a group share, then each."""
    found = [Section(w.say("Die Spiele", "The games"), ())]
    for de, en, wanted in _GROUPS:
        contracts = [c for c in w.rules.contracts.values() if wanted(c)]
        if not contracts:
            continue
        told = [[game_fact(w, c, key) for key in _FACTS] for c in contracts]
        shared = [facts[0] for facts in zip(*told, strict=True) if len(contracts) > 1 and len(set(facts)) == 1]
        joint = w.para([sentence for sentence in shared if sentence])
        items = []
        for contract, facts in zip(contracts, told, strict=True):
            own = [sentence for sentence in facts if sentence and sentence not in shared]
            items.append(w.para(_gist(w, contract), own, lead=contract.name))
        blocks: list[Block] = [joint] if joint.sentences else []
        found.append(Section(w.say(de, en), (*blocks, w.bullets(items)), 3))
    return found


_FACTS = ("when", "birds", "discard_suits_left", "solo")


def game_fact(w: Writer, contract: Contract, key: str) -> Sentence | None:
    """What one key says of a game, where it says anything that is not common to most games."""
    silent = {
        "when": contract.who == "all",
        "birds": not contract.birds,
        "discard_suits_left": not contract.discard_suits_left or contract.talon != "none",
        "solo": not contract.solo,
    }
    found = [] if silent[key] else w.leaf(f"contracts.{contract.id}.{key}")
    return found[0] if found else None


def _gist(w: Writer, contract: Contract) -> Sentence:
    gloss = contract.gloss.in_language(w.lang)
    return Sentence(f"{gloss[0].upper()}{gloss[1:]}; {_worth(w, contract)}.")


def _worth(w: Writer, contract: Contract) -> str:
    unit = w.rules.money.unit
    value = amount(contract.value, unit, w.lang)
    if len(contract.birds) == 1:
        both = contract.value + w.rules.bonuses[contract.birds[0]].announced
        total = amount(both, unit, w.lang)
        return w.say(f"{value} und der Vogel, zusammen {total}", f"{value} and the bird, {total} together")
    if contract.birds:
        return w.say(f"{value} und der Vogel", f"{value} and the bird")
    if contract.lost != contract.value:
        lost = number(contract.lost)
        return w.say(f"{value}, verloren {lost}", f"{value}, lost {lost}")
    return value


def trischaken(w: Writer) -> Section | None:
    """Trischaken of this set with its scale."""
    contract = next((c for c in w.rules.contracts.values() if c.kind == "trischaken"), None)
    if contract is None:
        return None
    way = w.para(
        w.leaf(f"contracts.{contract.id}.when"),
        w.leaves("trischaken.stichzwang", "trischaken.talon"),
        w.free(
            "Der Pagat ausgenommen, kann ausgespielt werden, was man will.",
            "Apart from the Pagat one may lead what one likes.",
        )
        if w.rules.play.pagat_negative == "last-tarock"
        else [],
    )
    scale = w.para(
        w.leaves("trischaken.scale", "trischaken.under_at_most", "trischaken.mayor_at_least"),
    )
    pay = w.para(
        w.leaves("trischaken.value", "trischaken.forehand_factor", "trischaken.mayor_factor"),
        w.leaves("trischaken.virgins", "trischaken.ties", "trischaken.close_virgins"),
    )
    bets = w.para(
        w.leaf(f"contracts.{contract.id}.kontra"),
        w.leaf("trischaken.spritzer") if w.rules.trischaken.spritzer else [],
    )
    fault = w.para(w.leaf("trischaken.renonce"), w.leaf("trischaken.renonce_spritzer_doubles"))
    blocks: list[Paragraph] = [way, scale, pay, bets, fault]
    return Section(contract.name, tuple(b for b in blocks if b.sentences))

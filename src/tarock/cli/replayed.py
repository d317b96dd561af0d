"""A replayed deal for people and for programs."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from tarock.cards import PACK_THIRDS, card_text, count_text, display_order, mask_of, thirds
from tarock.cli.score_sheet import score_sheet
from tarock.cli.terminal import page_width, say
from tarock.deal import GAME, Action, actions as a
from tarock.deal.outcome import tricks_of
from tarock.notation.entry import Entry, EntryTable, result_json
from tarock.notation.record import LEVELS, Record
from tarock.rules import RuleSet
from tarock.scoring import DECLARER, BonusFact, Game

_LEVEL_NAMES = {level: word.capitalize() for level, word in LEVELS.items()}


def replayed_json(record: Record, lang: str) -> dict[str, Any]:
    """Rules, table, game, tricks, counts, bonuses; for a finished deal also points, cash and items (formats.md)."""
    state, head = record.state, record.head
    names = head.names
    game = record.game
    found: dict[str, Any] = {
        "rules": head.rules.id,
        "digest": head.rules.digest,
        "board": head.board,
        "players": list(head.players),
        "seats": list(names),
        "legal": True,
        "finished": state.finished,
        "end": state.end or None,
        "turn": None if state.turn is None else names[state.turn],
        "contract": state.contract_id or None,
        "declarers": [names[seat] for seat in state.declarers],
        "partner": None if state.holder is None else names[state.holder],
        "called": None if state.called is None else card_text(state.called),
        "tricks": [
            {
                "number": number,
                "leader": names[trick.leader],
                "cards": [card_text(card) for card in trick.cards],
                "winner": names[trick.winner],
                "talon": [card_text(card) for card in trick.talon],
                "count": count_text(thirds(mask_of((*trick.cards, *trick.talon)))),
            }
            for number, trick in enumerate(state.tricks, 1)
        ],
        "claimed": None if state.claimed_by is None else names[state.claimed_by],
    }
    if game is None:
        return found
    found["took"] = {name: tricks_of(state, seat) for seat, name in enumerate(names)}
    found["counts"] = _counts(game, names)
    found["bonuses"] = [
        {"name": b.name, "by": b.by, "announced": b.announced, "made": b.made, "kontra": b.kontra} for b in game.bonuses
    ]
    result = result_json(_entry(record, game), lang)
    return found | {key: result[key] for key in ("points", "cash", "items")}


def _counts(game: Game, names: tuple[str, ...]) -> dict[str, str] | None:
    if game.thirds is not None:
        return {"declarer": count_text(game.thirds), "opponents": count_text(PACK_THIRDS - game.thirds)}
    if game.counts is not None:
        return {name: count_text(count) for name, count in zip(names, game.counts, strict=True)}
    return None


def _entry(record: Record, game: Game) -> Entry:
    """The deal as the score list sees it."""
    return Entry(record.head.rules, EntryTable(record.head.players, tuple(record.head.seating.seats)), game)


def replayed_text(record: Record, lang: str) -> str:
    """The deal for people, as wide as the page."""
    lines = [*_title(record, lang), *_words(record, lang), ""]
    if record.state.tricks or record.state.trick:
        lines += [*_tricks(record, lang), ""]
    lines += _end(record, lang)
    return "\n".join(lines).rstrip() + "\n"


def _wrap(label: str, text: str) -> str:
    """A paragraph with a label, the lines below indented."""
    head = f"{label}: "
    return textwrap.fill(text, page_width(), initial_indent=head, subsequent_indent=" " * 4, break_long_words=False)


def _title(record: Record, lang: str) -> Iterator[str]:
    head, state = record.head, record.state
    rules = head.rules
    title = say(f"Spiel {head.board}", f"Deal {head.board}", lang)
    yield f"{title} – {rules.name.in_language(lang)}"
    yield _wrap(say("Geber", "Dealer", lang), f"{head.players[head.dealer]}, Vorhand {head.names[state.forehand]}")
    if head.seating.sits_out:
        pausing = ", ".join(head.players[place] for place in head.seating.sits_out)
        yield _wrap(say("Setzt aus", "Pauses", lang), pausing)


def _words(record: Record, lang: str) -> Iterator[str]:
    """Auction, game, and what was said besides „Gut“."""
    state, names, rules = record.state, record.head.names, record.head.rules
    auction = [
        f"{names[action.seat]} {word}"
        for action, word in ((action, _auction_word(action, rules, lang)) for action in record.actions)
        if word
    ]
    if auction:
        yield _wrap(say("Lizit", "Auction", lang), ", ".join(auction))
    if not state.contract_id:
        return
    yield _wrap(say("Spiel", "Game", lang), _game(record, lang))
    talk = [
        f"{names[said.seat]} {_said_word(said.kind, said.item, said.level, rules, lang)}"
        + (f" ({names[said.against]})" if said.against is not None else "")
        for said in state.talk
        if said.kind != "gut"
    ]
    if talk:
        yield _wrap(say("Ansagen", "Announcements", lang), ", ".join(talk))


def _auction_word(action: Action, rules: RuleSet, lang: str) -> str:
    match action:
        case a.Bid():
            return rules.contracts[action.contract].name
        case a.Bei():
            return f"{rules.contracts[action.contract].name} bei"
        case a.Forehand():
            return "Vorhand"
        case a.Pass():
            return "weiter"
        case a.HandOn():
            return say("gibt weiter", "hands on", lang)
        case a.Hold():
            return say("hält", "holds", lang)
        case a.ThrowIn():
            return say("wirft zusammen", "throws in", lang)
        case _:
            return ""


def _said_word(kind: str, item: str, level: int, rules: RuleSet, lang: str) -> str:
    name = say("Spiel", "game", lang) if item == GAME else rules.bonuses[item].name
    if kind == "announce":
        return name
    return say(f"{_LEVEL_NAMES[level]} auf {name}", f"{_LEVEL_NAMES[level]} on {name}", lang)


def _game(record: Record, lang: str) -> str:
    """Who plays what with whom, the call, the talon, the discard."""
    state, names, rules = record.state, record.head.names, record.head.rules
    players = [names[seat] for seat in state.declarers or state.bidders]
    verb = say("spielt", "plays", lang) if len(players) == 1 else say("spielen", "play", lang)
    title = f"{', '.join(players)} {verb} {state.contract.name}"
    if len(state.birds) == 1:
        title += say(" mit ", " with ", lang) + rules.bonuses[state.birds[0][1]].name
    parts = [title]
    if len(state.birds) > 1:
        named = ", ".join(f"{names[seat]} {rules.bonuses[bird].name}" for seat, bird in state.birds)
        parts.append(say(f"Vögel: {named}", f"birds: {named}", lang))
    if state.called is not None:
        holder = say("im Talon", "in the talon", lang) if state.holder is None else names[state.holder]
        parts.append(
            say(f"ruft {card_text(state.called)} ({holder})", f"calls {card_text(state.called)} ({holder})", lang)
        )
    if state.half is not None:
        cards = " ".join(card_text(card) for card in state.talon[state.half])
        parts.append(say(f"nimmt {cards}", f"takes {cards}", lang))
    if state.discard:
        cards = " ".join(card_text(card) for card in display_order(state.discard))
        parts.append(say(f"legt {cards} ab", f"discards {cards}", lang))
    if state.talon_to and len(rules.trischaken.talon) * len(rules.trischaken.stichzwang) > 1:
        rule = say("mit Stichzwang", "with Stichzwang", lang) if state.stichzwang else say("ohne", "without", lang)
        to_last = state.talon_to == "last"
        where = (
            say("letzter Stich", "last trick", lang) if to_last else say("erste sechs Stiche", "first six tricks", lang)
        )
        parts.append(f"{rule}{'' if state.stichzwang else ' Stichzwang'}, Talon: {where}")
    if state.spritzers:
        parts.append(f"Spritzer: {', '.join(names[seat] for seat in sorted(state.spritzers))}")
    return "; ".join(parts)


def _tricks(record: Record, lang: str) -> Iterator[str]:
    """One line a trick: number, leader, cards, winner, its card points."""
    state, names = record.state, record.head.names
    width = max(len(name) for name in names)
    for number, trick in enumerate(state.tricks, 1):
        cards = " ".join(f"{card_text(card):<5}" for card in trick.cards)
        count = count_text(thirds(mask_of((*trick.cards, *trick.talon))))
        line = f"{number:>3}  {names[trick.leader]:<{width}}  {cards}  → {names[trick.winner]:<{width}} {count:>5}"
        yield f"{line}  + {' '.join(card_text(card) for card in trick.talon)}" if trick.talon else line
    if state.trick:
        cards = " ".join(f"{card_text(card):<5}" for card in state.trick)
        yield f"{len(state.tricks) + 1:>3}  {names[state.leader]:<{width}}  {cards}".rstrip()
    if state.claimed_by is not None:
        name = names[state.claimed_by]
        yield "     " + say(f"{name}: alle restlichen Stiche", f"{name}: all remaining tricks", lang)


def _end(record: Record, lang: str) -> Iterator[str]:
    """How it ended: counts, bonuses, settlement; or who is on turn."""
    state, names = record.state, record.head.names
    if state.turn is not None:
        name = names[state.turn]
        yield say(f"Nicht zu Ende gespielt. An der Reihe ist {name}.", f"Not finished. On turn is {name}.", lang)
        return
    game = record.game
    if game is None:
        yield say("Zusammengeworfen, kein Spiel.", "Thrown in, no game.", lang)
        return
    if state.end == "given-up":
        yield say("Aufgegeben: Die gerufene Karte liegt im Talon.", "Given up: the called card is in the talon.", lang)
    if state.end == "played":
        yield _wrap(
            say("Stiche", "Tricks", lang), ", ".join(f"{name} {tricks_of(state, s)}" for s, name in enumerate(names))
        )
    if game.thirds is not None:
        ours, theirs = count_text(game.thirds), count_text(PACK_THIRDS - game.thirds)
        yield _wrap(
            say("Punkte", "Card points", lang),
            say(f"Spieler {ours}, Gegner {theirs}", f"declarer {ours}, opponents {theirs}", lang),
        )
    elif counts := _counts(game, names):
        yield _wrap(say("Punkte", "Card points", lang), ", ".join(f"{name} {count}" for name, count in counts.items()))
    if game.bonuses:
        facts = ", ".join(_bonus(fact, record.head.rules, lang) for fact in game.bonuses)
        yield _wrap(say("Prämien", "Bonuses", lang), facts)
    yield ""
    yield from score_sheet(_entry(record, game), lang).splitlines()


def _bonus(fact: BonusFact, rules: RuleSet, lang: str) -> str:
    """`Pagat angesagt, Spieler, verloren, ×2`."""
    words = [
        rules.bonuses[fact.name].name,
        say("angesagt", "announced", lang) if fact.announced else say("still", "silent", lang),
        say("gemacht", "made", lang) if fact.made else say("verloren", "lost", lang),
    ]
    side = say("Spieler", "declarer", lang) if fact.by == DECLARER else say("Gegner", "opponents", lang)
    factor = f" ×{fact.kontra}" if fact.kontra > 1 else ""
    return f"{' '.join(words)} ({side}{factor})"

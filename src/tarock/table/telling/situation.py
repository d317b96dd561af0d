"""How a deal stands, as text for one who sees a view: the contract, the call, announcements, kontras, whose turn."""

from __future__ import annotations

from collections.abc import Sequence

from tarock.cards import card_name
from tarock.deal import GAME, Phase, Said, View
from tarock.deal.messages import PHASES
from tarock.rules import RuleSet
from tarock.rules.words import KONTRA_LEVELS
from tarock.table.telling.words import item_name, joined, options_words, say


def turn_line(view: View, names: Sequence[str], lang: str) -> str:
    """Who is on turn, with what; "" after the deal."""
    if view.turn is None:
        return ""
    what = PHASES[view.phase].in_language(lang)
    return say(f"An der Reihe: {names[view.turn]} ({what}).", f"On turn: {names[view.turn]} ({what}).", lang)


def game_lines(rules: RuleSet, view: View, names: Sequence[str], lang: str) -> list[str]:
    """The contract, the call, options, announcements and kontras, always in text."""
    if not view.contract:
        return [_auction_line(rules, view, names, lang)]
    contract = rules.contracts[view.contract]
    who, several = joined((names[s] for s in view.declarers or view.bidders), lang), len(view.declarers) > 1
    first = say(f"{who} spielt {contract.name}", f"{who} plays {contract.name}", lang)
    if several:
        first = say(f"{who} spielen {contract.name} Bei", f"{who} play {contract.name} Bei", lang)
    elif not view.declarers and len(view.bidders) > 1:  # the birds decide who plays
        first = say(f"{who} bieten {contract.name}", f"{who} bid {contract.name}", lang)
    gloss = f" ({contract.gloss.in_language(lang)})" if view.phase is not Phase.PLAY else ""
    parts = [first + gloss, *_call_words(view, names, lang)]
    if view.talon_to and len(rules.trischaken.talon) * len(rules.trischaken.stichzwang) > 1:
        parts.append(options_words(bool(view.stichzwang), view.talon_to, lang))
    if view.spritzers:
        parts.append(f"Spritzer: {joined((names[s] for s in sorted(view.spritzers)), lang)}")
    said = said_line(rules, view, names, lang)
    return ["; ".join(parts) + ".", *([said] if said else [])]


def _auction_line(rules: RuleSet, view: View, names: Sequence[str], lang: str) -> str:
    if view.standing:
        name, who = rules.contracts[view.standing].name, joined((names[s] for s in view.bidders), lang)
        return say(f"Höchstes Gebot: {name} von {who}.", f"Highest bid: {name} by {who}.", lang)
    who = names[view.forehand]
    return say(f"Noch kein Gebot; Vorhand ist {who}.", f"No bid yet; Vorhand is {who}.", lang)


def _call_words(view: View, names: Sequence[str], lang: str) -> list[str]:
    if not view.has_called:
        return []
    if view.called is None:
        called = say("gerufen: den Vierten", "called: den Vierten", lang)
    else:
        called = say("gerufen: ", "called: ", lang) + card_name(view.called, lang)
    if view.partner_known and view.partner is not None:
        if view.partner == view.seat and view.hand >> (view.called or 0) & 1:
            return [called, say("eigenes Blatt", "in one's own hand", lang)]
        return [called, say("Partner: ", "partner: ", lang) + names[view.partner]]
    if view.partner_known:
        return [called, say("liegt im Talon", "lies in the talon", lang)]
    return [called, say("Partner unbekannt", "partner unknown", lang)]


def said_line(rules: RuleSet, view: View, names: Sequence[str], lang: str) -> str:
    """Announcements with who made them, and the kontras that stand; "" where nothing was said."""
    kontras = [s for s in view.talk if s.kind == "kontra"]
    announced = [
        f"{item_name(rules, said.item, lang)} ({names[said.seat]}){_kontra_on(kontras, said.item)}"
        for said in view.talk
        if said.kind == "announce"
    ]
    parts = [say("Angesagt: ", "Announced: ", lang) + ", ".join(announced)] if announced else []
    game = [s for s in kontras if s.item == GAME]
    if game:
        standing = game if any(s.against is not None for s in game) else game[-1:]
        words = ", ".join(_game_kontra(said, names, lang) for said in standing)
        parts.append(say("Auf das Spiel: ", "On the game: ", lang) + words)
    return "; ".join(parts)


def _game_kontra(said: Said, names: Sequence[str], lang: str) -> str:
    against = "" if said.against is None else say(" gegen ", " against ", lang) + names[said.against]
    return f"{KONTRA_LEVELS.get(said.level, '')} ×{said.level} ({names[said.seat]}{against})"


def _kontra_on(kontras: list[Said], item: str) -> str:
    of = [s for s in kontras if s.item == item]
    return f" {KONTRA_LEVELS.get(of[-1].level, '')} ×{of[-1].level}" if of else ""

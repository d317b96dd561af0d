"""What a scorer in a hurry writes instead of the word of the format: used for hints only, never accepted."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Final

from tarock.rules import Contract, RuleSet, Text, builtin_ids, load
from tarock.rules.messages import HINT
from tarock.rules.values import hint as near_word

SAID: Final[Mapping[str, tuple[str, ...]]] = {
    "rules": ("regeln", "regelsatz", "cup"),
    "players": ("spieler", "namen", "tisch"),
    "forehand": ("vorhand",),
    "sits_out": ("pausiert", "setzt aus", "geber", "dealer"),
    "contract": ("spiel", "game", "ansage"),
    "declarer": ("ansager", "spielersteher", "alleinspieler", "spielpartei", "player"),
    "partner": ("mitspieler",),
    "result": ("ergebnis", "ausgang"),
    "count": ("punkte", "points", "blatt"),
    "tricks": ("stiche",),
    "king_in_talon": ("könig im talon", "könig liegt", "talonkönig"),
    "called": ("gerufen",),
    "no_bird": ("ohne vogel", "kein vogel"),
    "bonus": ("prämie", "prämien", "bonuses", "zusatz", "zusätze"),
    "spritzer": ("gespritzt", "spritzt"),
    "stichzwang": ("stichpflicht",),
    "note": ("notiz", "bemerkung", "anmerkung"),
    "won": ("gewonnen", "gemacht", "ja", "win"),
    "lost": ("verloren", "nein", "lose", "loss"),
    "given-up": ("aufgegeben", "geschliffen", "schleifen", "aufgeben", "given up"),
    "no-bird": ("ohne vogel", "kein vogel", "no bird"),
    "opponents": ("gegner", "gegenpartei", "gegenspieler", "opponent"),
    "king": ("könig",),
    "queen": ("dame",),
    "first-six": ("ersten sechs", "erste sechs", "first six"),
    "last": ("letzter", "letzten", "zum letzten"),
    "name": ("prämie", "bonus"),
    "by": ("von", "wer", "partei", "side"),
    "announced": ("angesagt",),
    "made": ("gemacht", "result"),
    "credited": ("gutgeschrieben",),
}
"""Words of the format with what people say for them, in lower case."""


def hint(value: object, known: Iterable[str]) -> Text:
    """“Gemeint war …?” for a word that is near, or said instead, or written in another case."""
    words = list(known)
    if isinstance(value, str):
        plain = value.casefold().replace("_", " ").strip()
        for word in words:
            if plain == word.casefold() or plain in SAID.get(word, ()):
                return did_you_mean([word])
    return near_word(value, words)


def did_you_mean(words: Iterable[str]) -> Text:
    """“Gemeint war „a“ oder „b“?”."""
    found = list(words)
    if not found:
        return Text("", "")
    return Text(HINT.de.format(name="“ oder „".join(found)), HINT.en.format(name="” or “".join(found)))


def _plain(text: str) -> str:
    return "".join(c for c in text.casefold() if c.isalnum())


def named_hint(value: str, names: Mapping[str, str]) -> Text:
    """A hint by id or by the name on the tariff table (`names`: id to name), whatever the case, blanks and hyphens."""
    by_plain = {_plain(text): word for word, name in names.items() for text in (word, name)}
    near = difflib.get_close_matches(_plain(value[:60]), list(by_plain), n=1, cutoff=0.7)
    return did_you_mean([by_plain[near[0]]] if near else [])


def contract_hint(value: str, rules: RuleSet) -> Text:
    """The contract that was meant; for a bird game of another cup, the bird games of this one."""
    here = list(rules.contracts.values())
    others = (load(set_id).contracts.values() for set_id in builtin_ids())
    elsewhere = [contract for contracts in others for contract in contracts if _is(value, contract)]
    if not any(_is(value, contract) for contract in here) and any(contract.birds for contract in elsewhere):
        return did_you_mean(dict.fromkeys(contract.written_as for contract in here if contract.birds))
    return named_hint(value, {contract.written_as: contract.name for contract in here})


def _is(value: str, contract: Contract) -> bool:
    return _plain(value) in (_plain(contract.id), _plain(contract.written_as), _plain(contract.name))

"""A finished game told in sentences, from its facts alone."""

from __future__ import annotations

from tarock.cards import count_text
from tarock.rulebook.numbers import listed
from tarock.rulebook.scenarios import NAMES
from tarock.rules import RuleSet
from tarock.rules.words import KONTRA_LEVELS
from tarock.scoring import DECLARER, BonusFact, Game


def story(rules: RuleSet, game: Game, lang: str) -> str:
    """What happened at the table, as far as it matters for the settlement."""
    if rules.contracts[game.contract].kind == "trischaken":
        return _trischaken(rules, game, lang)
    parts = [_opening(rules, game, lang), _end(rules, game, lang), *_kontras(game, lang)]
    parts += [_premium(rules, fact, lang) for fact in game.bonuses if game.end != "given-up"]
    return " ".join(part for part in parts if part)


def _say(lang: str, de: str, en: str) -> str:
    return en if lang == "en" else de


def _opening(rules: RuleSet, game: Game, lang: str) -> str:
    contract = rules.contracts[game.contract]
    who = listed([NAMES[s] for s in game.declarers], lang)
    if len(game.declarers) > 1:
        return _say(lang, f"{who} spielen {contract.name}.", f"{who} play {contract.name}.")
    with_whom = ""
    if game.partner is not None:
        partner = NAMES[game.partner]
        with_whom = _say(lang, f", den gerufenen König hat {partner}", f", {partner} holds the called king")
    elif game.king_in_talon:
        with_whom = _say(lang, ", der gerufene König liegt im Talon", ", the called king lies in the talon")
    return _say(lang, f"{who} spielt {contract.name}{with_whom}.", f"{who} plays {contract.name}{with_whom}.")


def _end(rules: RuleSet, game: Game, lang: str) -> str:
    if game.end == "given-up":
        bird = listed([rules.bonuses[f.name].name for f in game.bonuses], lang)
        held = (
            _say(lang, f" Der kleinste Vogel im Blatt ist der {bird}.", f" The smallest bird in hand is the {bird}.")
            if bird
            else ""
        )
        return _say(lang, f"Das Spiel wird aufgegeben.{held}", f"The game is given up.{held}")
    if game.end == "no-bird":
        return _say(
            lang, "Es stellt sich heraus, dass kein Vogel im Blatt ist.", "It turns out that no bird was in hand."
        )
    if game.end == "renonce":
        who = NAMES[game.renonce_by or 0]
        return _say(lang, f"{who} begeht Renonce.", f"{who} commits a Renonce.")
    if len(game.won) > 1:
        each = [
            _say(lang, f"{NAMES[s]} {'gewinnt' if won else 'verliert'}", f"{NAMES[s]} {'wins' if won else 'loses'}")
            for s, won in zip(game.declarers, game.won, strict=True)
        ]
        return f"{listed(each, lang)}."
    won = bool(game.won and game.won[0])
    counted = ""
    if game.thirds is not None:
        ours, theirs = count_text(game.thirds), count_text(210 - game.thirds)
        counted = _say(lang, f" mit {ours} zu {theirs}", f" with {ours} to {theirs}")
    return _say(
        lang,
        f"Das Spiel wird{counted} {'gewonnen' if won else 'verloren'}.",
        f"The game is {'won' if won else 'lost'}{counted}.",
    )


def _kontras(game: Game, lang: str) -> list[str]:
    found = []
    if game.game_kontra > 1:
        called = KONTRA_LEVELS[game.game_kontra]
        found.append(_say(lang, f"Die Gegner haben {called} gesagt.", f"The opponents have said {called}."))
    for factor in sorted(set(game.kontra.values())):
        who = [NAMES[opponent] for (opponent, _), f in game.kontra.items() if f == factor]
        whom = NAMES[game.declarer]
        have, has = ("haben", "have") if len(who) > 1 else ("hat", "has")
        answer = (
            ""
            if factor == 2
            else _say(
                lang, f", {whom} hat {KONTRA_LEVELS[factor]} gesagt", f", {whom} has said {KONTRA_LEVELS[factor]}"
            )
        )
        names = listed(who, lang)
        found.append(_say(lang, f"{names} {have} kontriert{answer}.", f"{names} {has} said Kontra{answer}."))
    return found


def _premium(rules: RuleSet, fact: BonusFact, lang: str) -> str:
    name = rules.bonuses[fact.name].name
    side = _say(lang, "Spielpartei", "declarer's side") if fact.by == DECLARER else _say(lang, "Gegner", "opponents")
    if not fact.announced:
        done = _say(
            lang, "still gemacht" if fact.made else "still verloren", "made silently" if fact.made else "lost silently"
        )
    else:
        kontra = (
            _say(lang, "angesagt, kontriert", "announced, kontra'd")
            if fact.kontra > 1
            else _say(lang, "angesagt", "announced")
        )
        done = _say(
            lang,
            f"{kontra} und {'gemacht' if fact.made else 'verloren'}",
            f"{kontra} and {'made' if fact.made else 'lost'}",
        )
    return _say(lang, f"{name}: {done} ({side}).", f"{name}: {done} ({side}).")


def _trischaken(rules: RuleSet, game: Game, lang: str) -> str:
    counts = game.counts or ()
    stand = [f"{name} {count_text(thirds)}" for name, thirds in zip(NAMES, counts, strict=True)]
    told = _say(
        lang, f"{NAMES[0]} sagt als Vorhand einen Trischaken an.", f"{NAMES[0]}, Vorhand, announces Trischaken."
    )
    spritzed = [NAMES[s] for s in sorted(game.spritzer)]
    if len(spritzed) == 1:
        told += _say(lang, f" {spritzed[0]} spritzt.", f" {spritzed[0]} spritzes.")
    elif spritzed:
        told += _say(lang, f" {listed(spritzed, lang)} spritzen.", f" {listed(spritzed, lang)} spritz.")
    return told + _say(lang, f" Am Ende haben {listed(stand, lang)}.", f" In the end {listed(stand, lang)}.")

"""`tarock deal`: cards from a seed and a board number, printed as the head of a deal record."""

from __future__ import annotations

import json
import secrets
from typing import NoReturn

import typer

from tarock.cards import CardsError, check_board, check_seed, commitment, deal as deal_cards, dealer_before
from tarock.cli.files import Unusable
from tarock.cli.rulesets import find_rules
from tarock.cli.terminal import JSON, LANG, UNUSABLE, Lang, answer, complain, say
from tarock.notation.record import Head, start, to_json, usable_name, write_record
from tarock.rules import DEFAULT_RULES, RuleSet

_PLAYERS = "Anna,Bert,Cilli,Dora"

SEED = typer.Option(
    None,
    "--seed",
    metavar="HEX",
    help=say("32 oder mehr Hexadezimalziffern; sonst ein neuer.", "32 or more hex digits; a fresh one if absent."),
)
BOARD = typer.Option(1, "--board", metavar="N", help=say("Nummer des Spiels, ab 1.", "Number of the deal, from 1."))
RULES = typer.Option(DEFAULT_RULES, "--rules", metavar="ID", help=say("Regelsatz oder Datei.", "Rule set, or a file."))
PLAYERS = typer.Option(
    _PLAYERS,
    "--players",
    metavar="NAMES",
    help=say("Vier bis sechs Namen nach den Plätzen, mit Beistrich.", "Four to six names by place, with commas."),
)
DEALER = typer.Option(
    None,
    "--dealer",
    metavar="NAME",
    help=say(
        "Wer gibt; sonst so, dass der erste Name Vorhand ist.", "Who deals; if absent, the first name is Vorhand."
    ),
)


def deal(
    seed: str | None = SEED,
    board: int = BOARD,
    rules: str = RULES,
    players: str = PLAYERS,
    dealer: str | None = DEALER,
    as_json: bool = JSON,
    lang: Lang = LANG,
) -> None:
    """The same seed and board give the same cards, under every rule set and on every machine."""
    try:
        chosen = secrets.token_hex(16) if seed is None else check_seed(seed.strip())
        head = _head(chosen, check_board(board), find_rules(rules, lang), players, dealer, lang)
    except CardsError as error:
        _refuse(error.message(lang))
    except Unusable as error:
        _refuse(str(error))
    record = start(head)
    answer(json.dumps(to_json(record), ensure_ascii=False) if as_json else write_record(record))


def _head(seed: str, board: int, rules: RuleSet, players: str, dealer: str | None, lang: str) -> Head:
    """The head of the record. Raises `Unusable` where the table is none."""
    names = _names(players, rules, lang)
    if dealer is None:
        place = dealer_before(len(names), 0)
    elif dealer.strip() in names:
        place = names.index(dealer.strip())
    else:
        known = ", ".join(names)
        raise Unusable(
            say(
                f"--dealer: {dealer} sitzt nicht am Tisch. Am Tisch: {known}.",
                f"--dealer: {dealer} does not sit at the table. At the table: {known}.",
                lang,
            )
        )
    cards = deal_cards(seed, board)
    return Head(rules, board, names, place, cards.hands, cards.talon, seed, commitment(seed))


def _names(players: str, rules: RuleSet, lang: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in players.split(","))
    for name in names:
        if not usable_name(name):
            raise Unusable(say(f"--players: {name!r} ist kein Name.", f"--players: {name!r} is no name.", lang))
        if names.count(name) > 1:
            raise Unusable(say(f"--players: {name} sitzt zweimal da.", f"--players: {name} sits there twice.", lang))
    if len(names) not in rules.table.sizes:
        allowed = ", ".join(str(size) for size in rules.table.sizes)
        raise Unusable(
            say(
                f"--players: {len(names)} Namen; möglich: {allowed}.",
                f"--players: {len(names)} names; possible: {allowed}.",
                lang,
            )
        )
    return names


def _refuse(reason: str) -> NoReturn:
    complain(reason)
    raise typer.Exit(UNUSABLE)

"""The options of `tarock play`."""

from __future__ import annotations

import typer

from tarock.cards import CardsError, check_board, check_seed
from tarock.cli.files import Unusable
from tarock.cli.play.console import Console
from tarock.cli.play.evening import Evening
from tarock.cli.rulesets import find_rules
from tarock.cli.terminal import DONE, LANG, UNUSABLE, Lang, complain, say
from tarock.rules import DEFAULT_RULES

RULES = typer.Option(DEFAULT_RULES, "--rules", help=say("Regelsatz: Kennung oder Datei.", "Rule set: id or file."))
SEED = typer.Option(
    "",
    "--seed",
    help=say("Startwert (32 oder mehr Hexziffern); sonst Zufall.", "Seed (32 or more hex digits); random if absent."),
)
BOARD = typer.Option(1, "--board", help=say("Nummer des ersten Spiels.", "Number of the first board."))
NAME = typer.Option("", "--name", help=say("Name am Tisch.", "Name at the table."))
DEALS = typer.Option(
    0, "--deals", min=0, help=say("So viele Spiele, dann Schluss (0: bis q).", "As many deals, then end (0: until q).")
)
NO_COLOR = typer.Option(False, "--no-color", help=say("Ohne Farbe.", "Without colour."))


def play(
    rules: str = RULES,
    seed: str = SEED,
    board: int = BOARD,
    name: str = NAME,
    deals: int = DEALS,
    no_color: bool = NO_COLOR,
    lang: Lang = LANG,
) -> None:
    """Play against three bots."""
    try:
        found = find_rules(rules, lang)
        if seed:
            check_seed(seed)
        check_board(board)
    except Unusable as error:
        complain(str(error))
        raise typer.Exit(UNUSABLE) from None
    except CardsError as error:
        complain(error.message(lang))
        raise typer.Exit(UNUSABLE) from None
    console = Console(lang, no_color)
    Evening(found, console, name, seed, board, deals).run()
    raise typer.Exit(DONE)

"""The command line: one table of commands, each imported only when it is called, so that the help comes at once."""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import typer
from typer.core import TyperGroup

from tarock.cli.terminal import DONE, UNUSABLE, complain, default_lang, say

if TYPE_CHECKING:
    # typer carries its own copy of click; only its types are named here.
    from typer._click.core import Command, Context
    from typer._click.formatting import HelpFormatter


class Lazy(NamedTuple):
    """Where a command lives: `module:name` of a function (a command) or of a `typer.Typer` (a group), and its help."""

    target: str
    de: str
    en: str


# Another command is one line here. Order: as in the help.
COMMANDS: Final[dict[str, Lazy]] = {
    "serve": Lazy("tarock.cli.serve:serve", "Die Web-Anwendung starten.", "Start the web application."),
    "play": Lazy("tarock.cli.play:play", "Gegen drei Bots spielen.", "Play against three bots."),
    "score": Lazy("tarock.cli.score:score", "Spiele abrechnen, mit Begründung.", "Settle games, with reasons."),
    "replay": Lazy("tarock.cli.replay:replay", "Partien nachspielen und prüfen.", "Replay and check deal records."),
    "deal": Lazy("tarock.cli.deal:deal", "Karten geben, nachprüfbar aus einem Seed.", "Deal cards, reproducibly."),
    "admin": Lazy("tarock.cli.admin:admin", "Wer in die Verwaltung darf.", "Who may enter the administration."),
    "cup": Lazy("tarock.cli.cup.command:app", "Turniere und Cups.", "Tournaments and cups."),
    "rules": Lazy("tarock.cli.rules:app", "Regelsätze zeigen, vergleichen, prüfen.", "Show, compare, check rule sets."),
}


class LazyGroup(TyperGroup):
    """The commands of the table."""

    def list_commands(self, ctx: Context) -> list[str]:
        """The names, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: Context, cmd_name: str) -> Command | None:
        """Import and build one command; None for an unknown name."""
        return _build(cmd_name, COMMANDS[cmd_name]) if cmd_name in COMMANDS else None

    def format_commands(self, ctx: Context, formatter: HelpFormatter) -> None:
        """The list in the help, without importing any command."""
        with formatter.section(say("Befehle", "Commands")):
            formatter.write_dl([(name, say(lazy.de, lazy.en)) for name, lazy in COMMANDS.items()])


def _build(name: str, lazy: Lazy) -> Command:
    module, _, attribute = lazy.target.partition(":")
    target: Any = getattr(import_module(module), attribute)
    if not isinstance(target, typer.Typer):
        single = new_app()
        single.command(name, help=say(lazy.de, lazy.en))(target)
        target = single
    command: Command = typer.main.get_command(target)
    command.name = name
    return command


def new_app(**settings: Any) -> typer.Typer:
    """A `typer.Typer` with the settings that every group shares: plain help (rich costs 0.1 s), no completion."""
    return typer.Typer(
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
        **settings,
    )


def _version(wanted: bool) -> None:
    if wanted:
        from tarock import __version__

        typer.echo(f"tarock {__version__}")
        raise typer.Exit(DONE)


def _root() -> typer.Typer:
    app = new_app(cls=LazyGroup, no_args_is_help=True)

    @app.callback(help=say("Königrufen: Regeln, Abrechnung, Partien.", "Königrufen: rules, settlement, deals."))
    def tarock(
        version: bool = typer.Option(
            False, "--version", callback=_version, is_eager=True, help=say("Zeigt die Version.", "Shows the version.")
        ),
    ) -> None:
        return

    return app


def main() -> None:
    """Entry point: runs the command and ends the process with its status. Quiet on Ctrl-C and on a closed pipe."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # `tarock rules show mostviertel | head` ends like any Unix tool
    # Closed by whoever called (`>&-`): what is written goes nowhere.
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - open as long as the process
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that has no ♥ shows a question mark, not a traceback
    try:
        try:
            _root()(prog_name="tarock")
        finally:
            sys.stdout.flush()
    except KeyboardInterrupt:
        sys.exit(130)
    except OSError as error:  # the disk that standard output goes to is full, and the like
        reason = error.strerror or str(error)
        complain(say(f"Die Ausgabe ging nicht: {reason}.", f"Output failed: {reason}.", default_lang()))
        sys.exit(UNUSABLE)

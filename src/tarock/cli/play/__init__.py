"""`tarock play`: a deal in the terminal against three bots."""

from tarock.cli.play.command import play

__all__ = ["play"]

"""The command `tarock`. One file a command group; a group's module is imported only when its command runs."""

from tarock.cli.app import main

__all__ = ["main"]

"""The terminal: coloured lines out, one line in. Works with pipes too; then the input is shown in the output."""

from __future__ import annotations

import sys

from rich.console import Console as Rich
from rich.text import Text

from tarock.cards import BIRDS_MASK, RED_SUITS, card_text, is_tarock, suit_of
from tarock.cli.terminal import say

LEAST, MOST = 60, 100


class Leave(Exception):  # noqa: N818 - somebody wants to go, nothing is wrong
    """The player ends the evening: q, end of input, Ctrl-C."""


class Console:
    """What the game needs of a terminal. No colour where rich finds none (NO_COLOR, pipes) or it is not wanted."""

    def __init__(self, lang: str, no_color: bool) -> None:
        self.lang = lang
        self.rich = Rich(no_color=no_color or None, highlight=False, soft_wrap=False)
        if not self.rich.is_terminal:
            self.rich.width = 80
        self.width = max(LEAST, min(MOST, self.rich.width))
        self.rich.width = self.width
        self.plain = not self.rich.is_terminal or self.rich.no_color or no_color
        self.symbols = _can_show("♥♦♠♣", self.rich.encoding)

    def say(self, de: str, en: str) -> str:
        """The text in the language of the game."""
        return say(de, en, self.lang)

    def tell(self, de: str, en: str, style: str = "") -> None:
        """One paragraph in the language of the game."""
        self.line(self.say(de, en), style)

    def line(self, text: str | Text = "", style: str = "", hang: int = 2) -> None:
        """One paragraph, wrapped at the width of the page; from the second line on `hang` columns further in."""
        shown = Text(text, style=style) if isinstance(text, str) else text
        for paragraph in shown.split("\n"):
            first, *rest = paragraph.wrap(self.rich, self.width) or [Text()]
            self._print(first)
            for part in Text(" ").join(rest).wrap(self.rich, self.width - hang) if rest else ():
                self._print(Text(" " * hang) + part)

    def _print(self, text: Text) -> None:
        text.rstrip()
        self.rich.print(text, soft_wrap=True)

    def rule(self, title: str) -> None:
        """A title with a line to the right edge."""
        dash = "─" if _can_show("─", self.rich.encoding) else "-"
        room = max(0, self.width - len(title) - 4)
        self.rich.print(Text(f"{dash * 2} {title} {dash * room}", style="bold"), soft_wrap=True)

    def card(self, card: int) -> Text:
        """A card: the suits differ by sign, and by colour where there is any."""
        shown = card_text(card, symbols=self.symbols)
        if is_tarock(card):
            return Text(shown, style="bold cyan" if not 1 << card & BIRDS_MASK else "bold green")
        return Text(shown, style="bold red" if suit_of(card) in RED_SUITS else "bold")

    def cards(self, cards: tuple[int, ...], between: str = " ") -> Text:
        """Several cards."""
        return Text(between).join(self.card(card) for card in cards)

    def ask(self, prompt: str) -> str:
        """One line of input, without spaces around it. Raises `Leave` at the end of input."""
        self.rich.file.flush()
        try:
            if sys.stdin.isatty():
                return input(prompt).strip()
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            self.line()
            raise Leave from None
        except UnicodeDecodeError:
            return "�"
        if not line:
            self.line(prompt.rstrip())
            raise Leave
        self.line(f"{prompt}{line.strip()}")
        return line.strip()


def _can_show(signs: str, encoding: str) -> bool:
    try:
        signs.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True

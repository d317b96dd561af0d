"""Where a sentence's source is printed: once after the last of several sentences that rest on the same one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tarock.rulebook.model import Sentence


@dataclass(slots=True)
class Marks:
    """Prints sources in one language; remembers the last assumption, so that it is not repeated word for word."""

    lang: str
    last: str = ""

    def forget(self) -> None:
        """A new section gives its reasons anew."""
        self.last = ""

    def run(self, sentences: Sequence[Sentence]) -> str:
        """Sentences as running text with their sources."""
        parts: list[str] = []
        for number, sentence in enumerate(sentences):
            follows = sentences[number + 1] if number + 1 < len(sentences) else None
            same = follows is not None and (follows.clause, follows.assumption) == (
                sentence.clause,
                sentence.assumption,
            )
            mark = "" if same else self.mark(sentence)
            parts.append(" ".join(part for part in (sentence.text, mark) if part))
        return " ".join(part for part in parts if part)

    def mark(self, sentence: Sentence, *, full: bool = False) -> str:
        """`(Annahme: …) [MV-33]`; with `full` the reason is given even where it is the last one again."""
        parts = []
        if sentence.assumption:
            word, likewise = ("assumption", "likewise") if self.lang == "en" else ("Annahme", "ebenso")
            parts.append(
                f"({word}: {likewise if sentence.assumption == self.last and not full else sentence.assumption})"
            )
            self.last = sentence.assumption
        if sentence.clause:
            parts.append(f"[{sentence.clause}]")
        return " ".join(parts)

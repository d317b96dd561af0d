"""Two rule sets side by side: what differs, and how the difference is said."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tarock.rulebook.model import Paragraph, Sentence
from tarock.rulebook.phrases import matters, text_of, value_of
from tarock.rulebook.scenarios import under
from tarock.rulebook.writer import Writer
from tarock.rules import Contract, RuleSet
from tarock.scoring import Game, settle


@dataclass(frozen=True)
class Pair:
    """`other` deviates from `base`; sentences are in `lang`."""

    base: RuleSet
    other: RuleSet
    lang: str

    def text(self, rules: RuleSet, path: str) -> str:
        """The sentence of a leaf, empty where it has no effect."""
        return text_of(rules, path, self.lang) if matters(rules, path) else ""

    def differs(self, path: str) -> bool:
        """Whether the two sets say different things at this leaf."""
        if self.text(self.base, path) == self.text(self.other, path):
            return False
        if path.startswith("trischaken.") or path == "announcements.solo_factor":
            return True  # these sentences carry amounts and names that hang on other leaves
        if path.startswith("valat.") and value_of(self.base, path) == value_of(self.other, path):
            return path == "valat.mode" and self._valat_values(self.base) != self._valat_values(self.other)
        return value_of(self.base, path) != value_of(self.other, path) or (
            matters(self.base, path) != matters(self.other, path)
        )

    def change(self, w: Writer, path: str) -> Paragraph | None:
        """What holds here, and in brackets what holds there; None where nothing differs."""
        if not self.differs(path) or not matters(self.other, path):
            return None
        here = w.leaf(path)
        paths = next((c.covers for c in self.other.conduct.values() if path in c.covers), (path,))
        asides = [self.there(p) for p in paths if self.differs(p)]
        return Paragraph((*here, *(aside for aside in asides if aside))) if here else None

    def there(self, path: str, text: str | None = None) -> Sentence | None:
        """`(Steirischer Tarock-Cup: …)`, with the short name of the base."""
        said = self.text(self.base, path) if text is None else text
        return self.aside(said) if said else None

    def aside(self, text: str) -> Sentence:
        """What holds in the base, in brackets."""
        return Sentence(f"({self.names[1]}: {text})")

    @property
    def names(self) -> tuple[str, str]:
        """The two sets by as short a name as tells them apart: without brackets, without the edition."""
        full = [rules.name.in_language(self.lang) for rules in (self.other, self.base)]
        without = [name.partition(" (")[0] for name in full]
        short = [name.partition(",")[0] for name in without]
        found = next((pair for pair in (short, without) if pair[0] != pair[1]), full)
        return found[0], found[1]

    def pays_differently(self, game: Game) -> bool:
        """Whether a game possible in `other` is also possible in `base` and is worth other money there."""
        same = under(self.base, game)
        return same is not None and self.cents(self.base, same) != self.cents(self.other, game)

    def cents(self, rules: RuleSet, game: Game) -> list[tuple[Fraction, Fraction]]:
        """Score and cash of a game in cents, so that sets with other units can be compared."""
        settled = settle(rules, game)
        return [
            (p * rules.money.cents, c * rules.money.cents) for p, c in zip(settled.points, settled.cash, strict=True)
        ]

    def said_anew(self, path: str) -> bool:
        """Whether a file of house rules states this value with a clause of its own, though it is that of the base."""
        base, other = self.base.source(path), self.other.source(path)
        mine = [ref for ref in other.ref.split(", ") if ref.rpartition("-")[0] not in ("", *self.base.citations)]
        return self._house_rules and base != other and bool(mine)

    @property
    def _house_rules(self) -> bool:
        """Whether `other` is written on top of `base`: most of its values rest on the sources that they have there."""
        paths = self.other.sources.keys() & self.base.sources.keys()
        return 2 * sum(self.other.sources[p] == self.base.sources[p] for p in paths) > len(paths)

    @property
    def shared(self) -> list[Contract]:
        """The contracts of `other` that `base` has too."""
        return [c for c in self.other.contracts.values() if c.id in self.base.contracts]

    @property
    def same_unit(self) -> bool:
        """Whether amounts of both sets can stand beside each other without a word."""
        return (self.base.money.unit, self.base.money.cents) == (self.other.money.unit, self.other.money.cents)

    def _valat_values(self, rules: RuleSet) -> list[tuple[Fraction, Fraction]]:
        return [(b.silent, b.announced) for b in rules.bonuses.values() if b.kind == "valat"]

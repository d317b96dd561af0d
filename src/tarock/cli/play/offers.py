"""What can be done now, as numbered lines, and what a typed line means: forgiving, never guessing.

A line is understood as a number of the list, as a card, or as the beginning of a name. What is understood but not
allowed goes to the engine all the same, which says why not.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tarock.cards import CardsError, card_name, card_text, display_order, king_of, mask_of, parse_card, queen_of
from tarock.cli.play.words import bonus_worth, obliges, worth
from tarock.deal import GAME, Action, Phase, View, actions as a
from tarock.rules import RuleSet
from tarock.table.telling import action_words, kontra_words


@dataclass(frozen=True)
class Offer:
    """One thing that can be done: what it is called, what it is worth or means, and the words that mean it."""

    action: Action
    name: str
    worth: str = ""
    note: str = ""
    also: tuple[str, ...] = ()


@dataclass(frozen=True)
class Unclear:
    """A line that means nothing, or more than one thing (`names`)."""

    names: tuple[str, ...] = ()


SPOKEN: dict[type[Action], tuple[str, ...]] = {
    a.Forehand: ("vorhand", "mein spiel", "v", "forehand"),
    a.Pass: ("weiter", "w", "pass", "passe", "p"),
    a.HandOn: ("weitergeben", "hand on", "vorhand weiter"),
    a.ThrowIn: ("zusammenwerfen", "zusammen", "throw in"),
    a.Hold: ("halten", "hold", "halte"),
    a.GiveUp: ("aufgeben", "schleifen", "give up"),
    a.Gut: ("gut", "g", "ich liege", "liege", "good"),
}


def plain(text: str) -> str:
    """Lower case, without accents, signs and double spaces: for comparing."""
    folded = unicodedata.normalize("NFKD", text.lower().replace("ß", "ss"))
    letters = "".join(c for c in folded if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", " ", letters).strip()


class Offers:
    """The numbered list of a view, and the reading of an answer to it."""

    def __init__(self, rules: RuleSet, view: View, names: Sequence[str], lang: str) -> None:
        self.rules, self.view, self.names, self.lang = rules, view, names, lang
        assert view.seat is not None
        self.seat = view.seat
        self.hand = display_order(view.hand)
        self.offers = tuple(self._offers())

    @property
    def playable(self) -> tuple[int, ...]:
        """The cards that can be named by number: all to discard, the legal ones to play."""
        if self.view.phase is Phase.DISCARD:
            return self.hand
        if self.view.phase is Phase.PLAY:
            legal = mask_of(o.action.card for o in self.offers if isinstance(o.action, a.Play))
            return display_order(legal)
        return ()

    def _offers(self) -> Iterator[Offer]:
        for action in self.view.legal:
            if not isinstance(action, a.Claim):  # said by name only: the list must not tell that it is certain
                yield self._offer(action)

    def _offer(self, action: Action) -> Offer:
        rules, lang = self.rules, self.lang
        name = action_words(action, rules, self.names, lang)
        if isinstance(action, a.Bid | a.Bei):
            contract = rules.contracts[action.contract]
            return Offer(action, name, worth(rules, contract), obliges(contract, lang), (action.contract,))
        if isinstance(action, a.Hold):
            return Offer(action, f"{name}: {rules.contracts[self.view.standing].name}", also=SPOKEN[a.Hold])
        if isinstance(action, a.Announce | a.NameBird):
            bonus = rules.bonuses[action.item if isinstance(action, a.Announce) else action.bird]
            contract = rules.contracts[self.view.contract or self.view.standing]
            also = (bonus.id, *(("ku", "ultimo") if bonus.test == "ultimo" else ()))
            return Offer(action, name, bonus_worth(rules, contract, bonus), bonus.gloss.in_language(lang), also)
        if isinstance(action, a.Kontra):
            return Offer(
                action, kontra_words(rules, action.item, self._level(action), action.against, self.names, lang)
            )
        if isinstance(action, a.Call):
            return Offer(action, name, also=("vierter", "vierten", "fourth") if action.card is None else ())
        if isinstance(action, a.TakeHalf):
            return Offer(action, name, also=(("a", "links", "left"), ("b", "rechts", "right"))[action.half])
        if isinstance(action, a.Spritz):
            return Offer(action, name, also=("ja", "j", "yes", "y", "spritzen") if action.yes else ("nein", "n", "no"))
        return Offer(action, name, also=SPOKEN.get(type(action), ()))

    def _level(self, action: a.Kontra) -> int:
        """Which step this kontra would be; in negative games between the two, else on the item."""
        said = [s for s in self.view.talk if s.kind == "kontra" and s.item == action.item]
        if action.against is not None:
            pair = {self.seat, action.against}
            said = [s for s in said if {s.seat, s.against} == pair or (s.seat in pair and s.against is None)]
        elif self.rules.contracts[self.view.contract].kontra == "individual":
            said = [s for s in said if s.seat != self.seat]
        levels = self.rules.announcements.levels
        top = max((levels.index(s.level) + 1 for s in said), default=0)
        return levels[min(top, len(levels) - 1)]

    def read(self, line: str) -> Action | Unclear:
        """What a line means."""
        phase = self.view.phase
        if phase is Phase.DISCARD:
            return self._discard(line)
        if phase is Phase.PLAY:
            return self._card(line)
        if phase is Phase.CALLING:
            found = self._call(line)
            if found is not None:
                return found
        if line.isdecimal():
            number = int(line)
            return self.offers[number - 1].action if 0 < number <= len(self.offers) else Unclear()
        return self._named(plain(line))

    def _named(self, wanted: str) -> Action | Unclear:
        if not wanted:
            return Unclear()
        known = [*self.offers, *self._refused()]
        for whole in (True, False):
            found = {o.action: o for o in known if _means(o, wanted, whole)}
            legal = [o for o in found.values() if o in self.offers]
            if len(found) == 1 or (len(legal) == 1 and len(wanted) > 2):
                return (legal or list(found.values()))[0].action
            if found:
                return Unclear(tuple(o.name for o in found.values()))
        return Unclear()

    def _refused(self) -> Iterator[Offer]:
        """What the rule set knows but does not allow now: named, it is refused with its reason."""
        legal, seat = {o.action for o in self.offers}, self.seat
        possible: list[Action] = []
        if self.view.phase is Phase.AUCTION:
            possible += [a.Forehand(seat), a.Pass(seat), a.Hold(seat), a.HandOn(seat), a.ThrowIn(seat)]
            for contract in self.rules.contracts.values():
                possible.append(a.Bid(seat, contract.id))
                if contract.bei > 1:
                    possible.append(a.Bei(seat, contract.id))
        if self.view.phase is Phase.ANNOUNCING:
            possible += [a.Announce(seat, bonus) for bonus in self.rules.bonuses]
            possible += [a.Kontra(seat, GAME)]
        if self.view.phase is Phase.TALON:
            possible += [a.GiveUp(seat)]
        for action in possible:
            if action in legal or (isinstance(action, a.Hold) and not self.view.standing):
                continue
            if isinstance(action, a.Kontra):
                yield Offer(action, "Kontra", also=("re", "sub"))
            else:
                yield self._offer(action)

    def _card(self, line: str) -> Action | Unclear:
        if plain(line) in ("rest", "der rest", "claim", "der rest gehort mir", "the rest is mine"):
            return a.Claim(self.seat)
        card = self._one_card(line)
        return Unclear() if card is None else a.Play(self.seat, card)

    def _one_card(self, line: str) -> int | None:
        if line.isdecimal():
            number = int(line)
            return self.playable[number - 1] if 0 < number <= len(self.playable) else None
        return read_card(line)

    def _discard(self, line: str) -> Action | Unclear:
        cards = [self._one_card(word) for word in re.split(r"[\s,;+]+", line) if word]
        if not cards or None in cards:
            return Unclear()
        return a.Discard(self.seat, mask_of(card for card in cards if card is not None))

    def _call(self, line: str) -> Action | None:
        """A king or queen by suit, by card or by name."""
        wanted = plain(line)
        suits = {
            "herz": 0,
            "karo": 1,
            "pik": 2,
            "treff": 3,
            "hearts": 0,
            "diamonds": 1,
            "spades": 2,
            "clubs": 3,
            "kreuz": 3,
        }
        if wanted in suits:
            cards = {o.action.card for o in self.offers if isinstance(o.action, a.Call)}
            king, queen = king_of(suits[wanted]), queen_of(suits[wanted])
            return a.Call(self.seat, queen if queen in cards and king not in cards else king)
        card = read_card(line)
        return a.Call(self.seat, card) if card is not None else None


def _means(offer: Offer, wanted: str, whole: bool) -> bool:
    """Whether a text names an offer, or is the beginning of its name."""
    words = [plain(word) for word in (offer.name, *offer.also)]
    return any(word == wanted if whole else word.startswith(wanted) for word in words)


def read_card(line: str) -> int | None:
    """A card by its text (`KK`, `xxi`, `♥K`), or by its name; None if it is none."""
    squeezed = line.replace(" ", "").replace("-", "")
    for text in (line, squeezed, *_turned(squeezed)):
        try:
            return parse_card(text)
        except CardsError:
            continue
    wanted = plain(line)
    return _NAMES.get(wanted) if wanted else None


def _turned(text: str) -> tuple[str, ...]:
    """`10P` for `P10`."""
    return (text[-1] + text[:-1],) if len(text) > 1 and text[0].isdecimal() else ()


def _names() -> dict[str, int]:
    found = {plain(card_name(card, lang)): card for card in range(54) for lang in ("de", "en")}
    found |= {plain(card_name(card, "de").replace("Treff", "Kreuz")): card for card in range(32)}
    found |= {f"t{n + 1}": 32 + n for n in range(22)}
    found |= {"gstiess": 53, "skus": 53, "sku": 53, "spatz": 32, "marabu": 35}
    return {word: card for word, card in found.items() if word and word not in _taken()}


def _taken() -> frozenset[str]:
    """Texts of suit cards that a short name would hide (T7 is the Treff-Sieben, not tarock VII)."""
    return frozenset(plain(card_text(card)) for card in range(32))


_NAMES = _names()

"""What can be wrong with texts, seeds, counts and tables, said in German and English.

ValueError
└── CardsError      text, code, de, en; ``str()`` is the English sentence
├── CardError   a card, or a list of cards, that cannot be read or is no card
├── CountError  a count ``P/B`` that no pile of the pack can have
├── SeedError   a seed, a board number or an order of the pack that cannot be used
└── PlaceError  a number of places, or a place, that no table has
"""


class CardsError(ValueError):
    """Base of all errors of this package.

    Attributes: ``text`` the offending text as given (what is no text: described), ``code`` a short stable
    English word for programs, ``de`` and ``en`` one sentence each: what is wrong and what would be right.
    Can be pickled, so that it survives the way back from a worker process.
    """

    def __init__(self, text: str, code: str, de: str, en: str) -> None:
        super().__init__(text, code, de, en)
        self.text = text
        self.code = code
        self.de = de
        self.en = en

    def __str__(self) -> str:
        return self.en

    def message(self, lang: str = "en") -> str:
        """The sentence in German if ``lang`` starts with ``de`` (so ``de-at`` too), else in English."""
        return self.de if lang.startswith("de") else self.en


class CardError(CardsError):
    """A card or list of cards that cannot be read, or a number that is no card."""


class CountError(CardsError):
    """A count that cannot be read, or that no pile of the pack can have."""


class SeedError(CardsError):
    """A seed, a board number or an order of the pack that cannot be used."""


class PlaceError(CardsError):
    """A number of places other than 4, 5, 6, or a place that the table does not have."""


def quoted(value: object, limit: int = 40) -> str:
    """``value`` printable for a message: its ``repr``, shortened, and without the troubles of great ints.

    Python refuses to write out ints of more than 4300 digits (a ``ValueError``): those beyond 64 bits are named.
    """
    if isinstance(value, int) and value.bit_length() > 64:
        return f"(int, {value.bit_length()} bits)"
    if isinstance(value, str):
        return repr(value if len(value) <= limit else value[:limit] + "…")
    if isinstance(value, int | float) or value is None:
        return repr(value)
    return f"({type(value).__name__})"

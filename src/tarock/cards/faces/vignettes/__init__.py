"""The pictures of the 22 tarocks, in the order of the cards: four birds, scenes of work and luck, Mond and Sküs."""

from __future__ import annotations

from collections.abc import Callable

from tarock.cards.card import tarock_number
from tarock.cards.faces.palette import Palette

from .birds import cockatoo, marabou, owl, sparrow
from .craft import accordion, forge, post_horn, press
from .land import bees, harvest, hops, vineyard
from .luck import balloon, chimney_sweep, lucky_pig, railway
from .trull import fool, moon
from .water import bridge, mill, raft, steamer

PICTURES: tuple[Callable[[Palette], str], ...] = (
    *(sparrow, owl, cockatoo, marabou),
    *(bridge, mill, hops, press, accordion, railway, raft, balloon),
    *(vineyard, forge, post_horn, bees, harvest, steamer, chimney_sweep, lucky_pig),
    *(moon, fool),
)


def picture_of(tarock: int, palette: Palette) -> str:
    """The picture of a tarock (its card 32..53), of the size of a half's picture."""
    return PICTURES[tarock_number(tarock) - 1](palette)

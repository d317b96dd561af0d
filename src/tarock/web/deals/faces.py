"""Where the faces of the cards lie, for pages that show them."""

from __future__ import annotations

from typing import Final

from django.conf import settings

from tarock.cards.faces import HEIGHT, WIDTH

FACES: Final = f"{settings.STATIC_URL}tarock/cards/"
"""The folder of the sprites: `two-de.svg#c12` is card 12 in two colours with German corner letters."""
BOX: Final = f"0 0 {WIDTH} {HEIGHT}"

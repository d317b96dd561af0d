"""A cup as data: one TOML file a cup, with a source for each value, and the loader that names all problems at once."""

from tarock.tournament.cups.day import day_settings
from tarock.tournament.cups.describe import Chapter, Row, describe
from tarock.tournament.cups.load import base_texts, builtin_cups, cup_name, cup_text, load_cup, load_cup_text
from tarock.tournament.cups.model import Cup

__all__ = [
    "Chapter",
    "Cup",
    "Row",
    "base_texts",
    "builtin_cups",
    "cup_name",
    "cup_text",
    "day_settings",
    "describe",
    "load_cup",
    "load_cup_text",
]

"""A deal in words: what is done, what has happened, how things stand. One wording for the terminal and the browser."""

from tarock.table.telling.happening import Line, line_of
from tarock.table.telling.situation import game_lines, said_line
from tarock.table.telling.words import action_words, item_name, joined, kontra_words, options_words, say

__all__ = [
    "Line",
    "action_words",
    "game_lines",
    "item_name",
    "joined",
    "kontra_words",
    "line_of",
    "options_words",
    "said_line",
    "say",
]

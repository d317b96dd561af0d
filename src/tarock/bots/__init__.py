"""Players: the protocol, chance, and rules of thumb. They see what one seat may know, and nothing else."""

from tarock.bots.levels import DEFAULT_LEVEL, HINTS, LEVELS, Level, player_of
from tarock.bots.protocol import Choice, Player
from tarock.bots.random_player import RandomPlayer
from tarock.bots.thumb import ThumbPlayer

__all__ = ["DEFAULT_LEVEL", "HINTS", "LEVELS", "Choice", "Level", "Player", "RandomPlayer", "ThumbPlayer", "player_of"]

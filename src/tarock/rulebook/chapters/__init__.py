"""The chapters of a rulebook, in the order in which one learns the game."""

"""Bots with faults. They know nothing of Django: heavy ones are imported by processes of their own."""

import multiprocessing
import os
import threading

from tarock.bots import Choice, RandomPlayer
from tarock.deal import Phase, actions as a
from tarock.rules import Reason


class Faulty:
    """Fails at its third decision."""

    def __init__(self, rules):
        self.asked = 0

    def choose(self, view, rng):
        self.asked += 1
        if self.asked >= 3:
            raise RuntimeError("this bot is broken")
        return RandomPlayer().choose(view, rng)


class Cheat:
    """Wants to play a card that it does not have, and to act for others."""

    def __init__(self, rules):
        pass

    def choose(self, view, rng):
        if view.choice is not None:
            return RandomPlayer().choose(view, rng)
        card = next(card for card in range(54) if not view.hand >> card & 1)
        return Choice(a.Play((view.seat + 1) % 4, card), Reason("bot-random"))


class Slow:
    """Thinks until it is stopped from outside."""

    go_on = threading.Event()

    def __init__(self, rules):
        pass

    def choose(self, view, rng):
        self.go_on.wait(30)
        return RandomPlayer().choose(view, rng)


class Dies:
    """Takes its process with it where it has the first word."""

    def __init__(self, rules):
        pass

    def choose(self, view, rng):
        if view.phase is Phase.AUCTION and not view.auction:
            os._exit(1)
        return RandomPlayer().choose(view, rng)


class Thoughtful:
    """A heavy player that works."""

    def __init__(self, rules):
        self.rules = rules

    def choose(self, view, rng):
        assert multiprocessing.parent_process() is not None, "heavy players have a process of their own"
        return RandomPlayer().choose(view, rng)

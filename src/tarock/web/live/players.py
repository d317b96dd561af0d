"""Bots at work: each decides from its seat's view, away from the event loop, and within its time.

A bot that fails or takes too long costs its table nothing but that: any legal action is done in its place, and the log
says so. Light bots share threads; heavy ones get processes, which can be ended when they do not come back.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import lru_cache
from random import Random
from typing import Final

from tarock.bots import LEVELS, Choice, Level, Player, RandomPlayer
from tarock.deal import View
from tarock.rules import RuleSet

log = logging.getLogger(__name__)

THREADS: Final = 2


class Players:
    """All bots of a server process."""

    def __init__(self, levels: Mapping[str, Level] = LEVELS) -> None:
        self._levels = levels
        self._light: Executor | None = None
        self._heavy: Executor | None = None

    async def choose(self, level: str, rules: RuleSet, view: View) -> Choice:
        """What the bot of this level does with the view, which is on turn; any legal action if it cannot say."""
        of = self._levels.get(level)
        if of is None:  # a level that this version does not have any more
            log.error("no level %r: a random action is done", level)
            return anything(view)
        pool = self._pool(of)
        seed = secrets.randbits(128)
        try:
            return await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(pool, _choose, of.make, rules, view, seed), of.budget
            )
        except TimeoutError:
            log.error("bot %r took longer than %s s in phase %s: a random action is done", level, of.budget, view.phase)
            self._replace(pool)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("bot %r failed in phase %s: a random action is done", level, view.phase)
            if of.heavy:
                self._replace(pool)
        return anything(view)

    def stop(self) -> None:
        """End all that still compute."""
        for pool in (self._light, self._heavy):
            if pool is not None:
                self._replace(pool)

    def _pool(self, level: Level) -> Executor:
        if level.heavy:
            if self._heavy is None:
                context = multiprocessing.get_context("spawn")
                self._heavy = ProcessPoolExecutor(max(1, (os.cpu_count() or 2) - 1), mp_context=context)
            return self._heavy
        if self._light is None:
            self._light = ThreadPoolExecutor(THREADS, "tarock-bot")
        return self._light

    def _replace(self, pool: Executor) -> None:
        """Leave a pool in which somebody does not come back; processes can be killed, threads only be left."""
        if pool is self._light:
            self._light = None
        elif pool is self._heavy:
            self._heavy = None
            for process in multiprocessing.active_children():
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)


def _choose(make: Callable[[RuleSet], Player], rules: RuleSet, view: View, seed: int) -> Choice:
    """In the thread or process of the bot."""
    return _player(make, _Hashed(rules)).choose(view, Random(seed))


class _Hashed:
    """A rule set as a key: two with one digest are the same."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules

    def __hash__(self) -> int:
        return hash(self.rules.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Hashed) and other.rules.digest == self.rules.digest


@lru_cache(maxsize=64)
def _player(make: Callable[[RuleSet], Player], rules: _Hashed) -> Player:
    return make(rules.rules)


def anything(view: View) -> Choice:
    """Any legal action."""
    return RandomPlayer().choose(view, Random(secrets.randbits(128)))

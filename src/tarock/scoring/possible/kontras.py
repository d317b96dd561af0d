"""Kontra: who may say it in which game, and how high it goes."""

from __future__ import annotations

from collections.abc import Iterator

from tarock.rules import Problem
from tarock.scoring.negative import against
from tarock.scoring.possible.case import Case


def kontra_problems(case: Case) -> Iterator[Problem]:
    """Problems of the kontra on the game (those of premiums stand with the premiums)."""
    game, contract = case.game, case.contract
    said = game.game_kontra > 1 or any(factor > 1 for factor in game.kontra.values())
    if said and contract.kontra == "none":
        yield case.problem("kontra", "entry-no-kontra", case.of_contract("kontra"), game=case.title)
        return
    if said and game.end in ("given-up", "no-bird"):
        yield case.problem("kontra", "entry-kontra-ended", "calling.king_in_talon")
        return
    if contract.kontra == "party":
        yield from _party(case)
    else:
        yield from _individual(case)


def level_problem(case: Case, key: str, factor: int) -> Iterator[Problem]:
    """A factor that the set does not know."""
    levels = case.rules.announcements.levels
    if factor != 1 and factor not in levels:
        allowed = ", ".join(f"×{level}" for level in levels)
        yield case.problem(key, "entry-kontra-level", "announcements.levels", value=factor, allowed=allowed)


def _party(case: Case) -> Iterator[Problem]:
    game = case.game
    yield from level_problem(case, "kontra.game", game.game_kontra)
    for opponent, _ in game.kontra:
        key = f"kontra.{case.names[opponent]}"
        yield case.problem(key, "entry-kontra-party", case.of_contract("kontra"), game=case.title)
    valat = case.valat()
    if valat is not None and valat.announced and game.game_kontra > 1:
        policy = case.rules.valat.game_kontra_announced
        if policy == "void":
            yield case.problem("kontra.game", "entry-kontra-valat", "valat.game_kontra_announced")
        elif policy == "carries" and valat.kontra not in (1, game.game_kontra):
            yield case.problem("kontra.game", "entry-kontra-valat-twice", "valat.game_kontra_announced")


def _individual(case: Case) -> Iterator[Problem]:
    game = case.game
    if game.game_kontra > 1:
        yield case.problem("kontra.game", "entry-kontra-individual", case.of_contract("kontra"), game=case.title)
    for (opponent, declarer), factor in game.kontra.items():
        key = f"kontra.{case.names[opponent]}"
        yield from level_problem(case, key, factor)
        if opponent not in against(case.rules, game, declarer):
            yield case.problem(key, "entry-kontra-self", case.of_contract("kontra"), name=case.names[opponent])
    if case.rules.announcements.re_answers_all:
        for declarer in game.declarers:
            factors = {f for (_, whom), f in game.kontra.items() if whom == declarer and f > 1}
            if len(factors) > 1:
                yield case.problem("kontra", "entry-one-re", "announcements.re_answers_all")

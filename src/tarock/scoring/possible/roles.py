"""Who may play what with whom, and how a game may end."""

from __future__ import annotations

from collections.abc import Iterator

from tarock.rules import Problem
from tarock.scoring.possible.case import Case

FOREHAND = 0


def role_problems(case: Case) -> Iterator[Problem]:
    """Declarers, partner, called card, ending, penalties beside the game."""
    yield from _declarers(case)
    yield from _partner(case)
    yield from _called(case)
    yield from _ending(case)
    yield from _no_bird(case)
    yield from _options(case)
    yield from _radl(case)


def _declarers(case: Case) -> Iterator[Problem]:
    game, contract = case.game, case.contract
    key = "declarers" if len(game.declarers) > 1 else "declarer"
    if contract.who == "forehand" and game.declarer not in _forehands(case):
        yield case.problem(
            key, "entry-forehand-only", case.of_contract("who"), game=case.title, forehand=case.names[FOREHAND]
        )
    if len(game.declarers) > 1 and contract.bei == 1:
        yield case.problem(key, "entry-no-bei", case.of_contract("kind"), game=case.title)
    elif len(game.declarers) > contract.bei:
        yield case.problem(key, "entry-bei-too-many", case.of_contract("bei"), most=contract.bei, game=case.title)


def _forehands(case: Case) -> tuple[int, ...]:
    """Who can be Vorhand: seat 0, or the next one where Vorhand may be handed on (only one hand has the four kings)."""
    return (FOREHAND,) if case.rules.auction.hand_on == "never" else (FOREHAND, FOREHAND + 1)


def _partner(case: Case) -> Iterator[Problem]:
    game, contract = case.game, case.contract
    if game.partner is not None:
        if contract.partner == "none":
            yield case.problem("partner", "entry-no-partner", case.of_contract("partner"), game=case.title)
        elif game.partner == game.declarer:
            yield case.problem("partner", "entry-own-partner", name=case.names[game.partner])
        elif game.king_in_talon or game.end == "given-up":
            because = "king_in_talon = true" if game.king_in_talon else f"result = {game.end}"
            yield case.problem("partner", "entry-partner-and-talon", "calling.king_in_talon", because=because)
    elif _plays_on_alone(case) and set(case.rules.calling.king_in_talon) == {"give-up"}:
        yield case.problem("partner", "entry-partner-needed", "calling.king_in_talon")
    if game.king_in_talon and contract.partner == "none":
        yield case.problem("king_in_talon", "entry-no-king", case.of_contract("partner"), game=case.title)


def _plays_on_alone(case: Case) -> bool:
    contract = case.contract
    return contract.partner == "called" and contract.talon != "none" and case.game.end == "played"


def _called(case: Case) -> Iterator[Problem]:
    if case.game.called != "queen":
        return
    if case.contract.partner == "none":
        yield case.problem("called", "entry-no-king", case.of_contract("partner"), game=case.title)
    elif case.rules.calling.four_kings == "no-call":
        yield case.problem("called", "entry-no-queen", "calling.four_kings")


def _ending(case: Case) -> Iterator[Problem]:
    contract = case.contract
    if case.game.end == "given-up":
        open_to = contract.partner == "called" and contract.talon == "half"
        if not open_to or "give-up" not in case.rules.calling.king_in_talon:
            path = "calling.king_in_talon" if contract.partner == "called" else case.of_contract("partner")
            yield case.problem("result", "entry-cannot-give-up", path, game=case.title)
    if case.game.end == "no-bird" and not contract.birds:
        yield case.problem("result", "entry-no-bird-here", case.of_contract("kind"), game=case.title)


def _no_bird(case: Case) -> Iterator[Problem]:
    game, contract = case.game, case.contract
    if not game.no_bird:
        return
    if not case.rules.calling.no_bird_overbid:
        yield case.problem("no_bird", "entry-no-bird-beside", "calling.no_bird_overbid")
        return
    if contract.birds and game.declarer in game.no_bird:
        yield case.problem(
            "no_bird", "entry-no-bird-declarer", "calling.no_bird_overbid", name=case.names[game.declarer]
        )
    if contract.when == "after-pass":
        yield case.problem("no_bird", "entry-no-bird-passed", case.of_contract("when"), game=case.title)
    elif len(game.declarers) == 1:
        lowest = min(other.rank for other in case.rules.contracts.values() if other.birds)
        if contract.rank < lowest:
            yield case.problem("no_bird", "entry-no-bird-rank", case.of_contract("rank"), game=case.title)


def _options(case: Case) -> Iterator[Problem]:
    game, scale = case.game, case.rules.trischaken
    here = case.contract.kind == "trischaken"
    for name, value, options in (("stichzwang", game.stichzwang, scale.stichzwang), ("talon", game.talon, scale.talon)):
        if value is None:
            continue
        if not here:
            yield case.problem(name, "entry-key-not-here", case.of_contract("kind"), name=name, game=case.title)
        elif value not in options or len(options) == 1:
            fixed = ", ".join(str(option).lower() for option in options)
            yield case.problem(name, "entry-option-not-open", f"trischaken.{name}", name=name, fixed=fixed)
    if game.spritzer and not here:
        yield case.problem("spritzer", "entry-key-not-here", case.of_contract("kind"), name="spritzer", game=case.title)
    elif game.spritzer and not scale.spritzer:
        yield case.problem("spritzer", "entry-no-spritzer", "trischaken.spritzer")


def _radl(case: Case) -> Iterator[Problem]:
    radl = case.game.radl
    table = case.rules.table
    if radl != 1 and not (table.double_game_after or table.double_radl_after):
        yield case.problem("radl", "entry-no-radl", "table.double_radl_after")
    elif radl < 1 or radl & (radl - 1):
        yield case.problem("radl", "entry-radl", "table.double_radl_after", value=radl)

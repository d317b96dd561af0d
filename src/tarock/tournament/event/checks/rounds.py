"""Seed, draw and clock. A draw may be taken back until its first game; after that nobody is seated anew."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tarock.cards import SeedError, verify_commitment
from tarock.rules import refuse
from tarock.tournament.draw import Round as Seating, draw_round, draw_rounds, public_seed
from tarock.tournament.event import facts as f
from tarock.tournament.event.asking import Against, Ask
from tarock.tournament.event.results import standings
from tarock.tournament.event.seating import drawable, seating
from tarock.tournament.event.state import Day, Round, to_draw


def seed_drawn(day: Day, wish: f.SeedDrawn, ask: Ask) -> f.SeedDrawn:
    """Once, before the first draw: the secret that was committed to, and what the hall has drawn."""
    public = " ".join(wish.public.split())
    against = Against()
    if day.seed:
        against.say("", "day-seed-already")
    if not public:
        against.say("public", "day-seed-empty")
    if day.commitment:
        try:
            fits = verify_commitment(wish.secret, day.commitment)
        except SeedError:
            fits = False
        if not fits:
            against.say("secret", "day-seed-secret")
    elif wish.secret:
        against.say("secret", "day-seed-uncommitted")
    against.done()
    return replace(wish, public=public, seed=public_seed(wish.secret, public))


def drawn(day: Day, wish: f.Drawn, ask: Ask) -> f.Drawn:
    """Draws the rounds that come without tables, and checks those that were seated by hand."""
    against = Against()
    numbers = [part.round for part in wish.rounds]
    if not numbers or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        raise refuse("rounds", "day-rounds-order")
    for number in numbers:
        _may_draw(day, number, wish, against)
    first = day.round(numbers[0] - 1)
    if first is not None and not first.tables:
        against.say("rounds", "day-round-before", round=first.number)
    if wish.by_hand:
        for part in wish.rounds:
            _by_hand(day, part, against)
    elif any(part.tables for part in wish.rounds):
        against.say("rounds", "day-by-hand")
    elif not day.seed:
        against.say("", "day-no-seed")
    against.done()
    return wish if wish.by_hand else replace(wish, rounds=_lots(day, numbers, wish.keep))


def _may_draw(day: Day, number: int, wish: f.Drawn, against: Against) -> None:
    part = day.round(number)
    if part is None:
        against.say("rounds", "day-no-round", round=number)
        return
    if part.started:
        against.say("rounds", "day-round-started", round=number)
    elif part.tables and not (wish.keep or wish.by_hand):
        against.say("rounds", "day-drawn-already", round=number)
    before = day.round(number - 1)
    if day.settings.draw[number - 1] != "random" and not wish.by_hand and before and not before.finished:
        against.say("rounds", "day-round-open", round=before.number, tables=_open(before))


def _open(part: Round) -> str:
    return ", ".join(str(table.number) for table in part.tables if not table.is_clear) or "–"


def _by_hand(day: Day, part: f.RoundDraw, against: Against) -> None:
    key = f"rounds.{part.round}"
    numbers = [seats.table for seats in part.tables]
    seated = [player for seats in part.tables for player in seats.players]
    here = {entrant.number for entrant in to_draw(day)}
    if len(set(numbers)) < len(numbers) or any(number < 1 for number in numbers):
        against.say(key, "day-table-numbers")
    for seats in part.tables:
        if len(seats.players) not in day.settings.sizes:
            allowed = ", ".join(map(str, day.settings.sizes))
            clause = day.settings.clause("sizes")
            against.say(key, "day-table-size", clause, table=seats.table, found=len(seats.players), allowed=allowed)
    twice = sorted({player for player in seated if seated.count(player) > 1})
    _listed(key, "day-seated-twice", twice, against)
    _listed(key, "day-seat-gone", sorted(set(seated) - here), against)
    _listed(key, "day-unseated", sorted(here - set(seated)), against)


def _listed(key: str, code: str, numbers: Sequence[int], against: Against) -> None:
    if numbers:
        against.say(key, code, numbers=", ".join(map(str, numbers)))


def _lots(day: Day, numbers: list[int], keep: bool) -> tuple[f.RoundDraw, ...]:
    entrants = [drawable(day, entrant) for entrant in to_draw(day)]
    history = [seating(part) for part in day.rounds[: numbers[0] - 1]]
    modes = {day.settings.draw[number - 1] for number in numbers}
    fresh = {day.rounds[number - 1].draw for number in numbers}
    if len(numbers) > 1 and modes == {"random"} and fresh == {0}:
        made = draw_rounds(
            entrants,
            len(numbers),
            seed=day.seed,
            sizes=day.settings.sizes,
            history=history,
            order=day.settings.draw_order,
        )
        return tuple(_round_draw(number, part) for number, part in zip(numbers, made, strict=True))
    ranking = [row.number for row in standings(day).rows]
    found = []
    for number in numbers:
        part = day.rounds[number - 1]
        made_round = draw_round(
            entrants,
            seed=day.seed,
            sizes=day.settings.sizes,
            history=history,
            attempt=part.draw,
            mode=day.settings.draw[number - 1],
            ranking=ranking,
            order=day.settings.draw_order,
            keep=seating(part) if keep and part.tables else None,
        )
        history.append(made_round)
        found.append(_round_draw(number, made_round))
    return tuple(found)


def _round_draw(number: int, made: Seating) -> f.RoundDraw:
    return f.RoundDraw(number, tuple(f.Seats(table.number, table.players) for table in made.tables))


def undrawn(day: Day, wish: f.Undrawn, ask: Ask) -> f.Undrawn:
    """Until the first game of the round; later rounds go with it."""
    against = Against()
    if not wish.rounds:
        against.say("rounds", "day-rounds-order")
    for number in wish.rounds:
        part = day.round(number)
        if part is None or not part.tables:
            against.say("rounds", "day-not-drawn", round=number)
        elif any(table.touched for table in part.tables):
            against.say("rounds", "day-round-played", round=number)
    after = [part.number for part in day.rounds if part.tables and part.number > min(wish.rounds, default=99)]
    if set(after) - set(wish.rounds):
        against.say("rounds", "day-undraw-later", rounds=", ".join(map(str, after)))
    against.done()
    return wish


def started(day: Day, wish: f.Started, ask: Ask) -> f.Started:
    """The next round, when the one before is written and everybody who is here sits somewhere."""
    part = day.round(wish.round)
    if part is None:
        raise refuse("round", "day-no-round", round=wish.round)
    against = Against()
    if part.started:
        against.say("round", "day-round-started", round=wish.round)
    elif wish.round != day.next_round:
        against.say("round", "day-round-before", round=day.next_round)
    before = day.round(wish.round - 1)
    if before is not None and before.started and not before.finished:
        against.say("round", "day-round-open", round=before.number, tables=_open(before))
    if not part.tables:
        against.say("round", "day-not-drawn", round=wish.round)
    else:
        here = {entrant.number for entrant in to_draw(day)}
        seated = {player for table in part.tables for player in table.players}
        _listed("round", "day-unseated", sorted(here - seated), against)
        _listed("round", "day-seat-gone", sorted(seated - here), against)
    against.done()
    return wish


def extended(day: Day, wish: f.Extended, ask: Ask) -> f.Extended:
    """A round that runs, by up to four hours either way."""
    part = day.round(wish.round)
    if part is None or not part.started:
        raise refuse("round", "day-round-not-started", round=wish.round)
    if not day.settings.minutes:
        raise refuse("round", "day-no-clock")
    if not 1 <= abs(wish.minutes) <= 240 or day.settings.minutes + part.extra_minutes + wish.minutes < 1:
        raise refuse("minutes", "day-minutes", value=wish.minutes)
    return wish

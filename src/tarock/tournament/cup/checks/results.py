"""Which tournament a date is, and results that come from elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from tarock.rules import refuse
from tarock.scoring import number
from tarock.sheet.days import spoken_day
from tarock.tournament.cup import facts as f
from tarock.tournament.cup.checks.calendar import known_date
from tarock.tournament.cup.checks.players import known_player
from tarock.tournament.cup.checks.seasons import running
from tarock.tournament.cup.state import CupState
from tarock.tournament.event.asking import Against, Ask


def attached(state: CupState, wish: f.Attached, ask: Ask) -> f.Attached | None:
    """One tournament a date, one date a tournament."""
    date = known_date(state, wish.date)
    if not wish.tournament.strip():
        raise refuse("tournament", "cup-tournament-missing")
    if date.tournament == wish.tournament:
        return None
    if date.cancelled:
        raise refuse("date", "cup-date-cancelled")
    if date.tournament:
        raise refuse("date", "cup-has-tournament")
    if date.scores:
        raise refuse("date", "cup-has-scores")
    other = state.date_of(wish.tournament)
    if other:
        raise refuse("tournament", "cup-tournament-elsewhere", day=spoken_day(other.day))
    return wish


def detached(state: CupState, wish: f.Detached, ask: Ask) -> f.Detached:
    """What was attached."""
    if not known_date(state, wish.date).tournament:
        raise refuse("date", "cup-no-tournament")
    return wish


def recorded(state: CupState, wish: f.Recorded, ask: Ask) -> f.Recorded:
    """A list of known players, each once, that adds up; a second one needs a reason."""
    date = known_date(state, wish.date)
    if date.tournament:
        raise refuse("date", "cup-has-tournament")
    if date.cancelled:
        raise refuse("date", "cup-date-cancelled")
    against = Against()
    if not wish.scores:
        against.say("scores", "cup-scores-empty")
    if date.scores and not wish.reason.strip():
        against.say("reason", "cup-reason-missing")
    numbers: list[int] = []
    for place, score in enumerate(wish.scores, 1):
        key = f"scores[{place}]"
        player = state.player(score.number)
        if player is None:
            against.say(f"{key}.number", "cup-number-unknown", number=score.number)
        else:
            if player.number in numbers:
                against.say(f"{key}.number", "cup-scores-twice", number=score.number)
            numbers.append(player.number)
        _score(score, key, against)
    if not _ranks_fit([score.rank for score in wish.scores]):
        against.say("scores", "cup-scores-ranks")
    against.done()
    today = (replace(score, number=state.number(score.number)) for score in wish.scores)
    return replace(wish, scores=tuple(today))


def _score(score: f.Score, key: str, against: Against) -> None:
    total = sum(score.rounds, Fraction(0))
    if score.rounds and total != score.score:
        params = {"number": score.number, "sum": number(total), "score": number(score.score)}
        against.say(f"{key}.rounds", "cup-scores-sum", **params)
    pairs = list(zip(score.table_ranks, score.table_sizes, strict=False))
    lengths = len(score.table_ranks) == len(score.table_sizes)
    if not lengths or any(not (1 <= rank <= size and 4 <= size <= 6) for rank, size in pairs):
        against.say(f"{key}.table_ranks", "cup-scores-tables", number=score.number)


def _ranks_fit(ranks: Sequence[int]) -> bool:
    """Nobody has a rank, or all have: 1, 1, 3 …"""
    if not any(ranks):
        return True
    count = Counter(ranks)
    return all(rank >= 1 and rank == 1 + sum(n for other, n in count.items() if other < rank) for rank in ranks)


def invited(state: CupState, wish: f.Invited, ask: Ask) -> f.Invited:
    """To a final."""
    date = known_date(state, wish.date)
    if not date.final:
        raise refuse("date", "cup-not-final")
    against = Against()
    for n in wish.numbers:
        if state.player(n) is None:
            against.say("numbers", "cup-number-unknown", number=n)
    against.done()
    return replace(wish, numbers=tuple(dict.fromkeys(state.number(n) for n in wish.numbers)))


def brought(state: CupState, wish: f.Brought, ask: Ask) -> f.Brought:
    """From a cup that the point systems know."""
    season = running(state)
    player = known_player(state, wish.number)
    against = Against()
    if not any(wish.cup in system.cups for system in state.cup.season.preliminary):
        against.say("cup", "cup-no-preliminary", cup=wish.cup)
    if not 0 <= wish.rank <= 10_000:
        against.say("rank", "cup-range", value=wish.rank, low=0, high=10_000)
    against.done()
    return replace(wish, number=player.number, season=season.name)

"""The season's table: what each tournament earned and which results count (who is ahead of whom: `order`).

Pure: the tournaments with their places come in, lines go out; nothing is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from tarock.rules import Reason
from tarock.scoring import number
from tarock.tournament.points.award import absent, award, listed
from tarock.tournament.points.model import Held, Line, Outcome, Preliminary, SeasonRule
from tarock.tournament.points.order import qualified, ranked
from tarock.tournament.points.system import Place, Points


def half(held: int) -> int:
    """Heine: of `held` tournaments so many results count."""
    return held // 2 if held > 10 else (held + 1) // 2


def season(
    rule: SeasonRule, held: Sequence[Held], preliminary: Mapping[int, Sequence[Preliminary]] | None = None
) -> tuple[Line, ...]:
    """The table: ranked players in their order, behind them those who are not ranked, each with why."""
    found: dict[int, list[Outcome]] = {}
    for tournament in held:
        for player, outcome in _outcomes(rule, tournament):
            found.setdefault(player, []).append(outcome)
    brought = preliminary or {}
    for player in brought:
        found.setdefault(player, [])
    regular = sum(rule.final == "counts" or not t.final for t in held)
    lines = [_line(rule, player, found[player], brought.get(player, ()), regular) for player in sorted(found)]
    return tuple(qualified(rule, ranked(rule, lines)))


def _outcomes(rule: SeasonRule, tournament: Held) -> Iterable[tuple[int, Outcome]]:
    system = rule.final_points if tournament.final else rule.points
    told = (tournament.id, tournament.name, tournament.day, tournament.final)
    for player, place in tournament.places.items():
        yield player, Outcome(*told, place, award(system, place))
    for player in sorted(tournament.away - set(tournament.places)):
        yield player, Outcome(*told, None, absent(system, len(tournament.places)))


def _line(
    rule: SeasonRule, player: int, outcomes: Sequence[Outcome], brought: Sequence[Preliminary], held: int
) -> Line:
    counting, how = _chosen(rule, outcomes, held)
    marked = tuple(replace(outcome, counts=n in counting) for n, outcome in enumerate(outcomes))
    points = _preliminary(rule, brought)
    total = sum((o.points.value for o in marked if o.counts), points.value if points else Fraction(0))
    starts = sum(o.place is not None for o in marked)
    why = [*(points.why if points else ()), *how, *_addition(rule, marked, points)]
    is_ranked = True
    if starts < rule.min_starts:
        why.append(Reason("season-starts", {"starts": starts, "needed": rule.min_starts}))
        is_ranked = False
    if rule.final_start and not any(o.final and o.place for o in marked):
        why.append(Reason("season-no-final"))
        is_ranked = False
    wins = sum(o.place is not None and o.place.rank == 1 for o in marked)
    score = sum((o.place.score for o in marked if o.place), Fraction(0))
    return Line(player, int(is_ranked), 1, total, starts, wins, score, marked, points, "", None, tuple(why))


def _chosen(rule: SeasonRule, outcomes: Sequence[Outcome], held: int) -> tuple[set[int], list[Reason]]:
    """The numbers of the outcomes that count, and the rule that chose them."""
    extra = {n for n, o in enumerate(outcomes) if o.final and rule.final == "extra"}
    pool = [n for n in range(len(outcomes)) if n not in extra]
    starts = sum(outcomes[n].place is not None for n in pool)
    if rule.count == "all":
        return {*pool, *extra}, [Reason("season-all")] if outcomes else [Reason("season-nothing")]
    best = rule.best if rule.count == "best" else half(held)
    # Equal points: the earlier result counts. It makes no difference to the total, only to which one is crossed out.
    pool.sort(key=lambda n: (-outcomes[n].points.value, n))
    code = "season-best" if rule.count == "best" else "season-half"
    how = Reason(code, {"best": best, "held": held, "starts": starts})
    return {*pool[:best], *extra}, [how]


def _addition(rule: SeasonRule, outcomes: Sequence[Outcome], preliminary: Points | None) -> list[Reason]:
    """What is added up and what is dropped, in numbers."""
    found = []
    if preliminary is not None:
        found.append(Reason("season-preliminary", {"points": number(preliminary.value)}))
    counted = [o.points.value for o in outcomes if o.counts and not (o.final and rule.final == "extra")]
    if counted:
        counted.sort(reverse=True)
        params = {"list": listed(counted), "points": number(sum(counted, Fraction(0)))}
        found.append(Reason("season-counted", params))
    dropped = [o for o in outcomes if not o.counts]
    if dropped:
        shown = ", ".join(f"{number(o.points.value)} ({o.name})" for o in dropped)
        found.append(Reason("season-dropped", {"list": shown}))
    if rule.final == "extra":
        found += [Reason("season-final", {"points": number(o.points.value)}) for o in outcomes if o.final]
    return found


def _preliminary(rule: SeasonRule, brought: Sequence[Preliminary]) -> Points | None:
    """The points that players bring from their cups; from several the best."""
    if not rule.preliminary:
        return None
    best = Points(Fraction(0))
    for one in brought:
        system = next((s for s in rule.preliminary if one.cup in s.cups), None)
        if system is None:
            continue
        value = award(system, Place(one.rank, 0)).value
        params = {"rank": one.rank, "cup": one.name, "points": number(value)}
        code = "points-preliminary" if value else "points-preliminary-none"
        if not best.why or value > best.value:
            best = Points(value, (Reason(code, params),))
    if len(brought) > 1:
        best = replace(best, why=(*best.why, Reason("points-preliminary-better")))
    return best

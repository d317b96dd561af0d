"""The fold: a cup after one more event. It asks nothing and refuses nothing; `decide` has done that."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from functools import lru_cache, singledispatch
from typing import Any

from tarock.rules.toml import read_toml
from tarock.tournament.cup import facts as f
from tarock.tournament.cup.state import Ban, CupState, Date, Player, Season
from tarock.tournament.cups import Cup, load_cup_text
from tarock.tournament.event.events import Event
from tarock.tournament.event.facts import Fact

_DATE_FIELDS = tuple(field.name for field in fields(f.DateTold) if field.name != "date")


def replay(history: Iterable[Event]) -> CupState:
    """The cup after its events. The first must be `Created`; an event seen twice counts once."""
    state: CupState | None = None
    for event in history:
        state = evolve(state, event)
    if state is None:
        raise ValueError("a cup begins with a Created event")
    return state


def evolve(state: CupState | None, event: Event) -> CupState:
    """The cup after one more event."""
    fact = event.fact
    if state is None:
        if not isinstance(fact, f.Created):
            raise ValueError("a cup begins with a Created event")
        return CupState(_cup(fact), fact.cup_text, event.at, last=event.id, seen=frozenset({event.id}))
    if event.id in state.seen:
        return state
    changed = _apply(fact, state, event)
    return replace(changed, version=state.version + 1, seen=state.seen | {event.id}, last=event.id)


def _cup(fact: f.Created | f.Changed) -> Cup:
    """The cup of the file that a fact carries."""
    return _read(fact.cup_text, fact.rules_text, fact.bases)


@lru_cache(maxsize=64)
def _read(cup_text: str, rules_text: str, bases: tuple[f.Base, ...]) -> Cup:
    return load_cup_text(cup_text, "", own_rules(cup_text, rules_text), {base.id: base.cup_text for base in bases})


def own_rules(cup_text: str, rules_text: str) -> dict[str, str]:
    """The text of a rule set by the name that a cup file calls it."""
    named = read_toml(cup_text).get("play")
    wanted = named.get("rules") if isinstance(named, dict) else None
    return {wanted: rules_text} if rules_text and isinstance(wanted, str) else {}


@singledispatch
def _apply(fact: Fact, state: CupState, event: Event) -> CupState:
    raise ValueError(f"{fact.kind} cannot follow")


@_apply.register
def _(fact: f.Changed, state: CupState, event: Event) -> CupState:
    cup = _cup(fact)
    running = {name: replace(s, cup=cup) if not s.ended else s for name, s in state.seasons.items()}
    return replace(state, cup=cup, cup_text=fact.cup_text, seasons=running)


@_apply.register
def _(fact: f.SeasonBegun, state: CupState, event: Event) -> CupState:
    return _season(state, Season(fact.season, state.cup, event.at))


@_apply.register
def _(fact: f.SeasonEnded, state: CupState, event: Event) -> CupState:
    return _season(state, replace(state.seasons[fact.season], ended=event.at))


@_apply.register
def _(fact: f.SeasonReopened, state: CupState, event: Event) -> CupState:
    return _season(state, replace(state.seasons[fact.season], ended=""))


def _season(state: CupState, season: Season) -> CupState:
    return replace(state, seasons={**state.seasons, season.name: season})


@_apply.register
def _(fact: f.PlayerAdded, state: CupState, event: Event) -> CupState:
    return _player(state, Player(since=event.at, **_values(fact)))


@_apply.register
def _(fact: f.PlayerChanged, state: CupState, event: Event) -> CupState:
    known = state.players[fact.number]
    return _player(state, replace(known, **_values(fact)))


@_apply.register
def _(fact: f.Merged, state: CupState, event: Event) -> CupState:
    return _player(state, replace(state.players[fact.gone], into=fact.kept))


@_apply.register
def _(fact: f.Parted, state: CupState, event: Event) -> CupState:
    return _player(state, replace(state.players[fact.gone], into=0))


def _player(state: CupState, player: Player) -> CupState:
    return replace(state, players={**state.players, player.number: player})


@_apply.register
def _(fact: f.Banned, state: CupState, event: Event) -> CupState:
    return replace(state, bans=(*state.bans, Ban(event.id, event.at, event.by, **_values(fact))))


@_apply.register
def _(fact: f.BanLifted, state: CupState, event: Event) -> CupState:
    bans = tuple(replace(ban, lifted=fact.reason) if ban.id == fact.ban else ban for ban in state.bans)
    return replace(state, bans=bans)


@_apply.register
def _(fact: f.DateSet, state: CupState, event: Event) -> CupState:
    values = {name: getattr(fact, name) for name in _DATE_FIELDS}
    return _date(state, Date(fact.date, changed_at=event.at, **values))


@_apply.register
def _(fact: f.DateChanged, state: CupState, event: Event) -> CupState:
    known = state.dates[fact.date]
    moved = (*known.moved_from, known.day) if known.day != fact.day else known.moved_from
    values = {name: getattr(fact, name) for name in _DATE_FIELDS}
    return _touched(state, replace(known, moved_from=moved, **values), event)


@_apply.register
def _(fact: f.DateCancelled, state: CupState, event: Event) -> CupState:
    return _touched(state, replace(state.dates[fact.date], cancelled=fact.reason), event)


@_apply.register
def _(fact: f.DateRestored, state: CupState, event: Event) -> CupState:
    return _touched(state, replace(state.dates[fact.date], cancelled=""), event)


def _touched(state: CupState, date: Date, event: Event) -> CupState:
    """Something that those who follow the calendar must hear of."""
    return _date(state, replace(date, version=date.version + 1, changed_at=event.at))


@_apply.register
def _(fact: f.Attached, state: CupState, event: Event) -> CupState:
    return _date(state, replace(state.dates[fact.date], tournament=fact.tournament))


@_apply.register
def _(fact: f.Detached, state: CupState, event: Event) -> CupState:
    return _date(state, replace(state.dates[fact.date], tournament=""))


@_apply.register
def _(fact: f.Recorded, state: CupState, event: Event) -> CupState:
    return _date(state, replace(state.dates[fact.date], scores=fact.scores))


@_apply.register
def _(fact: f.Invited, state: CupState, event: Event) -> CupState:
    return _date(state, replace(state.dates[fact.date], invited=fact.numbers))


def _date(state: CupState, date: Date) -> CupState:
    return replace(state, dates={**state.dates, date.id: date})


@_apply.register
def _(fact: f.Brought, state: CupState, event: Event) -> CupState:
    season = state.brought.get(fact.season, {})
    ranks = {cup: rank for cup, rank in season.get(fact.number, {}).items() if cup != fact.cup}
    if fact.rank:
        ranks[fact.cup] = fact.rank
    return replace(state, brought={**state.brought, fact.season: {**season, fact.number: ranks}})


def _values(fact: Fact) -> dict[str, Any]:
    """The fields of a fact by name."""
    return {field.name: getattr(fact, field.name) for field in fields(fact)}

"""What may be done at a table: each wish is checked and becomes events, or gets the reason why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tarock.cards import SeedError, check_seed
from tarock.deal import Event as Happening, decide as decide_deal, from_json as action_of
from tarock.deal.events import Ended as Over
from tarock.rules import Problem, Problems, Reason
from tarock.table import events as e, wishes as w
from tarock.table.config import CHANGEABLE, read_config, with_change
from tarock.table.ids import following
from tarock.table.messages import GENERAL
from tarock.table.model import Table
from tarock.table.phrases import PHRASES
from tarock.table.places import NAME_LENGTH, clean_name, free_name

Found = tuple[e.Event, ...] | Reason


def open_table(
    id: str, at: int, by: str, *, table: str, config: Mapping[str, Any], name: str = "", place: int | None = 0
) -> e.Opened:
    """The first event of a table `table` (a UUID): `by` sits down as `name` at `place` (None: stays outside).

    Raises `Problems` with everything that is wrong with the settings, the rule set among them.
    """
    problems: list[Problem] = []
    made = None
    try:
        made = read_config(config)
    except Problems as found:
        problems += found.problems
    called = clean_name(name)
    if place is not None and not called:
        problems.append(Problem("name", Reason("table-name", {"most": NAME_LENGTH}, GENERAL)))
    if place is not None and (type(place) is not int or not 0 <= place < (made.places if made else 6)):
        problems.append(Problem("place", Reason("table-no-place", {}, GENERAL)))
    if problems or made is None:
        raise Problems(problems)
    return e.Opened(id, at, by, table, made.json(), called if place is not None else "", place, made.digest)


def decide(table: Table, wish: w.Wish, at: int) -> Found:
    """The events of a wish at the moment `at` (ms), or why it is refused. Changes nothing and never raises."""
    if wish.id in table.seen:
        return _no("table-double")
    if table.ended and not isinstance(wish, w.Say | w.Stand):
        return _no("table-over")
    if wish.who and not _builds_upon(table, wish):
        return _no("table-stale")
    made = _DESK[type(wish)](table, wish)
    if isinstance(made, Reason):
        return made
    return tuple(cls(following(wish.id, number), at, wish.who, **values) for number, (cls, values) in enumerate(made))


Parts = list[tuple[type[e.Event], dict[str, Any]]]
Made = Parts | Reason


def _no(code: str, **params: object) -> Reason:
    return Reason(code, params, GENERAL)


def _builds_upon(table: Table, wish: w.Wish) -> bool:
    """Whether the person knew what the wish depends on; talk and settings depend on nothing."""
    if wish.version > table.version:
        return False
    if isinstance(wish, w.Act | w.SayReady | w.End):
        return wish.version >= table.moved
    if isinstance(wish, w.Sit | w.Stand) and wish.place is not None and 0 <= wish.place < len(table.places):
        return wish.version >= table.places[wish.place].since
    return True


# places -------------------------------------------------------------------------------------------------


def _sit(table: Table, wish: w.Sit) -> Made:
    if not 0 <= wish.place < len(table.places):
        return _no("table-no-place")
    if table.place_of(wish.who) is not None:
        return _no("table-sits-already")
    holder = table.places[wish.place]
    if holder.who:
        return _no("table-taken", name=holder.name)
    name = clean_name(wish.name)
    if not name:
        return _no("table-name", most=NAME_LENGTH)
    if table.saw_another_hand(wish.who, wish.place):
        return _no("table-saw-cards")
    return [(e.Sat, {"place": wish.place, "who": wish.who, "name": free_name(name, table.places)})]


def _stand(table: Table, wish: w.Stand) -> Made:
    own = table.place_of(wish.who)
    place = own if wish.place is None else wish.place
    if place is None:
        return _no("table-not-seated")
    if not 0 <= place < len(table.places) or not table.places[place].who:
        return _no("table-no-place")
    if place != own and wish.who != table.host:
        return _no("table-host-only")
    if place != own and not table.places[place].away:
        return _no("table-not-away")
    return [(e.Stood, {"place": place})]


def _return(table: Table, wish: w.Return) -> Made:
    place = table.place_of(wish.who)
    if place is None:
        return _no("table-not-seated")
    return [(e.Back, {"place": place})] if table.places[place].away else _no("table-not-gone")


def _give_back(table: Table, wish: w.GiveBack) -> Made:
    return [(e.Back, {"place": wish.place})] if table.places[wish.place].away else _no("table-not-gone")


def _take_over(table: Table, wish: w.TakeOver) -> Made:
    holder = table.places[wish.place]
    if not holder.who or holder.away:
        return _no("table-is-away")
    return [(e.Away, {"place": wish.place, "why": wish.why})]


# the deal -----------------------------------------------------------------------------------------------


def _deal_next(table: Table, wish: w.DealNext) -> Made:
    if table.playing:
        return _no("table-deal-running")
    if table.paused:
        return _no("table-paused")
    try:
        seed = check_seed(wish.seed)
    except SeedError:
        return _no("table-field", name="seed")
    return [(e.Dealt, {"board": len(table.ledger.rows) + 1, "seed": seed, "dealer": table.dealer})]


def _act(table: Table, wish: w.Act) -> Made:
    place = table.place_of(wish.who)
    if place is None:
        return _no("table-not-seated")
    if table.paused:
        return _no("table-paused")
    made = _action(table, place, wish.action, bot=False)
    if isinstance(made, Reason) or not table.places[place].away:
        return made
    return [(e.Back, {"place": place}), *made]


def _act_for_place(table: Table, wish: w.ActForPlace) -> Made:
    if table.paused:
        return _no("table-paused")
    if table.places[wish.place].plays_himself:
        return _no("table-stale")  # somebody sat down while the bot was thinking
    return _action(table, wish.place, wish.action, bot=True)


def _action(table: Table, place: int, data: tuple[Any, ...], *, bot: bool) -> Made:
    deal = table.deal
    if deal is None or not table.playing:
        return _no("table-no-deal")
    seat = deal.seat_of(place)
    if seat is None:
        return _no("table-pausing")
    action = action_of(data)
    if action is None:
        return Reason("deal-no-action", {}, GENERAL)
    if type(action.seat) is int and action.seat != seat:
        return _no("table-other-seat")
    found = decide_deal(deal.state, action)
    if isinstance(found, Reason):
        return found.named(table.names_by_seat(deal))
    parts: Parts = [(e.Acted, {"place": place, "action": data, "bot": bot, "made": found})]
    return [*parts, *_closing(table, found[-1])]


def _closing(table: Table, last: Happening) -> Parts:
    """The end of the table where this was the end of its last deal (one that was thrown in is dealt again)."""
    if not isinstance(last, Over) or last.how == "thrown-in":
        return []
    if 0 < table.config.length <= table.counted + 1:
        return [(e.Ended, {"how": "length"})]
    return [(e.Ended, {"how": "host"})] if table.last else []


def _ready(table: Table, wish: w.SayReady) -> Made:
    place = table.place_of(wish.who)
    if place is None:
        return _no("table-not-seated")
    if table.playing:
        return _no("table-deal-running")
    if table.places[place].ready:
        return _no("table-ready-already")
    parts: Parts = [(e.Ready, {"place": place})]
    return [(e.Back, {"place": place}), *parts] if table.places[place].away else parts


# talk and settings --------------------------------------------------------------------------------------


def _say(table: Table, wish: w.Say) -> Made:
    place = table.place_of(wish.who)
    if place is None:
        return _no("table-not-seated")
    text = " ".join(wish.text.split())
    if wish.phrase:
        if wish.phrase not in PHRASES or text:
            return _no("table-no-phrase")
    elif table.config.talk == "silent":
        return _no("table-silent")
    elif not text or len(text) > w.TEXT_LENGTH or not text.isprintable():
        return _no("table-text", most=w.TEXT_LENGTH)
    return [(e.Said, {"place": place, "phrase": wish.phrase, "text": text})]


def _by_host(then: Callable[[Table, Any], Made]) -> Callable[[Table, Any], Made]:
    return lambda table, wish: then(table, wish) if wish.who == table.host else _no("table-host-only")


def _pause(table: Table, wish: w.Pause) -> Made:
    return _no("table-paused") if table.paused else [(e.Paused, {})]


def _resume(table: Table, wish: w.Resume) -> Made:
    return [(e.Resumed, {})] if table.paused else _no("table-not-paused")


def _set(table: Table, wish: w.Set) -> Made:
    if wish.what not in CHANGEABLE:
        return _no("table-fixed")
    try:
        with_change(table.config, wish.what, wish.value)
    except Problems as found:
        return found.problems[0].reason
    return [(e.Changed, {"what": wish.what, "value": wish.value})]


def _end(table: Table, wish: w.End) -> Made:
    """At once between two deals or where nobody else plays; else the running deal is the last one."""
    if table.playing and any(True for _ in table.holders(but=table.place_of(wish.who))):
        return [(e.Changed, {"what": "last", "value": True})]
    return [(e.Ended, {"how": "host"})]


_DESK: Final[dict[type[w.Wish], Callable[[Table, Any], Made]]] = {
    w.Sit: _sit,
    w.Stand: _stand,
    w.Act: _act,
    w.SayReady: _ready,
    w.Return: _return,
    w.Say: _say,
    w.Pause: _by_host(_pause),
    w.Resume: _by_host(_resume),
    w.Set: _by_host(_set),
    w.End: _by_host(_end),
    w.DealNext: _deal_next,
    w.ActForPlace: _act_for_place,
    w.TakeOver: _take_over,
    w.GiveBack: _give_back,
}

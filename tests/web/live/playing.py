"""Four persons play a deal over the wire, each with a browser of his own and a wish for what game it shall be."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from tarock.cards import deal
from tarock.deal import act, from_json, new_deal, view
from tarock.rules import Reason, load
from tests.web.live.client import Browser, Stream

Choose = Callable[[dict[str, Any]], list[Any]]


def over(view: dict[str, Any]) -> bool:
    """Whether the deal is over."""
    return view["deal"] is not None and view["deal"]["seed"] is not None


def on_turn(view: dict[str, Any]) -> int:
    """The place that must act; -1 when the deal is over."""
    seen = view["deal"]["view"]
    return -1 if over(view) or seen["turn"] is None else int(view["deal"]["seats"][seen["turn"]])


def play(
    table: str,
    browsers: list[Browser],
    streams: list[Stream],
    choose: Choose,
    until: Callable[[dict[str, Any]], bool] = over,
    step: Callable[[int], None] = lambda number: None,
) -> dict[str, Any]:
    """All move in turn until the view of the first is as wanted; that view. `step` is called before each action."""
    number = 0
    view = streams[0].until(lambda seen: seen["deal"] is not None and seen["deal"]["view"] is not None)
    while not (until(view) or over(view)):
        place = on_turn(view)
        assert place >= 0
        step(number)
        own = streams[place].until(_since(view["version"]))
        answer = browsers[place].wish(table, "act", own["version"], action=choose(own))
        assert answer.status == 200, (answer.status, answer.body, choose(own))
        shown = [stream.until(_since(answer.json["version"])) for stream in streams]
        view = shown[0]
        number += 1
    return view


def _since(version: int) -> Callable[[dict[str, Any]], bool]:
    return lambda view: bool(view["version"] >= version)


def wanting(*games: str) -> Choose:
    """Whoever may bid one of these games, the first best, bids it; all else is as plain as can be."""

    def choose(view: dict[str, Any]) -> list[Any]:
        seen = view["deal"]["view"]
        legal = seen["legal"]
        if seen["choice"] is not None:
            choice = seen["choice"]
            return ["discard", seen["seat"], (choice["must"] + choice["may"])[: choice["count"]]]
        bids = {action[2]: action for action in legal if action[0] == "bid"}
        wanted = next((bids[game] for game in games if game in bids), None)
        if wanted is not None and not seen["standing"]:
            return list(wanted)
        for kind in ("weiter", "forehand", "gut"):
            plain = next((action for action in legal if action[0] == kind), None)
            if plain is not None:
                return list(plain)
        left = [a for a in legal if a[0] not in ("claim", "throw-in", "kontra", "give-up", "announce", "hand-on")]
        return list((left or legal)[0])

    return choose


def seed_for(rules_id: str, game: str) -> str:
    """A seed whose first deal becomes this game ("": any) when all want it and play by `wanting`."""
    rules, choose = load(rules_id), wanting(game)
    for number in count(1):
        seed = f"{number:032x}"
        state = new_deal(rules, *_cards(seed))
        while not state.contract_id and not state.finished:
            assert state.turn is not None
            action = from_json(choose({"deal": {"view": view(state, state.turn).json()}}))
            assert action is not None
            found = act(state, action)
            assert not isinstance(found, Reason), found
            state = found
        if not state.finished and game in ("", state.contract_id):
            return seed
    raise AssertionError


def _cards(seed: str) -> tuple[Any, Any]:
    dealt = deal(seed, 1)
    return dealt.hands, dealt.talon

"""Random score entries: what a scorer would write for a game, and the same with something spoilt."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from tarock.notation.entry import read_entry
from tarock.notation.entry.result import result_json
from tarock.rules import Problems, load
from tarock.scoring import Game
from tests.scoring.games import NAMES


def as_entry(rules_id: str, game: Game) -> dict[str, Any]:
    """The entry that a scorer writes for a game; what was not said of it is left out."""
    contract = load(rules_id).contracts[game.contract]
    entry: dict[str, Any] = {"contract": contract.written_as}
    names = [NAMES[seat] for seat in game.declarers]
    entry |= {"declarers": names} if len(names) > 1 else {"declarer": names[0]}
    if game.partner is not None:
        entry["partner"] = NAMES[game.partner]
    entry |= _end(game, contract.kind)
    if game.king_in_talon:
        entry["king_in_talon"] = True
    if game.called != "king":
        entry["called"] = game.called
    if game.no_bird:
        entry["no_bird"] = [NAMES[seat] for seat in game.no_bird]
    if game.spritzer:
        entry["spritzer"] = [NAMES[seat] for seat in sorted(game.spritzer)]
    if game.talon is not None:
        entry["talon"] = game.talon
    kontra: dict[str, Any] = {"game": game.game_kontra} if game.game_kontra > 1 else {}
    for (opponent, declarer), factor in game.kontra.items():
        if len(names) > 1:
            kontra.setdefault(NAMES[opponent], {})[NAMES[declarer]] = factor
        else:
            kontra[NAMES[opponent]] = factor
    if kontra:
        entry["kontra"] = kontra
    if game.bonuses:
        entry["bonus"] = [_bonus(fact) for fact in game.bonuses]
    return entry


def _end(game: Game, kind: str) -> dict[str, Any]:
    text = lambda thirds: f"{thirds // 3}/{thirds % 3}"  # noqa: E731
    if game.end == "renonce":
        return {"renonce": {"by": NAMES[game.renonce_by or 0]}}
    if kind == "trischaken":
        counts, tricks = game.counts or (), game.tricks or ()
        return {
            "count": {name: text(count) for name, count in zip(NAMES, counts, strict=True)},
            "tricks": dict(zip(NAMES, tricks, strict=True)),
        }
    if game.end != "played":
        return {"result": game.end}
    if len(game.declarers) > 1:
        contract_tricks = {True: 0, False: 3}
        return {"tricks": {NAMES[s]: contract_tricks[won] for s, won in zip(game.declarers, game.won, strict=True)}}
    return {"count": text(game.thirds)} if game.thirds is not None else {"result": "won" if game.won[0] else "lost"}


def _bonus(fact: Any) -> dict[str, Any]:
    row: dict[str, Any] = {"name": fact.name, "by": fact.by}
    if fact.announced:
        row["announced"] = True
    if not fact.made:
        row["made"] = False
    if fact.kontra > 1:
        row["kontra"] = fact.kontra
    if fact.credited is not None:
        row["credited"] = NAMES[fact.credited]
    return row


def spoil(entry: dict[str, Any], random: Random) -> dict[str, Any]:
    """The entry with one thing that does not belong, is missing, or has a wrong shape."""
    spoilt = copy.deepcopy(entry)
    key = random.choice([*spoilt, "partner", "kontra", "result", "bonus", "count", "tricks", "spritzer", "unsinn"])
    values = ["", "Anna", "Niemand", 3, -1, True, [], ["Anna", "Anna"], {"game": 3}, {"Bert": 2}, "35/2", "99/9", {}]
    if random.random() < 0.3:
        spoilt.pop(key, None)
    else:
        spoilt[key] = copy.deepcopy(random.choice(values))
    return spoilt


def core(rules_id: str, entry: dict[str, Any]) -> tuple[int, Any]:
    """Status, and what an entry pays or why it is refused, by the core alone. The first of `NAMES` is Vorhand."""
    raw = {"rules": rules_id, "players": list(NAMES), "forehand": NAMES[0], "sits_out": [], **entry}
    try:
        found = result_json(read_entry(raw))
    except Problems as problems:
        return 422, {(p.key, p.reason.code, p.reason.clause, p.reason.sentence()) for p in problems.problems}
    items = [{k: item[k] for k in ("what", "points", "cash", "clause", "why")} for item in found["items"]]
    return 200, (found["points"], found["cash"], items)

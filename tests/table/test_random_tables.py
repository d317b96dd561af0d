"""What must hold at every table, found by random persons who come, go, fall asleep and play."""

import json
from random import Random
from typing import Any

import pytest

from tarock.cards import card_name, mask_of
from tarock.deal import as_json, seen_by_all
from tarock.rules import Reason, builtin_ids, load
from tarock.table import Now, due, from_json, replay, table_view, to_json, wishes as w
from tests.table.rounds import ANNA, BERT, CILLI, DORA, EMIL, Hall

WHO = (ANNA, BERT, CILLI, DORA, EMIL)
NAMES = {card: {card_name(card, lang) for lang in ("de", "en")} for card in range(54)}


class RandomHall(Hall):
    """A table at which something happens at every step."""

    def __init__(self, rules_id: str, seed: int):
        rng = Random(seed)
        sizes = load(rules_id).table.sizes
        config = {
            "rules": rules_id,
            "places": rng.choice(sizes),
            "length": rng.choice([{}, {"deals": 3}, {"radl": 1}]),
            "think": rng.choice([0, 20]),
            "away": rng.choice([0, 30]),
            "next": rng.choice([0, 5]),
            "pace": 0,
            "talk": rng.choice(["open", "silent"]),
            "spectators": rng.choice(["none", "after", "delay:60"]),
            "bots": rng.choices(["random", "thumb"], [9, 1])[0],
        }
        super().__init__(seed=seed, **config)

    def step(self) -> bool:
        """Something happens; False where nothing can any more."""
        version, events = self.table.version, len(self.events)
        if self.rng.random() < 0.04:
            self._somebody()
        elif not self._next():
            return False
        added = self.events[events:]
        assert self.table.version == version + len(added)
        assert self.table.at == self.events[-1].at
        return True

    def _somebody(self):
        """One of the persons wishes something, which may be refused; then nothing has changed."""
        who, before = self.rng.choice(WHO), self.table
        cls, fields = self._whim()
        wish = cls(id=self.id(), who=who, version=self.table.version, **fields)
        refused = self.wish(wish)
        assert refused is None or self.table is before
        again = self.wish(wish)
        assert isinstance(again, Reason), "a wish counts once"
        assert refused is not None or again.code == "table-double"

    def _whim(self) -> tuple[type[w.Wish], dict[str, Any]]:
        place = self.rng.randrange(len(self.table.places))
        whims: list[tuple[type[w.Wish], dict[str, Any]]] = [
            *[(w.Sit, {"place": place, "name": "Gast"})] * 4,
            *[(w.Stand, {}), (w.Stand, {"place": place}), (w.Return, {}), (w.SayReady, {})],
            *[(w.Pause, {}), (w.Resume, {}), (w.Set, {"what": "talk", "value": "silent"})],
            *[(w.Say, {"phrase": "danke"}), (w.Say, {"text": "So ein Blatt"})],
        ]
        return self.rng.choice(whims)

    def _next(self) -> bool:
        gone = {place: 10**9 for place in self.table.holders() if self.rng.random() < 0.02}
        found = due(self.table, Now(10**9 if self.rng.random() < 0.02 else 0, gone))
        if found is not None and found.after == 0:
            self.fulfil(found)
            return True
        return self._person()

    def _person(self) -> bool:
        """Somebody who plays himself does what is waited for."""
        table = self.table
        if table.paused:
            self.do(w.Resume, table.host)
            return True
        deal = table.deal
        if table.ended:
            return False
        if deal is not None and table.playing:
            assert table.places[deal.on_turn].plays_himself, "nothing is due and no person is on turn"
            level = "thumb" if self.rng.random() < 0.05 else "random"
            self.do(w.Act, table.places[deal.on_turn].who, action=tuple(as_json(self.choice(level))))
            return True
        unready = [place for place in table.holders() if not table.places[place].ready]
        if not unready:
            away = [place.who for place in table.places if place.away]
            if not away and table.place_of(ANNA) is None:
                self.sit(ANNA, 0)
            else:
                self.do(w.Return, away[0])
            return True
        self.do(w.SayReady, table.places[unready[0]].who)
        return True

    def play(self, deals: int):
        while len(self.table.rows) < deals and self.step():
            if self.rng.random() < 0.01:
                check_views(self.table)
        check_end(self)


def check_views(table):
    """No view of anybody holds what he must not know."""
    deal = table.deal
    for who in (*WHO, "g:zuschauer"):
        seen = table_view(table, who)
        text = json.dumps(seen, ensure_ascii=False)
        assert not any(person in text for person in WHO), "who holds a place is nobody's business"
        if deal is None or deal.state.finished:
            continue
        assert deal.seed not in text
        assert seen["deal"]["seed"] is None
        assert "dealt" not in (seen["deal"]["view"] or {})
        for line in seen["deal"]["log"]:
            public = seen_by_all(deal.state)
            if deal.state.called is not None and not deal.state.fourth:
                public |= 1 << deal.state.called
            assert mask_of(line.get("cards", [])) & ~public == 0
            said = line["text"] + line.get("why", "")
            named = mask_of(card for card, names in NAMES.items() if any(_names(name, said) for name in names))
            assert named & ~public == 0, line


def _names(name: str, text: str) -> bool:
    """Whether the text names this card (and not a bonus of the same name that was announced)."""
    return (" " in name and f"{name} " in f"{text} ") or ("-" in name and name in text)


def check_end(hall):
    """Stored and read again it is the same table; the list sums to zero."""
    stored = json.loads(json.dumps([to_json(event) for event in hall.events]))
    assert [from_json(raw) for raw in stored] == hall.events
    again = replay(from_json(raw) for raw in stored)
    assert again == hall.table
    ids = [event.id for event in hall.events]
    assert len(set(ids)) == len(ids)
    ledger = hall.table.ledger
    assert sum(ledger.points) == 0
    assert sum(ledger.cash) + ledger.box == 0
    for row in ledger.rows:
        assert sum(row.points) == 0
        for place in row.deal.seats.sits_out:
            assert (row.points[place], row.cash[place]) == (0, 0)


def run(rules_id, tables, deals, first=0):
    played = 0
    for number in range(first, first + tables):
        hall = RandomHall(rules_id, number)
        hall.play(deals)
        played += len(hall.table.rows)
    return played


@pytest.mark.parametrize("rules_id", builtin_ids())
def test_random_tables_of_every_set(rules_id):
    """1,000 deals over all sets: no exception, nobody waits in vain, nothing leaks, the fold is the table."""
    assert run(rules_id, tables=40, deals=4) >= 120


@pytest.mark.nightly
@pytest.mark.parametrize("rules_id", builtin_ids())
def test_random_tables_of_every_set_for_a_night(rules_id):
    """100,000 deals over all sets."""
    assert run(rules_id, tables=3600, deals=4, first=1000) >= 12_500

"""A log reads the same with another edition of the program: it keeps the cups that its cup file extends."""

from __future__ import annotations

import pytest

from tarock.tournament.cup import facts as f, from_json, replay, to_json
from tarock.tournament.cups import load
from tests.tournament.cup.making import Running


def test_a_file_of_the_program_that_changes_does_not_change_a_log(monkeypatch: pytest.MonkeyPatch) -> None:
    cup = Running("wien")
    cup.players("Anna")
    before = cup.now.cup
    texts = {cup_id: load.cup_text(cup_id) for cup_id in load.builtin_cups()}
    texts["steirisch"] = texts["steirisch"].replace("best = 6", "best = 3")
    monkeypatch.setattr(load, "cup_text", texts.__getitem__)
    from tarock.tournament.cup import fold

    fold._read.cache_clear()
    load._builtin.cache_clear()
    try:
        again = replay(from_json(to_json(event)) for event in cup.log)
        assert (again.cup.digest, again.cup.season.best) == (before.digest, 6)
        fresh = Running("wien")
        assert fresh.now.cup.season.best == 3
    finally:
        fold._read.cache_clear()
        load._builtin.cache_clear()


def test_a_broken_file_makes_no_cup() -> None:
    cup = Running(season="")
    cup.state, cup.log = None, []
    assert set(cup.codes(f.Created('extends = "wien"\n[cup]\nid = "x"\n[play]\nrounds = 0\n'))) >= {"rules-missing"}
    assert cup.codes(f.SeasonBegun("A")) == ["cup-not-created"]

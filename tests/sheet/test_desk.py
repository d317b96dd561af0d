"""Opening, closing, two ledgers, who pays whom, and the figures of an evening."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from tarock.rules import Problems
from tarock.sheet import (
    cancel,
    confirm,
    enter,
    fewest_payments,
    figures,
    from_json,
    open_sheet,
    owe_kontra,
    pay_kontra,
    reopen,
    replay,
    rule_on,
    to_json,
)
from tarock.web.sheets.shape import settled, sheet_json
from tests.sheet.evening import AT, TRISCHAKEN, Evening, plain, rufer, solo


@pytest.mark.parametrize(
    ("wish", "codes"),
    [
        ({"players": ("A", "B", "C")}, ["entry-table-size"]),
        ({"players": ("A", "B", "A", " ")}, ["entry-names-twice", "sheet-name-missing"]),
        ({"players": ("A", "B", "C", "\u202eD")}, ["sheet-name-unreadable"]),
        ({"cents": "viel"}, ["sheet-cents"]),
        ({"cents": "NaN"}, ["sheet-cents"]),
        ({"cents": "-1"}, ["sheet-cents"]),
        ({"games": 501}, ["sheet-games"]),
    ],
)
def test_a_list_that_cannot_be_begun(wish: dict[str, object], codes: list[str]) -> None:
    values: dict[str, object] = {"rules": "steirisch", "players": ("A", "B", "C", "D"), **wish}
    with pytest.raises(Problems) as refused:
        open_sheet("x", AT, "A", **values)  # type: ignore[arg-type]
    assert [problem.reason.code for problem in refused.value.problems] == codes


def test_the_agreed_games_are_all() -> None:
    evening = Evening(games=1)
    evening.game(rufer("Anna", "Bert"))
    assert evening.refusal(enter, rufer("Bert", "Anna")) == [("", "sheet-full")]


def test_field_20_kontra_is_money_not_schrift_and_is_paid_once() -> None:
    evening = Evening()
    game = evening.game(rufer("Anna", "Cilli", kontra={"game": 2}))
    assert plain(evening.sheet.points) == [1, -1, 1, -1]
    assert plain(evening.sheet.cash) == [2, -2, 2, -2]
    evening.do(pay_kontra, game)
    assert evening.sheet.rows[0].kontra_paid
    evening.do(owe_kontra, game)
    assert not evening.sheet.rows[0].kontra_paid
    ordinary = evening.game(rufer("Bert", "Dora"))
    assert evening.refusal(pay_kontra, ordinary) == [("game", "sheet-no-kontra")]


def test_field_55_a_second_person_confirms_and_only_the_director_opens_again() -> None:
    evening = Evening()
    assert evening.refusal(confirm, by="Bert") == [("", "sheet-empty")]
    game = evening.game(rufer("Anna", "Cilli"))
    assert evening.refusal(confirm) == [("by", "sheet-second-person")]
    evening.do(confirm, by="Bert")
    assert evening.refusal(enter, rufer("Bert", "Dora")) == [("", "sheet-closed")]
    assert evening.refusal(cancel, game) == [("", "sheet-closed")]
    evening.do(rule_on, "", "misdeal", "neu gegeben", by="Leitung")
    assert evening.sheet.confirmed_by == "Bert"
    evening.do(reopen, "Zahlendreher", by="Leitung")
    evening.do(cancel, game)


def test_a_broken_list_cannot_be_confirmed() -> None:
    evening = Evening()
    first = evening.game(solo("Dora"))
    evening.game(rufer("Bert", "Dora"))
    evening.do(cancel, first)
    assert evening.refusal(confirm, by="Bert") == [("", "sheet-broken")]


def test_events_survive_json_and_come_twice_without_harm() -> None:
    evening = Evening()
    evening.game(rufer("Anna", "Cilli"))
    events = [from_json(to_json(event)) for event in evening.events]
    assert replay([*events, *events[1:]]).rows == evening.sheet.rows


@given(st.lists(st.integers(-500, 500), min_size=3, max_size=5))
def test_payments_settle_with_less_payments_than_players(amounts: list[int]) -> None:
    balances = [*amounts, -sum(amounts)]
    payments = fewest_payments(balances)
    left = list(balances)
    for payer, receiver, cents in payments:
        assert cents > 0
        left[payer] += cents
        left[receiver] -= cents
    assert not any(left)
    assert len(payments) <= max(0, sum(1 for balance in balances if balance) - 1)


def test_two_pairs_pay_in_two_payments() -> None:
    assert [tuple(payment) for payment in fewest_payments([30, -30, 70, -70])] == [(1, 0, 30), (3, 2, 70)]


def test_figures_of_an_evening() -> None:
    evening = Evening()
    evening.game(solo("Anna"))
    evening.game(rufer("Bert", "Dora", "lost"))
    evening.game({**TRISCHAKEN})
    evening.game({"contract": "bettler", "declarer": "Anna", "renonce": {"by": "Bert"}})
    cancelled = evening.game(solo("Cilli"))
    evening.do(cancel, cancelled)
    anna, bert, _, dora = figures(evening.sheet).players
    assert (anna.all.games, anna.declarer.games, anna.declarer.won) == (4, 2, 1)
    assert anna.opponent.games == 1
    assert anna.opponent.won == 1
    assert anna.best is not None
    assert (anna.best[0], float(anna.best[1])) == (1, 15)
    assert (bert.declarer.games, bert.declarer.won) == (1, 0)
    assert (dora.partner.games, dora.partner.won) == (1, 0)
    assert float(dora.trischaken.points) == 6
    assert [(c.name, c.tally.games, c.tally.won) for c in figures(evening.sheet).contracts] == [
        ("Rufer", 1, 0),
        ("Trischaken", 1, 0),
        ("Bettler", 1, 0),
        ("Dreier", 1, 1),
    ]


def test_results_go_into_the_list_and_are_settled_at_the_end_but_for_kontra() -> None:
    """MV-06:list: one point is a cent, results stand in the list and are paid at the end; kontra is paid at once."""
    evening = Evening(rules="mostviertel")
    first = evening.game(rufer("Anna", "Cilli", kontra={"game": 2}))
    evening.game(solo("Bert", "lost"))
    rows = evening.sheet.rows
    assert evening.sheet.rules.money.unit == "cents"
    assert evening.sheet.opened.cents == "1"
    for place, written in enumerate(evening.sheet.points):
        assert written == rows[0].points[place] + rows[1].points[place]
    assert settled(evening.sheet)[:-1] == plain(evening.sheet.cash)
    evening.do(pay_kontra, first)
    assert settled(evening.sheet) == [*plain(evening.sheet.points), 0]


def test_kontra_and_re_are_money_paid_at_once_beside_the_schrift() -> None:
    """MV-54:money: a Kontra and a Re leave the Schrift as it is; their money is marked as paid at once."""
    written, money = [], []
    for kontra in ({}, {"game": 2}, {"game": 4}):
        evening = Evening(rules="mostviertel")
        game = evening.game(rufer("Anna", "Cilli", kontra=kontra))
        written.append(evening.sheet.points)
        money.append(evening.sheet.cash[0])
        if kontra:
            evening.do(pay_kontra, game)
            assert evening.sheet.rows[0].kontra_paid
            assert evening.sheet.points == written[0]
        else:
            assert evening.refusal(pay_kontra, game) == [("game", "sheet-no-kontra")]
    assert written[0] == written[1] == written[2]
    assert [amount / money[0] for amount in money] == [1, 2, 4]


def test_the_referee_decides_in_doubt_and_the_decision_stands_in_the_list() -> None:
    """MV-63:log: a decision on a doubtful Renonce is kept with matter, reason, name and time, and changes no amount."""
    evening = Evening(rules="mostviertel")
    game = evening.game(rufer("Anna", "Cilli"))
    before = evening.sheet.points
    assert evening.refusal(rule_on, game, "renonce", " ") == [("decision", "sheet-reason-missing")]
    evening.do(rule_on, game, "renonce", "Keine Renonce: der Stich war noch offen.", by="Leitung")
    (ruling,) = evening.sheet.rows[0].rulings
    assert (ruling.matter, ruling.by, ruling.at) == ("renonce", "Leitung", AT)
    (shown,) = sheet_json(evening.sheet, "de")["rows"][0]["rulings"]
    assert shown["decision"] == "Keine Renonce: der Stich war noch offen."
    assert evening.sheet.points == before

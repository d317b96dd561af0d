"""The donation box (dossier 5.2): where a rule set has one, kontra money leaves the losers and reaches no winner."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given, strategies as st

from tarock.notation.entry import Entry, read_entry
from tarock.rules import builtin_ids, load
from tarock.sheet import pay_kontra
from tarock.sheet.box import paid
from tarock.sheet.export import BOX, as_csv, grid
from tarock.web.sheets.shape import money, payments, settled
from tests.sheet.evening import Evening, plain, rufer

WON = rufer("Anna", "Cilli", kontra={"game": 2})
ULTIMO_LOST = rufer(
    "Anna", "Cilli", kontra={"game": 2},
    bonus=[{"name": "pagat", "by": "declarer", "announced": True, "made": False, "kontra": 2}],
)  # fmt: skip


def test_losers_pay_the_kontra_part_and_winners_get_the_game_only() -> None:
    evening = Evening(rules="tirol")
    evening.game(WON)
    row = evening.sheet.rows[0]
    assert plain(row.points) == [1, -1, 1, -1]
    assert plain(row.cash) == [1, -2, 1, -2]
    assert row.box == evening.sheet.box == 2


def test_a_kontra_won_and_one_lost_in_one_game_both_go_into_the_box() -> None:
    """Rufer at 1 doubled, Pagat announced at 2 doubled and lost: each line puts its kontra part in."""
    evening = Evening(rules="tirol")
    evening.game(ULTIMO_LOST)
    row = evening.sheet.rows[0]
    assert plain(row.points) == [-1, 1, -1, 1]
    assert plain(row.cash) == [-3, 0, -3, 0]
    assert row.box == 6


def test_the_settlement_of_the_game_stays_zero_sum() -> None:
    """What `tarock score` says of the same entry is untouched by the box."""
    evening = Evening(rules="tirol")
    evening.game(WON)
    entry = evening.sheet.rows[0].entry
    assert entry is not None
    assert plain(entry.settle().cash) == [2, -2, 2, -2]


def test_field_20_without_a_box_kontra_goes_to_the_winners() -> None:
    evening = Evening(rules="wien")
    evening.game(WON)
    assert plain(evening.sheet.cash) == [2, -2, 2, -2]
    assert evening.sheet.box == 0
    assert BOX.de not in grid(evening.sheet).head


def test_only_tirol_has_a_box_and_says_that_this_is_an_assumption() -> None:
    assert [name for name in builtin_ids() if load(name).money.kontra_donation] == ["tirol"]
    assert load("tirol").source("money.kontra_donation").assumption


@given(kontras=st.lists(st.sampled_from([1, 2, 4, 8]), min_size=2, max_size=2), won=st.booleans(), made=st.booleans())
def test_players_and_box_together_sum_to_zero(kontras: list[int], won: bool, made: bool) -> None:
    raw = rufer(
        "Anna", "Cilli", "won" if won else "lost", players=["Anna", "Bert", "Cilli", "Dora"], rules="tirol",
        kontra={"game": kontras[0]} if kontras[0] > 1 else {},
        bonus=[{"name": "pagat", "by": "declarer", "announced": True, "made": made,
                **({"kontra": kontras[1]} if kontras[1] > 1 else {})}],
    )  # fmt: skip
    entry: Entry = read_entry(raw, lambda _: load("tirol"))
    settlement = entry.settle()
    cash, box = paid(entry.rules, settlement)
    assert sum(cash) + box == 0
    assert (box > 0) == (max(kontras) > 1)
    for seat in range(4):
        assert cash[seat] <= settlement.points[seat]
        assert cash[seat] <= settlement.cash[seat] or not box


def test_the_table_has_a_column_for_the_box() -> None:
    evening = Evening(rules="tirol")
    evening.game(rufer("Anna", "Dora"))
    evening.do(pay_kontra, evening.game(rufer("Bert", "Dora", kontra={"game": 2})))
    table = grid(evening.sheet)
    assert table.head[-1] == "Spendenschwein"
    assert [row[-1] for row in table.rows()] == [Fraction(0), Fraction(2)]
    assert table.box == -sum(table.cash) == 2
    assert as_csv(table).splitlines()[2].endswith(",2")


def test_settling_up_pays_into_the_box_and_what_was_paid_at_once_is_out() -> None:
    evening = Evening(rules="tirol", cents="10")
    first = evening.game(WON)
    sheet = evening.sheet
    assert money(sheet) == [10, -20, 10, -20]
    due = [tuple(payment) for payment in payments(sheet)]
    assert sum(cents for _, receiver, cents in due if receiver == len(sheet.players)) == 20
    assert len(due) == 3
    evening.do(pay_kontra, first)
    assert settled(evening.sheet) == [10, -10, 10, -10, 0]
    assert len(payments(evening.sheet)) == 2

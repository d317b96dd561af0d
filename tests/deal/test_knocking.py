"""Klopfen: where a table allows it, a knocked pack is dealt in packets of twelve."""

from tarock.cards import deal, deal_order, mask_of, shuffle
from tarock.deal import new_deal
from tarock.rules import builtin_ids, load


def test_a_knocked_pack_is_dealt_in_packets_of_twelve():
    knocked = deal_order(range(54), knocked=True)
    assert knocked.hands == tuple(mask_of(range(12 * s, 12 * s + 12)) for s in range(4))
    assert knocked.talon == ((48, 49, 50), (51, 52, 53))
    assert new_deal(load("steirisch"), *knocked).turn == 0


def test_the_same_seed_knocked_is_the_same_pack():
    seed = "0123456789abcdef" * 2
    assert deal(seed, 7, knocked=True) == deal_order(shuffle(seed, 7), knocked=True)
    assert deal(seed, 7, knocked=True) != deal(seed, 7)


def test_mv_07_no_cup_knocks():
    """MV-07: knocking is forbidden, and no other built-in set allows it."""
    assert not any(load(rules_id).table.knock for rules_id in builtin_ids())
    assert load("mostviertel").clause("table.knock") == "MV-07"

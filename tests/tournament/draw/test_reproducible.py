"""The draw is the same from the same seed, everywhere; docs/draw.md describes the stream."""

from __future__ import annotations

from hashlib import sha256

from hypothesis import given, strategies as st

from tarock.tournament.draw import Round, Stream, draw_round, draw_rounds, public_seed
from tests.tournament.draw.players import SEED, entrants

GOLDEN_20 = [
    [[18, 10, 15, 3], [17, 13, 20, 16], [1, 14, 6, 2], [8, 9, 19, 7], [5, 4, 11, 12]],
    [[16, 8, 5, 14], [18, 1, 9, 4], [3, 17, 12, 19], [11, 15, 2, 20], [6, 13, 10, 7]],
    [[7, 18, 12, 20], [5, 6, 19, 15], [13, 8, 11, 1], [4, 10, 17, 14], [9, 16, 3, 2]],
]
GOLDEN_23 = [[16, 20, 19, 5], [10, 7, 23, 1], [13, 2, 4, 14, 22], [21, 3, 11, 17, 15], [18, 8, 6, 9, 12]]


def test_golden_draw_of_twenty() -> None:
    """Changes only with a new version of docs/draw.md."""
    rounds = draw_rounds(entrants(20), 3, seed=SEED)
    assert [[list(table.players) for table in drawn.tables] for drawn in rounds] == GOLDEN_20


def test_golden_draw_of_twenty_three() -> None:
    drawn = draw_rounds(entrants(23), 2, seed=SEED)[1]
    assert [list(table.players) for table in drawn.tables] == GOLDEN_23


def reference(seed: str, label: str, count: int) -> list[int]:
    """The first numbers of a stream, written down independently."""
    found: list[int] = []
    block = 0
    while len(found) < count:
        digest = sha256(
            b"tarock-draw-v1|" + seed.encode() + b"|" + label.encode() + b"|" + str(block).encode()
        ).digest()
        found += [int(digest[i : i + 4].hex(), 16) for i in range(0, 32, 4)]
        block += 1
    return found[:count]


@given(st.integers(0, 2**64), st.lists(st.integers(1, 2**31 + 2), min_size=1, max_size=40))
def test_the_stream_is_the_one_of_the_page(number: int, bounds: list[int]) -> None:
    seed = f"{number:032x}"
    stream = Stream(seed, "2/0")
    numbers = iter(reference(seed, "2/0", 4000))
    for bound in bounds:
        top = 2**32 // bound * bound
        assert stream.below(bound) == next(number for number in numbers if number < top) % bound


def test_the_order_of_registration_does_not_matter() -> None:
    players = entrants(37)
    assert draw_round(players, seed=SEED) == draw_round(players[::-1], seed=SEED)


def test_an_undrawn_round_is_drawn_differently() -> None:
    """T68: the counter of the draw gives another one from the same public seed."""
    draws = [draw_round(entrants(20), seed=SEED, attempt=attempt) for attempt in range(3)]
    assert len(set(draws)) == 3
    assert draw_round(entrants(20), seed=SEED, attempt=1) == draws[1]


def test_at_once_is_one_by_one_where_nothing_is_left_to_wish() -> None:
    at_once = draw_rounds(entrants(40), 3, seed=SEED)
    rounds: tuple[Round, ...] = ()
    for _ in range(3):
        rounds = (*rounds, draw_round(entrants(40), seed=SEED, history=rounds))
    assert rounds == at_once


def test_places_are_by_lot() -> None:
    """Nobody gets the first place because of his number: each place sees a share of the low half."""
    firsts = [table.players[0] for n in range(30) for table in draw_round(entrants(16), seed=f"{n:032x}").tables]
    assert 35 < sum(player <= 8 for player in firsts) < 85


def test_a_seed_of_two_sides() -> None:
    seed = public_seed("ab" * 16, "Sechserdreier")
    assert seed == sha256(f"tarock-draw-seed-v1|{'ab' * 16}|Sechserdreier".encode()).hexdigest()
    draw_round(entrants(8), seed=seed)

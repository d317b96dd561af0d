"""The shuffle and the commitment, against docs/shuffle.md."""

import hashlib
import re
from collections.abc import Iterator
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tarock import cards as tc

DOC = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")
SEEDS = st.text(alphabet="0123456789abcdef", min_size=32, max_size=70)
BOARDS = st.integers(1, 2**53 - 1)
ZEROS = "0" * 32


def reference(seed: str, board: int) -> list[int]:
    """Written from the text of docs/shuffle.md alone."""

    def stream() -> Iterator[int]:
        k = 0
        while True:
            yield from hashlib.sha256("|".join(["tarock-deal-v1", seed, str(board), str(k)]).encode()).digest()
            k += 1

    b = stream()
    order = [*range(54)]
    for n in range(54, 1, -1):
        j = next(x % n for x in b if x < 256 - (256 % n))
        order[n - 1], order[j] = order[j], order[n - 1]
    return order


# Fixed for ever: a change here is a new version of the shuffle, with a new prefix.
GOLDEN = [
    (
        ZEROS,
        1,
        (
            "20 1 39 28 38 16 43 15 45 9 22 17 11 30 51 41 31 4 50 10 19 49 32 29 8 12 25 "
            "7 35 36 46 23 42 48 14 37 34 5 2 21 27 18 26 0 3 47 40 33 53 13 44 24 6 52"
        ),
    ),
    (
        ZEROS,
        2,
        (
            "14 30 7 18 22 50 48 17 53 20 41 12 2 27 4 23 21 1 10 40 36 49 26 5 24 37 47 "
            "29 44 33 45 38 32 43 9 31 42 6 35 3 16 28 0 34 46 8 51 11 39 19 13 52 25 15"
        ),
    ),
    (
        "0123456789abcdef" * 4,
        1,
        (
            "25 20 50 46 11 53 44 47 8 16 37 43 4 36 3 52 42 18 10 51 17 38 32 35 34 14 21 "
            "30 24 19 5 45 12 41 29 1 39 40 6 27 2 23 26 0 49 22 48 13 15 31 33 28 9 7"
        ),
    ),
]


@pytest.mark.parametrize(("seed", "board", "order"), GOLDEN)
def test_golden_vectors(seed: str, board: int, order: str) -> None:
    assert " ".join(map(str, tc.shuffle(seed, board))) == order


@given(SEEDS, BOARDS)
def test_independent_reference(seed: str, board: int) -> None:
    assert list(tc.shuffle(seed, board)) == reference(seed, board)


@given(SEEDS, BOARDS)
def test_every_shuffle_is_a_permutation(seed: str, board: int) -> None:
    assert sorted(tc.shuffle(seed, board)) == list(range(54))


@pytest.mark.parametrize("n", range(2, 55))
def test_accepted_bytes_favour_no_place(n: int) -> None:
    accepted = [b % n for b in range(256) if b < 256 - 256 % n]
    assert {accepted.count(j) for j in range(n)} == {256 // n}


def test_seed_and_board_are_told_apart() -> None:
    assert tc.shuffle(ZEROS, 11) != tc.shuffle(ZEROS + "1", 1)
    assert tc.shuffle(ZEROS, 1) != tc.shuffle(ZEROS + "0", 1)
    assert len({tc.shuffle(ZEROS, board) for board in range(1, 1001)}) == 1000


def chi_square(seeds: int, boards: int) -> float:
    """Σ (seen − expected)² / expected over card × place, scaled so that it is chi-square with 53² degrees."""
    seen = [0] * (54 * 54)
    for i in range(seeds):
        seed = hashlib.sha256(f"seed list for the chi-square test, number {i}".encode()).hexdigest()
        for board in range(1, boards + 1):
            for place, card in enumerate(tc.shuffle(seed, board)):
                seen[54 * place + card] += 1
    expected = seeds * boards / 54
    # A shuffle fills each row and column once, which makes the plain sum 54/53 times too large.
    return 53 / 54 * sum((n - expected) ** 2 for n in seen) / expected


def assert_chi_square(x: float) -> None:
    """Within four standard deviations of the mean of chi-square with 53² = 2809 degrees of freedom."""
    degrees = 53 * 53
    assert abs(x - degrees) < 4 * (2 * degrees) ** 0.5


def test_chi_square_card_by_place_20_000_deals() -> None:
    assert_chi_square(chi_square(200, 100))


@pytest.mark.nightly
def test_chi_square_card_by_place_1_000_000_deals() -> None:
    assert_chi_square(chi_square(1000, 1000))


def test_chi_square_would_notice_a_shuffle_without_rejection() -> None:
    # The same measure on j = byte mod n without throwing bytes away: far outside.
    seen = [0] * (54 * 54)
    deals = 20_000
    for board in range(deals):
        b = hashlib.sha512(b"%d" % board).digest()
        order = [*range(54)]
        for i in range(53, 0, -1):
            j = b[i] % (i + 1)
            order[i], order[j] = order[j], order[i]
        for place, card in enumerate(order):
            seen[54 * place + card] += 1
    x = 53 / 54 * sum((n - deals / 54) ** 2 for n in seen) / (deals / 54)
    assert x > 2809 + 10 * (2 * 2809) ** 0.5


@pytest.mark.parametrize(
    "seed",
    [
        "",
        "0" * 31,
        "A" * 32,
        "g" * 32,
        "0x" + "0" * 32,
        ZEROS + "\n",
        " " + ZEROS,
        "٠" * 32,
        "０" * 32,
        "0" * 31 + "|1",
    ],
)
def test_unusable_seeds(seed: str) -> None:
    for use in (tc.check_seed, lambda s: tc.shuffle(s, 1), tc.commitment, lambda s: tc.verify_commitment(s, "")):
        with pytest.raises(tc.SeedError, match="32 or more hex digits") as caught:
            use(seed)
        assert (caught.value.text, caught.value.code) == (seed, "seed")
        assert "Hexadezimalziffern" in caught.value.de


@pytest.mark.parametrize("seed", [None, 7, b"0" * 32])
def test_seeds_that_are_no_text(seed: object) -> None:
    with pytest.raises(tc.SeedError):
        tc.check_seed(seed)


def test_unusable_boards() -> None:
    for board in (0, -1, 2**53, 10**10_000, -(10**10_000), True, 1.0, "1", None, [0] * 1000):
        with pytest.raises(tc.SeedError) as caught:
            tc.check_board(board)
        assert caught.value.code == "board"
        assert len(str(caught.value)) < 150


@given(st.text())
def test_any_text_is_a_seed_or_a_seed_error(text: str) -> None:
    try:
        seed = tc.check_seed(text)
    except tc.SeedError:
        return
    assert seed == text


@given(SEEDS)
def test_commitment(seed: str) -> None:
    shown = tc.commitment(seed)
    assert shown == hashlib.sha256(b"tarock-seed-v1|" + seed.encode()).hexdigest()
    assert tc.verify_commitment(seed, shown)
    assert tc.verify_commitment(seed, f" {shown.upper()}\n")
    assert not tc.verify_commitment(seed + "0", shown)


@given(st.text())
def test_verify_commitment_takes_any_text(shown: str) -> None:
    assert not tc.verify_commitment(ZEROS, shown)


def test_the_example_of_the_document_is_true() -> None:
    example = DOC.split("## Example")[1].split("## The commitment")[0]
    order = re.search(r"order += ([\d\s]+?)\n\n", example)
    assert order
    assert [int(n) for n in order[1].split()] == list(tc.shuffle(ZEROS, 1))
    deal = tc.deal(ZEROS, 1)
    for seat, hand in enumerate(deal.hands):
        assert f"seat {seat}  {tc.hand_text(hand)}\n" in example
    for half, cards in zip("AB", deal.talon, strict=True):
        assert f"talon {half} {' '.join(map(tc.card_text, cards))}" in example
    assert f"commitment = {tc.commitment(ZEROS)}\n" in example

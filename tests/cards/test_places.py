"""Tables of four, five and six places (formats.md, "Words"; dossier 1.3)."""

import pytest

from tarock import cards as tc


def test_four_the_dealer_has_seat_3() -> None:
    assert tc.seating(4, 3) == tc.Seating((0, 1, 2, 3), ())
    assert tc.seating(4, 0) == ((1, 2, 3, 0), ())
    assert all(tc.seating(4, dealer).seats[3] == dealer for dealer in range(4))


def test_five_the_dealer_pauses() -> None:
    assert tc.seating(5, 4) == ((0, 1, 2, 3), (4,))
    assert tc.seating(5, 0) == ((1, 2, 3, 4), (0,))
    assert tc.seating(5, 2) == ((3, 4, 0, 1), (2,))


def test_six_the_dealer_and_who_sits_opposite_pause() -> None:
    assert tc.seating(6, 5) == ((0, 1, 3, 4), (5, 2))
    assert tc.seating(6, 0) == ((1, 2, 4, 5), (0, 3))
    assert tc.seating(6, 4) == ((5, 0, 2, 3), (4, 1))


@pytest.mark.parametrize("n", tc.TABLE_SIZES)
def test_seats_follow_the_playing_order_from_the_dealer(n: int) -> None:
    for dealer in range(n):
        seats, sits_out = tc.seating(n, dealer)
        assert sorted((*seats, *sits_out)) == list(range(n))
        steps = [(place - dealer - 1) % n for place in seats]
        assert steps == sorted(steps)
        assert steps[0] == 0
        assert tc.dealer_before(n, seats[0]) == dealer


@pytest.mark.parametrize(("n", "each_plays"), [(4, 4), (5, 4), (6, 4)])
def test_1_3_the_deal_goes_round_and_all_play_equally_often(n: int, each_plays: int) -> None:
    dealer, dealers, played = 0, [], [0] * n
    for _ in range(n):
        dealers.append(dealer)
        for place in tc.seating(n, dealer).seats:
            played[place] += 1
        dealer = tc.next_dealer(n, dealer)
    assert dealers == list(range(n))
    assert dealer == 0
    assert played == [each_plays] * n


@pytest.mark.parametrize("use", [tc.seating, tc.next_dealer, tc.dealer_before])
def test_tables_and_places_that_do_not_exist(use) -> None:
    for n in (0, 3, 7, -4, 10**5000, "4", 4.0, True, None, [4]):
        with pytest.raises(tc.PlaceError) as caught:
            use(n, 0)
        assert caught.value.code == "table-size"
    for n, place in ((4, 4), (5, 5), (6, 6), (4, -1), (4, True), (4, 10**5000), (4, "0"), (4, None)):
        with pytest.raises(tc.PlaceError) as caught:
            use(n, place)
        assert caught.value.code == "place"
        assert f"0 bis {n - 1}" in caught.value.de

"""Who plays at tables of four, five and six (source: ``formats.md`` "Words", dossier 1.3).

Places are numbered 0.. in playing order (counter-clockwise); seats 0..3 are the four who play, seat 0 the Vorhand,
the next playing place after the dealer. At four the dealer plays himself, in seat 3; at five he pauses; at six he
and the player opposite, three places on, pause. The deal goes on by one place.
"""

from typing import Final, NamedTuple

from .errors import PlaceError, quoted

TABLE_SIZES: Final = (4, 5, 6)


class Seating(NamedTuple):
    """``seats``: the place in each of the four seats, Vorhand first; ``sits_out``: places that pause, dealer first."""

    seats: tuple[int, int, int, int]
    sits_out: tuple[int, ...]


def seating(n_places: int, dealer: int) -> Seating:
    """The seats at a table of ``n_places`` (4, 5, 6) where the place ``dealer`` deals.

    Raises :class:`PlaceError` for other sizes and for places that the table does not have.
    """
    _check(n_places, dealer)
    steps = {4: (1, 2, 3, 0), 5: (1, 2, 3, 4), 6: (1, 2, 4, 5)}[n_places]
    pauses = {4: (), 5: (0,), 6: (0, 3)}[n_places]
    a, b, c, d = ((dealer + step) % n_places for step in steps)
    return Seating((a, b, c, d), tuple((dealer + step) % n_places for step in pauses))


def next_dealer(n_places: int, dealer: int) -> int:
    """The place that deals after ``dealer``: the next in playing order, also where he paused. Errors as above."""
    _check(n_places, dealer)
    return (dealer + 1) % n_places


def dealer_before(n_places: int, forehand: int) -> int:
    """The place that deals when the place ``forehand`` is Vorhand: the one before. Errors as above."""
    _check(n_places, forehand)
    return (forehand - 1) % n_places


def _check(n_places: object, place: object) -> None:
    if type(n_places) is not int or n_places not in TABLE_SIZES:
        raise PlaceError(
            quoted(n_places),
            "table-size",
            f"Ein Tisch hat vier, fünf oder sechs Plätze, nicht {quoted(n_places)}.",
            f"A table has four, five or six places, not {quoted(n_places)}.",
        )
    if type(place) is not int or not 0 <= place < n_places:
        raise PlaceError(
            quoted(place),
            "place",
            f"Die Plätze an diesem Tisch sind 0 bis {n_places - 1}, nicht {quoted(place)}.",
            f"The places at this table are 0 to {n_places - 1}, not {quoted(place)}.",
        )

"""Seats: letters and turn order."""

from caravela.kernel.seats import clockwise, seat_fact, seat_letter


def test_seats_are_written_as_letters() -> None:
    assert [seat_letter(seat) for seat in range(6)] == list("ABCDEF")
    assert seat_fact(1) == "@B"


def test_turn_order_goes_round() -> None:
    assert clockwise(2, 4) == [2, 3, 0, 1]
    assert clockwise(0, 1) == [0]

"""PINs of seats over the network: the view of a seat comes only with its PIN, and guesses are limited."""

import asyncio

from caravela.wire.messages import PROTOCOL, Acked, Hello, Look, Past, Refused, SetPin, Welcome
from tests.server.running import Guest, Running, Seat


async def looks(seat: Seat, at: int | None, pin: str = "") -> str:
    """Ask to look from a seat. Return the refusal, or "" if the view came."""
    await seat.send(Look(at, pin))
    heard = await seat.hear()
    while not isinstance(heard, Refused | Welcome):
        heard = await seat.hear()
    return heard.code if isinstance(heard, Refused) else ""


def test_a_seat_with_a_pin_is_shown_with_its_pin_only(server: Running) -> None:
    async def play() -> None:
        async with Guest(server, "Ana") as ana:
            made = await ana.make("mundus_novus", ["me", "local"])
            seat = await ana.sit(made["match"], None)
            assert isinstance(await seat.verdict(SetPin("p", 1, "2468")), Acked)
            assert await looks(seat, 1) == "wrong-pin"
            assert await looks(seat, 1, "1111") == "wrong-pin"
            await seat.send(Past(1, 0, 1))
            refused = await seat.until(lambda heard: isinstance(heard, Refused))
            assert isinstance(refused, Refused)
            assert refused.code == "not-yours"
            assert await looks(seat, 1, "2468") == ""
            assert await looks(seat, 0) == ""
            other = await ana.sit(made["match"], None)
            await other.send(Hello(PROTOCOL, 1))
            refused = await other.until(lambda heard: isinstance(heard, Refused))
            assert isinstance(refused, Refused)
            assert refused.code == "wrong-pin"
            branched = await ana.http.post(
                f"/api/matches/{made['match']}/branch",
                json={"game": "mundus_novus", "seats": [{"role": "me"}, {"role": "local"}]},
            )
            assert branched.status_code == 409, branched.text

    asyncio.run(play())


def test_guesses_are_limited_and_the_right_pin_waits_too(server: Running) -> None:
    async def play() -> None:
        async with Guest(server, "Ana") as ana:
            made = await ana.make("mundus_novus", ["me", "local"])
            seat = await ana.sit(made["match"], None)
            assert isinstance(await seat.verdict(SetPin("p", 1, "2468")), Acked)
            answers = [await looks(seat, 1, f"{guess:04}") for guess in range(12)]
            assert answers[:10] == ["wrong-pin"] * 10
            assert answers[-1] == "too-fast"
            assert await looks(seat, 1, "2468") == "too-fast"

    asyncio.run(play())

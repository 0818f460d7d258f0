"""The facts that happen in 1492. The texts say them in words under the key log-<name>."""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.columbus_1492.actions import card_key, direction_key, face_key
from caravela.games.columbus_1492.board import column_of, row_of
from caravela.games.columbus_1492.components import FACES, INHABITED, OPEN_SEA
from caravela.kernel.events import Event, Facts
from caravela.kernel.seats import seat_fact


def lens_key(kind: i64) -> str:
    """The text key of what a lens shows, with the palms of a desert island."""
    if kind == OPEN_SEA:
        return "lens-sea"
    return "lens-inhabited" if kind == INHABITED else f"lens-desert:{int(kind)}"


def dice_in(counts: vec[i64]) -> list[str]:
    dice: list[str] = []
    face: i64
    for face in range(FACES):
        dice.extend([face_key(face)] * counts[face])
    return dice


def first_chosen(seat: i64) -> Event:
    return Event("first-chosen", "CC-SET-04", {"seat": seat_fact(int(seat))})


def round_began(number: i64) -> Event:
    return Event("round-began", "CC-TRN-11", {"round": int(number)})


def turn_began(seat: i64) -> Event:
    return Event("turn-began", "CC-TRN-01", {"seat": seat_fact(int(seat))})


def extra_turn_began(seat: i64) -> Event:
    return Event("extra-turn-began", "CC-CRD-10", {"seat": seat_fact(int(seat))})


def turn_missed(seat: i64) -> Event:
    return Event("turn-missed", "CC-TRN-13", {"seat": seat_fact(int(seat))})


def turn_given_up(seat: i64, barrels: i64) -> Event:
    return Event("turn-given-up", "CC-TRN-02", {"seat": seat_fact(int(seat)), "count": int(barrels)})


def turn_ended(seat: i64, rule: str) -> Event:
    return Event("turn-ended", rule, {"seat": seat_fact(int(seat))})


def dice_rolled(seat: i64, counts: vec[i64]) -> Event:
    return Event("dice-rolled", "CC-TRN-01", {"seat": seat_fact(int(seat)), "dice": dice_in(counts)})


def dice_rolled_again(seat: i64, rolled: vec[i64], counts: vec[i64]) -> Event:
    facts: Facts = {"seat": seat_fact(int(seat)), "rolled": dice_in(rolled), "dice": dice_in(counts)}
    return Event("dice-rolled-again", "CC-TRN-04", facts)


def caravel_sailed(seat: i64, direction: i64, square: i64, rule: str) -> Event:
    facts: Facts = {
        "seat": seat_fact(int(seat)),
        "column": column_of(square),
        "row": row_of(square),
        "direction": direction_key(direction),
    }
    return Event("caravel-sailed", rule, facts)


def caravel_pushed(seat: i64, direction: i64, square: i64) -> Event:
    facts: Facts = {
        "seat": seat_fact(int(seat)),
        "column": column_of(square),
        "row": row_of(square),
        "direction": direction_key(direction),
    }
    return Event("caravel-pushed", "CC-STO-01", facts)


def caravel_held(seat: i64) -> Event:
    return Event("caravel-held", "CC-STO-06", {"seat": seat_fact(int(seat))})


def caravel_spared(seat: i64, cause: str) -> Event:
    return Event("caravel-spared", "CC-DMG-01", {"seat": seat_fact(int(seat)), "cause": f"cause-{cause}"})


def caravel_sheltered(seat: i64) -> Event:
    return Event("caravel-sheltered", "CC-STO-02", {"seat": seat_fact(int(seat))})


def mast_lost(seat: i64, cause: str, rule: str) -> Event:
    return Event("mast-lost", rule, {"seat": seat_fact(int(seat)), "cause": f"cause-{cause}"})


def mast_repaired(seat: i64, rule: str) -> Event:
    return Event("mast-repaired", rule, {"seat": seat_fact(int(seat))})


def gust_flown(seat: i64, gust: i64, square: i64, flown: i64, rule: str) -> Event:
    facts: Facts = {
        "seat": seat_fact(int(seat)),
        "column": column_of(square),
        "row": row_of(square),
        "gust": int(gust) + 1,
        "count": int(flown),
    }
    return Event("gust-flown", rule, facts)


def gust_put_back(seat: i64, gust: i64, square: i64) -> Event:
    return Event(
        "gust-put-back",
        "CC-GUS-03",
        {
            "seat": seat_fact(int(seat)),
            "column": column_of(square),
            "row": row_of(square),
            "gust": int(gust) + 1,
        },
    )


def gust_left(seat: i64, gust: i64) -> Event:
    return Event("gust-left", "CC-GUS-05", {"seat": seat_fact(int(seat)), "gust": int(gust) + 1})


def storm_named(seat: i64, sector: i64, spins: i64) -> Event:
    facts: Facts = {"seat": seat_fact(int(seat)), "sector": int(sector) + 1, "count": int(spins)}
    return Event("storm-named", "CC-DIE-04", facts)


def weather_declined(seat: i64) -> Event:
    return Event("weather-declined", "CC-CRD-14", {"seat": seat_fact(int(seat))})


def storm_cancelled(seat: i64) -> Event:
    return Event("storm-cancelled", "CC-CRD-13", {"seat": seat_fact(int(seat))})


def arrow_spun(direction: i64, rule: str) -> Event:
    return Event("arrow-spun", rule, {"direction": direction_key(direction)})


def barrel_taken(seat: i64, barrels: i64) -> Event:
    return Event("barrel-taken", "CC-DIE-07", {"seat": seat_fact(int(seat)), "count": int(barrels)})


def pile_reshuffled(count: i64) -> Event:
    return Event("pile-reshuffled", "CC-CRD-04", {"count": int(count)})


def card_shown(seat: i64, kind: i64) -> Event:
    return Event("card-shown", "CC-CRD-02", {"seat": seat_fact(int(seat)), "card": card_key(kind)})


def card_kept(seat: i64, kind: i64) -> Event:
    return Event("card-kept", "CC-CRD-02", {"seat": seat_fact(int(seat)), "card": card_key(kind)})


def card_kept_hidden(seat: i64) -> Event:
    return Event("card-kept-hidden", "CC-CRD-02", {"seat": seat_fact(int(seat))})


def card_played(seat: i64, kind: i64, rule: str) -> Event:
    return Event("card-played", rule, {"seat": seat_fact(int(seat)), "card": card_key(kind)})


def food_received(seat: i64, barrels: i64) -> Event:
    return Event("food-received", "CC-CRD-05", {"seat": seat_fact(int(seat)), "count": int(barrels)})


def mutiny_paid(seat: i64) -> Event:
    return Event("mutiny-paid", "CC-CRD-06", {"seat": seat_fact(int(seat))})


def mutiny_unpaid(seat: i64) -> Event:
    return Event("mutiny-unpaid", "CC-CRD-06", {"seat": seat_fact(int(seat))})


def lens_seen(seat: i64, kind: i64, barrels: i64) -> Event:
    rule = "CC-DIS-02" if kind == INHABITED else "CC-DIS-01"
    return Event(
        "lens-seen", rule, {"seat": seat_fact(int(seat)), "lens": lens_key(kind), "count": int(barrels)}
    )


def match_won(seat: i64, rule: str) -> Event:
    return Event("match-won", rule, {"seat": seat_fact(int(seat))})

"""The facts that happen in Amerigo. The texts say them in words under the key log-<name>.

Every gain or loss of victory points is an event of its own, with the figures that make up the amount.
"""

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.amerigo.actions import production_fact
from caravela.games.amerigo.components import (
    ACTION_NAMES,
    COLOUR_NAMES,
    COMMODITY_NAMES,
    COSTS,
    LEAST_COST,
    PRODUCTION_KINDS,
    TILE_NAMES,
)
from caravela.games.amerigo.sea import Sea, space_fact
from caravela.kernel.events import Event, Facts
from caravela.kernel.seats import seat_fact


def action_key(colour: i64) -> str:
    return f"act-{ACTION_NAMES[colour]}"


def cubes_in(bag: vec[i64]) -> list[str]:
    """Cubes as facts, in the order of the phases."""
    return [f"cube-{name}" for at, name in enumerate(COLOUR_NAMES) for count in range(bag[at])]


def seats_in(order: vec[i64]) -> list[str]:
    return [seat_fact(int(seat)) for seat in order]


def _who(seat: i64) -> str:
    return seat_fact(int(seat))


# --- setup and the frame of a round --------------------------------------------------------------


def sea_laid(sea: Sea) -> Event:
    layout = sea.layout
    directions = ("north", "east", "south", "west")
    facts: Facts = {
        "islands": len(sea.islands),
        "big": sum(int(big) for big in sea.big),
        "tiles": [
            f"tile-{directions[turn]}:{tile}" for tile, turn in zip(layout.tiles, layout.turns, strict=True)
        ],
    }
    return Event("sea-laid", "AM-SET-02", facts)


def order_drawn(seats: list[str]) -> Event:
    return Event("order-drawn", "AM-SET-16", {"seats": seats})


def cubes_stored(storage: vec[i64], inside: vec[i64]) -> Event:
    return Event("cubes-stored", "AM-SET-17", {"cubes": cubes_in(storage), "inside": cubes_in(inside)})


def round_began(number: i64, marker: i64) -> Event:
    return Event("round-began", "AM-RND-01", {"round": int(number), "marker": int(marker)})


def pirates_revealed(strength: i64, sum_of: i64, rule: str) -> Event:
    return Event("pirates-revealed", rule, {"strength": int(strength), "sum": int(sum_of)})


def tokens_laid(tokens: list[str], rule: str) -> Event:
    return Event("tokens-laid", rule, {"tokens": tokens})


def tokens_removed(tokens: list[str]) -> Event:
    return Event("tokens-removed", "AM-PIR-03", {"tokens": tokens})


def production_laid(offered: vec[i64], rule: str) -> Event:
    tokens = [production_fact(kind) for kind in range(PRODUCTION_KINDS) for count in range(offered[kind])]
    return Event("production-laid", rule, {"tokens": tokens})


def phase_began(colour: i64, thrown: i64, centre: vec[i64], points: i64) -> Event:
    facts: Facts = {
        "phase": action_key(colour),
        "thrown": int(thrown),
        "cubes": cubes_in(centre),
        "points": int(points),
    }
    return Event("phase-began", "AM-RND-02", facts)


def phase_skipped(colour: i64, thrown: i64) -> Event:
    facts: Facts = {"phase": action_key(colour), "thrown": int(thrown)}
    return Event("phase-skipped", "AM-RND-09", facts)


# --- choosing, gold --------------------------------------------------------------------------------


def action_begun(seat: i64, colour: i64, points: i64, bonus: i64, rule: str) -> Event:
    facts: Facts = {
        "seat": _who(seat),
        "points": int(points),
        "bonus": int(bonus),
        "action": action_key(colour),
    }
    return Event("action-begun", rule, facts)


def passed(seat: i64) -> Event:
    return Event("passed", "AM-RND-07", {"seat": _who(seat)})


def points_given_up(seat: i64, count: i64) -> Event:
    return Event("points-given-up", "AM-RND-07", {"seat": _who(seat), "count": int(count)})


def gold_taken(seat: i64, cubes: i64, share: i64, gold: i64, rule: str) -> Event:
    return Event(
        "gold-taken", rule, {"seat": _who(seat), "cubes": int(cubes), "share": int(share), "gold": int(gold)}
    )


def gold_got(seat: i64, gold: i64, rule: str) -> Event:
    return Event("gold-got", rule, {"seat": _who(seat), "gold": int(gold)})


def gold_ran_over(seat: i64, over: i64) -> Event:
    return Event("gold-ran-over", "AM-GLD-02", {"seat": _who(seat), "gold": int(over), "points": int(over)})


def gold_spent(seat: i64, points: i64) -> Event:
    return Event("gold-spent", "AM-GLD-03", {"seat": _who(seat), "points": int(points)})


def chest_cashed(seat: i64, gold: i64) -> Event:
    return Event("chest-cashed", "AM-GLD-04", {"seat": _who(seat), "gold": int(gold)})


def purse_cashed(seat: i64, gold: i64) -> Event:
    return Event("purse-cashed", "AM-TOK-09", {"seat": _who(seat), "gold": int(gold)})


def track_ran_over(seat: i64, gold: i64, left: i64) -> Event:
    return Event("track-ran-over", "AM-CAN-02", {"seat": _who(seat), "gold": int(gold), "count": int(left)})


def chronicle_used(seat: i64, cubes: i64) -> Event:
    facts: Facts = {"seat": _who(seat), "cubes": int(cubes), "points": int(cubes)}
    return Event("chronicle-used", "AM-TOK-13", facts)


# --- the seven actions -----------------------------------------------------------------------------


def ship_placed(seat: i64, ship: i64, space: i64) -> Event:
    facts: Facts = {"seat": _who(seat), "ship": int(ship) + 1, "space": space_fact(space)}
    return Event("ship-placed", "AM-NAV-01", facts)


def wind_caught(seat: i64, points: i64) -> Event:
    return Event("wind-caught", "AM-TOK-03", {"seat": _who(seat), "points": int(points)})


def ship_sailed(seat: i64, ship: i64, start: i64, space: i64) -> Event:
    facts: Facts = {
        "seat": _who(seat),
        "ship": int(ship) + 1,
        "start": space_fact(start),
        "space": space_fact(space),
    }
    return Event("ship-sailed" if start != space else "ship-stayed", "AM-NAV-02", facts)


def post_set_up(seat: i64, square: i64, size: i64) -> Event:
    facts: Facts = {"seat": _who(seat), "size": int(size), "space": space_fact(square)}
    return Event("post-set-up", "AM-NAV-04", facts)


def island_discovered(seat: i64, points: i64) -> Event:
    return Event("island-discovered", "AM-NAV-05", {"seat": _who(seat), "points": int(points)})


def cannons_added(seat: i64, count: i64, sum_of: i64) -> Event:
    return Event("cannons-added", "AM-CAN-01", {"seat": _who(seat), "count": int(count), "sum": int(sum_of)})


def tile_planned(seat: i64, kind: i64) -> Event:
    facts: Facts = {"seat": _who(seat), "tile": TILE_NAMES[kind]}
    return Event("tile-planned", "AM-PLN-01", facts)


def progress_moved(seat: i64, count: i64, space: i64) -> Event:
    return Event(
        "progress-moved", "AM-PRO-01", {"seat": _who(seat), "count": int(count), "space": int(space)}
    )


def token_taken(seat: i64, label: str) -> Event:
    facts: Facts = {"seat": _who(seat), "token": label}
    return Event("token-taken", "AM-PRO-01", facts)


def token_left(seat: i64) -> Event:
    return Event("token-left", "AM-PRO-01", {"seat": _who(seat)})


def tile_built(seat: i64, kind: i64, square: i64, size: i64, big: bool, scoring: i64, points: i64) -> Event:
    """`scoring` is how many times the tile scores: by its squares, or once if that does not divide its points."""
    facts: Facts = {
        "seat": _who(seat),
        "size": int(size),
        "scoring": int(scoring),
        "each": int(points // scoring),
        "points": int(points),
        "tile": TILE_NAMES[kind],
        "space": space_fact(square),
        "island": "island-big" if big else "island-small",
    }
    return Event("tile-built", "AM-EXP-05", facts)


def commodities_gathered(seat: i64, commodities: list[int]) -> Event:
    facts: Facts = {
        "seat": _who(seat),
        "commodities": [COMMODITY_NAMES[commodity] for commodity in commodities],
    }
    return Event("commodities-gathered", "AM-EXP-04", facts)


def island_completed(seat: i64, points: i64, size: i64, chest: bool) -> Event:
    facts: Facts = {"seat": _who(seat), "points": int(points), "size": int(size)}
    return Event("island-completed-chest" if chest else "island-completed", "AM-EXP-06", facts)


def posts_scored(seat: i64, posts: i64, factor: i64, marker: i64, points: i64) -> Event:
    facts: Facts = {
        "seat": _who(seat),
        "posts": int(posts),
        "factor": int(factor),
        "marker": int(marker),
        "points": int(points),
    }
    return Event("posts-scored", "AM-EXP-07", facts)


def production_bought(seat: i64, kind: i64) -> Event:
    facts: Facts = {
        "seat": _who(seat),
        "cost": int(kind) % COSTS + LEAST_COST,
        "token": production_fact(kind),
    }
    return Event("production-bought", "AM-YEL-01", facts)


def disc_moved(seat: i64, count: i64, space: i64, colour: str) -> Event:
    facts: Facts = {"seat": _who(seat), "count": int(count), "space": int(space), "colour": colour}
    return Event("disc-moved", "AM-WHI-01", facts)


def flag_raised(seat: i64, first: i64) -> Event:
    facts: Facts = {"seat": _who(seat), "first": seat_fact(int(first))}
    return Event("flag-raised", "AM-TOK-12", facts)


# --- pirates and the end -----------------------------------------------------------------------------


def pirates_beaten(seat: i64, strength: i64, left: i64) -> Event:
    return Event(
        "pirates-beaten", "AM-PIR-01", {"seat": _who(seat), "strength": int(strength), "left": int(left)}
    )


def pirates_won(seat: i64, strength: i64, cannons: i64, due: i64, lost: i64, halved: bool) -> Event:
    """`due` is what the seat would lose had it so much."""
    facts: Facts = {
        "seat": _who(seat),
        "strength": int(strength),
        "cannons": int(cannons),
        "due": int(due),
        "lost": int(lost),
    }
    if halved:
        return Event("pirates-won-halved", "AM-TOK-05", facts)
    return Event("pirates-won", "AM-PIR-02", facts)


def gold_scored(seat: i64, gold: i64) -> Event:
    return Event("gold-scored", "AM-END-02", {"seat": _who(seat), "gold": int(gold), "points": int(gold)})


def commodity_scored(seat: i64, commodity: i64, tokens: i64, productions: i64) -> Event:
    facts: Facts = {
        "seat": _who(seat),
        "tokens": int(tokens),
        "productions": int(productions),
        "points": int(tokens * productions),
        "commodity": COMMODITY_NAMES[commodity],
    }
    return Event("commodity-scored", "AM-END-03", facts)


def token_scored(seat: i64, label: str, points: i64) -> Event:
    facts: Facts = {"seat": _who(seat), "points": int(points), "token": label}
    return Event("token-scored", "AM-TOK-14", facts)


def token_scored_posts(seat: i64, label: str, posts: i64) -> Event:
    facts: Facts = {"seat": _who(seat), "posts": int(posts), "points": int(posts), "token": label}
    return Event("token-scored-posts", "AM-TOK-14", facts)


def token_scored_gold(seat: i64, label: str, gold: i64) -> Event:
    facts: Facts = {"seat": _who(seat), "gold": int(gold), "points": int(gold), "token": label}
    return Event("token-scored-gold", "AM-TOK-14", facts)


def progress_scored(seat: i64, space: i64, points: i64) -> Event:
    return Event(
        "progress-scored", "AM-END-04", {"seat": _who(seat), "space": int(space), "points": int(points)}
    )


def white_scored(seat: i64, space: i64, points: i64) -> Event:
    return Event(
        "white-scored", "AM-END-05", {"seat": _who(seat), "space": int(space), "points": int(points)}
    )


def match_ended(winners: list[str], points: int, rule: str) -> Event:
    return Event("match-ended", rule, {"seats": winners, "points": points})

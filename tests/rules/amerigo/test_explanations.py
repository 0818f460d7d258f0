"""Every victory point is explained by an event of its own, with its rule and its arithmetic."""

import pytest

from caravela.games.amerigo.state import POINTS, SHEET, AmerigoState
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.events import Event, EventSink
from caravela.kernel.rules import Rules
from caravela.kernel.seats import SEAT_LETTERS
from tests.rules.amerigo.table import RULES, acting, only, play

GAINS = {
    "gold-ran-over", "chronicle-used", "island-discovered", "tile-built", "island-completed",
    "island-completed-chest", "posts-scored", "gold-scored", "commodity-scored", "token-scored",
    "token-scored-posts", "token-scored-gold", "progress-scored", "white-scored",
}  # fmt: skip
LOSSES = {"pirates-won", "pirates-won-halved"}


def number(event: Event, name: str) -> int:
    found = event.facts[name]
    assert isinstance(found, int)
    return found


def gained(event: Event) -> int:
    """Return the points that the event gives a seat, after checking its arithmetic."""
    if event.name in LOSSES:
        strength = number(event, "strength")
        halved = event.name == "pirates-won-halved"
        assert number(event, "due") == ((strength + 1) // 2 if halved else strength)
        assert event.rule == ("AM-TOK-05" if halved else "AM-PIR-02")
        assert number(event, "lost") <= number(event, "due")
        return -number(event, "lost")
    points = number(event, "points")
    for factors in (
        ("scoring", "each"), ("factor", "marker"), ("tokens", "productions"), ("gold",), ("cubes",),
    ):  # fmt: skip
        if all(name in event.facts for name in factors):
            product = 1
            for name in factors:
                product *= number(event, name)
            assert points == product, event
    if event.name == "token-scored-posts":
        assert points == number(event, "posts")
    return points


def scores(state: AmerigoState) -> list[int]:
    return [int(state.sheets[seat * SHEET + POINTS]) for seat in range(state.seats)]


def explained(rules: Rules, seats: int, seed: int) -> set[str]:
    """Play a random match; return the names of the events that gave or took points."""
    chance = FastChance(stream_seed(seed, "explained", seats))
    state = rules.setup(seats, {}, chance, None)
    assert isinstance(state, AmerigoState)
    seen: set[str] = set()
    while True:
        decision = rules.next_decision(state)
        if decision is None:
            return seen
        expected = scores(state)
        sink = EventSink()
        action = decision.actions[chance.below(len(decision.actions))]
        rules.advance(state, decision.seat, action, chance, sink)
        for event in sink.events:
            if event.name in GAINS | LOSSES:
                assert event.rule.startswith("AM-")
                seat = event.facts["seat"]
                assert isinstance(seat, str)
                expected[SEAT_LETTERS.index(seat[1:])] += gained(event)
                seen.add(event.name)
        assert scores(state) == expected, [event.name for event in sink.events]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_events_of_every_decision_add_up_to_the_change_of_points(seats: int) -> None:
    seen: set[str] = set()
    for seed in range(12):
        seen |= explained(RULES, seats, seed)
    assert seen >= {"island-discovered", "tile-built", "pirates-won", "gold-scored", "progress-scored"}


def test_a_tile_scores_by_its_squares_and_a_village_once() -> None:
    seats = {"A": {"pile": ["neutral-i3", "village-i3"], "posts": ["j9"]}}
    for tile, scoring, each in (("neutral-i3", 3, 3), ("village-i3", 1, 2)):
        state = acting("build", "green", 3, seats)
        play(state, f"A: build {tile} 1")
        decision = RULES.next_decision(state)
        assert decision is not None
        built = only(play(state, f"A: {decision.actions[0].notation}"), "tile-built")
        assert built.facts["island"] == "island-big"
        assert (built.facts["scoring"], built.facts["each"]) == (scoring, each)

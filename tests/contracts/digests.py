"""Reference digests: what seeded random matches of every game come to, in whatever build and on whatever machine."""

import hashlib
import json
from pathlib import Path

from caravela.kernel.chance import FastChance, stream_seed
from caravela.testing.walks import MOST_ENTRIES
from tests.contracts.walk import SEATINGS, Seating

FILE = Path(__file__).with_name("digests.json")
SEEDS = 3


def chain(seating: Seating, seed: int) -> str:
    """The digests of all states of a match, hashed together with its choices and its outcome."""
    rules = seating.rules
    whole = hashlib.blake2b(digest_size=8)
    choices = FastChance(stream_seed(seed, "choices", seating.key))
    chance = FastChance(stream_seed(seed, "chance", seating.key))
    state = rules.setup(seating.seats, {}, chance, None)
    for _ in range(MOST_ENTRIES):
        whole.update(state.digest().encode())
        decision = rules.next_decision(state)
        if decision is None:
            break
        action = decision.actions[choices.below(len(decision.actions))]
        whole.update(f"{decision.seat} {action.notation} {len(decision.actions)}".encode())
        rules.advance(state, decision.seat, action, chance, None)
    outcome = rules.outcome(state)
    assert outcome is not None
    whole.update(json.dumps(outcome.document()).encode())
    for viewer in seating.viewers():
        whole.update(rules.view(state, viewer).text().encode())
    return whole.hexdigest()


def computed() -> dict[str, list[str]]:
    return {str(seating): [chain(seating, seed) for seed in range(SEEDS)] for seating in SEATINGS}


def stored() -> dict[str, list[str]]:
    read: dict[str, list[str]] = json.loads(FILE.read_text(encoding="utf-8"))
    return read


def write() -> None:
    FILE.write_text(json.dumps(computed(), indent=1) + "\n", encoding="utf-8")

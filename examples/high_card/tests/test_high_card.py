"""High Card passes the checks that Caravela has for every game, and its rules work."""

import pytest

from caravela.kernel.chance import ScriptedChance
from caravela.kernel.events import EventSink
from caravela.kernel.state import State
from caravela.testing import Leak, check_game, check_leaks, walk
from caravela_high_card import GAME
from caravela_high_card.rules import KEEP, SWAP, HighCardRules
from caravela_high_card.state import HighCardState

DISCLOSURES = frozenset({"card-shown"})
"""Public events that reveal something hidden."""


def test_the_game_passes_every_check() -> None:
    check_game(GAME, DISCLOSURES)


def test_the_check_finds_a_card_that_is_shown_by_mistake() -> None:
    with pytest.raises(Leak, match="card-shown"):
        check_leaks(walk(GAME, 4, seed=1))


class ForgetfulRules(HighCardRules):
    def from_bytes(self, data: bytes) -> State:
        """Lose the option, which only a match of the variant shows."""
        return super().from_bytes(bytes([data[0], 0, *data[2:]]))


def test_the_check_plays_the_variants_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "new_rules", lambda components: ForgetfulRules())
    with pytest.raises(AssertionError, match="from_bytes gives another state, which differs in winner"):
        check_game(GAME, DISCLOSURES)


@pytest.mark.parametrize("lowest, winner", [(False, 1), (True, 0)])
def test_the_option_decides_which_card_wins(lowest: bool, winner: int) -> None:
    rules = HighCardRules()
    state = HighCardState([4, 7], [0, 0], 0, lowest, crown=2)
    for seat in range(2):
        rules.submit(state, seat, KEEP, ScriptedChance([]), None)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.winners() == [winner]


def test_a_swapped_card_comes_from_the_rest_of_the_deck() -> None:
    rules = HighCardRules()
    state = HighCardState([4, 7], [0, 0], 0, False, crown=2)
    rules.submit(state, 0, SWAP, ScriptedChance([(7, 0)]), None)
    assert (state.cards, state.replaced) == ([1, 7], [4, 0])


def test_the_last_player_who_swapped_has_the_crown_and_shows_first() -> None:
    rules = HighCardRules()
    state = HighCardState([4, 7, 8], [0, 0, 0], 0, False, crown=3)
    events = EventSink()
    crowns = []
    for seat, action, drawn in ((0, SWAP, [(6, 0)]), (1, SWAP, [(5, 0)]), (2, KEEP, [])):
        rules.submit(state, seat, action, ScriptedChance(drawn), events)
        crowns.append(state.crown)
    assert crowns == [0, 1, 1]
    shown = [event.facts["seat"] for event in events.events if event.name == "card-shown"]
    assert shown == ["@B", "@A", "@C"]

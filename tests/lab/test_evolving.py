"""Weights that play each other find what wins, the same with any number of processes."""

import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from caravela.cli import app
from caravela.commands.refusals import USER_ERRORS
from caravela.games import games
from caravela.kernel.heuristics import LinearHeuristics
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.lab.evolving import Evolved, evolve
from caravela.lab.plan import BY_PLAY, ArenaPlan
from caravela.lab.standings import PairRow
from tests.bots.high_card import HighCardState
from tests.lab.test_tuning import tiny


class WinSense(LinearHeuristics):
    """Sees who has won and a number that means nothing; at first it makes nothing of them."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(["won", "seat"], [0.0, 0.0])

    def features(self, state: State, seat: int) -> None:
        assert isinstance(state, HighCardState)
        self.found[0] = float(state.winner == seat)
        self.found[1] = 1.0


def test_what_wins_is_found_and_what_does_not_matter_goes_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "high_card", tiny("high_card", WinSense))
    plan = ArenaPlan(
        "high_card", "greedy", 2000, (2,), checks=("greedy",), check_matches=400, seed=3, by=BY_PLAY
    )
    found = evolve(plan)
    won, seat = found.new
    assert won > 4 * abs(seat)
    assert (found.matches, found.generations) == (2000, 10)
    assert found.is_better()


@pytest.mark.timeout(600)
def test_the_same_seed_finds_the_same_with_any_number_of_processes() -> None:
    plan = ArenaPlan("columbus_1492", "cabin-boy", 24, (2, 3), checks=(), seed=5, by=BY_PLAY)
    first = evolve(plan)
    assert first.old != first.new
    assert (first.matches, first.generations) == (48, 2)
    assert evolve(plan, workers=2).document() == first.document()


def test_weights_are_better_only_when_a_bot_was_seen_to_gain() -> None:
    def found(*results: tuple[float, float]) -> Evolved:
        rows = {
            f"bot {at}": PairRow("new", "old", 200, (low + high) / 2, low, high, 0.0, 50.0, 0.5, "open")
            for at, (low, high) in enumerate(results)
        }
        plan = ArenaPlan("columbus_1492", by=BY_PLAY)
        return Evolved(plan, ["a"], [1.0], [1.5], "weights", 400, 2, checks=rows)

    assert found((0.51, 0.6), (0.45, 0.55)).is_better()
    assert not found((0.45, 0.55)).is_better()
    assert not found((0.51, 0.6), (0.4, 0.49)).is_better()
    read = tomllib.loads(found((0.51, 0.6)).document())
    assert read["fit"] == {"matches": 400, "generations": 2}
    assert "--by play --stride 0.2" in found().document()


@pytest.mark.parametrize(
    "words,said",
    [(["--by", "prayer"], "by outcomes or by play"), (["--stride", "2"], "not between 0 and 1")],
)
def test_mistakes_are_answered_in_a_sentence(words: list[str], said: str) -> None:
    with pytest.raises(USER_ERRORS, match=said):
        CliRunner().invoke(app, ["tune", "columbus_1492", *words], catch_exceptions=False)


def test_the_command_says_what_it_did(tmp_path: Path) -> None:
    words = ["tune", "columbus_1492", "--by", "play", "--bot", "random", "--matches", "8", "--seats", "2"]
    words += [
        "--checks",
        "random",
        "--check-matches",
        "2",
        "--workers",
        "1",
        "--out",
        str(tmp_path / "new.toml"),
    ]
    written = CliRunner().invoke(app, words)
    assert "8 matches in 1 generations" in written.stderr
    assert (tmp_path / "new.toml").exists() == (written.exit_code == 0)

"""Tuning finds weights that were planted, is repeatable, and says what speaks for its weights."""

import tomllib
from dataclasses import replace
from pathlib import Path

import numpy
import pytest
from rich.console import Console
from typer.testing import CliRunner

from caravela.cli import app
from caravela.commands.refusals import USER_ERRORS
from caravela.games import game, games
from caravela.kernel.game import Game
from caravela.kernel.heuristics import LinearHeuristics
from caravela.kernel.rules import OptionError, Rules
from caravela.kernel.state import State
from caravela.lab.contestants import source_digest
from caravela.lab.new_weights import weights_table
from caravela.lab.plan import ArenaPlan
from caravela.lab.playing import MatchJob, MatchRunner, Setting
from caravela.lab.standings import PairRow
from caravela.lab.summary import show_tuned
from caravela.lab.tuning import Sample, Tuned, fit, log_loss, tune
from tests.bots.high_card import HighCardRules, HighCardState, NoIdea

UNIT = 2.0
PLANTED = [1.5, -0.8, 0.0, 0.4]


def planted(states: int, seats: int, seed: int) -> Sample:
    """Winners drawn from known weights; the last feature but one means nothing."""
    numbers = numpy.random.default_rng(seed)
    features = numbers.normal(size=(states, seats, len(PLANTED))) * [1.0, 3.0, 2.0, 10.0]
    # As Gumbel has it: the greatest of value plus noise is each seat's with the chance of its softmax.
    noise = numbers.gumbel(size=(states, seats))
    winners = (features @ numpy.array(PLANTED) / UNIT + noise).argmax(axis=1)
    return Sample(features, numpy.eye(seats)[winners])


@pytest.mark.parametrize("start", [[0.0] * 4, [-3.0, 3.0, 1.0, 5.0]])
def test_planted_weights_are_found(start: list[float]) -> None:
    samples = [planted(4000, 2, 1), planted(4000, 4, 2)]
    found = fit(samples, start, UNIT, 1e-6)
    assert found == pytest.approx(PLANTED, abs=0.12)
    held_out = [planted(2000, 3, 3)]
    assert log_loss(held_out, found, UNIT) < log_loss(held_out, start, UNIT)
    assert log_loss(held_out, found, UNIT) == pytest.approx(log_loss(held_out, PLANTED, UNIT), abs=0.005)


def test_weights_are_held_where_they_are() -> None:
    samples = [planted(500, 2, 1)]
    start = [0.0] * 4
    far = [abs(each) for each in fit(samples, start, UNIT, 1e-6)]
    near = [abs(each) for each in fit(samples, start, UNIT, 10.0)]
    assert sum(near) < sum(far) / 5
    alike = Sample(numpy.ones((50, 2, 4)), numpy.eye(2)[[0, 1] * 25])
    assert fit([alike], [1.0, 2.0, 3.0, 4.0], UNIT, 0.0) == pytest.approx([1.0, 2.0, 3.0, 4.0])


def test_a_judgement_that_knows_nothing_has_the_loss_of_an_even_guess() -> None:
    assert log_loss([planted(100, 4, 1)], [0.0] * 4, UNIT) == pytest.approx(numpy.log(4))


# --- a tiny game -----------------------------------------------------------------------------------


class CardSense(LinearHeuristics):
    """Sees a seat's card and a number that means nothing; at first it makes nothing of them."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(["card", "seat"], [0.0, 0.0])

    def features(self, state: State, seat: int) -> None:
        assert isinstance(state, HighCardState)
        self.found[0] = float(state.cards[seat])
        self.found[1] = 1.0


def tiny(key: str, heuristics: object) -> Game:
    return Game(
        key=key,
        title="High Card",
        package="caravela.games.mundus_novus",
        least_seats=2,
        most_seats=2,
        rules_version=1,
        new_rules=lambda components: HighCardRules(),
        heuristics=heuristics,  # type: ignore[arg-type]
        sketch=lambda view, say: [],
    )


def test_what_a_tiny_game_rewards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "high_card", tiny("high_card", CardSense))
    plan = ArenaPlan("high_card", "random", 400, (2,), 1, 1e-4, ("greedy",), 20, 3)
    tuned = tune(plan)
    card, seat = tuned.new
    assert card > 0.3
    assert seat == 0.0
    assert tuned.new_loss < tuned.old_loss
    assert (tuned.matches, tuned.states) == (400, 400)
    assert tuned.checks["greedy"].matches == 20


class TwoMinds(CardSense):
    """Judges chances by weights of their own, in units that are twice as great in every position."""

    unit = 1.0

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.set_standing([0.0, 0.0])

    def unit_at(self, state: State) -> float:
        return 2.0


def test_what_chances_are_judged_by_is_fitted_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "high_card", tiny("high_card", CardSense))
    monkeypatch.setitem(games(), "two_minds", tiny("two_minds", TwoMinds))
    plan = ArenaPlan("high_card", "random", 400, (2,), 1, 1e-6, (), 20, 3)
    one, two = tune(plan), tune(replace(plan, game="two_minds"))
    assert two.new[0] == pytest.approx(2 * one.new[0], abs=0.01)
    assert "[weights]" in one.document()
    assert "[standing]" in two.document()


def test_weights_judge_the_chances_unless_there_are_others() -> None:
    heuristics = CardSense(HighCardRules())
    heuristics.set_weights([1.0, 2.0])
    assert list(heuristics.standing_weights) == [1.0, 2.0]
    heuristics.set_standing([3.0, 4.0])
    heuristics.set_weights([5.0, 6.0])
    assert list(heuristics.standing_weights) == [3.0, 4.0]


def test_a_judgement_without_weights_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "plain_card", tiny("plain_card", lambda rules: NoIdea()))
    with pytest.raises(USER_ERRORS, match="High Card does not add up weighted features"):
        CliRunner().invoke(app, ["tune", "plain_card", "--seats", "2"], catch_exceptions=False)


# --- Mundus Novus ------------------------------------------------------------------------------------

SMALL = ArenaPlan("mundus_novus", "greedy", 6, (2, 3), 20, 0.01, ("greedy",), 2, 5)


@pytest.mark.timeout(600)
def test_tuning_is_repeatable_with_any_number_of_processes() -> None:
    plan = ArenaPlan("mundus_novus", "random", 5, (2, 3), 20, 0.01, ("cabin-boy",), 2, 5)
    first = tune(plan)
    assert tune(plan, workers=2).document() == first.document()
    assert first.matches == 10
    assert first.old != first.new


def test_a_file_of_weights_tells_what_chose_them() -> None:
    row = PairRow("new", "old", 200, 0.56, 0.49, 0.63, 40.0, 50.0, 0.5, "open")
    weights = (["a", "b"], [1.0, 2.0], [1.25, -2.0], "weights")
    tuned = Tuned(SMALL, *weights, 12, 300, 0.6, 0.5, 0.69, checks={"greedy": row})
    read = tomllib.loads(tuned.document())
    assert read["weights"] == {"a": 1.25, "b": -2.0}
    assert read["fit"] == {
        "matches": 12,
        "states": 300,
        "log_loss_old": 0.6,
        "log_loss_new": 0.5,
        "log_loss_even": 0.69,
    }
    assert read["check"]["greedy"] == {"matches": 200, "won": 0.56, "low": 0.49, "high": 0.63}
    assert "caravela tune mundus_novus --bot greedy --matches 6 --seats 2,3" in tuned.document()
    assert tuned.is_better()
    worse = PairRow("new", "old", 200, 0.4, 0.33, 0.47, -70.0, 50.0, 0.5, "below")
    assert not Tuned(SMALL, *weights, 1, 1, 0.6, 0.5, 0.69, checks={"greedy": worse}).is_better()
    assert not Tuned(SMALL, *weights, 1, 1, 0.5, 0.6, 0.69, checks={"greedy": row}).is_better()
    with Console().capture() as said:
        show_tuned(Console(), tuned)
    assert said.get() == ""


def test_bots_play_with_the_weights_of_a_file(tmp_path: Path) -> None:
    heuristics = game("mundus_novus").heuristics(game("mundus_novus").new_rules(None))
    assert isinstance(heuristics, LinearHeuristics)
    same = tmp_path / "same.toml"
    same.write_text(weights_table(heuristics.names, [float(each) for each in heuristics.weights]))
    none = tmp_path / "none.toml"
    none.write_text(weights_table(heuristics.names, [0.0] * len(heuristics.names)))
    runner = MatchRunner(Setting("mundus_novus", 2))
    scores = [
        runner.play(MatchJob(0, [f"greedy{mark}", "random"], 1, 2)).scores
        for mark in ("", f"@{same}", f"@{none}")
    ]
    assert scores[0] == scores[1] != scores[2]
    assert source_digest(f"greedy@{same}") not in ("", source_digest(f"greedy@{none}"))


@pytest.mark.parametrize(
    "text,words",
    [
        ("[weights]\nglory = 3\n", "glory is not a weight of Mundus Novus"),
        ("[weights]\nincome = 'much'\n", "income is not a weight"),
        ("income = 3\n", r"has no table \[weights\]"),
        ("[weights\n", "are not TOML"),
        (None, "cannot read the weights"),
    ],
)
def test_a_broken_file_of_weights_is_refused(tmp_path: Path, text: str | None, words: str) -> None:
    file = tmp_path / "w.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(OptionError, match=words):
        MatchRunner(Setting("mundus_novus", 2)).check([f"greedy@{file}"])


@pytest.mark.parametrize(
    "words,said",
    [
        (["nothing"], "there is no game 'nothing'"),
        (["mundus_novus", "--seats", "two"], "is not a list of numbers"),
        (["mundus_novus", "--seats", "2,9"], "9"),
        (["mundus_novus", "--bot", "nobody"], "there is no bot 'nobody'"),
        (["mundus_novus", "--matches", "1", "--seats", "2"], "too few"),
        (["mundus_novus", "--pull=-1"], "--pull must be 0 or more"),
    ],
)
def test_mistakes_are_answered_in_a_sentence(words: list[str], said: str) -> None:
    with pytest.raises(USER_ERRORS, match=said):
        CliRunner().invoke(app, ["tune", *words], catch_exceptions=False)


def test_the_command_prints_or_writes(tmp_path: Path) -> None:
    words = ["tune", "mundus_novus", "--bot", "greedy", "--matches", "5", "--seats", "2", "--every", "30"]
    words += ["--checks", "greedy", "--check-matches", "2", "--workers", "1"]
    printed = CliRunner().invoke(app, words)
    assert "[weights]" in printed.stdout
    assert printed.exit_code in (0, 1)
    out = tmp_path / "new.toml"
    written = CliRunner().invoke(app, [*words, "--out", str(out)])
    assert out.exists() == (written.exit_code == 0)
    assert "log-loss" in written.stderr

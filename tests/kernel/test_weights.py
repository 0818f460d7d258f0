"""Weights files: weights, search settings and the errors of a broken file."""

from dataclasses import replace

import pytest

from caravela.games import games
from caravela.kernel.search_settings import SearchSettings
from caravela.kernel.weights import SEARCH, WEIGHTS, BrokenWeights, Weights, own_weights


def weights(text: str) -> Weights:
    return Weights(text, "the weights x.toml", "High Card")


def test_what_a_table_does_not_name_weighs_nothing() -> None:
    assert weights("[weights]\nb = 2\na = -0.5\n").of(WEIGHTS, ["a", "b", "c"]) == [-0.5, 2.0, 0.0]


def test_a_file_changes_some_search_settings() -> None:
    base = SearchSettings(rollout_temperature=0.7)
    text = "[search]\nmax_backup_weight = 1\nrollout_length = 7\nfirst_evaluation_counts = true\n"
    found = weights(text).search_settings(base)
    assert found == replace(base, max_backup_weight=1.0, rollout_length=7, first_evaluation_counts=True)
    assert isinstance(found.max_backup_weight, float)
    assert base.rollout_length == 0


@pytest.mark.parametrize(
    "text,words",
    [
        (
            "[search]\ncourage = 1\n",
            "courage is not a search setting; these are chance_samples, exploration, ",
        ),
        ("[search]\nrollout_length = -1\n", "rollout_length is below 0"),
        ("[search]\nrollout_length = true\n", "rollout_length must be of type int"),
        ("[search]\nrollout_length = 1.5\n", "rollout_length must be of type int"),
        ("[search]\nexploration = true\n", "exploration must be of type float"),
        ("[search]\nexploration = nan\n", "exploration must be a finite number"),
        ("[search]\nprior_temperature = 0\n", "prior_temperature must be above 0"),
        ("[search]\nrollout_candidates = 0\n", "rollout_candidates must be above 0"),
        ("[search]\nfirst_evaluation_counts = 1\n", "first_evaluation_counts must be of type bool"),
        ("[search]\nplayout = 3\n", "playout is now called rollout_length"),
        ("[search]\ntrust = 0.4\n", "trust is now called max_backup_weight"),
        ("[weights]\nd = 1\n", "d is not a weight of High Card"),
        ("a = 1\n", "has no table"),
        ("[weights", "are not TOML"),
    ],
)
def test_what_cannot_be_meant_is_refused(text: str, words: str) -> None:
    def read() -> None:
        file = weights(text)
        file.search_settings()
        file.of(WEIGHTS, ["a"])

    with pytest.raises(BrokenWeights, match=words):
        read()


@pytest.mark.parametrize("key", sorted(games()))
def test_every_game_has_search_settings(key: str) -> None:
    of = games()[key]
    heuristics = of.heuristics(of.new_rules(None))
    for name, number in own_weights(of.package).tables[SEARCH].items():
        assert getattr(heuristics.search_settings, name) == number

"""A file of weights: what a judgement weighs, what a search makes of it, and what is refused."""

import pytest

from caravela.games import games
from caravela.kernel.weights import SEARCH, WEIGHTS, BrokenWeights, Weights, own_weights
from tests.bots.high_card import NoIdea


def weights(text: str) -> Weights:
    return Weights(text, "the weights x.toml", "High Card")


def test_what_a_table_does_not_name_weighs_nothing() -> None:
    assert weights("[weights]\nb = 2\na = -0.5\n").of(WEIGHTS, ["a", "b", "c"]) == [-0.5, 2.0, 0.0]


def test_a_search_has_the_habits_of_the_file() -> None:
    judgement = NoIdea()
    looseness = judgement.looseness
    weights("[search]\ntrust = 0.25\nplayout = 7\nsamples = 3\n").set_habits(judgement)
    assert (judgement.trust, judgement.playout, judgement.samples) == (0.25, 7, 3)
    assert judgement.looseness == looseness
    assert NoIdea().playout == 0


@pytest.mark.parametrize(
    "text,words",
    [
        ("[search]\ncourage = 1\n", "courage is no habit of a search"),
        ("[search]\nplayout = -1\n", "playout is below 0"),
        ("[search]\nplayout = true\n", "playout is not a weight"),
        ("[weights]\nd = 1\n", "d is not a weight of High Card"),
        ("a = 1\n", "has no table"),
        ("[weights", "are not TOML"),
    ],
)
def test_what_cannot_be_meant_is_refused(text: str, words: str) -> None:
    def read() -> None:
        file = weights(text)
        file.set_habits(NoIdea())
        file.of(WEIGHTS, ["a"])

    with pytest.raises(BrokenWeights, match=words):
        read()


@pytest.mark.parametrize("key", sorted(games()))
def test_every_game_says_how_a_search_goes_about_it(key: str) -> None:
    of = games()[key]
    judgement = of.heuristics(of.new_rules(None))
    for name, number in own_weights(of.package).tables[SEARCH].items():
        assert getattr(judgement, name) == number

"""The tree search finds what is known to be right, keeps to its budget, and can be repeated."""

import time

import pytest

from caravela.bots.search_bot import Node, Search, SearchBot, Settings
from caravela.games import game
from caravela.kernel.chance import FastChance
from caravela.kernel.state import State
from tests.bots.high_card import FOLD, HOLD, HighCardRules, HighCardState, NoIdea
from tests.rules.amerigo.table import RULES as AMERIGO_RULES
from tests.rules.amerigo.table import position
from tests.rules.mundus_novus.table import RULES, turn

MUNDUS = game("mundus_novus")
AMERIGO = game("amerigo")


def search_high_card(card: int, iterations: int = 4000) -> Search:
    rules = HighCardRules()
    view = rules.view(HighCardState([card, 1 if card != 1 else 2]), 0)
    decision = rules.decisions(HighCardState([card, 1 if card != 1 else 2]))[0]
    search = Search(rules, NoIdea(), Settings(iterations=iterations), FastChance(5), view, decision)
    search.run()
    return search


@pytest.mark.parametrize("card, chance", [(1, 0.0), (2, 0.5), (3, 1.0)])
def test_the_value_of_a_hidden_card_is_found(card: int, chance: float) -> None:
    found = search_high_card(card).root.children
    assert found[HOLD.code].mean() == pytest.approx(chance, abs=0.05)
    # What is seen to be worse is tried less, so its value is known less exactly.
    assert found[FOLD.code].mean() == pytest.approx(0.4, abs=0.15)


@pytest.mark.parametrize("card, best", [(1, "fold"), (2, "hold"), (3, "hold")])
def test_the_better_action_is_taken(card: int, best: str) -> None:
    assert search_high_card(card).thoughts()[0].action.notation == best


def mundus_search(state: State, iterations: int, seed: int = 1) -> Search:
    decision = RULES.next_decision(state)
    assert decision is not None
    heuristics = MUNDUS.heuristics(RULES)
    bot = SearchBot(RULES, heuristics, FastChance(seed), Settings(iterations=iterations))
    return bot.search(RULES.view(state, decision.seat), decision)


def last_turn_of_the_match() -> State:
    """Seat A moves last and needs 81 doubloons: seven different cards earn the 15 it lacks, six do not."""
    return turn("1234567", [""], doubloons={"A": 70, "B": 80}, turn={"turns_left": 1})


def test_a_win_in_hand_is_taken() -> None:
    thoughts = mundus_search(last_turn_of_the_match(), 400).thoughts()
    assert thoughts[0].action.notation == "different 1 2 3 4 5 6 7"
    assert thoughts[0].chance > 0.95


def test_a_sure_loss_is_avoided() -> None:
    """A set of vanilla would take a development and lose: only all eight kinds together pass B's 85 doubloons."""
    state = turn("1234567999", [""], doubloons={"A": 70, "B": 85}, turn={"turns_left": 1})
    search = mundus_search(state, 600)
    losing = search.root.children[RULES.space.parse("set 9: 9 9 9").code]
    assert losing.visits > 0
    assert losing.mean() < search.thoughts()[0].chance
    assert search.thoughts()[0].action.notation == "different 1 2 3 4 5 6 7 9"


def amerigo_search(state: State, iterations: int, seed: int = 1) -> Search:
    decision = AMERIGO_RULES.next_decision(state)
    assert decision is not None
    heuristics = AMERIGO.heuristics(AMERIGO_RULES)
    bot = SearchBot(AMERIGO_RULES, heuristics, FastChance(seed), Settings(iterations=iterations))
    return bot.search(AMERIGO_RULES.view(state, decision.seat), decision)


def last_choice_of_amerigo() -> State:
    """Seat A acts last of all and has 36 points to B's 39. Four spaces of progress bring 4 points, gold brings
    2, and four spaces of the white track 1."""
    seats = {"A": {"points": 30, "progress": 12, "cannons": 12}, "B": {"points": 39, "cannons": 12}}
    return position(
        "choose", seats, actor="A", order="BA", round=5, phase="white", centre={"white": 1, "brown": 4},
        storage={},
    )  # fmt: skip


def test_a_win_in_two_steps_is_taken() -> None:
    search = amerigo_search(last_choice_of_amerigo(), 200)
    best = search.thoughts()[0]
    assert best.action.notation == "do progress"
    assert best.chance > 0.8
    assert best.line[0][1].notation == "advance 4"
    assert search.root.children[best.action.code].best == 1.0


def test_what_a_seat_chooses_next_counts_for_its_best_and_what_others_choose_for_its_mean() -> None:
    for seat, best in ((0, 0.9), (1, 0.5)):
        node = Node(0, HOLD, 0.0)
        good = Node(seat, HOLD, 0.0)
        bad = Node(seat, FOLD, 0.0)
        node.children = {HOLD.code: good, FOLD.code: bad}
        good.learn(0.9, None)
        node.learn(0.9, good)
        bad.learn(0.1, None)
        node.learn(0.1, bad)
        assert node.mean() == pytest.approx(0.5)
        assert node.best == pytest.approx(best)


def test_the_same_seed_and_iterations_give_the_same_search() -> None:
    state = turn("1234455RR", ["", ""])
    first = [thought.document() for thought in mundus_search(state, 150, seed=8).thoughts()]
    again = [thought.document() for thought in mundus_search(state, 150, seed=8).thoughts()]
    assert first == again


def test_a_search_says_how_it_would_go_on() -> None:
    thought = mundus_search(turn("555", ["", ""]), 300).thoughts()[0]
    assert thought.action.notation == "set 5: 5 5 5"
    seat, following = thought.line[0]
    assert (seat, following.family) == (0, "develop")
    assert thought.document()["action"] == "set 5: 5 5 5"


def test_a_search_ends_when_its_time_is_up() -> None:
    state = turn("1234455RR", ["", ""])
    decision = RULES.next_decision(state)
    assert decision is not None
    settings = Settings(milliseconds=30.0)
    bot = SearchBot(RULES, MUNDUS.heuristics(RULES), FastChance(1), settings)
    begun = time.perf_counter()
    search = bot.search(RULES.view(state, decision.seat), decision)
    assert search.iterations > 0
    # A generous bound that only an unlimited search would break: exact timings are measured in bench/.
    assert time.perf_counter() - begun < 10.0


def test_a_search_leaves_the_view_as_it_was() -> None:
    state = turn("1234455RR", ["1", "2"])
    view = RULES.view(state, 0)
    before = view.text()
    mundus_search(state, 100)
    assert RULES.view(state, 0).text() == before

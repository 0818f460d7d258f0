"""The tree search finds what is known to be right, keeps to its budget, and can be repeated."""

import gc
import time
from dataclasses import replace

import pytest

from caravela.bots.search_bot import Search, SearchBot
from caravela.bots.tree import InformationSet, Node
from caravela.games import game
from caravela.kernel.actions import Action
from caravela.kernel.chance import FastChance
from caravela.kernel.search_settings import SearchSettings
from caravela.kernel.state import State
from tests.bots.challenge import ChallengeRules
from tests.bots.coin import HEADS, PASS, TOSS, UNTOSSED, CoinRules
from tests.bots.high_card import FOLD, HOLD, HighCardRules, HighCardState, NoIdea
from tests.rules.amerigo.table import RULES as AMERIGO_RULES
from tests.rules.amerigo.table import position
from tests.rules.columbus_1492.table import RULES as OCEAN
from tests.rules.columbus_1492.table import dice_turn
from tests.rules.mundus_novus.table import RULES, turn

MUNDUS = game("mundus_novus")
AMERIGO = game("amerigo")
COLUMBUS = game("columbus_1492")


def known(place: InformationSet, action: Action, seat: int = 0) -> Node:
    child = place.child(action, seat)
    assert child is not None
    return child


def search_high_card(card: int, iterations: int = 4000) -> Search:
    rules = HighCardRules()
    view = rules.view(HighCardState([card, 1 if card != 1 else 2]), 0)
    decision = rules.decisions(HighCardState([card, 1 if card != 1 else 2]))[0]
    search = Search(rules, NoIdea(), SearchSettings(), FastChance(5), view, decision)
    search.run(iterations)
    return search


@pytest.mark.parametrize("card, chance", [(1, 0.0), (2, 0.5), (3, 1.0)])
def test_the_value_of_a_hidden_card_is_found(card: int, chance: float) -> None:
    root = search_high_card(card).root
    assert known(root, HOLD).mean() == pytest.approx(chance, abs=0.05)
    # A worse action gets fewer visits, so its value is less exact.
    assert known(root, FOLD).mean() == pytest.approx(0.4, abs=0.15)


@pytest.mark.parametrize("card, best", [(1, "fold"), (2, "hold"), (3, "hold")])
def test_the_better_action_is_taken(card: int, best: str) -> None:
    assert search_high_card(card).prospects()[0].action.notation == best


def test_an_action_that_some_worlds_lack_is_counted_where_it_can_be_chosen() -> None:
    """The rival holds its ground whenever it can, which is in half the worlds, so holding wins half the time."""
    rules = ChallengeRules()
    state = HighCardState([2, 1])
    decision = rules.decisions(state)[0]
    search = Search(rules, NoIdea(), SearchSettings(), FastChance(5), rules.view(state, 0), decision)
    search.run(4000)
    claim = known(search.root, HOLD)
    assert search.prospects()[0].action is HOLD
    assert claim.mean() == pytest.approx(0.5, abs=0.05)
    held, folded = known(claim.place, HOLD, 1), known(claim.place, FOLD, 1)
    assert folded.available == claim.visits - 1  # the first time, nobody had come to choose yet
    assert held.available == pytest.approx(folded.available / 2, rel=0.1)
    assert int(held.visits) > 0.95 * int(held.available)


def test_two_seats_with_the_same_action_are_told_apart() -> None:
    place = InformationSet()
    for seat in (0, 1):
        place.add(Node(seat, HOLD, 0.0))
    assert [known(place, HOLD, seat).seat for seat in (0, 1)] == [0, 1]


def test_a_first_look_counts_as_a_try_where_the_game_says_so() -> None:
    node = Node(0, HOLD, 0.0, 0.9)
    assert node.value(0.0, 0.3) == pytest.approx(0.9)
    node.learn(0.5, InformationSet(), False)
    assert node.value(0.0, 0.3) == pytest.approx(0.7)
    assert node.mean() == pytest.approx(0.5)
    assert Node(0, HOLD, 0.0).value(0.0, 0.3) == pytest.approx(0.3)
    search = columbus_search(dice_turn("rose gust storm spyglass", {"A": "9,4", "B": "10,4"}), 1)
    assert all(0.0 < child.first < 1.0 for child in search.root.children.values())


def search_coin(*, seen: bool) -> Search:
    rules = CoinRules(seen=seen)
    state = HighCardState([UNTOSSED, 0])
    decision = rules.decisions(state)[0]
    search = Search(rules, NoIdea(), SearchSettings(), FastChance(5), rules.view(state, 0), decision)
    search.run(2000)
    return search


def test_what_chance_shows_is_seen_before_the_next_choice() -> None:
    """The coin is called rightly, so tossing it always wins; one place for both sides would make it a guess."""
    seeing = search_coin(seen=True)
    assert known(seeing.root, TOSS).mean() > 0.9
    assert seeing.prospects()[0].action is TOSS
    blind = search_coin(seen=False)
    assert known(blind.root, TOSS).mean() == pytest.approx(0.5, abs=0.1)
    assert blind.prospects()[0].action is PASS


def test_an_action_that_chance_answers_is_looked_at_more_than_once() -> None:
    """One look would promise a toss nothing or everything; the mean of many is near a half."""
    rules = CoinRules(seen=True)
    state = HighCardState([UNTOSSED, 0])
    decision = rules.decisions(state)[0]
    settings = SearchSettings(chance_samples=400)
    search = Search(rules, HeadsUp(), settings, FastChance(5), rules.view(state, 0), decision)
    search.run(1)
    assert known(search.root, TOSS).prior == pytest.approx(0.5, abs=0.1)


def toss_once(*, rollout_length: int, right: float) -> float:
    """The value of one rollout of a toss, evaluated after a few quick decisions."""
    rules = CoinRules(seen=True)
    state = HighCardState([UNTOSSED, 0])
    decision = rules.decisions(state)[0]
    settings = SearchSettings(rollout_length=rollout_length)
    search = Search(rules, Caller(right), settings, FastChance(5), rules.view(state, 0), decision)
    search.run(1)
    return known(search.root, TOSS).mean()


class Caller(NoIdea):
    """Judges only a coin that was called: well if it was called as this player likes it, by this many units."""

    def __init__(self, right: float) -> None:
        self.right = right

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, HighCardState)
        if state.cards[0] == UNTOSSED:
            return -100.0  # a pass is not tried first
        return self.right if state.winner == 0 else 0.0


def test_quick_players_play_on_before_a_position_is_judged() -> None:
    """The toss alone looks even. A rollout calls the coin as the player likes it, and that is evaluated."""
    assert toss_once(rollout_length=0, right=50.0) == pytest.approx(0.5)
    assert toss_once(rollout_length=1, right=50.0) == 1.0
    assert toss_once(rollout_length=1, right=-50.0) == 0.0


def test_quick_players_slip_where_the_choice_is_close() -> None:
    rules = CoinRules(seen=True)
    state = HighCardState([1, 0])
    decision = rules.decisions(state)[0]
    settings = SearchSettings(rollout_temperature=0.3)
    search = Search(rules, Caller(0.3), settings, FastChance(5), rules.view(state, 0), decision)
    called = [search.reply(state, decision) for _ in range(2000)]
    # A difference of one temperature gives odds of e to one: 73 of 100.
    assert called.count(HEADS) / len(called) == pytest.approx(0.731, abs=0.04)


def test_of_many_actions_a_quick_player_looks_at_some() -> None:
    rules = CoinRules(seen=True)
    state = HighCardState([1, 0])
    decision = rules.decisions(state)[0]
    settings = SearchSettings(rollout_temperature=0.01, rollout_candidates=1)
    search = Search(rules, Caller(50.0), settings, FastChance(5), rules.view(state, 0), decision)
    called = [search.reply(state, decision) for _ in range(2000)]
    assert called.count(HEADS) / len(called) == pytest.approx(0.5, abs=0.05)


@pytest.mark.parametrize("collecting", [True, False])
def test_garbage_is_collected_as_before_once_a_choice_is_made(collecting: bool) -> None:
    rules = HighCardRules()
    state = HighCardState([3, 1])
    decision = rules.decisions(state)[0]
    heuristics = Witness()
    bot = SearchBot(rules, heuristics, FastChance(1), iterations=5)
    set_collecting(collecting)
    try:
        bot.choose(rules.view(state, 0), decision)
        assert gc.isenabled() is collecting
    finally:
        set_collecting(True)
    assert heuristics.collecting == {False}


def set_collecting(collecting: bool) -> None:
    if collecting:
        gc.enable()
    else:
        gc.disable()


class Witness(NoIdea):
    """Notes whether garbage is collected while it is asked."""

    def __init__(self) -> None:
        self.collecting: set[bool] = set()

    def value(self, state: State, seat: int) -> float:
        self.collecting.add(gc.isenabled())
        return 0.0


class HeadsUp(NoIdea):
    """Likes heads."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, HighCardState)
        return 1.0 if state.cards[0] == 1 else 0.0


def columbus_search(state: State, iterations: int = 400) -> Search:
    decision = OCEAN.next_decision(state)
    assert decision is not None
    bot = SearchBot(OCEAN, COLUMBUS.heuristics(OCEAN), FastChance(1), iterations=iterations)
    return bot.search(OCEAN.view(state, decision.seat), decision)


def test_a_caravel_beside_the_start_comes_home() -> None:
    search = columbus_search(dice_turn("rose gust storm spyglass", {"A": "14,4", "B": "13,4"}, islands="AB"))
    assert search.prospects()[0].action.notation == "rose E"
    assert search.prospects()[0].chance > 0.95


def test_a_caravel_goes_round_a_gust_to_come_home() -> None:
    """Two roses: through the gust's square the first would cost the mainmast, and B is home next turn."""
    state = dice_turn(
        "rose rose", {"A": "13,4", "B": "14,5"}, islands="AB", gusts=("14,4", "12,3"), barrels={"B": 8}
    )
    search = columbus_search(state)
    assert search.prospects()[0].action.notation == "rose NE"
    assert search.prospects()[0].chance > 0.95


def test_a_rival_who_is_as_good_as_home_is_stopped() -> None:
    """B is beside the start with all its barrels: only a gust can still keep it out."""
    state = dice_turn(
        "gust", {"A": "6,4", "B": "14,4"}, islands="AB", gusts=("13,3", "13,5"), barrels={"B": 8}
    )
    thought = columbus_search(state).prospects()[0]
    assert thought.action.notation in ("gust 1 to 14,4 by 1", "gust 2 to 14,4 by 1")


def mundus_search(state: State, iterations: int, seed: int = 1, exploration: float = 0.6) -> Search:
    decision = RULES.next_decision(state)
    assert decision is not None
    heuristics = MUNDUS.heuristics(RULES)
    settings = replace(heuristics.search_settings, exploration=exploration)
    bot = SearchBot(RULES, heuristics, FastChance(seed), iterations=iterations, settings=settings)
    return bot.search(RULES.view(state, decision.seat), decision)


def last_turn_of_the_match() -> State:
    """Seat A moves last and needs 81 doubloons: seven different cards earn the 15 it lacks, six do not."""
    return turn("1234567", [""], doubloons={"A": 70, "B": 80}, turn={"turns_left": 1})


def test_a_win_in_hand_is_taken() -> None:
    thoughts = mundus_search(last_turn_of_the_match(), 400).prospects()
    assert thoughts[0].action.notation == "different 1 2 3 4 5 6 7"
    assert thoughts[0].chance > 0.95


def test_a_sure_loss_is_avoided() -> None:
    """A set of vanilla would take a development and lose: only all eight kinds together pass B's 85 doubloons."""
    state = turn("1234567999", [""], doubloons={"A": 70, "B": 85}, turn={"turns_left": 1})
    search = mundus_search(state, 600, exploration=1.2)  # so that what looks bad at once is tried as well
    losing = known(search.root, RULES.space.parse("set 9: 9 9 9"))
    assert losing.visits > 0
    assert losing.mean() < search.prospects()[0].chance
    assert search.prospects()[0].action.notation == "different 1 2 3 4 5 6 7 9"


def amerigo_search(state: State, iterations: int, seed: int = 1) -> Search:
    decision = AMERIGO_RULES.next_decision(state)
    assert decision is not None
    heuristics = AMERIGO.heuristics(AMERIGO_RULES)
    bot = SearchBot(AMERIGO_RULES, heuristics, FastChance(seed), iterations=iterations)
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
    best = search.prospects()[0]
    assert best.action.notation == "do progress"
    assert best.chance > 0.8
    assert best.line[0][1].notation == "advance 4"
    assert known(search.root, best.action).best == 1.0


@pytest.mark.parametrize("seat, best", [(0, 0.9), (1, 0.5)])
def test_what_a_seat_chooses_next_counts_for_its_best_and_what_others_choose_for_its_mean(
    seat: int, best: float
) -> None:
    node = Node(0, HOLD, 0.0)
    end = InformationSet()
    for action, result in ((HOLD, 0.9), (FOLD, 0.1)):
        child = Node(seat, action, 0.0)
        node.place.add(child)
        child.learn(result, end, False)
        node.learn(result, node.place, seat == node.seat)
    assert node.mean() == pytest.approx(0.5)
    assert node.best == pytest.approx(best)


def test_where_chance_answers_the_best_of_each_answer_counts_as_often_as_it_came() -> None:
    node = Node(0, HOLD, 0.0)
    end = InformationSet()
    for results in ((0.9, 0.1), (0.3, 0.2)):
        place = InformationSet(shared=True)
        for at, (action, result) in enumerate(zip((HOLD, FOLD), results, strict=True)):
            child = Node(0, action, 0.0)
            place.add(child)
            child.learn(result, end, False)
            if at == 1:
                node.learn(result, place, True)
    assert node.best == pytest.approx((0.9 + 0.3) / 2)


def test_the_same_seed_and_iterations_give_the_same_search() -> None:
    state = turn("1234455RR", ["", ""])
    first = [thought.document() for thought in mundus_search(state, 150, seed=8).prospects()]
    again = [thought.document() for thought in mundus_search(state, 150, seed=8).prospects()]
    assert first == again


def test_a_search_says_how_it_would_go_on() -> None:
    thought = mundus_search(turn("555", ["", ""]), 300).prospects()[0]
    assert thought.action.notation == "set 5: 5 5 5"
    seat, following = thought.line[0]
    assert (seat, following.family) == (0, "develop")
    assert thought.document()["action"] == "set 5: 5 5 5"


def test_a_search_ends_when_its_time_is_up() -> None:
    state = turn("1234455RR", ["", ""])
    decision = RULES.next_decision(state)
    assert decision is not None
    bot = SearchBot(RULES, MUNDUS.heuristics(RULES), FastChance(1), milliseconds=30.0)
    begun = time.perf_counter()
    search = bot.search(RULES.view(state, decision.seat), decision)
    assert search.iterations > 0
    # A generous bound that only an unlimited search would break: exact timings are measured in bench/.
    assert time.perf_counter() - begun < 10.0


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a budget: give it iterations or milliseconds"):
        SearchBot(RULES, MUNDUS.heuristics(RULES), FastChance(1))


def test_a_search_uses_the_settings_of_the_game_unless_others_are_given() -> None:
    heuristics = AMERIGO.heuristics(AMERIGO_RULES)
    assert heuristics.search_settings != SearchSettings()
    usual = SearchBot(AMERIGO_RULES, heuristics, FastChance(1), iterations=1)
    assert usual.settings is heuristics.search_settings
    textbook = SearchBot(AMERIGO_RULES, heuristics, FastChance(1), iterations=1, settings=SearchSettings())
    assert textbook.settings == SearchSettings()


def test_a_search_leaves_the_view_as_it_was() -> None:
    state = turn("1234455RR", ["1", "2"])
    view = RULES.view(state, 0)
    before = view.text()
    mundus_search(state, 100)
    assert RULES.view(state, 0).text() == before


def test_no_alternative_is_better_than_the_advice() -> None:
    for card in (1, 2, 3):
        found = search_high_card(card).prospects()
        assert found[0].chance == max(thought.chance for thought in found)

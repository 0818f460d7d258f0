"""The text protocol: short observations of views, answers in any spelling, refusals with their rule."""

import random
from collections.abc import Iterator

import pytest

from caravela import Match
from caravela.adapters.text import MOST_TRIES, Refused, TextBot, TextTable, estimated_tokens
from caravela.games import game
from caravela.kernel.decisions import Decision
from caravela.kernel.view import View

KEYS = ("amerigo", "columbus_1492", "mundus_novus")
PAIRS = [(key, seats) for key in KEYS for seats in (game(key).least_seats, game(key).most_seats)]
LIMIT = 1_495
"""The estimate is 4 % above the count of a common tokenizer (o200k_base) for a large map, and 7 % below it for
long lists of actions, which MOST_TOKENS allows for."""


def decisions(key: str, seats: int, seed: int, most: int = 400) -> Iterator[tuple[Match, View, Decision]]:
    match = Match.new(key, seats, seed=seed)
    choose = random.Random(seed)
    for _ in range(most):
        owed = [decision for decision in match.decisions() if decision.owed]
        if not owed:
            return
        yield match, match.view(owed[0].seat), owed[0]
        match.submit(owed[0].seat, choose.choice(owed[0].actions))


def table_of(match: Match) -> TextTable:
    return TextTable(match.game, match.rules)


@pytest.mark.parametrize("key, seats", PAIRS)
def test_observations_are_short_and_number_every_action(key: str, seats: int) -> None:
    for at, (match, view, decision) in enumerate(decisions(key, seats, seed=4)):
        if at % 7 and len(decision.actions) < 60:
            continue
        table = table_of(match)
        text = table.observe(view, decision)
        assert estimated_tokens(text) <= LIMIT
        assert f"[{decision.rule}]" in text
        for number, action in enumerate(decision.actions, 1):
            assert table.parse(str(number), view, decision) is action
            assert table.parse(f"I think.\n{action.notation}", view, decision) is action


@pytest.mark.parametrize("key, seats", PAIRS)
def test_an_observation_depends_on_the_view_alone(key: str, seats: int) -> None:
    for at, (match, view, decision) in enumerate(decisions(key, seats, seed=9, most=60)):
        if at % 10 == 0:
            again = match.rules.view(match.state.copy(), decision.seat)
            assert table_of(match).observe(view, decision) == table_of(match).observe(again, decision)


@pytest.mark.parametrize("key", KEYS)
def test_an_illegal_action_is_refused_with_its_rule(key: str) -> None:
    refused = 0
    for match, view, decision in decisions(key, 2, seed=5, most=30):
        illegal = next(
            action
            for action in match.rules.space.actions
            if not any(action is legal for legal in decision.actions)
        )
        with pytest.raises(Refused) as error:
            table_of(match).parse(illegal.notation, view, decision)
        assert error.value.rule is not None
        assert f"[{error.value.rule}]" in str(error.value)
        refused += 1
    assert refused > 10


@pytest.mark.parametrize("answer", ["", "  \n ", "0", "9999999999999", "sing a song", "\x00"])
def test_an_answer_that_is_no_action_is_refused(answer: str) -> None:
    match, view, decision = next(decisions("mundus_novus", 2, seed=1))
    with pytest.raises(Refused) as error:
        table_of(match).parse(answer, view, decision)
    assert error.value.rule is None


def test_a_refused_agent_is_asked_again_with_the_reason() -> None:
    match, view, decision = next(decisions("mundus_novus", 2, seed=1))
    asked: list[str] = []

    def agent(text: str) -> str:
        asked.append(text)
        return "1" if "refused" in text else "take 5 from B"

    bot = TextBot(table_of(match), agent)
    assert bot.choose(view, decision) is decision.actions[0]
    assert bot.refused == 1
    assert "MN-" in asked[1].splitlines()[-1]


def test_an_agent_that_never_answers_is_given_up() -> None:
    match, view, decision = next(decisions("mundus_novus", 2, seed=1))
    bot = TextBot(table_of(match), lambda text: "pass", explain=False)
    with pytest.raises(Refused, match="'pass' is not an action"):
        bot.choose(view, decision)
    assert bot.refused == MOST_TRIES

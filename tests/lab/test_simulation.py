"""Simulations count right, repeat exactly and refuse nonsense."""

import json

import pytest

from caravela.bots.roster import UnknownBot
from caravela.games import UnknownGame, games
from caravela.kernel.rules import OptionError
from caravela.lab.playing import Played
from caravela.lab.simulation import Tally, report, simulate

KEY = next(iter(games()))
SEATS = games()[KEY].least_seats


def without_time(tally: Tally) -> dict[str, object]:
    document = report(KEY, ["x"], 1, tally)
    return {key: value for key, value in document.items() if "second" not in key}


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("bots", [["random"], ["greedy"]])
def test_every_game_is_simulated_with_every_bot(key: str, bots: list[str]) -> None:
    game = games()[key]
    tally = simulate(key, game.least_seats, 2, bots, 3, audit=True)
    assert tally.matches == 2
    assert tally.complaints == []
    assert sum(tally.wins) == pytest.approx(2)
    assert [len(scores) for scores in tally.scores] == [2] * game.least_seats
    assert sum(tally.endings.values()) == 2


def test_the_same_seed_gives_the_same_matches() -> None:
    first = simulate(KEY, SEATS, 3, ["random"], 5)
    assert without_time(simulate(KEY, SEATS, 3, ["random"], 5)) == without_time(first)
    assert without_time(simulate(KEY, SEATS, 3, ["random"], 6)) != without_time(first)


def test_auditing_on_the_way_changes_nothing() -> None:
    plain = simulate(KEY, SEATS, 2, ["random"], 5)
    assert without_time(simulate(KEY, SEATS, 2, ["random"], 5, audit=True)) == without_time(plain)


def test_a_mixed_table_names_one_bot_a_seat() -> None:
    names = ["greedy", *["random"] * (SEATS - 1)]
    tally = simulate(KEY, SEATS, 1, names, 1)
    assert tally.matches == 1


def test_progress_is_told_match_by_match() -> None:
    told: list[int] = []
    simulate(KEY, SEATS, 3, ["random"], 1, on_match=lambda played: told.append(played.number))
    assert told == [0, 1, 2]


def test_nonsense_is_refused() -> None:
    with pytest.raises(OptionError, match="0 matches cannot be played"):
        simulate(KEY, SEATS, 0, ["random"], 1)
    with pytest.raises(OptionError, match="9 bots cannot take"):
        simulate(KEY, SEATS, 1, ["random"] * 9, 1)
    with pytest.raises(UnknownBot, match="there is no bot 'clever'"):
        simulate(KEY, SEATS, 1, ["clever"], 1)
    with pytest.raises(UnknownGame):
        simulate("chess", 2, 1, ["random"], 1)
    with pytest.raises(OptionError):
        simulate(KEY, 99, 1, ["random"], 1)


def test_a_shared_win_counts_in_parts() -> None:
    tally = Tally(3)
    bots = ["random"] * 3
    tally.count(Played(0, bots, [1, 1, 3], [9, 9, 2], "goal", ["XX-END-01"], 4, 40, 0.1))
    tally.count(Played(1, bots, [2, 1, 3], [8, 9, 2], "goal", ["XX-END-01"], 6, 60, 0.1))
    assert tally.wins == [0.5, 1.5, 0.0]
    assert tally.scores == [[9, 8], [9, 9], [2, 2]]
    assert (tally.matches, tally.decisions, tally.rounds) == (2, 100, [4, 6])


def test_a_report_is_json_with_the_figures_of_the_tally() -> None:
    tally = simulate(KEY, SEATS, 3, ["random"], 2)
    document = json.loads(json.dumps(report(KEY, ["random"], 2, tally)))
    assert (document["game"], document["matches"], document["seed"]) == (KEY, 3, 2)
    assert document["rounds"]["min"] <= document["rounds"]["median"] <= document["rounds"]["max"]
    assert len(document["scores"]) == len(document["wins"]) == SEATS
    assert document["audit_complaints"] == []

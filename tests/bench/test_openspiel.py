"""Our games as OpenSpiel sees them."""

import json
import sys
from pathlib import Path

import pytest

from bench.openspiel import __main__ as command
from bench.openspiel.bridge import BridgeGame, BridgeState
from bench.openspiel.player import key_of
from caravela.games import game, games
from caravela.kernel.chance import FastChance
from caravela.lab.contestants import contestant

each_game = pytest.mark.parametrize("key", games())


def bridge(key: str, seed: int = 1) -> BridgeGame:
    return BridgeGame(game(key).new_rules(None), key, 3, FastChance(seed))


@each_game
def test_a_resampled_state_looks_the_same_to_its_player(key: str) -> None:
    state = bridge(key).new_initial_state()
    choices = FastChance(2)
    for _ in range(60):
        if state.is_terminal():
            break
        player = state.current_player()
        legal = state.legal_actions()
        again = state.resample_from_infostate(player)
        assert again.information_state_string() == state.information_state_string(player)
        assert again.legal_actions() == legal == sorted(set(legal))
        assert state.legal_actions((player + 1) % 3) == []
        state.apply_action(legal[choices.below(len(legal))])


@each_game
def test_a_clone_goes_its_own_way_and_a_match_ends_with_one_win(key: str) -> None:
    state = bridge(key).new_initial_state()
    seen = state.information_state_string()
    copy = state.clone()
    choices = FastChance(3)
    while not copy.is_terminal():
        legal = copy.legal_actions()
        copy.apply_action(legal[choices.below(len(legal))])
    assert sum(copy.returns()) == pytest.approx(1)
    assert copy.legal_actions() == []
    assert copy.current_player() == -4
    assert state.information_state_string() == seen
    assert state.returns() == [0.0] * 3


@each_game
def test_the_peer_takes_part_in_an_arena(key: str) -> None:
    rules = game(key).new_rules(None)
    assert key_of(rules) == key
    bot = contestant(
        "bench.openspiel.player:Ismcts5ms", game(key), rules, game(key).heuristics(rules), FastChance(1)
    )
    state = rules.setup(2, {}, FastChance(2), None)
    decision = rules.next_decision(state)
    assert decision is not None
    assert bot.choose(rules.view(state, decision.seat), decision) in decision.actions


def test_a_state_knows_its_game() -> None:
    of = bridge("mundus_novus")
    state = of.new_initial_state()
    assert isinstance(state, BridgeState)
    assert state.get_game().num_players() == 3
    assert state.action_to_string(0) == of.rules.space.actions[0].notation


def test_matches_are_kept_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "kept.jsonl"
    words = ["x", "amerigo", "--ms", "1", "--bot", "random", "--matches", "2", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", words)
    command.main()
    first = json.loads(capsys.readouterr().out)
    assert first["matches"] == 2
    assert first["won_95"][0] <= first["won"] <= first["won_95"][1]
    before = out.read_bytes()
    command.main()
    assert json.loads(capsys.readouterr().out) == first
    assert out.read_bytes() == before

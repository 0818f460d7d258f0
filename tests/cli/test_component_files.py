"""Component files of one's own: played with when sound, refused with every fault named."""

from pathlib import Path

import pytest

from caravela.match import Match
from tests.cli.program import GAME, TIMES, own_components, refused, run, simulated


def test_a_component_file_of_ones_own_is_played_with(tmp_path: Path) -> None:
    file = own_components(tmp_path, ("goal = 75", "goal = 20"))
    found = simulated(tmp_path, "--components", str(file), "--matches", "1")
    assert found["endings"] == {"goal": 1}
    typed = "1\nsave kept.json\n"
    done = run(
        tmp_path, "play", "--text", "--seats", "2", "--seed", "3", "--components", file.name, typed=typed
    )
    assert done.returncode == 0, done
    assert "goal: 20 doubloons" in done.stdout
    kept = Match.load(tmp_path / "kept.json")
    assert kept.components is not None
    assert kept.components.name == "own.toml"
    file.unlink()
    taken_up = run(tmp_path, "play", "--text", "--load", "kept.json")
    assert taken_up.returncode == 0, taken_up
    assert "goal: 20 doubloons" in taken_up.stdout


def test_the_games_own_component_file_copied_changes_nothing(tmp_path: Path) -> None:
    file = own_components(tmp_path)
    words = ("--matches", "2", "--seed", "3")
    copied, own = simulated(tmp_path, *words, "--components", str(file)), simulated(tmp_path, *words)
    for name in TIMES:
        del copied[name], own[name]
    assert copied == own


def test_every_fault_of_a_component_file_is_named(tmp_path: Path) -> None:
    file = own_components(
        tmp_path,
        ("copies = [16,", "copies = [15,"),
        ('["caravel", 7,', '["caravel", 8,'),
        ("goal = 75", "goal = 0\nhaste = true"),
        ('["shipyard", 0, 0, 2, ""]', '["dockyard", 0, 0, 2, ""]'),
        ("rare = { 3 = 5,", "rare = { 3 = 6,"),
    )
    for words in (("play", "--text", "--seats", "3"), ("sim", GAME)):
        sentence = refused(tmp_path, *words, "--components", str(file))
        for fault in (
            "resources.copies add up to 119, not 120",
            "have two caravels of value 8",
            "[MN-SUP-09]",
            "payout.goal is 0",
            "payout.haste is not a field here",
            "is of the family 'dockyard'",
            "reach.rare.3 is 6",
        ):
            assert fault in sentence


BROKEN_COMPONENTS: dict[str, bytes] = {
    "is not TOML": b"[resources\ncopies = 3",
    "is nested too deeply": b"a = " + b"[" * 5000,
    "codec can't decode": b"goal = \xff",
    "resources is missing": b"",
    "payout is 5": b"payout = 5",
}


@pytest.mark.parametrize("fault", BROKEN_COMPONENTS)
def test_a_broken_component_file_is_refused(fault: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(BROKEN_COMPONENTS[fault])
    sentence = refused(tmp_path, "play", "--text", "--components", str(file))
    assert fault in sentence or ("payout is" in fault and "payout" in sentence)

"""Anybody's bot takes part, and whatever is wrong with it is said in one sentence."""

from itertools import count
from pathlib import Path

import pytest

from caravela.bots.roster import UnknownBot
from caravela.lab.contestants import BrokenBot, source_digest
from caravela.lab.playing import MatchJob, MatchRunner, Played, Setting

SETTING = Setting("mundus_novus", 2)
HEAD = "from caravela.bots.bot import Bot\n"
FIRST = "    def choose(self, view, decision):\n        return decision.actions[0]\n"
MODULES = count()


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new module's file; its name is found by import."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path / f"somebodys_{next(MODULES)}.py"


def play(module: Path, text: str, name: str = "Mine") -> Played:
    module.write_text(HEAD + text)
    runner = MatchRunner(SETTING)
    bots = [f"{module.stem}:{name}", "random"]
    runner.check(bots)
    return runner.play(MatchJob(4, bots, 1, 2))


@pytest.mark.parametrize(
    "made",
    [
        "",
        "    def __init__(self):\n        self.kept = []\n",
        "    def __init__(self, rules, chance):\n        assert rules.space and chance.below(3) < 3\n",
        "    def __init__(self, *, heuristics, depth=3):\n        assert heuristics.value and depth == 3\n",
    ],
)
def test_a_bot_is_made_with_what_it_asks_for(module: Path, made: str) -> None:
    played = play(module, "class Mine(Bot):\n" + made + FIRST)
    assert played.bots == [f"{module.stem}:Mine", "random"]
    assert 1 in played.places
    assert played.choices[0] > 0


@pytest.mark.parametrize(
    "text,words",
    [
        ("class Other(Bot):\n" + FIRST, "has no class 'Mine'"),
        ("class Mine:\n" + FIRST, "is not a bot: it is not a subclass of caravela.Bot"),
        ("Mine = 3\n", "is not a bot"),
        ("class Mine(Bot):\n    pass\n", r"is abstract: it does not implement choose\(\)"),
        ("class Mine(Bot):\n    def __init__(self, depth):\n        pass\n" + FIRST, "asks for 'depth'"),
    ],
)
def test_what_is_no_bot_is_refused_before_any_match(module: Path, text: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        play(module, text)


@pytest.mark.parametrize(
    "text,words",
    [
        ("import no_such_library\n", r"cannot be imported: .*no_such_library"),
        ("1 / 0\n", r"cannot be imported: ZeroDivisionError: .* \(somebodys_\d+.py:2\)"),
        (
            "class Mine(Bot):\n    def __init__(self):\n        1 / 0\n" + FIRST,
            "cannot be made: ZeroDivision",
        ),
        (
            "class Mine(Bot):\n    def choose(self, view, decision):\n        raise KeyError('corn')\n",
            r"match 4, decision \d+: the bot somebodys_\d+:Mine failed: KeyError: 'corn' \(somebodys_\d+.py:4\)",
        ),
        (
            "class Mine(Bot):\n    def choose(self, view, decision):\n        return None\n",
            "chose None, which is not one of",
        ),
        (
            "from caravela.kernel.actions import Action\nclass Mine(Bot):\n"
            "    def choose(self, view, decision):\n        return Action('cheat', 'cheat')\n",
            "chose <cheat>, which is not one of",
        ),
    ],
)
def test_a_bot_that_fails_is_named_with_the_place(module: Path, text: str, words: str) -> None:
    with pytest.raises(BrokenBot, match=words):
        play(module, text)


@pytest.mark.parametrize(
    "name,words",
    [
        ("no_such_module:Mine", "there is no module 'no_such_module'"),
        ("caravela.nothing:Mine", "there is no module 'caravela.nothing'"),
        (":Mine", "not written as module:Class"),
        ("nobody", "there is no bot 'nobody'.*written module:Class"),
        ("search:fast", "there is no bot 'search:fast'"),
    ],
)
def test_a_name_that_means_nothing_is_refused(name: str, words: str) -> None:
    with pytest.raises(UnknownBot, match=words):
        MatchRunner(SETTING).check([name])


def test_a_changed_bot_is_another_bot(module: Path) -> None:
    play(module, "class Mine(Bot):\n" + FIRST)
    before = source_digest(f"{module.stem}:Mine")
    module.write_text(module.read_text() + "# better\n")
    assert before != source_digest(f"{module.stem}:Mine") != ""
    assert source_digest("greedy") == ""


def test_the_bot_of_the_guide_takes_part(module: Path) -> None:
    guide = Path(__file__).parents[2] / "docs" / "bots.md"
    text = guide.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    assert len(text.splitlines()) <= 20
    assert play(module, text, "Looker").places == [1, 2]

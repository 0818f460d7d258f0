"""Levels: every game has five, with numbers of its own where it says so."""

import pytest

from caravela.bots.levels import SlippingBot, level_bot
from caravela.bots.search_bot import SearchBot
from caravela.games import games
from caravela.kernel.chance import FastChance
from caravela.kernel.levels import DEFAULT_LEVELS, LEVEL_NAMES, BrokenLevels, parse_levels
from caravela.texts import LANGUAGES, Wording


@pytest.mark.parametrize("key", games())
def test_every_game_has_all_levels(key: str) -> None:
    of = games()[key]
    assert len(of.levels()) == len(LEVEL_NAMES)


def test_a_game_may_have_numbers_of_its_own() -> None:
    levels = parse_levels("[cabin-boy]\nslips = 0.7\n[sailor]\niterations = 20\nslips = 0.1\n", "here")
    assert levels[0].slips == 0.7
    assert levels[2:] == DEFAULT_LEVELS[2:]
    of = games()["mundus_novus"]
    rules = of.new_rules(None)
    sailor = level_bot(levels[1], rules, of.heuristics(rules), FastChance(1))
    assert isinstance(sailor, SlippingBot)
    assert isinstance(sailor.bot, SearchBot)
    assert sailor.bot.iterations == 20


@pytest.mark.parametrize(
    "text,words",
    [
        ("[pirate]\n", "unknown level 'pirate'; the levels are cabin-boy, "),
        ("mate = 3\n", "mate must be a table"),
        ("[mate]\nspeed = 3\n", "mate: unknown setting 'speed'; the settings are slips, "),
        ("[mate]\nslips = true\n", "mate: slips must be a number of at least 0"),
        ("[mate]\niterations = -1\n", "mate: iterations must be a number of at least 0"),
        ("[mate]\nslips = 1.5\n", "mate: slips must be at most 1"),
        ("[mate\n", "is not TOML"),
    ],
)
def test_a_broken_file_is_refused(text: str, words: str) -> None:
    with pytest.raises(BrokenLevels, match=words):
        parse_levels(text, "levels.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_have_names_and_descriptions(language: str) -> None:
    wording = Wording(None, language)
    names = [wording.say(f"level-{name}") for name in LEVEL_NAMES]
    assert len(set(names)) == len(names)
    assert all(wording.say(f"about-level-{name}") for name in LEVEL_NAMES)

"""The rulebooks for players: their words in every language, the ledger entries they cite, and none left out."""

import re
import tomllib
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from caravela.games import games
from caravela.texts import LANGUAGES

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src" / "games"
PART = re.compile(r'\b(section|text|step|example|question|figure)\(\s*"([a-z0-9-]+)"(?:,\s*"([A-Z0-9 -]+)")?')
ENGINEERING: dict[str, set[str]] = {"amerigo": set(), "columbus_1492": set(), "mundus_novus": set()}
"""Ledger entries of no interest to players."""
JARGON = re.compile(
    r"component file|refused with|frame_geometry|\bseed\b|fichier|graine|bestand|\bshift\b", re.IGNORECASE
)
BOOKS = [game for game in sorted(games()) if (WEB / game / "rulebook").is_dir()]


def parts(game: str) -> list[tuple[str, str, list[str]]]:
    """Return the parts of a game's rulebook: kind, key and ledger ids."""
    source = (WEB / game / "rulebook" / "book.ts").read_text(encoding="utf-8")
    return [(kind, key, rules.split()) for kind, key, rules in PART.findall(source)]


def ledger(game: str) -> set[str]:
    file = ROOT / "src" / "caravela" / "games" / game / "rules.toml"
    return {rule["id"] for rule in tomllib.loads(file.read_text(encoding="utf-8"))["rule"]}


def keys(game: str) -> set[str]:
    found = {f"book-figure-{key}" if kind == "figure" else f"book-{key}" for kind, key, _ in parts(game)}
    return found | {f"book-{key}-answer" for kind, key, _ in parts(game) if kind == "question"}


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_has_a_rulebook(game: str) -> None:
    assert game in BOOKS


@pytest.mark.parametrize("game", BOOKS)
def test_every_paragraph_cites_entries_of_the_ledger(game: str) -> None:
    for kind, key, rules in parts(game):
        if kind not in ("section", "figure"):
            assert rules, f"{key} cites nothing"
        assert set(rules) <= ledger(game), f"{key} cites {set(rules) - ledger(game)}"


@pytest.mark.parametrize("game", BOOKS)
def test_every_entry_of_the_ledger_is_told_to_players(game: str) -> None:
    cited = {rule for _, _, rules in parts(game) for rule in rules}
    assert ENGINEERING[game] <= ledger(game)
    assert ledger(game) - cited == ENGINEERING[game]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_part_has_words_and_no_words_are_left_over(game: str, language: str) -> None:
    body = FluentResource((WEB / game / "rulebook" / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))
    assert set(names) == keys(game)


@pytest.mark.parametrize("game", BOOKS)
def test_every_figure_is_drawn(game: str) -> None:
    source = (WEB / game / "rulebook" / "figures.tsx").read_text(encoding="utf-8")
    drawn = source[source.index("const figures: Figures") :]
    named = {key for kind, key, _ in parts(game) if kind == "figure"}
    assert named
    assert {key for key in named if not re.search(rf'^  "?{key}"?[:,]', drawn, re.MULTILINE)} == set()


@pytest.mark.parametrize("game", sorted(games()))
def test_the_ledger_speaks_to_players(game: str) -> None:
    folder = ROOT / "src" / "caravela" / "games" / game
    document = tomllib.loads((folder / "rules.toml").read_text(encoding="utf-8"))
    told = {rule["id"]: rule["text"] for rule in document["rule"]}
    for language in LANGUAGES[1:]:
        file = folder / "texts" / f"rules.{language}.toml"
        texts = tomllib.loads(file.read_text(encoding="utf-8"))["text"]
        told |= {f"{language} {key}": text for key, text in texts.items()}
    assert {key: text for key, text in told.items() if JARGON.search(text)} == {}

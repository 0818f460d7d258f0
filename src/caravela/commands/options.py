"""Options that several verbs share, and the parsing of their values."""

import tomllib
from pathlib import Path
from typing import Annotated

import typer

from caravela.kernel.rules import OptionError
from caravela.match import MOST_SEED, ComponentFile

GameKey = Annotated[str, typer.Argument(help="The game's key, such as mundus_novus.", show_default=True)]
LanguageOption = Annotated[str, typer.Option("--lang", help="en, fr or nl.")]
Seats = Annotated[int, typer.Option(help="How many players.")]
Seed = Annotated[
    int | None, typer.Option(help="The same seed gives the same match.", min=0, max=MOST_SEED - 1)
]
Choices = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game, as key=value; may be repeated.")
]
ComponentPath = Annotated[
    Path | None, typer.Option(help="A component file (TOML) in place of the game's own.")
]


def read_options(pairs: list[str] | None) -> dict[str, object]:
    options: dict[str, object] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise OptionError(f"the option {pair!r} is not written as key=value")
        if key in options:
            raise OptionError(f"the option {key} is given twice")
        options[key] = value
    return options


def component_file(path: Path | None) -> ComponentFile | None:
    return None if path is None else ComponentFile(path.name, read_components(path))


def read_components(path: Path) -> object:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise OptionError(f"cannot read the component file {path}: {error.strerror}") from None
    except ValueError as error:
        raise OptionError(f"the component file {path} is not TOML: {error}") from None
    except RecursionError:
        raise OptionError(f"the component file {path} is not TOML: it is nested too deeply") from None

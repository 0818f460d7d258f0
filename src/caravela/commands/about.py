"""caravela --version: the version and build of the program."""

import platform

import typer

from caravela.build import build_kind, program_version
from caravela.commands.common import say


def about_program() -> str:
    return f"caravela {program_version()}, {build_kind()}, Python {platform.python_version()}"


def show_version(wanted: bool) -> None:
    if wanted:
        say(about_program())
        raise typer.Exit

"""Shared by the verbs: the data folder option and console output."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from caravela.storage.folder import ENVIRONMENT

DataFolder = Annotated[
    Path | None,
    typer.Option("--data", help=f"The data folder; else that of {ENVIRONMENT}, else the user's own."),
]


def say(sentence: str) -> None:
    Console(highlight=False, soft_wrap=True).print(sentence, markup=False)


def fail(error: Exception | str, code: int = 2) -> NoReturn:
    Console(stderr=True, highlight=False, soft_wrap=True).print(f"caravela: {error}", markup=False)
    sys.exit(code)

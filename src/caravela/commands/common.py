"""What the verbs share: how they are given the data folder, and how they speak."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caravela.storage.folder import ENVIRONMENT

DataFolder = Annotated[
    Path | None,
    typer.Option("--data", help=f"The data folder; else that of {ENVIRONMENT}, else the user's own."),
]


def say(sentence: str) -> None:
    Console(highlight=False, soft_wrap=True).print(sentence, markup=False)

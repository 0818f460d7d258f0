"""Shared by the verbs: options of the server and console output."""

import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from caravela.storage.database_address import ENVIRONMENT as DATABASE_ENVIRONMENT
from caravela.storage.folder import ENVIRONMENT

DataFolder = Annotated[
    Path | None,
    typer.Option("--data", help=f"The data folder; else that of {ENVIRONMENT}, else the user's own."),
]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar=DATABASE_ENVIRONMENT,
        metavar="URL",
        help="A PostgreSQL database, such as postgresql://user@host/name; without it, SQLite in the data folder.",
    ),
]
Host = Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for all interfaces.")]
Port = Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)]
Origins = Annotated[
    list[str] | None,
    typer.Option(help="Where browsers may come from, such as https://games.example; may be repeated."),
]


def say(sentence: str) -> None:
    Console(highlight=False, soft_wrap=True).print(sentence, markup=False)


def fail(error: Exception | str, code: int = 2) -> NoReturn:
    Console(stderr=True, highlight=False, soft_wrap=True).print(f"caravela: {error}", markup=False)
    sys.exit(code)

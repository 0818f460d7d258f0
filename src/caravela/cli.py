"""The command line: registers the verbs of caravela.commands."""

import importlib
import io
import sys
from contextlib import suppress
from typing import Annotated

import typer

from caravela.commands.about import show_version
from caravela.commands.arena import arena
from caravela.commands.backup import backup
from caravela.commands.common import fail
from caravela.commands.doctor import doctor
from caravela.commands.lists import list_bots, list_games, rules
from caravela.commands.migrate_data import migrate_data
from caravela.commands.play import play
from caravela.commands.restore import restore
from caravela.commands.serve import serve
from caravela.commands.service import service
from caravela.commands.sim import sim
from caravela.commands.tune import tune
from caravela.commands.verify import verify

app = typer.Typer(
    help="Age-of-Discovery board games, complete and by the book. Without a command: play.",
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def options(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Print version, build and Python."
        ),
    ] = False,
) -> None:
    pass


for verb in (play, serve, service, doctor, backup, restore, migrate_data, verify, sim, arena, tune, rules):
    app.command()(verb)
app.command("games")(list_games)
app.command("bots")(list_bots)


def be_lenient() -> None:
    """Replace characters that a stream cannot encode with "?", and enable line editing if readline exists."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    with suppress(ImportError):
        importlib.import_module("readline")


def main() -> None:
    be_lenient()
    try:
        code = app(sys.argv[1:] or ["play"], standalone_mode=False)
    except typer.TyperException as error:
        sentence = error.format_message().rstrip(".")
        if sentence:
            fail(f"{sentence}; see --help")
        code = error.exit_code  # help was shown instead
    except Exception as error:
        from caravela.commands.refusals import USER_ERRORS

        if isinstance(error, USER_ERRORS):
            fail(str(error))
        if isinstance(error, OSError):
            fail(f"cannot go on: {error.strerror}")
        raise
    sys.exit(code if isinstance(code, int) else 0)

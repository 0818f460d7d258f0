"""caravela play: play in the browser of this machine or at the terminal."""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caravela.commands.common import DataFolder
from caravela.commands.options import (
    Choices,
    ComponentPath,
    GameKey,
    LanguageOption,
    Seats,
    Seed,
    component_file,
    read_options,
)
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.rules import OptionError
from caravela.kernel.seats import SEAT_LETTERS, seat_letter
from caravela.match import Match


def play(
    context: typer.Context,
    key: GameKey = "mundus_novus",
    seats: Seats = 4,
    seed: Seed = None,
    lang: LanguageOption = "en",
    seat: Annotated[str, typer.Option(help="The letter of your seat.")] = "A",
    bots: Annotated[
        str,
        typer.Option(
            help="The other seats: one bot for all or one each, such as captain or greedy,mymodule:MyBot; "
            "`caravela bots` lists them."
        ),
    ] = "greedy",
    option: Choices = None,
    components: ComponentPath = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    text: Annotated[bool, typer.Option("--text", help="At the terminal instead of in the browser.")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Serve, but open no browser.")] = False,
    port: Annotated[
        int, typer.Option(help="The port to serve at, or the next free one.", min=1, max=65535)
    ] = 8400,
    data: DataFolder = None,
) -> None:
    """Play in the browser: serves this machine and opens it. With --text, play at the terminal against bots."""
    check_where_played(context, text)
    if not text:
        from caravela.commands.local_server import play_in_browser

        play_in_browser(data, port, not no_browser)
        return
    from caravela.bots.bot import Bot
    from caravela.lab.contestants import HeuristicsByBot, contestant
    from caravela.terminal.play import TerminalTable
    from caravela.terminal.screen import Screen
    from caravela.texts import Wording

    if load is not None:
        check_nothing_new(context)
        match = Match.load(load)
    else:
        match = Match.new(
            key, seats, options=read_options(option), seed=seed, components=component_file(components)
        )
    letters = SEAT_LETTERS[: match.seats]
    if seat.upper() not in list(letters):
        raise OptionError(f"there is no seat {seat!r}; the seats are {', '.join(letters)}")
    person = letters.index(seat.upper())
    others = [at for at in range(match.seats) if at != person]
    names = dict(zip(others, one_each(bots, len(others)), strict=True))
    by_bot = HeuristicsByBot(match.game, match.rules, match.game.heuristics(match.rules))
    root = int.from_bytes(match.secret, "big")

    def bot_for(at: int, moment: int) -> Bot:
        chance = FastChance(stream_seed(root, "bot", at, moment))
        return contestant(names[at], match.game, match.rules, by_bot.of(names[at]), chance)

    for at in others:
        bot_for(at, 0)  # fails for an unknown bot before the match begins
    wording = Wording(match.game, lang, [seat_letter(at) for at in range(match.seats)])
    console = Console(highlight=False)

    def resume(file: str) -> str:
        again = ["play", "--text", "--load", file, "--seat", letters[person], "--bots", bots, "--lang", lang]
        return shlex.join([*program(), *again])

    screen = Screen(console, match.game, wording)
    TerminalTable(match, person, bot_for, screen, read_line, resume, names).run()


def one_each(bots: str, count: int) -> list[str]:
    """Return one bot name per seat, from one name for all or one name each."""
    names = bots.split(",")
    if len(names) == 1:
        names = names * count
    if len(names) != count:
        raise OptionError(f"{len(names)} bots cannot take {count} seats; name one bot or one per seat")
    return names


def check_nothing_new(context: typer.Context) -> None:
    """Raise OptionError for options that set up a new match: a saved match keeps its own setup."""
    for written in given(context, "key", "seats", "seed", "option", "components"):
        raise OptionError(f"--load can't be combined with {written}: a saved match keeps its settings")


def check_where_played(context: typer.Context, text: bool) -> None:
    """Raise OptionError for an option that belongs to the other kind of table."""
    if text:
        for written in given(context, "no_browser", "port", "data"):
            raise OptionError(f"{written} is for the table in the browser; leave out --text")
        return
    table = ("key", "seats", "seed", "lang", "seat", "bots", "option", "components", "load")
    for written in given(context, *table):
        raise OptionError(
            f"{written} is for the table at the terminal: add --text; in the browser you choose it there"
        )


def given(context: typer.Context, *names: str) -> Iterator[str]:
    """Yield those of these parameters that were given on the command line, as written there."""
    for name in names:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            yield "a game" if name == "key" else f"--{name.replace('_', '-')}"


def program() -> list[str]:
    """Return the command that started this program."""
    started = sys.argv[0]
    return [sys.executable, "-m", "caravela"] if started.endswith("__main__.py") else [started]


def read_line(prompt: str) -> str:
    if sys.stdin is None:  # the parent process closed it
        raise EOFError
    return input(prompt)

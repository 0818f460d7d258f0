"""caravela sim: play matches between bots and count the results."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from caravela.commands.options import Choices, ComponentPath, GameKey, Seats, read_components, read_options
from caravela.kernel.rules import OptionError

if TYPE_CHECKING:
    from caravela.lab.playing import Played


def sim(
    key: GameKey,
    seats: Seats = 4,
    matches: Annotated[int, typer.Option(help="How many matches.")] = 100,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats or one each, such as greedy,random.")
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.", min=0)] = 0,
    option: Choices = None,
    components: ComponentPath = None,
    audit: Annotated[bool, typer.Option(help="Audit every state on the way, not only the last one.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    workers: Annotated[
        int | None, typer.Option(help="Number of worker processes (default: one per core).", min=1)
    ] = None,
    lines: Annotated[Path | None, typer.Option(help="Write one JSON line a match to this file.")] = None,
) -> None:
    """Play matches between bots and count what happened."""
    from caravela.commands.progress import progress_bar
    from caravela.lab.simulation import report, simulate
    from caravela.lab.worker_pool import cores

    names = bots.split(",")
    with progress_bar() as progress, ExitStack() as stack:
        bar = progress.add_task(key, total=matches)
        try:
            file = None if lines is None else stack.enter_context(lines.open("w", encoding="utf-8"))
        except OSError as error:
            raise OptionError(f"cannot write to {lines}: {error.strerror}") from None

        def note(played: "Played") -> None:
            if file is not None:
                file.write(json.dumps(played.document()) + "\n")
            progress.advance(bar)

        tally = simulate(
            key,
            seats,
            matches,
            names,
            seed,
            options=read_options(option),
            components=None if components is None else read_components(components),
            audit=audit,
            workers=workers or min(cores(), max(matches, 1)),
            on_match=note,
        )
    result = report(key, names, seed, tally)
    console = Console(highlight=False, soft_wrap=True)
    if as_json:
        console.print(json.dumps(result), markup=False)
        return
    for name, value in result.items():
        console.print(f"{name:>22}  {json.dumps(value)}", markup=False)

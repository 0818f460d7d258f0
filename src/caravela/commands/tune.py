"""caravela tune: find new weights for a game's heuristics."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caravela.commands.common import fail
from caravela.commands.options import GameKey
from caravela.kernel.rules import OptionError
from caravela.lab.plan import BY_PLAY, ArenaPlan


def tune(
    key: GameKey,
    bot: Annotated[str, typer.Option(help="The bot that plays the matches.")] = ArenaPlan.bot,
    matches: Annotated[
        int, typer.Option(help="Number of matches per number of seats.", min=1)
    ] = ArenaPlan.matches,
    seats: Annotated[str, typer.Option(help="Numbers of players, such as 2,4.")] = "2,4",
    every: Annotated[
        int, typer.Option(help="Sample one state in about this many decisions.", min=1)
    ] = ArenaPlan.every,
    pull: Annotated[
        float, typer.Option(help="Strength of the regularization towards the old weights.")
    ] = ArenaPlan.pull,
    checks: Annotated[
        str, typer.Option(help="Bots that play with the new weights against the old ones.")
    ] = ",".join(ArenaPlan.checks),
    check_matches: Annotated[
        int, typer.Option(help="Number of these matches per bot.", min=1)
    ] = ArenaPlan.check_matches,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.", min=0)] = 0,
    by: Annotated[
        str,
        typer.Option(
            help="How to find weights: `outcomes` fits match results, `play` evolves them by self-play."
        ),
    ] = ArenaPlan.by,
    stride: Annotated[
        float, typer.Option(help="Step size of `--by play`, relative to each weight.")
    ] = ArenaPlan.stride,
    out: Annotated[
        Path | None, typer.Option(help="Write the weights to this file if they are better; else print them.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Number of worker processes (default: one per core).", min=1)
    ] = None,
) -> None:
    """Tune the weights of a game's heuristics, and check whether bots play better with them."""
    from caravela.commands.progress import progress_bar
    from caravela.lab.evolving import evolve
    from caravela.lab.new_weights import check_plan
    from caravela.lab.summary import show_tuned
    from caravela.lab.tuning import tune as tune_weights
    from caravela.lab.worker_pool import cores

    counts = seats.split(",")
    if not all(each.isdigit() for each in counts):
        raise OptionError(f"--seats {seats} is not a list of numbers such as 2,4")
    numbers = tuple(dict.fromkeys(map(int, counts)))
    checking = tuple(checks.split(","))
    plan = ArenaPlan(key, bot, matches, numbers, every, pull, checking, check_matches, seed, by, stride)
    check_plan(plan)
    with progress_bar() as progress:
        bar = progress.add_task(key, total=plan.total_matches())
        way = evolve if plan.by == BY_PLAY else tune_weights
        tuned = way(plan, workers or cores(), lambda: progress.advance(bar))
    show_tuned(Console(stderr=True, highlight=False), tuned)
    if out is None:
        Console(highlight=False, soft_wrap=True).print(tuned.document(), markup=False, end="")
    if not tuned.is_better():
        fail("the new weights are not better" + ("" if out is None else f"; {out} was not changed"), 1)
    if out is not None:
        out.write_text(tuned.document(), encoding="utf-8")

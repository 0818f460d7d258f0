"""caravela arena: compare the strength of bots."""

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from caravela.commands.common import fail
from caravela.commands.options import Choices, ComponentPath, GameKey, Seats, read_components, read_options
from caravela.games import game
from caravela.kernel.rules import OptionError


def arena(
    key: GameKey,
    bots: Annotated[
        str, typer.Option(help="Two bots or more, such as greedy,search:200 or mymodule:MyBot.")
    ] = "greedy,random",
    matches: Annotated[int, typer.Option(help="Maximum number of matches per table.", min=1)] = 200,
    seats: Seats = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.", min=0)] = 0,
    out: Annotated[
        Path | None, typer.Option(help="Folder for matches and report; an interrupted arena resumes from it.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="Number of worker processes (default: one per core).", min=1)
    ] = None,
    above: Annotated[
        float,
        typer.Option(
            help="Threshold of the sequential test: is the score of the first-named bot above this?"
        ),
    ] = 0.5,
    stop: Annotated[bool, typer.Option(help="Stop a table when its question is decided.")] = True,
    limit: Annotated[
        float,
        typer.Option(help="Time limit per decision in seconds; a slower bot forfeits (0: no limit).", min=0),
    ] = 60,
    pairs: Annotated[bool, typer.Option(help="Two bots per table, which share its seats.")] = False,
    option: Choices = None,
    components: ComponentPath = None,
) -> None:
    """Find out which bots are stronger: a round robin in which every bot has every seat of every deal."""
    from caravela.commands.progress import progress_bar
    from caravela.lab.arena import ArenaRecord, header, run
    from caravela.lab.playing import MatchRunner, Setting
    from caravela.lab.report import check_libraries, write_report
    from caravela.lab.results import MATCHES, ResultsFile
    from caravela.lab.schedule import Schedule
    from caravela.lab.standings import Standings
    from caravela.lab.summary import show_standings
    from caravela.lab.worker_pool import cores

    if not 0 < above < 1:
        raise OptionError(f"--above {above:g} is not between 0 and 1")
    document = None if components is None else read_components(components)
    setting = Setting(key, seats, read_options(option), document)
    game(key)
    schedule = Schedule(tuple(bots.split(",")), seats, seed, pairs)
    MatchRunner(setting).check(schedule.bots)
    record = ArenaRecord(schedule, schedule.deals(matches), above, stop)
    with progress_bar() as progress, ExitStack() as stack:
        bar = progress.add_task(key, total=record.total())
        results = None
        if out is not None:
            check_libraries()
            results = stack.enter_context(ResultsFile(out / MATCHES, header(setting, schedule)))
            progress.update(bar, completed=len(results.kept))

        def note() -> None:
            progress.update(bar, completed=len(record.played), total=record.total())

        try:
            run(setting, record, workers or cores(), results, note, limit)
        except KeyboardInterrupt:
            kept = ""
            if results is not None:
                kept = f"; {results.on_disk()} matches are saved in {out}; run the same command to resume"
            fail(f"interrupted{kept}", 130)
    standings = Standings(record)
    console = Console(highlight=False)
    show_standings(console, standings)
    if out is not None:
        console.print(f"report: {write_report(out, setting, standings)}", markup=False, soft_wrap=True)

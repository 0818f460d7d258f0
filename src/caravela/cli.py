"""The command line: caravela play, sim, arena, tune, rules, games, bots, and the verbs of caravela.commands."""

import importlib
import io
import json
import shlex
import sys
import tomllib
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from caravela.bots.bot import Bot
from caravela.bots.roster import PLAIN_NAMES, UnknownBot
from caravela.commands.at_home import play_at_home
from caravela.commands.backup import backup
from caravela.commands.common import DataFolder
from caravela.commands.doctor import doctor
from caravela.commands.restore import restore
from caravela.commands.serve import serve
from caravela.commands.verify import verify
from caravela.games import UnknownGame, game, games, worded_ledger
from caravela.kernel.chance import FastChance, stream_seed
from caravela.kernel.documents import BrokenDocument
from caravela.kernel.levels import LEVEL_NAMES
from caravela.kernel.rules import OptionError
from caravela.kernel.seats import SEAT_LETTERS, seat_letter
from caravela.lab.arena import Book, header, run
from caravela.lab.contestants import BrokenBot, Judgements, contestant
from caravela.lab.crew import LostWorker, cores
from caravela.lab.evolving import evolve
from caravela.lab.new_weights import BY_PLAY, Plan, check_plan
from caravela.lab.playing import Host, Played, Setting
from caravela.lab.report import check_libraries, write_report
from caravela.lab.results import MATCHES, ResultsError, ResultsFile
from caravela.lab.schedule import Schedule
from caravela.lab.simulation import report, simulate
from caravela.lab.standings import Standings
from caravela.lab.summary import show_standings, show_tuned
from caravela.lab.tuning import tune as tune_weights
from caravela.match import MOST_SEED, ComponentFile, Match, SavedMatchError
from caravela.storage.errors import StorageError
from caravela.terminal.play import TerminalTable
from caravela.terminal.screen import Screen, show_rows, show_rules
from caravela.texts import UnknownLanguage, Wording

app = typer.Typer(
    help="Age-of-Discovery board games, complete and by the book.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

USER_ERRORS = (
    UnknownGame,
    UnknownBot,
    BrokenBot,
    OptionError,
    BrokenDocument,
    SavedMatchError,
    ResultsError,
    LostWorker,
    UnknownLanguage,
    StorageError,
)
"""Mistakes of a person, not of the program: one sentence, exit code 2, no traceback."""

GameKey = Annotated[str, typer.Argument(help="The game's key, such as mundus_novus.", show_default=True)]
Language = Annotated[str, typer.Option("--lang", help="en, fr or nl.")]
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


@app.command()
def play(
    context: typer.Context,
    key: GameKey = "mundus_novus",
    seats: Seats = 4,
    seed: Seed = None,
    lang: Language = "en",
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
        play_at_home(data, port, not no_browser)
        return
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
    judgements = Judgements(match.game, match.rules, match.game.heuristics(match.rules))
    root = int.from_bytes(match.secret, "big")

    def bot_for(at: int, moment: int) -> Bot:
        chance = FastChance(stream_seed(root, "bot", at, moment))
        return contestant(names[at], match.rules, judgements.of(names[at]), chance)

    for at in others:
        bot_for(at, 0)  # a bot that does not exist is refused before the match begins
    wording = Wording(match.game, lang, [seat_letter(at) for at in range(match.seats)])
    console = Console(highlight=False)

    def resume(file: str) -> str:
        again = ["play", "--text", "--load", file, "--seat", letters[person], "--bots", bots, "--lang", lang]
        return shlex.join([*program(), *again])

    screen = Screen(console, match.game, wording)
    TerminalTable(match, person, bot_for, screen, read_line, resume, names).run()


@app.command()
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
        int | None, typer.Option(help="How many processes play; one for each core unless told.", min=1)
    ] = None,
    lines: Annotated[Path | None, typer.Option(help="Write one JSON line a match to this file.")] = None,
) -> None:
    """Play matches between bots and count what happened."""
    names = bots.split(",")
    with progress_bar() as progress, ExitStack() as stack:
        bar = progress.add_task(key, total=matches)
        try:
            file = None if lines is None else stack.enter_context(lines.open("w", encoding="utf-8"))
        except OSError as error:
            raise OptionError(f"cannot write to {lines}: {error.strerror}") from None

        def note(played: Played) -> None:
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


@app.command()
def arena(
    key: GameKey,
    bots: Annotated[
        str, typer.Option(help="Two bots or more, such as greedy,search:200 or mymodule:MyBot.")
    ] = "greedy,random",
    matches: Annotated[int, typer.Option(help="How many matches each table plays at the most.", min=1)] = 200,
    seats: Seats = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.", min=0)] = 0,
    out: Annotated[
        Path | None, typer.Option(help="A folder for matches and report; an interrupted arena goes on there.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="How many processes play; one for each core unless told.", min=1)
    ] = None,
    above: Annotated[
        float, typer.Option(help="The question: is a bot's result against one named after it above this?")
    ] = 0.5,
    stop: Annotated[bool, typer.Option(help="Stop a table when its question is decided.")] = True,
    limit: Annotated[
        float, typer.Option(help="Seconds for one decision; who needs more forfeits. 0 is no limit.", min=0)
    ] = 60,
    pairs: Annotated[bool, typer.Option(help="Only two bots at a table, sharing its seats.")] = False,
    option: Choices = None,
    components: ComponentPath = None,
) -> None:
    """Find out which bots are stronger: a round robin in which every bot has every seat of every deal."""
    if not 0 < above < 1:
        raise OptionError(f"--above {above:g} is not between 0 and 1")
    document = None if components is None else read_components(components)
    setting = Setting(key, seats, read_options(option), document)
    game(key)
    schedule = Schedule(tuple(bots.split(",")), seats, seed, pairs)
    Host(setting).check(schedule.bots)
    book = Book(schedule, schedule.deals(matches), above, stop)
    with progress_bar() as progress, ExitStack() as stack:
        bar = progress.add_task(key, total=book.total())
        results = None
        if out is not None:
            check_libraries()
            results = stack.enter_context(ResultsFile(out / MATCHES, header(setting, schedule)))
            progress.update(bar, completed=len(results.kept))

        def note() -> None:
            progress.update(bar, completed=len(book.played), total=book.total())

        try:
            run(setting, book, workers or cores(), results, note, limit)
        except KeyboardInterrupt:
            kept = ""
            if results is not None:
                kept = f"; {results.on_disk()} matches are kept in {out}, the same command goes on"
            fail(f"interrupted{kept}", 130)
    standings = Standings(book)
    console = Console(highlight=False)
    show_standings(console, standings)
    if out is not None:
        console.print(f"report: {write_report(out, setting, standings)}", markup=False, soft_wrap=True)


@app.command()
def tune(
    key: GameKey,
    bot: Annotated[str, typer.Option(help="Who plays the matches.")] = Plan.bot,
    matches: Annotated[int, typer.Option(help="How many with each number of seats.", min=1)] = Plan.matches,
    seats: Annotated[str, typer.Option(help="Numbers of players, such as 2,4.")] = "2,4",
    every: Annotated[
        int, typer.Option(help="Look at one state in about so many decisions.", min=1)
    ] = Plan.every,
    pull: Annotated[float, typer.Option(help="How strongly weights are held where they are.")] = Plan.pull,
    checks: Annotated[
        str, typer.Option(help="With these bots the new weights play against the old ones.")
    ] = ",".join(Plan.checks),
    check_matches: Annotated[int, typer.Option(help="How many of these.", min=1)] = Plan.check_matches,
    seed: Annotated[int, typer.Option(help="The same seed gives the same weights.", min=0)] = 0,
    by: Annotated[
        str, typer.Option(help="Fit to outcomes, or follow the winners among weights that differ: play.")
    ] = Plan.by,
    stride: Annotated[
        float, typer.Option(help="By play: how far weights differ, in parts of themselves.")
    ] = Plan.stride,
    out: Annotated[
        Path | None, typer.Option(help="Write the weights to this file if they are better; else print them.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(help="How many processes play; one for each core unless told.", min=1)
    ] = None,
) -> None:
    """Tune the weights of a game's judgement to matches, and see whether bots play better with them."""
    counts = seats.split(",")
    if not all(each.isdigit() for each in counts):
        raise OptionError(f"--seats {seats} is not a list of numbers such as 2,4")
    numbers = tuple(dict.fromkeys(map(int, counts)))
    checking = tuple(checks.split(","))
    plan = Plan(key, bot, matches, numbers, every, pull, checking, check_matches, seed, by, stride)
    check_plan(plan)
    with progress_bar() as progress:
        bar = progress.add_task(key, total=plan.total_matches())
        way = evolve if plan.by == BY_PLAY else tune_weights
        tuned = way(plan, workers or cores(), lambda: progress.advance(bar))
    show_tuned(Console(stderr=True, highlight=False), tuned)
    if out is None:
        Console(highlight=False, soft_wrap=True).print(tuned.document(), markup=False, end="")
    if not tuned.is_better():
        fail("the new weights are not better" + ("" if out is None else f"; {out} is left as it is"), 1)
    if out is not None:
        out.write_text(tuned.document(), encoding="utf-8")


@app.command()
def rules(
    key: GameKey = "mundus_novus",
    wanted: Annotated[str, typer.Argument(metavar="[ID]", help="A rule's id or its beginning.")] = "",
    lang: Language = "en",
) -> None:
    """Print a game's ledger: every rule, ruling and component fact by its number."""
    wording = Wording(game(key), lang)
    found = [rule for rule_id, rule in worded_ledger(key, lang).items() if rule_id.startswith(wanted.upper())]
    if not found:
        raise OptionError(f"{game(key).title} has no rule {wanted!r}")
    show_rules(Console(highlight=False), found, wording)


@app.command("games")
def list_games() -> None:
    """List the installed games."""
    console = Console(highlight=False)
    for each in games().values():
        console.print(f"{each.key:<16}{each.title:<28}{each.least_seats}-{each.most_seats}", markup=False)


@app.command("bots")
def list_bots(lang: Language = "en") -> None:
    """List the bots, the weakest level first."""
    wording = Wording(None, lang)
    rows = [(name, "", wording.say(f"about-bot-{name}")) for name in PLAIN_NAMES]
    rows += [(name, wording.say(f"level-{name}"), wording.say(f"about-level-{name}")) for name in LEVEL_NAMES]
    rows.append(("search:...", "", wording.say("about-bot-search")))
    rows.append(("mymodule:MyBot", "", wording.say("about-bot-own")))
    show_rows(Console(highlight=False), rows)


for verb in (serve, doctor, backup, restore, verify):
    app.command()(verb)


def check_nothing_new(context: typer.Context) -> None:
    """A saved match is what it is: whatever would set up another one is refused, not passed over."""
    for written in given(context, "key", "seats", "seed", "option", "components"):
        raise OptionError(f"--load goes on with a match as it was set up; it does not go with {written}")


def check_where_played(context: typer.Context, text: bool) -> None:
    """What belongs to the other kind of table is refused, not passed over."""
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
    """Which of these parameters were written on the command line, as they are written there."""
    for name in names:
        source = context.get_parameter_source(name)
        if source is not None and source.name == "COMMANDLINE":
            yield "a game" if name == "key" else f"--{name.replace('_', '-')}"


def program() -> list[str]:
    """How this program was started, so that it can be started again."""
    started = sys.argv[0]
    return [sys.executable, "-m", "caravela"] if started.endswith("__main__.py") else [started]


def read_line(prompt: str) -> str:
    if sys.stdin is None:  # closed by whoever started the program
        raise EOFError
    return input(prompt)


def progress_bar() -> Progress:
    """On the terminal only, and gone when it is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


def one_each(bots: str, count: int) -> list[str]:
    """Bot names for a number of seats, from one name or one per seat."""
    names = bots.split(",")
    if len(names) == 1:
        names = names * count
    if len(names) != count:
        raise OptionError(f"{len(names)} bots cannot take {count} seats; name one bot or one per seat")
    return names


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


def fail(error: Exception | str, code: int = 2) -> NoReturn:
    Console(stderr=True, highlight=False, soft_wrap=True).print(f"caravela: {error}", markup=False)
    sys.exit(code)


def be_lenient() -> None:
    """What a stream cannot spell is shown or read as a question mark; a keyboard gets line editing if there is any."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    with suppress(ImportError):
        importlib.import_module("readline")


def main() -> None:
    be_lenient()
    try:
        code = app(standalone_mode=False)
    except USER_ERRORS as error:
        fail(str(error))
    except typer.TyperException as error:
        sentence = error.format_message().rstrip(".")
        if sentence:
            fail(f"{sentence}; --help shows what there is")
        code = error.exit_code  # help was shown instead
    except OSError as error:
        fail(f"cannot go on: {error.strerror}")
    sys.exit(code if isinstance(code, int) else 0)

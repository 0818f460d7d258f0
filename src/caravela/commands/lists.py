"""caravela rules, games and bots: list the rules of a game, the games and the bots."""

from typing import Annotated

import typer
from rich.console import Console

from caravela.commands.options import GameKey, LanguageOption
from caravela.games import game, games, worded_ledger
from caravela.kernel.levels import LEVEL_NAMES
from caravela.kernel.rules import OptionError


def rules(
    key: GameKey = "mundus_novus",
    wanted: Annotated[str, typer.Argument(metavar="[ID]", help="A rule's id or its beginning.")] = "",
    lang: LanguageOption = "en",
) -> None:
    """Print a game's ledger: every rule, ruling and component fact by its number."""
    from caravela.terminal.screen import show_rules
    from caravela.texts import Wording

    wording = Wording(game(key), lang)
    found = [rule for rule_id, rule in worded_ledger(key, lang).items() if rule_id.startswith(wanted.upper())]
    if not found:
        raise OptionError(f"{game(key).title} has no rule {wanted!r}")
    show_rules(Console(highlight=False), found, wording)


def list_games() -> None:
    """List the installed games."""
    console = Console(highlight=False)
    for each in games().values():
        console.print(f"{each.key:<16}{each.title:<28}{each.least_seats}-{each.most_seats}", markup=False)


def list_bots(lang: LanguageOption = "en") -> None:
    """List the bots, the weakest level first."""
    from caravela.bots.roster import PLAIN_NAMES
    from caravela.terminal.screen import show_rows
    from caravela.texts import Wording

    wording = Wording(None, lang)
    rows = [(name, "", wording.say(f"about-bot-{name}")) for name in PLAIN_NAMES]
    rows += [(name, wording.say(f"level-{name}"), wording.say(f"about-level-{name}")) for name in LEVEL_NAMES]
    rows.append(("search:...", "", wording.say("about-bot-search")))
    rows.append(("mymodule:MyBot", "", wording.say("about-bot-own")))
    show_rows(Console(highlight=False), rows)

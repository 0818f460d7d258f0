"""The contestants: the program's own bots by name, other bots as module:Class, programs as command:./program."""

import hashlib
import importlib
import inspect
import shlex
import sys
import traceback
from pathlib import Path

from caravela.adapters.command import shared_agent
from caravela.adapters.text import TextBot, TextTable
from caravela.bots.bot import Bot
from caravela.bots.roster import SEARCH, UnknownBot, new_bot
from caravela.games import game
from caravela.kernel.actions import Action
from caravela.kernel.chance import Chance
from caravela.kernel.decisions import Decision
from caravela.kernel.game import Game
from caravela.kernel.heuristics import Heuristics, LinearHeuristics
from caravela.kernel.rules import OptionError, Rules
from caravela.kernel.view import View
from caravela.kernel.weights import STANDING, WEIGHTS, BrokenWeights, Weights

OFFERED = ("rules", "heuristics", "chance")
"""Parameter names that a bot's __init__ may have."""
SOURCES = (".py", ".toml")
"""Suffixes of the files that determine how a bot plays: code and weights."""


COMMAND = "command:"
WEIGHTS_MARK = "@"
"""Separates a bot from its weights file: greedy@new.toml."""


class BrokenBot(RuntimeError):
    """A bot that raised an error or chose an action that is not legal."""


class GuardedBot(Bot):
    """Wraps an external bot and checks everything it returns."""

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self.bot = bot

    def choose(self, view: View, decision: Decision) -> Action:
        try:
            action = self.bot.choose(view, decision)
        except Exception as error:
            raise BrokenBot(f"the bot {self.name} failed: {_what_happened(error)}") from error
        if any(action is listed for listed in decision.actions):
            return action
        listed = ", ".join(each.notation for each in decision.actions[:8])
        more = ", ..." if len(decision.actions) > 8 else ""
        raise BrokenBot(f"the bot {self.name} chose {action!r}, which is not one of {listed}{more}")


class HeuristicsByBot:
    """The heuristics of each bot: the game's own, or the same with weights from a file."""

    def __init__(self, of: Game, rules: Rules, usual: Heuristics) -> None:
        self.game = of
        self.rules = rules
        self.usual = usual
        self._by_file: dict[str, Heuristics] = {}

    def of(self, name: str) -> Heuristics:
        """Return the heuristics for a bot by its name."""
        _, mark, file = name.partition(WEIGHTS_MARK)
        if not mark or name.startswith(COMMAND):
            return self.usual
        if file not in self._by_file:
            self._by_file[file] = self._with_weights(Path(file))
        return self._by_file[file]

    def _with_weights(self, path: Path) -> Heuristics:
        heuristics = self.game.heuristics(self.rules)
        if not isinstance(heuristics, LinearHeuristics):
            raise OptionError(f"the evaluation of {self.game.title} does not add up weighted features")
        try:
            file = Weights(path.read_text(encoding="utf-8"), f"the weights {path}", self.game.title)
            if WEIGHTS in file.tables:
                heuristics.set_weights(file.of(WEIGHTS, heuristics.names))
            if STANDING in file.tables:
                heuristics.set_standing(file.of(STANDING, heuristics.names))
            heuristics.search_settings = file.search_settings(heuristics.search_settings)
        except OSError as error:
            raise OptionError(f"cannot read the weights {path}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise OptionError(f"the weights {path} are not text") from None
        except BrokenWeights as error:
            raise OptionError(str(error)) from None
        return heuristics


def is_own(name: str) -> bool:
    """Return whether a name refers to an external class rather than to one of the program's bots."""
    return ":" in name and not name.startswith((SEARCH, COMMAND))


def contestant(name: str, of: Game, rules: Rules, heuristics: Heuristics, chance: Chance) -> Bot:
    """Create a bot for one seat of one match. The part after @ is ignored: `HeuristicsByBot` has applied it."""
    if name.startswith(COMMAND):
        return GuardedBot(name, TextBot(TextTable(of, rules), shared_agent(name.removeprefix(COMMAND))))
    name = name.partition(WEIGHTS_MARK)[0]
    if not is_own(name):
        try:
            return new_bot(name, of, rules, heuristics, chance)
        except UnknownBot as error:
            raise UnknownBot(
                f"{error}; a bot of your own is written module:Class or command:./program"
            ) from None
    of_class = bot_class(name)
    offer = {"rules": rules, "heuristics": heuristics, "chance": chance}
    wanted = _wanted(name, of_class)
    try:
        bot = of_class(**{each: offer[each] for each in wanted})
    except Exception as error:
        raise BrokenBot(f"the bot {name} cannot be made: {_what_happened(error)}") from error
    return GuardedBot(name, bot)


def bot_class(name: str) -> type[Bot]:
    """Import the class of module:Class; the working directory is on the search path."""
    module_name, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    try:
        module = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is not None and (module_name + ".").startswith(error.name + "."):
            raise UnknownBot(f"there is no module {error.name!r} for the bot {name!r}") from None
        raise BrokenBot(
            f"the module of the bot {name} cannot be imported: {_what_happened(error)}"
        ) from error
    except (ValueError, TypeError):
        raise UnknownBot(f"the bot {name!r} is not written as module:Class") from None
    except Exception as error:
        raise BrokenBot(
            f"the module of the bot {name} cannot be imported: {_what_happened(error)}"
        ) from error
    found: object = getattr(module, class_name, None)
    if found is None:
        raise UnknownBot(f"the module {module_name!r} has no class {class_name!r}")
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownBot(f"{name!r} is not a bot: it is not a subclass of caravela.Bot")
    # Compiled classes do not report that they are abstract, and crash if they are instantiated then.
    if inspect.isabstract(found) or found.choose is Bot.choose:
        raise UnknownBot(f"{name!r} is abstract: it does not implement choose()")
    return found


def _wanted(name: str, of_class: type[Bot]) -> list[str]:
    """Return which of the offered parameters the class takes."""
    wanted: list[str] = []
    for each in inspect.signature(of_class).parameters.values():
        if each.name in OFFERED:
            wanted.append(each.name)
        elif each.default is each.empty and each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD):
            offered = ", ".join(OFFERED)
            raise UnknownBot(f"the bot {name!r} asks for {each.name!r}; a bot may ask for {offered}")
    return wanted


def source_digest(name: str) -> str:
    """Return a version hash of an external bot and its weights file; empty for the program's own."""
    if name.startswith(COMMAND):
        words = shlex.split(name.removeprefix(COMMAND))
        files = [path for path in words if Path(path).is_file()]
        return " ".join(hashlib.sha256(Path(path).read_bytes()).hexdigest()[:16] for path in files)
    name, _, weights = name.partition(WEIGHTS_MARK)
    files = [weights] if weights else []
    if is_own(name):
        files.append(inspect.getsourcefile(bot_class(name)) or "")
    found = [hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16] for file in files if file]
    return " ".join(found)


def engine_digest(key: str) -> str:
    """Return a version hash of the program's bots and of a game."""
    digest = hashlib.sha256()
    for package in ("caravela.kernel", "caravela.bots", game(key).package):
        folder = Path(str(importlib.import_module(package).__file__)).parent
        files = (path for path in folder.rglob("*") if path.suffix in SOURCES)
        for path in sorted(files):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _what_happened(error: Exception) -> str:
    """Format an error as one line with its source location."""
    said = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    places = traceback.extract_tb(error.__traceback__)
    return f"{said} ({Path(places[-1].filename).name}:{places[-1].lineno})" if places else said

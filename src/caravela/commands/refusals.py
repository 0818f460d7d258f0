"""The exceptions that are user errors. Imported only after an exception, because it loads most of the program."""

from caravela.bots.roster import UnknownBot
from caravela.games import UnknownGame
from caravela.kernel.documents import BrokenDocument
from caravela.kernel.rules import OptionError
from caravela.lab.contestants import BrokenBot
from caravela.lab.results import ResultsError
from caravela.lab.worker_pool import LostWorker
from caravela.match import SavedMatchError
from caravela.storage.errors import StorageError
from caravela.texts import UnknownLanguage

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
"""User errors, not bugs: reported as one sentence with exit code 2, without a traceback."""

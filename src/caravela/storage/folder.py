"""The data folder: where it is, and that one process at a time works on it."""

import os
import sys
from pathlib import Path
from typing import IO, Final

from platformdirs import user_data_path

from caravela.storage.errors import FolderBusy, StorageFailed

ENVIRONMENT: Final = "CARAVELA_DATA"
DATABASE: Final = "caravela.db"
LOCK: Final = "caravela.lock"
SIDE_FILES: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database while it is in use."""


def data_folder(wanted: Path | None = None) -> Path:
    """The folder asked for, that of CARAVELA_DATA, or the user's own."""
    if wanted is not None:
        return wanted
    told = os.environ.get(ENVIRONMENT)
    return Path(told) if told else user_data_path("caravela", appauthor=False)


def make_folder(folder: Path) -> None:
    """Makes the folder. It holds secrets of running matches: nobody but its owner looks in."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StorageFailed(f"the data folder {folder} cannot be made: {error.strerror}") from None


class FolderLock:
    """Held by the one process that writes. The operating system lets it go when the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / LOCK
        try:
            self._file: IO[str] = self.path.open("a+", encoding="utf-8")
        except OSError as error:
            raise StorageFailed(f"the data folder {folder} cannot be used: {error.strerror}") from None
        try:
            take(self._file)
        except OSError:
            self._file.seek(0)
            holder = self._file.read(32).strip()
            self._file.close()
            who = f" (process {holder})" if holder.isdigit() else ""
            raise FolderBusy(
                f"another Caravela{who} is working in the data folder {folder}; stop it first"
            ) from None
        try:
            self._file.truncate(0)
            self._file.write(f"{os.getpid()}\n")
            self._file.flush()
        except OSError:
            # The number is only for the message above; a full disk must not keep a server from reading.
            pass

    def release(self) -> None:
        """The file stays: another process may be waiting at it."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    FAR: Final = 1 << 30  # beyond the text, which others may read

    def take(file: IO[str]) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def take(file: IO[str]) -> None:
        """Raises OSError when somebody has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

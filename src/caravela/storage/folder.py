"""The data folder: its location, and a lock so that only one process at a time writes to it."""

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
"""Suffixes of the files that SQLite keeps beside a database in use."""


def data_folder(wanted: Path | None = None) -> Path:
    """Return the requested folder, else the one in CARAVELA_DATA, else the user's default."""
    if wanted is not None:
        return wanted
    told = os.environ.get(ENVIRONMENT)
    return Path(told) if told else user_data_path("caravela", appauthor=False)


def make_folder(folder: Path) -> None:
    """Create the folder, readable by its owner only: it holds secrets of running matches."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StorageFailed(f"the data folder {folder} cannot be made: {error.strerror}") from None


class FolderLock:
    """Lock of the one writing process. The operating system releases it whenever the process ends."""

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
            # The process id is only for the message above; a full disk must not stop a server from reading.
            pass

    def release(self) -> None:
        """Release the lock. The file stays, because another process may be about to lock it."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    FAR: Final = 1 << 30  # past the text, which others may read

    def take(file: IO[str]) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def take(file: IO[str]) -> None:
        """Lock the file. Raise OSError if another process holds the lock."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

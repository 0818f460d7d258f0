"""The results file: one JSON line per match, fsynced before the match is counted."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from caravela.lab.playing import Played

MATCHES = "matches.jsonl"
"""Name of the file in an arena's folder."""
FORMAT = "caravela arena 1"


class ResultsError(ValueError):
    """A results file that cannot be continued."""


class ResultsFile:
    """A results file that is continued where it ended. The first line is the header, every other one a match.

    A torn last line is dropped. Every other fault raises ResultsError.
    """

    def __init__(self, path: Path, header: Mapping[str, object]) -> None:
        self.path = path
        self.header = {"format": FORMAT, **header}
        self.kept: dict[int, Played] = {}
        """The matches that were already in the file, by number."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            data = path.read_bytes() if path.exists() else b""
            whole = self._read(data)
            self._file = path.open("ab")
        except OSError as error:
            raise ResultsError(f"cannot keep results in {path}: {error.strerror}") from None
        self._file.truncate(whole)
        if whole == 0:
            self._write(self.header)

    def add(self, played: Played) -> None:
        """Append a match. It is durable when this returns."""
        self._write(played.document())

    def on_disk(self) -> int:
        """Count the matches in the file itself: an interrupt may come between writing and counting."""
        return self.path.read_bytes().count(b"\n") - 1

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _write(self, document: Mapping[str, object]) -> None:
        self._file.write(json.dumps(document, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, data: bytes) -> int:
        """Read the file's lines and return how many of its bytes are complete lines."""
        lines = data.splitlines(keepends=True)
        whole = 0
        for at, line in enumerate(lines):
            try:
                document = _parse(line)
                if at == 0:
                    self._compare(document)
                else:
                    played = Played(**document)
                    self.kept.setdefault(played.number, played)
            except (ValueError, TypeError) as error:
                if isinstance(error, ResultsError):
                    raise
                torn = at == len(lines) - 1 and (at > 0 or not line.endswith(b"\n"))
                if torn:
                    break
                what = "begins with no arena's header" if at == 0 else f"is broken in line {at + 1}"
                raise ResultsError(f"{self.path} {what}; take another folder, or remove the file") from None
            whole += len(line)
        return whole

    def _compare(self, found: Mapping[str, object]) -> None:
        # Through JSON and back, so that a tuple equals the list it was written as.
        mine: dict[str, object] = json.loads(json.dumps(self.header))
        for key in [*mine, *found]:
            if found.get(key) != mine.get(key):
                raise ResultsError(
                    f"{self.path} holds another arena: its {key} is {json.dumps(found.get(key))}, "
                    f"not {json.dumps(mine.get(key))}; take another folder, or ask for the same arena"
                )


def _parse(line: bytes) -> dict[str, Any]:
    """Parse one complete line. Raise ValueError or TypeError for anything else."""
    if not line.endswith(b"\n"):
        raise ValueError("the line has no end")
    document: object = json.loads(line)
    if not isinstance(document, dict):
        raise TypeError("the line is not a JSON object")
    return document

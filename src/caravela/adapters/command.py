"""A text player in any language: a program that reads one JSON line per decision and writes one line back."""

import atexit
import json
import os
import selectors
import shlex
import subprocess
from functools import cache

SECONDS = 60.0
"""Time for one answer."""
MOST_ANSWER = 10_000
"""Bytes of one answer."""


class CommandFailed(RuntimeError):
    """The program cannot be started, ended, took too long or wrote too much."""


class CommandAgent:
    """Asks a running program. It gets {"observation": text} on one line and answers with one line.

    The program is started with the first question and lives until the interpreter ends, so that a language model is
    loaded once.
    """

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def __call__(self, observation: str) -> str:
        process = self._process or self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(json.dumps({"observation": observation}).encode() + b"\n")
            process.stdin.flush()
        except OSError:
            raise self._failed("it has ended") from None
        return self._read_line(process).decode("utf-8", "replace")

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()

    def _start(self) -> subprocess.Popen[bytes]:
        words = shlex.split(self.command)
        if not words:
            raise CommandFailed("a command bot needs a program: command:./my_bot")
        try:
            self._process = subprocess.Popen(  # noqa: S603  # the program that the person named
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except OSError as error:
            raise CommandFailed(f"the program {words[0]!r} cannot be started: {error.strerror}") from None
        atexit.register(self.close)
        return self._process

    def _read_line(self, process: subprocess.Popen[bytes]) -> bytes:
        assert process.stdout is not None
        with selectors.DefaultSelector() as ready:
            ready.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if not ready.select(self.seconds):
                    raise self._failed(f"it did not answer within {self.seconds:g} s")
                part = os.read(process.stdout.fileno(), MOST_ANSWER)
                if not part:
                    raise self._failed("it has ended")
                self._unread += part
                if len(self._unread) > MOST_ANSWER:
                    raise self._failed(f"its answer is longer than {MOST_ANSWER} bytes")
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _failed(self, reason: str) -> CommandFailed:
        self.close()
        self._unread = b""
        return CommandFailed(f"the program {self.command!r} failed: {reason}")


@cache
def shared_agent(command: str) -> CommandAgent:
    """Return the one agent of a command in this process; all its seats and matches ask it."""
    return CommandAgent(command)

"""The server as its own process, as tests start it: the real one, with limits wide enough for a test.

python -m tests.server.launch DATA PORT [--narrow] [--workers N] [--stuck] [--steady] [--push HOST]
    [--client FOLDER] [--database URL] [--told FILE [--leak NAME]]
"""

import argparse
import sys
from pathlib import Path
from unittest import mock

from caravela.server import lobby
from caravela.server.logs import set_up_logs
from caravela.server.services import Services
from caravela.server.serving import serve
from caravela.server.settings import Limits, PushSettings, ServerSettings
from tests.server.planted import HINTS, LEAKS
from tests.server.told_chance import let_chance_be_told

WIDE = Limits(
    requests="100000/second",
    changes="100000/second",
    logins="100000/second",
    network_failures="100000/second",
    messages="100000/second",
    handshakes="100000/second",
    metrics="100000/second",
    thoughts="100000/second",
    network_thoughts="100000/second",
    chat="100000/second",
    network_chat="100000/second",
    table_chat="100000/second",
    guests="100000/second",
    new_tables="100000/second",
    sockets=100_000,
    connections=100_000,
    gathering=100_000,
    network_gathering=100_000,
    all_gathering=100_000,
    bot_tables=100_000,
    network_bot_tables=100_000,
    all_bot_tables=100_000,
)
PATIENT = 120.0
"""Seconds that a bot may take: a busy machine is slow, not stuck, and a bot that was killed would change a match."""
CONTACT = "mailto:host@games.example"
WAIT, APART = 0.3, 2.0
"""Seconds until somebody is told, and between two messages: those that people meet are longer."""
STEADY_BOT = (sys.executable, "-m", "tests.server.steady_bot")
STEADY_SECRET = bytes(range(32))


def settings(
    data: Path,
    port: int,
    *,
    limits: Limits = WIDE,
    deadline: float = PATIENT,
    workers: int = 1,
    push: PushSettings | None = None,
    client: Path | None = None,
    database: str | None = None,
    even_answers: bool = False,
) -> ServerSettings:
    """Bots answer at once, unless asked otherwise: a test has no time to lose."""
    return ServerSettings(
        data=data,
        port=port,
        workers=workers,
        bot_deadline=deadline,
        stop_seconds=5.0,
        limits=limits,
        push=push,
        client=client,
        database=database,
        even_answers=even_answers,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("data", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("--database", help="a PostgreSQL database")
    parser.add_argument("--narrow", action="store_true", help="the limits that people meet")
    parser.add_argument("--workers", type=int, default=1, help="how many bots think at once")
    parser.add_argument("--stuck", action="store_true", help="bots that never answer")
    parser.add_argument(
        "--steady", action="store_true", help="every match is dealt alike, and bots think alike"
    )
    parser.add_argument("--push", help="a push service, so that people are told of their turn")
    parser.add_argument("--client", type=Path, help="a built browser client, not that of the package")
    parser.add_argument(
        "--told", type=Path, help="chance answers as this file says, and hints are always the same"
    )
    parser.add_argument("--leak", help="a leak that is planted; see planted.py")
    options = parser.parse_args()
    set_up_logs("info")
    command = None
    if options.stuck:
        command = (sys.executable, "-m", "tests.server.stuck_bot")
    if options.steady:
        mock.patch.object(lobby, "new_secret", return_value=STEADY_SECRET).start()
        command = STEADY_BOT
    if options.told is not None:
        let_chance_be_told(options.told)
        leak = ("--leak",) if options.leak == HINTS else ()
        command = (*STEADY_BOT, *leak)
    if options.leak in LEAKS:
        LEAKS[options.leak]()
    limits = Limits() if options.narrow else WIDE
    deadline = 1.0 if options.stuck else PATIENT
    push = None
    if options.push is not None:
        push = PushSettings(CONTACT, (options.push,), wait_seconds=WAIT, apart_seconds=APART)
    chosen = settings(
        options.data,
        options.port,
        limits=limits,
        deadline=deadline,
        workers=options.workers,
        push=push,
        client=options.client,
        database=options.database,
    )
    serve(chosen, Services(chosen, command))


if __name__ == "__main__":
    main()

"""The server as its own process, as tests start it: the real one, with limits wide enough for a test.

python -m tests.server.launch DATA PORT [--stuck]
"""

import sys
from pathlib import Path

from caravela.server.house import House
from caravela.server.logs import set_up_logs
from caravela.server.serving import serve
from caravela.server.settings import Limits, Settings

WIDE = Limits(
    requests="100000/second",
    changes="100000/second",
    logins="100000/second",
    messages="100000/second",
    thoughts="100000/second",
    sockets=100_000,
    gathering=100_000,
)


def settings(data: Path, port: int, *, limits: Limits = WIDE, deadline: float = 20.0) -> Settings:
    return Settings(data=data, port=port, workers=1, bot_deadline=deadline, stop_seconds=5.0, limits=limits)


def main(data: str, port: str, *options: str) -> None:
    set_up_logs("info")
    stuck = "--stuck" in options
    limits = Limits() if "--narrow" in options else WIDE
    chosen = settings(Path(data), int(port), limits=limits, deadline=1.0 if stuck else 20.0)
    command = (sys.executable, "-m", "tests.server.stuck_bot") if stuck else None
    serve(chosen, House(chosen, command))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""The server under load, as its own process, with limits wide enough for one address: DATA PORT."""

import sys
from pathlib import Path

from caravela.server.logs import set_up_logs
from caravela.server.services import Services
from caravela.server.serving import serve
from caravela.server.settings import Limits, ServerSettings

WIDE = Limits(
    requests="1000000/second",
    changes="1000000/second",
    guests="1000000/second",
    new_tables="1000000/second",
    sockets=1_000_000,
    gathering=1_000_000,
    network_gathering=1_000_000,
    all_gathering=1_000_000,
    handshakes="1000000/second",
)

if __name__ == "__main__":
    set_up_logs("warning")
    settings = ServerSettings(data=Path(sys.argv[1]), port=int(sys.argv[2]), workers=1, limits=WIDE)
    serve(settings, Services(settings))

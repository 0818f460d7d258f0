"""Play in the browser on this machine: start a server and open a browser when it is ready."""

import importlib
import os
import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path

from caravela.commands.common import say
from caravela.storage.folder import data_folder

HOST = "127.0.0.1"
PORTS = 20
"""Number of ports to try, starting with the requested one."""
READY_SECONDS = 60.0
BUILD_READY = "CARAVELA_BUILD_READY"
"""Environment variable with the path of the file that tools/play creates when the compiled build is ready."""


def play_in_browser(data: Path | None, port: int, browser: bool) -> None:
    """Serve until stopped. Use another port if the requested one is not free."""
    port = free_port(port)
    address = f"http://{HOST}:{port}/"

    def announce() -> None:
        say(f"Caravela is running at {address}")
        say("Press Ctrl+C to stop; your games are saved.")
        if browser:
            threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()

    build = os.environ.get(BUILD_READY)
    # Lazy import: the server's libraries load slowly, and the other verbs do not need them.
    serving = importlib.import_module("caravela.server.serving")
    serving.serve_with(
        data=data_folder(data),
        host=HOST,
        port=port,
        origins=(),
        workers=2,
        log_level="warning",
        opened=announce,
        build_ready=Path(build) if build else None,
    )


def free_port(wished: int) -> int:
    for port in range(wished, min(wished + PORTS, 65536)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            return port
    return wished


def _open_when_ready(address: str) -> None:
    until = time.monotonic() + READY_SECONDS
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(address + "healthz", timeout=1):  # noqa: S310 - our own address
                break
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    if not webbrowser.open(address):
        say(f"Couldn't open a browser. Open {address} yourself.")

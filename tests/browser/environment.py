"""A real server in a process of its own, and the browser that visits it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright

from caravela.server.client import client_folder
from tests.server.push_service import PushService
from tests.server.running import answers, free_port
from tools.test_tools import find_browser, find_headless_shell

CHROMIUM = find_browser()
HEADLESS_SHELL = find_headless_shell()
PLAIN_HOST = "table.test"
"""A name of this machine whose pages are no secure context without https, unlike those of 127.0.0.1."""
ARGUMENTS = [
    f"--host-resolver-rules=MAP {PLAIN_HOST} 127.0.0.1",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--no-first-run",
    "--mute-audio",
    "--font-render-hinting=none",  # as a whole browser draws text; the headless shell would round its widths
]
READY_SECONDS = 180.0
BOTS_AT_ONCE = 2
ROOT = Path(__file__).resolve().parents[2]


def missing() -> str:
    """Why no browser test can run here, or an empty text."""
    if CHROMIUM is None:
        return "no Chromium is installed"
    if not (client_folder() / "index.html").is_file():
        return "the browser client is not built: make web"
    return ""


@contextmanager
def serving(
    data: Path, port: int | None = None, service: PushService | None = None, client: Path | None = None
) -> Iterator[str]:
    """A server on a data folder; gives its address. With a push service it tells people of their turn.

    No test meets its limits however quick it is, and with the same presses a match is the same every time.
    """
    port = port or free_port()
    log = (data / "server.log").open("ab")
    process = subprocess.Popen(  # noqa: S603 - our own program
        [
            sys.executable,
            "-m",
            "tests.server.launch",
            str(data),
            str(port),
            "--workers",
            str(BOTS_AT_ONCE),
            "--steady",
            *(() if service is None else ("--push", service.host)),
            *(() if client is None else ("--client", str(client))),
        ],
        cwd=ROOT,
        env=os.environ | ({} if service is None else {"SSL_CERT_FILE": str(service.trust)}),
        stdout=log,
        stderr=log,
    )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(port, process)
        yield address
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        log.close()


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + READY_SECONDS
    while time.monotonic() < end:
        assert process.poll() is None, "the server has stopped"
        if answers(port):
            return
        time.sleep(0.05)
    raise AssertionError("the server does not answer")


def launch(playwright: Playwright, program: str | None = CHROMIUM) -> Browser:
    return playwright.chromium.launch(executable_path=program, args=ARGUMENTS)

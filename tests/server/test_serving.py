"""A server that cannot listen says why in one sentence, and leaves the data folder free."""

import socket
from pathlib import Path

from caravela.server.serving import bound_sockets
from caravela.storage.sqlite import SqliteStore
from tests.cli.program import one_sentence, run


def test_a_port_in_use_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run(tmp_path, "serve", "--port", str(port), "--data", "data")
    sentence = one_sentence(done.returncode, done.stdout, done.stderr)
    assert f"cannot listen on 127.0.0.1, port {port}: address already in use" in sentence
    with SqliteStore(tmp_path / "data") as store:
        store.check()


def test_every_address_of_a_host_is_bound() -> None:
    listeners = bound_sockets("localhost", 0)
    assert {listener.getsockname()[0] for listener in listeners} <= {"127.0.0.1", "::1"}
    for listener in listeners:
        listener.close()

"""The client's files: compressed if the browser accepts it, as they are otherwise."""

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse

from caravela.server.client import Client

SCRIPT = b"say('land');" * 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "a.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "assets" / "b.js").write_bytes(SCRIPT)
    return tmp_path


def asked(folder: Path, path: str, accepted: str) -> FileResponse:
    headers = [(b"accept-encoding", accepted.encode())]
    scope = {
        "type": "http",
        "method": "GET",
        "path": f"/{path}",
        "headers": headers,
        "path_params": {"path": path},
    }
    response = asyncio.run(Client(folder).answer(Request(scope)))
    assert isinstance(response, FileResponse)
    return response


@pytest.mark.parametrize("accepted", ["gzip, deflate, br", "GZIP;q=0.5", "br, *"])
def test_a_browser_gets_the_compressed_twin(folder: Path, accepted: str) -> None:
    response = asked(folder, "assets/a.js", accepted)
    assert response.headers["content-encoding"] == "gzip"
    assert response.headers["vary"] == "accept-encoding"
    assert response.headers["content-type"].startswith("text/javascript")
    assert "immutable" in response.headers["cache-control"]
    assert gzip.decompress(Path(response.path).read_bytes()) == SCRIPT


@pytest.mark.parametrize("accepted", ["", "br", "gzip;q=0", "gzip; q=0.0"])
def test_others_get_the_file_itself(folder: Path, accepted: str) -> None:
    response = asked(folder, "assets/a.js", accepted)
    assert "content-encoding" not in response.headers
    assert response.headers["vary"] == "accept-encoding"
    assert Path(response.path).read_bytes() == SCRIPT


def test_a_file_without_a_twin_is_sent_as_it_is(folder: Path) -> None:
    response = asked(folder, "assets/b.js", "gzip")
    assert "content-encoding" not in response.headers
    assert "vary" not in response.headers

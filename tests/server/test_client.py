"""The client's files: compressed if the browser accepts it, as they are otherwise."""

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse

from caravela.server.client import Client

SCRIPT = b"say('land');" * 40
BROTLI = b"stands for the brotli copy; the server sends it without reading it"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "a.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "assets" / "c.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "c.js.br").write_bytes(BROTLI)
    (tmp_path / "assets" / "c.js.gz").write_bytes(gzip.compress(SCRIPT))
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


@pytest.mark.parametrize(
    "accepted, coding",
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br", "br"),
        ("BR;q=1.0, gzip;q=0.8", "br"),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*;q=0.1", "br"),
        ("gzip;q=0.5, *;q=0", "gzip"),
        ("br;q=many, gzip", "gzip"),
        ("br ; q=0.2 , gzip ; q=0.3", "gzip"),
        ("", None),
        ("identity", None),
        ("br;q=0, gzip;q=0.000", None),
        ("*;q=0", None),
        ("identity, br;q=0.5", None),
        ("br;q=inf, gzip;q=nan", None),
    ],
)
def test_the_weights_of_the_browser_choose_the_coding(
    folder: Path, accepted: str, coding: str | None
) -> None:
    response = asked(folder, "assets/c.js", accepted)
    assert response.headers.get("content-encoding") == coding
    assert response.headers["vary"] == "accept-encoding"
    assert response.headers["content-type"].startswith("text/javascript")
    expected = {"br": BROTLI, None: SCRIPT}.get(coding)
    assert expected is None or Path(response.path).read_bytes() == expected

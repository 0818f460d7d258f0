"""Serve the browser client: the files of web_dist, and its index page for all its routes."""

import re
from collections.abc import Iterable
from importlib import resources
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from caravela.server.responses import Failed

FOLDER = "web_dist"
FRONT_PAGE = "index.html"
HASHED = "assets/"
"""Folder of the files with a content hash in their names."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SUFFIXES = {"br": ".br", "gzip": ".gz"}
"""Content codings of the compressed copies that the build creates, the smallest first, with their suffixes."""

QVALUE = re.compile(r"0(\.\d{0,3})?|1(\.0{0,3})?")


def client_folder() -> Path:
    return Path(str(resources.files("caravela"))) / FOLDER


class Client:
    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def answer(self, request: Request) -> Response:
        wanted = request.path_params["path"]
        file = self._file(wanted)
        if file is None:
            last = wanted.rpartition("/")[2]
            if wanted.startswith("api/") or "." in last:
                raise Failed("not-found")
            file = self._file(FRONT_PAGE)
            wanted = FRONT_PAGE
        if file is None:
            return PlainTextResponse(
                "Caravela is running; the browser client is not part of this installation.\n"
            )
        headers = {"cache-control": FOR_EVER if wanted.startswith(HASHED) else ASK_AGAIN}
        copies = {
            coding: copy
            for coding, suffix in SUFFIXES.items()
            if (copy := self._file(wanted + suffix)) is not None
        }
        if copies:
            headers["vary"] = "accept-encoding"
        coding = best_coding(request.headers.get("accept-encoding", ""), copies)
        if coding is None:
            return FileResponse(file, headers=headers)
        headers["content-encoding"] = coding
        return FileResponse(copies[coding], headers=headers, media_type=guess_type(file.name)[0])

    def _file(self, wanted: str) -> Path | None:
        """Return the file for a path, or None if it does not exist or lies outside the folder."""
        if not wanted or "\0" in wanted:
            return None
        try:
            file = (self.folder / wanted).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except OSError:
            return None


def best_coding(accepted: str, offered: Iterable[str]) -> str | None:
    """Return the offered coding with the highest weight in an Accept-Encoding header, the first of equals.

    Return None if the browser accepts none of them, or prefers the file as it is.
    """
    weights: dict[str, float] = {}
    for each in accepted.lower().split(","):
        coding, _, parameter = each.partition(";")
        weights[coding.strip()] = weight_of(parameter)
    others = weights.get("*", 0.0)
    best, most = None, weights.get("identity", 0.0)
    for coding in offered:
        weight = weights.get(coding, others)
        if weight > most or (best is None and weight == most > 0):
            best, most = coding, weight
    return best


def weight_of(parameter: str) -> float:
    """Return the weight from "q=0.5": 1 if there is none, 0 if it is not a number from 0 to 1."""
    name, _, value = parameter.partition("=")
    if name.strip() != "q":
        return 1.0
    return float(value) if QVALUE.fullmatch(value.strip()) else 0.0

"""Serve the browser client: the files of web_dist, and its index page for all its routes."""

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
GZIP_SUFFIX = ".gz"
"""Suffix of the compressed copies that the build creates where they save space."""


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
        gzipped = self._file(wanted + GZIP_SUFFIX)
        if gzipped is not None:
            headers["vary"] = "accept-encoding"
            if takes_gzip(request.headers.get("accept-encoding", "")):
                headers["content-encoding"] = "gzip"
                return FileResponse(gzipped, headers=headers, media_type=guess_type(file.name)[0])
        return FileResponse(file, headers=headers)

    def _file(self, wanted: str) -> Path | None:
        """Return the file for a path, or None if it does not exist or lies outside the folder."""
        if not wanted or "\0" in wanted:
            return None
        try:
            file = (self.folder / wanted).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except OSError:
            return None


def takes_gzip(accepted: str) -> bool:
    """Parse an Accept-Encoding header; a weight of zero refuses gzip."""
    for each in accepted.lower().split(","):
        coding, _, weight = each.partition(";")
        if coding.strip() in ("gzip", "*"):
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False

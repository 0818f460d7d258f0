"""The browser client: files of the package folder web_dist, and its front page for every path of its own."""

from importlib import resources
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from caravela.server.answers import Failed

FOLDER = "web_dist"
FRONT_PAGE = "index.html"
HASHED = "assets/"
"""Files whose names change with their content."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


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
        caching = FOR_EVER if wanted.startswith(HASHED) else ASK_AGAIN
        return FileResponse(file, headers={"cache-control": caching})

    def _file(self, wanted: str) -> Path | None:
        """The file of a path, if it lies in the folder."""
        if not wanted or "\0" in wanted:
            return None
        try:
            file = (self.folder / wanted).resolve()
            return file if file.is_relative_to(self.folder) and file.is_file() else None
        except OSError:
            return None

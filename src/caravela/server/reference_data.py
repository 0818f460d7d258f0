"""Public reference data: the games, their rules and texts."""

import gzip
import re
from functools import cache

from starlette.requests import Request
from starlette.responses import Response

from caravela.games import UnknownGame, game, games, worded_ledger
from caravela.kernel.game import Game
from caravela.server.client import best_coding
from caravela.server.responses import Failed, answer
from caravela.texts.catalogue import COMMON_PACKAGE, LANGUAGES, texts_of
from caravela.wire.requests import GameShape, OptionShape, RuleShape

AN_HOUR = "public, max-age=3600"
OUTLINE = re.compile(r"(title|word-|option-|step-|-)")
"""Messages of a game that lists of games and tables show, and all terms."""


def game_shape(of: Game) -> GameShape:
    return GameShape(
        key=of.key,
        title=of.title,
        least_seats=of.least_seats,
        most_seats=of.most_seats,
        rules_version=of.rules_version,
        options=[OptionShape(option.key, list(option.choices), option.default) for option in of.options],
    )


async def list_games(request: Request) -> Response:
    return answer([game_shape(each) for each in games().values()])


async def list_rules(request: Request) -> Response:
    language = request.query_params.get("language", LANGUAGES[0])
    check_language(language)
    try:
        rules = worded_ledger(request.path_params["game"], language)
    except UnknownGame:
        raise Failed("not-found") from None
    return answer([RuleShape(key, worded.text, worded.rule.kind) for key, worded in rules.items()])


async def common_texts(request: Request) -> Response:
    return texts(request, COMMON_PACKAGE)


async def game_texts(request: Request) -> Response:
    try:
        package = game(request.path_params["game"]).package
    except UnknownGame:
        raise Failed("not-found") from None
    return texts(request, package)


def texts(request: Request, package: str) -> Response:
    language = request.path_params["language"]
    check_language(language)
    headers = {"cache-control": AN_HOUR, "vary": "accept-encoding"}
    outline = "outline" in request.query_params
    text: str | bytes = stripped_texts(package, language, outline=outline)
    if best_coding(request.headers.get("accept-encoding", ""), ["gzip"]):
        headers["content-encoding"] = "gzip"
        text = gzipped_texts(package, language, outline=outline)
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


@cache
def stripped_texts(package: str, language: str, *, outline: bool = False) -> str:
    """Return the texts without comments and blank lines, which only translators need; or their outline."""
    kept = []
    wanted = True
    for line in texts_of(package, language).splitlines():
        if not line or line.startswith("#"):
            continue
        if not line.startswith((" ", "}")):  # a message begins
            wanted = not outline or OUTLINE.match(line) is not None
        if wanted:
            kept.append(line)
    return "\n".join(kept)


@cache
def gzipped_texts(package: str, language: str, *, outline: bool) -> bytes:
    return gzip.compress(stripped_texts(package, language, outline=outline).encode())


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Failed("not-found")

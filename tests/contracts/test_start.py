"""Every server, bot and command begins by loading all games: what they read then, they read once."""

import subprocess
import sys

NOTED = """
import tomllib

texts, loads = [], tomllib.loads
tomllib.loads = lambda text: texts.append(text) or loads(text)
from caravela.games import games

games()
print(len(texts) - len(set(texts)))
"""


def test_no_document_is_read_twice_to_load_the_games() -> None:
    begun = subprocess.run([sys.executable, "-c", NOTED], capture_output=True, encoding="utf-8", check=True)  # noqa: S603 - our own program
    assert begun.stdout == "0\n"

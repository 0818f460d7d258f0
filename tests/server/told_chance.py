"""Chance that answers as a file says, for a server in a test: the same can then happen in two different worlds."""

import json
from pathlib import Path
from unittest import mock

from librt.vecs import vec
from mypy_extensions import i64

from caravela import match
from caravela.kernel.chance import Answer, Chance, ScriptedChance

Scripts = dict[str, list[list[Answer]]]
"""For each match, known by its first nonce: the answers to each entry from the setup on."""


def write_scripts(file: Path, scripts: Scripts) -> None:
    file.write_text(json.dumps(scripts), encoding="utf-8")


def let_chance_be_told(file: Path) -> None:
    """From now on every new match of this process gets the answers of the file."""
    told = json.loads(file.read_text(encoding="utf-8"))
    scripts = {
        nonce: [[(possibilities, answer) for possibilities, answer in answers] for answers in entries]
        for nonce, entries in told.items()
    }

    class Told(Chance):
        def __init__(self, _: bytes, nonces: list[bytes]) -> None:
            self.entries = scripts[nonces[0].hex()]
            self.script = ScriptedChance([])

        def begin_entry(self, entry_at: int) -> None:
            self.script = ScriptedChance(self.entries[entry_at])

        def below(self, n: i64) -> i64:
            return self.script.below(n)

        def draw(self, bag: vec[i64], total: i64) -> i64:
            return self.script.draw(bag, total)

    mock.patch.object(match, "SealedChance", Told).start()

"""The public events that may disclose something, by game."""

import tomllib
from pathlib import Path


def disclosures(key: str) -> frozenset[str]:
    listed = tomllib.loads(Path(__file__).with_name("disclosures.toml").read_text(encoding="utf-8"))
    return frozenset(listed.get(key, ()))

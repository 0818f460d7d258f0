"""Print one digest of all files below the given paths, so that a build runs again only when a file has changed.

python tools/digest.py [--salt TEXT] PATH ...
"""

import argparse
import hashlib
from collections.abc import Iterator
from pathlib import Path

IGNORED = frozenset({"__pycache__", "node_modules"})


def files(path: Path) -> Iterator[Path]:
    """Yield the files below a path in a fixed order, without caches and installed packages."""
    if path.is_file():
        yield path
        return
    for child in sorted(path.iterdir()):
        if child.name not in IGNORED:
            yield from files(child)


def digest(paths: list[Path], salt: str = "") -> str:
    """Hash names and contents, so that a renamed file counts as a change."""
    hashed = hashlib.sha256(salt.encode())
    for path in paths:
        for file in files(path):
            content = hashlib.sha256(file.read_bytes()).hexdigest()
            hashed.update(f"{file.as_posix()}\0{content}\n".encode())
    return hashed.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--salt", default="", help="anything else that the build depends on")
    parser.add_argument("paths", nargs="+", type=Path)
    arguments = parser.parse_args()
    print(digest(arguments.paths, arguments.salt))


if __name__ == "__main__":
    main()

"""The digest that decides whether a build runs again."""

from pathlib import Path

import pytest

from tools.digest import digest


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    folder = Path("package")
    (folder / "inner").mkdir(parents=True)
    (folder / "a.py").write_text("a")
    (folder / "inner" / "b.py").write_text("b")
    return folder


def test_the_digest_stays_while_nothing_changes(tree: Path) -> None:
    first = digest([tree])
    (tree / "a.py").touch()
    assert digest([tree]) == first


def test_a_changed_an_added_and_a_renamed_file_count(tree: Path) -> None:
    found = {digest([tree])}
    (tree / "a.py").write_text("c")
    found.add(digest([tree]))
    (tree / "inner" / "c.py").write_text("")
    found.add(digest([tree]))
    (tree / "a.py").rename(tree / "d.py")
    found.add(digest([tree]))
    assert len(found) == 4


def test_caches_and_installed_packages_do_not_count(tree: Path) -> None:
    first = digest([tree])
    for name in ("__pycache__", "node_modules"):
        (tree / name).mkdir()
        (tree / name / "x").write_text("x")
    assert digest([tree]) == first


def test_the_salt_counts(tree: Path) -> None:
    assert digest([tree], "gcc") != digest([tree], "clang")

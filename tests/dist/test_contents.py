"""A release holds the whole package with the browser client, and nothing else."""

from tests.dist.artefacts import Artefact, source_files

BUILD_FILES = {"setup.py", "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md", "MANIFEST.in"}
MADE_BY_SDIST = {"PKG-INFO", "setup.cfg"}
NEEDED = {
    "caravela/py.typed",
    "caravela/web_dist/index.html",
    "caravela/storage/migrations/script.py.mako",
    "caravela/storage/migrations/versions/form_0001.py",
    "caravela/games/amerigo/rules.toml",
    "caravela/games/amerigo/texts/fr.ftl",
}


def test_it_holds_the_package_and_nothing_else(artefact: Artefact) -> None:
    package = source_files()
    assert package >= NEEDED
    names = artefact.names()
    if artefact.kind == "sdist":
        assert names == {f"src/{name}" for name in package} | BUILD_FILES | MADE_BY_SDIST
        return
    assert package <= names
    more = {name for name in names - package if ".dist-info/" not in name}
    libraries = {name for name in more if name.endswith(".so")}
    assert more - libraries == set()
    assert bool(libraries) == (artefact.kind == "compiled")


def test_its_tag_says_where_it_runs(artefact: Artefact) -> None:
    """A compiled wheel names the oldest C library that it runs with; `linux` would be refused by an index."""
    name = artefact.path().name
    assert ("manylinux_" in name) == (artefact.kind == "compiled")
    assert name.endswith("-py3-none-any.whl") == (artefact.kind == "pure")

"""The documents agree with the program: links, layers, examples and commands."""

import re
import tomllib
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from caravela.cli import app

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/**/*.md")), ROOT / "web" / "README.md"]
SOURCES = (".css", ".ftl", ".py", ".toml", ".tsx")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s#]*)(?:#([^)\s]*))?\)|<img src=\"([^\"]+)\"")
COMMAND = re.compile(r"(?:^|[\s/`])(?<!from )caravela (?!caravela)([a-z][a-z-]*)((?: [^`\n#]*)?)")


def blocks(path: Path, language: str) -> list[str]:
    """Return the fenced code blocks of a document in one language; "" is for blocks without one."""
    return [text for found, text in FENCE.findall(path.read_text(encoding="utf-8")) if found == language]


def anchors(path: Path) -> set[str]:
    """Return the anchors of a document's headings, as GitHub makes them."""
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_to_files_and_headings(path: Path) -> None:
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    for file, anchor, picture in LINK.findall(text):
        if file.startswith(("http:", "https:")):
            continue
        target = path.parent / (picture or file) if picture or file else path
        assert target.exists(), f"{path.name} links to {target}"
        assert not anchor or anchor in anchors(target), f"{path.name} links to {file}#{anchor}"


def test_the_architecture_names_the_layers_of_the_import_contract() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = project["tool"]["importlinter"]["contracts"][0]["layers"]
    names = [re.sub(r"[()]", "", layer) for layer in contract]
    first = blocks(ROOT / "ARCHITECTURE.md", "")[0]
    assert [re.split(r" {2,}", line)[0] for line in first.splitlines()] == names


def test_the_board_guide_names_what_exists() -> None:
    guide = (ROOT / "docs" / "adding_a_board.md").read_text(encoding="utf-8")
    board = (ROOT / "web" / "src" / "games" / "board.ts").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (`[^|]+`) \|", guide.partition("| member |")[2].partition("\n\n")[0], re.MULTILINE
    )
    for name in re.findall(r"`(\w+)`", " ".join(rows)):
        assert re.search(rf"^  {name}\??[(:]", board, re.MULTILINE), f"board.ts has no member {name}"
    rows = re.findall(
        r"^\| (`[^|]+`) \|", guide.partition("| module |")[2].partition("\n\n")[0], re.MULTILINE
    )
    modules = {path.stem for path in (ROOT / "web" / "src" / "kit").iterdir()}
    assert set(re.findall(r"`(\w+)/?`", " ".join(rows))) <= modules
    files = [path for path in (ROOT / "examples" / "high_card").rglob("*.*") if path.suffix in SOURCES]
    files.append(ROOT / "web" / "src" / "art" / "shell.svg")
    known = board + "".join(path.read_text(encoding="utf-8") for path in files)
    piece = guide.partition("## Add a kind of piece")[2].partition("## ")[0]
    for name in re.findall(r"`([\w-]+)(?:\(\))?`", piece):
        assert re.search(rf"(?<![\w-]){name}(?![\w-])", known), f"neither board.ts nor the example has {name}"


def test_the_example_of_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (example,) = blocks(ROOT / "README.md", "python")
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102 - our own example
    assert (tmp_path / "evening.json").exists()


def test_the_examples_of_the_bot_guide_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot, *examples = blocks(ROOT / "docs" / "bots.md", "python")
    (tmp_path / "mine.py").write_text(bot, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert examples
    for example in examples:
        exec(compile(example, "bots.md", "exec"), {})  # noqa: S102 - our own example


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_and_their_options_exist(path: Path) -> None:
    known = typer.main.get_command(app)
    assert isinstance(known, TyperGroup)
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    for name, arguments in COMMAND.findall(text):
        assert name in known.commands, f"{path.name} names caravela {name}"
        options = {
            option for each in known.commands[name].params for option in (*each.opts, *each.secondary_opts)
        }
        for option in re.findall(r"(?<!\S)--[a-z-]+", arguments):
            assert option in {*options, "--help"}, f"{path.name} names caravela {name} {option}"

"""The report: one page with everything in it, and the same numbers as tables."""

import csv
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from caravela.kernel.rules import OptionError
from caravela.lab import report
from caravela.lab.arena import ArenaRecord, run
from caravela.lab.playing import Setting
from caravela.lab.schedule import Schedule
from caravela.lab.standings import Standings
from tests.lab.arenas import play

HEADINGS = (
    "Bots",
    "Pairings",
    "Ratings",
    "Who beats whom",
    "Length of matches",
    "Scores by seat",
    "Score by category",
    "Wins by seat",
    "How matches ended",
    "Thinking time",
    "Seats",
)


def table(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("report")
    standings = Standings(play("random,cabin-boy,greedy", 6, stops=False))
    assert report.write_report(out, Setting("mundus_novus", 2), standings) == out / "report.html"
    return out


class Page(HTMLParser):
    """The parts of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for key, value in attrs:
            if key == "id":
                self.ids.append(value or "")
            elif key in ("src", "href", "xlink:href"):
                self.links.append(value or "")


def test_the_page_has_all_parts(folder: Path) -> None:
    text = (folder / "report.html").read_text(encoding="utf-8")
    assert re.findall(r"<h2>(.*?)</h2>", text) == list(HEADINGS)
    page = Page(text)
    assert page.tags.count("svg") == 8
    assert page.tags.count("table") == 3
    assert "relics sold" in text
    for name in ("random", "cabin-boy", "greedy", "seat A", "Mundus Novus"):
        assert name in text


def test_the_page_needs_nothing_else(folder: Path) -> None:
    text = (folder / "report.html").read_text(encoding="utf-8")
    assert "http" not in text
    assert "@import" not in text
    page = Page(text)
    assert not {"script", "link", "iframe"} & set(page.tags)
    inner = {f"#{each}" for each in page.ids}
    assert all(link in inner or link.startswith("data:image/png;base64,") for link in page.links)
    assert len(page.ids) == len(set(page.ids))
    assert {f"#{name}" for name in re.findall(r"url\(#([^)]*)\)", text)} <= inner


def test_the_tables_agree_with_the_matches(folder: Path) -> None:
    matches = table(folder / "matches.csv")
    assert len(matches) == 3 * 6 * 2
    bots = table(folder / "bots.csv")
    assert {row["bot"] for row in bots} == {"random", "cabin-boy", "greedy"}
    for row in bots:
        mine = [each for each in matches if each["bot"] == row["bot"]]
        assert int(row["matches"]) == len(mine) == 12
        assert float(row["mean_score"]) == pytest.approx(
            sum(int(each["score"]) for each in mine) / 12, abs=0.01
        )
        assert float(row["openskill_mu"]) > 0
    assert sum(float(row["rating"]) for row in bots) == pytest.approx(4500, abs=0.2)
    assert len(table(folder / "pairings.csv")) == 3
    assert len(table(folder / "seats.csv")) == 8
    endings = table(folder / "endings.csv")
    assert sum(float(row["wins"]) for row in endings) == pytest.approx(18, abs=0.01)


def test_scores_are_accounted_for_by_category(folder: Path) -> None:
    for row in table(folder / "matches.csv"):
        parts = [int(value) for name, value in row.items() if name.startswith("score_")]
        assert len(parts) == 6
        assert sum(parts) == int(row["score"])
    means = {row["bot"]: float(row["mean_score"]) for row in table(folder / "bots.csv")}
    categories = table(folder / "categories.csv")
    for bot, score in means.items():
        mine = [row for row in categories if row["bot"] == bot]
        assert sum(float(row["points"]) for row in mine) == pytest.approx(score, abs=0.01)
        assert sum(float(row["share"]) for row in mine) == pytest.approx(1, abs=0.01)


def test_a_game_without_points_by_category_has_a_report_without_them(tmp_path: Path) -> None:
    setting = Setting("columbus_1492", 2)
    schedule = Schedule(("greedy", "cabin-boy"), 2, 1)
    record = ArenaRecord(schedule, 1)
    run(setting, record, 1)
    page = report.write_report(tmp_path, setting, Standings(record)).read_text(encoding="utf-8")
    assert "Score by category" not in page
    assert not (tmp_path / "categories.csv").exists()


def test_missing_libraries_are_named_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    report.check_libraries()
    monkeypatch.setattr(report, "LIBRARIES", ("matplotlib", "no_such_library"))
    with pytest.raises(OptionError, match=r"needs no_such_library: pip install 'caravela\[lab\]'"):
        report.check_libraries()

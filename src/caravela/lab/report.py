"""The report of an arena: one self-contained page, and the same numbers as CSV files."""

import csv
import importlib.util
from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path

from caravela.games import game
from caravela.kernel.rules import OptionError
from caravela.lab.playing import Setting
from caravela.lab.ratings import ladder
from caravela.lab.standings import Row, Standings, cells
from caravela.texts import Wording

PAGE = "report.html"
LIBRARIES = ("matplotlib", "openskill")
CSS = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fff; }
table { border-collapse: collapse; display: block; overflow-x: auto; font-variant-numeric: tabular-nums; }
th, td { padding: .2rem .7rem; border-bottom: 1px solid #ddd; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1rem 0; } figure svg { max-width: 100%; height: auto; } figcaption { color: #555; }
"""


def check_libraries() -> None:
    """Raise OptionError if a library is missing, before the first match rather than after the last."""
    missing = [name for name in LIBRARIES if importlib.util.find_spec(name) is None]
    if missing:
        raise OptionError(
            f"the report needs {' and '.join(missing)}: pip install 'caravela[lab]', or leave out --out"
        )


def write_report(folder: Path, setting: Setting, standings: Standings) -> Path:
    """Write the report into the folder and return the path of its page."""
    skills = ladder(len(standings.names), _places(standings))
    by_name = dict(zip(standings.names, skills, strict=True))
    bots = [
        {
            **cells(row),
            "openskill_mu": round(by_name[row.bot][0], 3),
            "openskill_sigma": round(by_name[row.bot][1], 3),
        }
        for row in standings.bots
    ]
    _write_csv(folder / "bots.csv", bots)
    _write_csv(folder / "pairings.csv", _all_cells(standings.pairs))
    _write_csv(folder / "seats.csv", _all_cells(standings.seats))
    _write_csv(folder / "endings.csv", _all_cells(standings.endings))
    if standings.categories:
        _write_csv(folder / "categories.csv", _all_cells(standings.categories))
    _write_csv(folder / "matches.csv", _match_rows(standings))
    page = folder / PAGE
    page.write_text(_page(setting, standings, bots), encoding="utf-8")
    return page


def _page(setting: Setting, standings: Standings, bots: list[dict[str, object]]) -> str:
    # Lazy import: matplotlib loads slowly.
    from caravela.lab import plots

    wording = Wording(game(setting.game), "en")

    def categories(standings: Standings) -> str:
        return plots.categories(standings, wording.category)

    drawn: list[tuple[str, str, Callable[[Standings], str]]] = [
        (
            "Ratings",
            "All results fitted at once; the bots' mean is 1500. 150 points are odds of 70 to 30.",
            plots.ratings,
        ),
        ("Who beats whom", "Results of the bot of the row against that of the column.", plots.win_matrix),
        (
            "Wins by seat",
            "Over all bots, with 95 % intervals; the broken line is what an equal seat wins.",
            plots.wins_by_seat,
        ),
        ("How matches ended", "Who won by which ending.", plots.endings),
        ("Thinking time", "Mean of each match; the cross is the longest choice of all.", plots.thinking),
    ]
    if standings.finished:
        middle = "The box is the middle half, the line in it the median."
        drawn[2:2] = [
            ("Length of matches", "Rounds begun.", plots.lengths),
            ("Scores by seat", middle, plots.scores_by_seat),
        ]
    if standings.categories:
        caption = "Mean points of a seat; what costs points lies left of zero."
        drawn.insert(4, ("Score by category", caption, categories))
    schedule = standings.record.schedule
    facts = {
        "game": f"{game(setting.game).title}, rules version {game(setting.game).rules_version}",
        "seats": schedule.seats,
        "seed": schedule.seed,
        "matches counted": len(standings.matches),
        "question": f"is the first bot's result above {standings.record.threshold:g}?",
    }
    parts = [
        f"<h1>Arena: {escape(game(setting.game).title)}</h1>",
        "<p>" + " · ".join(f"{escape(key)}: {escape(str(value))}" for key, value in facts.items()) + "</p>",
        "<h2>Bots</h2>",
        _table(bots),
        "<h2>Pairings</h2>",
        _table(_all_cells(standings.pairs)),
    ]
    if standings.failures:
        failed = "".join(f"<li>{escape(each)}</li>" for each in standings.failures)
        parts.append(f"<h2>Forfeits</h2>\n<ul>{failed}</ul>")
    for title, caption, draw in drawn:
        parts.append(
            f'<h2>{title}</h2>\n<figure role="img" aria-label="{title}">{draw(standings)}'
            f"<figcaption>{caption}</figcaption></figure>"
        )
    parts += ["<h2>Seats</h2>", _table(_all_cells(standings.seats))]
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Arena: {escape(game(setting.game).title)}</title><style>{CSS}</style></head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _table(rows: Sequence[dict[str, object]]) -> str:
    head = "".join(f"<th>{escape(key.replace('_', ' '))}</th>" for key in rows[0])
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(str(value))}</td>" for value in row.values()) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody></table>"


def _places(standings: Standings) -> Iterable[dict[int, int]]:
    """Yield the places of each match for a ladder: a bot in several seats counts with its best place."""
    for played in standings.matches:
        best: dict[int, int] = {}
        for name, place in zip(played.bots, played.places, strict=True):
            bot = standings.names.index(name)
            best[bot] = min(place, best.get(bot, place))
        yield best


def _match_rows(standings: Standings) -> list[dict[str, object]]:
    """Return one row for each seat of each match."""
    schedule = standings.record.schedule
    rows: list[dict[str, object]] = []
    categories = dict.fromkeys(row.category for row in standings.categories)
    for played in standings.matches:
        fixture = schedule.fixture(played.number)
        for seat, bot in enumerate(played.bots):
            rows.append(
                {
                    "match": played.number,
                    "deal": fixture.deal,
                    "seat": seat,
                    "bot": bot,
                    "place": played.places[seat],
                    "score": played.scores[seat],
                    "ending": played.reason,
                    "rounds": played.rounds,
                    "decisions": played.decisions,
                    "choices": played.choices[seat] if played.choices else "",
                    "seconds": played.thought[seat] if played.thought else "",
                    "failure": played.failure,
                    **{
                        f"score_{name}": played.categories[name][seat] if name in played.categories else ""
                        for name in categories
                    },
                }
            )
    return rows


def _all_cells(rows: Iterable[Row]) -> list[dict[str, object]]:
    return [cells(row) for row in rows]


def _write_csv(path: Path, rows: Sequence[dict[str, object]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)

"""The plots of an arena's report: self-contained SVG for embedding in a page."""

import re
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from io import StringIO

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from caravela.kernel.seats import seat_letter
from caravela.lab.standings import EVERYBODY, Standings, seats_of

COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#b2a300", "#555555")
"""Palette of Okabe and Ito, safe for colour-blind readers."""
WIDTH = 7.0
MOST_BINS = 30


def ratings(standings: Standings) -> str:
    figure, axes = _figure(1.2 + 0.45 * len(standings.bots))
    rows = standings.bots[::-1]
    for at, row in enumerate(rows):
        axes.errorbar(row.rating, at, xerr=row.rating_error, fmt="o", capsize=4, color=COLOURS[0])
        axes.annotate(f"{row.rating:.0f}", (row.rating, at), (0, 7), textcoords="offset points", ha="center")
    axes.set_yticks(range(len(rows)), [row.bot for row in rows])
    axes.set_ylim(-0.6, len(rows) - 0.3)
    axes.set_xlabel("rating (Elo scale) with its 95 % interval")
    axes.grid(axis="x", alpha=0.3)
    return _svg(figure, "ratings")


def win_matrix(standings: Standings) -> str:
    names = [row.bot for row in standings.bots]
    scores: dict[tuple[str, str], float] = {}
    for pair in standings.pairs:
        if pair.matches:
            scores[pair.first, pair.second] = pair.score
            scores[pair.second, pair.first] = 1 - pair.score
    figure, axes = _figure(1.6 + 0.5 * len(names))
    shown = [[scores.get((mine, theirs), float("nan")) for theirs in names] for mine in names]
    axes.imshow(shown, cmap="RdYlBu", vmin=-0.6, vmax=1.6, aspect="auto")
    for (mine, theirs), score in scores.items():
        axes.text(names.index(theirs), names.index(mine), f"{100 * score:.0f} %", ha="center", va="center")
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    axes.set_xlabel("against")
    return _svg(figure, "matrix")


def lengths(standings: Standings) -> str:
    rounds = [played.rounds for played in standings.finished]
    figure, axes = _figure(3.0)
    low, high = min(rounds), max(rounds)
    width = -(-(high - low + 1) // MOST_BINS)
    axes.hist(rounds, bins=[at - 0.5 for at in range(low, high + width + 1, width)], color=COLOURS[0])
    axes.set_xlabel("rounds")
    axes.set_ylabel("matches")
    return _svg(figure, "lengths")


def scores_by_seat(standings: Standings) -> str:
    """Draw a box plot of the scores of each bot in each seat."""
    figure, axes = _figure(3.4)
    names = [row.bot for row in standings.bots]
    seats = range(standings.record.schedule.seats)
    wide = 0.8 / len(names)
    for at, name in enumerate(names):
        groups = [
            [played.scores[seat] for played in standings.finished if played.bots[seat] == name]
            for seat in seats
        ]
        filled = [(seat, group) for seat, group in zip(seats, groups, strict=True) if group]
        if not filled:
            continue
        axes.boxplot(
            [group for _, group in filled],
            positions=[seat - 0.4 + wide * (at + 0.5) for seat, _ in filled],
            widths=wide * 0.8,
            patch_artist=True,
            boxprops={"facecolor": _colour(at), "alpha": 0.7},
            medianprops={"color": "black"},
            flierprops={"markersize": 2},
            manage_ticks=False,
        )
        axes.plot([], [], "s", color=_colour(at), label=name)
    axes.set_xticks(list(seats), [f"seat {seat_letter(seat)}" for seat in seats])
    axes.set_ylabel("score")
    _legend(axes)
    return _svg(figure, "scores")


def categories(standings: Standings, called: Callable[[str], str]) -> str:
    """Draw a stacked bar per bot of its points by category. Categories with no points at all are omitted."""
    points = {(row.bot, row.category): row.points for row in standings.categories}
    names = [
        name
        for name in dict.fromkeys(row.category for row in standings.categories)
        if any(points.get((row.bot, name), 0.0) != 0.0 for row in standings.bots)
    ]
    rows = [row.bot for row in standings.bots if any((row.bot, name) in points for name in names)][::-1]
    figure, axes = _figure(max(1.8 + 0.45 * len(rows), 0.6 + 0.22 * len(names)))
    for at, bot in enumerate(rows):
        ends = [0.0, 0.0]
        """Current ends of the positive and the negative bar."""
        for of, name in enumerate(names):
            value = points.get((bot, name), 0.0)
            side = int(value < 0)
            label = called(name) if at == 0 else None
            hatch = "//" if of >= len(COLOURS) else None
            axes.barh(
                at, value, left=ends[side], color=_colour(of), hatch=hatch, edgecolor="white", label=label
            )
            ends[side] += value
    axes.axvline(0, color="black", linewidth=0.8)
    axes.set_yticks(range(len(rows)), rows)
    axes.set_xlabel("mean points")
    _legend(axes)
    return _svg(figure, "categories")


def wins_by_seat(standings: Standings) -> str:
    """Draw the win rate of each seat over all bots."""
    rows = [row for row in standings.seats if row.bot == EVERYBODY]
    figure, axes = _figure(2.8)
    rates = [100 * row.win_rate for row in rows]
    below = [max(0.0, 100 * (row.win_rate - row.win_rate_low)) for row in rows]
    above = [max(0.0, 100 * (row.win_rate_high - row.win_rate)) for row in rows]
    axes.bar(range(len(rows)), rates, yerr=[below, above], capsize=4, color=COLOURS[5])
    axes.axhline(100 / len(rows), color="black", linewidth=0.8, linestyle="--")
    axes.set_xticks(range(len(rows)), [f"seat {row.seat}" for row in rows])
    axes.set_ylabel("matches won, %")
    return _svg(figure, "seats")


def endings(standings: Standings) -> str:
    """Draw how matches ended and which bots won them."""
    kinds = sorted({row.ending for row in standings.endings})
    figure, axes = _figure(1.6 + 0.4 * len(kinds))
    left = [0.0] * len(kinds)
    for at, bot in enumerate(standings.bots):
        wins = [
            row.wins
            for kind in kinds
            for row in standings.endings
            if (row.ending, row.bot) == (kind, bot.bot)
        ]
        axes.barh(range(len(kinds)), wins, left=left, color=_colour(at), label=bot.bot)
        left = [x + y for x, y in zip(left, wins, strict=True)]
    axes.set_yticks(range(len(kinds)), kinds)
    axes.set_xlabel("matches won")
    _legend(axes)
    return _svg(figure, "endings")


def thinking(standings: Standings) -> str:
    """Draw a box plot of the mean time per choice in each match; a cross marks the slowest choice."""
    figure, axes = _figure(1.4 + 0.45 * len(standings.bots))
    rows = standings.bots[::-1]
    for at, row in enumerate(rows):
        times = [
            1000 * played.thought[seat] / played.choices[seat]
            for played in standings.matches
            if played.choices
            for seat in seats_of(played, row.bot)
            if played.choices[seat]
        ]
        if times:
            axes.boxplot([times], positions=[at], orientation="horizontal", widths=0.5, manage_ticks=False)
            axes.plot([row.slowest_milliseconds], [at], "x", color=COLOURS[1])
    axes.set_xscale("log")
    axes.set_yticks(range(len(rows)), [row.bot for row in rows])
    axes.set_xlabel("milliseconds for a choice (log scale)")
    axes.grid(axis="x", alpha=0.3)
    return _svg(figure, "thinking")


def _style() -> AbstractContextManager[None]:
    """Return a style with text as text and reproducible element ids."""
    return rc_context(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "caravela",
            "font.family": "sans-serif",
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    )


def _colour(at: int) -> str:
    return COLOURS[at % len(COLOURS)]


def _legend(axes: Axes) -> None:
    axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1.0, 1.0))


def _figure(height: float) -> tuple[Figure, Axes]:
    with _style():
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        return figure, figure.add_subplot()


def _svg(figure: Figure, name: str) -> str:
    """Render a figure as SVG for embedding: drop metadata and namespaces, and prefix its ids with a name."""
    text = StringIO()
    with _style():
        figure.savefig(text, format="svg")
    svg = text.getvalue()
    svg = svg[svg.index("<svg") :]
    for pattern, instead in _REWRITES:
        svg = re.sub(pattern, instead.replace("NAME", name), svg, flags=re.DOTALL)
    return svg


_REWRITES: Sequence[tuple[str, str]] = (
    (r"<metadata>.*?</metadata>", ""),
    (r'\sxmlns(:\w+)?="[^"]*"', ""),
    (r'\bxlink:href="', 'href="'),
    (r'\bid="', 'id="NAME-'),
    (r"url\(#", "url(#NAME-"),
    (r'href="#', 'href="#NAME-'),
)

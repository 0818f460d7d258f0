"""The results of an arena or a tuning run as tables for the terminal."""

from rich.console import Console
from rich.table import Table

from caravela.lab.new_weights import NewWeights
from caravela.lab.standings import Standings

MOST_FAILURES = 8
"""Maximum number of forfeits listed individually."""


def show_standings(console: Console, standings: Standings) -> None:
    table = Table("bot", "rating", "matches", "won (95 %)", "ms a choice")
    for row in standings.bots:
        table.add_row(
            row.bot,
            f"{row.rating:.0f} ±{row.rating_error:.0f}",
            str(row.matches),
            f"{row.win_rate:.1%} ({row.win_rate_low:.1%} to {row.win_rate_high:.1%})",
            f"{row.mean_milliseconds:.2f}",
        )
    console.print(table)
    threshold = f"{standings.record.threshold:g}"
    table = Table("pairing", "matches", "result (95 %)", "points apart", f"against {threshold}")
    for pair in standings.pairs:
        table.add_row(
            f"{pair.first} : {pair.second}",
            str(pair.matches),
            f"{pair.score:.1%} ({pair.score_low:.1%} to {pair.score_high:.1%})",
            f"{pair.rating_difference:+.0f} ±{pair.rating_difference_error:.0f}",
            pair.verdict,
        )
    console.print(table)
    for failure in standings.failures[:MOST_FAILURES]:
        console.print(f"forfeit: {failure}", markup=False)
    if len(standings.failures) > MOST_FAILURES:
        console.print(f"... and {len(standings.failures) - MOST_FAILURES} more", markup=False)


def show_tuned(console: Console, tuned: NewWeights) -> None:
    console.print(tuned.told())
    table = Table("new against old", "matches", "result (95 %)")
    for bot, row in tuned.checks.items():
        table.add_row(bot, str(row.matches), f"{row.score:.1%} ({row.score_low:.1%} to {row.score_high:.1%})")
    console.print(table)

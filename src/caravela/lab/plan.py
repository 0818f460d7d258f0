"""The settings of `caravela tune`."""

from dataclasses import dataclass

BY_OUTCOMES = "outcomes"
BY_PLAY = "play"


@dataclass(frozen=True)
class ArenaPlan:
    """One tuning run: the matches to play, and how to compare the new weights with the old ones."""

    game: str
    bot: str = "search:60"
    """The bot that plays the matches."""
    matches: int = 400
    """Matches for each seat count."""
    seats: tuple[int, ...] = (2, 4)
    every: int = 8
    """Average number of decisions per sampled state."""
    pull: float = 0.001
    """Strength of the regularization toward the old weights."""
    checks: tuple[str, ...] = ("greedy", "search:100")
    """Bots that play with the new weights against the old ones."""
    check_matches: int = 200
    seed: int = 0
    by: str = BY_OUTCOMES
    """The method: fit outcomes, or evolve by self-play."""
    stride: float = 0.2
    """Size of the perturbation in self-play, relative to each weight."""

    def command(self) -> str:
        """Return the command that repeats this run."""
        seats = ",".join(map(str, self.seats))
        how = f"--every {self.every} --pull {self.pull:g}"
        if self.by == BY_PLAY:
            how = f"--by {self.by} --stride {self.stride:g}"
        return (
            f"caravela tune {self.game} --bot {self.bot} --matches {self.matches} --seats {seats} "
            f"{how} --checks {','.join(self.checks)} --check-matches {self.check_matches} --seed {self.seed}"
        )

    def total_matches(self) -> int:
        """Return the number of matches, for a progress bar."""
        return self.matches * len(self.seats) + self.check_matches * len(self.checks)

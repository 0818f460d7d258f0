"""The settings of `caravela tune`."""

from dataclasses import dataclass

BY_OUTCOMES = "outcomes"
BY_PLAY = "play"


@dataclass(frozen=True)
class Plan:
    """One run: the matches to play, and how to compare the new weights with the old ones."""

    game: str
    bot: str = "search:60"
    """Who plays the matches."""
    matches: int = 400
    """With each number of seats."""
    seats: tuple[int, ...] = (2, 4)
    every: int = 8
    """Sample one state in about this many decisions."""
    pull: float = 0.001
    """How strongly weights are held where they are."""
    checks: tuple[str, ...] = ("greedy", "search:100")
    """With these bots the new weights play against the old ones."""
    check_matches: int = 200
    seed: int = 0
    by: str = BY_OUTCOMES
    """How better weights are recognized: by outcomes or by play."""
    stride: float = 0.2
    """How far weights that play each other differ, in parts of themselves to either side."""

    def command(self) -> str:
        """The command that repeats it."""
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

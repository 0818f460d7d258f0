"""The setup that a game accepts: its seat counts and its options, checked in one place."""

from collections.abc import Sequence
from typing import Final

from caravela.kernel.rules import OptionError, Options
from caravela.kernel.seats import SEAT_LETTERS

RANDOM: Final = "random"
"""The choice that leaves an option to chance."""


class Option:
    """An option that can be chosen when a match is set up."""

    def __init__(self, key: str, choices: Sequence[str], default: str) -> None:
        self.key = key
        self.choices = tuple(choices)
        self.default = default

    def index(self, options: Options, choices: Sequence[str]) -> int:
        """Return the place of the chosen value among these choices. Raise OptionError if it is none of them."""
        choice = options.get(self.key, self.default)
        if choice not in choices:
            raise OptionError(f"{self.key} is {choice!r}; it must be one of {', '.join(choices)}")
        return choices.index(str(choice))


class SeatOption(Option):
    """An option that names a seat or leaves it to chance."""

    def __init__(self, key: str, most_seats: int) -> None:
        super().__init__(key, (RANDOM, *SEAT_LETTERS[:most_seats]), RANDOM)

    def seat(self, options: Options, seats: int) -> int:
        """Return the chosen seat; -1 leaves it to chance. Raise OptionError for anything else."""
        choice = options.get(self.key, RANDOM)
        letters = self.choices[1 : seats + 1]
        if choice == RANDOM:
            return -1
        if choice not in letters:
            raise OptionError(f"{self.key} is {choice!r}; it must be {RANDOM} or one of {', '.join(letters)}")
        return letters.index(str(choice))


class Setup:
    """The seat counts and the options of a game."""

    def __init__(
        self, title: str, least_seats: int, most_seats: int, seats_rule: str, options: Sequence[Option]
    ) -> None:
        self.title = title
        self.least_seats = least_seats
        self.most_seats = most_seats
        self.seats_rule = seats_rule
        """Ledger id of the rule that says how many players there are."""
        self.options = tuple(options)

    def check(self, seats: int, options: Options) -> None:
        """Raise OptionError for another number of seats or an option that the game does not have."""
        if not self.least_seats <= seats <= self.most_seats:
            raise OptionError(
                f"{self.title} is for {self.least_seats} to {self.most_seats} players, not {seats}"
                f" [{self.seats_rule}]"
            )
        keys = [option.key for option in self.options]
        unknown = sorted(set(options) - set(keys))
        if unknown:
            known = f"option is {keys[0]}" if len(keys) == 1 else f"options are {' and '.join(keys)}"
            raise OptionError(f"{self.title} has no option {', '.join(unknown)}; its {known}")

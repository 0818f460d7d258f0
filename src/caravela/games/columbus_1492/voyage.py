"""Expected turns of a voyage with optimal use of the dice, without opponents, tabulated by distance."""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caravela.games.columbus_1492.components import (
    BARRELS,
    DICE,
    INHABITED,
    MOST_SEATS,
    OPEN_SEA,
    ROSE,
    SAIL,
    SIDES,
    SPYGLASS,
    Components,
)

STORES: Final = BARRELS // MOST_SEATS + 1
"""Number of barrel counts: from none to the most that a seat may ever have."""
HANDS: Final[list[tuple[int, int]]] = [
    (moving, looking) for moving in range(DICE + 1) for looking in range(DICE + 1 - moving)
]
"""The relevant results of four dice: the number that move the caravel, and of spyglasses."""
HAND_COUNT: Final = 15
HAND_AT: Final[vec[i64]] = vec[i64](
    [
        HANDS.index((moving, looking)) if moving + looking <= DICE else 0
        for moving in range(DICE + 1)
        for looking in range(DICE + 1)
    ]
)
"""By moving * 5 + looking: the index in HANDS."""
PASSES: Final = 60
CLOSE: Final = 0.001


class Odds:
    """Probabilities of the printed dice and lenses, and the food they bring."""

    def __init__(self, parts: Components) -> None:
        sides = [int(face) for face in parts.faces]
        moves = (sides.count(ROSE) + sides.count(SAIL)) / SIDES
        looks = sides.count(SPYGLASS) / SIDES
        self.rolls: list[list[tuple[i64, i64, float]]] = [
            [
                (
                    moving,
                    looking,
                    comb(dice, moving)
                    * comb(dice - moving, looking)
                    * moves**moving
                    * looks**looking
                    * (1.0 - moves - looks) ** (dice - moving - looking),
                )
                for moving in range(dice + 1)
                for looking in range(dice + 1 - moving)
            ]
            for dice in range(DICE + 1)
        ]
        """By number of dice: how many move the caravel, how many are spyglasses, and the probability."""
        self.repairs: float = 1.0 - ((SIDES - sides.count(SAIL)) / SIDES) ** DICE
        """Probability that the dice of a turn show a sail."""
        lenses = [int(count) for count in parts.lenses]
        deserts = sum(lenses[OPEN_SEA + 1 : INHABITED])
        palms = sum(palms * count for palms, count in enumerate(lenses[:INHABITED]))
        self.found: float = lenses[INHABITED] / sum(lenses)
        """Probability that a look finds people while all lenses are there."""
        self.brings_food: float = deserts / (deserts + lenses[OPEN_SEA])
        """Fraction of desert islands among the lenses without people."""
        self.desert_food: i64 = round(palms / deserts)
        """Average barrels of a desert island."""
        self.pass_food: i64 = parts.pass_barrels
        self.most_barrels: i64 = parts.most_barrels

    def stored(self, barrels: i64) -> i64:
        return barrels if barrels < self.most_barrels else self.most_barrels


class Leg:
    """Expected turns by distance and barrels under optimal play, including the current one.

    An unneeded spyglass brings a card, which is worth about a barrel.
    """

    def __init__(self, farthest: int, odds: Odds) -> None:
        self.odds = odds
        self.farthest: i64 = farthest
        size = (farthest + 1) * STORES
        self.mean: vec[float] = vec[float]([1.0] * size)
        """By distance * 9 + barrels."""
        self.square: vec[float] = vec[float]([1.0] * size)
        """The mean of the squared turns, for the variance."""
        self.rest: vec[float] = vec[float]([1.0] * (size * HAND_COUNT))
        """By (distance * 9 + barrels) * 15 + hand: turns with dice that may still be rerolled."""
        self.rest_square: vec[float] = vec[float]([1.0] * (size * HAND_COUNT))
        self.dismasted: vec[float] = vec[float]([1.0] * size)
        """Turns without a mainmast."""
        self.stuck: vec[float] = vec[float]([1.0] * size)
        """The same in a turn whose dice show no sail but may be rerolled."""

    def solve(self, nearest: i64) -> None:
        """Fill the tables from the nearest distance on, by value iteration; the nearer ones are known."""
        distance: i64
        for distance in range(nearest, self.farthest + 1):
            self._guess(distance, nearest)
            tries: i64 = 0
            while tries < PASSES and self._improve(distance) > CLOSE:
                tries += 1
        for distance in range(self.farthest + 1):
            self._repair(distance)

    def after(self, distance: i64, barrels: i64, moving: i64, looking: i64) -> tuple[float, float]:
        """Return the turns after one that ends with these dice, and their square."""
        raise NotImplementedError

    def _guess(self, distance: i64, nearest: i64) -> None:
        store: i64
        for store in range(STORES):
            at = distance * STORES + store
            self.mean[at] = self.mean[at - STORES] + 0.5 if distance > nearest else 4.0
            self.square[at] = self.mean[at] * self.mean[at] + 1.0

    def _improve(self, distance: i64) -> float:
        """Make one pass over the barrels of a distance; return the change of the turns."""
        change = 0.0
        barrels: i64
        for barrels in range(STORES):
            self._play_hands(distance, barrels)
            at = distance * STORES + barrels
            mean, square = self.rolled(at, DICE, 0, 0)
            fed = self.odds.stored(barrels + self.odds.pass_food)
            given_up = 1.0 + self.mean[distance * STORES + fed]
            if given_up < mean:
                square = 2.0 * given_up - 1.0 + self.square[distance * STORES + fed]
                mean = given_up
            off = mean - self.mean[at]
            change += off if off > 0.0 else -off
            self.mean[at] = mean
            self.square[at] = square
        return change

    def _play_hands(self, distance: i64, barrels: i64) -> None:
        """Compute the best for every hand: use it, or keep some of it and reroll the other dice."""
        at = distance * STORES + barrels
        hand: i64
        for hand in range(HAND_COUNT):
            moving: i64 = HANDS[hand][0]
            looking: i64 = HANDS[hand][1]
            mean, square = self.after(distance, barrels, moving, looking)
            square += 2.0 * mean + 1.0
            mean += 1.0
            if barrels > 0 and mean > 1.0:
                keep: i64
                for keep in range(4):
                    kept_moving = moving if keep < 2 else 0
                    kept_looking = looking if keep % 2 == 0 else 0
                    dice = DICE - kept_moving - kept_looking
                    if dice == 0:
                        continue
                    again, again_square = self.rolled(at - 1, dice, kept_moving, kept_looking)
                    if again < mean:
                        mean = again
                        square = again_square
            self.rest[at * HAND_COUNT + hand] = mean
            self.rest_square[at * HAND_COUNT + hand] = square

    def rolled(self, at: i64, dice: i64, moving: i64, looking: i64) -> tuple[float, float]:
        """Return the expected turns, and their square, when `dice` dice are rolled and the others kept."""
        mean = 0.0
        square = 0.0
        for moves, looks, likely in self.odds.rolls[dice]:
            hand = at * HAND_COUNT + HAND_AT[(moving + moves) * (DICE + 1) + looking + looks]
            mean += likely * self.rest[hand]
            square += likely * self.rest_square[hand]
        return mean, square

    def _repair(self, distance: i64) -> None:
        """Compute the turns without a mainmast: the first sail ends the turn; other dice may be rerolled."""
        base = distance * STORES
        repairs = self.odds.repairs
        barrels: i64
        for barrels in range(STORES):
            self.dismasted[base + barrels] = self.mean[base + barrels] + 2.0
        for _ in range(PASSES):
            rolled = 0.0
            for barrels in range(STORES):
                at = base + barrels
                stuck = 1.0 + self.dismasted[at]
                if barrels > 0 and rolled < stuck:
                    stuck = rolled
                self.stuck[at] = stuck
                rolled = repairs * (1.0 + self.mean[at]) + (1.0 - repairs) * stuck
                fed = self.odds.stored(barrels + self.odds.pass_food)
                given_up = 1.0 + self.dismasted[base + fed]
                self.dismasted[at] = rolled if rolled < given_up else given_up


class HomeLeg(Leg):
    """From a discovery to the start."""

    def __init__(self, farthest: int, odds: Odds) -> None:
        super().__init__(farthest, odds)
        self.solve(1)

    def after(self, distance: i64, barrels: i64, moving: i64, looking: i64) -> tuple[float, float]:
        if moving >= distance:
            return 0.0, 0.0
        at = (distance - moving) * STORES + self.odds.stored(barrels + looking)
        return self.mean[at], self.square[at]


class SeekLeg(Leg):
    """The way out to the lenses, until one shows people, and home from there."""

    def __init__(self, farthest: int, home: HomeLeg, way_back: int) -> None:
        super().__init__(farthest, home.odds)
        self.home = home
        self.way_back: i64 = way_back
        self.solve(0)

    def after(self, distance: i64, barrels: i64, moving: i64, looking: i64) -> tuple[float, float]:
        if moving < distance:
            at = (distance - moving) * STORES + self.odds.stored(barrels + looking)
            return self.mean[at], self.square[at]
        return self._look(barrels, moving - distance, looking)

    def _look(self, barrels: i64, moving: i64, looking: i64) -> tuple[float, float]:
        if looking == 0:
            return self.mean[barrels], self.square[barrels]
        mean, square = self.home.after(self.way_back, barrels, moving, looking - 1)
        odds = self.odds
        fed, fed_square = self._look(odds.stored(barrels + odds.desert_food), moving, looking - 1)
        none, none_square = self._look(barrels, moving, looking - 1)
        desert = (1.0 - odds.found) * odds.brings_food
        sea = (1.0 - odds.found) * (1.0 - odds.brings_food)
        return (
            odds.found * mean + desert * fed + sea * none,
            odds.found * square + desert * fed_square + sea * none_square,
        )

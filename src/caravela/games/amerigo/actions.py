"""Every choice a player of Amerigo can make, built once. No rules here: see phases/."""

from typing import Final

from mypy_extensions import i64

from caravela.games.amerigo.components import (
    ACTION_NAMES,
    COLOURS,
    COMMODITY_NAMES,
    COSTS,
    LEAST_COST,
    MOST_FRAME,
    MOST_PROGRESS,
    PRODUCTION_KINDS,
    PRODUCTION_NAMES,
    PURSE_3,
    PURSE_5,
    SHIPS,
    TILE_KINDS,
    TILE_NAMES,
    TOKEN_KIND_NAMES,
    TOKEN_KINDS,
    WHITE,
    standard_components,
)
from caravela.games.amerigo.grid import SPACES
from caravela.games.amerigo.sea import space_fact, space_name
from caravela.games.amerigo.shapes import MOST_ORIENTATIONS, MOST_SIDE, SQUARES, STRIDE
from caravela.kernel.actions import Action, ActionSpace
from caravela.kernel.events import Facts, verbatim

STANDARD_SHAPES: Final = standard_components().shapes
"""Read once: there are more than a hundred ways to build, and every process that starts makes them all."""


def production_fact(kind: i64) -> str:
    """How a text names a production token: its commodity with its cost."""
    return f"production-{COMMODITY_NAMES[kind // COSTS]}:{int(kind) % COSTS + LEAST_COST}"


class Do(Action):
    """One of the seven actions, by its colour."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"do {ACTION_NAMES[colour]}", "do")
        self.colour: i64 = colour

    def facts(self) -> Facts:
        return {"action": f"act-{ACTION_NAMES[self.colour]}"}


class TakeGold(Action):
    """Gold instead of an action."""

    def __init__(self) -> None:
        super().__init__("gold", "gold")


class TakePoints(Action):
    """Victory points instead of an action, by a progress token."""

    def __init__(self) -> None:
        super().__init__("chronicle", "chronicle")


class Pass(Action):
    """Nothing in this phase."""

    def __init__(self) -> None:
        super().__init__("pass", "pass")


class CashChest(Action):
    """A treasure chest becomes gold."""

    def __init__(self) -> None:
        super().__init__("cash chest", "cash-chest")


class CashPurse(Action):
    """A one-time token becomes gold."""

    def __init__(self, token: int, name: str) -> None:
        super().__init__(f"cash {name}", "cash-purse")
        self.token: i64 = token
        self.name = name

    def facts(self) -> Facts:
        return {"token": self.name}


class Spend(Action):
    """A gold becomes an action point."""

    def __init__(self) -> None:
        super().__init__("spend", "spend")


class Finish(Action):
    """The rest of the action is given up."""

    def __init__(self) -> None:
        super().__init__("finish", "finish")


class PlaceShip(Action):
    """A ship comes onto the frame."""

    def __init__(self, space: int) -> None:
        super().__init__(f"place {space_name(space)}", "place")
        self.space: i64 = space

    def facts(self) -> Facts:
        return {"space": space_fact(self.space)}


class ChooseShip(Action):
    """The ship that moves now."""

    def __init__(self, ship: int) -> None:
        super().__init__(f"ship {ship + 1}", "ship")
        self.ship: i64 = ship

    def facts(self) -> Facts:
        return {"ship": int(self.ship) + 1}


class CatchWind(Action):
    """The one-time token of more points for both ships."""

    def __init__(self) -> None:
        super().__init__("wind", "wind")


class Sail(Action):
    """Where the ship ends its move."""

    def __init__(self, space: int) -> None:
        super().__init__(f"sail {space_name(space)}", "sail")
        self.space: i64 = space

    def facts(self) -> Facts:
        return {"space": space_fact(self.space)}


class SetUpPost(Action):
    """A trading post at the anchor."""

    def __init__(self) -> None:
        super().__init__("post", "post")


class LeavePost(Action):
    """No trading post at the anchor."""

    def __init__(self) -> None:
        super().__init__("no post", "no-post")


class Advance(Action):
    """A disc moves on along its track."""

    def __init__(self, spaces: int) -> None:
        super().__init__(f"advance {spaces}", "advance")
        self.spaces: i64 = spaces

    def facts(self) -> Facts:
        return {"count": int(self.spaces)}


class TakeToken(Action):
    """One of the progress tokens laid out."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"token {TOKEN_KIND_NAMES[kind]}", "token")
        self.kind: i64 = kind

    def facts(self) -> Facts:
        return {"token": TOKEN_KIND_NAMES[self.kind]}


class LeaveToken(Action):
    """No progress token."""

    def __init__(self) -> None:
        super().__init__("no token", "no-token")


class Plan(Action):
    """A tile comes into the pile."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"plan {TILE_NAMES[kind]}", "plan")
        self.kind: i64 = kind

    def facts(self) -> Facts:
        return {"tile": TILE_NAMES[self.kind]}


class Build(Action):
    """A tile of the pile and how it will lie."""

    def __init__(self, kind: int, orientation: int) -> None:
        super().__init__(f"build {TILE_NAMES[kind]} {orientation + 1}", "build")
        self.kind: i64 = kind
        self.orientation: i64 = orientation
        ways = STANDARD_SHAPES[kind].orientations
        self.drawing = "/".join(ways[orientation].rows()) if orientation < len(ways) else "?"
        """The rows of the tile as it will lie."""

    def facts(self) -> Facts:
        return {
            "tile": TILE_NAMES[self.kind],
            "orientation": int(self.orientation) + 1,
            "drawing": verbatim(self.drawing),
        }


class Lay(Action):
    """The tile's first square: the leftmost one of its top row."""

    def __init__(self, square: int) -> None:
        super().__init__(f"lay {space_name(square)}", "lay")
        self.square: i64 = square

    def facts(self) -> Facts:
        return {"space": space_fact(self.square)}


class Buy(Action):
    """A production token."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"buy {PRODUCTION_NAMES[kind]}", "buy")
        self.kind: i64 = kind

    def facts(self) -> Facts:
        return {"token": production_fact(self.kind)}


class ActAs(Action):
    """The white cubes stand for another colour."""

    def __init__(self, colour: int) -> None:
        super().__init__(f"as {ACTION_NAMES[colour]}", "as")
        self.colour: i64 = colour

    def facts(self) -> Facts:
        return {"action": f"act-{ACTION_NAMES[self.colour]}"}


class RaiseFlag(Action):
    """The order disc goes onto the first player's."""

    def __init__(self) -> None:
        super().__init__("flagship", "flagship")


class RunOver(Action):
    """Points left on the last space become gold."""

    def __init__(self) -> None:
        super().__init__("run over", "run-over")


SPACE: Final = ActionSpace()

DOES: Final[list[Action]] = [SPACE.add(Do(colour)) for colour in range(COLOURS)]
TAKE_GOLD: Final = SPACE.add(TakeGold())
TAKE_POINTS: Final = SPACE.add(TakePoints())
PASS: Final = SPACE.add(Pass())
CASH_CHEST: Final = SPACE.add(CashChest())
CASH_PURSE_3: Final = SPACE.add(CashPurse(PURSE_3, "purse-3"))
CASH_PURSE_5: Final = SPACE.add(CashPurse(PURSE_5, "purse-5"))
SPEND: Final = SPACE.add(Spend())
FINISH: Final = SPACE.add(Finish())
PLACES: Final[list[Action]] = [SPACE.add(PlaceShip(SQUARES + space)) for space in range(MOST_FRAME)]
CHOOSE_SHIPS: Final[list[Action]] = [SPACE.add(ChooseShip(ship)) for ship in range(SHIPS)]
CATCH_WIND: Final = SPACE.add(CatchWind())
POST: Final = SPACE.add(SetUpPost())
NO_POST: Final = SPACE.add(LeavePost())
ADVANCES: Final[list[Action]] = [SPACE.add(Advance(spaces)) for spaces in range(1, MOST_PROGRESS + 1)]
TAKE_TOKENS: Final[list[Action]] = [SPACE.add(TakeToken(kind)) for kind in range(TOKEN_KINDS)]
"""By what a token does, not by its number."""
NO_TOKEN: Final = SPACE.add(LeaveToken())
PLANS: Final[list[Action]] = [SPACE.add(Plan(kind)) for kind in range(TILE_KINDS)]
BUILDS: Final[list[Action]] = [
    SPACE.add(Build(kind, orientation))
    for kind in range(TILE_KINDS)
    for orientation in range(MOST_ORIENTATIONS)
]
"""By kind * 8 + orientation."""
BUYS: Final[list[Action]] = [SPACE.add(Buy(kind)) for kind in range(PRODUCTION_KINDS)]
ACTS_AS: Final[list[Action]] = [SPACE.add(ActAs(colour)) for colour in range(WHITE)]
RAISE_FLAG: Final = SPACE.add(RaiseFlag())
RUN_OVER: Final = SPACE.add(RunOver())


def _is_place(space: int) -> bool:
    return space >= SQUARES or space % STRIDE < MOST_SIDE


# The 25th place of a row is no square, so it has no actions; lists by place hold PASS there.
SAILS: Final[list[Action]] = [SPACE.add(Sail(space)) if _is_place(space) else PASS for space in range(SPACES)]
LAYS: Final[list[Action]] = [
    SPACE.add(Lay(square)) if _is_place(square) else PASS for square in range(SQUARES)
]

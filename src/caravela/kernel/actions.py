"""Actions: the choices of a seat. Each is built once and has a number and an exact text notation."""

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr


class NotationError(ValueError):
    """Text that is not the notation of any action of this game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One choice. Equal actions are the same object; each game adds subclasses with typed fields."""

    code: i64
    """Index in the game's action space; states, caches and adapters refer to an action by it."""

    def __init__(self, notation: str, family: str) -> None:
        self.code = -1
        self.notation = notation
        """Exact machine notation. It is stored and never translated."""
        self.family = family
        """Kind of choice: the text key under which the texts describe it."""

    def facts(self) -> "dict[str, int | str | list[str]]":
        """Return the facts that the texts need to describe this action. See `Fact` for their forms."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.notation}>"


A = TypeVar("A", bound=Action)


class ActionSpace:
    """All actions of a game, indexed by number and by notation."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self._by_notation: dict[str, Action] = {}

    def add(self, action: A) -> A:
        if action.notation in self._by_notation:
            raise ValueError(f"two actions are written {action.notation!r}")
        action.code = len(self.actions)
        self.actions.append(action)
        self._by_notation[action.notation] = action
        return action

    def __len__(self) -> int:
        return len(self.actions)

    def parse(self, text: str) -> Action:
        """Return the action with exactly this notation. Raise NotationError if there is none."""
        action = self._by_notation.get(text)
        if action is None:
            raise NotationError(f"{text!r} is not an action of this game")
        return action

    def format(self, action: Action) -> str:
        return action.notation

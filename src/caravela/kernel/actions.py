"""Actions: what a seat may choose. Each is built once, has a number, and a strict text form both ways."""

from typing import TypeVar

from mypy_extensions import i64, mypyc_attr


class NotationError(ValueError):
    """The text is not an action of this game at all."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One choice. Equal actions are the same object; a game's subclasses add typed fields."""

    code: i64
    """The action's number in its game's space; adapters and storage use it."""

    def __init__(self, notation: str, family: str) -> None:
        self.code = -1
        self.notation = notation
        """The strict machine form; it is stored and never translated."""
        self.family = family
        """The kind of choice, as the texts name it."""

    def facts(self) -> "dict[str, int | str | list[str]]":
        """What the texts need to describe this action; see `Event` for the forms a fact takes."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.notation}>"


A = TypeVar("A", bound=Action)


class ActionSpace:
    """All actions of a game, each known by its number and by its notation."""

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
        """The action that is written so; only the exact form is taken."""
        action = self._by_notation.get(text)
        if action is None:
            raise NotationError(f"{text!r} is not an action of this game")
        return action

    def format(self, action: Action) -> str:
        return action.notation

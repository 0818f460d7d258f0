"""Parse what a person types: a number, a notation in any spelling, or a command."""

from collections.abc import Callable, Sequence

from caravela.kernel.actions import Action, ActionSpace, NotationError

MOST_DIGITS = 9
"""Longer numbers are not parsed; no list is that long."""
MOST_QUOTED = 120


class NoSuchNumber(NotationError):
    """A number that no choice has."""


class AmbiguousAction(ValueError):
    """Text that matches more than one action."""

    def __init__(self, fits: list[Action]) -> None:
        super().__init__(", ".join(action.notation for action in fits))
        self.fits = fits


def quoted(text: str) -> str:
    """Return typed text in a form that is safe to print: no control characters, limited length."""
    printable = "".join(letter if letter.isprintable() else "?" for letter in text)
    return printable if len(printable) <= MOST_QUOTED else printable[: MOST_QUOTED - 1] + "…"


def plain_form(text: str) -> tuple[str, ...]:
    """Return the words of a text without case and punctuation."""
    return tuple(text.lower().replace(":", " ").replace(",", " ").split())


def loose_form(text: str) -> tuple[str, ...]:
    """Return a form that ignores the order of all words but the first."""
    words = plain_form(text)
    return (*words[:1], *sorted(words[1:]))


def read_action(text: str, legal: Sequence[Action], space: ActionSpace) -> Action:
    """Return the action that a person means, by list number, exact notation or another spelling.

    Prefer legal actions, and the typed word order. Raise NotationError if nothing matches, AmbiguousAction if
    several do. The action may be illegal: the rules then say why.
    """
    text = text.strip()
    is_number = text.isdecimal()
    if is_number and len(text) <= MOST_DIGITS and 1 <= int(text) <= len(legal):
        return legal[int(text) - 1]
    try:
        return space.parse(text)
    except NotationError:
        form: Callable[[str], tuple[str, ...]]
        for form in (plain_form, loose_form):
            wanted = form(text)
            for pool in (legal, space.actions):
                fits = [action for action in pool if wanted and form(action.notation) == wanted]
                if len(fits) > 1:
                    raise AmbiguousAction(fits) from None
                if fits:
                    return fits[0]
        if is_number:
            raise NoSuchNumber(text) from None
        raise

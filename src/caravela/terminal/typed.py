"""What a person types: a number, a notation in any spelling, or a command."""

from collections.abc import Callable, Sequence

from caravela.kernel.actions import Action, ActionSpace, NotationError

MOST_DIGITS = 9
"""No list is that long; a longer number is not worth reading."""
MOST_QUOTED = 120


class NoSuchNumber(NotationError):
    """A number that no choice has."""


class AmbiguousAction(ValueError):
    """The typed form fits more than one action."""

    def __init__(self, fits: list[Action]) -> None:
        super().__init__(", ".join(action.notation for action in fits))
        self.fits = fits


def quoted(text: str) -> str:
    """What somebody typed, fit to be shown again: no control characters, and not endlessly long."""
    printable = "".join(letter if letter.isprintable() else "?" for letter in text)
    return printable if len(printable) <= MOST_QUOTED else printable[: MOST_QUOTED - 1] + "…"


def plain_form(text: str) -> tuple[str, ...]:
    """The words of a spelling, without case and punctuation."""
    return tuple(text.lower().replace(":", " ").replace(",", " ").split())


def loose_form(text: str) -> tuple[str, ...]:
    """What two spellings of one action have in common when the order of the words behind the first is free."""
    words = plain_form(text)
    return (*words[:1], *sorted(words[1:]))


def read_action(text: str, legal: Sequence[Action], space: ActionSpace) -> Action:
    """The action a person means: its number in the list, its notation, or an action in another spelling.

    Legal actions come before others, and the typed order of words before any other. Raises NotationError when it
    is no action at all, and AmbiguousAction when it fits several. The action need not be legal: the rules say why.
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

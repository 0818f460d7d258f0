"""What a person types: a number, a notation in any spelling, or a command."""

from collections.abc import Sequence

from caravela.kernel.actions import Action, ActionSpace, NotationError


class AmbiguousAction(ValueError):
    """The typed form fits more than one legal action."""

    def __init__(self, fits: list[Action]) -> None:
        super().__init__(", ".join(action.notation for action in fits))
        self.fits = fits


def loose_form(text: str) -> tuple[str, ...]:
    """What two spellings of one action have in common: the words, without case, order or punctuation."""
    words = text.lower().replace(":", " ").replace(",", " ").split()
    return (words[0], *sorted(words[1:])) if words else ()


def read_action(text: str, legal: Sequence[Action], space: ActionSpace) -> Action:
    """The action a person means: its number in the list, its notation, or a legal action in another spelling.

    Raises NotationError when it is no action at all, and AmbiguousAction when it fits several legal ones. The
    action of an exact notation need not be legal: the rules say why.
    """
    if text.isdigit() and 1 <= int(text) <= len(legal):
        return legal[int(text) - 1]
    try:
        return space.parse(text)
    except NotationError:
        wanted = loose_form(text)
        for pool in (legal, space.actions):
            fits = [action for action in pool if wanted and loose_form(action.notation) == wanted]
            if len(fits) > 1:
                raise AmbiguousAction(fits) from None
            if fits:
                return fits[0]
        raise

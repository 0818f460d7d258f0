"""The interface of a bot: it gets a view and a decision, and returns one of the decision's actions."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from caravela.kernel.actions import Action
from caravela.kernel.decisions import Decision
from caravela.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A computer player. It may keep state between decisions."""

    @abstractmethod
    def choose(self, view: View, decision: Decision) -> Action:
        """Return one of the decision's actions."""

"""What a bot is: it gets a view and its decision, and names one of the decision's actions."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from caravela.kernel.actions import Action
from caravela.kernel.decisions import Decision
from caravela.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is no person. It may keep what it likes between decisions."""

    @abstractmethod
    def choose(self, view: View, decision: Decision) -> Action:
        """One of the decision's actions."""

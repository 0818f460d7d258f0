"""Viewer positions: the position of a match for each viewer, cached until the next entry."""

from collections.abc import Sequence

import msgspec
from msgspec import Raw

from caravela.kernel.actions import Action
from caravela.kernel.decisions import Decision
from caravela.kernel.rules import Rules
from caravela.kernel.state import State
from caravela.kernel.view import View
from caravela.table.new_information import forced
from caravela.table.record import Record
from caravela.wire.shapes import Choice, DecisionShape, Draft, OutcomeShape, Position, Waiting

NO_VIEW = Raw(b"null")
"""Used before the start, for frozen tables, and for previews whose result is not certain."""

_encoder = msgspec.json.Encoder(order="deterministic")


class ViewerPositions:
    """The positions of one table."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._views: dict[int | None, Raw] = {}
        self._views_of = -1
        self._positions: dict[int | None, Position] = {}
        self._positions_of = -1

    def position(self, seat: int | None) -> Position:
        """Return the position for a seat or a spectator."""
        record = self._record
        if self._positions_of != record.index:
            self._positions.clear()
            self._positions_of = record.index
        found = self._positions.get(seat)
        if found is None:
            found = self._positions[seat] = Position(
                record.version,
                record.at(),
                self.view(seat),
                self._asked(seat),
                [Waiting(decision.seat, decision.question, decision.rule) for decision in record.waiting()],
                self._draft(seat),
                None if record.asking is None else record.asking.shape(),
                outcome_shape(record),
            )
        return found

    def view(self, seat: int | None) -> Raw:
        record = self._record
        if record.match is None:
            return NO_VIEW
        if self._views_of != record.moved:
            self._views.clear()
            self._views_of = record.moved
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = encode_view(record.match.view(seat))
        return found

    def _draft(self, seat: int | None) -> Draft | None:
        draft, match = self._record.draft, self._record.match
        if draft is None:
            return None
        if match is None or seat != draft.seat:
            return draft.shape([])
        # From its start on, a draft contains only its own seat's open choices.
        entries = [match.moment(at).entry for at in range(draft.since, match.at)]
        return draft.shape(
            choices(match.rules, [entry.action for entry in entries if entry.action is not None])
        )

    def _asked(self, seat: int | None) -> DecisionShape | None:
        record = self._record
        if record.match is None or record.unsettled():
            return None
        if seat is not None and record.seating[seat].played_by_bot():
            return None
        for decision in record.decisions():
            if decision.seat == seat or (seat is None and self._at_shared_screen(decision)):
                return asked(record.match.rules, record.match.state, decision)
        return None

    def _at_shared_screen(self, decision: Decision) -> bool:
        """Return whether a spectator's view can ask it: a public decision of a person who plays several seats."""
        seating = self._record.seating
        place = seating[decision.seat]
        shared = not place.played_by_bot() and len(seating.of(place.person)) > 1
        return shared and decision.public and decision.owed


def encode_view(view: View) -> Raw:
    """Encode a view's document; equal views give equal bytes."""
    return Raw(_encoder.encode(view.document()))


def asked(rules: Rules, state: State, decision: Decision) -> DecisionShape:
    return DecisionShape(
        decision.seat,
        decision.question,
        decision.rule,
        choices(rules, decision.actions),
        decision.owed,
        forced(rules, state, decision),
    )


def choices(rules: Rules, actions: Sequence[Action]) -> list[Choice]:
    known = _choices_of(rules)
    found = []
    for action in actions:
        choice = known.get(action.code)
        if choice is None:
            choice = known[action.code] = Choice(action.notation, action.family, action.facts())
        found.append(choice)
    return found


MOST_RULES = 16
_CHOICES: dict[int, tuple[Rules, dict[int, Choice]]] = {}


def _choices_of(rules: Rules) -> dict[int, Choice]:
    """Return the choice cache of these rules. All tables share it, because the text of an action never changes."""
    found = _CHOICES.get(id(rules))
    if found is None or found[0] is not rules:
        if len(_CHOICES) >= MOST_RULES:
            _CHOICES.clear()
        found = _CHOICES[id(rules)] = (rules, {})
    return found[1]


def outcome_shape(record: Record) -> OutcomeShape | None:
    outcome = record.outcome()
    if outcome is None:
        return None
    return OutcomeShape(
        list(outcome.places),
        list(outcome.scores),
        outcome.reason,
        list(outcome.trail),
        {name: list(points) for name, points in outcome.categories.items()},
    )

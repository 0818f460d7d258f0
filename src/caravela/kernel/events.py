"""Events: facts that happened, each with an audience and the rule that made it happen."""

Fact = int | str | list[str]
"""A number; a text key such as "cocoa"; a key with a number such as "caravel:7"; a seat such as "@B"; a text that
is shown as it is, such as "=evening.json"; or a list of these.

Facts are data: the text layer renders them in the reader's language."""

Facts = dict[str, Fact]


def verbatim(text: str) -> str:
    """A fact that is text already, such as a file's name or a person's."""
    return "=" + text


class Event:
    """One fact. Nobody outside its audience may learn of it."""

    def __init__(
        self,
        name: str,
        rule: str,
        facts: Facts,
        only: list[int] | None = None,
        but: list[int] | None = None,
    ) -> None:
        self.name = name
        self.rule = rule
        """The ledger id of what made it happen."""
        self.facts = facts
        self.only = only
        """The seats that learn of it; None is everybody, spectators included."""
        self.but = but
        """The seats that do not learn of it, because they learn more by another event."""

    def seen_by(self, seat: int | None) -> bool:
        if self.only is not None and (seat is None or seat not in self.only):
            return False
        return self.but is None or seat is None or seat not in self.but

    def document(self) -> dict[str, object]:
        """The event as JSON data, without its audience: what a seat learns does not tell who else did."""
        return {"event": self.name, "rule": self.rule, "facts": dict(self.facts)}

    def __repr__(self) -> str:
        return f"<{self.name} {self.facts} {self.rule}>"


class EventSink:
    """Collects the events of one entry, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def emit_secret(self, seats: list[int], secret: Event, public: Event) -> None:
        """Tells some seats one thing and everybody else another."""
        secret.only = seats
        public.but = seats
        self.events.append(secret)
        self.events.append(public)

    def seen_by(self, seat: int | None) -> list[Event]:
        return [event for event in self.events if event.seen_by(seat)]

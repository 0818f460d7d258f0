"""Events: facts that happened, each with an audience and the rule that caused it."""

Fact = int | str | list[str]
"""A number, a string or a list of strings. The text layer renders it in the reader's language.

A string is a text key ("cocoa"), a key with a number ("caravel:7"), a seat ("@B") or verbatim text
("=evening.json")."""

Facts = dict[str, Fact]


def verbatim(text: str) -> str:
    """Return a fact that is shown unchanged, such as the name of a file or of a person."""
    return "=" + text


class Event:
    """One fact. Seats outside its audience must not learn of it."""

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
        """Ledger id of the rule that caused it."""
        self.facts = facts
        self.only = only
        """Seats that learn of it; None means everybody, including spectators."""
        self.but = but
        """Seats that do not learn of it, because another event tells them more."""

    def seen_by(self, seat: int | None) -> bool:
        if self.only is not None and (seat is None or seat not in self.only):
            return False
        return self.but is None or seat is None or seat not in self.but

    def document(self) -> dict[str, object]:
        """Return the event as JSON data, without its audience: a seat does not learn who else was told."""
        return {"event": self.name, "rule": self.rule, "facts": dict(self.facts)}

    def __repr__(self) -> str:
        return f"<{self.name} {self.facts} {self.rule}>"


class EventSink:
    """Collects the events of one log entry, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def emit_secret(self, seats: list[int], secret: Event, public: Event) -> None:
        """Tell these seats the secret event and everybody else the public one."""
        secret.only = seats
        public.but = seats
        self.events.append(secret)
        self.events.append(public)

    def seen_by(self, seat: int | None) -> list[Event]:
        return [event for event in self.events if event.seen_by(seat)]

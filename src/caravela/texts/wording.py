"""Wording: render data as text for one reader, in their language and with the players' names."""

from collections.abc import Sequence

from caravela.kernel.actions import Action
from caravela.kernel.advice import AHEAD, ALONE, CLEAR, CLOSE, Advice, Prospect
from caravela.kernel.decisions import Decision, Refusal
from caravela.kernel.events import Event, Fact, verbatim
from caravela.kernel.game import Game
from caravela.kernel.options import Option
from caravela.kernel.outcome import Outcome
from caravela.kernel.reasons import Reason
from caravela.kernel.seats import SEAT_LETTERS, seat_fact
from caravela.texts.catalogue import catalogue

COUNT_SUFFIX = "-count"
COMPARISONS = {
    CLEAR: "thought-clear",
    AHEAD: "thought-ahead",
    CLOSE: "thought-close",
    ALONE: "thought-alone",
}
POINTED = (CLEAR, AHEAD)
"""Comparisons that state a number of points."""
YOU = "you"
"""The attribute of a message for the reader whose seat is its $seat; .you-owner is the one for $owner."""


class Wording:
    """Renders data as text.

    A message gets each fact as a variable of the same name. A key becomes the text of its own message, which gets $n
    (the number after the colon) and $count (how many there are). A seat becomes the player's name. A list becomes an
    enumeration that counts equal facts; $<name>-count is its length.

    With a viewer, events, actions and the outcome speak to the player at that seat: "You take 2 coffee".
    """

    def __init__(
        self, game: Game | None, language: str, seat_names: Sequence[str] = (), viewer: int | None = None
    ) -> None:
        self.game = game
        self.language = language
        self.seat_names = tuple(seat_names)
        self._you = "" if viewer is None else seat_fact(viewer)
        self._catalogue = catalogue(None if game is None else game.package, language)
        self._names: dict[tuple[str, int], str] = {}

    # --- basics --------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        return self._catalogue.has(key)

    def say(self, key: str, **facts: Fact) -> str:
        """Format the message of a key. Raise BrokenText if it does not exist or lacks a fact."""
        return self._format(key, facts)

    def name(self, fact: str, count: int = 1) -> str:
        """Return the name of a single fact: "caravel:7", "cocoa", "@B"."""
        if fact.startswith("="):
            return fact[1:]
        known = self._names.get((fact, count))
        if known is None:
            # Memoized: a long menu repeats the same few names.
            known = self._names[fact, count] = self._name(fact, count)
        return known

    def about(self, fact: str) -> str:
        """Return one line on what a thing does: "caravel:7", "event-storm"."""
        return self.name(f"about-{fact}")

    def seat(self, seat: int) -> str:
        """Return the name of the player in a seat, or the seat's letter if there is no name."""
        if seat < len(self.seat_names) and self.seat_names[seat]:
            return self.seat_names[seat]
        return self._catalogue.format("seat", {"letter": SEAT_LETTERS[seat]})

    def listing(self, facts: Sequence[str]) -> str:
        """Return an enumeration: "2 cocoa, coffee and relic"."""
        if not facts:
            return self._catalogue.format("list-empty", {})
        items = [self._counted(fact, facts.count(fact)) for fact in dict.fromkeys(facts)]
        text = items[0]
        for at, item in enumerate(items[1:], 2):
            joint = "list-last" if at == len(items) else "list-next"
            text = self._catalogue.format(joint, {"first": text, "second": item})
        return text

    # --- data of the rules ---------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """Return the log line of an event."""
        return self._tell(f"log-{event.name}", event.facts)

    def action(self, action: Action) -> str:
        """Return the label of an action in a menu or on a button."""
        return self._tell(f"action-{action.family}", action.facts())

    def question(self, decision: Decision) -> str:
        """Return the question to the seat."""
        return self._format(f"ask-{decision.question}", {"seat": seat_fact(decision.seat)})

    def step(self, decision: Decision) -> str:
        """Return the current step, for those who wait: "loading at the quay"."""
        return self._format(f"step-{decision.question}", {})

    def advice(self, advice: Advice) -> list[str]:
        """Return the advice line by line: the best action compared with the next and why, then the others."""
        first, *others = advice.prospects
        if advice.choices == 1:
            return [self._format("thought-only", {"action": self._choice(first.action)})]
        points: dict[str, Fact] = {"points": advice.lead()} if advice.verdict() in POINTED else {}
        compared = self._format(COMPARISONS[advice.verdict()], points)
        other = others[0].action if others else first.action
        why = [self.because(reason, other) for reason in advice.reasons]
        if why:
            # Where both are about equal, the first reason says so already.
            compared = " ".join(why if advice.verdict() == CLOSE else [compared, *why])
        return [
            self._prospect(first, advice.seat, compared),
            *(self._prospect(other, advice.seat) for other in others),
        ]

    def because(self, reason: Reason, other: Action) -> str:
        """Return a reason in words; one that speaks for the other action names that action."""
        text = self._format(f"reason-{reason.kind}", reason.facts)
        if reason.supports:
            return text
        return self._format(
            "reason-other", {"action": verbatim(self.action(other)), "reason": verbatim(text)}
        )

    def refusal(self, refusal: Refusal) -> str:
        """Return why an action is refused, and by which rule."""
        reason = self._format(f"why-{refusal.reason}", refusal.facts)
        return self._catalogue.format("by-rule", {"text": reason, "rule": refusal.rule})

    def outcome(self, outcome: Outcome) -> str:
        """Return what ended the match and who won, with the rules that decided it."""
        ending = self._format(f"ending-{outcome.reason}", {})
        winners = [seat_fact(seat) for seat in outcome.winners()]
        text = self._tell("outcome", {"ending": verbatim(ending), "seats": winners})
        return self._catalogue.format("by-rule", {"text": text, "rule": ", ".join(outcome.trail)})

    def standings(self, outcome: Outcome) -> list[str]:
        """Return a line per seat, winners first: place, name, score."""
        return [
            self._catalogue.format(
                "standing",
                {"place": outcome.places[at], "seat": self.seat(at), "score": self.score(outcome, at)},
            )
            for at in self.order(outcome)
        ]

    def order(self, outcome: Outcome) -> list[int]:
        """Return the seats in the order of the standings."""
        return sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))

    def breakdown(self, outcome: Outcome, seat: int) -> str:
        """Return a seat's score by category, largest first; empty if the game has no breakdown."""
        points = {name: of_seats[seat] for name, of_seats in outcome.categories.items() if of_seats[seat]}
        parts = [
            self._catalogue.format(
                "breakdown-part", {"category": self.category(name), "points": points[name]}
            )
            for name in sorted(points, key=lambda name: -points[name])
        ]
        text = parts[0] if parts else ""
        for part in parts[1:]:
            text = self._catalogue.format("list-next", {"first": text, "second": part})
        return text

    def category(self, name: str) -> str:
        """Return the name of a score category."""
        return self._catalogue.format(f"category-{_key(name)}", {})

    def score(self, outcome: Outcome, seat: int) -> str:
        """Return a seat's score in the game's own unit: "78 doubloons"."""
        return self._catalogue.format("score", {"count": outcome.scores[seat]})

    # --- the game itself -----------------------------------------------------------------------

    def title(self) -> str:
        return self._catalogue.format("title", {})

    def option(self, option: Option) -> str:
        return self._catalogue.format(f"option-{_key(option.key)}", {})

    def choice(self, option: Option, choice: str) -> str:
        """Return the name of an option's choice; a seat letter becomes that seat's name."""
        if choice in SEAT_LETTERS:
            return self.seat(SEAT_LETTERS.index(choice))
        return self._catalogue.format(f"option-{_key(option.key)}-{_key(choice)}", {})

    # --- private -------------------------------------------------------------------------------

    def _choice(self, action: Action) -> Fact:
        """Return an action as text, with its notation."""
        return verbatim(f"{self.action(action)} ({action.notation})")

    def _prospect(self, prospect: Prospect, me: int, compared: str = "") -> str:
        facts: dict[str, Fact] = {
            "action": self._choice(prospect.action),
            "percent": prospect.percent(),
            "tries": prospect.visits,
        }
        texts = [self._format("thought", facts), compared]
        steps = ""
        for seat, action in prospect.line:
            told: dict[str, Fact] = {"action": verbatim(self.action(action))}
            if seat != me:
                told["seat"] = seat_fact(seat)
            step = self._format("thought-own-step" if seat == me else "thought-step", told)
            if steps:
                step = self._format("thought-next", {"first": verbatim(steps), "second": verbatim(step)})
            steps = step
        if steps:
            texts.append(self._format("thought-then", {"steps": verbatim(steps)}))
        return " ".join(text for text in texts if text)

    def _name(self, fact: str, count: int) -> str:
        if fact.startswith("@"):
            return self.seat(SEAT_LETTERS.index(fact[1:]))
        key, _, number = fact.partition(":")
        arguments: dict[str, int | str] = {"count": count}
        if number:
            arguments["n"] = int(number)
        return self._catalogue.format(key, arguments)

    def _counted(self, fact: str, count: int) -> str:
        name = self.name(fact, count)
        if count == 1:
            return name
        return self._catalogue.format("list-counted", {"count": count, "name": name})

    def _tell(self, key: str, facts: dict[str, Fact]) -> str:
        """Format a message for the viewer: in the second person where it is about their seat."""
        if not self._you:
            return self._format(key, facts)
        mine = [name for name, fact in facts.items() if self._you == fact or self._is_listed(fact)]
        forms = [YOU if name == "seat" else f"{YOU}-{name}" for name in mine]
        form = next((form for form in sorted(forms) if self._catalogue.has_attribute(key, form)), "")
        told = {name: self._inside(fact) if name in mine else fact for name, fact in facts.items()}
        return self._format(key, told, form)

    def _is_listed(self, fact: Fact) -> bool:
        return isinstance(fact, list) and self._you in fact

    def _inside(self, fact: Fact) -> Fact:
        """A fact that names the viewer, as it is called inside a sentence."""
        you = verbatim(self._catalogue.format(YOU, {}, "inside"))
        return [you if each == self._you else each for each in fact] if isinstance(fact, list) else you

    def _format(self, key: str, facts: dict[str, Fact], attribute: str = "") -> str:
        arguments: dict[str, int | str] = {}
        for name, fact in facts.items():
            if isinstance(fact, int):
                arguments[name] = fact
            elif isinstance(fact, str):
                arguments[name] = self.name(fact)
            else:
                arguments[name] = self.listing(fact)
                arguments[name + COUNT_SUFFIX] = len(fact)
        return self._catalogue.format(key, arguments, attribute)


def _key(word: str) -> str:
    """Convert underscores to hyphens, as message ids have them."""
    return word.replace("_", "-")

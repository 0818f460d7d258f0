"""A game's texts are complete and exact: no message is missing, and none is left over."""

from collections.abc import Iterator

import pytest

from caravela.bots.comparison import Difference
from caravela.games import game, games
from caravela.kernel.events import Fact, Facts
from caravela.kernel.reasons import Measure
from caravela.texts import LANGUAGES, Wording
from caravela.texts.catalogue import Catalogue
from tests.contracts.walk import heuristics_of
from tests.texts.messages import Messages, common, messages
from tests.texts.script import NAMES, Script, recite, script
from tests.texts.sources import attributes, constants, told

GAMES = list(games())
VOCABULARY = "word-"
"""Words for drawing a table; each table uses those it needs."""
SPOKEN = ("log-", "why-", "action-", "ask-", "step-")
"""Prefixes whose messages are all visible in the source and the action space."""

each_game = pytest.mark.parametrize("key", GAMES)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
@each_language
def test_everything_a_game_says_has_words(key: str, language: str) -> None:
    for line in recite(Wording(game(key), language, NAMES)):
        assert line.strip() == line
        assert line
        assert not set("{}@$") & set(line), f"not rendered: {line}"


@each_game
def test_no_message_is_missing(key: str) -> None:
    """Also check messages that no match above happened to use."""
    assert _sayable(key) <= messages(game(key).package, "en").ids


@each_game
def test_no_message_is_unused(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    used = _sayable(key) | set(_recited(key, monkeypatch))
    known = messages(game(key).package, "en")
    used |= _composable(known.ids, constants(game(key).package))
    used |= {f"about-{each}" for each in used}
    for each in used & known.ids:
        used = used | known.references(each)
    left = {each for each in known.ids - used if not each.startswith(VOCABULARY)}
    assert left == set()


def _sayable(key: str) -> set[str]:
    """Return the messages that the source and the action space need."""
    package = game(key).package
    questions = attributes(package, "question") | set(script(key).decisions)
    keys = {f"log-{each.name}" for each in told(package, "Event", 0, 2)}
    keys |= {f"why-{each.name}" for each in told(package, "Refusal", 1, 2)}
    keys |= {f"action-{action.family}" for action in script(key).actions}
    for question in questions:
        keys |= {f"ask-{question}", f"step-{question}"}
    keys |= {f"reason-{measure.kind}" for measure in measures_of(key)}
    return keys | {"title", "score"}


def measures_of(key: str) -> list[Measure]:
    reasons = game(key).reasons(heuristics_of(key))
    return [] if reasons is None else reasons.measures


def _composable(ids: set[str], words: set[str]) -> set[str]:
    """Return names that the source composes of two words, also those that no match above happened to need."""
    words = {word.replace("_", "-").strip("-:") for word in words}
    found: set[str] = set()
    for each in ids:
        if not each.startswith(SPOKEN):
            parts = each.split("-")
            cuts = [("-".join(parts[:at]), "-".join(parts[at:])) for at in range(1, len(parts))]
            if any(first in words and second in words for first, second in cuts):
                found.add(each)
    return found


def _recited(key: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Yield every key that is looked up while the whole script is formatted."""
    looked_up: dict[str, None] = {}
    look_up = Catalogue.has

    def remember(self: Catalogue, key: str) -> bool:
        looked_up[key] = None
        return look_up(self, key)

    monkeypatch.setattr(Catalogue, "has", remember)
    recite(Wording(game(key), "en", NAMES))
    return iter(looked_up)


# --- arguments ---------------------------------------------------------------------------------


def _provided(facts: Facts) -> set[str]:
    return set(facts) | {f"{name}-count" for name, fact in facts.items() if isinstance(fact, list)}


def _check_facts(key: str, facts: Facts, known: Messages) -> None:
    lacking = known.variables(key) - _provided(facts)
    assert not lacking, f"{key} wants {sorted(lacking)}, but has {sorted(facts)}"


@each_game
@each_language
def test_no_message_wants_a_fact_that_it_does_not_get(key: str, language: str) -> None:
    """Also check variants that no match above happened to need."""
    known = messages(game(key).package, language)
    of = script(key)
    for event in of.events.values():
        _check_facts(f"log-{event.name}", event.facts, known)
    for refusal in of.refusals.values():
        _check_facts(f"why-{refusal.reason}", refusal.facts, known)
    for action in of.actions:
        _check_facts(f"action-{action.family}", action.facts(), known)
    for question in of.decisions:
        assert known.variables(f"ask-{question}") <= {"seat"}
        assert not known.variables(f"step-{question}")


@each_game
@each_language
def test_no_message_wants_a_fact_that_the_source_does_not_give(key: str, language: str) -> None:
    package = game(key).package
    known = messages(package, language)
    of_actions = {name for action in script(key).actions for name in action.facts()}
    for prefix, each in [
        *(("log", each) for each in told(package, "Event", 0, 2)),
        *(("why", each) for each in told(package, "Refusal", 1, 2)),
    ]:
        # Facts that the source does not show are those of some action; it never shows which ones are lists.
        facts = of_actions if each.facts is None else each.facts
        given = facts | {f"{name}-count" for name in facts}
        lacking = known.variables(f"{prefix}-{each.name}") - given
        assert not lacking, f"{each.place}: {prefix}-{each.name} wants {sorted(lacking)}"


@each_game
@each_language
def test_reasons_get_the_facts_they_want(key: str, language: str) -> None:
    known = messages(game(key).package, language)
    wording = Wording(game(key), language, NAMES)
    for measure in measures_of(key):
        reason = Difference(measure, 1, 0.3, 0.0, -0.1).reason()
        _check_facts(f"reason-{measure.kind}", reason.facts, known)
        assert not set("{}@$") & set(wording.because(reason, script(key).actions[0]))


@each_game
@each_language
def test_names_want_their_count_and_number_at_most(key: str, language: str) -> None:
    known = messages(game(key).package, language)
    for thing in _things(script(key)):
        name, _, number = thing.partition(":")
        given = {"count", "n"} if number else {"count"}
        assert known.variables(name) <= given, name
        if f"about-{name}" in known.ids:
            assert known.variables(f"about-{name}") <= given, name


@each_game
@each_language
def test_whatever_is_described_has_a_name(key: str, language: str) -> None:
    known = messages(game(key).package, language)
    described = {each.removeprefix("about-") for each in known.ids if each.startswith("about-")}
    assert described <= known.ids
    wording = Wording(game(key), language, NAMES)
    for thing in _things(script(key)):
        if thing.partition(":")[0] in described:
            assert wording.about(thing)


def _things(of: Script) -> set[str]:
    """Return every text key in a fact, with its number."""
    facts: list[Fact] = []
    for event in of.events.values():
        facts.extend(event.facts.values())
    for refusal in of.refusals.values():
        facts.extend(refusal.facts.values())
    for action in of.actions:
        facts.extend(action.facts().values())
    found: set[str] = set()
    for fact in facts:
        if not isinstance(fact, int):
            found.update([fact] if isinstance(fact, str) else fact)
    return {each for each in found if not each.startswith(("@", "="))}


@each_language
def test_common_messages_get_what_they_want(language: str) -> None:
    known = common(language)
    assert known.variables("list-next") == known.variables("list-last") == {"first", "second"}
    assert known.variables("list-counted") == {"count", "name"}
    assert known.variables("outcome") == {"ending", "seats", "seats-count"}
    assert known.variables("standing") == {"place", "seat", "score"}
    for key in GAMES:
        assert messages(game(key).package, language).variables("score") == {"count"}

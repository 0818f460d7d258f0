"""The text check: everything that happens in a match has a text in every language."""

from caravela.games import resource
from caravela.kernel.events import Facts
from caravela.kernel.ledger import parse_ledger, word_ledger
from caravela.kernel.seats import seat_letter
from caravela.testing.walks import Walk
from caravela.texts import LANGUAGES, Wording


def check_texts(walk: Walk) -> None:
    """Render title, options, questions, actions, events, table, outcome and ledger in every language."""
    outcome = walk.rules.outcome(walk.end)
    assert outcome is not None
    ledger = parse_ledger(resource(walk.game, "rules.toml"))
    for language in LANGUAGES:
        word_ledger(ledger, resource(walk.game, "texts", f"rules.{language}.toml"), language)
        wording = Wording(walk.game, language, [seat_letter(seat) for seat in range(walk.seats)])

        def say(key: str, facts: Facts, wording: Wording = wording) -> str:
            return wording.say(key, **facts) if facts else wording.name(key)

        texts = [wording.title(), wording.outcome(outcome), *wording.standings(outcome)]
        for option in walk.game.options:
            texts.append(wording.option(option))
            texts += [wording.choice(option, choice) for choice in option.choices]
        events = [*walk.setup_events, *(event for entry in walk.sample() for event in entry.events)]
        texts += [wording.event(event) for event in events]
        for entry in walk.sample():
            texts += [
                wording.question(entry.decision),
                wording.step(entry.decision),
                wording.action(entry.action),
            ]
        for viewer in walk.viewers():
            view = walk.rules.view(walk.end, viewer)
            texts += [block.title for block in walk.game.sketch(view, say)]
        assert all(text.strip() for text in texts), f"{walk}: an empty text in {language}"

"""Commands that a person can type besides choices, and the end of the input."""

from pathlib import Path

import pytest

from caravela.games import ledger, worded_ledger
from caravela.kernel.events import verbatim
from caravela.match import Match
from caravela.terminal.play import TerminalTable
from caravela.texts import LANGUAGES
from caravela.texts.typed import quoted
from tests.terminal.sitting import GAME, Sitting, by_number, flat, new_match

COMMANDS = ("help", "table", "hand", "about", "log", "rules", "why", "hint", "undo", "save", "quit")


def sit(*, seed: int = 5, language: str = "en", bots: str = "random") -> Sitting:
    return Sitting(new_match(seed=seed), language=language, bots=bots)


class Note:
    """Types a line and records the position of the match."""

    def __init__(self, line: str, digests: list[str], questions: list[str]) -> None:
        self.line = line
        self.digests = digests
        self.questions = questions

    def __call__(self, table: TerminalTable) -> str:
        self.digests.append(table.match.state.digest())
        self.questions.append(table._asked().question)
        return self.line


def said(sitting: Sitting, key: str, **facts: int | str) -> str:
    return flat(sitting.screen.wording.say(key, **facts))


# --- reading -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_person_is_told_their_seat_and_where_help_is(language: str) -> None:
    sitting = sit(language=language)
    assert not sitting.play()
    assert sitting.flat.startswith(said(sitting, "terminal-welcome", seat=verbatim("A")))
    for word in ("help", "about"):
        assert word in sitting.page.splitlines()[0] + sitting.page.splitlines()[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_command(language: str) -> None:
    sitting = sit(language=language)
    sitting.play("help")
    lines = sitting.page.rpartition("> help\n")[2].splitlines()
    assert [line.split()[0] for line in lines if " – " in line] == list(COMMANDS)
    assert set(sitting.table._commands) == set(COMMANDS)


def test_commands_may_be_written_in_capitals() -> None:
    sitting = sit()
    sitting.play("HELP")
    assert said(sitting, "terminal-help-quit") in sitting.after("HELP")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_the_hand_the_question_and_the_choices_again(language: str) -> None:
    sitting = sit(language=language)
    sitting.play("table")
    first, _, again = sitting.page.partition("> table\n")
    drawn = first[first.index("╭") :]
    assert drawn in again


def test_the_hand_is_the_last_block_alone() -> None:
    sitting = sit()
    sitting.play("hand")
    block = sitting.screen.blocks(sitting.match.view(0))[-1]
    assert sitting.after("hand").startswith(f"╭─ {block.title}")
    assert flat(block.lines[0]) in sitting.after("hand")
    assert sitting.page.rpartition("> hand\n")[2].count("╭") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_about_tells_what_lies_on_the_table(language: str) -> None:
    sitting = sit(language=language)
    sitting.play("about")
    notes = [note for block in sitting.screen.blocks(sitting.match.view(0)) for note in block.notes]
    assert len(notes) > 8
    for note in notes:
        assert flat(note) in sitting.after("about")


def test_the_log_numbers_all_that_the_person_has_learnt() -> None:
    sitting = sit()
    sitting.play("1", "log")
    wording = sitting.screen.wording
    events = [wording.event(event) for event in sitting.match.events(0)]
    assert len(events) > 10
    numbered = " ".join(f"{at} {flat(event)}" for at, event in enumerate(events, 1))
    assert sitting.after("log").startswith(numbered)


def test_rules_are_shown_by_id_by_beginning_and_for_the_question() -> None:
    sitting = sit()
    sitting.play("rules mn-trd-08", "rules MN-TRD", "rules", "rules XX")
    rules = ledger(GAME)
    for wanted, ids in [
        ("rules mn-trd-08", ["MN-TRD-08"]),
        ("rules MN-TRD", [key for key in rules if key.startswith("MN-TRD")]),
        ("rules", [sitting.table._asked().rule]),
    ]:
        shown = sitting.page.partition(f"> {wanted}\n")[2].partition("\n> ")[0]
        assert [line.split()[0] for line in shown.splitlines() if line.startswith("MN-")] == ids
        for key in ids:
            assert rules[key].text.split()[-1] in shown
    assert said(sitting, "terminal-no-rule", rule=verbatim("XX")) in sitting.after("rules XX")


@pytest.mark.parametrize("width", [100, 30])
def test_rules_are_shown_in_the_language_of_the_table(width: int) -> None:
    sitting = Sitting(new_match(), language="fr", width=width)
    sitting.play("rules MN-TRD-08")
    rule = worded_ledger(GAME, "fr")["MN-TRD-08"]
    assert sitting.after("rules MN-TRD-08").startswith(f"Échanges MN-TRD-08 règle {flat(rule.text)}")
    shown = sitting.page.rpartition("> rules MN-TRD-08\n")[2].splitlines()
    assert all(len(line) <= width for line in shown)
    assert not any(line.lstrip().startswith((":", ";")) for line in shown), "a no-break space was broken"


# --- why -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed,answer",
    [
        ("why offer 1 1 1", "You don’t have these cards: 3 cocoa. [MN-TRD-02]"),
        ("why offer 3 3", "Each player must offer 3 cards, not 2. [MN-TRD-02]"),
        (
            "why Sell 1",
            "Not now. Current step: choosing offers. You can do that during: making combinations. [MN-EVT-13]",
        ),
        ("why OFFER 4,3,3", "“offer 3 3 4” is allowed now."),
        ("why 1", "“offer 3 3 4” is allowed now."),
        ("why", "Name an action: why ACTION"),
        ("why not", "“not” isn’t an action or a command here; “help” lists the commands."),
        ("why 99", "There is no choice 99. Choose a number from 1 to 7."),
        ("why turn to 1 2", "That could be several actions: turn 1 to 2, turn 2 to 1."),
    ],
)
def test_why_names_the_facts_and_the_rule(typed: str, answer: str) -> None:
    sitting = sit(bots="greedy")
    sitting.play(typed)
    assert sitting.after(typed).startswith(answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_speaks_the_language_of_the_person(language: str) -> None:
    sitting = sit(language=language)
    sitting.play("why sell 1")
    refusal = sitting.match.rules.why_not(sitting.match.state, 0, sitting.match.rules.space.parse("sell 1"))
    assert refusal is not None
    assert sitting.after("why sell 1").startswith(flat(sitting.screen.wording.refusal(refusal)))


# --- impossible commands ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed,key",
    [
        ("hello", "terminal-not-understood"),
        ("²", "terminal-not-understood"),
        ("[bold]x[/bold]", "terminal-not-understood"),
        ("{ $seat }", "terminal-not-understood"),
        ("\x1b[31m", "terminal-not-understood"),
        ("x" * 5000, "terminal-not-understood"),
        ("0", "terminal-no-number"),
        ("9" * 5000, "terminal-no-number"),
        ("turn 1 2 to", "terminal-ambiguous"),
    ],
)
def test_what_is_no_choice_changes_nothing(typed: str, key: str) -> None:
    digests: list[str] = []
    sitting = sit()
    sitting.play(Note(typed, digests, []), Note("hand", digests, []))
    facts: dict[str, dict[str, int | str]] = {
        "terminal-not-understood": {"text": verbatim(quoted(typed))},
        "terminal-no-number": {
            "number": verbatim(quoted(typed)),
            "count": len(sitting.table._asked().actions),
        },
        "terminal-ambiguous": {"actions": verbatim("turn 1 to 2, turn 2 to 1")},
    }
    expected = said(sitting, key, **facts[key])
    answer = sitting.page.rpartition(f"> {typed}\n")[2]
    assert "".join(expected.split()) in "".join(answer.split())
    assert "\x1b" not in answer
    assert digests[0] == digests[1]
    assert all(moment.entry.seat != 0 for moment in sitting.match.moments)


def test_an_illegal_choice_is_refused_with_its_rule_and_can_be_made_again() -> None:
    sitting = sit(bots="greedy")
    sitting.play("offer 1 1 1", "sell 1", "keep", "", "   ", lambda table: table._asked().actions[0].notation)
    shown = sitting.flat
    assert "You don’t have these cards: 3 cocoa. [MN-TRD-02]" in shown
    assert shown.count("[MN-EVT-13]") == 2
    mine = [moment.entry for moment in sitting.match.moments if moment.entry.seat == 0]
    assert len(mine) == 1


# --- undo ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lines", [("1",), ("2", "1", "1"), ("1", "1", "2", "1", "1")])
def test_undo_goes_back_to_the_last_choice_and_the_same_choice_meets_the_same_answers(
    lines: tuple[str, ...],
) -> None:
    digests: list[str] = []
    questions: list[str] = []
    sitting = sit(seed=6)
    typed = (*lines, "undo", lines[-1], "undo", lines[-1], "help")
    sitting.play(*(Note(line, digests, questions) for line in typed))
    before, after = len(lines) - 1, len(lines)
    assert len(set(digests[: after + 1])) == after + 1
    assert digests[after + 1 :] == [digests[before], digests[after], digests[before], digests[after]]
    assert questions[after + 1] == questions[before]
    stories = [flat(story.partition("> ")[0]) for story in sitting.page.split(f"> {lines[-1]}\n")[-3:]]
    assert stories[0] == stories[1] == stories[2]
    assert said(sitting, "terminal-undone") in sitting.after("undo")


def test_undo_draws_the_table_as_it_was() -> None:
    sitting = sit()
    sitting.play("1", "undo")
    first = sitting.page.partition("> 1\n")[0]
    drawn = first[first.index("╭") :]
    assert drawn in sitting.page.rpartition("> undo\n")[2]


def test_undo_may_be_repeated_to_the_first_choice_and_no_further() -> None:
    digests: list[str] = []
    sitting = sit()
    sitting.play(
        *(Note(line, digests, []) for line in ("1", "1", "1", "undo", "undo", "undo", "undo", "help"))
    )
    assert digests[4:] == [digests[2], digests[1], digests[0], digests[0]]
    assert said(sitting, "terminal-nothing-to-undo") in sitting.flat
    undone = [line for line in sitting.match.log if not hasattr(line, "seat")]
    assert len(undone) == 3


def test_after_an_undo_another_choice_goes_on_from_there() -> None:
    sitting = sit()
    sitting.play("1", "undo", "2", then=by_number(1))
    assert sitting.match.outcome() is not None
    assert sitting.match.document() == Match.from_document(sitting.match.document()).document()


# --- save ----------------------------------------------------------------------------------------


def test_a_saved_match_goes_on_identically(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    kept = sit()
    kept.play("1", "2", "undo", "1", f"save {file}")
    assert said(kept, "terminal-saved", file=verbatim(str(file))) in kept.after(f"save {file}")
    assert f"take up {file}" in kept.after(f"save {file}")
    loaded = Sitting(Match.load(file))
    loaded.play("log")
    assert kept.play("log") is False
    assert loaded.after("log") == kept.after("log")
    pages: list[str] = []
    for match in (kept.match, Match.load(file)):
        sitting = Sitting(match)
        assert sitting.play(then=by_number(9))
        pages.append(sitting.page)
    assert pages[0] == pages[1]
    assert sorted(tmp_path.iterdir()) == [file]


def test_a_match_that_is_over_shows_its_outcome_when_it_is_loaded(tmp_path: Path) -> None:
    over = Sitting(new_match(2))
    assert over.play(then=by_number(1))
    over.match.save(tmp_path / "over.json")
    again = Sitting(Match.load(tmp_path / "over.json"))
    assert again.play()
    assert again.page.splitlines()[-4:] == over.page.splitlines()[-4:]


def test_what_cannot_be_saved_is_said_and_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    names = [
        str(folder),
        str(tmp_path / "none" / "x.json"),
        "~nobody-of-that-name/x",
        f"{tmp_path}/a\0b",
        f"{tmp_path}/{'x' * 300}",
    ]
    sitting = sit()
    assert not sitting.play("1", *(f"save {name}" for name in names), "save", "quit")
    assert sitting.flat.count("Not saved: ") == len(names)
    assert said(sitting, "terminal-save-where") in sitting.flat
    assert said(sitting, "terminal-unsaved") in sitting.after("quit")
    assert list(tmp_path.rglob("*")) == [folder]


# --- leaving -------------------------------------------------------------------------------------


def test_an_unsaved_match_is_left_only_at_the_second_word() -> None:
    sitting = sit()
    assert not sitting.play("1", "quit", "quit", "help")
    assert sitting.flat.count(said(sitting, "terminal-unsaved")) == 1
    assert sitting.page.endswith("> quit\n")


def test_another_choice_after_the_first_word_makes_it_unsaved_again() -> None:
    sitting = sit()
    sitting.play("1", "quit", "1", "quit", "quit", "help")
    assert sitting.flat.count(said(sitting, "terminal-unsaved")) == 2
    assert said(sitting, "terminal-help-help") not in sitting.flat


def test_a_saved_match_is_left_at_once(tmp_path: Path) -> None:
    sitting = sit()
    assert not sitting.play("1", f"save {tmp_path / 'x'}", "quit", "help")
    assert said(sitting, "terminal-unsaved") not in sitting.flat
    assert sitting.page.endswith("> quit\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_what_is_typed_stops_the_match(language: str) -> None:
    sitting = sit(language=language)
    assert not sitting.play("1")
    assert sitting.flat.endswith(said(sitting, "terminal-stopped"))


def test_an_interrupt_while_typing_is_like_the_word_for_leaving() -> None:
    sitting = sit()
    assert not sitting.play("1", KeyboardInterrupt, "hand", KeyboardInterrupt, "help")
    assert said(sitting, "terminal-unsaved") in sitting.flat
    assert said(sitting, "terminal-help-help") not in sitting.flat


def test_an_interrupt_while_others_choose_stops_the_match() -> None:
    sitting = sit()

    def interrupted(at: int, moment: int) -> None:
        raise KeyboardInterrupt

    sitting.table.bot_for = interrupted  # type: ignore[assignment]
    assert not sitting.play("1", "1", "1")
    assert sitting.flat.endswith(said(sitting, "terminal-stopped"))

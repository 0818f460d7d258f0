"""The layout of the page, on narrow and wide screens, with few choices and with very many."""

import re
from collections.abc import Iterator

import pytest

from caravela.games import game
from caravela.kernel.chance import FastChance
from caravela.kernel.decisions import Decision
from caravela.kernel.state import State
from caravela.terminal.screen import LEAST_SIDE_BY_SIDE, MOST_SPELT_OUT, Screen, fold
from caravela.texts import LANGUAGES
from tests.terminal.sitting import GAME, flat, new_match, new_screen

NUMBERED = re.compile(r"(?:^|\s)(\d+)  (?=\S)")
WIDTHS = (40, 60, 80, 140)
SEATS = 6


def decisions() -> Iterator[tuple[State, Decision]]:
    """Yield the decisions of some matches, each with its state."""
    rules = game(GAME).new_rules(None)
    for seed in range(3):
        chance = FastChance(seed)
        state = rules.setup(SEATS, {}, chance, None)
        while (decision := rules.next_decision(state)) is not None:
            yield state.copy(), decision
            # The first choice of a turn makes the most of it, so that later pages have content.
            at = 0 if decision.question == "turn" else chance.below(len(decision.actions))
            rules.advance(state, decision.seat, decision.actions[at], chance, None)


ALL = list(decisions())
LONGEST = max(ALL, key=lambda each: len(each[1].actions))


def write_choices(state: State, decision: Decision, width: int, language: str = "en") -> str:
    match = new_match(SEATS)
    screen, page = new_screen(match, width, language)
    screen.choices(decision.actions, match.rules.view(state, decision.seat))
    return page.getvalue()


def asked(question: str) -> tuple[State, Decision]:
    return max((each for each in ALL if each[1].question == question), key=lambda each: len(each[1].actions))


# --- lines ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [2, 7, 30])
def test_a_fold_loses_nothing_and_keeps_the_width(width: int) -> None:
    text = "Offer: two words\N{NO-BREAK SPACE}together and-hyphens, and averyveryverylongword."
    rows = fold(text, width)
    assert all(0 < len(row) <= width for row in rows)
    assert "".join(rows).replace(" ", "") == text.replace(" ", "")


def test_a_fold_never_parts_what_belongs_together() -> None:
    card = "sugar\N{NO-BREAK SPACE}(6)"
    for width in range(len(card) + 1, 40):
        assert any(card in row for row in fold(f"Market: corn, {card}, indigo", width))


def test_an_empty_line_is_a_line() -> None:
    assert fold("", 10) == [""]


def test_brackets_are_not_markup() -> None:
    screen, page = new_screen(new_match(), 80)
    screen.line("it [bold]is[/bold] so [MN-TRD-08] :smile:")
    assert page.getvalue() == "it [bold]is[/bold] so [MN-TRD-08] :smile:\n"


# --- the table -------------------------------------------------------------------------------------


def draw(width: int, language: str = "en", seats: int = 3) -> tuple[Screen, str]:
    match = new_match(seats)
    screen, page = new_screen(match, width, language)
    screen.lay(screen.blocks(match.view(0)))
    return screen, page.getvalue()


@pytest.mark.parametrize("width", [LEAST_SIDE_BY_SIDE - 1, 60, 40])
def test_on_a_narrow_screen_blocks_stand_below_each_other(width: int) -> None:
    _, page = draw(width)
    assert all(line.count("╭") <= 1 for line in page.splitlines())


@pytest.mark.parametrize("width", [LEAST_SIDE_BY_SIDE, 80, 140])
def test_on_a_wide_screen_blocks_stand_two_by_two(width: int) -> None:
    _, page = draw(width)
    tops = [line.count("╭") for line in page.splitlines() if "╭" in line]
    # Round and queue, A and B side by side, then C and the hand, which is wide, alone.
    assert tops == [2, 2, 1, 1]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_frames_are_whole_and_say_everything(width: int, language: str) -> None:
    match = new_match(5)
    screen, page = draw(width, language, seats=5)
    for line in page.splitlines()[1:]:
        assert len(line) == width
        assert line[0] + line[-1] in ("╭╮", "││", "╰╯")
    # Side by side, the lines of two blocks alternate; look for each block in its own half.
    halves = [page] if width < LEAST_SIDE_BY_SIDE else []
    half = width // 2
    halves += ["\n".join(line[:half] for line in page.splitlines())]
    halves += ["\n".join(line[half:] for line in page.splitlines()), page]
    for block in screen.blocks(match.view(0)):
        for line in block.lines:
            assert any(flat(line) in flat(each) for each in halves), line


# --- choices ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_its_number_and_its_notation(width: int, language: str) -> None:
    for question in sorted({decision.question for _, decision in ALL}):
        state, decision = asked(question)
        page = write_choices(state, decision, width, language)
        words = flat(page)
        for at, action in enumerate(decision.actions, 1):
            assert re.search(rf"(^|\s){at:>3}  \S", page, re.MULTILINE), page
            assert action.notation in words, page
        assert all(len(line.rstrip()) <= width for line in page.splitlines()), page


def test_few_choices_are_spelt_out_line_by_line() -> None:
    state, decision = asked("place")
    lines = write_choices(state, decision, 80).splitlines()
    assert len(lines) == len(decision.actions)
    for at, (line, action) in enumerate(zip(lines, decision.actions, strict=True), 1):
        assert line.startswith(f"{at:>3}  ")
        assert line.endswith(f"  {action.notation}")
    # The notations are aligned in one column.
    assert (
        len({line.rindex(action.notation) for line, action in zip(lines, decision.actions, strict=True)}) == 1
    )


def test_long_words_hang_under_themselves() -> None:
    state, decision = asked("develop")
    page = write_choices(state, decision, 80)
    hanging = [line for line in page.splitlines() if not line[:3].strip()]
    assert hanging
    assert all(line.startswith(" " * 5) and line[5] != " " for line in hanging)


def test_a_choice_of_a_development_says_what_it_does() -> None:
    state, decision = asked("develop")
    match = new_match(SEATS)
    screen, page = new_screen(match, 80)
    view = match.rules.view(state, decision.seat)
    screen.choices(decision.actions, view)
    for action in decision.actions:
        if action.family == "develop":
            remark = match.game.remark(view, action, screen._say)
            name, _, does = remark.partition(": ")
            assert name
            assert len(does) > 10
    assert " – " in page.getvalue()


def test_very_many_choices_are_listed_by_notation_in_columns() -> None:
    state, decision = LONGEST
    assert len(decision.actions) > 4 * MOST_SPELT_OUT
    lines = write_choices(state, decision, 80).splitlines()
    assert len(lines) < 0.6 * len(decision.actions)
    assert max(len(NUMBERED.findall(line)) for line in lines) >= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_in_columns_begins_with_an_example_in_words(language: str) -> None:
    state, decision = LONGEST
    families = [action.family for action in decision.actions]
    family = max(set(families), key=families.count)
    example = next(action for action in decision.actions if action.family == family)
    screen, _ = new_screen(new_match(SEATS), 80, language)
    page = write_choices(state, decision, 80, language)
    assert flat(f"{example.notation} = {screen.wording.action(example)}") in flat(page)


def test_offers_tell_what_they_are_worth_even_in_columns() -> None:
    state, decision = asked("offer")
    assert len(decision.actions) > MOST_SPELT_OUT
    page = flat(write_choices(state, decision, 80))
    for action in decision.actions:
        if action.family != "offer":
            continue
        worth = sum(10 if sign == "R" else int(sign) for sign in action.notation.split()[1:])
        assert re.search(rf"{action.notation} – worth ({worth}|{worth + 3})\b", page), action


def test_a_spectator_gets_the_list_without_remarks() -> None:
    state, decision = asked("offer")
    match = new_match(SEATS)
    screen, page = new_screen(match, 80)
    screen.choices(decision.actions, match.rules.view(state, None))
    assert " – " not in page.getvalue()


def test_nothing_to_choose_is_nothing_to_show() -> None:
    match = new_match()
    screen, page = new_screen(match, 80)
    screen.choices([], match.view(0))
    assert page.getvalue() == ""

"""Impossible requests are refused in one sentence and leave no trace."""

from pathlib import Path

import pytest

from tests.cli.program import refused


@pytest.mark.parametrize(
    "words,sentence",
    [
        ("play --text nosuch", "there is no game 'nosuch'; the installed games are "),
        ("sim nosuch", "there is no game 'nosuch'"),
        ("rules nosuch", "there is no game 'nosuch'"),
        ("rules mundus_novus MN-XXX", "Mundus Novus has no rule 'MN-XXX'"),
        ("rules mundus_novus --lang de", "there are no texts in the language 'de'"),
        ("nosuch", "No such command 'nosuch'"),
        ("serve --data none --push somebody", "'somebody' is not a valid contact; use mailto:"),
        ("serve --data none --push http://games.example", "is not a valid contact"),
        (
            "serve --data none --push mailto:a@b.example --push-service https://push.example",
            "is not a push service; write it like push.example",
        ),
        ("serve --data none --client nowhere", "nowhere is not a built browser client: it has no index.html"),
        ("play --text --nosuch", "No such option: --nosuch"),
        ("play --text mundus_novus extra", "extra"),
        ("sim", "Missing argument"),
        ("play --text --seats 1", "Mundus Novus is for 2 to 6 players, not 1 [MN-SET-01]"),
        ("play --text --seats 7", "not 7 [MN-SET-01]"),
        ("sim mundus_novus --seats -1", "not -1 [MN-SET-01]"),
        ("sim mundus_novus --seats 0", "not 0 [MN-SET-01]"),
        ("sim mundus_novus --seats 1000000000", "not 1000000000 [MN-SET-01]"),
        ("sim mundus_novus --seats 99999999999999999999", "not 99999999999999999999 [MN-SET-01]"),
        ("play --text --seats many", "Invalid value for '--seats'"),
        ("play --text --seed -1", "Invalid value for '--seed'"),
        ("play --text --seed 9223372036854775808", "Invalid value for '--seed'"),
        ("sim mundus_novus --seed -1", "Invalid value for '--seed'"),
        ("sim mundus_novus --matches 0", "0 matches cannot be played"),
        ("play --text --lang de", "there are no texts in the language 'de'; the languages are en, fr, nl"),
        ("play --text --seats 3 --seat D", "there is no seat 'D'; the seats are A, B, C"),
        ("play --text --seat AB", "there is no seat 'AB'"),
        ("play --text --seat=", "there is no seat ''"),
        ("play --text --bots clever", "there is no bot 'clever'; the bots are random, greedy"),
        ("play --text --seats 4 --bots random,greedy", "2 bots cannot take 3 seats"),
        ("sim mundus_novus --bots random,greedy,random", "3 bots cannot take 4 seats"),
        ("sim mundus_novus --bots=", "a bot has no name"),
        ("play --text --option first_master", "the option 'first_master' is not written as key=value"),
        ("play --text --option =A", "the option '=A' is not written as key=value"),
        ("play --text --option speed=high", "Mundus Novus has no option speed; its option is first_master"),
        (
            "play --text --seats 2 --option first_master=C",
            "first_master is 'C'; it must be random or one of A, B",
        ),
        (
            "play --text --option first_master=A --option first_master=B",
            "the option first_master is given twice",
        ),
        (
            "play --text --components none.toml",
            "cannot read the component file none.toml: No such file or directory",
        ),
        ("play --text --components .", "cannot read the component file .: Is a directory"),
        ("play --text --load none.json", "cannot read none.json: No such file or directory"),
        ("play --text --load .", "cannot read .: Is a directory"),
        ("play --text --load none.json --seats 3", "--load can't be combined with --seats"),
        ("play --text mundus_novus --load none.json", "--load can't be combined with a game"),
        ("play --text --load none.json --seed 3", "--load can't be combined with --seed"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(words: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(tmp_path, *words.split(" "))

"""The program as people start it: real processes, what they print, how they end, and what they leave behind."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from caravela.cli import main
from caravela.games import ledger, worded_ledger
from caravela.match import Match

GAME = "mundus_novus"
TIMES = ("seconds", "decisions_per_second")


def own_environment() -> dict[str, str]:
    """The environment is inherited, so the same build runs as in the tests, whatever the folder."""
    inherited = dict(os.environ)
    search = inherited.get("PYTHONPATH", "").split(os.pathsep)
    inherited["PYTHONPATH"] = os.pathsep.join(str(Path(each).resolve()) for each in search if each)
    return inherited


def run(
    where: Path, *words: str, typed: str = "", environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Starts the program in a folder."""
    inherited = own_environment()
    inherited.update({"PYTHONIOENCODING": "utf-8", "COLUMNS": "100", **(environment or {})})
    return subprocess.run(  # noqa: S603  # our own program
        [sys.executable, "-m", "caravela", *words],
        cwd=where,
        input=typed,
        env=inherited,
        capture_output=True,
        encoding="utf-8",
        timeout=50,
        check=False,
    )


def refused(where: Path, *words: str, typed: str = "") -> str:
    """Runs something that must be refused, and leaves no trace; returns the sentence."""
    before = contents(where)
    done = run(where, *words, typed=typed)
    assert contents(where) == before
    return one_sentence(done.returncode, done.stdout, done.stderr)


def one_sentence(code: object, printed: str, complaint: str) -> str:
    """A refusal is one sentence and exit code 2, nothing else."""
    assert code == 2, complaint
    assert printed == ""
    assert complaint.startswith("caravela: ")
    assert complaint.count("\n") == 1
    assert "Traceback" not in complaint
    return complaint.removeprefix("caravela: ").strip()


def contents(folder: Path) -> dict[str, bytes]:
    return {str(file): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def own_components(folder: Path, *changes: tuple[str, str]) -> Path:
    """The game's own component file, with some words exchanged."""
    text = resources.files(f"caravela.games.{GAME}").joinpath("components.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return file


# --- play ------------------------------------------------------------------------------------------


def test_play_takes_what_is_piped_in(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        "play",
        "--text",
        "--seats",
        "3",
        "--seed",
        "5",
        typed="offer 3 3 4\nhand\nlog\nquit\nquit\n",
    )
    assert done.returncode == 0, done
    assert done.stderr == ""
    assert "A offers 2 tobacco and coffee: worth 10." in done.stdout
    assert "The match is not saved." in done.stdout
    assert contents(tmp_path) == {}


def test_play_ends_quietly_when_nothing_is_piped_in(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--text", "--lang", "fr", "--seats", "2", "--bots", "random", "--seat", "b")
    assert done.returncode == 0, done
    assert done.stdout.startswith("Vous jouez B.")
    assert "Partie interrompue." in done.stdout


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    words = (
        "play",
        "--text",
        "--seats",
        "3",
        "--seed",
        "12",
        "--bots",
        "greedy,random",
        "--option",
        "first_master=A",
    )
    pages = [run(tmp_path, *words, typed="1\n1\n1\n").stdout for _ in range(2)]
    assert pages[0] == pages[1]
    assert "A is the first Trade Master." in pages[0]


def test_a_saved_match_is_taken_up_again_by_the_command_that_was_shown(tmp_path: Path) -> None:
    words = (
        "play",
        "--text",
        "--seats",
        "3",
        "--seed",
        "5",
        "--seat",
        "C",
        "--bots",
        "random",
        "--lang",
        "nl",
    )
    more = "1\n1\n1\nlog\n"
    whole = run(tmp_path, *words, typed="1\n" + more)
    kept = run(tmp_path, *words, typed="1\nsave my match.json\nquit\n")
    assert kept.returncode == 0, kept
    assert list(contents(tmp_path)) == [str(tmp_path / "my match.json")]
    shown = next(line for line in kept.stdout.splitlines() if "--load" in line)
    again = "--text --load 'my match.json' --seat C --bots random --lang nl"
    assert shown.strip().endswith(f"play {again}")
    taken_up = run(
        tmp_path,
        "play",
        "--text",
        "--load",
        "my match.json",
        "--seat",
        "C",
        "--bots",
        "random",
        "--lang",
        "nl",
        typed=more,
    )
    assert taken_up.stdout.rpartition("   1  ")[2] == whole.stdout.rpartition("   1  ")[2]
    assert taken_up.stdout.count("╭") > 5


def test_what_a_terminal_cannot_spell_does_no_harm(tmp_path: Path) -> None:
    ascii_only = run(
        tmp_path,
        "play",
        "--text",
        "--seed",
        "5",
        "--lang",
        "fr",
        typed="1\nabout\n",
        environment={"PYTHONIOENCODING": "ascii"},
    )
    assert ascii_only.returncode == 0, ascii_only
    assert ascii_only.stderr == ""
    strange = run(
        tmp_path,
        "play",
        "--text",
        "--seed",
        "5",
        typed="²\n\0\n🂡\n" + "x" * 3000 + "\nsave a\0b\nsave ~nobody!/x\n",
    )
    assert strange.returncode == 0, strange
    assert strange.stderr == ""
    assert contents(tmp_path) == {}


def test_play_survives_a_keyboard_that_is_not_there(tmp_path: Path) -> None:
    shell = shutil.which("sh")
    assert shell is not None
    done = subprocess.run(  # noqa: S603  # our own program
        [shell, "-c", f'"{sys.executable}" -m caravela play --text --seed 5 <&-'],
        capture_output=True,
        encoding="utf-8",
        timeout=50,
        check=False,
    )
    assert done.returncode == 0, done
    assert "Traceback" not in done.stderr


# --- sim, rules, games -----------------------------------------------------------------------------


def simulated(where: Path, *words: str) -> dict[str, object]:
    done = run(where, "sim", GAME, *words, "--json")
    assert done.returncode == 0, done
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def test_sim_counts_what_happened(tmp_path: Path) -> None:
    found = simulated(tmp_path, "--seats", "3", "--matches", "4", "--seed", "7", "--audit")
    assert found["game"] == GAME
    assert found["seats"] == 3
    assert found["matches"] == 4
    assert found["seed"] == 7
    assert found["bots"] == ["random"]
    assert found["audit_complaints"] == []
    decisions, seconds, wins = found["decisions"], found["seconds"], found["wins"]
    assert isinstance(decisions, int)
    assert decisions > 400
    assert isinstance(seconds, float)
    assert isinstance(found["decisions_per_second"], int)
    rounds = found["rounds"]
    assert isinstance(rounds, dict)
    assert 1 <= rounds["min"] <= rounds["median"] <= rounds["max"]
    scores = found["scores"]
    assert isinstance(scores, list)
    assert [list(score) for score in scores] == [["min", "mean", "max"]] * 3
    assert isinstance(wins, list)
    assert sum(wins) == pytest.approx(4, abs=0.1)
    endings = found["endings"]
    assert isinstance(endings, dict)
    assert sum(endings.values()) == 4
    assert set(endings) <= {"goal", "perfect", "queue"}


def test_sim_gives_the_same_again_but_for_the_time(tmp_path: Path) -> None:
    words = ("--seats", "2", "--matches", "2", "--bots", "greedy,random", "--seed", str(10**30))
    first, again = simulated(tmp_path, *words), simulated(tmp_path, *words)
    other = simulated(tmp_path, *words[:-1], "8")
    for found in (first, again, other):
        for name in (*TIMES, "seed"):
            del found[name]
    assert first == again
    assert first != other
    assert contents(tmp_path) == {}


def test_sim_prints_a_table_for_people(tmp_path: Path) -> None:
    done = run(tmp_path, "sim", GAME, "--matches", "1")
    assert done.returncode == 0, done
    names = [line.split()[0] for line in done.stdout.splitlines()]
    assert names[:3] == ["game", "seats", "bots"]
    assert "endings" in names


def test_rules_prints_the_ledger_or_a_part_of_it(tmp_path: Path) -> None:
    for words, ids in [
        (("rules",), list(ledger(GAME))),
        (("rules", GAME, "mn-trd"), [key for key in ledger(GAME) if key.startswith("MN-TRD")]),
        (("rules", GAME, "MN-TRD-08"), ["MN-TRD-08"]),
    ]:
        done = run(tmp_path, *words)
        assert done.returncode == 0, done
        assert [line.split()[0] for line in done.stdout.splitlines() if line.startswith("MN-")] == ids


@pytest.mark.parametrize("language,kind", [("en", "ruling"), ("fr", "interprétation"), ("nl", "uitleg")])
def test_rules_are_printed_in_a_language_under_headings(tmp_path: Path, language: str, kind: str) -> None:
    done = run(tmp_path, "rules", GAME, "--lang", language)
    assert done.returncode == 0, done
    rules = worded_ledger(GAME, language)
    lines = done.stdout.splitlines()
    headings = [line for line in lines if line and line[0] != " " and not line.startswith("MN-")]
    assert headings == list(dict.fromkeys(each.heading for each in rules.values()))
    assert any(line.startswith("MN-TRD-09") and kind in line for line in lines)
    for each in rules.values():
        for word in (each.text.split()[0], each.text.split()[-1]):
            assert word in done.stdout


def test_games_lists_the_games(tmp_path: Path) -> None:
    done = run(tmp_path, "games")
    assert done.returncode == 0, done
    assert [GAME, "Mundus", "Novus", "2-6"] in [line.split() for line in done.stdout.splitlines()]


def test_help_is_shown_for_nothing_and_on_demand(tmp_path: Path) -> None:
    nothing = run(tmp_path)
    assert nothing.returncode == 2
    for done in (nothing, run(tmp_path, "--help")):
        assert "play" in done.stdout + done.stderr
        assert "Traceback" not in done.stderr
    assert run(tmp_path, "play", "--help").returncode == 0


# --- component files ---------------------------------------------------------------------------------


def test_a_component_file_of_ones_own_is_played_with(tmp_path: Path) -> None:
    file = own_components(tmp_path, ("goal = 75", "goal = 20"))
    found = simulated(tmp_path, "--components", str(file), "--matches", "1")
    assert found["endings"] == {"goal": 1}
    typed = "1\nsave kept.json\n"
    done = run(
        tmp_path, "play", "--text", "--seats", "2", "--seed", "3", "--components", file.name, typed=typed
    )
    assert done.returncode == 0, done
    assert "goal: 20 doubloons" in done.stdout
    kept = Match.load(tmp_path / "kept.json")
    assert kept.components is not None
    assert kept.components.name == "own.toml"
    file.unlink()
    taken_up = run(tmp_path, "play", "--text", "--load", "kept.json")
    assert taken_up.returncode == 0, taken_up
    assert "goal: 20 doubloons" in taken_up.stdout


def test_the_games_own_component_file_copied_changes_nothing(tmp_path: Path) -> None:
    file = own_components(tmp_path)
    words = ("--matches", "2", "--seed", "3")
    copied, own = simulated(tmp_path, *words, "--components", str(file)), simulated(tmp_path, *words)
    for name in TIMES:
        del copied[name], own[name]
    assert copied == own


def test_every_fault_of_a_component_file_is_named(tmp_path: Path) -> None:
    file = own_components(
        tmp_path,
        ("copies = [16,", "copies = [15,"),
        ('["caravel", 7,', '["caravel", 8,'),
        ("goal = 75", "goal = 0\nhaste = true"),
        ('["shipyard", 0, 0, 2, ""]', '["dockyard", 0, 0, 2, ""]'),
        ("rare = { 3 = 5,", "rare = { 3 = 6,"),
    )
    for words in (("play", "--text", "--seats", "3"), ("sim", GAME)):
        sentence = refused(tmp_path, *words, "--components", str(file))
        for fault in (
            "resources.copies add up to 119, not 120",
            "have two caravels of value 8",
            "[MN-SUP-09]",
            "payout.goal is 0",
            "payout.haste is not a field here",
            "is of the family 'dockyard'",
            "reach.rare.3 is 6",
        ):
            assert fault in sentence


BROKEN_COMPONENTS: dict[str, bytes] = {
    "is not TOML": b"[resources\ncopies = 3",
    "is nested too deeply": b"a = " + b"[" * 5000,
    "codec can't decode": b"goal = \xff",
    "resources is missing": b"",
    "payout is 5": b"payout = 5",
}


@pytest.mark.parametrize("fault", BROKEN_COMPONENTS)
def test_a_broken_component_file_is_refused(fault: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(BROKEN_COMPONENTS[fault])
    sentence = refused(tmp_path, "play", "--text", "--components", str(file))
    assert fault in sentence or ("payout is" in fault and "payout" in sentence)


# --- what is refused -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words,sentence",
    [
        ("play --text nosuch", "there is no game 'nosuch'; the installed games are "),
        ("sim nosuch", "there is no game 'nosuch'"),
        ("rules nosuch", "there is no game 'nosuch'"),
        ("rules mundus_novus MN-XXX", "Mundus Novus has no rule 'MN-XXX'"),
        ("rules mundus_novus --lang de", "there are no texts in the language 'de'"),
        ("nosuch", "No such command 'nosuch'"),
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
        ("play --text --load none.json --seats 3", "it does not go with --seats"),
        ("play --text mundus_novus --load none.json", "it does not go with a game"),
        ("play --text --load none.json --seed 3", "it does not go with --seed"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(words: str, sentence: str, tmp_path: Path) -> None:
    assert sentence in refused(tmp_path, *words.split(" "))


# --- saved matches ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A saved match of a few entries, one of them taken back."""
    match = Match.new(GAME, 2, seed=1)
    for _ in range(6):
        decision = match.rules.next_decision(match.state)
        assert decision is not None
        match.submit(decision.seat, decision.actions[0])
    match.undo()
    file = tmp_path_factory.mktemp("saved") / "match.json"
    match.save(file)
    return file.read_text(encoding="utf-8")


def _tampered(
    change: Callable[[dict[str, object], dict[str, object], list[dict[str, object]]], object],
) -> Callable[[str], str]:
    def tamper(text: str) -> str:
        document = json.loads(text)
        change(document, document["header"], document["entries"])
        return json.dumps(document)

    return tamper


SPOILT: dict[str, Callable[[str], str]] = {
    "empty": lambda text: "",
    "cut off": lambda text: text[: len(text) // 2],
    "cut off late": lambda text: text.rstrip()[:-1],
    "nested": lambda text: "[" * 100_000,
    "another text": lambda text: "An evening at the table.",
    "another document": lambda text: '{"name": "chess"}',
    "a list": lambda text: "[]",
    "nothing": lambda text: "null",
    "a number too long": lambda text: "9" * 10_000,
    "a surrogate": lambda text: '{"caravela": "\\ud800"}',
    "a newer form": _tampered(lambda whole, header, entries: whole.update(caravela=99)),
    "no header": _tampered(lambda whole, header, entries: whole.pop("header")),
    "a field more": _tampered(lambda whole, header, entries: whole.update(note="hello")),
    "another game": _tampered(lambda whole, header, entries: header.update(game="chess")),
    "other rules": _tampered(lambda whole, header, entries: header.update(rules_version=9)),
    "more seats": _tampered(lambda whole, header, entries: header.update(seats=3)),
    "too many seats": _tampered(lambda whole, header, entries: header.update(seats=99)),
    "an unknown option": _tampered(lambda whole, header, entries: header.update(options={"speed": 1})),
    "another seed": _tampered(lambda whole, header, entries: header.update(secret="00" * 32)),
    "no seed": _tampered(lambda whole, header, entries: header.update({"secret": "xyz"})),
    "broken components": _tampered(lambda whole, header, entries: header.update(components={"name": "x"})),
    "no entries": _tampered(lambda whole, header, entries: entries.clear()),
    "an entry less": _tampered(lambda whole, header, entries: entries.pop()),
    "another action": _tampered(lambda whole, header, entries: entries[1].update(action="announce 4")),
    "no action": _tampered(lambda whole, header, entries: entries[1].update(action="dance")),
    "another player": _tampered(lambda whole, header, entries: entries[1].update(seat="F")),
    "other cards": _tampered(lambda whole, header, entries: entries[0].update(drawn=[[1, 0]])),
    "undone too far": _tampered(lambda whole, header, entries: entries[-1].update(undo=99)),
    "another end": _tampered(lambda whole, header, entries: whole.update(digest="0" * 16)),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_spoilt_saved_match_is_refused(
    how: str,
    saved: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In this process, for there are many and they differ only in what is read."""
    file = tmp_path / "match.json"
    file.write_text(SPOILT[how](saved), encoding="utf-8")
    before = contents(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["caravela", "play", "--text", "--load", file.name])
    with pytest.raises(SystemExit) as caught:
        main()
    sentence = one_sentence(caught.value.code, *capsys.readouterr())
    assert "match" in sentence or "no game 'chess'" in sentence
    assert contents(tmp_path) == before


@pytest.mark.parametrize("how", ["cut off", "other cards"])
def test_a_spoilt_saved_match_is_refused_by_the_program_itself(how: str, saved: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(SPOILT[how](saved), encoding="utf-8")
    assert "match" in refused(tmp_path, "play", "--text", "--load", file.name, typed="1\n1\n")


def test_a_saved_match_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_bytes(bytes(range(256)))
    assert "is not a saved match" in refused(tmp_path, "play", "--text", "--load", "match.json")


def test_the_saved_match_itself_is_sound(saved: str, tmp_path: Path) -> None:
    """So that the spoilt ones above are refused for what was done to them."""
    (tmp_path / "match.json").write_text(saved, encoding="utf-8")
    assert run(tmp_path, "play", "--text", "--load", "match.json").returncode == 0


def test_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    """A folder stands for everything that has a name but gives no text; it does so for every user."""
    (tmp_path / "folder").mkdir()
    for option in ("--load", "--components"):
        assert "cannot read" in refused(tmp_path, "play", "--text", option, "folder")


# --- bots ------------------------------------------------------------------------------------------


def test_play_takes_a_bot_of_ones_own_and_says_who_plays(tmp_path: Path) -> None:
    text = "from caravela.bots.bot import Bot\n\n\nclass First(Bot):\n"
    text += "    def choose(self, view, decision):\n        return decision.actions[0]\n"
    (tmp_path / "mine.py").write_text(text)
    words = ["play", "--text", "--seats", "3", "--seed", "5", "--bots", "mine:First,captain"]
    done = run(tmp_path, *words, typed="offer 3 3 4\nquit\nquit\n")
    assert done.returncode == 0, done
    assert "B: mine:First\n" in done.stdout
    assert "C: Captain. Plays soundly" in done.stdout
    said = refused(tmp_path, *words[:-1], "mine:Second")
    assert said == "the module 'mine' has no class 'Second'"


def test_bots_are_listed_in_the_readers_language(tmp_path: Path) -> None:
    done = run(tmp_path, "bots", "--lang", "nl")
    assert done.returncode == 0
    assert "Scheepsjongen" in done.stdout
    assert "mymodule:MyBot" in done.stdout


def test_play_serves_this_machine_and_opens_the_browser_when_ready(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        words = [
            sys.executable,
            "-m",
            "caravela",
            "play",
            "--port",
            str(port),
            "--data",
            str(tmp_path / "data"),
        ]
        environment = {**own_environment(), "BROWSER": f"{browser} %s"}
        with subprocess.Popen(words, cwd=tmp_path, env=environment) as process:  # noqa: S603  # our own program
            try:
                until = time.monotonic() + 50
                while not opened.exists() and time.monotonic() < until:
                    time.sleep(0.1)
                address = opened.read_text(encoding="utf-8").strip()
                with urllib.request.urlopen(address, timeout=20) as page:  # noqa: S310  # our own address
                    assert b"<title>" in page.read()
                assert not address.endswith(f":{port}/")
            finally:
                process.send_signal(signal.SIGINT)
                assert process.wait(30) == 0


@pytest.mark.parametrize(
    "words, said",
    [
        (("play", "mundus_novus"), "add --text"),
        (("play", "--seats", "3"), "--seats is for the table at the terminal"),
        (("play", "--text", "--port", "8000"), "--port is for the table in the browser"),
        (("play", "--text", "--no-browser"), "--no-browser is for the table in the browser"),
    ],
)
def test_what_belongs_to_the_other_kind_of_table_is_refused(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    assert said in refused(tmp_path, *words)

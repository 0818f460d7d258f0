"""caravela service: the unit says what was asked for, and is written where systemd looks for it."""

import configparser
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from caravela.commands import service as verb
from caravela.commands.unit import Unit, command_line, quoted
from caravela.kernel.rules import OptionError
from tests.cli.program import one_sentence, refused, run

ODD = "my 100% \"games\" \\ $HOME; 'x'"
UNIT = Path(".config/systemd/user/caravela.service")


def parsed(text: str, folder: Path, *scope: str) -> dict[str, str]:
    """Read a unit, by systemd too if it is here; return its [Service] section."""
    parser = configparser.RawConfigParser(strict=False, delimiters=("=",))
    parser.optionxform = str  # type: ignore[method-assign,assignment]  # as configparser's manual has it
    parser.read_string(text)
    assert parser.sections() == ["Unit", "Service", "Install"]
    analyze = shutil.which("systemd-analyze")
    if analyze is not None:
        (folder / "caravela.service").write_text(text, encoding="utf-8")
        done = subprocess.run(  # noqa: S603  # our own words
            [analyze, *scope, "verify", str(folder / "caravela.service")],
            env={**os.environ, "XDG_RUNTIME_DIR": str(folder)},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        found = [
            line for line in done.stderr.splitlines() if "caravela" in line
        ]  # others may have faults too
        assert (done.returncode, found) == (0, [])
    return dict(parser["Service"])


def printed(folder: Path, *words: str) -> str:
    done = run(folder, "service", *words, environment={"HOME": str(folder)})
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_the_unit_of_a_user(tmp_path: Path) -> None:
    words = ["--port", "9000", "--host", "0.0.0.0", "--data", "mine"]  # noqa: S104  # the options of the user
    origins = ["--origin", "https://a.example", "--origin", "https://b.example"]
    text = printed(tmp_path, *words, *origins)
    unit = parsed(text, tmp_path, "--user")
    program = [sys.executable, "-P", "-m", "caravela", "serve", "--data", str(tmp_path / "mine")]
    assert shlex.split(unit["ExecStart"]) == [*program, "--host", "0.0.0.0", "--port", "9000", *origins]  # noqa: S104
    assert unit["NoNewPrivileges"] == "yes"
    assert unit["Restart"] == "on-failure"
    assert "ProtectSystem" not in unit, "a user's manager cannot mount everywhere"
    assert "WantedBy=default.target" in text


def test_the_unit_of_the_system_has_a_user_of_its_own(tmp_path: Path) -> None:
    text = printed(tmp_path, "--system")
    unit = parsed(text, tmp_path)
    assert "--data /var/lib/caravela " in unit["ExecStart"]
    assert (unit["DynamicUser"], unit["StateDirectory"]) == ("yes", "caravela")
    assert (unit["CapabilityBoundingSet"], unit["PrivateUsers"]) == ("", "yes")
    assert unit["ProtectSystem"] == "strict"
    assert "WantedBy=multi-user.target" in text


def test_a_low_port_brings_one_capability(tmp_path: Path) -> None:
    unit = parsed(printed(tmp_path, "--system", "--port", "443"), tmp_path)
    assert unit["CapabilityBoundingSet"] == unit["AmbientCapabilities"] == "CAP_NET_BIND_SERVICE"
    assert "PrivateUsers" not in unit
    assert "port 443 is for root only" in refused(tmp_path, "service", "--port", "443")


def test_a_system_service_runs_as_the_owner_of_a_given_folder(tmp_path: Path) -> None:
    unit = parsed(Unit(tmp_path / ODD, [], system=True, port=8400, user="games").text(), tmp_path)
    assert (unit["User"], unit["ReadWritePaths"]) == ("games", quoted(str(tmp_path / ODD)))
    assert "DynamicUser" not in unit
    assert "there is no folder" in refused(tmp_path, "service", "--system", "--data", "none")
    with pytest.raises(OptionError, match="belongs to root"):
        verb.owner(Path("/"))


def test_words_are_quoted_for_systemd(tmp_path: Path) -> None:
    assert quoted("/srv/100%") == "/srv/100%%"
    assert quoted("two words") == '"two words"'
    assert quoted('a"b\\c') == '"a\\"b\\\\c"'
    assert quoted("") == '""'
    assert command_line(["/opt/$x/python", "$HOME"]) == "/opt/$x/python $$HOME"
    unit = parsed(printed(tmp_path, "--data", ODD), tmp_path, "--user")
    back = shlex.split(unit["ExecStart"].replace("%%", "%").replace("$$", "$"))
    assert back[back.index("--data") + 1] == str(tmp_path / ODD)
    assert "cannot hold" in refused(tmp_path, "service", "--data", "two\nlines")


def test_install_and_remove_for_a_user(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": "", "PATH": str(tmp_path)}
    done = run(tmp_path, "service", "--install", "--port", "9000", environment=home)
    assert done.returncode == 0, done.stderr
    assert f"written: {tmp_path / UNIT}" in done.stdout
    assert "systemctl --user daemon-reload" in done.stdout, "there is no systemctl: it says what to type"
    assert "systemctl --user enable caravela.service" in done.stdout
    assert "enable-linger" in done.stdout
    text = (tmp_path / UNIT).read_text(encoding="utf-8")
    assert "--port 9000" in text
    assert f"--data {tmp_path}/.local/share/caravela" in text
    done = run(tmp_path, "service", "--remove", environment=home)
    assert done.returncode == 0, done.stderr
    assert "systemctl --user disable --now caravela.service" in done.stdout
    assert not (tmp_path / UNIT).exists()
    done = run(tmp_path, "service", "--remove", environment=home)
    assert "there is no service to remove" in one_sentence(done.returncode, done.stdout, done.stderr)


def test_what_cannot_be_installed_is_refused(tmp_path: Path) -> None:
    assert "does not go with" in refused(tmp_path, "service", "--install", "--remove")
    (tmp_path / ".config").write_text("in the way", encoding="utf-8")
    home = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": ""}
    done = run(tmp_path, "service", "--install", environment=home)
    assert "cannot write" in one_sentence(done.returncode, done.stdout, done.stderr)


def test_a_system_service_is_for_root_and_a_program_that_others_can_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(OptionError, match="is for root"):
        verb.unit_path(system=True)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert verb.unit_path(system=True) == Path("/etc/systemd/system/caravela.service")
    tmp_path.chmod(0o700)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    with pytest.raises(OptionError, match="other users cannot read"):
        verb.check_readable()

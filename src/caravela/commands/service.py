"""caravela service: run the server as a systemd service."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from platformdirs import user_config_path

from caravela.commands.common import DataFolder, Host, Origins, Port, say
from caravela.commands.unit import PRIVILEGED_PORTS, Unit
from caravela.kernel.rules import OptionError
from caravela.storage.folder import data_folder

NAME: Final = "caravela.service"
SYSTEM_FOLDER: Final = Path("/etc/systemd/system")
STATE: Final = Path("/var/lib/caravela")
"""The StateDirectory of the system service."""


def service(
    install: Annotated[bool, typer.Option("--install", help="Write the unit, enable and start it.")] = False,
    remove: Annotated[bool, typer.Option("--remove", help="Stop the service and delete its unit.")] = False,
    system: Annotated[
        bool, typer.Option("--system", help="For the whole machine, as root; else for your own user.")
    ] = False,
    data: DataFolder = None,
    host: Host = "127.0.0.1",
    port: Port = 8400,
    origin: Origins = None,
) -> None:
    """Print a hardened systemd unit for `caravela serve`, or install or remove it."""
    if install and remove:
        raise OptionError("--install does not go with --remove")
    if remove:
        remove_unit(system)
        return
    arguments = ["--host", host, "--port", str(port)]
    for each in origin or ():
        arguments += ["--origin", each]
    unit = new_unit(system, data, port, arguments)
    if install:
        install_unit(unit)
    else:
        typer.echo(unit.text(), nl=False)


def new_unit(system: bool, data: Path | None, port: int, arguments: list[str]) -> Unit:
    """Create the unit. Raise OptionError if such a service could not start."""
    if not system:
        if port <= PRIVILEGED_PORTS:
            raise OptionError(
                f"port {port} is for root only: choose one above {PRIVILEGED_PORTS}, or --system"
            )
        return Unit(data_folder(data).absolute(), arguments)
    if data is None:
        return Unit(STATE, arguments, system=True, port=port)
    return Unit(data.absolute(), arguments, system=True, port=port, user=owner(data))


def owner(folder: Path) -> str:
    """Return the owner of a data folder. The service will run as this user."""
    try:
        name = folder.owner()
    except (OSError, KeyError):
        raise OptionError(
            f"there is no folder {folder} of a known user: make it, and give it to the user of the service"
        ) from None
    if name == "root":
        raise OptionError(f"{folder} belongs to root: give it to another user, as whom the service will run")
    return name


def install_unit(unit: Unit) -> None:
    path = unit_path(unit.system)
    if unit.system:
        check_readable()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(unit.text(), encoding="utf-8")
    except OSError as error:
        raise OptionError(f"cannot write {path}: {error.strerror}") from None
    say(f"written: {path}")
    control(unit.system, ["daemon-reload"], ["enable", NAME], ["restart", NAME])
    if not unit.system:
        say("It stops when you log out, unless you allow it to linger: loginctl enable-linger")


def remove_unit(system: bool) -> None:
    path = unit_path(system)
    if not path.exists():
        raise OptionError(f"there is no service to remove: {path} does not exist")
    control(system, ["disable", "--now", NAME])
    try:
        path.unlink()
    except OSError as error:
        raise OptionError(f"cannot delete {path}: {error.strerror}") from None
    say(f"deleted: {path}; the data folder is still there")
    if systemd_runs():
        control(system, ["daemon-reload"])


def unit_path(system: bool) -> Path:
    """Return the path of the unit file. Raise OptionError if this user or machine cannot have one."""
    if sys.platform != "linux":
        raise OptionError("services of systemd exist on Linux only; start caravela serve by other means")
    if not system:
        return user_config_path("systemd", appauthor=False) / "user" / NAME
    if os.geteuid() != 0:
        raise OptionError("--system is for root; without it the service is installed for your own user")
    return SYSTEM_FOLDER / NAME


def check_readable() -> None:
    """Raise OptionError if the user of a system service could not read this program."""
    for folder in (Path(sys.prefix), *Path(sys.prefix).parents):
        if not folder.stat().st_mode & 0o001:
            raise OptionError(
                f"other users cannot read {folder}, where this program is installed; "
                "install it elsewhere, such as in /opt/caravela"
            )


def control(system: bool, *commands: list[str]) -> None:
    """Run systemctl if systemd is running, else print the commands to type."""
    scope = [] if system else ["--user"]
    for number, command in enumerate(commands):
        words = [shutil.which("systemctl") or "systemctl", *scope, *command]
        if systemd_runs() and subprocess.run(words, check=False).returncode == 0:  # noqa: S603  # our own words
            continue
        say("systemd could not be asked to do the rest; type this where it runs:")
        for left in commands[number:]:
            say(f"  {shlex.join(['systemctl', *scope, *left])}")
        return


def systemd_runs() -> bool:
    """Return whether this machine was booted with systemd. Containers and chroots usually are not."""
    return shutil.which("systemctl") is not None and Path("/run/systemd/system").is_dir()

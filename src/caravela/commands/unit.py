"""The text of a hardened systemd unit."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from caravela.kernel.rules import OptionError

PRIVILEGED_PORTS: Final = 1023
"""Highest port number that needs a capability."""
HOMES: Final = (Path("/home"), Path("/root"), Path("/run/user"))

# Settings that a user's service manager can apply too: seccomp filters, which only need NoNewPrivileges.
UNPRIVILEGED: Final = """\
NoNewPrivileges=yes
LockPersonality=yes
MemoryDenyWriteExecute=yes
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallErrorNumber=EPERM
SystemCallFilter=@system-service
SystemCallFilter=~@privileged
UMask=0077
"""

# Settings that need mount namespaces, devices or capabilities, which only the system manager always has.
PRIVILEGED: Final = """\
DevicePolicy=closed
KeyringMode=private
PrivateDevices=yes
PrivateIPC=yes
PrivateTmp=yes
ProcSubset=pid
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProtectSystem=strict
RemoveIPC=yes
"""


@dataclass(frozen=True)
class Unit:
    """A systemd service for a data folder."""

    data: Path
    arguments: list[str]
    """Arguments of `caravela serve` besides the data folder."""
    system: bool = False
    """Whether it is for the system manager instead of a user's."""
    port: int = 0
    user: str | None = None
    """User of a system service with its own data folder; None means a dynamic user with a StateDirectory."""

    def text(self) -> str:
        program = [sys.executable, "-P", "-m", "caravela"]
        command = [*program, "serve", "--data", str(self.data), *self.arguments]
        network = "Wants=network-online.target\nAfter=network-online.target\n" if self.system else ""
        wanted_by = "multi-user.target" if self.system else "default.target"
        return (
            "[Unit]\nDescription=Caravela, board games in the browser\n"
            f"{network}\n"
            f"[Service]\nType=exec\nExecStart={command_line(command)}\n"
            "Restart=on-failure\nRestartSec=5\n"
            # The server stops its bots itself; mixed mode kills what is left after it has exited.
            "KillMode=mixed\nTimeoutStopSec=30\nLimitNOFILE=65536\n"
            f"{self._system_part() if self.system else ''}{UNPRIVILEGED}\n"
            f"[Install]\nWantedBy={wanted_by}\n"
        )

    def _system_part(self) -> str:
        if self.user is None:
            place = "DynamicUser=yes\nStateDirectory=caravela\nStateDirectoryMode=0700\n"
        else:
            place = f"User={specifiers(self.user)}\nReadWritePaths={quoted(str(self.data))}\n"
        used = (self.data, Path(sys.executable), Path(sys.prefix))
        in_home = any(path.is_relative_to(home) for path in used for home in HOMES)
        homes = f"ProtectHome={'read-only' if in_home else 'yes'}\n"
        if self.port <= PRIVILEGED_PORTS:
            rights = "AmbientCapabilities=CAP_NET_BIND_SERVICE\nCapabilityBoundingSet=CAP_NET_BIND_SERVICE\n"
        else:
            rights = "AmbientCapabilities=\nCapabilityBoundingSet=\nPrivateUsers=yes\n"
        return place + rights + homes + PRIVILEGED


def command_line(words: list[str]) -> str:
    """Format a command for ExecStart=. There, $ introduces a variable in every word but the first."""
    program, *arguments = words
    return " ".join([quoted(program), *(quoted(word.replace("$", "$$")) for word in arguments)])


def quoted(word: str) -> str:
    """Quote one word for systemd. Raise OptionError for characters that a unit cannot contain."""
    if not word.isprintable():
        raise OptionError(f"{word!r} has a character that a unit of systemd cannot hold")
    word = specifiers(word)
    if word and all(sign.isalnum() or sign in "%$/._-:@,+=[]" for sign in word):
        return word
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'


def specifiers(word: str) -> str:
    """Escape %, which would start a systemd specifier."""
    return word.replace("%", "%%")

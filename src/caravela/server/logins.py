"""Limits on logins: strangers cannot guess passwords quickly, and cannot lock out the owner of an account."""

from starlette.requests import Request

from caravela.server.devices import Devices
from caravela.server.networks import client_network
from caravela.server.rates import Rates
from caravela.server.settings import Limits

Count = tuple[str, ...]
"""A rate, and what it counts: the arguments of `Rates.check`."""


class Logins:
    """Counts attempts by network and by account. Those of a known device are counted by device instead."""

    def __init__(self, limits: Limits, rates: Rates, devices: Devices) -> None:
        self._limits = limits
        self._rates = rates
        self._devices = devices

    def admit(self, request: Request, person: str | None) -> None:
        """Count one login or attempt. Raise Failed if there are too many."""
        device = self._device(request, person)
        caller = client_network(request.scope) if device is None else f"device {device}"
        self._rates.check(self._limits.logins, "logins", caller)

    def begin(self, request: Request, login: str, person: str | None) -> None:
        """Count a wrong password until `succeeded` is called, so that parallel attempts count. Raise Failed."""
        for rate, *count in self._counts(request, login, person):
            self._rates.check(rate, *count)

    def succeeded(self, request: Request, login: str, person: str) -> None:
        for rate, *count in self._counts(request, login, person):
            self._rates.give_back(rate, *count)

    def _counts(self, request: Request, login: str, person: str | None) -> list[Count]:
        device = self._device(request, person)
        if device is not None:
            return [(self._limits.login_failures, "device-failures", device, login)]
        return [
            (self._limits.network_failures, "network-failures", client_network(request.scope)),
            (self._limits.login_failures, "failures", login),
        ]

    def _device(self, request: Request, person: str | None) -> str | None:
        return None if person is None else self._devices.known(request, person)

"""Client addresses, and the network by which limits count them."""

from ipaddress import IPv4Address, IPv6Network, ip_address

from starlette.types import Scope

UNKNOWN = "unknown"
IPV6_PREFIX = 64
"""Providers assign at least a /64 to a household, so one visitor can use every address in it."""


def client_address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else UNKNOWN


def client_network(scope: Scope) -> str:
    return network_of(client_address(scope))


def network_of(address: str) -> str:
    """Return the network that limits count an address by: an IPv4 address itself, an IPv6 address by its /64.

    An IPv4-mapped IPv6 address counts as IPv4. All invalid addresses count as one.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return UNKNOWN
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), IPV6_PREFIX), strict=False))

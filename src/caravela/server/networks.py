"""Client addresses: where a request comes from, and the network that limits count it by."""

from ipaddress import IPv4Address, IPv6Network, ip_address

from starlette.types import Scope

UNKNOWN = "unknown"
IPV6_PREFIX = 64
"""A provider gives a household a /64 or more: one visitor can use every address in it."""


def client_address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else UNKNOWN


def client_network(scope: Scope) -> str:
    return network_of(client_address(scope))


def network_of(address: str) -> str:
    """Return what limits count an address by: an IPv4 address itself, an IPv6 address by its /64.

    An IPv4-mapped IPv6 address counts as IPv4. Everything that is no address counts as one.
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

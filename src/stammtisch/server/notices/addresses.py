"""Where notices may go: to public push services and e-mail addresses, not into the operator's network."""

from __future__ import annotations

import ipaddress
import re
import socket
from typing import Any
from urllib.parse import urlsplit

from stammtisch.server.refusals import Refused

LONGEST_ENDPOINT = 2_000
LONGEST_ADDRESS = 254

_MAIL = re.compile(
    r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}",
    re.IGNORECASE | re.ASCII,  # without ASCII, a dotless i is an i in another case
).fullmatch
_INSIDE = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses as seen through a NAT64 gateway


class NotPublic(Exception):
    """A name that leads to an address inside."""


def is_public(address: str) -> bool:
    """Whether anybody on the internet could reach this address, not this machine or its network alone.

    >>> [is_public(one) for one in ("8.8.8.8", "2606:4700::1111")]
    [True, True]
    >>> [is_public(one) for one in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "::ffff:10.0.0.1")]
    [False, False, False, False, False]
    >>> [is_public(one) for one in ("2002:7f00:1::", "64:ff9b::a00:1", "224.0.0.1", "fd00::1", "0.0.0.0")]
    [False, False, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo and found.teredo[1])
        if found in _INSIDE or (inner and not is_public(str(inner))):
            return False
    return found.is_global and not found.is_multicast


def need_push_service(endpoint: str, *, anywhere: bool) -> str:
    """Where to post to; raises `Refused` unless it is an https address at the usual port of a public server.

    Names are looked up when something is sent, and checked again then: see `public_connector`.
    """
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise _refused("not an address") from None
    host = parts.hostname or ""
    if len(endpoint) > LONGEST_ENDPOINT or not host or parts.username is not None:
        raise _refused("not the address of a push service")
    if not endpoint.isascii() or any(ord(letter) <= 32 for letter in endpoint):
        raise _refused("an address has no such characters")
    if anywhere and parts.scheme in ("http", "https"):
        return endpoint
    if parts.scheme != "https" or port not in (None, 443):
        raise _refused("push services are reached by https at the usual port")
    try:
        inside = not is_public(host)
    except ValueError:
        inside = (
            host == "localhost" or "." not in host or host.endswith((".localhost", ".local", ".internal"))
        )
    if inside:
        raise _refused("push services are on the internet")
    return endpoint


def _refused(detail: str) -> Refused:
    return Refused(422, "bad-subscription", detail=detail)


def mail_address(text: str) -> str:
    """The address, without surrounding spaces; raises `Refused`.

    >>> mail_address(" Anna.Berg@example.org ")
    'Anna.Berg@example.org'
    """
    address = text.strip()
    if not address.isascii():
        raise Refused(422, "bad-address", "error-address-letters")
    if len(address) > LONGEST_ADDRESS or _MAIL(address) is None or ".." in address:
        raise Refused(422, "bad-address")
    return address


def public_connector() -> Any:
    """A connector for aiohttp that connects to public addresses alone, whatever a name is said to be."""
    from aiohttp import TCPConnector  # late: it takes long to load
    from aiohttp.abc import AbstractResolver, ResolveResult
    from aiohttp.resolver import ThreadedResolver

    class PublicResolver(AbstractResolver):
        def __init__(self) -> None:
            self._resolver = ThreadedResolver()

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
        ) -> list[ResolveResult]:
            found = await self._resolver.resolve(host, port, family)
            if not all(is_public(one["host"]) for one in found):
                raise NotPublic
            return found

        async def close(self) -> None:
            await self._resolver.close()

    return TCPConnector(resolver=PublicResolver(), limit=32, limit_per_host=8)

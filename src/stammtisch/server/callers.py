"""Caller addresses, as counted by limits, and the host names this server answers to."""

from __future__ import annotations

import hashlib
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from functools import lru_cache
from typing import Any

from stammtisch.server.refusals import Refused
from stammtisch.texts import ENGLISH, LANGUAGES, Reason

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Any, Any], Awaitable[None]]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

FORWARDED_HOST = "stammtisch.forwarded_host"
"""The entry of a scope with the host that a trusted proxy was asked for."""

_HOST = re.compile(r"([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?", re.IGNORECASE).fullmatch
_WEIGHED = re.compile(r"\s*([a-z]{2,3})(?:-[a-z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?)\s*)?", re.IGNORECASE)
_NAME = re.compile(r"(?!-)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*\.?").fullmatch


class BadName(Reason, ValueError):
    """Not a valid host name or address; `str(error)` says what is wrong."""


def caller_address(scope: Scope) -> str:
    """The caller's address, as every limit and queue per address counts it.

    A household has 2^64 IPv6 addresses, so its /64 network counts as one.

    >>> caller_address({"client": ("192.0.2.7", 51000)})
    '192.0.2.7'
    >>> caller_address({"client": ("2001:db8:1:2:3:4:5:6", 51000)})
    '2001:db8:1:2::'
    >>> caller_address({"client": None})
    ''
    """
    client = scope.get("client")
    return counted(str(client[0])) if client else ""


def counted(address: str) -> str:
    """The address or network under which limits count an address."""
    parsed = _parsed(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Network((parsed, 64), strict=False).network_address)
    return address if parsed is None else str(parsed)


@lru_cache(1_000)
def mark(address: str) -> str:
    """What stands for an address among nodes; a mark stands for itself, and nothing for none.

    >>> mark("192.0.2.7"), mark(mark("192.0.2.7")) == mark("192.0.2.7"), mark("")
    ('~94cf30327253', True, '')
    """
    if not address or address.startswith("~"):
        return address
    return "~" + hashlib.sha256(f"address/{address}".encode()).hexdigest()[:12]


def _parsed(address: str) -> Address | None:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


class Proxies:
    """Trusted proxies: only their X-Forwarded-For, X-Forwarded-Proto and X-Forwarded-Host are believed.

    >>> "10.0.0.9" in Proxies(["127.0.0.1", "10.0.0.0/8"]), "192.0.2.1" in Proxies(["127.0.0.1"])
    (True, False)
    """

    def __init__(self, addresses: Iterable[str] = ()) -> None:
        self._networks = []
        for address in addresses:
            try:
                self._networks.append(ipaddress.ip_network(address, strict=False))
            except ValueError:
                raise BadName("mistake-proxy", name=address) from None

    def __contains__(self, address: str) -> bool:
        parsed = _parsed(address)
        return parsed is not None and any(parsed in network for network in self._networks)

    def forwarding(self, app: App) -> App:
        """Wraps the application: a request through a trusted proxy is seen as it was sent to the proxy."""

        async def forwarded(scope: Scope, receive: Any, send: Any) -> None:
            client = scope.get("client")
            if client and client[0] in self:
                scope = {**scope}
                if address := self._caller(scope["headers"]):
                    scope["client"] = (address, 0)
                if _first(scope, b"x-forwarded-proto") == "https":
                    scope["scheme"] = {"http": "https", "ws": "wss"}.get(scope["scheme"], scope["scheme"])
                if host := _first(scope, b"x-forwarded-host"):
                    scope[FORWARDED_HOST] = host
            await app(scope, receive, send)

        return forwarded if self._networks else app

    def _caller(self, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """Each proxy appends its caller, so the caller is the last address that is not a trusted proxy."""
        chain = b",".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
        found = ""
        for part in reversed(chain.split(",")):
            address = _without_port(part.strip())
            if _parsed(address) is None:
                break
            found = address
            if address not in self:
                break
        return found


def _first(scope: Scope, wanted: bytes) -> str:
    """What the outermost of several proxies has written into a header."""
    value = next((value for name, value in scope["headers"] if name == wanted), b"")
    return str(value.decode("latin-1")).partition(",")[0].strip().lower()


class HostNames:
    """The values of a Host header that this server accepts.

    This prevents DNS rebinding: a foreign name that resolves to our address is refused. Literal addresses
    cannot be rebound, so a server that listens on all interfaces accepts any of them.

    >>> known = HostNames(["games.example.org"])
    >>> [host in known for host in ("games.example.org:8480", "LOCALHOST", "[::1]:80", "evil.example")]
    [True, True, True, False]
    """

    def __init__(self, names: Iterable[str] = (), *, any_address: bool = False) -> None:
        self._names = {"localhost", *(_host_name(name) for name in names)}
        self._any_address = any_address

    def __contains__(self, host: str) -> bool:
        name = _without_port(host.strip().lower()).rstrip(".")
        address = _parsed(name)
        if address is not None and (self._any_address or address.is_loopback):
            return True
        return (str(address) if address else name) in self._names


def preferred(header: str) -> str:
    """The supported language an Accept-Language header prefers, or English.

    >>> preferred("sv, de-AT;q=0.8, fr;q=0.9"), preferred("sv"), preferred("de;q=0, pl;q=0.1")
    ('fr', 'en', 'pl')
    """
    found: dict[str, float] = {}
    for part in header[:500].split(","):
        if (one := _WEIGHED.fullmatch(part)) and (code := one[1].lower()) in LANGUAGES:
            found.setdefault(code, float(one[2] or 1))
    best = max(found, key=lambda code: found[code], default=ENGLISH)  # the first named among equals
    return best if found.get(best) else ENGLISH


def own_names(address: str) -> list[str]:
    """The names of a server listening on this address, besides localhost."""
    parsed = _parsed(address)
    if parsed is None or parsed.is_loopback:
        return []
    name = socket.gethostname()
    known = [name, f"{name.partition('.')[0]}.local"]
    return [one for one in [*known, *([] if parsed.is_unspecified else [address])] if _is_name(one)]


def _is_name(name: str) -> bool:
    return _parsed(name) is not None or _NAME(name.lower()) is not None


def _host_name(name: str) -> str:
    if not _is_name(name):
        raise BadName("mistake-host-name", name=name)
    address = _parsed(name)
    return str(address) if address else name.lower().rstrip(".")


def _without_port(host: str) -> str:
    """
    >>> [_without_port(host) for host in ("a.example:80", "[::1]:80", "[::1]", "::1", "10.0.0.1:9")]
    ['a.example', '::1', '::1', '::1', '10.0.0.1']
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host if host.count(":") > 1 else host.partition(":")[0]


def need_host(scope: Scope, hosts: HostNames) -> None:
    """Raises `Refused` if the Host header names another server.

    So must a proxy's X-Forwarded-Host, besides: a proxy may pass on one that it has not written itself.
    """
    for host in (_host(scope), public_host(scope)):
        if host not in hosts:
            shown = host[:100]
            detail = f"this server does not answer to {shown!r}; start it with --host-name to let it"
            raise Refused(421, "bad-host", detail=detail, host=shown)


def _host(scope: Scope) -> str:
    return ", ".join(value.decode("latin-1") for name, value in scope["headers"] if name == b"host")


def public_host(scope: Scope) -> str:
    """The host, and port if it is not the usual one, under which the caller knows this server."""
    return str(scope.get(FORWARDED_HOST) or _host(scope))


def public_origin(scope: Scope) -> str | None:
    """What the address of every page begins with, for the caller; None if the host cannot be written so.

    >>> public_origin({"scheme": "https", "headers": [(b"host", b"example.org")], "root_path": "/games"})
    'https://example.org/games'
    """
    host = public_host(scope)
    if _HOST(host) is None:  # its name was checked before, what follows it was not
        return None
    return f"{scope['scheme']}://{host}{scope.get('root_path', '')}"

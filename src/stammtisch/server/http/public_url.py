"""The one address of this server that letters name: from the settings, never from a caller's Host header."""

from __future__ import annotations

import re
from dataclasses import replace

from stammtisch.server.callers import BadName, HostNames
from stammtisch.server.http.prefix import Prefix
from stammtisch.server.settings import Settings

_URL = re.compile(
    r"(?P<origin>https?://(?P<host>[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?)(?P<path>/[^?#]*)?",
    re.IGNORECASE | re.ASCII,
).fullmatch


def with_public_url(settings: Settings, port: int | None = None) -> Settings:
    """The settings with the checked public address, and its host among the host names; raises `BadName`.

    Where letters need an address and none is given, it is that of the only host name; a loopback name is
    reached without a proxy, at the server's own `port`.

    >>> found = with_public_url(Settings(public_url="https://Games.example.org/", host_names=("10.0.0.1",)))
    >>> found.public_url, found.host_names
    ('https://games.example.org', ('10.0.0.1', 'games.example.org'))
    >>> with_public_url(Settings(smtp="smtp://localhost", host_names=("a.example",), prefix="/b")).public_url
    'https://a.example/b'
    """
    prefix = Prefix(settings.prefix).path
    url = settings.public_url
    if url is None:
        if settings.smtp is None:
            return settings
        if len(settings.host_names) != 1:
            raise BadName("mistake-public-url-missing", prefix=prefix)
        url = _of_name(settings.host_names[0], port) + prefix
    origin, name, path = _parts(url, prefix)
    if path.strip("/") != prefix.strip("/"):
        raise BadName("mistake-public-url-path", given=url, right=origin + prefix)
    names = (*settings.host_names, name)
    return replace(settings, public_url=origin + prefix, host_names=tuple(dict.fromkeys(names)))


def _of_name(name: str, port: int | None) -> str:
    host = f"[{name}]" if ":" in name else name
    if name not in HostNames():  # it knows localhost and loopback addresses alone
        return f"https://{host}"
    return f"http://{host}" if port is None else f"http://{host}:{port}"


def _parts(url: str, prefix: str) -> tuple[str, str, str]:
    """What comes before the path, the host's name, and the path."""
    found = _URL(url)
    try:
        if found is None or not 0 < int(found["port"] or 80) < 65536:
            raise BadName("mistake-public-url", given=url, prefix=prefix)
        HostNames([name := found["host"].strip("[]").lower()])
    except BadName:
        raise BadName("mistake-public-url", given=url, prefix=prefix) from None
    return found["origin"].lower(), name, found["path"] or ""

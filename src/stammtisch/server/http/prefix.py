"""The path under which a proxy offers this server, if it has not a host of its own: `/games`."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from stammtisch.server.callers import BadName

Scope = MutableMapping[str, Any]
App = Callable[[Scope, Any, Any], Awaitable[None]]

OWN = frozenset(("api", "assets", "daily", "health", "icons", "j", "learn", "mail", "me", "new", "privacy"))
OWN |= {"ready", "rules", "t"}
"""How our own paths begin. A proxy may cut the prefix off or not, so neither may be taken for the other."""

_PATH = re.compile(r"(/(?!\.{1,2}(?:/|$))[A-Za-z0-9._~-]{1,60}){1,5}").fullmatch


class Prefix:
    """A path before all of the server's own.

    >>> Prefix("games/").path, Prefix("/").path, Prefix("/a/b").path
    ('/games', '', '/a/b')
    """

    def __init__(self, path: str = "") -> None:
        cut = path.strip("/")
        self.path = f"/{cut}" if cut else ""
        if self.path and (_PATH(self.path) is None or cut.partition("/")[0] in OWN):
            raise BadName("mistake-prefix", name=path)

    def inside(self, app: App) -> App:
        """Wraps the application: it sees its own paths, whether or not the proxy has cut off the prefix."""
        prefix = self.path

        async def cut(scope: Scope, receive: Any, send: Any) -> None:
            if scope["type"] != "lifespan":
                path: str = scope["path"]
                if path == prefix or path.startswith(f"{prefix}/"):
                    path = path[len(prefix) :]
                scope = {**scope, "path": path, "root_path": prefix}
            await app(scope, receive, send)

        return cut if prefix else app

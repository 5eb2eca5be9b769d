"""Where a database is: the path of an SQLite file, or the URL of a PostgreSQL database."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

from stammtisch.server.database.errors import NoStore

DRIVERS = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}


def url(database: str) -> str:
    """The address as a SQLAlchemy URL; a plain path is an SQLite file.

    >>> url("games.sqlite"), url("sqlite:///games.sqlite")
    ('sqlite:///games.sqlite', 'sqlite:///games.sqlite')
    >>> url("postgresql://localhost/games")
    'postgresql+psycopg://localhost/games'
    """
    kind, is_url, rest = database.partition("://")
    if not is_url:
        return f"sqlite:///{database}"
    driver = DRIVERS.get(kind)
    if driver is None:
        raise NoStore("mistake-store-kind", name=shown(database))
    if driver != "sqlite" and find_spec("psycopg") is None:
        raise NoStore("mistake-store-driver")
    return f"{driver}://{rest}"


def shown(database: str) -> str:
    """The address without its password, for messages.

    >>> shown("postgresql://anna:se/cr@t@localhost/games?sslpassword=too")
    'postgresql://anna:***@localhost/games?sslpassword=***'
    >>> shown("games.sqlite")
    'games.sqlite'
    """
    if "://" not in database:
        return database
    without = re.sub(r"(://[^:/@]*:).*@", r"\1***@", database)
    return re.sub(r"([?&]\w*password=)[^&]*", r"\1***", without)


def path_of(database: str) -> Path | None:
    """The file of an SQLite database, or None for any other.

    >>> path_of("sqlite:///games.sqlite"), path_of("games.sqlite")
    (PosixPath('games.sqlite'), PosixPath('games.sqlite'))
    >>> path_of("postgresql://host/games"), path_of(":memory:"), path_of("sqlite://")
    (None, None, None)
    """
    kind, found, path = database.partition("://")
    if not found:
        kind, path = "sqlite", f"/{database}"
    if kind.partition("+")[0] != "sqlite":
        return None
    path = path.removeprefix("/").partition("?")[0].removeprefix("file:")
    return Path(path) if path and path != ":memory:" else None

"""Moving to another database: everything is copied, compared, and every game played again there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from sqlalchemy import exc, insert

from stammtisch.server.database import engine as engines
from stammtisch.server.database.address import path_of, shown
from stammtisch.server.database.errors import NoStore
from stammtisch.server.database.schema import moved_to
from stammtisch.server.keeping.backups import same_file
from stammtisch.server.keeping.checking import Replayed, differences, replayed
from stammtisch.server.keeping.copying import Tell, copy_rows
from stammtisch.server.keeping.filling import filling
from stammtisch.server.keeping.opening import current, hold_alone, moved, refusing

MOST_NAMED = 5


@dataclass(frozen=True, slots=True)
class Moved:
    """What is in the other database now."""

    rows: Counter[str]
    """By table."""
    replayed: Replayed
    kept: str | None
    """Where the contents of an old database are that were moved away from there before."""
    marked: bool
    """Whether the old database says that it was moved; one that cannot be written does not."""


def move(source: str, target: str, tell: Tell = lambda share: None) -> Moved:
    """Copy a database into an empty one, in one transaction; the old one keeps its rows and is marked.

    Raises `NoStore`; then there is nothing in the new one, and no mark. A game that cannot be played again
    was damaged before: it is copied as it is, and named. A target that was itself moved away is replaced.
    """
    path = path_of(source)
    if source == target or (path is not None and same_file(target, path)):
        raise NoStore("mistake-keep-same", name=shown(source))
    with refusing(target, source), hold_alone(source):
        with current(source) as old, filling(target, replace=moved(target) is not None) as filled:
            new = filled.connection
            rows = copy_rows(old, new, lambda share: tell(0.3 * share))
            if differ := differences(old, new, lambda share: tell(0.3 + 0.3 * share)):
                names = ", ".join(differ[:MOST_NAMED])
                raise NoStore("mistake-keep-different", name=shown(target), names=names)
            found = replayed(new, lambda share: tell(0.6 + 0.4 * share))
        return Moved(rows, found, filled.kept, _marked(source, target))


def _marked(source: str, target: str) -> bool:
    """Have the old database say where its games are, now that all of them are there."""
    path = path_of(target)
    engine = engines.engine_for(source)
    try:
        with engine.begin() as connection:
            moved_to.create(connection)
            connection.execute(insert(moved_to), {"address": str(path.resolve()) if path else shown(target)})
    except exc.DBAPIError:
        return False
    finally:
        engine.dispose()
    return True

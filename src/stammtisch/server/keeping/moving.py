"""Moving to another database: everything is copied, compared, and every game played again there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from stammtisch.server.database.address import path_of, shown
from stammtisch.server.database.errors import NoStore
from stammtisch.server.keeping.backups import same_file
from stammtisch.server.keeping.checking import Replayed, differences, replayed
from stammtisch.server.keeping.copying import Tell, copy_rows
from stammtisch.server.keeping.filling import filling
from stammtisch.server.keeping.opening import current, hold_alone, refusing

__all__ = ["Moved", "move"]

MOST_NAMED = 5


@dataclass(frozen=True, slots=True)
class Moved:
    """What is in the other database now."""

    rows: Counter[str]
    """By table."""
    replayed: Replayed


def move(source: str, target: str, tell: Tell = lambda share: None) -> Moved:
    """Copy a database into an empty one, in one transaction; the old one stays as it was.

    Raises `NoStore`; then there is nothing in the new one. A game that cannot be played again was damaged
    before: it is copied as it is, and named.
    """
    path = path_of(source)
    if source == target or (path is not None and same_file(target, path)):
        raise NoStore("mistake-keep-same", name=shown(source))
    with refusing(target, source), hold_alone(source), current(source) as old:
        with filling(target) as filled:
            new = filled.connection
            rows = copy_rows(old, new, lambda share: tell(0.3 * share))
            if differ := differences(old, new, lambda share: tell(0.3 + 0.3 * share)):
                names = ", ".join(differ[:MOST_NAMED])
                raise NoStore("mistake-keep-different", name=shown(target), names=names)
            found = replayed(new, lambda share: tell(0.6 + 0.4 * share))
        return Moved(rows, found)

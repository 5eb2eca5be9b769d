"""Whether a database holds the same games as another, and whether they can be played on and shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from sqlalchemy import Connection, select

from stammtisch.core.game import Seat
from stammtisch.server.database.errors import Damaged
from stammtisch.server.database.schema import Row, journal, tables, talk
from stammtisch.server.faults import fault
from stammtisch.server.keeping.copying import Tell, contents, count_rows
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.new_tables import need_same_rules
from stammtisch.server.tables.encoder import Encoder
from stammtisch.server.tables.state import TableState

AT_ONCE = 100  # games


@dataclass
class Replayed:
    """What became of the games of a database when they were played again from their journals."""

    games: int = 0
    """All of them, those included that have not begun."""
    unknown: list[str] = field(default_factory=list)
    """Games that are not installed here, or were begun under other rules."""
    damaged: dict[str, str] = field(default_factory=dict)
    """What is wrong, by table, in words for the operator."""


def differences(one: Connection, other: Connection, tell: Tell = lambda share: None) -> list[str]:
    """The games whose rows differ, and in brackets the tables with rows of no game that do."""
    ones, sums = contents(one, lambda share: tell(share / 2))
    others, other_sums = contents(other, lambda share: tell(0.5 + share / 2))
    differ = {key for key in sums.keys() | other_sums.keys() if sums.get(key) != other_sums.get(key)}
    differ |= {f"({name})" for name in ones.keys() | others.keys() if ones[name] != others[name]}
    return sorted(differ)


def replayed(connection: Connection, tell: Tell = lambda share: None) -> Replayed:
    """Play every journal again by the rules, up to what each seat sees at its end."""
    total = count_rows(connection, tables) or 1
    found = Replayed()
    for row, entries, lines in _games(connection):
        found.games += 1
        try:
            need_same_rules(row)
            _replay(row, entries, lines)
        except Refused:
            found.unknown.append(row["id"])
        except Exception as error:  # whatever is wrong with one, the others are looked at
            found.damaged[row["id"]] = str(error) if isinstance(error, Damaged) else fault(error)
        if found.games % AT_ONCE == 0:
            tell(found.games / total)
    tell(1.0)
    return found


def _replay(row: Row, entries: list[tuple[int, str]], lines: list[str]) -> None:
    if any(number != index for index, (number, _) in enumerate(entries)):
        raise Damaged("entries are missing in the journal")
    nobody: Any = None  # nothing is stored, and no bot is asked
    table = TableState(row, nobody, nobody)
    table.resume([entry for _, entry in entries], lines)
    if not table.begun:
        return
    match = table.begun_match()
    encoder = Encoder(match)
    seats: list[Seat | None] = [None, *range(len(table.chairs))]
    for seat in seats:
        encoder.view(seat)
    if table.state != "closed" and (match.result is not None) != (table.state == "over"):
        raise Damaged(f"the table is {table.state}, its journal is not")


def _games(connection: Connection) -> Iterator[tuple[Row, list[tuple[int, str]], list[str]]]:
    """Every table with its journal and its talk."""
    ids = iter(connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars().all())
    while some := list(islice(ids, AT_ONCE)):
        entries: dict[str, list[tuple[int, str]]] = {id: [] for id in some}
        lines: dict[str, list[str]] = {id: [] for id in some}
        moves = select(journal).where(journal.c.table_id.in_(some)).order_by(journal.c.number)
        for id, number, entry in connection.execute(moves):
            entries[id].append((number, entry))
        said = select(talk).where(talk.c.table_id.in_(some)).order_by(talk.c.number)
        for id, _, line in connection.execute(said):
            lines[id].append(line)
        for row in connection.execute(select(tables).where(tables.c.id.in_(some))).mappings():
            yield dict(row), entries[row["id"]], lines[row["id"]]

"""What a table gives out as a whole: its record, its replay, and the proof of its chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from stammtisch.core.game import Chance, Line, Move, Seat
from stammtisch.core.match import TakenBack
from stammtisch.games.wire_move import line_of
from stammtisch.server import messages
from stammtisch.server.refusals import Refused
from stammtisch.server.tables.encoder import AnyMatch, Sight
from stammtisch.server.tables.table import Table

__all__ = ["fairness", "record", "replay"]


def record(table: Table, seat: Seat | None) -> Iterator[Line]:
    """The record of a finished game; of a running one its journal as the seat may see it."""
    if table.match is None:
        raise Refused(409, "waiting")
    match, until = table.match, table.at
    if table.state == "over":
        return match.record()
    return chain([match.header()], Sight(match).lines(seat, until))


def replay(table: Table) -> bytes:
    """Every step: an act and the chance moves after it; the first is the deal. Encoded."""
    match, _ = _finished(table)
    sight = Sight(match)  # of its own: this takes long, and the table's is used by the event loop
    steps: list[bytes] = []
    seen = [b""] * match.options.players
    first = 0
    for index in range(1, match.at + 1):
        entry = match.journal[index] if index < match.at else None
        if isinstance(entry, Move) and entry.seat is None:
            continue
        steps.append(sight.step(first, index, seen))
        first = index
    info = table.info()
    for one in info.seats:
        one.connected = one.kind == "person"  # nobody is away from a game that is over
    return b'{"table":%b,"steps":[%b]}' % (messages.encode(info), b",".join(steps))


def fairness(table: Table) -> messages.Fairness:
    match, _ = _finished(table)
    if table.lesson:
        raise Refused(409, "lesson", "learn-deal")
    falls: list[messages.Fall] = []
    game = table.game
    for index, entry in enumerate(match.journal):
        if isinstance(entry, TakenBack) or entry.seat is not None:
            continue
        turn = game.turn(match.before(index))
        assert isinstance(turn, Chance)
        outcomes = [(line_of(game.name, Move(None, act)), weight) for act, weight in turn.outcomes]
        number = len(falls) if turn.number is None else turn.number
        falls.append(
            messages.Fall(len(falls), index, turn.stream, number, outcomes, line_of(game.name, entry))
        )
    info = table.info()
    return messages.Fairness(info.scheme, info.commitment or "", info.contributions, info.secret or "", falls)


def _finished(table: Table) -> tuple[AnyMatch, Sight]:
    if table.state != "over" or table.match is None or table.sight is None:
        raise Refused(409, "running")
    return table.match, table.sight

"""What a table gives out as a whole: its record, its replay, and the proof of its chance."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from stammtisch.core.game import Chance, Line, Move, Seat
from stammtisch.core.match import TakenBack
from stammtisch.server import messages
from stammtisch.server.refusals import Refused
from stammtisch.server.tables.encoder import Encoder
from stammtisch.server.tables.table import Table

__all__ = ["fairness", "record", "replay"]


def record(table: Table, seat: Seat | None) -> Iterator[Line]:
    """The record of a finished game; of a running one its journal as the seat may see it."""
    match, until = table.begun_match(), table.at
    if table.state == "over":
        return match.record()
    return chain([match.header()], Encoder(match).lines(seat, until))


def replay(table: Table) -> bytes:
    """Every step: an act and the chance moves after it; the first is the deal. Encoded."""
    match = table.finished_match()
    encoder = Encoder(match)  # of its own: this takes long, and the table's is used by the event loop
    steps: list[messages.Step] = []
    seen = [b""] * match.options.players
    first = 0
    for index in range(1, match.at + 1):
        entry = match.journal[index] if index < match.at else None
        if isinstance(entry, Move) and entry.seat is None:
            continue
        steps.append(encoder.step(first, index, seen))
        first = index
    info = table.info()
    for one in info.seats:
        one.connected = one.kind == "person"  # nobody is away from a game that is over
    return messages.encode(messages.Replay(info, steps))


def fairness(table: Table) -> messages.Fairness:
    match = table.finished_match()
    if table.lesson:
        raise Refused(409, "lesson", "learn-deal")
    falls: list[messages.Fall] = []
    game = table.game
    for index, entry in enumerate(match.journal):
        if isinstance(entry, TakenBack) or entry.seat is not None:
            continue
        turn = game.turn(match.before(index))
        assert isinstance(turn, Chance)
        outcomes = [(game.forms.line(Move(None, act)), weight) for act, weight in turn.outcomes]
        number = len(falls) if turn.number is None else turn.number
        falls.append(messages.Fall(len(falls), index, turn.stream, number, outcomes, game.forms.line(entry)))
    info = table.info()
    return messages.Fairness(info.scheme, info.commitment or "", info.contributions, info.secret or "", falls)

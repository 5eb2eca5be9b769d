"""For programs that take a seat at a running server. Needs `pip install 'stammtisch[client]'`.

    from stammtisch.client import Server

    seat = Server("http://127.0.0.1:8480").sit("K7MPQ4", name="Closest")
    for moment in seat.moments():
        if moment.legal:
            seat.play(moment.legal[0])
    print(moment.view.result)

`AsyncServer` and `AsyncSeat` are the same with `async for` and `await`. Views and acts are the engine's, so
that whatever chooses an act in the arena can choose one here. A stream that is lost is opened again; a move
carries the index it was chosen at, so that it is played once or not at all.
"""

from __future__ import annotations

from stammtisch.texts import missing

try:
    from stammtisch.client.asynchronous import AsyncSeat, AsyncServer
    from stammtisch.client.calls import Refused, Unreachable
    from stammtisch.client.course import Lost
    from stammtisch.client.messages import SeatInfo, TableInfo
    from stammtisch.client.moments import Moment
    from stammtisch.client.synchronous import Seat, Server
except ImportError as error:
    raise missing("client") from error

__all__ = [
    "AsyncSeat",
    "AsyncServer",
    "Lost",
    "Moment",
    "Refused",
    "Seat",
    "SeatInfo",
    "Server",
    "TableInfo",
    "Unreachable",
]

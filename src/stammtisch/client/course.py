"""The course of one stream, without input and output: what to say, and what an answer means."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from stammtisch import games
from stammtisch.client.calls import STALE, Refused
from stammtisch.client.messages import Message, Refusal, TableInfo
from stammtisch.client.moments import Moment, moment_of

Update = Moment | TableInfo

TRY_AGAIN = (429, 503, 507)  # the server may take the same move a little later
TRIES = 4
PAUSES = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before each attempt to connect again
PATIENCE = 300.0  # seconds without a connection after which a stream is given up
FINAL = range(4400, 4429)  # close codes after which the same stream is refused again


class Lost(Exception):
    """The stream has ended and will not come back; `code` says why, as docs/api.md lists them."""

    def __init__(self, code: int | None, reason: str) -> None:
        super().__init__(f"the stream has ended ({code}): {reason}")
        self.code = code


def raise_lost(status: int) -> None:
    """Raises `Lost` if a server that answers so to a handshake will not answer otherwise later."""
    if 400 <= status < 500 and status != 429:
        raise Lost(status, "the server refuses a stream")


@dataclass(slots=True)
class _Sent:
    """A move on its way."""

    at: int
    move: dict[str, Any]
    ref: int
    tries: int = 1

    def text(self) -> str:
        return json.dumps({"type": "move", "at": self.at, "move": self.move, "ref": self.ref})


class Course:
    """What was said at one table, over any number of streams."""

    def __init__(self, server: str, table: str, token: str | None) -> None:
        self._address = f"ws{server.removeprefix('http')}/api/tables/{table}/stream"
        self._token = token
        self._at = -1
        self._ref = 0
        self._sent: _Sent | None = None
        self._failed = 0
        self._turn = 0
        self._acting: list[int] = []
        self.seat: int | None = None
        """As the server says."""
        self.table: TableInfo | None = None
        self.moment: Moment | None = None
        """The latest one."""
        self.later: str | None = None
        """A message to send again after a second."""

    @property
    def address(self) -> str:
        """Events are not needed: each view holds all that there is to know."""
        return f"{self._address}?from={max(self._at, 0)}"

    def hello(self) -> str:
        return json.dumps({"type": "hello", "token": self._token})

    def play(self, act: Any, at: int | None) -> str | None:
        """The message for an act; None if one chosen at the same index is already on its way."""
        if self.moment is None or self.table is None:
            raise ValueError("nothing can be played before the game has begun")
        at = self.moment.at if at is None else at
        if self._sent is not None and self._sent.at >= at:
            return None
        self._ref += 1
        self._sent = _Sent(at, games.get(self.table.game).forms.without_seat(act), self._ref)
        return self._sent.text()

    def take(self, text: str | bytes) -> Iterator[Update]:
        """What a message says; raises `Refused` if a move was refused for good."""
        try:
            said = msgspec.json.decode(text, type=Message)
        except msgspec.DecodeError as error:
            raise Lost(None, str(error)) from None
        if said.table is not None:
            self.table = said.table
        if said.type == "refused":
            self._refused(said)
            return
        if said.type == "welcome":
            self._failed = 0
            self.seat = said.you.seat if said.you else None
            if self._sent is not None and self._sent.at >= said.at:
                self.later = self._sent.text()  # it was lost on its way
        if said.type in ("welcome", "table") and self.table is not None:
            yield self.table
        moment = moment_of(said.at, said.view, self.table)
        if said.type in ("welcome", "events") and moment is not None and moment.at > self._at:
            if moment.acting != self._acting or any(_fell(moment, event.move) for event in said.events):
                self._turn += 1
            self._acting, moment.turn = moment.acting, self._turn
            self._at, self.moment = moment.at, moment
            yield moment

    def is_later(self, text: str | bytes) -> bool:
        """Whether a message that was not taken yet holds a later moment."""
        try:
            said = msgspec.json.decode(text, type=Message)
        except msgspec.DecodeError:
            return False
        return said.at > self._at and bytes(said.view) != b"null"

    def ended(self, code: int | None, reason: str) -> float:
        """Seconds until the next attempt; raises `Lost` if there is no use in one."""
        if code is not None and code in FINAL:
            raise Lost(code, reason)
        pause = PAUSES[min(self._failed, len(PAUSES) - 1)]
        self._failed += 1
        return pause

    def _refused(self, said: Message) -> None:
        sent = self._sent
        if sent is None or sent.ref != said.ref:
            return
        if said.status in TRY_AGAIN and sent.tries < TRIES:
            sent.tries += 1
            self.later = sent.text()
            return
        self._sent = None
        if said.status != STALE:  # after a stale one the next moment is on its way, or there already
            raise Refused(said.status, Refusal(said.error, said.reason, said.key, said.values))


def _fell(moment: Moment, line: dict[str, Any]) -> bool:
    """Whether chance made this move."""
    hidden = line.get("hidden")
    return (
        "seat" not in line
        if hidden is None
        else any(form.key == hidden and form.chance for form in moment.game.forms)
    )

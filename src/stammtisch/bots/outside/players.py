"""What sits on a seat: one of our own bots in this process, or one from outside in a process of its own."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Protocol

from stammtisch.bots.base import AnyBot, Quiet
from stammtisch.bots.outside.child import Child
from stammtisch.bots.outside.faults import Fault
from stammtisch.bots.outside.speech import Speech
from stammtisch.core.game import Game, Seat

SECONDS = 2.0
"""A bot's time for a move, unless told otherwise."""
GRACE = 1.0
"""Seconds beyond its time after which a bot from outside is stopped: for the way, and a busy machine."""
STARTING = 30.0
"""Seconds that a process has to say that it is ready."""

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Seating:
    """Where a bot sits, and in which game."""

    game: AnyGame
    options: Any
    seat: Seat
    names: tuple[str, ...]
    """By seat."""
    seed: str
    """For its random numbers: the same seed, the same game."""
    seconds: float = SECONDS
    """Its time for a move."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What a seat is asked: its view, and what is needed to send it to a program."""

    at: int
    """The index of the next journal entry."""
    view: Any
    """As the engine shows it to this seat."""
    sent: Callable[[], bytes]
    """The same as sent over the wire, in JSON."""


class Player(Protocol):
    """A bot on a seat. All methods raise `Fault`, after which the bot is out of this game."""

    quiet: bool
    """Whether it never makes remarks; known once a game has begun."""

    def begin(self, seating: Seating) -> None:
        """A game begins; the bot remembers nothing of earlier ones."""
        ...

    def act(self, moment: Moment) -> Any:
        """Its act, which need not be legal."""
        ...

    def remarks(self, moment: Moment) -> Sequence[Any]:
        """Its remarks at the beginning of a turn."""
        ...

    def over(self, result: Any) -> None:
        """The game has ended."""
        ...

    def close(self) -> None:
        """It is not needed any more. Raises nothing."""
        ...


class Inside:
    """One of our own bots. It is trusted to keep its time: that the same seed gives the same game must not
    depend on how busy a machine is."""

    def __init__(self, make: Callable[[], AnyBot], log: Path | None = None) -> None:
        self._make = make
        self._log = log
        self.quiet = True

    def begin(self, seating: Seating) -> None:
        self._rng, self._seconds = Random(seating.seed), seating.seconds
        self._bot = self._careful(self._make)
        self.quiet = isinstance(self._bot, Quiet)

    def act(self, moment: Moment) -> Any:
        return self._careful(lambda: self._bot.choose(moment.view, self._rng, self._seconds))

    def remarks(self, moment: Moment) -> Sequence[Any]:
        return tuple(self._careful(lambda: tuple(self._bot.aside(moment.view, self._rng))))

    def over(self, result: Any) -> None:
        pass

    def close(self) -> None:
        pass

    def _careful(self, call: Callable[[], Any]) -> Any:
        try:
            return call()
        except Exception as error:
            if self._log is not None:
                with self._log.open("a", encoding="utf-8") as file:
                    file.write(traceback.format_exc())
            raise Fault("crash", f"{type(error).__name__}: {error}") from error


class Outside:
    """A bot in a process of its own, which lasts until it does something wrong."""

    def __init__(self, start: Callable[[], Child], speech: Speech) -> None:
        self._start = start
        self._speech = speech
        self._child: Child | None = None
        self._questions = 0
        self._seconds = SECONDS
        self.quiet = True

    def begin(self, seating: Seating) -> None:
        self._seconds = seating.seconds
        self._guarded(lambda: self._begin(seating))

    def act(self, moment: Moment) -> Any:
        return self._guarded(lambda: self._act(moment))

    def remarks(self, moment: Moment) -> Sequence[Any]:
        return tuple(self._guarded(lambda: self._remarks(moment)))

    def over(self, result: Any) -> None:
        if self._child is not None:
            self._guarded(lambda: self._tell(self._speech.over(result)))

    def close(self) -> None:
        if self._child is not None:
            self._child.close()
            self._child = None

    def check(self) -> None:
        """Start it and end it again; raises `Fault` if it does not come up."""
        self._guarded(self._ready)
        self.close()

    def _begin(self, seating: Seating) -> None:
        if self._child is None:
            self._ready()
        self._tell(self._speech.begin(seating))

    def _ready(self) -> None:
        self._child = self._start()
        until = time.monotonic() + STARTING
        self._child.write(self._speech.hello(), until)
        self.quiet = not self._speech.ready(self._child.read(until, STARTING))

    def _act(self, moment: Moment) -> Any:
        self._questions += 1
        question = self._speech.act(moment, self._questions, self._seconds)
        return self._speech.move(self._ask(question), self._questions)

    def _remarks(self, moment: Moment) -> list[Any]:
        self._questions += 1
        return self._speech.moves(self._ask(self._speech.aside(moment, self._questions)), self._questions)

    def _tell(self, line: bytes) -> None:
        assert self._child is not None
        self._child.write(line, time.monotonic() + self._seconds + GRACE)

    def _ask(self, question: bytes) -> bytes:
        child = self._child
        if child is None:
            raise Fault("crash", "its process is gone")
        if (said := child.unasked()) is not None:
            raise Fault("out-of-turn", f"wrote {said[:100].decode(errors='replace').strip()!r} unasked")
        until = time.monotonic() + self._seconds + GRACE
        child.write(question, until)
        return child.read(until, self._seconds + GRACE)

    def _guarded(self, call: Callable[[], Any]) -> Any:
        """A process that has done something wrong is ended: nobody knows what it would answer next."""
        try:
            return call()
        except BaseException:
            if self._child is not None:
                self._child.kill()
                self._child = None
            raise

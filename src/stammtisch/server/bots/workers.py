"""The server's pool of bot processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Any

from stammtisch import bots
from stammtisch.server.bots.fair_queue import Asker, FairQueue
from stammtisch.server.bots.judging import Advice, Attempt, Piece, ReviewWork
from stammtisch.server.bots.worker import ADVICE, ATTEMPT, LENGTH, PAR, QUIET, REVIEW
from stammtisch.server.faults import fault
from stammtisch.server.figures import Figures

log = logging.getLogger("stammtisch.bots")

SECONDS = 1.5  # a bot's time limit, which it is to keep itself
CAP = 6.0  # seconds after which it is stopped
STARTING = 20.0  # seconds a new process may take until it is ready
TICKS = 5  # of the event loop, to release the pipes of an ended process


class BotFailed(Exception):
    """A bot gave no answer."""


class ProcessEnded(BotFailed):
    """The bot's process is gone, whoever ended it."""


def strongest(game: str) -> str:
    return bots.BOTS[game][-1].name


class _Worker:
    """One process; answers one question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._starting: asyncio.Task[asyncio.subprocess.Process] | None = None
        self._ended: list[asyncio.subprocess.Process] = []

    async def ask(self, question: Any, cap: float) -> Any:
        """The answer; a process that fails or takes too long is ended."""
        try:
            process = self._process
            if process is None or process.returncode is not None:
                async with asyncio.timeout(STARTING):
                    process = await self._start()
                    await _receive(process)
            async with asyncio.timeout(cap):
                ok, found = await _exchange(process, question)
        except TimeoutError:
            self.end()
            raise BotFailed(f"no answer within {cap} seconds") from None
        except (OSError, asyncio.IncompleteReadError, pickle.PickleError, EOFError) as error:
            self.end()
            raise ProcessEnded(f"its process ended: {error!r}") from None
        except asyncio.CancelledError:
            self.end()  # otherwise its answer would be taken for the next question's
            raise
        except Exception as error:  # of another package's game: what is asked or answered cannot be sent
            self.end()
            raise BotFailed(f"it cannot be asked: {fault(error)}") from None
        if not ok:
            raise BotFailed(found)
        return found

    def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        if process is not None:
            self._ended = [*[one for one in self._ended if one.returncode is None], process]

    async def close(self) -> None:
        if self._starting is not None:
            with contextlib.suppress(OSError):
                self._process = await self._starting
        self.end()
        for process in self._ended:
            with contextlib.suppress(OSError):
                await process.communicate()  # drains the pipes, so that they are closed
        for _ in range(TICKS):
            await asyncio.sleep(0)

    async def _start(self) -> asyncio.subprocess.Process:
        """Start a process; even if the caller is cancelled, `close` still finds it."""
        if self._starting is None:
            self._starting = asyncio.create_task(_start())
        self._process = await asyncio.shield(self._starting)
        self._starting = None
        return self._process


async def _exchange(process: asyncio.subprocess.Process, question: Any) -> Any:
    assert process.stdin is not None
    body = pickle.dumps(question, pickle.HIGHEST_PROTOCOL)
    process.stdin.write(LENGTH.pack(len(body)) + body)
    await process.stdin.drain()
    return await _receive(process)


async def _receive(process: asyncio.subprocess.Process) -> Any:
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return pickle.loads(await process.stdout.readexactly(length))


async def _start() -> asyncio.subprocess.Process:
    paths = [path for path in sys.path if path]
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "stammtisch.server.bots.worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
    )


class BotWorkers:
    """Asks bots for acts and remarks; processes are started on demand.

    If there are several processes, one address never gets all of them.
    """

    def __init__(
        self,
        count: int | None = None,
        seconds: float = SECONDS,
        cap: float = CAP,
        figures: Figures | None = None,
    ) -> None:
        count = count or max(1, (os.cpu_count() or 2) - 1)
        self._workers = [_Worker() for _ in range(count)]
        self._idle = list(self._workers)
        self._queue = FairQueue(count, max(1, count - 1))
        self._seconds = seconds
        self._cap = cap
        self._quiet: set[tuple[str, str]] = set()
        self._rng = Random()
        self._figures = figures or Figures()

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._queue)

    async def act(
        self, game: str, bot: str, view: Any, asker: Asker | None = None, seed: str | None = None
    ) -> Any:
        """A legal act; if the bot fails, a simpler bot's. With a seed, equal questions have equal answers."""
        if len(view.legal) == 1:
            return view.legal[0]
        for name in _simpler(game, bot):
            try:
                found = await self._ask((game, name, "act", view, self._seconds, seed), asker)
            except BotFailed as failure:
                log.warning("%s at %s failed: %s; a simpler bot moves instead", name, game, failure)
                continue
            if found in view.legal:
                return found
            # The act is not logged: it would name cards.
            log.warning("%s at %s chose an illegal act; a simpler bot moves instead", name, game)
        log.error("no bot could move at %s; playing a random legal act", game)
        return self._rng.choice(view.legal)

    def quiet(self, game: str, bot: str) -> bool:
        """Whether the bot is known never to make remarks."""
        return (game, bot) in self._quiet

    async def asides(
        self, game: str, bot: str, view: Any, asker: Asker | None = None, seed: str | None = None
    ) -> Sequence[Any]:
        """The bot's remarks now."""
        if self.quiet(game, bot):
            return ()
        try:
            found = await self._ask((game, bot, "aside", view, self._seconds, seed), asker)
        except BotFailed as failure:
            log.warning("%s at %s failed to speak: %s", bot, game, failure)
            return ()
        if found == QUIET:
            self._quiet.add((game, bot))
            return ()
        return tuple(found)

    async def par(self, game: str, secret: bytes, number: int) -> tuple[float, int]:
        """Outcome and score of one of par's games, behind everybody's; raises `BotFailed`."""
        asker = Asker(PAR, game, people=False)
        found: tuple[float, int] = await self._ask((game, "", PAR, (secret, number), self._seconds), asker)
        return found

    async def advice(
        self, game: str, view: Any, acts: tuple[Any, ...], seed: int, asker: Asker | None = None
    ) -> Advice:
        """What the game's judge says to a seat on turn; raises `BotFailed`."""
        found: Advice = await self._ask((game, "", ADVICE, (view, acts, seed), self._seconds), asker)
        return found

    async def attempt(self, work: ReviewWork, attempt: Attempt, asker: Asker) -> tuple[float, float] | None:
        """What other acts in a finished game would have lost; raises `BotFailed`.

        None if they do not complete the decision.
        """
        found: tuple[float, float] | None
        found = await self._ask((work.game, "", ATTEMPT, (work, attempt), self._seconds), asker)
        return found

    async def review(self, work: ReviewWork, seconds: float, cap: float) -> Piece:
        """A further piece of a review, behind everybody's games; raises `BotFailed`."""
        asker = Asker(REVIEW, work.table, people=False)
        found: Piece = await self._ask((work.game, "", REVIEW, work, seconds), asker, cap)
        return found

    def turns(self) -> list[str]:
        """Marks of the addresses whose bots have had turns since the last call."""
        return self._queue.turns()

    def heard_turns(self, marks: Sequence[str]) -> None:
        """The same of another node."""
        self._queue.heard(marks)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()

    async def _ask(self, question: Any, asker: Asker | None, cap: float | None = None) -> Any:
        asked = time.perf_counter()
        async with self._queue.place(asker or Asker()):
            self._figures.queued.add(time.perf_counter() - asked)
            worker = self._idle.pop()  # the last one used is the likeliest to be running already
            try:
                return await worker.ask(question, self._cap if cap is None else cap)
            finally:
                self._idle.append(worker)


def _simpler(game: str, bot: str) -> list[str]:
    """The bot and those below it, strongest first."""
    names = [entry.name for entry in bots.BOTS[game]]
    place = names.index(bot) if bot in names else len(names) - 1
    return names[place::-1]

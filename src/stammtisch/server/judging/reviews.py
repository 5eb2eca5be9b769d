"""Reviews of finished games, made piece by piece in the bot processes, behind people's games.

A review is stored when the first pass over the game is done, and again when it is complete; then it never
changes. One that was interrupted begins anew when somebody asks: the same game has the same review.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Raw
from sqlalchemy import select

from stammtisch.server import messages
from stammtisch.server.bots.judging import Piece, ReviewWork
from stammtisch.server.bots.workers import BotFailed, ProcessEnded
from stammtisch.server.database.rows import added, changed, removed
from stammtisch.server.database.schema import reviews
from stammtisch.server.judging.coach import need_judge
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.registry import Registry
from stammtisch.server.store import Row, Store, StoreFailed
from stammtisch.server.tables.table import Table

log = logging.getLogger("stammtisch.reviews")

SECONDS = 0.1  # of one piece; then whoever waits in a game goes first
CAP = 30.0  # seconds after which a judge that does not answer is stopped
AT_ONCE = 2  # reviews in the making; further ones wait in order
MOST = 200  # in the making or waiting
MOST_EACH = 10  # of them for one address
AGAIN_AFTER = 30.0  # seconds until a review that failed may be tried again
TRIES = 3  # of a piece whose process was ended

DONE, RUNNING = "done", "running"


def need_reviewable(table: Table) -> None:
    """Raises `Refused` for a table whose game is not over or cannot be reviewed."""
    if table.lesson:
        raise Refused(404, "no-review", "error-review-lesson")
    need_judge(table.game.name)
    table.finished_match()
    if not _people(table):
        raise Refused(404, "no-review", "error-review-bots")


def _people(table: Table) -> tuple[int, ...]:
    return tuple(seat for seat, chair in enumerate(table.chairs) if chair.kind == "person")


def work_of(table: Table) -> ReviewWork:
    """What is to be judged; call within `exclusive`."""
    match = table.finished_match()
    journal = tuple(match.journal)
    return ReviewWork(table.id, table.game.name, match.options, journal, match.seats, _people(table))


@dataclass(eq=False, slots=True)
class _Job:
    """A review in the making."""

    table: str
    address: str
    progress: float = 0.0
    body: str | None = None
    version: int | None = None
    """Of the stored row, if there is one."""

    def known(self) -> messages.Reviewed:
        return messages.Reviewed(min(self.progress, 0.99), _raw(self.body))


NOTHING = messages.Reviewed(0.0, None)


def _stored(row: Row) -> messages.Reviewed:
    return messages.Reviewed(1.0 if row["state"] == DONE else min(row["progress"], 0.99), _raw(row["body"]))


def _lock(table: str) -> str:
    """The name that the node holds which makes the review."""
    return f"review/{table}"


def _raw(body: str | None) -> Any:
    return None if body is None else Raw(body.encode())


class Reviews:
    """All reviews; those who ask for the same one share the work."""

    def __init__(self, registry: Registry, need_disk: Callable[[], None] = lambda: None) -> None:
        self._registry = registry
        self._store: Store = registry.store
        self._jobs: dict[str, _Job] = {}
        self._looking: dict[str, asyncio.Task[messages.Reviewed]] = {}
        """By table, what is being found out for all who ask before there is a job."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed: dict[str, float] = {}
        self._places = asyncio.Semaphore(AT_ONCE)
        self._need_disk = need_disk

    def __len__(self) -> int:
        """How many are in the making."""
        return len(self._jobs)

    async def close(self) -> None:
        tasks = [*self._looking.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def look(self, table: str, address: str) -> messages.Reviewed:
        """The review as far as it is known, which is begun if it has not been.

        Raises `Refused` if it has just failed, if there is too much to do, or no room to keep it.
        """
        if (job := self._jobs.get(table)) is not None:
            return job.known()
        looking = self._looking.get(table)
        if looking is None:
            looking = self._looking[table] = asyncio.create_task(self._look(table, address))
            looking.add_done_callback(lambda done: self._looked(table, done))
        return await asyncio.shield(looking)

    def _looked(self, table: str, looking: asyncio.Task[messages.Reviewed]) -> None:
        del self._looking[table]
        if not looking.cancelled():
            looking.exception()  # told to those who still wait

    async def _look(self, table: str, address: str) -> messages.Reviewed:
        """The stored review, or one that is begun now, unless another node makes it."""
        row = await self._row(table)
        if row is None or row["state"] != DONE:
            self._need_disk()
            self._need_patience(table, address)
            if await self._store.lock(_lock(table)):
                return await self._begin(table, address)
        return NOTHING if row is None else _stored(row)

    async def _row(self, table: str) -> Row | None:
        rows = await self._store.rows(select(reviews).where(reviews.c.table_id == table))
        return rows[0] if rows else None

    def _need_patience(self, table: str, address: str) -> None:
        now = time.monotonic()
        self._failed = {one: until for one, until in self._failed.items() if until > now}
        if table in self._failed:
            raise Refused(503, "review-failed", retry_after=round(self._failed[table] - now) + 1)
        asked = Counter(job.address for job in self._jobs.values())
        if asked[address] >= MOST_EACH or len(self._jobs) >= MOST:
            raise Refused(429, "too-many", retry_after=10, seconds=10)

    async def _begin(self, table: str, address: str) -> messages.Reviewed:
        """Make it; this node holds its name."""
        try:
            row = await self._row(table)
            if row is not None and row["state"] == DONE:  # another node was about to end it
                await self._store.unlock(_lock(table))
                return _stored(row)
            self._need_patience(table, address)  # again: others may have begun meanwhile
        except BaseException:
            await self._store.unlock(_lock(table))
            raise
        job = self._jobs[table] = _Job(table, address)
        if row is not None:  # of a server that was stopped before it was done
            job.progress, job.body, job.version = row["progress"], row["body"], row["version"]
        task = asyncio.create_task(self._run(job), name=f"review of {table}")
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._ended(job, done))
        return job.known()

    def _ended(self, job: _Job, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        del self._jobs[job.table]
        if not task.cancelled() and (error := task.exception()):
            log.error("the review of table %s has stopped", job.table, exc_info=error)
            self._failed[job.table] = time.monotonic() + AGAIN_AFTER

    async def _run(self, job: _Job) -> None:
        try:
            async with self._places:
                await self._make(job)
        except BotFailed as failure:
            log.warning("the review of table %s failed: %s", job.table, failure)
            await self._forget(job)
        except (StoreFailed, Refused) as error:
            log.warning("the review of table %s cannot be kept: %s", job.table, type(error).__name__)
            self._failed[job.table] = time.monotonic() + AGAIN_AFTER
        finally:
            await self._store.unlock(_lock(job.table))

    async def _make(self, job: _Job) -> None:
        work = await self._work(job.table)
        done = False
        while not done:
            piece = await self._piece(work)
            work = work._replace(answers=(*work.answers, *piece.answers))
            job.progress, done = max(job.progress, piece.progress), piece.done
            if piece.body is not None:
                await self._keep(job, DONE if done else RUNNING, piece.body)
                if not done:
                    job.body = piece.body

    async def _work(self, table: str) -> ReviewWork:
        async with self._registry.using(table) as found, found.exclusive():
            return work_of(found)

    async def _piece(self, work: ReviewWork) -> Piece:
        """A process that was ended from outside is no fault of the judge: another one takes over."""
        for _ in range(TRIES - 1):
            try:
                return await self._registry.workers.review(work, SECONDS, CAP)
            except ProcessEnded:
                continue
        return await self._registry.workers.review(work, SECONDS, CAP)

    async def _keep(self, job: _Job, state: str, body: str) -> None:
        values = {"state": state, "progress": job.progress, "body": body}
        key = {"table_id": job.table}
        if job.version is None:
            await self._store.write(added(reviews, {**key, **values}))
            job.version = 0
        else:
            await self._store.write(changed(reviews, key, job.version, **values))
            job.version += 1

    async def _forget(self, job: _Job) -> None:
        """Nothing is kept of a review that failed; the game itself is not touched."""
        self._failed[job.table] = time.monotonic() + AGAIN_AFTER
        if job.version is not None:
            try:
                await self._store.write(removed(reviews, table_id=job.table))
            except StoreFailed:
                log.warning("what there was of the review of table %s is still stored", job.table)

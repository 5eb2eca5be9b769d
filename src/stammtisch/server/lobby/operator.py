"""What the operator of a running server can do: see and change tables, persons, reports, and see errors."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import socket
import stat
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from sqlalchemy import select

from stammtisch.server.browser_errors import BrowserErrors
from stammtisch.server.database.schema import tables
from stammtisch.server.keeping.tidying import Tidy
from stammtisch.server.lobby import hosting
from stammtisch.server.lobby.company import Company
from stammtisch.server.lobby.socket import LONGEST
from stammtisch.server.persons.persons import Persons
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.registry import Registry
from stammtisch.server.seats.seats import Chair
from stammtisch.server.store import Row, StoreFailed

log = logging.getLogger("stammtisch.operator")

OWNER_ONLY = 0o600
MOST = 200
"""Tables in one answer, unless the operator asks for another number."""
TIDY_WITHIN = 10.0
"""Seconds of tidying for one question."""

Answer = dict[str, Any]


class Operator:
    """Answers at a Unix socket; without a path, and where there are no such sockets, nowhere."""

    def __init__(
        self,
        path: Path | None,
        registry: Registry,
        persons: Persons,
        company: Company,
        browser_errors: BrowserErrors | None,
    ) -> None:
        self._path = path if hasattr(socket, "AF_UNIX") else None
        self._registry = registry
        self._persons = persons
        self._company = company
        self._browser_errors = browser_errors
        self._server: asyncio.Server | None = None
        self._own = 0
        """Tells the socket of this server from one that has replaced it."""

    async def open(self) -> None:
        """A server that cannot make its socket runs without it, and says so in the log."""
        if self._path is None:
            return
        try:
            listening = _bound(self._path)
            self._own = self._path.lstat().st_ino
        except OSError as error:
            log.warning("stammtisch tables will not reach this server: %s: %s", self._path, error.strerror)
            self._path = None
            return
        self._server = await asyncio.start_unix_server(self._serve, sock=listening, limit=LONGEST)

    async def close(self) -> None:
        if self._server is not None and self._path is not None:
            self._server.close()
            with contextlib.suppress(FileNotFoundError):
                if self._path.lstat().st_ino == self._own:  # not another node's of the same database
                    self._path.unlink()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            answer = await self.answer(await reader.readline())
            writer.write(json.dumps(answer, ensure_ascii=False).encode() + b"\n")
            await writer.drain()
        except (OSError, ValueError):
            pass  # whoever asked has gone, or sends without an end
        finally:
            writer.close()

    async def answer(self, line: bytes) -> Answer:
        """The answer to a question, or `error` with the `key` and `values` of its text."""
        try:
            question = json.loads(line)
            calls: dict[str, Callable[..., Awaitable[Answer]]] = {
                "tables": self._tables,
                "close": self._close,
                "remove": self._remove,
                "reports": self._reports,
                "settle": self._settle,
                "errors": self._errors,
                "tidy": self._tidy,
            }
            return await calls[question.pop("call")](**question)
        except Refused as refused:
            return {"error": refused.error, "key": refused.key, "values": refused.values}
        except StoreFailed:
            return {"error": "busy", "key": "error-busy", "values": {}}
        except (ValueError, TypeError, KeyError, AttributeError):
            return {"error": "bad-request", "key": "error-bad-request", "values": {}}

    async def _tables(
        self, state: str | None = None, public: bool = False, game: str | None = None, most: int = MOST
    ) -> Answer:
        query = select(tables).order_by(tables.c.touched.desc(), tables.c.id)
        for column, wanted in ((tables.c.state, state), (tables.c.game, game)):
            if wanted is not None:
                query = query.where(column == wanted)
        if public:
            query = query.where(tables.c.public)
        found = await self._registry.store.rows(query.limit(int(most) + 1))
        return {"tables": [self._told(row) for row in found[:most]], "more": len(found) > most}

    def _told(self, row: Row) -> Answer:
        awake, presence = self._registry.if_awake(row["id"]), self._registry.presence
        chairs = Chair.load(row["chairs"])
        return {
            "table": row["id"],
            "game": row["game"],
            "state": row["state"],
            "public": bool(row["public"]),
            "language": row["language"],
            "seats": [{"kind": chair.kind, "name": chair.name, "muted": chair.muted} for chair in chairs],
            "connected": sorted(awake.audience.connected() if awake else presence.seats(row["id"])),
            "created": row["created"],
            "moved": row["touched"],
        }

    async def _close(self, table: str) -> Answer:
        async with self._registry.using(table) as found:
            if await hosting.close_table(found, operator=True):
                await self._persons.nobody_played(found)
        return {"closed": table}

    async def _remove(self, table: str, seat: int) -> Answer:
        async with self._registry.using(table) as found:
            await hosting.remove_person(found, seat)
            await self._persons.left(found, seat)
        return {"removed": table, "seat": seat}

    async def _reports(self, settled: bool = False) -> Answer:
        found = await self._company.reports(settled=settled)
        hidden = ("reporter", "version")
        return {
            "reports": [{name: value for name, value in row.items() if name not in hidden} for row in found]
        }

    async def _settle(self, report: str) -> Answer:
        if not await self._company.settle(report):
            raise Refused(404, "no-report")
        return {"settled": report}

    async def _errors(self) -> Answer:
        errors = self._browser_errors
        return errors.told() if errors else {"on": False, "errors": [], "dropped": 0}

    async def _tidy(self, older_than: float, finished: bool = False, dry_run: bool = False) -> Answer:
        """As much as can be done in a few seconds; `more` tells whether to ask again."""
        registry = self._registry
        tidy = Tidy(registry.store, registry.in_use, registry.clock)
        return asdict(await tidy.run(older_than, finished=finished, dry_run=dry_run, seconds=TIDY_WITHIN))


def _bound(path: Path) -> socket.socket:
    """A socket at this path that only its owner may use; one that a server has left behind is replaced."""
    path.parent.mkdir(0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileNotFoundError):
        if stat.S_ISSOCK(path.lstat().st_mode):
            path.unlink()
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        listening.bind(str(path))
        os.chmod(path, OWNER_ONLY)  # before it listens, so that nobody was let in meanwhile
    except OSError:
        listening.close()
        raise
    return listening

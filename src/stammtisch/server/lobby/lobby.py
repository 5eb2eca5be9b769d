"""The lobby: the public tables, live, and a seat for whoever asks for a game.

What is listed is in memory: a public table is listed while it is awake and its host is there. After a restart
the pages of hosts reconnect, which wakes their tables. Other nodes tell which tables they list; those are
read, and read again when something has changed there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple

from stammtisch import games
from stammtisch.server import messages, requests
from stammtisch.server.database.news import News
from stammtisch.server.lobby.company import Company
from stammtisch.server.lobby.elsewhere import Elsewhere
from stammtisch.server.messages.lobby import FoundGame, Invitation, LobbyChanged, LobbyList, LobbyTable
from stammtisch.server.persons.keys import Key
from stammtisch.server.persons.persons import Persons
from stammtisch.server.refusals import Refused
from stammtisch.server.registry.registry import Registry
from stammtisch.server.store import StoreFailed
from stammtisch.server.stream.audience import COME_BACK
from stammtisch.server.stream.watchers import Watcher
from stammtisch.server.supervisor import Loop
from stammtisch.server.tables import seating
from stammtisch.server.tables.table import Table

log = logging.getLogger("stammtisch.lobby")

SHORT = 600  # seconds for a turn; who asks for a game wants to play now
EVERY = 1.0  # seconds between two looks at the tables
MOST_WAITING = 100
MOST_RUNNING = 50
TIDY_EVERY = 3_600.0
KNOWN_FOR = 30.0  # seconds; changes made here are seen at once


class Known(NamedTuple):
    """What decides which list a person sees."""

    person: str
    strangers: set[str]
    invitations: list[Invitation]


class Visitor:
    """Somebody who watches the lobby."""

    def __init__(self, watcher: Watcher, person: str | None, language: str | None) -> None:
        self.watcher = watcher
        self.person = person
        self.language = language
        self.known: Known | None = None
        self.known_until = 0.0
        self.sent = b""


class Lobby:
    """All public tables, as everybody sees them."""

    def __init__(
        self,
        registry: Registry,
        persons: Persons,
        company: Company,
        need_table: Callable[[str], Awaitable[None]],
    ) -> None:
        self._registry = registry
        self._persons = persons
        self._company = company
        self._visitors: set[Visitor] = set()
        self._arrived = asyncio.Event()
        self._finding = asyncio.Lock()
        self._need_table = need_table
        """Refuses an address that may set up no further table."""
        self._loops: list[Loop] = []
        self._elsewhere = Elsewhere(registry)
        company.on_change = self._changed

    def __len__(self) -> int:
        """How many look at the list."""
        return len(self._visitors)

    def open(self) -> None:
        keep = self._registry.store.supervisor.keep
        self._loops = [keep("lobby", self._tell_for_ever), keep("lobby's tidying", self._tidy_for_ever)]

    async def close(self) -> None:
        for loop in self._loops:
            await loop.end()
        self.drop(COME_BACK)

    def drop(self, code: int) -> None:
        """End all streams; the browsers reconnect."""
        for visitor in self._visitors:
            visitor.watcher.drop(code)

    # The list

    async def look(self, person: str | None, language: str | None) -> LobbyList:
        """The list for this person; those who ignore each other do not see each other's tables."""
        return await self._list(None if person is None else await self._known(person), language)

    async def _known(self, person: str) -> Known:
        return Known(person, await self._company.strangers(person), await self._company.invitations(person))

    async def _list(self, known: Known | None, language: str | None) -> LobbyList:
        waiting, running = await self._waiting(), await self._running()
        if known is None:
            return _listed(waiting, running, [], language)
        waiting = [table for table in waiting if table.welcomes(known.person)]
        if known.strangers:
            at = await self._company.at(table.id for table in (*waiting, *running))
            waiting, running = (
                [table for table in some if known.strangers.isdisjoint(at[table.id])]
                for some in (waiting, running)
            )
        asked = [one for one in known.invitations if self._still_waits(one.table)]
        return _listed(waiting, running, asked, language)

    async def _waiting(self) -> list[Table]:
        """The public tables of all nodes with a seat for anybody."""
        return [*self._registry.waiting(), *await self._elsewhere.listed("waiting")]

    async def _running(self) -> list[Table]:
        """The public games of all nodes that may be watched."""
        return [*self._registry.watchable(), *await self._elsewhere.listed("running")]

    def _still_waits(self, id: str) -> bool:
        table = self._registry.if_awake(id)
        return table is None or (table.state == "waiting" and _open(table) > 0)

    async def enter(self, visitor: Visitor) -> None:
        """Send the list now, and whenever it has changed."""
        with contextlib.suppress(StoreFailed):
            await self._tell(visitor, {})
        self._visitors.add(visitor)
        self._arrived.set()

    def leave(self, visitor: Visitor) -> None:
        self._visitors.discard(visitor)

    async def _tell_for_ever(self) -> None:
        while True:
            if not self._visitors:
                self._arrived.clear()
                await self._arrived.wait()
            await asyncio.sleep(EVERY)
            plain: dict[str | None, bytes] = {}
            for visitor in list(self._visitors):
                with contextlib.suppress(StoreFailed):  # the next look may succeed
                    await self._tell(visitor, plain)

    def _changed(self, person: str) -> None:
        """Something between this person and others has changed here."""
        self.renew(person)
        if self._registry.store.shared:
            self._registry.store.tell(News(persons=[person]))

    def renew(self, person: str) -> None:
        """Something between this person and others has changed, here or at another node."""
        for visitor in self._visitors:
            if visitor.person == person:
                visitor.known_until = 0.0

    async def _tell(self, visitor: Visitor, plain: dict[str | None, bytes]) -> None:
        """Send the list if it is another one; those without a key share it, by language."""
        if visitor.person is not None and time.monotonic() >= visitor.known_until:
            visitor.known_until = time.monotonic() + KNOWN_FOR
            visitor.known = await self._known(visitor.person)
        message = plain.get(visitor.language) if visitor.known is None else None
        if message is None:
            message = messages.encode(LobbyChanged(await self._list(visitor.known, visitor.language)))
            if visitor.known is None:
                plain[visitor.language] = message
        if message != visitor.sent:
            visitor.sent = message
            visitor.watcher.put(message)

    async def _tidy_for_ever(self) -> None:
        while True:
            with contextlib.suppress(StoreFailed):
                await self._company.tidy()
            await asyncio.sleep(TIDY_EVERY)

    # Sitting down

    async def sit(
        self, table: Table, ask: requests.TakeSeat, key: Key | None, address: str
    ) -> messages.Taken:
        """A person takes a seat; at a public table, only if the host has not turned them away.

        What is kept of the person is stored with the seat, so a seat that is taken has a known token.
        """
        if table.public:
            await self._need_welcome(table, key, address)
        sitting = await self._persons.sitting(key, table.game.name)
        answered = [self._company.answered(key.person, table.id)] if key else []
        taken = await seating.take_seat(table, ask, key, lambda seat: [*sitting(table.id, [seat]), *answered])
        if table.public:
            table.guest_came(taken.seat, key.person if key else address)
        if key is not None:
            self._company.changed(key.person)
        return taken

    async def _need_welcome(self, table: Table, key: Key | None, address: str) -> None:
        """Raises `Refused` for whom the host has removed, and where one ignores the other."""
        if not table.welcomes(key.person if key else address):
            raise Refused(403, "removed")
        if key is None:
            return
        strangers = await self._company.strangers(key.person)
        if strangers and not strangers.isdisjoint((await self._company.at([table.id]))[table.id]):
            raise Refused(403, "not-together")

    async def find(self, ask: requests.FindGame, key: Key | None, address: str) -> FoundGame:
        """A seat at a table that fits, or at a new one that others will find."""
        if ask.game is not None:
            _need_game(ask.game, ask.players)
        # Two who ask at the same time meet: one at a time here, as a node has the name once, then everywhere.
        async with self._finding, self._elsewhere.alone():
            for table in await self._fitting(ask, key):
                seat = requests.TakeSeat(ask.name, contribution=ask.contribution, avatar=ask.avatar)
                try:
                    async with self._registry.using(table.id, address) as found:
                        taken = await self.sit(found, seat, key, address)
                        return _found(found, taken.seat, taken.token, None)
                except Refused as refused:
                    if refused.error not in ("full", "taken", "closed", "removed", "not-together"):
                        raise
            return await self._open_table(ask, key, address)

    async def _fitting(self, ask: requests.FindGame, key: Key | None) -> list[Table]:
        """Tables that the person may join; in their language first, then those that begin soonest."""
        found = [
            table
            for table in (*await self._waiting(), *await self._elsewhere.new())
            if ask.game in (None, table.game.name)
            and ask.players in (None, len(table.chairs))
            and (table.turn_time or 0) <= SHORT
        ]
        if key is not None:
            at = await self._company.at(table.id for table in found)
            found = [table for table in found if key.person not in at[table.id]]
        return sorted(found, key=lambda table: (table.language != ask.language, _open(table), table.created))

    async def _open_table(self, ask: requests.FindGame, key: Key | None, address: str) -> FoundGame:
        await self._need_table(address)
        game = games.get(ask.game or await self._usual_game(ask.players))
        players = ask.players or max(2, game.option_list()[0].default)
        me = requests.WantedSeat("me", name=ask.name, avatar=ask.avatar)
        seats = [me, *[requests.WantedSeat("open")] * (players - 1)]
        wanted = requests.AskTable(
            game.name, seats, public=True, language=ask.language, contribution=ask.contribution
        )
        also = await self._persons.sitting(key, game.name)
        made = await self._registry.create(wanted, address=address, also=also, key=key)
        async with self._registry.using(made.table, address) as table:
            return _found(table, 0, made.seats[0].token or "", made.host)

    async def _usual_game(self, players: int | None) -> str:
        """What most people play in public now; the server's first game if nobody does."""
        now = [table.game.name for table in (*await self._waiting(), *await self._running())]
        possible = [name for name in games.GAMES if _possible(name, players)]
        if not possible:
            raise Refused(422, "bad-option", detail=f"no game is for {players} players")
        return max(possible, key=now.count)


def _open(table: Table) -> int:
    return sum(chair.kind == "open" for chair in table.chairs)


def _possible(name: str, players: int | None) -> bool:
    choices = games.get(name).option_list()[0].choices
    return max(choices) > 1 if players is None else players in choices


def _need_game(name: str, players: int | None) -> None:
    try:
        games.get(name)
    except KeyError as error:
        raise Refused(422, "bad-option", detail=str(error.args[0])) from None
    if not _possible(name, players):
        raise Refused(422, "bad-option", detail=f"{name} is not for {players} players")


def _found(table: Table, seat: int, token: str, host: str | None) -> FoundGame:
    return FoundGame(
        table=table.id,
        join=table.code,
        game=table.game.name,
        seat=seat,
        token=token,
        host=host,
        names=[chair.name for chair in table.chairs if chair.name],
        commitment=table.commitment,
        contributions=table.announced(),
    )


def _listed(
    waiting: Iterable[Table], running: Iterable[Table], invited: list[Invitation], language: str | None
) -> LobbyList:
    there = sorted(waiting, key=lambda table: (table.language != language, table.created))
    played = sorted(running, key=lambda table: -table.touched)
    return LobbyList(
        [_shown(table) for table in there[:MOST_WAITING]],
        [_shown(table) for table in played[:MOST_RUNNING]],
        invited,
    )


def _shown(table: Table) -> LobbyTable:
    state: Any = table.state
    turn_time: Any = table.turn_time
    overdue: Any = table.overdue
    return LobbyTable(
        table=table.id,
        game=table.game.name,
        options=table.option_line,
        state=state,
        seats=table.seat_infos(),
        language=table.language,
        text=table.text_allowed,
        spectators=table.watchable,
        turn_time=turn_time,
        overdue=overdue,
        created=table.created,
        moved=table.touched,
    )

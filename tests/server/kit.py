"""A server in a thread, and players who talk to it as a browser would."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from stammtisch.server.callers import Proxies
from stammtisch.server.http.app import create_app
from stammtisch.server.http.startup import configured
from stammtisch.server.limits import Limits
from stammtisch.server.settings import Settings
from stammtisch.server.stream.connections import Connections

__all__ = ["OPEN", "Caller", "Player", "Running", "running", "until"]

Line = dict[str, Any]

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Reading the system's certificates takes a third of a server's start, and none is needed."""

OPEN = Limits(
    requests=(1e6, 1e6),
    tables=(1e6, 1e6),
    codes=(1e6, 1e6),
    messages=(1e6, 1e6),
    texts=(1e6, 1e6),
    streams=(1e6, 1e6),
    archives=(1e6, 1e6),
    reviews=(1e6, 1e6),
    invitations=(1e6, 1e6),
    reports=(1e6, 1e6),
    errors=(1e6, 1e6),
    hints=(1e6, 1e6),
    contacts=(1e6, 1e6),
    mails=(1e6, 1e6),
    pages=(1e6, 1e6),
    traffic=(1e9, 1e9),
    traffic_each=(1e9, 1e9),
    sockets=10_000,
    connections_each=10_000,
)
"""Limits that nobody meets."""


def until(true: Callable[[], Any], seconds: float = 20) -> None:
    """Wait for a condition of the server, which runs in another thread."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.005)


def quick(folder: Path, **settings: Any) -> Settings:
    """Settings for tests: a file of their own, no waiting."""
    chosen = {
        "database": str(folder / "tables.sqlite"),
        "limits": OPEN,
        "pace": 0.0,
        "workers": 1,
        "par_games": 0,
        "tables_each": 1_000_000,
        "disk_reserve": 0,
        **settings,
    }
    return Settings(**chosen)


class Caller:
    """Calls a server as a browser would."""

    def __init__(self, port: int) -> None:
        self.port = port
        sends = {"Content-Type": "application/json"}
        self.http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", timeout=30, headers=sends, verify=NO_CERTIFICATES
        )

    def post(
        self, path: str, body: Any = None, token: str | None = None, key: str | None = None
    ) -> httpx.Response:
        return self._ask("POST", path, body, token, key)

    def put(
        self, path: str, body: Any = None, token: str | None = None, key: str | None = None
    ) -> httpx.Response:
        return self._ask("PUT", path, body, token, key)

    def get(self, path: str, token: str | None = None, key: str | None = None) -> httpx.Response:
        return self._ask("GET", path, None, token, key)

    def delete(self, path: str, key: str | None = None) -> httpx.Response:
        return self._ask("DELETE", path, None, None, key)

    def _ask(
        self, method: str, path: str, body: Any, token: str | None, key: str | None = None
    ) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if key is not None:
            headers["Stammtisch-Key"] = key
        content = None if body is None else json.dumps(body)
        return self.http.request(method, f"/api{path}", content=content, headers=headers)

    def table(self, game: str, *seats: Line, **more: Any) -> Line:
        """A new table; seats as in the request, and the person's `key`, if any."""
        key = more.pop("key", None)
        answer = self.post("/tables", {"game": game, "seats": list(seats), **more}, key=key)
        assert answer.status_code == 201, answer.text
        created: Line = answer.json()
        return created

    def position(self, table: str, token: str | None = None) -> Line:
        """The table as it is stored: without the moments of people's absence, which each server measures."""
        answer = self.get(f"/tables/{table}", token)
        assert answer.status_code == 200, answer.text
        found: Line = answer.json()
        for measured in ("stand_ins", "guests_from"):
            found["table"].pop(measured)
        return found

    def stream(self, table: str, token: str | None = None, since: int = 0, **more: Any) -> Player:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/stream?from={since}"
        player = Player(address, **more)
        player.send(type="hello", token=token)
        return player


class Running(Caller):
    """A server in this process and how to call it."""

    def __init__(self, app: Any, port: int, connections: Connections) -> None:
        super().__init__(port)
        self.app = app
        self.connections = connections

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The server's event loop, which runs in another thread."""
        found: asyncio.AbstractEventLoop = self.app.state.registry.store.supervisor.loops[0].task.get_loop()
        return found


class Player:
    """One stream; keeps everything it receives."""

    def __init__(self, address: str, **more: Any) -> None:
        self._open = ExitStack()
        # Pings would draw from the one `random` of the process while Hypothesis watches it.
        how = {"compression": None, "ping_interval": None, **more}
        self.socket: ClientConnection = self._open.enter_context(connect(address, **how))
        self.received: list[str] = []
        self.events: list[Line] = []
        self.view: Line | None = None
        self.table: Line = {}
        self.at = 0

    def read(self, timeout: float = 20) -> Line:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message: Line = json.loads(text)
        if message["type"] in ("welcome", "events"):
            self.at = message["at"]
            if message["view"] is not None:
                self.view = message["view"]
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        if message["type"] == "events":
            self.events += message["events"]
        return message

    def until(self, kind: str, timeout: float = 20) -> Line:
        """The next message of this kind."""
        while True:
            message = self.read(timeout)
            if message["type"] == kind:
                return message

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def move(self, move: Line | str, at: int | None = None, ref: int = 1) -> Line:
        """Play, and wait for the answer to it."""
        self.send(type="move", at=self.at if at is None else at, move=move, ref=ref)
        while True:
            message = self.read()
            if message.get("ref") == ref:
                return message

    @property
    def legal(self) -> list[Line]:
        return self.view["mine"]["legal"] if self.view and self.view["mine"] else []

    @property
    def over(self) -> bool:
        return self.view is not None and self.view["public"]["result"] is not None

    def play_on(self, rng: Random) -> None:
        """Any legal moves until the game is over."""
        while not self.over:
            if self.legal:
                sent = self.at
                answer = self.move(rng.choice(self.legal))
                assert answer["type"] == "events" or answer["error"] == "stale", answer
                while self.at == sent:  # somebody was quicker; what they did comes next
                    self.read()
            else:
                self.read()

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def running(
    settings: Settings, *, send_buffer: int | None = None, ping_every: float | None = None
) -> Iterator[Running]:
    """A server in a thread of its own, on a free port.

    `send_buffer` is how much waits in the system, `ping_every` the seconds between a stream's pings.
    """
    app = create_app(settings)
    connections = Connections(settings.limits, Proxies(settings.trusted_proxies))
    config = configured(settings, app, connections)
    config.ws_ping_interval = ping_every
    server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    if send_buffer is not None:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    port = listening.getsockname()[1]
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    found = Running(app, port, connections)
    try:
        yield found
    finally:
        found.http.close()
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server did not stop"

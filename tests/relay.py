"""A relay in front of a TCP server, which can be cut: connections end, or everything is swallowed."""

from __future__ import annotations

import selectors
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

__all__ = ["Relay", "relay"]

LOOK_EVERY = 0.02  # seconds


class Relay:
    """Passes on what it is sent, from any number of callers, until it is told otherwise."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._other: dict[socket.socket, socket.socket] = {}
        self._state = "open"
        self._ending = False
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def close_all(self) -> None:
        """End all connections, and every new one at once."""
        self._state = "closed"

    def swallow(self) -> None:
        """Pass on nothing more, not even that somebody has hung up; callers get through, and no answer."""
        self._state = "silent"

    def mend(self) -> None:
        """Pass on everything again, that included which was held back."""
        self._state = "open"

    def end(self) -> None:
        self._ending = True
        self._thread.join(10)

    def _run(self) -> None:
        while not self._ending:
            if self._state == "closed":
                for one in list(self._other):
                    self._hang_up(one)
            if self._state == "silent":
                threading.Event().wait(LOOK_EVERY)
                continue
            with selectors.DefaultSelector() as selector:
                for one in (self._listening, *self._other):
                    selector.register(one, selectors.EVENT_READ)
                ready = {key.fd for key, _ in selector.select(LOOK_EVERY)}
            for one in [one for one in (self._listening, *self._other) if one.fileno() in ready]:
                if self._state == "silent":
                    break
                if one is self._listening:
                    self._accept()
                elif one in self._other:  # perhaps its other end has just hung up
                    self._pass_on(one)
        for one in list(self._other):
            self._hang_up(one)
        self._listening.close()

    def _accept(self) -> None:
        caller, _ = self._listening.accept()
        if self._state == "closed":
            caller.close()
            return
        with suppress(OSError):
            called = socket.create_connection(("127.0.0.1", self._to))
            self._other[caller], self._other[called] = called, caller
            return
        caller.close()

    def _pass_on(self, one: socket.socket) -> None:
        try:
            said = one.recv(1 << 16)
            if said:
                self._other[one].sendall(said)
                return
        except OSError:
            pass
        self._hang_up(one)

    def _hang_up(self, one: socket.socket) -> None:
        if one in self._other:
            other = self._other.pop(one)
            del self._other[other]
            one.close()
            other.close()


@contextmanager
def relay(port: int) -> Iterator[Relay]:
    """A relay to this port for as long as the block lasts."""
    found = Relay(port)
    try:
        yield found
    finally:
        found.end()

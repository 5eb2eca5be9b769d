"""An SMTP server of our own that really receives."""

from __future__ import annotations

import asyncio
import email
import email.policy
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP

__all__ = ["MailService", "free_port", "mail_service"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Connection(SMTP):
    def hang_up(self) -> None:
        if isinstance(self.transport, asyncio.Transport):
            self.transport.abort()


class Connected(Controller):
    """Knows its connections, because stopping leaves open what is just being spoken over."""

    def __init__(self, handler: Any, port: int) -> None:
        self._spoken: list[Connection] = []
        super().__init__(handler, hostname="127.0.0.1", port=port)

    def factory(self) -> SMTP:
        connection = Connection(self.handler, **self.SMTP_kwargs)
        self._spoken.append(connection)
        return connection

    def stop(self, no_assert: bool = False) -> None:
        asyncio.run_coroutine_threadsafe(self._hang_up(), self.loop).result(10)
        super().stop(no_assert)

    async def _hang_up(self) -> None:
        assert self.server is not None
        self.server.close()
        for connection in self._spoken:
            connection.hang_up()
        while any(connection.transport is not None for connection in self._spoken):
            await asyncio.sleep(0.001)


class MailService:
    """Keeps the e-mails; `refuses` are the recipients it does not know, `busy` the number to be put off."""

    def __init__(self, port: int) -> None:
        self.received: list[EmailMessage] = []
        self.refuses: set[str] = set()
        self.busy = 0
        self.port = port
        self._controller = Connected(self, port)
        self._controller.start()

    async def handle_RCPT(  # noqa: N802
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        if address in self.refuses:
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.busy:
            self.busy -= 1
            return "451 try again later"
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(message, EmailMessage)
        self.received.append(message)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        return [message for message in self.received if message["To"] == address]

    def close(self) -> None:
        self._controller.stop()


@contextmanager
def mail_service(port: int | None = None) -> Iterator[MailService]:
    service = MailService(port or free_port())
    try:
        yield service
    finally:
        service.close()

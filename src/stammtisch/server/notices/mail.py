"""E-mail through the operator's SMTP server."""

from __future__ import annotations

import hashlib
import logging
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formataddr, formatdate
from urllib.parse import unquote, urlsplit

from stammtisch.server.faults import fault
from stammtisch.server.notices.addresses import mail_address
from stammtisch.server.outbox.outbox import Dropped, Later
from stammtisch.server.refusals import Refused
from stammtisch.texts import Reason

log = logging.getLogger("stammtisch.notices")

ANSWERED_WITHIN = 8.0  # seconds for each step of the conversation
SENDER = "stammtisch"


class BadMail(Reason, ValueError):
    """The operator's settings for e-mail cannot be right; `str(error)` says why, without the password."""


class Undeliverable(Exception):
    """There is no such mailbox, or it wants nothing from us."""


@dataclass(frozen=True, slots=True)
class Letter:
    """An e-mail, in the reader's language."""

    to: str
    subject: str
    text: str
    stop: str
    """The address at which one tap ends all further ones."""


@dataclass(frozen=True, slots=True)
class Mailer:
    """How to reach the SMTP server, and as whom.

    >>> Mailer.of("smtps://anna:secret@mail.example.org", "games@example.org")
    <Mailer mail.example.org:465>
    """

    host: str
    port: int
    sender: str
    user: str | None
    password: str | None
    tls: bool
    """From the first byte. Otherwise it is upgraded: if the server can, or always if there is a password."""
    here: bool
    """Whether the server is on this machine, where a password needs no encryption."""

    @classmethod
    def of(cls, smtp: str, sender: str | None) -> Mailer:
        """From `smtp://user:password@host:port` or `smtps://…`; raises `BadMail`."""
        try:
            parts = urlsplit(smtp)
            host, port = parts.hostname, parts.port
        except ValueError:
            raise BadMail("mistake-smtp") from None
        if parts.scheme not in ("smtp", "smtps") or not host or parts.path not in ("", "/") or parts.query:
            raise BadMail("mistake-smtp")
        if not sender:
            raise BadMail("mistake-mail-from-missing")
        try:
            address = mail_address(sender)
        except Refused:
            raise BadMail("mistake-mail-from", address=sender) from None
        tls = parts.scheme == "smtps"
        return cls(
            host=host,
            port=port or (465 if tls else 587 if parts.username else 25),
            sender=address,
            user=unquote(parts.username) if parts.username else None,
            password=unquote(parts.password or "") if parts.username else None,
            tls=tls,
            here=host in ("localhost", "127.0.0.1", "::1"),
        )

    def __repr__(self) -> str:
        return f"<Mailer {self.host}:{self.port}>"

    def message(self, letter: Letter, id: str) -> EmailMessage:
        """The e-mail; one that is sent again has the same Message-ID, by which a mailbox tells it."""
        message = EmailMessage()
        message["From"] = formataddr((SENDER, self.sender))
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate(usegmt=True)
        domain = self.sender.rpartition("@")[2]
        message["Message-ID"] = f"<{hashlib.sha256(id.encode()).hexdigest()[:40]}@{domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message

    async def send(self, letter: Letter, id: str) -> None:
        """Raises `Later` if the server is away, `Dropped` or `Undeliverable` if it wants none of it."""
        import aiosmtplib  # late: only servers with e-mail need it

        upgrade = None if self.here or self.password is None else True  # None: if the server can
        try:
            await aiosmtplib.send(
                self.message(letter, id),
                hostname=self.host,
                port=self.port,
                username=self.user,
                password=self.password,
                use_tls=self.tls,
                start_tls=False if self.tls else upgrade,
                timeout=ANSWERED_WITHIN,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            code = error.recipients[0].code
            raise (Undeliverable if 500 <= code < 600 else Later) from None
        except aiosmtplib.SMTPAuthenticationError as error:
            log.error("the SMTP server refuses the user or the password (%s)", error.code)
            raise Later from None
        except aiosmtplib.SMTPResponseException as error:
            if 500 <= error.code < 600:
                log.error("the SMTP server refuses an e-mail (%s)", error.code)
                raise Dropped from None
            raise Later from None
        except (aiosmtplib.SMTPException, OSError) as error:
            log.warning("the SMTP server does not answer: %s", fault(error))
            raise Later from None

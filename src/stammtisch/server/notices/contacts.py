"""Contacts: a device's push service or an e-mail address, and the seats that each is told of.

A contact's id is known to the device that made it alone, and is its right to use it. An e-mail address is
told nothing but a question before its reader has agreed. A seat is remembered by its token's hash: it stays
the same in the next game of the same people, and somebody else on that seat has another one.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import json
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection
from typing import Any

from sqlalchemy import delete, or_, select

from stammtisch.server import messages, requests
from stammtisch.server.database.news import News
from stammtisch.server.database.rows import RowWrite, added, added_once, changed, removed
from stammtisch.server.database.schema import Row, contacts, notices, outbox
from stammtisch.server.notices.addresses import mail_address
from stammtisch.server.notices.own_keys import OwnKeys
from stammtisch.server.notices.push import subscribed
from stammtisch.server.outbox.outbox import Outbox
from stammtisch.server.refusals import Refused
from stammtisch.server.store import StaleAppend, Store
from stammtisch.texts import ENGLISH, LANGUAGES

DAY = 86400.0
UNCONFIRMED_FOR = 7 * DAY  # until an address that nobody has confirmed is deleted
KEPT_FOR = 365 * DAY  # after it was last asked for
QUESTION = "mail-confirm"  # the kind of outbox entries that ask a mailbox
QUESTIONS_A_DAY = 3  # to one e-mail address
MOST_PER_SEAT = 10


class Contacts:
    """All contacts of this server."""

    def __init__(
        self,
        store: Store,
        keys: OwnKeys,
        *,
        clock: Callable[[], float],
        anywhere: bool,
        public_url: str,
    ) -> None:
        self._store = store
        self._keys = keys
        self._clock = clock
        self._anywhere = anywhere
        self._public_url = public_url
        self._watched: set[str] = set()
        """The hashes of all tokens whose seats are told of."""

    # Making and looking

    async def add_push(self, ask: requests.AskPush, origin: str) -> messages.ContactInfo:
        """The device's contact; the same subscription is the same contact."""
        endpoint, keys = subscribed(ask.subscription, anywhere=self._anywhere)
        id = hashlib.sha256(f"push/{endpoint}/{keys['auth']}".encode()).hexdigest()[:40]
        values = {"keys": json.dumps({**keys, "origin": origin}), "language": _language(ask.language)}
        now = self._clock()
        row = {"id": id, "kind": "push", "address": endpoint, **values, "made": now, "confirmed": now}
        try:
            await self._store.write(added(contacts, row))
        except StaleAppend:
            known = await self.need(id)
            await self._store.write(changed(contacts, {"id": id}, known["version"], **values, made=now))
        return await self.info(id)

    async def add_mail(self, ask: requests.AskMail) -> messages.ContactInfo:
        """An address to be confirmed; the question goes out at once."""
        address = mail_address(ask.address)
        now = self._clock()
        id = secrets.token_urlsafe(18)
        row = {
            "id": id,
            "kind": "mail",
            "address": address,
            "keys": json.dumps({"origin": self._public_url}),  # for nodes of the version before
            "language": _language(ask.language),
            "made": now,
            "confirmed": None,
        }
        for place in await self._free_places(address, now):
            question = Outbox.entry_at(place, QUESTION, now, id)
            with contextlib.suppress(StaleAppend):  # another request has just asked the same mailbox
                await self._store.write(added(contacts, row), question)
                return await self.info(id)
        raise Refused(429, "too-many", retry_after=3600, seconds=3600)

    async def _free_places(self, address: str, now: float) -> list[str]:
        """The outbox has three places for questions to one mailbox, whichever of its contacts still exist."""
        mailbox = hmac.digest(self._keys.secret, f"mailbox/{address.lower()}".encode(), "sha256")[:18].hex()
        places = [f"confirm/{mailbox}/{number}" for number in range(QUESTIONS_A_DAY)]
        taken = select(outbox.c.id).where(outbox.c.id.in_(places), ~Outbox.free_at(now))
        rows = await self._store.rows(taken)
        return [place for place in places if place not in {row["id"] for row in rows}]

    async def find(self, id: str) -> Row | None:
        rows = await self._store.rows(select(contacts).where(contacts.c.id == id))
        return rows[0] if rows else None

    async def need(self, id: str) -> Row:
        found = await self.find(id)
        if found is None:
            raise Refused(404, "no-contact")
        return found

    async def info(self, id: str) -> messages.ContactInfo:
        return contact_info(await self.need(id))

    async def delete(self, id: str) -> None:
        await self._store.write(removed(notices, contact=id), removed(contacts, id=id))

    # Links in e-mails

    def link(self, contact: Row, page: str) -> str:
        """The address of a page in the reader's language."""
        return f"{self._public_url}/mail/{page}/{self._token(contact['id'])}?in={contact['language']}"

    def _token(self, id: str) -> str:
        proof = hmac.digest(self._keys.secret, f"mail/{id}".encode(), "sha256")[:18]
        return f"{id}~{urlsafe_b64encode(proof).decode()}"

    async def _by_token(self, token: str) -> Row:
        id = token.partition("~")[0]
        if not hmac.compare_digest(self._token(id).encode(), token.encode()):
            raise Refused(404, "no-contact", "error-mail-link")
        found = await self.find(id)
        if found is None:
            raise Refused(404, "no-contact", "error-mail-link")
        return found

    async def read(self, token: str) -> messages.ContactInfo:
        return contact_info(await self._by_token(token))

    async def confirm(self, token: str) -> messages.ContactInfo:
        """The reader of the address agrees, for the first time or again."""
        return await self._set(token, confirmed=self._clock())

    async def stop(self, token: str) -> messages.ContactInfo:
        """The reader wants nothing more; the address is deleted in a week, unless they change their mind."""
        return await self._set(token, confirmed=None, made=self._clock())

    async def _set(self, token: str, **values: Any) -> messages.ContactInfo:
        while True:
            row = await self._by_token(token)
            if (row["confirmed"] is None) == (values["confirmed"] is None):
                return contact_info(row)
            try:
                await self._store.write(changed(contacts, {"id": row["id"]}, row["version"], **values))
            except StaleAppend:
                continue
            return await self.info(row["id"])

    # Seats

    async def watch(self, id: str, proof: str) -> None:
        """Tell this contact of this seat, from now on."""
        contact = await self.need(id)
        row = {"contact": id, "proof": proof, "since": self._clock()}
        others = select(notices.c.contact).where(notices.c.proof == proof, notices.c.contact != id)
        if len(await self._store.rows(others)) >= MOST_PER_SEAT:
            raise Refused(409, "too-many-contacts", most=MOST_PER_SEAT)
        await self._store.write(removed(notices, contact=id, proof=proof), added_once(notices, row))
        self._watched.add(proof)
        self._store.tell(News(contacts=True))
        if contact["confirmed"] is not None:  # it is in use
            now = changed(contacts, {"id": id}, contact["version"], made=self._clock())
            try:
                await self._store.write(now)
            except StaleAppend:  # changed meanwhile, so it is in use as well
                return

    async def unwatch(self, id: str, proof: str) -> None:
        await self._store.write(removed(notices, contact=id, proof=proof))

    async def watches(self, id: str, proof: str) -> bool:
        query = select(notices.c.contact).where(notices.c.contact == id, notices.c.proof == proof)
        return bool(await self._store.rows(query))

    def watched(self, proof: str | None) -> bool:
        """Whether anybody may have to be told of this seat; answers without asking the database."""
        return proof in self._watched

    @property
    def any_watched(self) -> bool:
        return bool(self._watched)

    async def look_again(self) -> None:
        """Which seats are watched, through whatever server that was asked for."""
        rows = await self._store.rows(select(notices.c.proof).distinct())
        self._watched = {row["proof"] for row in rows}

    async def of_seats(self, proofs: Collection[str]) -> list[Row]:
        """The confirmed contacts of these seats; of several with one e-mail address, the oldest."""
        query = (
            select(contacts)
            .where(
                contacts.c.id.in_(select(notices.c.contact).where(notices.c.proof.in_(proofs))),
                contacts.c.confirmed.is_not(None),
            )
            .order_by(contacts.c.confirmed)
        )
        found: dict[tuple[str, str], Row] = {}
        for row in await self._store.rows(query):
            address = row["address"].lower() if row["kind"] == "mail" else row["address"]
            found.setdefault((row["kind"], address), row)
        return list(found.values())

    async def tidy(self) -> None:
        """Delete what nobody has confirmed, and what nobody has asked for in a year."""
        now = self._clock()
        unconfirmed = contacts.c.confirmed.is_(None) & (contacts.c.made < now - UNCONFIRMED_FOR)
        old = or_(unconfirmed, contacts.c.made < now - KEPT_FOR)
        known = select(contacts.c.id)
        await self._store.write(
            RowWrite(contacts.name, delete(contacts).where(old), None),
            RowWrite(notices.name, delete(notices).where(notices.c.contact.not_in(known)), None),
        )


def origin_of(contact: Row) -> str:
    """What the addresses of this server's pages began with for the device when it subscribed."""
    return str(json.loads(contact["keys"] or "{}").get("origin", ""))


def contact_info(row: Row) -> messages.ContactInfo:
    kind: Any = row["kind"]
    address = row["address"] if kind == "mail" else None
    return messages.ContactInfo(row["id"], kind, address, row["language"], row["confirmed"] is not None)


def _language(code: str) -> str:
    return code if code in LANGUAGES else ENGLISH

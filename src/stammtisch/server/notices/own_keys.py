"""What the server has made for itself at its first start and keeps in the database: its keys."""

from __future__ import annotations

import base64
import secrets
from dataclasses import dataclass

from sqlalchemy import select

from stammtisch.server.database.rows import added_once
from stammtisch.server.database.schema import server_values
from stammtisch.server.store import Store

PRIVATE, PUBLIC, SECRET = "vapid-private", "vapid-public", "mail-secret"


@dataclass(frozen=True, slots=True)
class OwnKeys:
    """The VAPID keys, by which push services know this server, and a secret for links in e-mails."""

    private: bytes
    """PEM."""
    public: str
    """As browsers want it: the uncompressed point in base64url."""
    secret: bytes

    @classmethod
    async def of(cls, store: Store) -> OwnKeys:
        """The keys in the database; whoever comes first makes them."""
        found = await _values(store)
        if not {PRIVATE, PUBLIC, SECRET} <= found.keys():
            private, public = _new_pair()
            made = {PRIVATE: private, PUBLIC: public, SECRET: secrets.token_bytes(48)}
            writes = [added_once(server_values, {"name": name, "value": made[name]}) for name in made]
            await store.write(*writes)
            found = await _values(store)
        return cls(found[PRIVATE], found[PUBLIC].decode(), found[SECRET])


async def _values(store: Store) -> dict[str, bytes]:
    return {row["name"]: bytes(row["value"]) for row in await store.rows(select(server_values))}


def _new_pair() -> tuple[bytes, bytes]:
    # Imported late: needed at the first start only.
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return pem, base64.urlsafe_b64encode(point).rstrip(b"=")

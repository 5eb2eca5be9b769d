"""Private keys: 32 hexadecimal digits that a browser makes and keeps; the server stores their hash alone."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re

from stammtisch.server.refusals import Refused

HEADER = "Stammtisch-Key"

_WRITTEN = re.compile("[0-9a-f]{32}").fullmatch


class Key:
    """A key as received; it is neither stored nor logged.

    >>> Key("00" * 16)
    <Key>
    >>> len(Key("00" * 16).person)
    64
    """

    def __init__(self, text: str) -> None:
        if _WRITTEN(text) is None:
            raise Refused(422, "bad-key")
        self._bytes = bytes.fromhex(text)
        self.person = hashlib.sha256(self._bytes).hexdigest()
        """Under which the person's rows are stored."""

    def __repr__(self) -> str:
        return "<Key>"

    def seat_token(self, table: str) -> str:
        """The person's token at this table, and at those where the same people play again after it."""
        return self.token(f"table/{table}")

    def host_token(self, table: str) -> str:
        """The same if the person has set the table up."""
        return self.token(f"table/{table}/host")

    def token(self, purpose: str) -> str:
        """A token that all devices with this key can derive: they share a seat that only one may take."""
        proof = hmac.digest(self._bytes, f"token/{purpose}".encode(), "sha256")
        return base64.urlsafe_b64encode(proof[:24]).decode("ascii")

"""Web Push: encrypts a notice for one subscription and hands it to the subscription's push service."""

from __future__ import annotations

import hashlib
import json
import logging
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.parse import urlsplit

from stammtisch.server.faults import fault
from stammtisch.server.notices.addresses import NotPublic, need_push_service, public_connector
from stammtisch.server.notices.own_keys import OwnKeys
from stammtisch.server.outbox.outbox import Dropped, Later
from stammtisch.server.refusals import Refused
from stammtisch.server.requests import PushSubscription

log = logging.getLogger("stammtisch.notices")

ANSWERED_WITHIN = 10.0
KEPT_FOR = 3 * 86400  # seconds for which a push service keeps a notice for a device that is off
LONGEST_WAIT = 86400.0  # whatever a push service asks for
POINT, AUTH = 65, 16  # bytes


class Gone(Exception):
    """The push service no longer knows the subscription."""


def subscribed(subscription: PushSubscription, *, anywhere: bool) -> tuple[str, dict[str, str]]:
    """A browser's subscription: its endpoint, and its keys as they are stored; raises `Refused`."""
    endpoint = need_push_service(subscription.endpoint, anywhere=anywhere)
    keys = {"p256dh": subscription.keys.p256dh.rstrip("="), "auth": subscription.keys.auth.rstrip("=")}
    if not (_is_point(_bytes(keys["p256dh"])) and len(_bytes(keys["auth"])) == AUTH):
        raise Refused(422, "bad-subscription", detail="p256dh and auth are not keys")
    return endpoint, keys


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        return b""


def _is_point(point: bytes) -> bool:
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT


class PushServices:
    """Sends notices; whoever operates a push service learns that there is one, but not what it says."""

    def __init__(self, keys: OwnKeys, *, anywhere: bool, clock: Callable[[], float] = time.time) -> None:
        self._keys = keys
        self._anywhere = anywhere
        self._clock = clock
        self._session: Any = None

    async def send(
        self, endpoint: str, keys: dict[str, str], payload: dict[str, Any], *, operator: str
    ) -> None:
        """Raises `Gone`, `Later` or `Dropped` if it was not accepted; `operator` is whom to complain to."""
        from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector
        from pywebpush import WebPusher

        try:
            need_push_service(endpoint, anywhere=self._anywhere)
        except Refused:
            raise Dropped from None
        if self._session is None:
            connector = TCPConnector() if self._anywhere else public_connector()
            timeout = ClientTimeout(total=ANSWERED_WITHIN)
            self._session = ClientSession(connector=connector, timeout=timeout, auto_decompress=False)
        info = {"endpoint": endpoint, "keys": keys}
        text = json.dumps(payload, ensure_ascii=False, separators=(",", ":"))
        encrypted = WebPusher(info).encode(text.encode(), content_encoding="aes128gcm")["body"]
        topic = urlsafe_b64encode(hashlib.sha256(str(payload["tag"]).encode()).digest()[:18]).decode()
        headers = {
            **self._signed(endpoint, operator),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_FOR),
            "Urgency": "normal",
            "Topic": topic,  # while the device is off, a later notice of the same table replaces it
            "X-WNS-Type": "wns/raw",  # Microsoft's wants to be told so
        }
        try:
            async with self._session.post(
                endpoint, data=encrypted, headers=headers, allow_redirects=False
            ) as answer:
                status, wait = answer.status, answer.headers.get("Retry-After", "")
        except NotPublic:
            log.warning("a push service has an address inside; nothing is sent to it")
            raise Gone from None
        except (ClientError, TimeoutError, OSError) as error:
            log.info("a push service does not answer: %s", fault(error))
            raise Later from None
        self._judge(status, wait)

    def _judge(self, status: int, wait: str) -> None:
        if 200 <= status < 300:
            return
        if status in (404, 410):
            raise Gone
        if status in (408, 425, 429) or status >= 500:
            raise Later(self._seconds(wait))
        log.warning("a push service refuses a notice with status %s", status)
        raise Dropped

    def _seconds(self, retry_after: str) -> float:
        """What a Retry-After header asks for: seconds, or a date."""
        if retry_after.strip().isdecimal():
            wanted = float(retry_after)
        else:
            try:
                wanted = parsedate_to_datetime(retry_after).timestamp() - self._clock()
            except (TypeError, ValueError):
                return 0.0
        return min(max(wanted, 0.0), LONGEST_WAIT)

    def _signed(self, endpoint: str, operator: str) -> dict[str, str]:
        from py_vapid import Vapid02, VapidException

        parts = urlsplit(endpoint)
        until = int(time.time()) + 12 * 3600
        claims = {"sub": operator, "aud": f"{parts.scheme}://{parts.netloc}", "exp": until}
        try:
            signed: dict[str, str] = Vapid02.from_pem(self._keys.private).sign(claims)
        except VapidException:
            log.warning("a notice to a push service cannot be signed")
            raise Dropped from None
        return signed

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


def operator(sender: str | None, origin: str) -> str:
    """Whom a push service can complain to: the operator's e-mail address, or the server's pages.

    >>> operator("games@example.org", ""), operator(None, "https://games.example.org:8443")
    ('mailto:games@example.org', 'https://games.example.org')
    >>> operator(None, "http://127.0.0.1:8480")
    'mailto:operator@localhost'
    """
    parts = urlsplit(origin)
    if sender is None and parts.scheme == "https" and parts.hostname and "." in parts.hostname:
        return f"https://{parts.hostname}"
    return f"mailto:{sender or 'operator@localhost'}"

"""A push service of our own: it gives out subscriptions as a browser would, and decrypts what comes."""

from __future__ import annotations

import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

__all__ = ["Device", "PushService", "Pushed", "push_service"]


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


class Pushed(NamedTuple):
    """A request as the push service saw it, and what the device made of it."""

    device: Device
    headers: dict[str, str]
    notice: dict[str, Any]


class Device:
    """A browser's subscription, with the keys that never leave the browser."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = endpoint

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, Any]:
        keys = {"p256dh": text(self.point), "auth": text(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def decrypted(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


class PushService:
    """Keeps what was accepted; `answers` are the next ones to be given instead of 201."""

    def __init__(self, port: int = 0) -> None:
        self.devices: dict[str, Device] = {}
        self.received: list[Pushed] = []
        self.refused: list[int] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status, more = service.take(self.path, headers, body)
                self.send_response(status)
                for name, value in more.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.port: int = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)
        self._thread.start()

    def take(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        if self.answers:
            answer = self.answers.pop(0)
            self.refused.append(answer[0])
            return answer
        device = self.devices.get(path)
        if device is None:
            return 410, {}
        assert Vapid02.verify(headers["authorization"]), "signed by the server's key"
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        self.received.append(Pushed(device, headers, device.decrypted(body)))
        return 201, {}

    def device(self) -> Device:
        path = f"/push/{text(os.urandom(9))}"
        self.devices[path] = Device(f"http://127.0.0.1:{self.port}{path}")
        return self.devices[path]

    def told(self, what: str | None = None) -> list[dict[str, Any]]:
        return [one.notice for one in self.received if what in (None, one.notice["what"])]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(5)


def claims(authorization: str) -> dict[str, Any]:
    """What the server has signed, and its key as `k`."""
    parts = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    body = parts["t"].split(".")[1]
    found: dict[str, Any] = json.loads(urlsafe_b64decode(body + "=" * (-len(body) % 4)))
    return {**found, "k": parts["k"]}


@contextmanager
def push_service(port: int = 0) -> Iterator[PushService]:
    service = PushService(port)
    try:
        yield service
    finally:
        service.close()

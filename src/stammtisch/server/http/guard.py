"""Security headers for every HTTP response, and checks on every request."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from stammtisch.server.callers import HostNames, caller_address, need_host, preferred
from stammtisch.server.figures import Figures
from stammtisch.server.limits import Addresses, Limits
from stammtisch.server.refusals import Refused
from stammtisch.texts import text_in

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

CHECKS = frozenset({"/health", "/ready"})
"""Paths that proxies ask for, under any host name or none."""

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions of cards and stones; attributes cannot run anything
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


class Guard:
    """Middleware around the whole application."""

    def __init__(
        self, app: App, addresses: Addresses, hosts: HostNames, figures: Figures | None = None
    ) -> None:
        self._app = app
        self._addresses = addresses
        self._hosts = hosts
        self._figures = figures or Figures()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            if scope["path"] not in CHECKS:
                need_host(scope, self._hosts)
            if scope["path"].startswith("/api/"):
                self._addresses.take(caller_address(scope), "requests")
                _need_json(scope)
            elif scope["path"] not in CHECKS:
                self._addresses.take(caller_address(scope), "pages")
            _need_small(_length(scope), self._addresses.limits.body)
        except Refused as refused:
            self._figures.refusals[refused.error] += 1
            if refused.status == 429 and not scope["path"].startswith("/api/"):
                await _say(refused, preferred(_header(scope, b"accept-language")), send_safely)
            else:
                await refuse(refused, send_safely)
            return
        await self._app(scope, _bounded(receive, self._addresses.limits), send_safely)


def _need_json(scope: Scope) -> None:
    """Require JSON: without a CORS preflight, pages of other origins can send plain text but not JSON."""
    if scope["method"] not in ("POST", "PUT") or not (_length(scope) or _header(scope, b"transfer-encoding")):
        return
    kind = _header(scope, b"content-type").partition(";")[0].strip().lower()
    if kind != "application/json":
        detail = f"the body must be sent as 'Content-Type: application/json', not {kind[:100]!r}"
        raise Refused(415, "bad-type", "error-bad-request", detail=detail)


def _header(scope: Scope, wanted: bytes) -> str:
    for name, value in scope["headers"]:
        if name == wanted:
            return str(value.decode("latin-1"))
    return ""


def _length(scope: Scope) -> int:
    value = _header(scope, b"content-length")
    return int(value) if value.isdecimal() else 0


def _need_small(length: int, most: int) -> None:
    if length > most:
        raise Refused(413, "too-large", detail=f"a request has at most {most} bytes")


def _bounded(receive: Receive, limits: Limits) -> Receive:
    """Limits the body's arrival time and size, counted as it arrives, since not all declare a length."""
    total = 0
    until = asyncio.get_running_loop().time() + limits.body_within
    complete = False

    async def receiving() -> Message:
        nonlocal total, complete
        if complete:  # any further receive waits for the disconnect
            return await receive()
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise Refused(408, "too-slow", "error-bad-request", detail="the body came too slowly") from None
        total += len(message.get("body", b""))
        _need_small(total, limits.body)
        complete = not message.get("more_body", False)
        return message

    return receiving


async def refuse(refused: Refused, send: Send) -> None:
    """Send a refusal without the framework, in the one shape of errors."""
    await _send(refused, b"application/json", refused.body(), send)


async def _say(refused: Refused, language: str, send: Send) -> None:
    """Send a refusal to a person who has asked for a page."""
    sentence = text_in(language, refused.key, **refused.values)
    await _send(refused, b"text/plain; charset=utf-8", sentence.encode(), send)


async def _send(refused: Refused, kind: bytes, body: bytes, send: Send) -> None:
    headers = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if refused.retry_after is not None:
        headers.append((b"retry-after", str(refused.retry_after).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

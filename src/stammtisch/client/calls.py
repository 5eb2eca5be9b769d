"""Calls over HTTP, with nothing but the standard library."""

from __future__ import annotations

import json
from http.client import HTTPException
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from stammtisch.client.messages import Refusal

T = TypeVar("T")

STALE = 409
TIMEOUT = 30.0  # seconds


class Refused(Exception):
    """The server refused a request: `error` is a fixed code, `reason` an English sentence.

    `key` and `values` are the reason in the catalogues.
    """

    def __init__(self, status: int, said: Refusal, body: bytes = b"") -> None:
        super().__init__(f"{status} {said.error}: {said.reason}")
        self.status = status
        self.error, self.reason = said.error, said.reason
        self.key, self.values = said.key, said.values
        self.body = body


class Unreachable(Exception):
    """No server answers at this address."""


def call(server: str, method: str, path: str, body: Any = None, token: str | None = None) -> bytes:
    """The answer's body; raises `Refused` or `Unreachable`."""
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    try:
        request = Request(f"{server}/api{path}", data, headers, method=method)
        with urlopen(request, timeout=TIMEOUT) as answer:
            found: bytes = answer.read()
            return found
    except HTTPError as error:
        with error:
            raise _refused(error.code, error.read()) from None
    except (URLError, OSError, ValueError, HTTPException) as error:
        raise Unreachable(f"{server}: {getattr(error, 'reason', error)}") from None


def decoded(body: bytes, kind: type[T]) -> T:
    """A message; raises `Unreachable` if something else answers there."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise Unreachable(f"no stammtisch server answers here: {error}") from None


def _refused(status: int, body: bytes) -> Refused:
    try:
        said = msgspec.json.decode(body, type=Refusal)
    except msgspec.DecodeError:
        said = Refusal()
    return Refused(status, said, body)

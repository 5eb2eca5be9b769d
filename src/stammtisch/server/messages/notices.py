"""Responses about notices and contacts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class NoticesInfo(Struct):
    """How this server can tell people something."""

    push: str
    """The server's public key for Web Push: `applicationServerKey`, in base64url."""
    mail: bool
    """Whether it can send e-mails."""


class ContactInfo(Struct):
    """A device or an e-mail address."""

    contact: str
    """Its id, which is the right to use it; to be kept secret."""
    kind: Literal["push", "mail"]
    """How it is told."""
    address: str | None
    """The e-mail address; None for a device."""
    language: str
    """The language of what it is told."""
    confirmed: bool
    """Whether it is told anything; an e-mail address only once its reader has agreed."""


class Watched(Struct):
    """Whether a contact is told of a seat."""

    on: bool
    """Whether it is."""

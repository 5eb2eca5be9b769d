"""The seats of a table: who sits there, and the tokens that hold them."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from random import choice
from typing import Protocol

from stammtisch.core.game import Seat
from stammtisch.server.refusals import Refused
from stammtisch.texts import visible

LONGEST_NAME = 24
LONGEST_TEXT = 200
CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no look-alikes
CODE_LENGTH = 6


@dataclass(slots=True)
class Chair:
    """One seat; `token` is the hash of its person's token."""

    kind: str = "open"
    name: str = ""
    bot: str | None = None
    token: str | None = None
    stands_in: bool = False
    contribution: str | None = None
    """The hash of its person's random bytes for the deal; people on one device share one."""
    next_contribution: str | None = None
    """The same for the next game."""
    by_clock: bool = False
    """Whether the bot stands in because a turn took too long; then the person only has to come back."""
    host: bool = False
    """Whether the table was set up on its person's device."""
    muted: bool = False
    """Whether the host has muted its person: what they write or signal by reactions is refused."""
    avatar: str = ""
    """Its person's or bot's picture; tables from before there were any have none."""
    origin: Seat | None = None
    """The seat of the same person or bot at the evening's first table; None at that table itself."""
    program: bool = False
    """Whether whoever took the seat said that a program plays here."""

    @property
    def by_bot(self) -> bool:
        """Whether a bot acts here now."""
        return self.kind == "bot" or self.stands_in

    def give_back(self) -> None:
        """The person plays again."""
        self.stands_in, self.bot, self.by_clock = False, None, False

    @staticmethod
    def dump(chairs: list[Chair]) -> str:
        return json.dumps([asdict(chair) for chair in chairs], ensure_ascii=False)

    @staticmethod
    def load(text: str) -> list[Chair]:
        return [Chair(**chair) for chair in json.loads(text)]


@dataclass(frozen=True, slots=True)
class Right:
    """What a token entitled its holder to when it was presented; the table knows whether it still does.

    Without a token it is a spectator's.
    """

    seat: Seat | None = None
    host: bool = False
    proof: str | None = None
    """The token's hash, as the chair keeps it."""


class Tokens(Protocol):
    """A person's key: their tokens follow from it, so that all their devices have them."""

    def seat_token(self, table: str) -> str: ...

    def host_token(self, table: str) -> str: ...


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """It never begins with a dash: on a command line it would be taken for an option."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def hashed(token: str) -> bytes:
    """The stored hash of a token; tokens are random, so one round is enough."""
    return hashlib.sha256(token.encode()).digest()


def same(one: bytes, other: bytes) -> bool:
    return hmac.compare_digest(one, other)


def clean_name(name: str) -> str:
    """A name as others see it: one line, no control characters, not too long.

    >>> clean_name("  Anna\\n  Lena ")
    'Anna Lena'
    """
    cleaned = visible(name)
    if not 1 <= len(cleaned) <= LONGEST_NAME:
        raise Refused(422, "bad-name", most=LONGEST_NAME)
    return cleaned


def clean_text(text: str) -> str:
    cleaned = visible(text)
    if not 1 <= len(cleaned) <= LONGEST_TEXT:
        raise Refused(422, "bad-text", most=LONGEST_TEXT)
    return cleaned


BOT_NAMES = ("Ida", "Julia", "Leo", "Max", "Petra", "Roman", "Tom", "Ursula", "Vera", "Yvonne")
"""Common in every supported language. Tables mark seats, piles and symbols by their initials; no pile or
symbol has one of these in any language."""


def initial(name: str) -> str:
    """The letter shown on a seat, without its accent.

    >>> initial("Étienne"), initial("7 of us")
    ('E', '7')
    """
    return unicodedata.normalize("NFD", name.strip())[:1].upper()


def free_name(taken: Iterable[str], names: Sequence[str] = BOT_NAMES) -> str | None:
    """A name whose initial nobody at the table has; None if there is none left."""
    letters = {initial(name) for name in taken}
    free = [name for name in names if initial(name) not in letters]
    return choice(free) if free else None

"""What a notice says, in the reader's language; nothing of it is hidden from anybody at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal
from urllib.parse import urlsplit

from stammtisch.core.game import Seat
from stammtisch.server.notices.mail import Letter
from stammtisch.server.tables.table import Table
from stammtisch.texts import text_in

What = Literal["turn", "full", "result", "nudge", "invited"]


def game_name(language: str, game: str) -> str:
    """As in the browser: a game's name, or its title, or its identifier made readable."""
    for key in (f"{game}-name", f"{game}-title"):
        try:
            return text_in(language, key)
        except KeyError:
            continue
    return game.replace("-", " ").replace("_", " ").strip().capitalize()


def _others(table: Table, seat: Seat | None) -> str:
    return ", ".join(chair.name for number, chair in enumerate(table.chairs) if number != seat and chair.name)


def _said(table: Table, seat: Seat | None, what: What, language: str, names: str | None) -> tuple[str, str]:
    game = game_name(language, table.game.name)
    names = _others(table, seat) if names is None else names
    title = text_in(language, f"notice-{what}-title", game=game)
    return title, text_in(language, f"notice-{what}-body", names=names, game=game)


def payload(
    table: Table,
    seat: Seat | None,
    what: What,
    language: str,
    *,
    count: int,
    origin: str,
    names: str | None = None,
) -> dict[str, Any]:
    """What the service worker is sent. A nudge takes the place of the notice that it repeats."""
    title, body = _said(table, seat, what, language, names)
    return {
        "what": what,
        "table": table.id,
        "seat": seat,
        "url": urlsplit(origin).path + _page(table, what),
        "title": title,
        "body": body,
        "tag": f"{'turn' if what == 'nudge' else what}/{table.id}",
        "count": count,
    }


def letter(
    table: Table,
    seat: Seat | None,
    what: What,
    language: str,
    *,
    to: str,
    origin: str,
    stop: str,
    names: str | None = None,
) -> Letter:
    title, body = _said(table, seat, what, language, names)
    lines = [body, text_in(language, "letter-open", link=f"{origin}{_page(table, what)}")]
    return Letter(to, title, _signed(lines, language, stop), stop)


def _page(table: Table, what: What) -> str:
    return f"/t/{table.id}" if what != "invited" else f"/j/{table.code}"


def confirming(language: str, *, to: str, origin: str, link: str, stop: str) -> Letter:
    """The question that comes first."""
    asked = text_in(language, "letter-confirm-body", address=to, server=origin.partition("://")[2])
    lines = [
        asked,
        text_in(language, "letter-confirm-link", link=link),
        text_in(language, "letter-confirm-else"),
    ]
    return Letter(to, text_in(language, "letter-confirm-subject"), "\n\n".join(lines) + "\n", stop)


def _signed(lines: Sequence[str], language: str, stop: str) -> str:
    return "\n\n".join([*lines, f"-- \n{text_in(language, 'letter-stop', link=stop)}"]) + "\n"

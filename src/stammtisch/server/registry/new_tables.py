"""New tables: their rows, and whether a game and its options fit this server."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Mapping
from typing import Any

from stammtisch import games
from stammtisch.core.chance import Committed
from stammtisch.core.game import BadOption, Line
from stammtisch.server.refusals import Refused
from stammtisch.server.seats.seats import Chair, new_code, new_id
from stammtisch.server.store import Row


def need_same_rules(row: Row) -> None:
    """Raises `Refused` for a game begun under a version of the rules that this server does not support."""
    try:
        known = games.get(row["game"]).rules
    except KeyError:
        raise Refused(410, "no-game") from None
    if row["state"] != "waiting" and row["rules"] != known:
        detail = f"begun under version {row['rules']} of the rules; this server plays version {known}"
        raise Refused(410, "other-rules", detail=detail)


def validated_options(game: Any, chosen: Line, players: int, sets: Mapping[str, Line]) -> Line:
    """The validated options as in a record's header; a set is requested by name and stored in full."""
    if chosen.get("players", players) != players:
        detail = f"players is {chosen['players']!r}, but there are {players} seats"
        raise Refused(422, "bad-option", detail=detail)
    for option in game.option_list():
        value = chosen.get(option.name)
        if not option.choices and isinstance(value, str) and value != option.default:
            if value not in sets:
                # Free text could be a file path, which only the command line may use.
                names = ", ".join(map(repr, (option.default, *sets)))
                detail = f"{option.name} must be one of {names}, or the whole figures"
                raise Refused(422, "bad-option", detail=detail)
            chosen = {**chosen, option.name: sets[value]}
    try:
        line: Line = game.option_line(game.options(**{**chosen, "players": players}))
    except (BadOption, TypeError, ValueError) as error:
        raise Refused(422, "bad-option", detail=str(error)) from None
    return line


def new_row(game: Any, option_line: Line, chairs: list[Chair], host: bytes, pace: float) -> Row:
    """The stored row of a new table."""
    now = time.time()
    return {
        "id": new_id(),
        "code": new_code(),
        "created": now,
        "touched": now,
        "game": game.name,
        "rules": game.rules,
        "options": json.dumps(option_line),
        "chairs": Chair.dump(chairs),
        "host": host,
        "secret": secrets.token_bytes(32),
        "pace": pace,
        "state": "waiting",
        "bots_next": False,
        "again": None,
        "spectators": True,
        "talk_seen": False,
        "lesson": None,
        "daily": None,
        "deal_of": None,
        "turn_time": None,
        "overdue": None,
        "due": None,
        "evening": None,
        "public": False,
        "language": None,
        "scheme": Committed.scheme,
        "contributions": "[]",
        "version": 0,
    }


def for_strangers(game: Any) -> Line:
    """What the game itself chooses for a table that is open to everybody."""
    return {option.name: option.public for option in game.option_list() if option.public is not None}

"""Whether a table's game and options fit this server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stammtisch import games
from stammtisch.core.game import BadOption, Line
from stammtisch.server.refusals import Refused
from stammtisch.server.store import Row

__all__ = ["need_same_rules", "validated_options"]


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

"""The rows of the tables `games`, `turns` and `moves`, made from matches."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

from stammtisch.core.data.columns import Column, Row
from stammtisch.core.game import Move
from stammtisch.core.match import Match
from stammtisch.core.registry import AnyGame

AnyMatch = Match[Any, Any, Any]
SCHEMA = 1
"""The version of the columns that all games have."""
TABLES = ("games", "turns", "moves")

COLUMNS: Mapping[str, Sequence[Column]] = {
    "games": (
        Column("game", "whole", "the number of the game in this folder, counted from 0"),
        Column("id", "text", "names the game: the same in every copy of its record"),
        Column("deal", "text", "names the deal: the same for games with the same cards; null without a seed"),
        Column("seed", "text", "what chance followed from, where it is known"),
        Column("players", "whole", "how many play"),
        Column("options", "text", "the game's options, as JSON"),
        Column("seats", "texts", "who plays, by seat"),
        Column("level", "text", "the bot in all seats; null if they differ"),
        Column("turns", "whole", "how many turns, without the set-up"),
        Column("moves", "whole", "how many moves, those of chance included"),
        Column("scores", "wholes", "the scores, by seat; higher is better"),
        Column("winners", "wholes", "the seats that won"),
        Column("won", "flag", "whether anybody won: in a cooperative game, everybody"),
        Column("forfeits", "wholes", "the seats of bots that failed; others played on for them"),
        Column("coached", "flag", "players were given hints"),
    ),
    "turns": (
        Column("game", "whole", "the number of the game"),
        Column("turn", "whole", "the number of the turn, counted from 1"),
        Column("seat", "whole", "who acted; null if several did"),
        Column("first", "whole", "the number of its first move"),
        Column("moves", "whole", "how many moves it has"),
    ),
    "moves": (
        Column("game", "whole", "the number of the game"),
        Column("move", "whole", "the number of the move, counted from 0"),
        Column("turn", "whole", "the turn it belongs to; 0 is the set-up"),
        Column("seat", "whole", "who acts; null is chance"),
        Column("kind", "text", "what is done, as in a record"),
        Column("act", "text", "the same in the game's notation"),
    ),
}
"""What all games have."""

MOST_KNOWN = 50_000


def columns(game: AnyGame) -> dict[str, tuple[Column, ...]]:
    """All columns of the game's tables: those that all games have, then its own."""
    figures = game.figures()
    return {table: (*COLUMNS[table], *getattr(figures, table)) for table in TABLES}


class Sheets:
    """The rows of some games, table by table."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._figures = game.figures()
        self._known: dict[Any, tuple[str, str, bool]] = {}
        self.rows: dict[str, list[Row]] = {table: [] for table in TABLES}

    def add(self, number: int, match: AnyMatch, header: Mapping[str, Any] | None = None) -> None:
        """Append a finished match; `header` is that of its record, if it has one."""
        teller = self._figures.teller(match.options)
        moves, turns = self.rows["moves"], self.rows["turns"]
        turn, first, acted = 0, 0, set[int]()
        before = begun = match.before(0)
        last = len(match.moves)
        for index, move in enumerate(match.moves):
            after = match.before(index + 1)
            now = teller.turn(before, move, after)
            if now != turn:
                if turn:
                    turns.append(
                        (number, turn, _only(acted), first, index - first, *teller.turn_row(begun, before))
                    )
                turn, first, begun, acted = now, index, before, set()
            kind, act, aside = self._said(move)
            if move.seat is not None and not aside:
                acted.add(move.seat)
            moves.append((number, index, turn, move.seat, kind, act, *teller.move_row(before, move, after)))
            before = after
        if turn:
            turns.append((number, turn, _only(acted), first, last - first, *teller.turn_row(begun, before)))
        self._add_game(number, match, header or {}, turn, teller.game_row(before, match.result))

    def _add_game(
        self, number: int, match: AnyMatch, header: Mapping[str, Any], turns: int, own: Row
    ) -> None:
        result, seats = match.result, match.seats
        seed = None if match.seed is None else str(match.seed)
        forfeits = [one["seat"] for one in header.get("forfeits", ())]
        self.rows["games"].append(
            (
                *(number, header.get("id") or match.id, _deal(match, seed), seed, len(seats)),
                json.dumps(self._game.option_line(match.options), ensure_ascii=False),
                *(seats, seats[0] if len(set(seats)) == 1 else None, turns, len(match.moves)),
                *(result.scores, result.winners, bool(result.winners), forfeits, match.coached, *own),
            )
        )

    def _said(self, move: Move[Any]) -> tuple[str, str, bool]:
        """The kind of an act and its notation, and whether it is an aside; most acts come many times."""
        act = move.act
        found = self._known.get(act)
        if found is None:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            form = self._game.forms.of(act)
            found = self._known[act] = (form.key, self._game.notation(act), form.aside)
        return found


def _only(seats: set[int]) -> int | None:
    """The only one of them."""
    return next(iter(seats)) if len(seats) == 1 else None


def _deal(match: AnyMatch, seed: str | None) -> str | None:
    """A name for the cards: it follows from the seed and from what fell before anybody could choose.

    The seed alone would not do: kernels deal other cards from it than the engine.
    """
    if seed is None:
        return None
    opening = takewhile(lambda move: move.seat is None, match.moves)
    fell = [seed, *map(match.game.forms.line, opening)]
    return hashlib.sha256(json.dumps(fell).encode("ascii")).hexdigest()[:16]

"""The whole turns of a match, without what was taken back."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.bots.judge import Decision
from stammtisch.core.game import Move
from stammtisch.core.match import Match, TakenBack
from stammtisch.games.the_game.model import Act, End, Play, State, View

TheGameMatch = Match[State, Act, View]


def standing(match: TheGameMatch) -> Iterator[tuple[int, Move[Act]]]:
    """The moves that were not taken back, with their index in the journal."""
    stand: list[tuple[int, Move[Act]]] = []
    for index, entry in enumerate(match.journal):
        if isinstance(entry, TakenBack):
            move = match.undone(index)
            stand.pop(max(place for place, (_, one) in enumerate(stand) if one == move))
        else:
            stand.append((index, entry))
    return iter(stand)


def turns(match: TheGameMatch) -> Iterator[Decision]:
    """Every complete turn: from its first card to its end, or to the card that ended the game."""
    begun: int | None = None
    last = 0
    seat = 0
    for index, move in standing(match):
        if isinstance(move.act, Play) and move.seat is not None:
            begun = index if begun is None else begun
            last, seat = index, move.seat
        elif isinstance(move.act, End) and begun is not None:
            yield Decision(begun, index + 1, seat)
            begun = None
    if begun is not None and match.result:
        yield Decision(begun, last + 1, seat)

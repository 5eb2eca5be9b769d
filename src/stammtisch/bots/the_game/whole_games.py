"""Whole games of one bot in all seats, played in compiled code: much faster than view by view.

Each seat still knows only its own hand.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

from stammtisch.bots.the_game.levels import Level
from stammtisch.core.game import Move
from stammtisch.games.the_game.model import (
    PILE_WORDS,
    PILES,
    SELF_WORDS,
    TOPICS,
    Act,
    Claim,
    Deal,
    End,
    Options,
    Play,
    Reason,
    Result,
    Signal,
    Start,
)


def play(level: Level, options: Options, seed: str, *, told: bool) -> tuple[Result, int, list[Move[Act]]]:
    """A game with this level in every seat: its result, its turns and, if `told`, its moves."""
    left, turns, events = level.player(options).play_game(options, _number(seed), events=told)
    result = Result(left, Reason.STUCK if left else Reason.WON, options.players)
    moves = list(_moves(events or ()))
    while moves and isinstance(moves[-1].act, Signal):  # the player on turn is stuck: no more signals (5.1)
        moves.pop()
    return result, turns, moves


def cards_left(level: Level, options: Options, seed: str) -> int:
    """The cards left after a game with this level in every seat; 0 is a win."""
    return play(level, options, seed, told=False)[0].left


def moves(level: Level, options: Options, seed: str) -> list[Move[Act]]:
    """The same game, move by move, including chance."""
    return play(level, options, seed, told=True)[2]


def _moves(events: Iterable[tuple[str, int, int, int]]) -> Iterator[Move[Act]]:
    for kind, seat, a, b in events:
        match kind:
            case "deal":
                yield Move(None, Deal(seat, a))
            case "claim":
                yield Move(seat, Claim(a))
            case "start":
                yield Move(None, Start(seat))
            case "play":
                yield Move(seat, Play(a, PILES[b]))
            case "end":
                yield Move(seat, End())
            case "signal":
                words = (None, *(PILE_WORDS if a < len(PILES) else SELF_WORDS))
                yield Move(seat, Signal(TOPICS[a], words[b]))


def _number(seed: str) -> int:
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big")

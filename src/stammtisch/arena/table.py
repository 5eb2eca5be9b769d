"""One match between bots."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from stammtisch.bots import AnyBot
from stammtisch.bots.base import Quiet
from stammtisch.core.chance import Committed, Seeded
from stammtisch.core.game import Choice, Game, Move, Over
from stammtisch.core.match import Match

__all__ = ["Thinking", "play"]

AnyMatch = Match[Any, Any, Any]


@dataclass(slots=True)
class Thinking:
    """CPU time that the bots took, and for how many turns: a whole turn counts once."""

    seconds: float = 0.0
    turns: int = 0


def play(
    game: Game[Any, Any, Any],
    options: Any,
    bots: Sequence[AnyBot],
    seed: str,
    *,
    names: Sequence[str] = (),
    committed: bool = False,
    seconds: float = 2.0,
    thinking: Thinking | None = None,
) -> AnyMatch:
    """A whole match; the same seed gives the same match."""
    thinking = thinking or Thinking()
    source = (
        Committed(hashlib.sha256(f"{seed}/secret".encode()).digest())
        if committed
        else Seeded(f"{seed}/chance")
    )
    rngs = [Random(f"{seed}/{seat}") for seat in range(options.players)]
    match: AnyMatch = Match(game, options, chance=source, seats=names)
    talkers = [seat for seat, bot in enumerate(bots) if not isinstance(bot, Quiet)]
    asked: tuple[int, tuple[int, ...]] | None = None
    while True:
        turn = match.turn
        if isinstance(turn, Over):
            return match
        assert isinstance(turn, Choice)
        moment = (match.falls, turn.seats)
        begun = time.process_time()
        if moment != asked:
            asked = moment
            thinking.turns += len(turn.seats)
            for seat in talkers:
                if game.asides(match.state, seat):
                    for act in bots[seat].aside(match.view(seat), rngs[seat]):
                        match.play(Move(seat, act))
        for seat in turn.seats:
            act = bots[seat].choose(match.view(seat), rngs[seat], seconds)
            match.play(Move(seat, act))
        thinking.seconds += time.process_time() - begun

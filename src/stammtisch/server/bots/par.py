"""Par: what bots make of a deal, each game with thoughts of its own.

At the table of a deal that many play, bots' thoughts follow from the secret and the situation, so that
equal play meets equal answers. The same bots sit opposite par.
"""

from __future__ import annotations

import hmac
from math import inf
from random import Random
from typing import Any

from stammtisch import bots, games
from stammtisch.bots.base import Quiet
from stammtisch.core.chance import Committed
from stammtisch.core.game import Choice, Move, Seat
from stammtisch.core.match import Match

HERE: Seat = 0
"""Where the person sits at a daily deal."""

AnyMatch = Match[Any, Any, Any]


def thought(secret: bytes, match: AnyMatch, seat: Seat) -> str:
    """The seed of a bot's thoughts at this moment.

    It does not count what others do at the same time, since who is quicker must not matter.
    """
    acts = sum(move.seat == seat for move in match.moves)
    return hmac.digest(secret, f"thought/{seat}/{match.falls}/{acts}".encode(), "sha256").hex()


def share_of_victory(result: Any, seat: Seat, *, cooperative: bool) -> float:
    """1 if the seat has won, 0 if not; winners of a competitive game share the victory."""
    if seat not in result.winners:
        return 0.0
    return 1.0 if cooperative else 1 / len(result.winners)


def par_game(name: str, secret: bytes, number: int) -> tuple[float, int]:
    """The outcome and the score of one of par's games; the same number always gives the same game."""
    game = games.get(name)
    daily = game.daily
    assert daily is not None
    options = game.options(**daily.options, players=daily.players)
    match: AnyMatch = Match(game, options, chance=Committed(secret))
    names = (daily.par, *daily.bots)
    own = Random(f"{secret.hex()}/par/{number}")
    par = bots.get(name, daily.par).make()
    asked: tuple[int, tuple[Seat, ...]] | None = None

    def thinker(seat: Seat) -> tuple[Any, Random]:
        if seat == HERE:
            return par, own
        return bots.get(name, names[seat]).make(), Random(thought(secret, match, seat))

    while isinstance(turn := match.turn, Choice):
        if (match.falls, turn.seats) != asked:
            asked = match.falls, turn.seats
            for seat in range(daily.players):
                bot, rng = thinker(seat)
                if not isinstance(bot, Quiet) and game.asides(match.state, seat):
                    for act in bot.aside(match.view(seat), rng):
                        match.play(Move(seat, act))
        acts = []
        for seat in turn.seats:
            bot, rng = thinker(seat)
            acts.append(Move(seat, bot.choose(match.view(seat), rng, inf)))
        for move in acts:
            match.play(move)
    result = match.result
    share = share_of_victory(result, HERE, cooperative=game.cooperative)
    return share, result.scores[HERE]

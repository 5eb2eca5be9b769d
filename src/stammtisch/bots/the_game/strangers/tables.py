"""Games at the strangers' table: one guest among hosts of one kind, from every seat, on common deals.

Game number i of a seed has the cards that `stammtisch simulate --seed S --option starter=0` deals in game i,
whoever plays: nothing that a bot does changes the draw pile's order.
"""

from __future__ import annotations

from random import Random

from stammtisch.bots.the_game._kernel.company import play_deal
from stammtisch.bots.the_game.strangers.companions import Compiled
from stammtisch.games.the_game import rules

MOST_ACTS = 2 * rules.CARDS  # of one seat: each of its cards, and the ends of its turns


def lineups(guest: str, hosts: str, players: int) -> list[tuple[str, ...]]:
    """Who sits where: the guest in each seat in turn, or once where all are alike."""
    if guest == hosts:
        return [(guest,) * players]
    return [tuple([guest if seat == own else hosts for seat in range(players)]) for own in range(players)]


def deck(seed: str) -> bytes:
    """The cards in the order in which `Seeded` draws them if a seat is told to start."""
    rng = Random(f"{seed}/chance")
    left = list(range(rules.LOWEST, rules.HIGHEST + 1))
    drawn = [left.pop(int(rng.random() * len(left))) for _ in range(len(left) - 1)]
    return bytes([*drawn, *left])


def cards_left(compiled: Compiled, names: tuple[str, ...], seed: str) -> int:
    """The cards left after a compiled game; 0 is a win. The engine would play the same game."""
    dice = None
    if any(map(compiled.searches, names)):
        rngs = [Random(f"{seed}/{seat}") for seat in range(len(names))]
        dice = [[rng.getrandbits(64) for _ in range(MOST_ACTS)] for rng in rngs]
    seats = tuple([compiled.get(name) for name in names])
    return play_deal(seats, compiled.options, deck(seed), dice, told=False)[0]

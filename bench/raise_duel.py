"""One bot of RAISE among others of one kind, each deal from every seat.

    python bench/raise_duel.py master shrewd --players 2 --deals 500 --seed 1
    python bench/raise_duel.py master:worlds=300,width=6 master --players 2 --deals 500

A bot is a name (or `beginner`), and after a colon attributes that are set on it. All piles and dice of a deal
are the same in every seat (committed chance), so that luck mostly cancels; a deal is one observation of the
95 % interval.
"""

from __future__ import annotations

import argparse
import time
from random import Random
from statistics import mean, stdev
from typing import Any

from stammtisch import bots
from stammtisch.arena.simulate import play_match
from stammtisch.bots.raise_game.greedy import Greedy
from stammtisch.games.raise_game.game import GAME, Act, View


class Timed:
    """A bot whose decisions are timed; forced acts are none."""

    def __init__(self, bot: Any) -> None:
        self._bot = bot
        self.took: list[float] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._bot, name)

    def choose(self, view: Any, rng: Any, seconds: float) -> Any:
        begun = time.process_time()
        act = self._bot.choose(view, rng, seconds)
        if len(view.legal) > 1:
            self.took.append(time.process_time() - begun)
        return act


class Beginner(Greedy):
    """A simulated beginner: compares pot and cost, and errs in every fourth act."""

    errs = 0.25

    def choose(self, view: View, rng: Random, seconds: float) -> Act:
        if rng.random() < self.errs:
            return rng.choice(view.legal)
        return super().choose(view, rng, seconds)


def bot(text: str) -> Any:
    """A bot by its name, with attributes of its own."""
    name, _, settings = text.partition(":")
    made: Any = Beginner() if name == "beginner" else bots.get("raise", name).make()
    for setting in filter(None, settings.split(",")):
        key, _, value = setting.partition("=")
        setattr(made, key, float(value) if "." in value else int(value))
    return made


def duel(one: Any, other: Any, players: int, deals: int, seed: str) -> list[float]:
    """The first bot's share of the victories of each deal, over all seats."""
    options = GAME.options(players=players)
    shares = []
    for deal in range(deals):
        won = 0.0
        for seat in range(players):
            seats = [one if place == seat else other for place in range(players)]
            winners = play_match(GAME, options, seats, f"{seed}/{deal}", committed=True).result.winners
            won += (seat in winners) / len(winners)
        shares.append(won / players)
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    one, other = Timed(bot(chosen.one)), Timed(bot(chosen.other))
    shares = duel(one, other, chosen.players, chosen.deals, chosen.seed)
    wide = 1.96 * stdev(shares) / len(shares) ** 0.5
    print(
        f"{chosen.one} among {chosen.other}, {chosen.players} players: "
        f"{100 * mean(shares):.1f} ± {100 * wide:.1f} % of {chosen.deals * chosen.players} games; "
        f"{1000 * mean(one.took):.2f} and {1000 * mean(other.took):.2f} ms a decision, "
        f"the longest {1000 * max(one.took):.0f} ms"
    )


if __name__ == "__main__":
    main()

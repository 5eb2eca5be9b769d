"""How often does a beginner win THE GAME together with our bots, by their level? *Play now* goes by this.

    python bench/beginner.py [--players 3] [--deals 200] [--levels planner,learned,sharp]

The beginner lays what is nearest, says nothing, hears nothing, and in some turns lays other cards that cost
up to ten steps more. It sits once in every seat of each deal.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from stammtisch.arena.report import wilson
from stammtisch.bots.the_game._kernel.company import Companion
from stammtisch.bots.the_game.levels import Planner
from stammtisch.bots.the_game.strangers.companions import LEVELS, Compiled
from stammtisch.bots.the_game.strangers.habits import Habit
from stammtisch.bots.the_game.strangers.tables import cards_left, lineups
from stammtisch.games.the_game.game import GAME

NETWORKS = Path(__file__).parent / "networks"
SEED = "20261117"
BEGINNER = "beginner"
SLIPS = (0, 143, 250)  # turns of a thousand


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=3, choices=range(2, 6))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--levels", default="planner,learned,sharp", help=f"of {', '.join(LEVELS)}")
    chosen = parser.parse_args()
    levels = chosen.levels.split(",")
    if unknown := [level for level in levels if level not in LEVELS]:
        parser.error(f"--levels: there is no {unknown[0]}, but {', '.join(LEVELS)}")
    options = GAME.options(players=chosen.players, starter=0)
    print("| turns in which it slips | bots | won, in per cent | games |\n|---|---|---|---|")
    for careless in SLIPS:
        habit = Habit(hasty=True, deaf=True, rare=0, careless=careless)
        compiled = Compiled(NETWORKS, options, {BEGINNER: Companion(Planner().player(options), habit)})
        for level in levels:
            won = [
                cards_left(compiled, names, f"{SEED}/{deal}") == 0
                for deal in range(chosen.deals)
                for names in lineups(BEGINNER, level, chosen.players)
            ]
            low, high = wilson(sum(won), len(won))
            share = f"{100 * sum(won) / len(won):.1f} [{100 * low:.1f}, {100 * high:.1f}]"
            print(f"| {careless / 10:.0f} % | {level} | {share} | {len(won)} |", flush=True)


if __name__ == "__main__":
    main()

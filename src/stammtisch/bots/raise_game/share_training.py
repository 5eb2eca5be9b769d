"""Train the judge's network of RAISE: the expected shares of the victory, from games of `shrewd`.

The bots' own network estimates victory and lead together, from games of the policies. The judge wants the
share of the victory if `shrewd` plays on. Its network begins as a copy of the other and learns from whole
games of `shrewd`; the pass with the smallest loss on other games is kept:

    python -m stammtisch.bots.raise_game.share_training --players 3 --seed 1 --file shares.json

The file's entries for other numbers of players are kept.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from stammtisch.bots.raise_game._kernel.judging import shrewd_games
from stammtisch.bots.raise_game._kernel.value import Network
from stammtisch.bots.raise_game.judge import SHREWD
from stammtisch.bots.raise_game.weights import NOISE, network, weights
from stammtisch.games.raise_game.game import GAME

__all__ = ["train"]

PASSES = 15
RATE = 0.0003  # ten times as much does not settle
SLOWER = 0.85  # from one pass to the next
WILD = 3.0  # noise on the policy's scores in the rounds that lead to strange positions
CHECK = 6  # one game in so many is for checking only


def train(players: int, games: int, seed: int) -> dict[str, Any]:
    """The entry for this number of players."""
    began = time.process_time()
    plays = Network(players, network(players))
    options = GAME.options(players=players)
    lessons, checks = [
        shrewd_games(
            options, plays, weights(players), NOISE, SHREWD, games=number, seed=some, wild=WILD
        )  # fmt: skip
        for number, some in ((games, seed), (games // CHECK, seed + 1_000_000))
    ]
    print(f"{players} players: {games} games, {time.process_time() - began:.0f} s", flush=True)
    learning = Network(players, network(players))
    log = [checks.learn(learning, 0, 0)]
    best = learning.numbers()
    for number in range(PASSES):
        rate = RATE * SLOWER**number
        lessons.learn(learning, rate, seed + number)
        log.append(checks.learn(learning, 0, 0))
        print(f"pass {number + 1}: log loss {log[-1]:.5f} (at first {log[0]:.5f})", flush=True)
        if log[-1] == min(log):
            best = learning.numbers()
    return {
        "games": games,
        "seed": seed,
        "minutes": round((time.process_time() - began) / 60, 1),
        "log": [round(loss, 5) for loss in log],
        "network": [round(number, 4) for number in best],
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, required=True)
    chosen = parser.parse_args()
    entry = train(chosen.players, chosen.games, chosen.seed)
    known = json.loads(chosen.file.read_text("utf-8")) if chosen.file.exists() else {}
    known[str(chosen.players)] = entry
    lines = [f"{json.dumps(players)}: {json.dumps(part)}" for players, part in sorted(known.items())]
    chosen.file.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Fit what turns the network's estimates into shares of the victory, on games of `shrewd` alone.

The network estimates how well a position between two rounds will end for a seat: victory and lead
together. The judge wants the share of the victory. The seats' shares are taken as proportional to
exp(sharpness × log-odds of the estimate), with one sharpness for each number of rounds to come, which is
fitted to games by maximum likelihood:

    python -m stammtisch.bots.raise_game.calibration --players 3 --seed 1 --file calibration.json

The file's entries for other numbers of players are kept.
"""

from __future__ import annotations

import argparse
import json
from math import exp, log
from pathlib import Path
from typing import Any

from stammtisch.bots.raise_game._kernel.judging import shrewd_games
from stammtisch.bots.raise_game._kernel.value import Network
from stammtisch.bots.raise_game.judge import SHREWD
from stammtisch.bots.raise_game.weights import NOISE, network, weights
from stammtisch.games.raise_game.game import GAME

__all__ = ["fit"]

Moment = tuple[list[float], list[float]]
"""The seats' log-odds, and their shares of the victory."""
SHARPEST = 10.0


def _shares(odds: list[float], sharpness: float) -> list[float]:
    parts = [exp(sharpness * one) for one in odds]
    return [part / sum(parts) for part in parts]


def _slope(moments: list[Moment], sharpness: float) -> float:
    """Of the logarithm of the likelihood: it falls as the sharpness grows."""
    total = 0.0
    for odds, won in moments:
        for one, share, part in zip(odds, won, _shares(odds, sharpness), strict=True):
            total += one * (share - part)
    return total


def fit(moments: list[Moment]) -> float:
    """The sharpness under which what happened was most likely."""
    low, high = 0.0, SHARPEST
    for _ in range(40):
        middle = (low + high) / 2
        if _slope(moments, middle) > 0:
            low = middle
        else:
            high = middle
    return low


def calibrate(players: int, games: int, seed: int) -> dict[str, Any]:
    """The entry for this number of players."""
    options = GAME.options(players=players)
    played = shrewd_games(
        options, Network(players, network(players)), weights(players), NOISE, SHREWD, games=games, seed=seed
    )
    by_rounds: dict[int, list[Moment]] = {}
    for moments, won in played:
        for rounds, estimates in moments:
            odds = [log(estimate / (1 - estimate)) for estimate in estimates]
            by_rounds.setdefault(rounds, []).append((odds, won))
    fitted = [fit(by_rounds[rounds]) if rounds else 1.0 for rounds in range(max(by_rounds) + 1)]
    return {"games": games, "seed": seed, "sharpness": [round(one, 3) for one in fitted]}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, required=True)
    chosen = parser.parse_args()
    known = json.loads(chosen.file.read_text("utf-8")) if chosen.file.exists() else {}
    known[str(chosen.players)] = calibrate(chosen.players, chosen.games, chosen.seed)
    lines = [f"{json.dumps(players)}: {json.dumps(part)}" for players, part in sorted(known.items())]
    chosen.file.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()

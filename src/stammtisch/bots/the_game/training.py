"""Train THE GAME's network by self-play, with checkpoints and a log of its strength over time."""

from __future__ import annotations

import json
import struct
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from stammtisch.bots.base import Trained
from stammtisch.bots.the_game._kernel.learning import play_games, teach
from stammtisch.bots.the_game._kernel.value import Network
from stammtisch.bots.the_game.weights import FOLDER, read, weights_file, write
from stammtisch.games.the_game.game import GAME
from stammtisch.games.the_game.model import Options
from stammtisch.texts import text

__all__ = ["Teaching", "run", "train"]

CHUNK = 500  # games between two checks of the clock
TEST_SEED = 1 << 40  # far from the seeds of training


@dataclass(frozen=True, slots=True)
class Teaching:
    """How a network learns from games."""

    rate: float
    win_share: float  # the weight of winning in the target; the rest is that of the cards laid
    silent: float = 0.25  # the share of games without signals
    decay: float = 0.8  # how much a later value counts for an earlier turn
    most: int = 40  # turns that are evaluated


def train(
    players: int,
    min_cards: int = 2,
    games: int = 300_000,
    seed: int = 1,
    out: Path = FOLDER,
    *,
    resume: bool = True,
    start_from: Path | None = None,
    rate: float = 0.03,
    silent: float = 0.25,
    most: int = 24,
    win_share: float = 0.6,
    minutes: float | None = None,
    test_games: int = 1000,
    quiet: bool = False,
) -> Path:
    """Train a network and write its weights; returns the file.

    The same arguments give the same weights. `start_from` begins with the weights for another number
    of players, which is much faster. An interrupted training resumes where it stopped (`resume`);
    `minutes` interrupts it.
    """
    options = GAME.options(players=players, min_cards=min_cards)
    path = weights_file(players, min_cards, out)
    partial = path.with_suffix(".partial")
    log = path.with_suffix(".jsonl")
    network = Network(seed)
    done, seconds = 0, 0.0
    if resume and partial.exists():
        state, weights = _read_partial(partial)
        done, seconds = state["games"], state["seconds"]
        network.load(weights)
    else:
        log.unlink(missing_ok=True)
        if start_from:
            network.load(read(start_from)[1])
    began = time.monotonic() - seconds
    wins = since = 0
    tests = max(games // 12 // CHUNK, 1)
    while done < games:
        part = done / games
        how = Teaching(
            rate=rate * _slow_down(part),
            win_share=_win_share(part, win_share),
            silent=silent if players > 1 else 0.0,
            most=most,
        )
        wins += teach(network, options, CHUNK, (seed << 32) + done, how)[0]
        done += CHUNK
        since += CHUNK
        seconds = time.monotonic() - began
        if done // CHUNK % tests == 0 or done >= games:
            line = {"games": done, "seconds": round(seconds), "won_in_training": wins / since}
            line |= _strength(network, options, test_games)
            wins = since = 0
            with log.open("a") as file:
                file.write(json.dumps(line) + "\n")
            if not quiet:
                print(line, file=sys.stderr, flush=True)
            _write_partial(partial, {"games": done, "seconds": seconds}, network)
        if minutes is not None and seconds > 60 * minutes:
            _write_partial(partial, {"games": done, "seconds": seconds}, network)
            return partial
    about = {
        "game": "the-game",
        "players": players,
        "min_cards": min_cards,
        "games": games,
        "seed": seed,
        "minutes": round(seconds / 60, 1),
        "started_from": start_from.name if start_from else None,
        "rate": rate,
        "silent": silent,
        "most": most,
        "win_share": win_share,
    }
    about |= _strength(network, options, test_games)
    write(path, about, network.weights())
    partial.unlink(missing_ok=True)
    return path


def run(
    *,
    players: int,
    min_cards: int,
    games: int,
    seed: int,
    out: Path,
    start_from: Path | None,
    rate: float,
    most: int,
    win_share: float,
    minutes: float | None,
    **_: object,
) -> Trained:
    """For `stammtisch train`."""
    GAME.options(players=players, min_cards=min_cards)
    out.mkdir(parents=True, exist_ok=True)
    written = train(
        players,
        min_cards,
        games,
        seed,
        out,
        start_from=start_from,
        rate=rate,
        most=most,
        win_share=win_share,
        minutes=minutes,
    )
    log = written.with_suffix(".jsonl")
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []
    kinds = [kind for kind in ("signals", "silent") if kind in rows[0]] if rows else []
    return Trained(
        written,
        text("train-title", players=players, cards=min_cards),
        text("train-axis"),
        {text(f"train-{kind}"): [(row["games"], row[kind]) for row in rows] for kind in kinds},
    )


def _slow_down(part: float) -> float:
    """The learning rate's factor: full for a while, then falling to a thirtieth."""
    return 1.0 if part < 0.35 else max(1 - (part - 0.35) / 0.62, 0.03)


def _win_share(part: float, first: float) -> float:
    """At first the cards laid count too; in the end only winning does."""
    return min(first + max(part - 0.3, 0) * 2 * (1 - first), 1.0)


def _strength(network: Network, options: Options, games: int) -> dict[str, Any]:
    found = {}
    for talk in ("signals", "silent")[options.players == 1 :]:
        wins, _ = play_games(network, replace(options, talk=talk), games, TEST_SEED)
        found[talk] = wins / games
    return found


def _write_partial(path: Path, state: dict[str, Any], network: Network) -> None:
    weights = network.weights()
    fresh = path.with_suffix(".new")
    fresh.write_bytes(json.dumps(state).encode() + b"\n" + struct.pack(f"<{len(weights)}f", *weights))
    fresh.replace(path)


def _read_partial(path: Path) -> tuple[dict[str, Any], tuple[float, ...]]:
    head, _, numbers = path.read_bytes().partition(b"\n")
    return json.loads(head), struct.unpack(f"<{len(numbers) // 4}f", numbers)

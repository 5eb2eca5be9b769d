"""Steps a second on one core: the batch beside other libraries' card games, in one run.

    .venv/lab/bin/python bench/batch.py --seconds 3

A step is one player's decision; the players choose legal actions at random. Choosing is measured apart
from stepping where the library allows it: ours by `Batch.random_actions`, pgx's by the Gumbel trick on its
mask, OpenSpiel's and RLCard's by one random number for the list of legal actions. Seconds are processor
time, and everything is bound to one core, so that other programs disturb little. Libraries that are missing
are left out.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass
from random import Random
from typing import Any

from stammtisch.envs.batch import Batch

SIZES = (256, 1024, 4096)


@dataclass(slots=True)
class Row:
    library: str
    game: str
    games: int
    """At once."""
    observed: bool
    steps: float
    """A second, without choosing; 0 where that cannot be told apart."""
    with_choosing: float
    ratio: float = 0
    """How many times as fast ours is, with as much observed: at its best size, with choosing."""


def clock() -> float:
    return time.process_time()


def ours(seconds: float) -> Iterator[Row]:
    for game, players in (("the-game", 3), ("raise", 4)):
        for observe in (False, True):
            for size in SIZES:
                many = Batch(game, size, players=players, signals=False, observe=observe)
                many.reset()
                choosing = stepping = 0.0
                rounds = 0
                while choosing + stepping < seconds:
                    begun = clock()
                    actions = many.random_actions()
                    chosen = clock()
                    many.step(actions)
                    stepping += clock() - chosen
                    choosing += chosen - begun
                    rounds += 1
                steps = rounds * size
                yield Row("stammtisch", game, size, observe, steps / stepping, steps / (stepping + choosing))


def openspiel(seconds: float) -> Iterator[Row]:
    import pyspiel

    rng = Random(1)
    for name in ("hanabi", "goofspiel"):
        game = pyspiel.load_game(name)
        for observe in (False, True):
            steps, begun = 0, clock()
            state = game.new_initial_state()
            while clock() - begun < seconds:
                if state.is_terminal():
                    state = game.new_initial_state()
                elif state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
                elif state.is_simultaneous_node():
                    legal = [state.legal_actions(player) for player in range(game.num_players())]
                    state.apply_actions([one[int(rng.random() * len(one))] for one in legal])
                    steps += len(legal)
                    if observe and not state.is_terminal():
                        for player in range(len(legal)):
                            state.observation_tensor(player)
                else:
                    if observe:
                        state.observation_tensor()
                    actions = state.legal_actions()
                    state.apply_action(actions[int(rng.random() * len(actions))])
                    steps += 1
            yield Row("OpenSpiel", name, 1, observe, 0, steps / (clock() - begun))


def rlcard(seconds: float) -> Iterator[Row]:
    import rlcard as library

    rng = Random(1)
    env = library.make("uno", config={"seed": 1})
    state, _ = env.reset()
    steps, begun = 0, clock()
    while clock() - begun < seconds:
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(rng.random() * len(legal))])
        steps += 1
        if env.is_over():
            state, _ = env.reset()
    yield Row("RLCard", "uno", 1, True, 0, steps / (clock() - begun))


def pgx(seconds: float) -> Iterator[Row]:
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental.wrappers import auto_reset

    env = library.make("sparrow_mahjong")
    for size in SIZES:
        init = jax.jit(jax.vmap(env.init))
        step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))

        def pick(key: Any, mask: Any) -> Any:
            return jax.random.categorical(key, jnp.where(mask, 0.0, -1e9))

        choose = jax.jit(pick)
        key = jax.random.PRNGKey(1)
        state = init(jax.random.split(key, size))

        def once(state: Any, key: Any, size: int = size, step: Any = step, choose: Any = choose) -> Any:
            key, one, two = jax.random.split(key, 3)
            begun = clock()
            actions = jax.block_until_ready(choose(one, state.legal_action_mask))
            keys = jax.block_until_ready(jax.random.split(two, size))
            chosen = clock()
            state = jax.block_until_ready(step(state, actions, keys))
            return state, key, chosen - begun, clock() - chosen

        for _ in range(3):  # compiles
            state, key, *_ = once(state, key)
        choosing = stepping = 0.0
        rounds = 0
        while choosing + stepping < seconds:
            state, key, one, two = once(state, key)
            choosing, stepping, rounds = choosing + one, stepping + two, rounds + 1
        steps = rounds * size
        yield Row("pgx", "sparrow_mahjong", size, True, steps / stepping, steps / (stepping + choosing))


def compared(rows: list[Row]) -> None:
    """Others against our slower game at its best size, with as much observed."""
    for row in rows:
        if row.library != "stammtisch":
            best = [
                max(
                    one.with_choosing
                    for one in rows
                    if one.library == "stammtisch" and one.game == game and one.observed == row.observed
                )
                for game in ("the-game", "raise")
            ]
            row.ratio = min(best) / row.with_choosing


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3, help="of processor time, for each line")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rows: list[Row] = []
    every: tuple[Callable[[float], Iterator[Row]], ...] = (ours, openspiel, rlcard, pgx)
    for library in every:
        with suppress(ImportError):
            rows += library(given.seconds)
    compared(rows)
    if given.json:
        print(json.dumps([asdict(row) for row in rows], indent=2))
        return
    print("| library | game | at once | observations | steps/s | with choosing | ours is faster by |")
    print("|---|---|--:|---|--:|--:|--:|")
    for row in rows:
        steps = f"{row.steps:,.0f}" if row.steps else ""
        ratio = f"{row.ratio:,.1f}" if row.ratio else ""
        print(
            f"| {row.library} | {row.game} | {row.games:,} | {'yes' if row.observed else 'no'} |"
            f" {steps} | {row.with_choosing:,.0f} | {ratio} |"
        )


if __name__ == "__main__":
    main()

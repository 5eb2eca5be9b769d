"""A baseline that anyone can repeat: PPO learns THE GAME for three players on the batch, in one file.

    .venv/lab/bin/python examples/ppo.py --minutes 30

All seats share one policy, which sees what its seat sees; nobody signals. Every legal action is judged by one
small network: what the piles and the hand would be after it, as a few dozen relations between cards and tops.
It writes the learning curve as it goes, and at the end plays fresh games by its best actions. `docs/ppo.md`
has the results.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from stammtisch.envs.batch import Batch

CARDS, PILES, LOWEST, HAND = 98, 4, 2, 6
END, CLAIMS, ACTIONS = 392, 393, 396
WAYS = jnp.array([1, 1, -1, -1])  # A and B ascend, C and D descend
NEAR = jnp.array([-10, 1, 2, 3, 5, 8, 13, 20])
DEAD = 40  # the step of a card that fits nowhere
FEATURES = 39

GAMES, STEPS = 1024, 64  # in one iteration
EPOCHS, PARTS = 2, 8
DISCOUNT, TRACE, CLIP = 0.999, 0.95, 0.2
VALUE, VICTORY = 0.5, 1.0  # weight of the value's error; what a victory is worth besides its cards

Weights = list[tuple[jax.Array, jax.Array]]


# What the network sees


def relations(observed: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Of each row every candidate's features and id: hand cards by piles, the end, three claims."""
    seen = observed.astype(jnp.int32)
    hand, laid, tops = seen[:, :CARDS], seen[:, CARDS : 2 * CARDS], seen[:, 196:200]
    draw_pile, minimum, played = seen[:, 204], seen[:, 205], seen[:, 206]
    rows = len(seen)
    place = jax.lax.top_k(hand * (CARDS - jnp.arange(CARDS)), HAND)
    held, cards = place[0] > 0, place[1] + LOWEST
    unseen = 1 - hand - laid
    below = jnp.concatenate([jnp.zeros((rows, LOWEST + 1), jnp.int32), jnp.cumsum(unseen, axis=1)], axis=1)
    # Candidates: HAND * PILES plays, then one that changes nothing, for the end and the claims.
    plays = HAND * PILES
    which = jnp.repeat(jnp.arange(HAND), PILES)
    pile = jnp.tile(jnp.arange(PILES), HAND)
    card = cards[:, which]
    old = tops[:, pile]
    step = (card - old) * WAYS[pile]
    after = jnp.where(jnp.arange(PILES) == pile[:, None], card[:, :, None], tops[:, None, :])
    after = jnp.concatenate([after, tops[:, None, :]], axis=1)
    kept = held[:, None, :] & (jnp.arange(HAND) != which[:, None])[None]
    kept = jnp.concatenate([kept, held[:, None, :]], axis=1)
    steps = (cards[:, None, :, None] - after[:, :, None, :]) * WAYS
    fits = (steps > 0) | (steps == -10)
    nearest = jnp.where(fits, steps, DEAD).min(axis=3)
    near = ((nearest[..., None] <= NEAR) & kept[..., None]).sum(axis=2)
    cost = jnp.where(kept, jnp.minimum(nearest, DEAD), 0).sum(axis=2)
    dead = ((nearest == DEAD) & kept).sum(axis=2)
    room = _room(below, after)
    low = after * WAYS + jnp.where(WAYS > 0, 0, 101)  # how far each pile has come
    counts = [
        *_sorted(low[..., 0], low[..., 1], 100),
        *_sorted(low[..., 2], low[..., 3], 100),
        *_sorted(room[..., 0], room[..., 1], 50),
        *_sorted(room[..., 2], room[..., 3], 50),
    ]
    hopeless = jnp.maximum(_between(below, after[..., 2:].max(axis=2) - 1, after[..., :2].min(axis=2) + 1), 0)
    jumped = _between(below, jnp.minimum(card, old), jnp.maximum(card, old))
    own = jnp.stack(
        [
            jnp.clip(step, -10, 60) / 20,
            step == 1,
            step == -10,
            jnp.where(step < 0, -jumped, jumped) / 20,
            *_trick(hand, unseen, card, pile),
            *_trick(hand, unseen, old, pile),
        ],
        axis=2,
    )
    own = jnp.concatenate([own, jnp.zeros((rows, 1, own.shape[2]))], axis=1)
    common = jnp.stack(
        [
            draw_pile / 98,
            draw_pile == 0,
            minimum / 3,
            played / 6,
            played >= minimum,
            held.sum(axis=1) / HAND,
            minimum == 0,
        ],
        axis=1,
    )
    common = jnp.broadcast_to(common[:, None], (rows, plays + 1, common.shape[1]))
    counts += [hopeless / 20, cost / 60, dead / HAND, (after[..., :2].min(2) > after[..., 2:].max(2))]
    features = jnp.concatenate([own, jnp.stack(counts, axis=2), near / HAND, common], axis=2)
    still = jnp.repeat(features[:, plays:], 4, axis=1)
    kinds = jnp.concatenate([jnp.zeros((plays, 4)), jnp.eye(4)])
    features = jnp.concatenate([features[:, :plays], still], axis=1)
    features = jnp.concatenate([features, jnp.broadcast_to(kinds, (rows, *kinds.shape))], axis=2)
    ids = jnp.concatenate(
        [(card - LOWEST) * PILES + pile, jnp.broadcast_to(END + jnp.arange(4), (rows, 4))], axis=1
    )
    return features, ids


def _sorted(one: jax.Array, other: jax.Array, most: int) -> list[jax.Array]:
    """Two piles of a kind are alike: first the lower number."""
    return [jnp.minimum(one, other) / most, jnp.maximum(one, other) / most]


def _between(below: jax.Array, low: jax.Array, high: jax.Array) -> jax.Array:
    """How many unseen cards are higher than one number and lower than the other."""
    places = jnp.clip(jnp.stack([high, low + 1]), 0, 100).reshape(2, len(below), -1)
    counts = jnp.take_along_axis(below, jnp.concatenate([places[0], places[1]], axis=1), axis=1)
    higher, lower = jnp.split(counts, 2, axis=1)
    return (higher - lower).reshape(low.shape)


def _room(below: jax.Array, tops: jax.Array) -> jax.Array:
    """How many unseen cards fit each pile."""
    up = WAYS > 0
    return _between(below, jnp.where(up, tops, 1), jnp.where(up, 100, tops))


def _trick(hand: jax.Array, unseen: jax.Array, top: jax.Array, pile: jax.Array) -> list[jax.Array]:
    """Whether the card that takes such a pile ten back is in hand, and whether it is unseen."""
    back = top - 10 * WAYS[pile] - LOWEST
    there = (back >= 0) & (back < CARDS)
    at = jnp.clip(back, 0, CARDS - 1)
    return [there * jnp.take_along_axis(flags, at, axis=1) for flags in (hand, unseen)]


# The network


def fresh(key: jax.Array, *sizes: int) -> Weights:
    made = []
    for inputs, outputs in pairwise(sizes):
        key, part = jax.random.split(key)
        scale = 0.01 if outputs == 1 else sqrt(2 / inputs)
        made.append((jax.random.normal(part, (inputs, outputs)) * scale, jnp.zeros(outputs)))
    return made


def layers(weights: Weights, x: jax.Array) -> jax.Array:
    for matrix, bias in weights[:-1]:
        x = jax.nn.relu(x @ matrix + bias)
    matrix, bias = weights[-1]
    return (x @ matrix + bias)[..., 0]


def judge(net: Any, observed: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The candidates' logits and ids, and the value of each row."""
    features, ids = relations(observed)
    legal = jnp.take_along_axis(mask, ids, axis=1)
    logits = jnp.where(legal, layers(net["policy"], features), -1e9)
    return logits, ids, layers(net["value"], features[:, HAND * PILES])


class Course(NamedTuple):
    """What was seen and done, by step and game."""

    observed: Any
    mask: Any
    chosen: Any
    chance: Any
    value: Any


@partial(jax.jit, static_argnames="best")
def choose(
    net: Any, observed: jax.Array, mask: jax.Array, key: jax.Array, best: bool = False
) -> tuple[jax.Array, jax.Array, jax.Array, jax.Array]:
    logits, ids, value = judge(net, observed, mask)
    chosen = jnp.argmax(logits, axis=1) if best else jax.random.categorical(key, logits)
    logs = jax.nn.log_softmax(logits)
    picked = chosen[:, None]
    return (
        jnp.take_along_axis(ids, picked, axis=1)[:, 0],
        chosen,
        jnp.take_along_axis(logs, picked, axis=1)[:, 0],
        value,
    )


# Learning


@jax.jit  # type: ignore[untyped-decorator]
def returns(
    reward: jax.Array, done: jax.Array, value: jax.Array, last: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Advantages by generalised advantage estimation, and what the values should have been."""

    def back(carry: Any, now: Any) -> Any:
        later, following = carry
        paid, over, worth = now
        going = 1 - over
        surprise = paid + DISCOUNT * following * going - worth
        later = surprise + DISCOUNT * TRACE * going * later
        return (later, worth), later

    _, advantage = jax.lax.scan(back, (jnp.zeros_like(last), last), (reward, done, value), reverse=True)
    return advantage, advantage + value


def loss(net: Any, course: Course, advantage: jax.Array, goal: jax.Array, curious: jax.Array) -> jax.Array:
    logits, _, value = judge(net, course.observed, course.mask)
    logs = jax.nn.log_softmax(logits)
    now = jnp.take_along_axis(logs, course.chosen[:, None], axis=1)[:, 0]
    ratio = jnp.exp(now - course.chance)
    clipped = jnp.clip(ratio, 1 - CLIP, 1 + CLIP)
    gain = jnp.minimum(ratio * advantage, clipped * advantage).mean()
    spread = -(jnp.exp(logs) * jnp.maximum(logs, -30)).sum(axis=1).mean()
    return VALUE * jnp.square(value - goal).mean() - gain - curious * spread


@jax.jit  # type: ignore[untyped-decorator]
def improve(
    net: Any, adam: Any, course: Course, advantage: jax.Array, goal: jax.Array, rate: Any, curious: Any
) -> Any:
    """One step of Adam, with gradients of a norm of at most a half."""
    slope = jax.grad(loss)(net, course, advantage, goal, curious)
    norm = jnp.sqrt(sum(jnp.square(one).sum() for one in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda one: one * jnp.minimum(1, 0.5 / (norm + 1e-8)), slope)
    count, mean, square = adam
    count += 1
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, mean, slope)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new * new, square, slope)
    by = rate * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    net = jax.tree.map(lambda old, m, s: old - by * m / (jnp.sqrt(s) + 1e-8), net, mean, square)
    return net, (count, mean, square)


def paid(many: Batch) -> Any:
    """The reward of the whole team: every card laid, and a victory."""
    won = many.done & (many.scores[:, 0] == 0)
    return many.reward[:, 0] + VICTORY * won


def train(minutes: float, most: int | None, seed: int, curve: Path) -> Any:
    """Learn for so long, or for so many steps; the curve gets a line an iteration."""
    key = jax.random.PRNGKey(seed)
    key, one, two = jax.random.split(key, 3)
    net = {"policy": fresh(one, FEATURES, 64, 32, 1), "value": fresh(two, FEATURES, 64, 32, 1)}
    empty = jax.tree.map(jnp.zeros_like, net)
    adam = (jnp.zeros(()), empty, empty)
    many = Batch("the-game", GAMES, players=3, seed=f"ppo {seed}", signals=False)
    many.reset()
    rng = np.random.default_rng(seed)
    begun, steps = time.monotonic(), 0
    with curve.open("w") as lines:
        while True:
            spent = (time.monotonic() - begun) / 60
            share = steps / most if most else spent / minutes
            if share >= 1:
                break
            key, part = jax.random.split(key)
            course, rewards, ends, left, last = play(many, net, part)
            advantage, goal = returns(jnp.array(rewards), jnp.array(ends), course.value, last)
            rate, curious = 1e-3 * (1 - 0.9 * share), 0.01 * (1 - share)
            flat = jax.tree.map(lambda a: np.asarray(a).reshape(-1, *a.shape[2:]), (course, advantage, goal))
            net, adam = learn(net, adam, flat, rng, rate, curious)
            steps += GAMES * STEPS
            won = float(np.mean([one == 0 for one in left])) if left else 0.0
            line = {
                "minutes": round(spent, 2),
                "steps": steps,
                "games": len(left),
                "win_rate": round(won, 4),
                "mean_left": round(float(np.mean(left)), 2) if left else None,
            }
            print(json.dumps(line), file=lines, flush=True)
            print(json.dumps(line), flush=True)
    return jax.tree.map(np.asarray, net)


def play(many: Batch, net: Any, key: jax.Array) -> tuple[Course, Any, Any, list[int], jax.Array]:
    """STEPS steps of every game: the course, rewards, ends, cards left of what ended, the last values."""
    parts, rewards, ends = [], [], []
    left: list[int] = []
    for part in jax.random.split(key, STEPS):
        observed, mask = many.observation.copy(), many.mask.copy()
        ids, *rest = choose(net, observed, mask, part)
        many.step(np.asarray(ids))
        parts.append((observed, mask, *map(np.asarray, rest)))
        rewards.append(paid(many))
        ends.append(many.done.astype(np.float32))
        left += (-many.scores[many.done, 0]).tolist()
    last = choose(net, many.observation, many.mask, key)[3]
    course = Course(*(np.stack(list(some)) for some in zip(*parts, strict=True)))
    return course, np.stack(rewards), np.stack(ends), left, last


def learn(net: Any, adam: Any, flat: Any, rng: np.random.Generator, rate: float, curious: float) -> Any:
    course, advantage, goal = flat
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in np.array_split(rng.permutation(len(goal)), PARTS):
            some = Course(*(part[rows] for part in course))
            net, adam = improve(net, adam, some, advantage[rows], goal[rows], rate, curious)
    return net, adam


# What it is worth


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval, 95 %."""
    z, p = 1.96, wins / games
    middle, wide = p + z * z / (2 * games), z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return (middle - wide) / (1 + z * z / games), (middle + wide) / (1 + z * z / games)


def measure(net: Any, games: int, seed: str) -> dict[str, Any]:
    """Games 0 to `games` - 1 of a seed that was not learned from, by the best actions."""
    many = Batch("the-game", min(games, 2000), players=3, seed=seed, signals=False)
    many.reset()
    left = np.full(games, -1)
    key = jax.random.PRNGKey(0)
    while (left < 0).any():
        many.step(np.asarray(choose(net, many.observation, many.mask, key, best=True)[0]))
        ended = many.done & (many.finished < games)
        left[many.finished[ended]] = -many.scores[ended, 0]
    wins = int((left == 0).sum())
    low, high = interval(wins, games)
    return {
        "games": games,
        "seed": seed,
        "win_rate": wins / games,
        "win_rate_95": [round(low, 4), round(high, 4)],
        "mean_left": round(float(left.mean()), 2),
    }


def planner(games: int, seed: str) -> dict[str, Any]:
    """The same of the bot to be beaten, once with its signals and once in silence."""
    from stammtisch import games as known
    from stammtisch.arena.simulate import Job, play_games

    found: dict[str, Any] = {}
    for talk in ("signals", "silent"):
        options = known.get("the-game").options(players=3, talk=talk)
        job = Job("the-game", options, ("planner",) * 3, seed)
        left = np.array([game.result.left for game in play_games(job, range(games))])
        wins = int((left == 0).sum())
        bounds = [round(bound, 4) for bound in interval(wins, games)]
        found[talk] = {"win_rate": wins / games, "win_rate_95": bounds, "mean_left": float(left.mean())}
    return found


def picture(curve: Path, bars: dict[str, Any], to: Path) -> None:
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    lines = [json.loads(line) for line in curve.read_text().splitlines()]
    figure, axes = plt.subplots(figsize=(7, 4))
    steps = [line["steps"] / 1e6 for line in lines]
    axes.plot(
        steps, [100 * line["win_rate"] for line in lines], color="#8a4b08", label="PPO, while it learns"
    )
    for talk, style in (("signals", "-"), ("silent", ":")):
        axes.axhline(100 * bars[talk]["win_rate"], color="#444", linestyle=style, label=f"planner, {talk}")
    axes.set(
        xlabel="millions of steps", ylabel="games won, %", ylim=(0, None), title="THE GAME, three players"
    )
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(to, dpi=120)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--steps", type=int, help="instead of minutes: the same seed learns the same")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=10_000, help="to measure with at the end")
    parser.add_argument("--out", type=Path, default=Path("build/ppo"), help="a folder")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    curve = given.out / "curve.jsonl"
    net = train(given.minutes, given.steps, given.seed, curve)
    flat = {
        f"{name} {i} {j}": part
        for name in net
        for i, pair in enumerate(net[name])
        for j, part in enumerate(pair)
    }
    np.savez(given.out / "network.npz", **flat)
    bars = planner(given.games, "measured")
    result = {"ppo": measure(net, given.games, "measured"), "planner": bars}
    (given.out / "result.json").write_text(json.dumps(result, indent=2) + "\n")
    print(json.dumps(result, indent=2))
    picture(curve, bars, given.out / "curve.png")


if __name__ == "__main__":
    main()

"""Train RAISE's bots by self-play.

First the policy: cross-entropy search over its weights. Every generation draws policies around the
current one, plays each on the same deals against the current and an earlier one, and moves towards the
best. Then the network: the policies play, and it learns what the end of a round is worth to each seat.
The state is kept in one file that is rewritten after each step, so an interrupted training resumes where
it stopped; `--collect` merges such files into the one that the bots read:

    python -m stammtisch.bots.raise_game.training --players 2 --seed 1 --file 2.json
    python -m stammtisch.bots.raise_game.training --collect 2.json 3.json 4.json 5.json --file raise.json
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from random import Random
from typing import Any

from stammtisch.bots.base import Helpers, Trained
from stammtisch.bots.raise_game._kernel.policy import NAMES, contest
from stammtisch.bots.raise_game._kernel.value import Network, train_rounds
from stammtisch.bots.raise_game.weights import NOISE, VICTORY
from stammtisch.core.game import BadOption
from stammtisch.games.raise_game.game import Raise
from stammtisch.texts import text

POPULATION = 48
ELITE = 10
STEP = 0.7  # how far the mean moves towards the elite in a generation
NARROWEST = 0.03
LEAD = 0.002  # the weight of a point's lead; a victory counts 1
LESSONS = 30  # for the network
GAMES = 20_000  # per lesson

_GUESSED = {
    "raise_base": 0.3,
    "raise_pot": 1.0,
    "raise_usual": -0.3,
    "raise_card": -0.5,
    "raise_points": -0.5,
    "raise_reach": 0.5,
    "first_value": 0.2,
    "first_usual": -0.5,
    "first_points": -2.0,
    "first_value_point": 1.0,
}
FIRST_GUESS = [_GUESSED.get(name, 0.0) for name in NAMES]


def _fitness(options: Any, weights: list[float], rivals: list[list[float]], deals: int, seed: int) -> float:
    """Victories and leads against each of these rivals, placed in all other seats."""
    total = 0.0
    for number, rival in enumerate(rivals):
        share, lead = contest(
            options, [weights, *[rival] * (options.players - 1)], deals, seed + number, NOISE
        )[0]
        total += share + LEAD * lead
    return total / len(rivals)


def judge(candidate: tuple[Any, list[float], list[list[float]], int, int]) -> float:
    """`_fitness`, for helpers."""
    return _fitness(*candidate)


def train(
    players: int,
    generations: int,
    seed: int,
    file: Path,
    deals: int = 500,
    *,
    helpers: Helpers | None = None,
) -> dict[str, Any]:
    """Train up to this many generations in total; returns the file's content.

    Helpers play the games that judge a generation, and change nothing else.
    """
    options = Raise().options(players=players)
    if file.exists():
        state: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    else:
        state = {
            "players": players,
            "seed": seed,
            "deals": deals,
            "generation": 0,
            "minutes": 0.0,
            "mean": list(FIRST_GUESS),
            "width": [0.5] * len(NAMES),
            "earlier": [FIRST_GUESS],
            "log": [],
        }
    while state["generation"] < generations:
        began = time.perf_counter()
        generation = state["generation"]
        rng = Random(f"{state['seed']}/{players}/{generation}")
        mean, width = state["mean"], state["width"]
        rivals = [mean, rng.choice(state["earlier"])]
        deal_seed = rng.getrandbits(60)
        drawn = [[rng.gauss(m, w) for m, w in zip(mean, width, strict=True)] for _ in range(POPULATION)]
        asked = [(options, some, rivals, deals, deal_seed) for some in drawn]
        if helpers is None:
            found = [judge(one) for one in asked]
        else:
            found = [answer() for answer in [helpers.begin(judge, one) for one in asked]]
        elite = [drawn[place] for place in sorted(range(POPULATION), key=lambda place: -found[place])[:ELITE]]
        for place in range(len(NAMES)):
            values = [some[place] for some in elite]
            centre = sum(values) / ELITE
            spread = (sum((value - centre) ** 2 for value in values) / ELITE) ** 0.5
            state["mean"][place] += STEP * (centre - mean[place])
            state["width"][place] = max(NARROWEST, (1 - STEP) * width[place] + STEP * spread)
        state["generation"] = generation + 1
        state["minutes"] += (time.perf_counter() - began) / 60
        if state["generation"] % 10 == 0:
            state["earlier"] = [*state["earlier"][-9:], list(state["mean"])]
            others = [FIRST_GUESS] * (players - 1)
            share, lead = contest(options, [state["mean"], *others], 4000 // players, 1, NOISE)[0]
            state["log"].append([state["generation"], round(share, 4), round(lead, 2)])
            print(
                f"{players} players, generation {state['generation']}: {share:.3f}, {lead:+.1f} points",
                flush=True,
            )
        _keep(state, file)
    return state


def _keep(state: dict[str, Any], file: Path) -> None:
    """Write the file, whole or not at all."""
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(state), encoding="utf-8")
    fresh.replace(file)


def train_network(file: Path) -> dict[str, Any]:
    """Train a network on the ends of rounds, with the policies of a finished training."""
    state: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    options = Raise().options(players=state["players"])
    policies = [state["mean"], *state["earlier"][1:]]
    lessons = state.get("lessons", 0)
    network = Network(state["players"], state.get("network", 1))
    while lessons < LESSONS:
        began = time.perf_counter()
        rate = 0.01 * (1 if lessons < 0.5 * LESSONS else 0.3 if lessons < 0.8 * LESSONS else 0.05)
        error = train_rounds(
            options, network, policies, GAMES, 1000 * state["seed"] + lessons,
            rate=rate, trace=0.9, noise=NOISE, victory=VICTORY,
        )  # fmt: skip
        lessons += 1
        state["lessons"] = lessons
        state["network"] = network.numbers()
        state["error"] = round(error, 5)
        state["minutes"] += (time.perf_counter() - began) / 60
        print(f"{state['players']} players, lesson {lessons}: squared error {error:.4f}", flush=True)
        _keep(state, file)
    return state


def collect(files: list[Path], into: Path) -> None:
    """Merge finished trainings into the file that the bots read."""
    found = {}
    for file in files:
        state = json.loads(file.read_text(encoding="utf-8"))
        found[str(state["players"])] = {
            "seed": state["seed"],
            "generations": state["generation"],
            "deals": state.get("deals"),
            "minutes": round(state["minutes"], 1),
            "log": state["log"],
            "weights": [round(weight, 4) for weight in state["mean"]],
            "network": [round(number, 4) for number in state["network"]],
        }
    lines = [f"{json.dumps(players)}: {json.dumps(part)}" for players, part in sorted(found.items())]
    into.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


def run(
    *,
    players: int,
    seed: int,
    out: Path,
    generations: int,
    deals: int,
    resume: bool | None = None,
    helpers: Helpers | None = None,
    **_: object,
) -> Trained:
    """For `stammtisch train`."""
    Raise().options(players=players)
    written = out / f"raise-{players}.json"
    if resume and not written.exists():
        raise BadOption("mistake-no-interrupted-training", folder=str(out))
    if resume is False:
        written.unlink(missing_ok=True)
    out.mkdir(parents=True, exist_ok=True)
    train(players, generations, seed, written, deals, helpers=helpers)
    log = train_network(written)["log"]
    lines = {str(players): [(generation, share) for generation, share, _ in log]}
    return Trained(written, text("train-raise-title"), text("train-raise-axis"), lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int)
    parser.add_argument("--generations", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--collect", type=Path, nargs="+", default=[])
    chosen = parser.parse_args()
    if chosen.collect:
        collect(chosen.collect, chosen.file)
    else:
        train(chosen.players, chosen.generations, chosen.seed, chosen.file, chosen.deals)
        train_network(chosen.file)


if __name__ == "__main__":
    main()

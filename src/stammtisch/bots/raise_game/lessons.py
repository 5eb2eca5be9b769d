"""Train the two networks of `master`: what ends of rounds are worth, and what acts are worth at a glance.

They are trained in turns. Policies play, and the first network learns what the ends of rounds led to; then
acts are studied in sampled worlds, valued by that network, and the second one learns what was found. It is
the policy of the next turn. Opponents are drawn from a population: the policy with more and less noise, and
variations of the policy before. The state is kept in one file that is rewritten after each lesson, so an
interrupted training resumes where it stopped; `--collect` merges such files into the one that the bots read:

    python -m stammtisch.bots.raise_game.lessons --players 2 --file master-2.json
    python -m stammtisch.bots.raise_game.lessons --collect master-?.json --file raise-master.json

`--further` begins with the networks that the bots have instead, at low rates; each turn ends with the mean of
what its last lessons left.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from stammtisch.bots.raise_game._kernel.ends import Ends
from stammtisch.bots.raise_game._kernel.glance import Instinct
from stammtisch.bots.raise_game._kernel.lessons import teach_ends, teach_glance
from stammtisch.bots.raise_game._kernel.policy import contest
from stammtisch.bots.raise_game.weights import GLANCE_NOISE, NOISE, glance, weights
from stammtisch.bots.raise_game.weights import ends as ends_of
from stammtisch.games.raise_game.game import Raise

TURNS = 3
KEPT = 3  # policies of earlier turns that go on playing
SHIFTS = (-0.75, -0.5, -0.375, -0.25, -0.125, 0.0, 0.125, 0.25)
RAISE_BASE = 948  # which of the networks' numbers is added to the score of every raise
APART = 0.2  # how far their weights lie from the policy's
WORLDS = 24  # in which an act is studied
ASKED = 0.25  # the share of decisions that are studied
TRACE = 0.9
PLAYED = {2: 60_000, 3: 40_000, 4: 25_000, 5: 16_000}  # games of a lesson by the policies
STUDIED = {2: 1500, 3: 700, 4: 400, 5: 250}  # games of a lesson in which decisions are studied

# The rates of the lessons in one turn
FIRST_ENDS = (0.01, 0.01, 0.01, 0.003, 0.003, 0.001)
FIRST_ACTS = (0.01, 0.01, 0.01, 0.01, 0.003, 0.003, 0.001, 0.001)
LATER_ENDS = (0.003, 0.003, 0.001)
LATER_ACTS = (0.003, 0.003, 0.001, 0.001, 0.0003, 0.0003, 0.0003)
LAST_ENDS = (0.003, 0.001, 0.0003, 0.0003)
FURTHER_ENDS = (0.001, 0.0003)
FURTHER_ACTS = (0.002, 0.001, 0.0003, 0.0003, 0.0003, 0.0001)
AVERAGED = 3  # lessons at the end of a further turn whose networks are averaged
LAST_FURTHER_ENDS = (0.001, 0.0003, 0.0001, 0.0001)

Noisy = tuple[Any, float]  # a policy (weights, or an `Instinct`) and its noise


class Lesson(NamedTuple):
    turn: int
    about: str  # "ends" or "acts"
    rate: float
    averaged: bool = False


def plan(turns: int, *, further: bool = False) -> Iterator[Lesson]:
    """All lessons in their order; after the last turn the ends once more."""
    if further:
        yield from _further(turns)
        return
    for turn in range(turns):
        for rate in FIRST_ENDS if turn == 0 else LATER_ENDS:
            yield Lesson(turn, "ends", rate)
        for rate in FIRST_ACTS if turn == 0 else LATER_ACTS:
            yield Lesson(turn, "acts", rate)
    for rate in LAST_ENDS:
        yield Lesson(turns, "ends", rate)


def _further(turns: int) -> Iterator[Lesson]:
    for turn in range(turns):
        for rate in FURTHER_ENDS:
            yield Lesson(turn, "ends", rate)
        for lesson, rate in enumerate(FURTHER_ACTS):
            yield Lesson(turn, "acts", rate, lesson >= len(FURTHER_ACTS) - AVERAGED)
    for rate in LAST_FURTHER_ENDS:
        yield Lesson(turns, "ends", rate)


def _population(players: int, state: dict[str, Any], rng: Random) -> list[Noisy]:
    """The newest policy first; with it those before, and the first one with variations."""
    own = weights(players)
    found: list[Noisy] = []
    for numbers in reversed(state["policies"][-KEPT:]):
        policy = Instinct(numbers)
        found += [(policy, GLANCE_NOISE), (policy, GLANCE_NOISE), (policy, 3 * GLANCE_NOISE)]
    found += [(own, NOISE)] * 2
    variations = [[rng.gauss(weight, APART) for weight in own] for _ in range(2 if state["policies"] else 8)]
    return found + [(some, NOISE) for some in variations]


def _shifted(numbers: list[float], shift: float) -> list[float]:
    """The same networks, which raise more readily."""
    return [*numbers[:RAISE_BASE], numbers[RAISE_BASE] + shift, *numbers[RAISE_BASE + 1 :]]


def _calibrated(
    players: int, numbers: list[float], rivals: list[Any], deals: int, seed: int
) -> tuple[float, float]:
    """How much more readily the networks should raise, and their share of victories then.

    In the worlds of a study others hold any hand, but who has raised holds a good one; and of several raises
    the best is often overrated. So the networks by themselves raise too readily.
    """
    options = Raise().options(players=players)
    found = {}
    for shift in SHIFTS:
        policy = Instinct(_shifted(numbers, shift))
        found[shift] = [
            contest(options, [policy, *[rival] * (players - 1)], deals, seed, NOISE)[0][0] for rival in rivals
        ]
    best = max(found, key=lambda shift: sum(found[shift]))
    return best, found[best][0]


def train(
    players: int,
    seed: int,
    file: Path,
    *,
    turns: int = TURNS,
    scale: float = 1.0,
    rival: Instinct | None = None,
    further: bool = False,
) -> dict[str, Any]:
    """Train to the end of all turns; returns the file's content. `scale` makes all lessons longer.

    `further` turns begin with the bots' networks. With a `rival` an answer to that policy is trained:
    everybody else plays by it.
    """
    options = Raise().options(players=players)
    own = weights(players)
    state: dict[str, Any] = {"players": players, "seed": seed, "done": 0, "minutes": 0.0, "log": []}
    state |= {"policies": [], "averaged": []}
    if further:
        begun = list(glance(players))
        state |= {"policies": [begun], "pupil": begun, "ends": list(ends_of(players))}
    if file.exists():
        state = json.loads(file.read_text(encoding="utf-8"))
    ends = Ends(players, state.get("ends", state["seed"]))
    pupil = Instinct(state.get("pupil", state["seed"]))
    against = None if rival is None else (rival, GLANCE_NOISE)
    lessons = list(plan(turns, further=further))
    while state["done"] < len(lessons):
        began = time.perf_counter()
        lesson = lessons[state["done"]]
        rng = Random(f"{state['seed']}/{players}/{state['done']}")
        pool, number = _population(players, state, rng), rng.getrandbits(60)
        if lesson.about == "ends":
            games = round(PLAYED[players] * scale)
            error = teach_ends(
                options, ends, pool, games, number, rate=lesson.rate, trace=TRACE, rival=against
            )
            told = f"ends of rounds, squared error {error:.4f}"
        else:
            error, acts = teach_glance(
                options, pupil, ends, pool, round(STUDIED[players] * scale), number,
                worlds=WORLDS, asked=ASKED, rate=lesson.rate, rival=against,
            )  # fmt: skip
            told = f"{acts} acts, squared error {error:.4f}"
            if lesson.averaged:
                state["averaged"].append(pupil.numbers())
            if lessons[state["done"] + 1].about == "ends":  # the turn is over
                if state["averaged"]:
                    pupil = Instinct([fmean(several) for several in zip(*state["averaged"], strict=True)])
                    state["averaged"] = []
                numbers = pupil.numbers()
                rivals = [rival] if rival is not None else [own, pool[0][0], Instinct(numbers)]
                deals = max(10, round(6000 * scale) // players)
                shift, share = _calibrated(players, numbers, rivals, deals, number)
                state["policies"].append(_shifted(numbers, shift))
                state["log"].append([state["done"] + 1, shift, round(share, 4)])
                told += f"; raises {shift:+.2f}, {share:.3f} of the victories against the first policy"
        state |= {"done": state["done"] + 1, "ends": ends.numbers(), "pupil": pupil.numbers()}
        state["minutes"] += (time.perf_counter() - began) / 60
        print(f"{players} players, lesson {state['done']}: {told}", flush=True)
        fresh = file.with_suffix(".new")
        fresh.write_text(json.dumps(state), encoding="utf-8")
        fresh.replace(file)
    return state


def collect(files: list[Path], into: Path) -> None:
    """Merge finished trainings into the file that the bots read; what it has for other numbers stays."""
    found = json.loads(into.read_text(encoding="utf-8")) if into.exists() else {}
    for file in files:
        state = json.loads(file.read_text(encoding="utf-8"))
        found[str(state["players"])] = {
            "seed": state["seed"],
            "minutes": round(state["minutes"], 1),
            "log": state["log"],
            "ends": [round(number, 4) for number in state["ends"]],
            "glance": [round(number, 4) for number in state["policies"][-1]],
        }
    lines = [f"{json.dumps(players)}: {json.dumps(part)}" for players, part in sorted(found.items())]
    into.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--scale", type=float, default=1.0, help="makes all lessons longer or shorter")
    parser.add_argument("--further", action="store_true", help="begin with the networks that the bots have")
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--collect", type=Path, nargs="+", default=[])
    chosen = parser.parse_args()
    if chosen.collect:
        collect(chosen.collect, chosen.file)
    elif chosen.players not in PLAYED:
        parser.error("--players: 2, 3, 4 or 5, or --collect with files of finished trainings")
    else:
        train(
            chosen.players, chosen.seed, chosen.file,
            turns=chosen.turns, scale=chosen.scale, further=chosen.further,
        )  # fmt: skip


if __name__ == "__main__":
    main()

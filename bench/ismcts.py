"""OpenSpiel's IS-MCTS on our games beside our bots.

    python bench/ismcts.py raise games.jsonl
    python bench/ismcts.py the-game games.jsonl

RAISE for two: IS-MCTS against `master`, each deal twice with the seats exchanged. THE GAME for two, in
silence: IS-MCTS on both seats, and our bots on the same deals. Each game is a line of the file; what is
there already is not played again, so that the command can be stopped and started at any time. At the end,
and with `--table` at once, it prints what the file holds.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from stammtisch import bots
from stammtisch.core.chance import Committed
from stammtisch.core.game import Chance, Over
from stammtisch.envs.openspiel import Rollouts, game_name
from stammtisch.games.raise_game._kernel.rollouts import Rollouts as RaiseKernel
from stammtisch.games.the_game import rules
from stammtisch.games.the_game._kernel.rollouts import Rollouts as TheGameKernel

SEARCH = "is-mcts"
SECONDS = 10.0
EXPLORING = {"raise": 0.5, "the-game": 0.1}
"""The constant of UCT, about as large as the spread of the returns of random games."""
Line = dict[str, Any]


class RaiseRollouts(Rollouts):
    """The same random games of RAISE, played by its kernel."""

    def __init__(self, options: Any, seed: int) -> None:
        super().__init__(seed=seed)
        self._kernel = RaiseKernel(options, seed)

    def play_out(self, state: Any) -> Any:
        scores = self._kernel.scores(state.moment.state)
        winners = [score == max(scores) for score in scores]
        return np.array(winners) / sum(winners) - 1 / len(scores)


class TheGameRollouts(Rollouts):
    """The same of THE GAME, once somebody is on turn."""

    def __init__(self, options: Any, seed: int) -> None:
        super().__init__(seed=seed)
        self._kernel = TheGameKernel(seed)

    def play_out(self, state: Any) -> Any:
        before = state.moment.state
        if before.on_turn is None or before.to_draw:
            return super().play_out(state)
        laid = 1 - self._kernel.cards_left(before) / rules.CARDS
        return np.full(state.moment.table.players, laid)


COMPILED = {("raise", "win"): RaiseRollouts, ("the-game", "cards"): TheGameRollouts}
"""By game and reward."""


class Player:
    """A seat's player, with the time that it has taken for decisions that were none."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0

    def answer(self, state: Any) -> int:
        if len(state.legal_actions()) == 1:
            return int(state.legal_actions()[0])
        begun = time.process_time()
        action = self.choose(state)
        self.seconds += time.process_time() - begun
        self.decisions += 1
        return action

    def choose(self, state: Any) -> int:
        raise NotImplementedError


class Search(Player):
    """OpenSpiel's IS-MCTS as it comes, but for faster rollouts."""

    def __init__(self, game: Any, simulations: int, exploring: float, seed: str) -> None:
        super().__init__()
        rng = Random(seed)
        table, own = game.first.table, rng.getrandbits(32)
        compiled = COMPILED.get((table.game.name, table.reward))
        self._bot = ISMCTSBot(
            game,
            compiled(table.options, own) if compiled else Rollouts(seed=own),
            exploring,
            simulations,
            random_state=np.random.RandomState(rng.getrandbits(32)),
        )

    def choose(self, state: Any) -> int:
        return int(self._bot.step(state))


class Ours(Player):
    """One of our bots, which sees its view and nothing else."""

    def __init__(self, game: str, name: str, seed: str) -> None:
        super().__init__()
        self._bot = bots.get(game, name).make()
        self._rng = Random(seed)

    def choose(self, state: Any) -> int:
        table, moment = state.moment.table, state.moment
        view = table.game.view(moment.state, moment.seat)
        return int(table.encoding.action(view, self._bot.choose(view, self._rng, SECONDS)))


def play(game: Any, players: list[Player], secret: str) -> Any:
    """A whole game's result; the same secret puts every pile into the same order and rolls the same dice."""
    chance = Committed(hashlib.sha256(secret.encode()).digest())
    state, falls = game.new_initial_state(), 0
    while True:
        turn = state.moment.turn
        if isinstance(turn, Over):
            return turn.result
        if isinstance(turn, Chance):
            act = chance.fall(turn, falls)
            falls += 1
            state.apply_action(state.moment.table.histories.outcome(act))
        else:
            state.apply_action(players[state.current_player()].answer(state))


def plan(chosen: argparse.Namespace) -> Iterator[tuple[str, list[str], int]]:
    """Every game's name, bots by seat and deal."""
    for index in range(chosen.games):
        if chosen.game == "raise":
            deal, swapped = divmod(index, 2)
            seats = [SEARCH, chosen.against]
            yield f"{deal}/{swapped}", seats[::-1] if swapped else seats, deal
        else:
            yield f"{index}/{SEARCH}", [SEARCH] * 2, index
    if chosen.game != "raise":
        for name in chosen.beside.split(","):
            for index in range(chosen.games):
                yield f"{index}/{name}", [name] * 2, index


def run(chosen: argparse.Namespace) -> None:
    name = game_name(chosen.game)
    game = pyspiel.load_game(name, {"players": 2, "signals": False, "reward": chosen.reward})
    done = {line["game"] for line in lines(chosen.file)}
    for index, seats, deal in plan(chosen):
        if index in done:
            continue
        seed = f"{chosen.seed}/{deal}"
        players: list[Player] = [
            Search(game, chosen.simulations, chosen.exploring or EXPLORING[chosen.game], f"{seed}/{seat}")
            if bot == SEARCH
            else Ours(chosen.game, bot, f"{seed}/{seat}")
            for seat, bot in enumerate(seats)
        ]
        result = play(game, players, seed)
        line = {
            "game": index,
            "bots": seats,
            "simulations": chosen.simulations,
            "scores": list(result.scores),
            "winners": list(result.winners),
            "seconds": [round(player.seconds, 3) for player in players],
            "decisions": [player.decisions for player in players],
        }
        with chosen.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")


def lines(file: Path) -> list[Line]:
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


# The table


def _figures(by_deal: dict[str, list[float]], scale: float = 1) -> str:
    """The mean with its 95 % interval; all games of a deal are one observation."""
    found = [scale * mean(values) for values in by_deal.values()]
    spread = 1.96 * stdev(found) / len(found) ** 0.5 if len(found) > 1 else float("nan")
    return f"{mean(found):.1f} ± {spread:.1f}"


def table(game: str, found: list[Line]) -> Iterator[str]:
    """One line a bot, in Markdown."""
    rivals = game == "raise"
    yield f"| bot | games | won, % | {'points' if rivals else 'cards left'} | ms a decision |"
    yield "|---|---|---|---|---|"
    for bot in dict.fromkeys(bot for line in found for bot in line["bots"]):
        seats = [(line, seat) for line in found for seat, own in enumerate(line["bots"]) if own == bot]
        won: dict[str, list[float]] = {}
        points: dict[str, list[float]] = {}
        for line, seat in seats:
            winners, deal = line["winners"], line["game"].partition("/")[0]
            share = 1 / len(winners) if rivals and winners else 1
            won.setdefault(deal, []).append(share * (seat in winners))
            points.setdefault(deal, []).append(line["scores"][seat])
        games = len({line["game"] for line, _ in seats})
        seconds = sum(line["seconds"][seat] for line, seat in seats)
        time_each = 1000 * seconds / max(1, sum(line["decisions"][seat] for line, seat in seats))
        shown = _figures(points, 1 if rivals else -1)
        yield f"| `{bot}` | {games} | {_figures(won, 100)} | {shown} | {time_each:.2f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=["raise", "the-game"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument(
        "--exploring", type=float, default=1.0, help="the weight of what has been tried little"
    )
    parser.add_argument("--reward", default="")
    parser.add_argument("--against", default="master", help="RAISE: the bot on the other seat")
    parser.add_argument("--beside", default="random,greedy,planner", help="THE GAME: bots on the same deals")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--table", action="store_true", help="play nothing, print the table")
    chosen = parser.parse_args()
    if not chosen.table:
        run(chosen)
    print(*table(chosen.game, lines(chosen.file)), sep="\n")


if __name__ == "__main__":
    main()

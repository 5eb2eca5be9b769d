"""Train THE GAME's network by self-play, with checkpoints and a log of its strength over time.

Alone, a network learns from every game before it plays the next. With helpers they play and this process
learns: the games of a chunk are played by the network as it was one chunk earlier (docs/decisions/126).
The same goes for games by search, with helpers or without (docs/decisions/133).
"""

from __future__ import annotations

import json
import sys
import time
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from stammtisch.bots.base import Helpers, Trained
from stammtisch.bots.the_game._kernel.learning import gather, play_games, study, teach
from stammtisch.bots.the_game._kernel.pondering import gather_lessons, study_lessons
from stammtisch.bots.the_game._kernel.search import Player
from stammtisch.bots.the_game._kernel.value import Network
from stammtisch.bots.the_game.levels import Skill
from stammtisch.bots.the_game.weights import FOLDER, read, weights_file, write
from stammtisch.core.game import BadOption
from stammtisch.games.the_game.game import GAME
from stammtisch.games.the_game.model import Options
from stammtisch.texts import text

CHUNK = 500  # games between two checks of the clock
SEARCHED = 40  # the same for games by search, each of which is a few hundred lessons
SMOOTHING = 0.03  # how much a chunk counts in the mean of the weights over time
SHARES = 4  # of a chunk, for helpers; the same for any number of them, so that the result is
KEEP_EVERY = 10.0  # seconds between two checkpoints
TEST_SEED = 1 << 40  # far from the seeds of training


@dataclass(frozen=True, slots=True)
class Teaching:
    """How a network learns from games."""

    rate: float
    win_share: float  # the weight of winning in the target; the rest is that of the cards laid
    silent: float = 0.25  # the share of games without signals
    decay: float = 0.8  # how much a later value counts for an earlier turn
    most: int = 40  # turns that are evaluated
    worlds: int = 0  # games are played by search in so many of them; 0: by the value alone


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
    worlds: int = 0,
    fewer_cards: bool = False,
    minutes: float | None = None,
    test_games: int = 1000,
    quiet: bool = False,
    helpers: Helpers | None = None,
) -> Path:
    """Train a network and write its weights; returns the file.

    The same arguments give the same weights; with `helpers` others than without, but the same for any
    number of them. `start_from` begins with the weights for another number of players, which is much
    faster. With `worlds` the games are played by search, and the network learns what the search has found;
    the weights that are written are then a mean over time. An interrupted training resumes where it stopped
    (`resume`); `minutes` interrupts it.
    """
    options = GAME.options(players=players, min_cards=min_cards, fewer_cards=fewer_cards)
    path = weights_file(players, min_cards, out, fewer_cards=fewer_cards)
    checkpoint = path.with_suffix(".partial")
    log = path.with_suffix(".jsonl")
    network = Network(seed)
    if start_from:
        network.load(read(start_from)[1])
    state = _State(network.weights())
    if resume and checkpoint.exists():
        state = _State.read(checkpoint)
        network.load(state.weights)
    _forget_after(log, state.games)

    def how(done: int) -> Teaching:
        part = done / games
        return Teaching(
            rate=rate * _slow_down(part),
            win_share=_win_share(part, win_share),
            silent=silent if players > 1 else 0.0,
            most=most,
            worlds=worlds,
        )

    began = time.monotonic() - state.seconds
    kept = -KEEP_EVERY
    chunk = SEARCHED if worlds else CHUNK
    tests = max(games // 12 // chunk, 1)
    learner = _Learner(network, options, seed, how, helpers)
    try:
        while state.games < games:
            state = learner.chunk(state, last=state.games + chunk >= games)
            state = replace(state, seconds=time.monotonic() - began)
            if state.games // chunk % tests == 0 or state.games >= games:
                line = {
                    "games": state.games,
                    "seconds": round(state.seconds),
                    "won_in_training": state.wins / state.since,
                }
                line |= _strength(state.result, options, test_games)
                with log.open("a") as file:
                    file.write(json.dumps(line) + "\n")
                if not quiet:
                    print(line, file=sys.stderr, flush=True)
                state = replace(state, wins=0, since=0)
            if time.monotonic() > kept + KEEP_EVERY:
                state.write(checkpoint)
                kept = time.monotonic()
            if minutes is not None and state.seconds > 60 * minutes:
                return checkpoint
    finally:
        if state.games:
            state.write(checkpoint)
    about = {
        "game": "the-game",
        "players": players,
        "min_cards": min_cards,
        "fewer_cards": fewer_cards,
        "games": games,
        "seed": seed,
        "minutes": round(state.seconds / 60, 1),
        "started_from": start_from.name if start_from else None,
        "rate": rate,
        "silent": silent,
        "most": most,
        "win_share": win_share,
        "worlds": worlds,
        "value_alone": _strength(state.result, options, test_games),
    }
    write(path, about, state.result)
    checkpoint.unlink(missing_ok=True)
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
    worlds: int,
    fewer_cards: bool,
    minutes: float | None,
    resume: bool | None = None,
    helpers: Helpers | None = None,
    **_: object,
) -> Trained:
    """For `stammtisch train`."""
    GAME.options(players=players, min_cards=min_cards, fewer_cards=fewer_cards)
    file = weights_file(players, min_cards, out, fewer_cards=fewer_cards)
    if resume and not file.with_suffix(".partial").exists():
        raise BadOption("mistake-no-interrupted-training", folder=str(out))
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
        worlds=worlds,
        fewer_cards=fewer_cards,
        minutes=minutes,
        resume=resume is not False,
        helpers=helpers,
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


def _strength(weights: Sequence[float], options: Options, games: int) -> dict[str, Any]:
    found = {}
    network = _network(weights)
    for talk in ("signals", "silent")[options.players == 1 :]:
        wins, _ = play_games(network, replace(options, talk=talk), games, TEST_SEED)
        found[talk] = wins / games
    return found


def _forget_after(log: Path, games: int) -> None:
    """Drop the log's lines that a resumed training will write again."""
    if log.exists():
        lines = [line for line in log.read_text().splitlines() if json.loads(line)["games"] <= games]
        log.write_text("".join(f"{line}\n" for line in lines))


@dataclass(frozen=True, slots=True)
class _State:
    """What a training needs to go on: a checkpoint."""

    weights: Sequence[float]
    played_by: Sequence[float] = ()  # the weights that play the chunk under way, where others play
    mean: Sequence[float] = ()  # of the weights over time, with games by search
    games: int = 0
    seconds: float = 0.0
    wins: int = 0  # since the last line of the log
    since: int = 0

    def write(self, path: Path) -> None:
        head = {name: getattr(self, name) for name in ("games", "seconds", "wins", "since")}
        numbers = array("f", self.weights) + array("f", self.played_by) + array("f", self.mean)
        fresh = path.with_suffix(".new")
        fresh.write_bytes(json.dumps(head).encode() + b"\n" + numbers.tobytes())
        fresh.replace(path)  # whole or not at all

    @classmethod
    def read(cls, path: Path) -> _State:
        head, _, numbers = path.read_bytes().partition(b"\n")
        weights = array("f", numbers)
        size = len(Network().weights())
        return cls(weights[:size], weights[size : 2 * size], weights[2 * size :], **json.loads(head))

    @property
    def result(self) -> Sequence[float]:
        return self.mean or self.weights


class _Learner:
    """Lets a network play and learn, chunk by chunk."""

    def __init__(
        self,
        network: Network,
        options: Options,
        seed: int,
        how: Callable[[int], Teaching],
        helpers: Helpers | None,
    ) -> None:
        self._network, self._options, self._seed, self._how = network, options, seed, how
        self._helpers = helpers
        self._under_way: list[Callable[[], tuple[int, bytes]]] = []

    def chunk(self, state: _State, *, last: bool) -> _State:
        """The state one chunk later."""
        how = self._how(state.games)
        size = SEARCHED if how.worlds else CHUNK
        mean, played_by = state.mean, state.weights
        if self._helpers is None and not how.worlds:
            seed = (self._seed << 32) + state.games
            wins = teach(self._network, self._options, CHUNK, seed, how)[0]
            played_by = ()
        else:
            wins = self._shared_chunk(state, size, last=last)
        if how.worlds:
            smooth = _network(mean or state.weights)
            smooth.blend(self._network, SMOOTHING)
            mean = smooth.weights()
        return replace(
            state,
            weights=self._network.weights(),
            played_by=played_by,
            mean=mean,
            games=state.games + size,
            wins=state.wins + wins,
            since=state.since + size,
        )

    def _shared_chunk(self, state: _State, size: int, *, last: bool) -> int:
        """While this chunk is learned, the next one is already played, by the weights of now."""
        now = self._under_way or self._begin(state.games, size, state.played_by or state.weights)
        self._under_way = [] if last else self._begin(state.games + size, size, state.weights)
        wins = 0
        for share in now:
            won, games = share()
            how = self._how(state.games)
            if how.worlds:
                study_lessons(self._network, games, how.rate)
            else:
                study(self._network, games, how)
            wins += won
        return wins

    def _begin(self, done: int, size: int, weights: Sequence[float]) -> list[Callable[[], tuple[int, bytes]]]:
        size, numbers, how = size // SHARES, array("f", weights), self._how(done)
        seeds = [(self._seed << 32) + done + size * share for share in range(SHARES)]
        begin = self._helpers.begin if self._helpers else partial
        return [begin(play_share, _Share(numbers, self._options, size, seed, how)) for seed in seeds]


@dataclass(frozen=True, slots=True)
class _Share:
    """Games to be played by somebody else."""

    weights: array[float]
    options: Options
    games: int
    seed: int
    how: Teaching


def play_share(share: _Share) -> tuple[int, bytes]:
    """Wins, and the games for `study`, or the lessons for `study_lessons`."""
    network, how = _network(share.weights), share.how
    if how.worlds:
        skill = Skill(most=60, top=8, worlds=how.worlds, depth=3, trust=0)
        return gather_lessons(Player(network, skill), share.options, share.games, share.seed, how)
    wins, _, games = gather(network, share.options, share.games, share.seed, how)
    return wins, games


def _network(weights: Sequence[float]) -> Network:
    network = Network()
    network.load(weights)
    return network

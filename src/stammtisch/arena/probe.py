"""Plays a bot through games and positions of all kinds, and says what it does wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import stammtisch.games
from stammtisch.arena.seats import Seats, Thinking, moment_of
from stammtisch.arena.simulate import Job, play_one
from stammtisch.bots import BOTS
from stammtisch.bots.outside import Fault, Seating
from stammtisch.bots.outside.finding import is_ours
from stammtisch.core.chance import Seeded
from stammtisch.core.game import BadOption, Choice, Game, IllegalMove, Move
from stammtisch.core.match import Match
from stammtisch.texts import ENGLISH, why

ENOUGH = 5  # faults in a game, after which nothing new is learnt
POSITIONS = 12  # asked for out of a game, for each trial

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Trial:
    """Options under which the bot is tried, and who sits where."""

    game: str
    options: Any
    bots: tuple[str, ...]


@dataclass(slots=True)
class Probed:
    """What came of it."""

    bot: str
    games: int = 0
    positions: int = 0
    thinking: Thinking = field(default_factory=Thinking)
    faults: list[dict[str, Any]] = field(default_factory=list)
    """Each with its game, its options and where it happened."""

    def summary(self) -> dict[str, Any]:
        """The output of `probe-bot --json`."""
        return {
            "bot": self.bot,
            "right": not self.faults,
            "games": self.games,
            "positions": self.positions,
            "ms_per_move": round(1000 * self.thinking.seconds / max(self.thinking.turns, 1), 3),
            "faults": self.faults,
        }


def trials(game: AnyGame, bot: str) -> Iterator[Trial]:
    """All numbers of players, and every value of every option at least once.

    The bot sits among others, on each seat in turn, and alone with itself, which makes longer games.
    """
    known = [entry.name for entry in reversed(BOTS[game.name][:2])]
    other = next((name for name in known if is_ours(game.name, name)), bot)
    count = 0
    for players in game.option_list()[0].choices:
        for chosen in _variations(game, players):
            try:
                options = game.options(players=players, **chosen)
            except BadOption:
                continue  # they do not go together
            mixed = tuple(bot if seat == count % players else other for seat in range(players))
            yield Trial(game.name, options, mixed)
            if not count % 3:
                yield Trial(game.name, options, (bot,) * players)
            count += 1


def _variations(game: AnyGame, players: int) -> Iterator[dict[str, Any]]:
    yield {}
    for option in game.option_list(players)[1:]:
        for value in option.choices:
            if value != option.default:
                yield {option.name: value}


def probe(bot: str, game: str, *, seed: str, seconds: float, log: Path | None) -> Iterator[Probed]:
    """Try the bot in one game; yields after every trial what was found so far."""
    found = Probed(bot)
    rules = stammtisch.games.get(game)
    with closing(Seats(log)) as seats:
        for number, trial in enumerate(trials(rules, bot)):
            job = Job(game, trial.options, trial.bots, f"{seed}/{number}", seconds=seconds, log=log)
            played = play_one(job, 0, seats)
            found.games += 1
            found.thinking.seconds += played.thinking.seconds
            found.thinking.turns += played.thinking.turns
            for failure in played.failures:
                found.faults.append(_where(rules, trial) | asdict(failure) | {"game": game})
            _positions(rules, trial, job, seats, found)
            yield found
            if len(found.faults) >= ENOUGH:
                return


def _where(game: AnyGame, trial: Trial) -> dict[str, Any]:
    return {"players": trial.options.players, "options": game.option_line(trial.options)}


def _positions(game: AnyGame, trial: Trial, job: Job, seats: Seats, found: Probed) -> None:
    """Ask about positions of random games, which no sensible player brings about, without what led there."""
    rng = Random(f"{job.seed}/positions")
    seat = trial.bots.index(found.bot)
    match: Match[Any, Any, Any] = Match(game, trial.options, chance=Seeded(f"{job.seed}/positions"))
    player = seats.take(game.name, found.bot, seat)
    asked = 0
    while isinstance(turn := match.turn, Choice) and asked < POSITIONS:
        if seat in turn.seats and rng.random() < 0.3:
            asked += 1
            found.positions += 1
            try:
                player.begin(Seating(game, trial.options, seat, trial.bots, job.seed, job.seconds))
                act = player.act(moment_of(match, seat))
                game.apply(match.state, Move(seat, act))
            except (Fault, IllegalMove) as error:
                kind = error.kind if isinstance(error, Fault) else "illegal"
                what = error.what if isinstance(error, Fault) else f"{act!r}: {why(error, ENGLISH)}"
                place = {"seat": seat, "bot": found.bot, "at": match.at, "fault": kind, "what": what}
                found.faults.append(_where(game, trial) | place | {"game": game.name, "log": ""})
                return
        chooser = rng.choice(turn.seats)
        match.play(Move(chooser, rng.choice(match.legal(chooser))))

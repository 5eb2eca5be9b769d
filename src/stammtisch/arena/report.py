"""Statistics of many games: win rates with intervals, scores, ratings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from stammtisch import games
from stammtisch.arena.seats import Failure, Forfeited
from stammtisch.arena.simulate import FinishedGame, Job

__all__ = [
    "forfeits",
    "mean_measures",
    "measures",
    "ms_per_act",
    "place",
    "summary",
    "wilson",
    "win_rate",
    "win_share",
]


def wilson(wins: float, games: int) -> list[float]:
    """The 95 % confidence interval of a proportion.

    >>> [round(x, 3) for x in wilson(50, 100)]
    [0.404, 0.596]
    """
    if not games:
        return [0.0, 1.0]
    z = 1.959964
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    below = 1 + z * z / games
    return [max(0.0, (middle - spread) / below), min(1.0, (middle + spread) / below)]


def summary(job: Job, played: Sequence[FinishedGame], seconds: float) -> dict[str, Any]:
    """The output of `simulate --json`; a turn of several acts counts as one move."""
    results = [one.result for one in played]
    count = len(results)
    turns = sum(one.thinking.turns for one in played)
    head = {
        "game": job.game,
        "players": job.options.players,
        "bots": list(job.bots),
        "games": count,
        "seed": int(job.seed) if job.seed.isdecimal() and len(job.seed) < 4_000 else job.seed,
        "seconds": round(seconds, 3),
        "games_per_second": round(count / seconds, 1) if seconds else 0.0,
        "ms_per_move": round(1000 * sum(one.thinking.seconds for one in played) / max(turns, 1), 3),
        "ms_per_act": ms_per_act((job.bots, one) for one in played),
    } | forfeits(one.failures for one in played)
    if not count:
        return head
    return head | (_team(results) if games.get(job.game).cooperative else _rivals(job.bots, results))


def win_rate(results: Sequence[Any]) -> dict[str, Any]:
    """How often a team won."""
    wins = sum(bool(result.winners) for result in results)
    return {"win_rate": wins / len(results), "win_rate_95": wilson(wins, len(results))}


def mean_measures(results: Sequence[Any]) -> dict[str, float]:
    """The means of the game's own measures; booleans become proportions.

    A forfeited game has none of its own: it counts as `False`, and for numbers not at all.
    """
    played = [result for result in results if not isinstance(result, Forfeited)]
    found: dict[str, list[float]] = defaultdict(list)
    for result in played:
        for name, value in measures(result).items():
            found[name].append(value)
    return {
        name: sum(values) / (len(results) if isinstance(values[0], bool) else len(values))
        for name, values in found.items()
    }


def measures(result: Any) -> Mapping[str, float]:
    """The game's own measures of a result besides scores and winners; most games have none."""
    found: Mapping[str, float] = getattr(result, "measures", {})
    return found


def win_share(result: Any, seat: int) -> float:
    """A seat's share of the victory: a shared one counts as a fraction."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def ms_per_act(played: Iterable[tuple[Sequence[str], FinishedGame]]) -> dict[str, float]:
    """Each bot's milliseconds for an act, by the clock on the wall; `played` are games with their bots.

    Bots whose games a kernel has played are left out.
    """
    seconds: dict[str, float] = defaultdict(float)
    acts: dict[str, int] = defaultdict(int)
    for bots, game in played:
        for seat, (time, count) in game.thinking.by_seat.items():
            seconds[bots[seat]] += time
            acts[bots[seat]] += count
    return {name: round(1000 * seconds[name] / acts[name], 3) for name in acts}


LAST = 1e9  # behind every score


def place(result: Any, seat: int) -> float:
    """The lower, the better the seat did; whoever has forfeited the game comes last."""
    if isinstance(result, Forfeited) and (result.cooperative or seat in result.losers):
        return LAST
    return float(-result.scores[seat])


MOST_FAULTS = 100  # listed one by one


def forfeits(failures: Iterable[Sequence[Failure]]) -> dict[str, Any]:
    """What bots did wrong in games: how many games it cost, by bot, and each fault."""
    games = list(failures)
    found = [one for game in games for one in game]
    return {
        "forfeited": sum(bool(game) for game in games),
        "forfeits": dict(Counter(one.bot for one in found)),
        "faults": [asdict(one) for one in found[:MOST_FAULTS]],
    }


def _team(results: Sequence[Any]) -> dict[str, Any]:
    wins = sum(bool(result.winners) for result in results)
    return {"wins": wins, **win_rate(results), **mean_measures(results)}


def _rivals(names: Sequence[str], results: Sequence[Any]) -> dict[str, Any]:
    """Statistics by bot and by seat; a bot in several seats gets the sum of their shares."""
    share: dict[int, float] = defaultdict(float)
    score: dict[int, float] = defaultdict(float)
    for result in results:
        for seat, points in enumerate(result.scores):
            score[seat] += points / len(results)
            share[seat] += win_share(result, seat) / len(results)
    per_bot = {}
    for name in dict.fromkeys(names):
        seats = [seat for seat, other in enumerate(names) if other == name]
        per_bot[name] = {
            "win_share": sum(share[seat] for seat in seats),
            "mean_score": sum(score[seat] for seat in seats) / len(seats),
        }
    per_seat = [
        {"bot": name, "win_share": share[seat], "mean_score": score[seat]} for seat, name in enumerate(names)
    ]
    return {"per_bot": per_bot, "per_seat": per_seat}

"""Par: what bots make of the day's deal, the same each time."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from stammtisch import bots, games
from stammtisch.core.chance import Committed
from stammtisch.core.game import Move
from stammtisch.core.match import Match
from stammtisch.server.bots.par import par_game, thought
from stammtisch.server.bots.workers import BotWorkers
from stammtisch.server.daily.standing import Par, Ranked, better_than, figures

SECRET = bytes(range(32))
DAILY = [name for name, game in games.GAMES.items() if game.daily]


@pytest.mark.parametrize("name", DAILY)
def test_a_declared_table_can_be_set_up(name: str) -> None:
    game = games.get(name)
    assert game.daily is not None
    game.options(**game.daily.options, players=game.daily.players)
    for bot in (game.daily.par, *game.daily.bots):
        bots.get(name, bot)


@pytest.mark.parametrize("name", DAILY)
def test_par_repeats_and_varies_with_its_number(name: str) -> None:
    found = [par_game(name, SECRET, number) for number in range(8)]
    assert found == [par_game(name, SECRET, number) for number in range(8)]
    assert len(set(found)) > 1


def test_par_is_the_same_in_a_bot_process() -> None:
    async def asked() -> list[tuple[float, int]]:
        workers = BotWorkers(1)
        try:
            return [await workers.par(name, SECRET, 3) for name in DAILY]
        finally:
            await workers.close()

    assert asyncio.run(asked()) == [par_game(name, SECRET, 3) for name in DAILY]


def test_a_bot_with_a_seed_answers_equal_questions_equally() -> None:
    game = games.get("raise")
    match = Match(game, game.options(players=3), chance=Committed(SECRET))

    async def asked() -> list[object]:
        workers = BotWorkers(1)
        view = match.view(1)
        try:
            first = [await workers.act("raise", "shrewd", view, seed=str(seed)) for seed in range(5)]
            await workers.act("raise", "shrewd", view)  # what others ask in between changes nothing
            again = [await workers.act("raise", "shrewd", view, seed=str(seed)) for seed in range(5)]
            return [first, again]
        finally:
            await workers.close()

    first, again = asyncio.run(asked())
    assert first == again


def test_who_is_quicker_does_not_change_a_bots_thoughts() -> None:
    game = games.get("raise")
    match = Match(game, game.options(players=3), chance=Committed(SECRET))
    before = thought(SECRET, match, 1)
    match.play(Move(0, Random(1).choice(match.legal(0))))
    assert thought(SECRET, match, 1) == before
    match.play(Move(1, match.legal(1)[0]))
    assert thought(SECRET, match, 1) != before
    assert thought(SECRET, match, 2) != thought(SECRET, match, 1)
    assert thought(bytes(32), match, 1) != thought(SECRET, match, 1)


def test_a_result_ranks_by_victory_then_by_score() -> None:
    par = Par.of("sharp", [(0.0, -30), (1.0, 0), (0.0, -4), (0.0, -12)])
    assert par.results[0] == Ranked(1.0, 0)
    daily = games.get("the-game").daily
    assert daily is not None
    assert figures(par.results, daily) == [0, 4, 12, 30]
    assert par.share == 0.25 and par.mean(daily) == 11.5
    assert better_than(Ranked(0.0, -4), par.results) == 0.5
    assert better_than(Ranked(0.0, -4), ()) is None
    assert Par.load(par.dump()) == par

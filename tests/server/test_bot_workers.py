"""Bots think in processes of their own; one that fails or overruns is replaced for that move."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from server.kit import quick, running

from stammtisch import bots, games
from stammtisch.bots import Entry
from stammtisch.server.bots.workers import BotWorkers
from stammtisch.testing import walk

GAME = games.get("the-game")
VIEW = walk(GAME, GAME.options(players=3, starter=0), 1, 0).view(0)

BAD_BOTS = '''
"""Bots that misbehave, for the tests."""
import os, time
from random import Random
from stammtisch.bots.base import Quiet
class Raising(Quiet):
    def choose(self, view, rng, seconds):
        raise ZeroDivisionError("oh no")
class Sleeping(Quiet):
    def choose(self, view, rng, seconds):
        time.sleep(60)
class Dying(Quiet):
    def choose(self, view, rng, seconds):
        os._exit(3)
class Cheating(Quiet):
    def choose(self, view, rng, seconds):
        return "all your cards"
class Printing(Quiet):
    def choose(self, view, rng, seconds):
        print("thinking aloud")
        return view.legal[-1]
class Talking:
    def choose(self, view, rng, seconds):
        return rng.choice(view.legal)
    def aside(self, view, rng):
        from stammtisch.games.the_game.game import Signal
        return (Signal("A", "spare"), Signal("self", "fine"))
'''


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry with bots that misbehave, here and in the workers."""
    names = ("Raising", "Sleeping", "Dying", "Cheating", "Printing", "Talking")
    (tmp_path / "sitecustomize.py").write_text(
        "import sys, types\n"
        "import stammtisch.bots as bots\n"
        f"source = {BAD_BOTS!r}\n"
        "module = types.ModuleType('stammtisch.bots.bad')\n"
        "exec(source, module.__dict__)\n"
        "sys.modules['stammtisch.bots.bad'] = module\n"
        f"extra = tuple(bots.Entry(name.lower(), '', 'stammtisch.bots.bad:' + name) for name in {names!r})\n"
        "bots.BOTS['the-game'] = bots.BOTS['the-game'][:2] + extra\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    extra = tuple(Entry(name.lower(), "", f"stammtisch.bots.bad:{name}") for name in names)
    monkeypatch.setitem(bots.BOTS, "the-game", (*bots.BOTS["the-game"][:2], *extra))


def ask(bot: str, cap: float = 0.5) -> object:
    async def asking() -> object:
        workers = BotWorkers(1, cap=cap)
        try:
            await workers.act("the-game", "random", VIEW)  # the process has started
            return await workers.act("the-game", bot, VIEW)
        finally:
            await workers.close()

    return asyncio.run(asking())


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("raising", "ZeroDivisionError in choose"),
        ("sleeping", "no answer within"),
        ("dying", "its process ended"),
        ("cheating", "chose an illegal act"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_the_move(
    bot: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert ask(bot) in VIEW.legal
    assert why in caplog.text
    assert f"{bot} at the-game" in caplog.text


@pytest.mark.usefixtures("bad_bots")
def test_a_bot_that_prints_disturbs_nobody(caplog: pytest.LogCaptureFixture) -> None:
    assert ask("printing") == VIEW.legal[-1]
    assert not caplog.text


def test_a_view_that_cannot_be_sent_to_a_process_is_answered_by_chance(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The game of another package may have such views; the next question is answered as ever."""
    view = SimpleNamespace(legal=VIEW.legal, shown=lambda: VIEW)

    async def asking() -> tuple[object, object]:
        workers = BotWorkers(1, cap=10)
        try:
            unsent = await workers.act("the-game", "greedy", view)
            return unsent, await workers.act("the-game", "greedy", VIEW)
        finally:
            await workers.close()

    unsent, sent = asyncio.run(asking())
    assert unsent in VIEW.legal
    assert sent == bots.get("the-game", "greedy").make().choose(VIEW, Random(1), 1)
    assert "greedy at the-game failed" in caplog.text


def test_good_bots_are_asked_as_they_are(caplog: pytest.LogCaptureFixture) -> None:
    bot = bots.get("the-game", "greedy").make()
    assert ask("greedy", cap=10) == bot.choose(VIEW, Random(1), 1)
    assert not caplog.text


@pytest.mark.usefixtures("bad_bots")
def test_bots_give_signals(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        created = server.table(
            "the-game",
            {"kind": "me", "name": "Anna"},
            {"kind": "bot", "bot": "talking"},
            options={"starter": 0},
        )
        player = server.stream(created["table"], created["seats"][0]["token"])
        while not (player.view and player.view["public"]["signals"][1]["self"] == "fine"):
            player.read()
        assert player.view["public"]["signals"][1]["A"] == "spare"
        player.close()

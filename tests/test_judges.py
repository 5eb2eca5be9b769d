"""The judges of our games keep the promises that the public test kit asks of every judge."""

from __future__ import annotations

from stammtisch import games
from stammtisch.bots.judge import judge_for
from stammtisch.testing import JudgeSuite


class TestTheGameJudge(JudgeSuite):
    game = games.get("the-game")
    judge = judge_for("the-game")


class TestRaiseJudge(JudgeSuite):
    game = games.get("raise")
    judge = judge_for("raise")

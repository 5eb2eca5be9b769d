"""Our games keep the promises that the public test kit asks of every game."""

from __future__ import annotations

from kit import SUITES, RaiseSuite, TheGameSuite

from stammtisch.games import GAMES


class TestTheGame(TheGameSuite):
    pass


class TestRaise(RaiseSuite):
    pass


def test_no_game_goes_untested() -> None:
    assert SUITES.keys() == GAMES.keys()

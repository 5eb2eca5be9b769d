"""Goofspiel keeps the promises that every game keeps, and its own rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

from stammtisch import Match, Move
from stammtisch.core.chance import Scripted
from stammtisch.testing import GameSuite

from stammtisch_goofspiel import GAME
from stammtisch_goofspiel.model import Bid, Prize, Round, State


class TestGoofspiel(GameSuite):
    game = GAME

    def census(self, state: State) -> Counter[Any]:
        parts = Counter(("prize", number) for number in state.prizes)
        parts.update(("prize", one.prize) for one in state.rounds)
        parts.update(("prize", state.prize) for _ in range(state.prize is not None))
        for seat, hand in enumerate(state.hands):
            parts.update((seat, card) for card in (*hand, *(one.bids[seat] for one in state.rounds)))
        return parts


def played(*rounds: tuple[int, int, int]) -> Match[Any, Any, Any]:
    prizes = [Prize(prize) for prize, _, _ in rounds]
    left = [Prize(number) for number in range(1, 6) if Prize(number) not in prizes]
    match: Match[Any, Any, Any] = Match(
        GAME, GAME.options(players=2, cards=5), chance=Scripted([*prizes, *left])
    )
    for _, *bids in rounds:
        for seat, card in enumerate(bids):
            match.play(Move(seat, Bid(card)))
    return match


def test_the_highest_bid_takes_the_prize() -> None:  # 2.3
    assert played((4, 2, 5)).state.rounds == (Round(4, (2, 5), 1),)


def test_nobody_takes_a_prize_for_which_two_bid_most() -> None:  # 2.3
    assert played((4, 5, 5)).state.rounds == (Round(4, (5, 5), None),)


def test_equal_sums_share_the_victory() -> None:  # 3.2
    match = played((2, 1, 2), (3, 2, 1), (1, 5, 3), (4, 3, 4), (5, 4, 5))
    assert match.result.scores == (4, 11) and match.result.winners == (1,)
    tie = played((2, 1, 2), (3, 3, 4), (5, 4, 1), (1, 2, 3), (4, 5, 5))
    assert tie.result.scores == (5, 6)

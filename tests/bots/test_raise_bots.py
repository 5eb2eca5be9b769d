"""The bots of RAISE: legal, repeatable, blind to what is hidden, and each better than the one below."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stammtisch.arena.simulate import play_match
from stammtisch.bots.base import RandomBot
from stammtisch.bots.raise_game import levels
from stammtisch.bots.raise_game.greedy import Greedy
from stammtisch.core.chance import Seeded
from stammtisch.core.game import Choice, Move
from stammtisch.core.match import Match
from stammtisch.games.raise_game.components import read
from stammtisch.games.raise_game.game import Choose, Pass, Raise, RaiseBy, View

GAME = Raise()


class QuickMaster(levels.Master):
    """The top level with a small budget: what it does, not how well."""

    worlds = 60
    at_once = 20


BOTS: dict[str, Any] = {
    "greedy": Greedy,
    "thrifty": levels.Thrifty,
    "shrewd": levels.Shrewd,
    "master": QuickMaster,
}
every_bot = pytest.mark.parametrize("make", BOTS.values(), ids=BOTS)


def views(players: int, seed: int, **more: Any) -> list[View]:
    """What seats that choose see in a random game."""
    match = Match(GAME, GAME.options(players=players, **more), chance=Seeded(seed))
    rng = Random(seed)
    seen = []
    while isinstance(turn := match.turn, Choice):
        seat = rng.choice(turn.seats)
        seen.append(match.view(seat))
        match.play(Move(seat, rng.choice(match.legal(seat))))
    return seen


@every_bot
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_act_is_legal(make: Any, players: int) -> None:
    bot = make()
    for extra_cards in (False, True):
        for view in views(players, players, extra_cards=extra_cards):
            assert bot.choose(view, Random(1), 5.0) in view.legal


@every_bot
def test_another_set_is_played_too(make: Any) -> None:
    figures = {
        "name": "other",
        "hand_size": 8,
        "symbols": ["star", "moon"],
        "dice": [["star", "moon"], ["blank", "star", "star"]],
        "cards_per_player": 20,
        "cards": ["star-1-0"] * 8 + ["moon-2-3"] * 8 + ["star-5-1", "moon-3-3"] * 2,
        "point_cards": [4, 4, 4, 9, 9, 0, 30],
        "removed_point_cards": {"2": 0, "3": 1, "4": 3, "5": 6},
    }
    bot = make()
    for view in views(3, 1, set=read(figures)):
        assert bot.choose(view, Random(1), 5.0) in view.legal


@every_bot
def test_the_same_view_and_seed_give_the_same_act(make: Any) -> None:
    one, other = make(), make()
    for view in views(3, 5):
        assert one.choose(view, Random(7), 5.0) == other.choose(view, Random(7), 5.0)


@every_bot
def test_a_state_that_fits_the_same_view_gives_the_same_decision(make: Any) -> None:
    """Nobody peeks: whatever the others hold, a bot that sees the same does the same."""
    bot = make()
    for number, view in enumerate(views(4, 6)):
        imagined = GAME.imagine(view, Random(number))
        again = GAME.view(imagined, view.seat)
        assert bot.choose(again, Random(3), 5.0) == bot.choose(view, Random(3), 5.0)


@every_bot
def test_the_same_seed_gives_the_same_match(make: Any) -> None:
    matches = [play_match(GAME, GAME.options(players=2), [make(), make()], "a seed") for _ in range(2)]
    assert matches[0].moves == matches[1].moves


def test_somebody_elses_face_down_card_changes_nothing() -> None:
    """Who has chosen already tells nothing, so it is not weighed."""
    match = Match(GAME, GAME.options(players=2), chance=Seeded(2))
    before = match.view(0)
    match.play(Move(1, match.legal(1)[0]))
    for make in BOTS.values():
        assert make().choose(before, Random(1), 5.0) == make().choose(match.view(0), Random(1), 5.0)


def test_the_first_card_is_mixed() -> None:
    """In some hands the sharper levels lay now this card, now that one."""
    for make in (levels.Thrifty, levels.Shrewd, QuickMaster):
        bot = make()
        laid = [
            {bot.choose(view, Random(seed), 5.0) for seed in range(12)}
            for view in views(2, 3)
            if not view.track and len(set(view.hand)) > 2
        ]
        assert any(len(acts) > 1 for acts in laid)


def test_seconds_are_a_cap() -> None:
    view = next(view for view in views(5, 4) if len(view.legal) > 3)
    bot = levels.Master()
    bot.worlds = 10**7
    assert bot.choose(view, Random(1), 0.2) in view.legal


def share(one: Any, other: Any, deals: int, players: int = 2) -> float:
    """The first bot's share of victories, each deal from every seat."""
    options = GAME.options(players=players)
    won = 0.0
    for deal in range(deals):
        for seat in range(players):
            bots = [one if place == seat else other for place in range(players)]
            winners = play_match(GAME, options, bots, f"bots {deal}").result.winners
            won += (seat in winners) / len(winners)
    return won / deals / players


def test_each_level_is_at_home_above_the_one_below() -> None:
    """Loosely, since a test has little time; docs/strength-raise.md has the figures."""
    assert share(Greedy(), RandomBot(), 20) > 0.7
    assert share(levels.Thrifty(), Greedy(), 20) > 0.6
    assert share(levels.Shrewd(), Greedy(), 20) > 0.6
    assert share(levels.Shrewd(), Greedy(), 3, players=4) > 0.3
    assert share(QuickMaster(), Greedy(), 10) > 0.6


def test_greedy_keeps_dear_cards_and_leads_strong_only_for_a_good_point_card() -> None:
    for view in views(3, 11):
        act = Greedy().choose(view, Random(1), 1.0)
        if isinstance(act, Choose):
            assert act.card.points == min(card.points for card in view.hand)
            peers = [view.value(card) for card in view.hand if card.points == act.card.points]
            assert view.value(act.card) == (max(peers) if (view.point or 0) >= 13 else min(peers))
        elif isinstance(act, RaiseBy):
            cost = [
                sum(2 + card.points for card in way.cards) for way in view.legal if isinstance(way, RaiseBy)
            ]
            assert sum(2 + card.points for card in act.cards) == min(cost)
        else:
            assert act == Pass()

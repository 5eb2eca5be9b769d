"""What a seat may do stands on the wire as the game says it."""

from __future__ import annotations

from typing import Any

import msgspec

from stammtisch import games
from stammtisch.games.wire import read_view, seat_view, wire_of
from stammtisch.testing import walk


def test_plays_that_would_end_the_game_needlessly_are_named_to_whoever_is_on_turn() -> None:
    """85 and then 90 would do; 90 first leaves nothing that fits (3.7)."""
    game: Any = games.get("the-game")
    wire = wire_of(game)
    hand = (40, 41, 42, 43, 85, 90)
    state = game.start(game.options(players=2))._replace(
        hands=(hand, (5,)), piles=((80,), (99,), (3,), (2,)), unseen=(60, 61), on_turn=0, minimum=2
    )

    def dead_ends(seat: int, legal: list[Any]) -> Any:
        return wire.mine(game.view(state, seat), legal, [], may_take_back=False).dead_ends

    legal = [game.forms.without_seat(act) for act in game.view(state, 0).legal]
    assert dead_ends(0, legal) == [{"play": [90, "A"]}]
    assert dead_ends(0, []) == [], "a replay leaves out what could be done"
    assert dead_ends(1, []) == []


def test_a_view_without_its_past_still_tells_how_the_turn_began() -> None:
    """As pages get it: the running turn, with what its seat says now, and nothing of the others."""
    game: Any = games.get("the-game")
    for seed in range(5):
        match = walk(game, game.options(players=3), seed, 40)
        for index in range(0, match.at + 1, 5):
            state = match.before(index)
            view = game.view(state, 1)
            sent = msgspec.json.encode(seat_view(game, state, 1, past=False))
            read = read_view(game, match.options, sent)
            assert read._replace(turns=view.turns) == view
            assert [(turn.seat, turn.cards) for turn in read.turns] == [turn[:2] for turn in view.turns[-1:]]
            assert (read.begun, read.laid) == (view.begun, view.laid)

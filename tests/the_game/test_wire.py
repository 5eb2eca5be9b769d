"""What a seat may do stands on the wire as the game says it."""

from __future__ import annotations

from typing import Any

from stammtisch import games
from stammtisch.games.wire import wire_of


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

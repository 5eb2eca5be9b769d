"""Every game has recorded playthroughs, and still plays them so."""

import pytest
from playthroughs import FOLDER, TABLES, path, told

from stammtisch.games import GAMES


def test_no_game_is_without_playthroughs() -> None:
    assert TABLES.keys() == GAMES.keys()
    expected = {path(game, number) for game, several in TABLES.items() for number in range(len(several))}
    assert set(FOLDER.glob("*.txt")) == expected


@pytest.mark.parametrize(
    ("game", "number"), [(game, number) for game, several in TABLES.items() for number in range(len(several))]
)
def test_the_game_is_still_played_so(game: str, number: int) -> None:
    assert path(game, number).read_text(encoding="utf-8") == told(game, number), (
        "look at the difference; if the rules were meant to change, run 'make playthroughs'"
    )

"""The page about the tables lists every column as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch import games
from stammtisch.data.card import column_table
from stammtisch.data.rows import COLUMNS, TABLES

PAGE = (Path(__file__).parents[2] / "docs" / "data.md").read_text(encoding="utf-8")


def test_the_columns_of_all_games_are_listed() -> None:
    for table in TABLES:
        assert f"#### {table}\n{column_table(COLUMNS[table])}\n" in PAGE


@pytest.mark.parametrize("game", ["the-game", "raise"])
def test_the_columns_of_our_games_are_listed(game: str) -> None:
    own, title = games.get(game).figures(), games.get(game).forms.title
    for table in TABLES:
        assert f"#### {table} of {title}\n{column_table(getattr(own, table))}\n" in PAGE

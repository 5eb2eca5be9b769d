"""docs/environments.md says what the encodings say."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.envs.making import encoding_of
from stammtisch.games import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_fields_and_ids_are_listed_as_they_are(game: str) -> None:
    encoding = encoding_of(game, players=3)
    fields = [
        f"| `{one.name}` | {one.start} | {one.stop} | {one.most} | {one.about} |" for one in encoding.fields
    ]
    ids = [f"| `{one.name}` | {one.start} | {one.stop} | {one.about} |" for one in encoding.ids]
    assert "\n".join(fields) in PAGE
    assert "\n".join(ids) in PAGE
    assert f"{encoding.size} numbers" in PAGE and f"These are version {encoding.version}." in PAGE


def test_sizes_follow_from_the_players() -> None:
    for players in range(1, 6):
        quiet = encoding_of("the-game", players=players, signals=False)
        assert quiet.size == 210 + 3 * players
        assert encoding_of("the-game", players=players).size == quiet.size + 14 * players
    assert "210 + 3n, and 14n for signals" in PAGE


@pytest.mark.parametrize("game", GAMES)
def test_rewards_are_listed(game: str) -> None:
    usual, *others = encoding_of(game).rewards
    assert f"| `{usual}` (default) |" in PAGE
    assert all(f"| | `{one}` |" in PAGE for one in others)

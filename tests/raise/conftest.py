"""Every test makes its acts afresh, so that a changed table of acts is noticed."""

import pytest

from stammtisch.games.raise_game import turns


@pytest.fixture(autouse=True)
def _fresh_acts() -> None:
    turns.acts_of.cache_clear()

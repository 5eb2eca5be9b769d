"""Every test makes its acts afresh, so that a changed table of acts is noticed."""

import pytest

from stammtisch.games.raise_game import play


@pytest.fixture(autouse=True)
def _fresh_acts() -> None:
    play.acts_of.cache_clear()

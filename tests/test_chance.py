"""Where randomness comes from, and that a committed deal can be checked by anybody."""

import hashlib
import hmac
from collections import Counter
from typing import Any

import pytest

from stammtisch import games
from stammtisch.core.chance import Committed, CommittedV1, Seeded, Source, commitment
from stammtisch.core.game import Chance
from stammtisch.core.match import Match

COIN = Chance((("heads", 1), ("tails", 1)))
LOADED = Chance((("a", 1), ("b", 3), ("c", 6)))


@pytest.mark.parametrize("source", [Seeded(1), Committed(b"secret"), CommittedV1(b"secret")])
def test_outcomes_fall_by_their_weights(source: Source) -> None:
    fallen = Counter(source.fall(LOADED, index) for index in range(20_000))
    assert fallen["a"] / 20_000 == pytest.approx(0.1, abs=0.01)
    assert fallen["b"] / 20_000 == pytest.approx(0.3, abs=0.015)


def test_the_only_outcome_falls() -> None:
    only = Chance((("x", 3),))
    assert Seeded(1).fall(only, 0) == Committed(b"s").fall(only, 0) == "x"


def test_a_committed_outcome_depends_on_secret_and_index_only() -> None:
    one, same, other = Committed(b"one"), Committed(b"one"), Committed(b"other")
    many = Chance(tuple((number, 1) for number in range(1000)))
    falls = [one.fall(many, index) for index in range(20)]
    assert falls == [same.fall(many, index) for index in range(20)]
    assert falls != [other.fall(many, index) for index in range(20)]
    assert one.fall(many, 7) == falls[7]


def test_the_commitment_is_the_sha256_of_the_secret() -> None:
    source = Committed()
    assert source.commitment == commitment(source.secret) == hashlib.sha256(source.secret).hexdigest()
    assert len(source.secret) == 32
    assert Committed().secret != source.secret


def test_the_derivation_is_the_documented_one() -> None:
    """docs/fairness.md, written out once more by hand."""
    secret, index = b"a secret of a test", 5
    block = int.from_bytes(hmac.new(secret, b"5.0", hashlib.sha256).digest()[:8], "big")
    assert CommittedV1(secret).fall(LOADED, index) == "abbbcccccc"[block % 10]
    key = hmac.new(secret, b"2", hashlib.sha256).digest()
    block = int.from_bytes(hmac.new(key, b"bag/7/0", hashlib.sha256).digest()[:8], "big")
    drawn = LOADED._replace(stream="bag", number=7)
    assert Committed(secret).fall(drawn, index) == "abbbcccccc"[block % 10]


def test_numbers_that_would_favour_some_outcomes_are_skipped() -> None:
    """With a total just above half of 2**64 nearly every second block is out of range."""
    total = 2**63 + 1
    chance = Chance((("low", total - 1), ("high", 1)))
    limit = 2**64 - 2**64 % total
    secret = b"skip"
    blocks = [
        int.from_bytes(hmac.new(secret, f"{i}.0".encode(), hashlib.sha256).digest()[:8], "big")
        for i in range(50)
    ]
    assert any(block >= limit for block in blocks)
    assert {CommittedV1(secret).fall(chance, index) for index in range(50)} == {"low"}


def test_a_whole_number_is_a_seed() -> None:
    game: Any = games.get("the-game")
    hands = [Match(game, game.options(players=2), chance=seed).state.hands for seed in (42, 42, 43)]
    assert hands[0] == hands[1] != hands[2]
    assert hands[0] == Match(game, game.options(players=2), chance=Seeded(42)).state.hands


@pytest.mark.parametrize("chance", ["42", "Seeded", "", 4.2, True, b"x", Seeded])
def test_what_is_no_source_of_chance_is_refused(chance: Any) -> None:
    game: Any = games.get("the-game")
    with pytest.raises(ValueError, match="must be a seed"):
        Match(game, game.options(players=2), chance=chance)

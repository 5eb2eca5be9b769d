from collections.abc import Iterable, Sequence

__all__ = ["WORDS", "behind", "claim_for", "numbers_of", "signals_for"]

WORDS: tuple[tuple[str | None, ...], ...]

def numbers_of(said: Sequence[str | None]) -> list[int]:
    """Signals as numbers: the index in `WORDS`, topic by topic."""

def signals_for(
    hand: Iterable[int], tops: Sequence[int], gone: Iterable[int], minimum: int
) -> tuple[int, ...]:
    """What a hand signals about the four piles and about itself as another's turn begins, as numbers."""

def claim_for(hand: Iterable[int], min_cards: int) -> int:
    """How much a hand would like to start: 0, 1 or 2."""

def behind(tops: Sequence[int], gone: Iterable[int], pile: int, word: int) -> tuple[int, ...]:
    """The cards that a word about a pile may stand for."""

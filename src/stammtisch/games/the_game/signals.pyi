from collections.abc import Iterable, Sequence

__all__ = ["behind", "claim_for", "signals_for"]

def signals_for(
    hand: Iterable[int], tops: Sequence[int], gone: Iterable[int], minimum: int
) -> tuple[int, ...]:
    """What a hand says of the four piles and of itself as another's turn begins, as numbers (0: nothing)."""

def claim_for(hand: Iterable[int], min_cards: int) -> int:
    """How much a hand would like to start: 0, 1 or 2."""

def behind(tops: Sequence[int], gone: Iterable[int], pile: int, word: int) -> tuple[int, ...]:
    """The cards that stand behind a word about a pile."""

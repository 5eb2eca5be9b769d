"""What the rules decide; the numbers are paragraphs of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence

PLAYERS = (2, 3, 4, 5)
CARDS = (5, 9, 13)  # 1.1


def suit(cards: int) -> tuple[int, ...]:
    """The numbers of a suit, of bid cards and of prizes alike (1.1, 1.2)."""
    return tuple(range(1, cards + 1))


def highest_bidder(bids: Sequence[int]) -> int | None:
    """Who takes the prize; nobody if several bid most (2.3)."""
    most = max(bids)
    return bids.index(most) if bids.count(most) == 1 else None


def winners(scores: Sequence[int]) -> tuple[int, ...]:
    """The highest sum wins, equal sums share it (3.2)."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

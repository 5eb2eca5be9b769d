"""What the rules decide; numbers in comments and docstrings are paragraphs of RULES.md."""

from __future__ import annotations

from collections.abc import Sequence

PLAYERS = (2, 3, 4, 5)
SUIT_SIZES = (5, 9, 13)  # 1.1


def suit(cards: int) -> tuple[int, ...]:
    """The numbers of a suit, of bid cards and of prizes alike (1.1, 1.2)."""
    return tuple(range(1, cards + 1))


def highest_bidder(bids: Sequence[int]) -> int | None:
    """The seat that takes the prize; None if several bids are highest (2.3)."""
    highest = max(bids)
    return bids.index(highest) if bids.count(highest) == 1 else None


def winners(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest sum (3.2)."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

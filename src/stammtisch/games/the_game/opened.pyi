from collections.abc import Iterable, Sequence
from typing import Any

__all__ = ["Kernel", "all_turns", "imagined_hands"]

Turns = set[tuple[tuple[int, ...], tuple[int, ...]]]

def all_turns(hand: Iterable[int], tops: Sequence[int], least: int, dear: int = 8, near: int = 0) -> Turns:
    """Every distinct whole turn as (cards kept, tops)."""

class Kernel:
    """One packed table."""

    def __init__(self, players: int, min_cards: int, fewer_cards: bool = False) -> None: ...
    def deal(self, seat: int, card: int) -> None: ...
    def start(self, seat: int) -> None: ...
    def lay(self, card: int, pile: int) -> None: ...
    def end(self, drawn: Iterable[int]) -> bool: ...
    def plays(self) -> set[tuple[int, int]]: ...
    def turns_from_here(self) -> Turns: ...
    def packed(self) -> dict[str, Any]: ...

def imagined_hands(
    players: int,
    seat: int,
    hand: Iterable[int],
    hand_counts: Sequence[int],
    tops: Sequence[int],
    gone: Iterable[int],
    draw_pile: int,
    minimum: int,
    signals: Sequence[Sequence[int]],
    seed: int,
    number: int,
    before: Sequence[int] | None = None,
    laid: Iterable[int] = (),
) -> list[tuple[tuple[int, ...], ...]]:
    """What a search that starts here imagines: for each world the hands of all seats."""

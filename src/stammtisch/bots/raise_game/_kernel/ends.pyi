from collections.abc import Sequence

__all__ = ["Ends"]

class Ends:
    players: int
    def __init__(self, players: int, numbers: int | Sequence[float]) -> None: ...
    def numbers(self) -> list[float]: ...

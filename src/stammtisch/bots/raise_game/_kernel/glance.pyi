from collections.abc import Sequence

__all__ = ["Instinct"]

class Instinct:
    def __init__(self, numbers: int | Sequence[float]) -> None: ...
    def numbers(self) -> list[float]: ...

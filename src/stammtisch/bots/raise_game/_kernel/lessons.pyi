from collections.abc import Sequence

from stammtisch.bots.raise_game._kernel.ends import Ends
from stammtisch.bots.raise_game._kernel.glance import Instinct
from stammtisch.games.raise_game.model import Options

Noisy = tuple[Sequence[float] | Instinct, float]  # a policy and its noise

__all__ = ["teach_ends", "teach_glance"]

def teach_ends(
    options: Options,
    ends: Ends,
    policies: Sequence[Noisy],
    games: int,
    seed: int,
    *,
    rate: float,
    trace: float,
    rival: Noisy | None = None,
) -> float: ...
def teach_glance(
    options: Options,
    pupil: Instinct,
    ends: Ends,
    policies: Sequence[Noisy],
    games: int,
    seed: int,
    *,
    worlds: int,
    asked: float,
    rate: float,
    rival: Noisy | None = None,
) -> tuple[float, int]: ...

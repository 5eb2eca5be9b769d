"""Environments for programs that learn: views as arrays, acts as ids.

Each interface is a module of its own, which needs an extra: `pettingzoo` and `gymnasium` need
`pip install "stammtisch[rl]"`, `openspiel` needs `pip install "stammtisch[openspiel]"`. This package alone
needs none.
"""

from __future__ import annotations

from stammtisch.envs.episode import Episode
from stammtisch.envs.making import missing

__all__ = ["Episode", "missing"]

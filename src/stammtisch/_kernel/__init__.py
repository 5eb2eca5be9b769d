"""Shared by all kernels: random numbers (`chance.pxd`) and the check that they match their rules."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path


def check_rules(module: str, built_from: bytes) -> None:
    """Refuse to load a kernel that was built from rules other than those in its game's folder.

    `module` is the file of a module in the game's `_kernel` folder; `built_from` is the SHA-256 of
    `rules.py`, in hexadecimal, compiled into it. An installation without sources has nothing to compare.
    """
    rules = Path(module).parents[1] / "rules.py"
    if rules.exists() and sha256(rules.read_bytes()).hexdigest() != built_from.decode():
        game = rules.parent.name
        raise ImportError(f"the kernel of {game} was built from other rules than rules.py: run make setup")

"""Games and bots are found by entry points: ours and those of installed packages."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

GAME = """
from stammtisch.games.the_game.game import TheGame

class Other(TheGame):
    name = "other"
    age = 6

class Twin(TheGame):
    name = "raise"

OTHER, TWIN = Other(), Twin()
"""
BOTS = """
from stammtisch.bots import Entry

RANDOM = "stammtisch.bots.base:RandomBot"
MORE = (Entry("greedy", "as one of ours", RANDOM), Entry("clever", "", RANDOM))
"""


def package(folder: Path, entry_points: str) -> None:
    """A package as pip would have installed it."""
    (folder / "other").mkdir()
    (folder / "other/__init__.py").write_text("")
    (folder / "other/game.py").write_text(GAME)
    (folder / "alone.py").write_text(GAME)
    (folder / "more.py").write_text(BOTS)
    info = folder / "other-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1\n")
    (info / "entry_points.txt").write_text(entry_points)


def run(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(folder)!r})\n{code}"],
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_installed_game_comes_after_ours_and_has_a_bot(tmp_path: Path) -> None:
    package(tmp_path, "[stammtisch.games]\nother = other.game:OTHER\n")
    told = run(
        tmp_path,
        "from stammtisch import bots, games; print(*games.GAMES, *[b.name for b in bots.BOTS['other']])",
    )
    assert told.stdout == "the-game raise other random\n", told.stderr


def test_bots_of_an_installed_package_come_after_ours(tmp_path: Path) -> None:
    package(tmp_path, "[stammtisch.bots]\nraise = more:MORE\n")
    told = run(
        tmp_path, "import more; from stammtisch import bots; print(*[b.name for b in bots.BOTS['raise']])"
    )
    assert told.stdout == "random greedy thrifty shrewd master clever\n", told.stderr
    assert "'raise' of other is left out: there is a bot 'greedy' already" in told.stderr


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("other = missing:GAME", "ModuleNotFoundError: No module named 'missing'"),
        ("other = other.game:BOX", "AttributeError: module 'other.game' has no attribute 'BOX'"),
        ("other = alone:OTHER", "TypeError: the game's class must be in a package, beside its RULES.md"),
        ("another = other.game:OTHER", "the game calls itself 'other'"),
        ("raise = other.game:TWIN", "there is a game of that name"),
    ],
)
def test_a_broken_package_is_left_out_with_a_warning(tmp_path: Path, named: str, why: str) -> None:
    package(tmp_path, f"[stammtisch.games]\n{named}\n")
    told = run(tmp_path, "from stammtisch import games; print(*games.GAMES)")
    assert told.stdout == "the-game raise\n"
    assert f"stammtisch.games: {named.split(maxsplit=1)[0]!r} of other is left out: {why}" in told.stderr


def test_listing_games_and_bots_loads_neither_kernels_nor_weights(tmp_path: Path) -> None:
    told = run(
        tmp_path,
        "from stammtisch import bots, games; dict(games.GAMES); dict(bots.BOTS)\n"
        "print([m for m in sys.modules if m.endswith('weights') or '_kernel.' in m])",
    )
    assert told.stdout == "[]\n", told.stderr

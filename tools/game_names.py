"""Finds games' names outside the games' own folders; `make check` runs it.

A game is one folder: all other code asks the game itself. So no other file names one, with the exceptions
below.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMES = r"the-game|the_game|raise_game|'raise'|\"raise\""
OWN = (
    # The games' own folders
    r"src/stammtisch/(games|bots)/[^/]+/.*",
    r"web/src/games/[^/]+/.*",
    # What `games.get` returns, for type checkers
    r"src/stammtisch/games/__init__\.py",
    # Documentation and texts about all games
    r"(tests|docs|examples|bench|src/stammtisch/locales)/.*",
    r"(README|CHANGELOG|CONTRIBUTING|SECURITY)\.md",
    r"(mkdocs\.yml|CITATION\.cff)",
    # Generated
    r"web/openapi\.json",
    r"web/src/lib/net/schema\.d\.ts",
    r"src/stammtisch/bots/strength\.json",
    r"src/stammtisch/server/http/examples\.json",
    r"src/stammtisch/records/schema\.json",
    # This file
    r"tools/game_names\.py",
)


def offenders() -> Iterator[str]:
    """Every line that names a game where none may be named, as `file:line: text`."""
    command = ["git", "grep", "-nIE", "--untracked", NAMES, "--", "."]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    if found.returncode > 1:
        sys.exit(found.stderr)
    own, entry_points = re.compile("|".join(OWN)), _entry_points()
    for line in found.stdout.splitlines():
        file, number, text = line.split(":", 2)
        if own.fullmatch(file) or (file == "pyproject.toml" and text.strip() in entry_points):
            continue
        yield f"{file}:{number}: {text.strip()}"


def _entry_points() -> set[str]:
    """The lines of pyproject.toml that register our games."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = project.get("entry-points", {}).values()
    return {f'{name} = "{where}"' for group in groups for name, where in group.items()}


if __name__ == "__main__":
    lines = list(offenders())
    for line in lines:
        print(line)
    if lines:
        sys.exit(f"{len(lines)} lines name a game outside its own folders")

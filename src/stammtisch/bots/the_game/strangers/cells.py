"""What has been played so far, cell by cell, as lines of JSON: a run that was stopped goes on."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

CHUNK = 50  # deals of one line


class Cell(NamedTuple):
    """One guest among hosts of one kind; at a table where nobody may speak, `talk` is "silent"."""

    guest: str
    hosts: str
    talk: str = "signals"


class Cells:
    """The cells of a file; all lines are of one seed and one number of players."""

    def __init__(self, file: Path, players: int, seed: str) -> None:
        self.file, self.players, self.seed = file, players, seed
        self._gap = ""  # before the next line: a line that was cut off has no end
        self._left: dict[Cell, dict[int, list[list[int]]]] = defaultdict(dict)
        for line in self._lines():
            if line["players"] == players and line["seed"] == seed:
                self._left[Cell(line["guest"], line["hosts"], line["talk"])][line["first"]] = line["left"]

    def _lines(self) -> Iterator[dict[str, Any]]:
        if not self.file.exists():
            return
        text = self.file.read_text(encoding="utf-8")
        self._gap = "\n" if text and not text.endswith("\n") else ""
        for line in text.splitlines():
            try:
                yield json.loads(line)
            except json.JSONDecodeError:  # cut off when the run was stopped: it is played again
                continue

    def add(self, cell: Cell, first: int, left: list[list[int]]) -> None:
        """The cards left in the games of some deals, from the deal `first` on; one list a deal."""
        self._left[cell][first] = left
        head = {**cell._asdict(), "players": self.players, "seed": self.seed}
        with self.file.open("a", encoding="utf-8") as file:
            file.write(f"{self._gap}{json.dumps({**head, 'first': first, 'left': left})}\n")
        self._gap = ""

    def missing(self, cell: Cell, deals: int) -> list[int]:
        """The first deals of the lines that are not there yet."""
        return [first for first in range(0, deals, CHUNK) if first not in self._left[cell]]

    def won(self, cell: Cell) -> list[float]:
        """For each deal from the first on, the share of its games that were won."""
        found: list[float] = []
        while len(found) in self._left[cell]:
            lines = self._left[cell][len(found)]
            found += [sum(left == 0 for left in games) / len(games) for games in lines]
        return found

    def __contains__(self, cell: Cell) -> bool:
        return 0 in self._left[cell]

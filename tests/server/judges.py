"""A judge for tests of the server: quick, the same each time, and as bad as it is told to be."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from stammtisch.bots import judge

__all__ = ["JudgeSwitch", "use_judge"]

SOURCE = '''
import os, sys, time
from pathlib import Path
from stammtisch.bots.judge import Decision, Estimate, Remark, Weighing

FOLDER = Path(__file__).parent

class Steady:
    """Every play of a person is a decision; the first legal act is the best."""

    bot, first, most = "greedy", 8, 32

    def _called(self, name):
        with (FOLDER / "calls").open("a") as file:
            file.write(f"{os.getpid()} {name}\\n")
        how = (FOLDER / "how").read_text()
        if how == "raise":
            raise ZeroDivisionError("57 is on my hand")
        if how == "die":
            os._exit(3)
        if how == "sleep":
            time.sleep(60)
        if how.startswith("slow"):
            time.sleep(float(how.split()[1]))
        if how.startswith("after") and len((FOLDER / "calls").read_text().splitlines()) > int(how.split()[1]):
            raise ZeroDivisionError

    def decisions(self, match):
        return [
            Decision(at, at + 1, move.seat)
            for at, move in enumerate(match.journal)
            if move.seat is not None and len(match.game.legal(match.before(at), move.seat)) > 1
        ]

    def weigh(self, view, acts, worlds, seed):
        self._called("weigh")
        if (FOLDER / "how").read_text() == "no opinion":
            raise ValueError("not a decision that is judged")
        if worlds > self.first and (FOLDER / "how").read_text() == "shallow":
            time.sleep(60)
        best = view.legal[0]
        if not acts or acts[0] == best:
            return Weighing(0.5, 0.5, 0.5, 0.0, () if acts else (best,), worlds)
        return Weighing(0.5, 0.25, 0.5, 0.32 / worlds, (best,), worlds)

    def chance(self, view, worlds, seed):
        self._called("chance")
        return Estimate(0.5, 0.1)

    def before(self, options, seat):
        return 0.5

    def remarks(self, view, played, better):
        return (Remark("room", {"pile": "A", "hand": len(view.legal)}),)

    def winnable(self, match):
        return 3
'''

PATCH = """
import stammtisch.bots.judge as judge
from importlib.metadata import EntryPoint
def by_name(group):
    return {name: EntryPoint(name, "steady_judge:Steady", group) for name in GAMES}
judge.by_name = by_name
"""


class JudgeSwitch:
    """How the judge behaves, in this process and in those of the bots."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.behaves("")

    def behaves(self, how: str) -> None:
        """As told: `raise`, `die`, `sleep`, `slow SECONDS`, `after CALLS` (then it raises),
        `no opinion`, `shallow` (a first pass alone), or well."""
        (self._folder / "how").write_text(how)

    @property
    def calls(self) -> Sequence[tuple[int, str]]:
        """The process and the kind of each call so far."""
        file = self._folder / "calls"
        lines = file.read_text().splitlines() if file.exists() else []
        return [(int(process), name) for process, name in map(str.split, lines)]


def use_judge(
    folder: Path, monkeypatch: pytest.MonkeyPatch, games: Sequence[str] = ("the-game",)
) -> JudgeSwitch:
    """Let these games, and no others, have the judge for tests."""
    (folder / "steady_judge.py").write_text(SOURCE)
    (folder / "sitecustomize.py").write_text(PATCH.replace("GAMES", repr(list(games))))
    monkeypatch.syspath_prepend(str(folder))

    def by_name(group: str) -> dict[str, Any]:
        return {name: EntryPoint(name, "steady_judge:Steady", group) for name in games}

    monkeypatch.setattr(judge, "by_name", by_name)
    return JudgeSwitch(folder)

"""How well number talk is refused: `python tests/server/talk_figures.py` prints the figures per language.

The sentences stand in `talk/`, one file per language: those that must be caught, and ordinary table talk.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from stammtisch.games.the_game.talk.numbers import number_in
from stammtisch.texts import LANGUAGES

__all__ = ["Figures", "figures"]

FOLDER = Path(__file__).parent / "talk"


@dataclass(frozen=True)
class Figures:
    """What became of a language's sentences."""

    language: str
    numbers: int
    ordinary: int
    missed: tuple[str, ...]
    false_alarms: tuple[str, ...]

    def __str__(self) -> str:
        caught = self.numbers - len(self.missed)
        alarms = len(self.false_alarms)
        return f"{self.language}  {caught} of {self.numbers} caught, {alarms} false alarms of {self.ordinary}"


def figures(language: str) -> Figures:
    """Look through all sentences of a language."""
    text = (FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    head, caught, passes = (part.strip("\n").splitlines() for part in _parts(text))
    assert not head
    return Figures(
        language,
        len(caught),
        len(passes),
        tuple(line for line in caught if number_in(line) is None),
        tuple(f"{line} [{found}]" for line in passes if (found := number_in(line))),
    )


def _parts(text: str) -> tuple[str, str, str]:
    head, _, rest = text.partition("# caught\n")
    caught, _, passes = rest.partition("# passes\n")
    return head, caught, passes


if __name__ == "__main__":
    for code in LANGUAGES:
        found = figures(code)
        print(found)
        for line in found.missed:
            print(f"    missed: {line}")
        for line in found.false_alarms:
            print(f"    false alarm: {line}")

"""Lessons: real tables whose first minutes are scripted.

A game's lesson is its file `lesson.toml`: the chance moves, the learner's tasks step by step, and the
others' moves in between. As long as the learner does what is asked, chance and the others follow the
script. Once it ends or somebody departs from it, chance follows from the table's secret and the others
play as the easiest bot that does not play at random.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from stammtisch import bots, games
from stammtisch.core.chance import Source
from stammtisch.core.game import Chance, Line, Move, Seat, package_files
from stammtisch.server.refusals import Refused
from stammtisch.server.seats.seats import free_name

LEARNER: Seat = 0
AnyMove = Move[Any]


@dataclass(frozen=True, slots=True)
class LessonTask:
    """One idea: a text, what it points at, and what the learner is to do."""

    text: str
    """The end of the text's key: `near` is `learn-<game>-near`."""
    at: tuple[str, ...] = ()
    """What to point at, in the web client's terms: `pile A`, `card 3`."""
    wants: tuple[Line, ...] = ()
    """Any of these acts completes the step; if empty, the learner just reads on."""
    then: tuple[Line, ...] = ()
    """What the others do after it, before the next step is shown."""
    joy: bool = False
    """Whether it is celebrated."""


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """A game's lesson, read from its file."""

    game: str
    options: Mapping[str, Any]
    others: tuple[str, ...]
    pace: float
    falls: tuple[Any, ...]
    """The scripted chance moves, in order."""
    steps: tuple[LessonTask, ...]

    @property
    def players(self) -> int:
        return 1 + len(self.others)

    def next_act(self, seat: Seat, moves: Iterable[AnyMove]) -> Any:
        """The seat's next scripted act; None if the script has ended or somebody has departed from it."""
        script = _script(self)
        done = [0] * self.players
        for move in moves:
            if move.seat is None:
                continue
            lines = script[move.seat]
            at = done[move.seat]
            if at < len(lines) and move.act in lines[at].acts:
                done[move.seat] += 1
            elif at < len(lines):
                return None
        for part in script[seat][done[seat] :]:
            return part.acts[0] if done[LEARNER] >= part.after else None
        return None


@dataclass(frozen=True, slots=True)
class _Part:
    """One scripted act of a seat."""

    acts: tuple[Any, ...]
    """The acts that fit here."""
    after: int
    """How many acts the learner makes before it."""


@cache
def _script(course: Lesson) -> tuple[tuple[_Part, ...], ...]:
    """The scripted acts of each seat."""
    found: list[list[_Part]] = [[] for _ in range(course.players)]
    game = games.get(course.game)
    for step in course.steps:
        mine = found[LEARNER]
        if step.wants:
            acts = tuple(game.moves({**line, "seat": LEARNER})[0].act for line in step.wants)
            mine.append(_Part(acts, len(mine)))
        for line in step.then:
            move = game.moves(dict(line))[0]
            assert move.seat is not None
            found[move.seat].append(_Part((move.act,), len(mine)))
    return tuple(map(tuple, found))


class Rehearsed:
    """Chance at a lesson's table: the scripted outcomes while they are possible, then the given source."""

    def __init__(self, falls: Sequence[Any], then: Source) -> None:
        self._falls = falls
        self._then = then

    def fall(self, chance: Chance, index: int) -> Any:
        if index < len(self._falls):
            wanted = self._falls[index]
            if any(wanted == outcome for outcome, _ in chance.outcomes):
                return wanted
        return self._then.fall(chance, index)


def easiest(game: str) -> str:
    """The weakest bot that does not play at random."""
    return next(entry.name for entry in bots.BOTS[game] if entry.name != "random")


@cache
def lesson(game: str) -> Lesson:
    """The game's lesson; raises KeyError if it has none."""
    file = package_files(games.get(game)).joinpath("lesson.toml")
    if not file.is_file():
        raise KeyError(f"there is no lesson for {game}")
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return Lesson(
        game=game,
        options=found["options"],
        others=tuple(found["others"]),
        pace=found["pace"],
        falls=tuple(_falls(game, found["falls"])),
        steps=tuple(_step(step) for step in found["steps"]),
    )


def has_lesson(game: str) -> bool:
    return package_files(games.get(game)).joinpath("lesson.toml").is_file()


def _step(found: Mapping[str, Any]) -> LessonTask:
    return LessonTask(
        text=found["text"],
        at=tuple(found.get("at", ())),
        wants=tuple(map(_line, found.get("wants", ()))),
        then=tuple(map(_line, found.get("then", ()))),
        joy=found.get("joy", False),
    )


def _line(found: Line) -> Line:
    """A record's line; TOML has no null, so `none` withdraws a signal."""
    signal = found.get("signal")
    if signal and signal.get("word") == "none":
        return {**found, "signal": {**signal, "word": None}}
    return found


def _falls(game: str, lines: Iterable[Line]) -> Iterator[Any]:
    """One line may list several cards for one seat."""
    for line in lines:
        seat, *cards = line.get("deal", (None,))
        for one in [{"deal": [seat, card]} for card in cards] or [line]:
            for move in games.get(game).moves(one):
                yield move.act


def need_lesson(game: str) -> Lesson:
    """The game's lesson; raises `Refused` if it has none."""
    try:
        return lesson(game)
    except KeyError:
        raise Refused(404, "no-game") from None


def names_beside(found: Lesson, learner: str) -> list[str]:
    """The lesson's names, except for one with the learner's initial."""
    names: list[str] = []
    for name in found.others:
        own = free_name([learner, *names], [name])
        names.append(own or free_name([learner, *names, *found.others]) or name)
    return names

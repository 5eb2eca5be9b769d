"""The protocol that a game implements, and the words it is written in.

A game is a set of pure functions over frozen states. Chance is explicit: where
something is drawn or rolled, `turn` answers `Chance` and the outcome is applied
as a move like any other. A state stores nothing that nobody at the table knows.
"""

from __future__ import annotations

import copyreg
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from stammtisch.texts import Reason

__all__ = [
    "BadOption",
    "BadRecord",
    "Bot",
    "Chance",
    "Choice",
    "Game",
    "Hidden",
    "IllegalMove",
    "Move",
    "Option",
    "Over",
    "Result",
    "Seat",
    "Turn",
    "choose_options",
    "has_bools",
    "package_files",
    "pickled_as_made",
]

Seat = int
Line = dict[str, Any]
"""One JSON object of a record."""

S = TypeVar("S")  # a game's State
A = TypeVar("A")  # its acts: what seats do and what chance brings
V = TypeVar("V")  # its View
A_co = TypeVar("A_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


def pickled_as_made(*classes: type[Any]) -> None:
    """Have frozen dataclasses pickled as the call that makes them: compiled, they know no other way."""
    for one in classes:
        copyreg.pickle(one, _made)


def _made(value: Any) -> tuple[type[Any], tuple[Any, ...]]:
    return type(value), tuple([getattr(value, name) for name in value.__match_args__])


class IllegalMove(Reason, ValueError):
    """The rules forbid this move; `str(error)` says why, `rule` is the paragraph that says so."""

    def __init__(self, key: str, rule: str = "", /, **values: str | int) -> None:
        super().__init__(key, **values)
        self.rule = rule


class BadOption(Reason, ValueError):
    """An option is unknown or out of its range; `str(error)` names both."""


class BadRecord(Reason, ValueError):
    """A record, or a line of it, cannot be read."""


class Result(Protocol):
    """How a game ended."""

    def line(self) -> Line:
        """The result as it stands in a record."""
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """These seats choose now; several choose at the same time, in any order."""

    seats: tuple[Seat, ...]


class Chance(NamedTuple):
    """What may fall now, with whole-number weights, in the game's fixed order."""

    outcomes: tuple[tuple[Any, int], ...]
    even: bool = False
    """Whether all are known to weigh one, so that nobody need count."""
    stream: str = ""
    """What it is drawn from: each pile and each round's dice are streams of their own.

    What may fall must follow from the options, from what players have openly decided and from what fell
    in the same stream before, and from nothing else: then a stream brings the same things in the same
    order, whatever happens elsewhere. A name of printable ASCII; without one, all chance is one stream.
    """
    number: int | None = None
    """Its place in the stream, counted from 0; None in the stream without a name."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended."""

    result: Any


Turn = Choice | Chance | Over


class Move(NamedTuple, Generic[A_co]):
    """An act by a seat, or by chance (`seat` is None)."""

    seat: Seat | None
    act: A_co


@dataclass(frozen=True, slots=True)
class Hidden:
    """A move that somebody made and that the one who looks may not see."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be agreed before the game, with all its values.

    `choices` is empty where the value is free, as with RAISE's component set; `figures` is then
    what the default stands for.
    """

    name: str
    choices: tuple[Any, ...]
    default: Any
    about: str
    figures: Mapping[str, Any] | None = None


pickled_as_made(Choice, Over, Hidden, Option)


def choose_options(options: Sequence[Option], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; text is taken for the choice it spells.

    >>> few = [Option("talk", ("silent", "open"), "open", "what may be said")]
    >>> choose_options(few, {})
    {'talk': 'open'}
    >>> choose_options(few, {"talk": "loud"})
    Traceback (most recent call last):
    stammtisch.core.game.BadOption: talk is loud, but must be one of: silent, open
    """
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            raise BadOption("mistake-option-name", name=name, names=", ".join(known))
    return {name: _value(option, chosen.get(name, option.default)) for name, option in known.items()}


def _value(option: Option, value: Any) -> Any:
    if not option.choices:
        return value
    for choice in option.choices:
        if value == choice and type(value) is type(choice):
            return choice
        if isinstance(value, str) and value.strip().lower() == _spelled(choice):
            return choice
    allowed = ", ".join(_spelled(choice) for choice in option.choices)
    raise BadOption("mistake-option-value", name=option.name, value=str(value), values=allowed)


def _spelled(choice: Any) -> str:
    return {True: "true", False: "false"}[choice] if isinstance(choice, bool) else str(choice)


def has_bools(line: Line, but: str) -> bool:
    """Whether true or false stands in a line of a record where a number might; to Python they are numbers.

    >>> has_bools({"seat": 0, "end": True}, but="end"), has_bools({"deal": [True, 37]}, but="end")
    (False, True)
    """
    for key, value in line.items():
        if isinstance(value, bool) and key != but:
            return True
        if isinstance(value, list) and any(isinstance(one, bool) for one in value):
            return True
    return False


class Game(Protocol[S, A, V]):
    """Implement this once per game; everything else in the house builds on it.

    All methods are pure: the same arguments give the same answer, and no argument
    is ever changed.
    """

    name: str
    rules: int
    """The rules' version, raised whenever an old record would replay differently."""
    cooperative: bool
    """Whether all seats win or lose together."""
    age: int
    """From how many years on it can be played, as the box says."""
    minutes: int
    """About how long a game takes at a table."""

    def option_list(self, players: int | None = None) -> Sequence[Option]:
        """All options, `players` first; some depend on the number of players."""
        ...

    def options(self, **chosen: Any) -> Any:
        """The validated options; raises `BadOption` naming the option and its range."""
        ...

    def option_line(self, options: Any) -> Line:
        """The options as a record's header holds them (players are its `seats`)."""
        ...

    def start(self, options: Any) -> S:
        """The table before anything has been dealt."""
        ...

    def turn(self, state: S) -> Turn:
        """Who chooses now, or what may fall, or that it is over."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """What the seat may do; empty unless `turn` names it."""
        ...

    def asides(self, state: S, seat: Seat) -> Sequence[A]:
        """Acts that a seat may make at any time, on turn or not: signals. Often none."""
        ...

    def apply(self, state: S, move: Move[A]) -> S:
        """The state after the move; raises `IllegalMove`, never half-applies."""
        ...

    def takes_back(self, state: S, move: Move[A]) -> bool:
        """Whether `move`, which led to `state`, has revealed nothing new, so that it can be undone."""
        ...

    def stands(self, options: Any, act: A, *, alone: bool) -> IllegalMove | None:
        """Why the rules let such an act stand, though it could be undone; None: it may be taken back.

        `alone`: no other person is at the table.
        """
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """All that the seat knows, its legal acts included; None is a spectator."""
        ...

    def redact(self, state: S, move: Move[A], seat: Seat | None) -> Move[A] | Hidden:
        """The move made in `state` as the seat sees it."""
        ...

    def imagine(self, view: V, rng: Random) -> S:
        """A state that fits the view, the unseen filled in at random."""
        ...

    def lines(self, moves: Iterable[Move[A]]) -> Iterator[Line]:
        """A game's moves, from its first on, as a record's lines."""
        ...

    def moves(self, line: Line) -> tuple[Move[A], ...]:
        """A record's line as moves; raises `BadRecord` where it has no sense."""
        ...


def package_files(game: Game[Any, Any, Any]) -> Traversable:
    """The folder of the package that the game comes in: its rule texts, its lesson, its catalogues."""
    return resources.files(type(game).__module__.rpartition(".")[0])


class Bot(Protocol[A_co, V_contra]):
    """A player that sees views only."""

    def choose(self, view: V_contra, rng: Random, seconds: float) -> A_co:
        """One of `view.legal`, within about `seconds`."""
        ...

    def aside(self, view: V_contra, rng: Random) -> Sequence[A_co]:
        """What to say now, on turn or not; asked whenever somebody's turn has begun."""
        ...

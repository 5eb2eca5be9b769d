"""The protocol that a game implements, and the words it is written in.

A game is a set of pure functions over frozen states. Chance is explicit: where
something is drawn or rolled, `turn` answers `Chance` and the outcome is applied
as a move like any other. A state stores nothing that nobody at the table knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from importlib.resources.abc import Traversable
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar

from stammtisch.core.acts import A_co, BadRecord, Form, Forms, Line, Move, Seat
from stammtisch.texts import Reason

__all__ = [
    "BadOption",
    "BadRecord",
    "Bot",
    "Chance",
    "Choice",
    "Form",
    "Forms",
    "Game",
    "Hidden",
    "IllegalMove",
    "Line",
    "Move",
    "Option",
    "Over",
    "Result",
    "Seat",
    "TextRefused",
    "Turn",
    "choose_options",
    "package_files",
]

S = TypeVar("S")  # a game's State
A = TypeVar("A")  # its acts: what seats do and what chance brings
V = TypeVar("V")  # its View
V_contra = TypeVar("V_contra", contravariant=True)


class IllegalMove(Reason, ValueError):
    """The rules forbid this move; `str(error)` says why, `rule` is the paragraph that says so."""

    def __init__(self, key: str, rule: str = "", /, **values: str | int) -> None:
        super().__init__(key, **values)
        self.rule = rule


class BadOption(Reason, ValueError):
    """An option is unknown or out of its range; `str(error)` names both."""


class Result(Protocol):
    """How a game ended, in one shape for all games.

    A result may also have `measures`, a mapping of names to numbers and to true or false: what reports on
    many games average besides, such as the cards left. Their texts are `measure-GAME-NAME`.
    """

    @property
    def scores(self) -> Sequence[int]:
        """By seat, more is better; in a cooperative game, the same figure for everybody."""
        ...

    @property
    def winners(self) -> Sequence[Seat]:
        """Who won; several share a victory. In a cooperative game everybody or nobody."""
        ...

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
    rule: str = ""
    """The paragraph of the rules that it is about."""


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


class Game(Protocol[S, A, V]):
    """Implement this once per game, as a subclass; everything else builds on it.

    All methods are pure: the same arguments give the same answer, and no argument
    is ever changed. What has a body here suits many games as it is.
    """

    name: str
    rules: int
    """The rules' version, raised whenever an old record would replay differently."""
    forms: Forms
    """All its acts and how they are written."""
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
        """Acts that a seat may make at any time, on turn or not: signals. Their forms say `aside`."""
        return ()

    def apply(self, state: S, move: Move[A]) -> S:
        """The state after the move; raises `IllegalMove`, never half-applies."""
        ...

    def takes_back(self, state: S, move: Move[A]) -> bool:
        """Whether `move`, which led to `state`, has revealed nothing new, so that it can be undone."""
        return False

    def stands(self, options: Any, act: A, *, alone: bool) -> IllegalMove | None:
        """Why the rules let such an act stand, though it could be undone; None: it may be taken back.

        `alone`: no other person is at the table.
        """
        return None

    def view(self, state: S, seat: Seat | None) -> V:
        """All that the seat knows, its legal acts included; None is a spectator."""
        ...

    def redact(self, state: S, move: Move[A], seat: Seat | None) -> Move[A] | Hidden:
        """The move made in `state` as the seat sees it."""
        return move

    def imagine(self, view: V, rng: Random) -> S:
        """A state that fits the view, the unseen filled in at random."""
        ...

    def lines(self, moves: Iterable[Move[A]]) -> Iterator[Line]:
        """A game's moves, from its first on, as a record's lines."""
        return map(self.forms.line, moves)

    def moves(self, line: Line) -> tuple[Move[A], ...]:
        """A record's line as moves; raises `BadRecord` where it has no sense."""
        return (self.forms.move(line),)

    def allows_text(self, options: Any) -> bool:
        """Whether people may write to each other during the game."""
        return True

    def refuses(self, text: str) -> TextRefused | None:
        """Why this text may not be said at the table; None: it may."""
        return None


class TextRefused(NamedTuple):
    """A text breaks a rule of the game: the word that does, and the paragraph that forbids it."""

    error: str
    """A fixed word for programs; `error-<word>` is the key of the reason."""
    rule: str
    word: str


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

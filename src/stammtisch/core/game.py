"""The protocol that a game implements, and its vocabulary.

A game is a set of pure functions over frozen states. Chance is explicit: when
something is drawn or rolled, `turn` returns `Chance` and the outcome is applied
as a move like any other. A state stores nothing that nobody at the table knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from importlib.resources.abc import Traversable
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from stammtisch.core import notation, position
from stammtisch.core.acts import A_co, BadRecord, Form, Forms, Line, Move, Seat
from stammtisch.core.notation import BadNotation
from stammtisch.core.position import BadPosition
from stammtisch.texts import Reason

if TYPE_CHECKING:
    from stammtisch.core.data.figures import Figures
    from stammtisch.core.drawing.face import Face
    from stammtisch.core.encoding import Encoding
    from stammtisch.core.match import Match

__all__ = [
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Bot",
    "Chance",
    "Choice",
    "DailyDeal",
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
    "need_seat",
    "package_files",
]

S = TypeVar("S")  # a game's State
A = TypeVar("A")  # its acts: what seats do and what chance brings
V = TypeVar("V")  # its View
V_contra = TypeVar("V_contra", contravariant=True)


class IllegalMove(Reason, ValueError):
    """The rules forbid this move; `str(error)` says why, `rule` is the paragraph."""

    def __init__(self, key: str, rule: str = "", /, **values: str | int) -> None:
        super().__init__(key, **values)
        self.rule = rule


class BadSeat(IllegalMove):
    """The table has no such seat; `str(error)` says which ones it has."""


def need_seat(seat: Any, players: int) -> None:
    """Raises `BadSeat` unless it is a seat of the table: in a tuple, -1 would be the last one.

    >>> need_seat(-1, players=2)
    Traceback (most recent call last):
    stammtisch.core.game.BadSeat: seat is -1, but must be 0 to 1
    """
    try:
        if 0 <= seat < players:
            return
    except TypeError:  # None, a name
        pass
    raise BadSeat("mistake-no-seat", seat=str(seat), last=players - 1)


class BadOption(Reason, ValueError):
    """An option is unknown or out of range; `str(error)` names both."""


class Result(Protocol):
    """How a game ended, in one shape for all games.

    A result may also have `measures`, a mapping of names to numbers or booleans which reports on many games
    average, such as the cards left. Their texts are `measure-GAME-NAME`.
    """

    @property
    def scores(self) -> Sequence[int]:
        """By seat, higher is better; in a cooperative game, the same for everybody."""
        ...

    @property
    def winners(self) -> Sequence[Seat]:
        """The seats that won; several if shared. In a cooperative game everybody or nobody."""
        ...

    def line(self) -> Line:
        """The result as in a record."""
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """These seats choose now; if several, simultaneously and in any order."""

    seats: tuple[Seat, ...]


class Chance(NamedTuple):
    """The possible outcomes of a chance move with integer weights, in the game's fixed order."""

    outcomes: tuple[tuple[Any, int], ...]
    stream: str = ""
    """What it is drawn from: each pile and each round's dice are separate streams.

    The outcomes must depend only on the options, on the players' open decisions and on earlier outcomes of
    the same stream: then a stream yields the same outcomes in the same order, whatever happens elsewhere.
    The name is printable ASCII; without one, all chance is one stream.
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
    """A move that the viewer may not see."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game, with all its values.

    `choices` is empty if the value is free, like a component set; `figures` is then the content of the
    default.
    """

    name: str
    choices: tuple[Any, ...]
    default: Any
    about: str
    figures: Mapping[str, Any] | None = None
    rule: str = ""
    """The paragraph of the rules it concerns."""
    public: Any = None
    """The value that suits a table of strangers, open to everybody; None: the default does."""


def choose_options(options: Sequence[Option], chosen: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value; text is converted to the choice it spells.

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


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The table of a game's daily deal: a person on seat 0, and bots on all others.

    Results are ranked by whether the person won, then by the person's score.
    """

    par: str
    """The bot whose games on the same deal are the measure; one that plays differently with each seed."""
    figure: str
    """What the score says, shown beside each result; `daily-figure-<figure>` is its text."""
    bots: tuple[str, ...] = ()
    """The bots on the other seats, in order."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """The game's options, without `players`."""
    more: bool = True
    """Whether more is better; if not, the figure is the negative score."""

    @property
    def players(self) -> int:
        return 1 + len(self.bots)


class Game(Protocol[S, A, V]):
    """Implement this once per game, as a subclass; everything else builds on it.

    All methods are pure: the same arguments give the same result, and no argument
    is ever changed. Methods with a body here are defaults that suit many games.
    Those that take a seat refuse one outside the table, by `need_seat`.
    """

    name: str
    rules: int
    """The rules' version, incremented whenever an old record would replay differently."""
    forms: Forms
    """All acts and their written form."""
    cooperative: bool
    """Whether all seats win or lose together."""
    age: int
    """Minimum age in years, as printed on the box."""
    minutes: int
    """Approximate duration of a game at a real table."""
    daily: DailyDeal | None = None
    """Its daily deal, if it has one."""
    silent: Mapping[str, Any] = MappingProxyType({})
    """The options under which nobody makes asides."""

    def option_list(self, players: int | None = None) -> Sequence[Option]:
        """All options, `players` first; some depend on the number of players."""
        ...

    def options(self, **chosen: Any) -> Any:
        """The validated options; raises `BadOption` naming the option and its range."""
        ...

    def option_line(self, options: Any) -> Line:
        """The options as in a record's header (players are its `seats`)."""
        ...

    def start(self, options: Any) -> S:
        """The table before anything has been dealt."""
        ...

    def turn(self, state: S) -> Turn:
        """Who chooses now, or a chance move's outcomes, or that the game is over."""
        ...

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """The seat's legal acts; empty unless `turn` names it."""
        ...

    def asides(self, state: S, seat: Seat) -> Sequence[A]:
        """Acts a seat may make at any time, on turn or not, such as signals; their forms have `aside`."""
        return ()

    def apply(self, state: S, move: Move[A]) -> S:
        """The state after the move; raises `IllegalMove`, never half-applies."""
        ...

    def takes_back(self, state: S, move: Move[A]) -> bool:
        """Whether `move`, which led to `state`, revealed nothing new and so can be undone."""
        return False

    def stands(self, options: Any, act: A, *, alone: bool) -> IllegalMove | None:
        """Why the rules forbid taking back such an act though it could be undone; None if it may be.

        `alone`: no other person is at the table.
        """
        return None

    def view(self, state: S, seat: Seat | None) -> V:
        """Everything the seat knows, including its legal acts; None is a spectator."""
        ...

    def redact(self, state: S, move: Move[A], seat: Seat | None) -> Move[A] | Hidden:
        """The move made in `state` as the seat sees it."""
        return move

    def imagine(self, view: V, rng: Random) -> S:
        """A state consistent with the view, with the hidden parts filled in at random."""
        ...

    def lines(self, moves: Iterable[Move[A]]) -> Iterator[Line]:
        """All moves of a game as a record's lines."""
        return map(self.forms.line, moves)

    def moves(self, line: Line) -> tuple[Move[A], ...]:
        """The moves of a record's line; raises `BadRecord` if it is malformed."""
        return (self.forms.move(line),)

    def notation(self, act: A) -> str:
        """The act in one short line, such as `bid 7`; `read_notation` reads it back."""
        return notation.write(self.forms, act)

    def read_notation(self, text: str, options: Any = None) -> A:
        """The act that the text says; raises `BadNotation`, which says how moves are written.

        With `options`, abbreviations are understood that need them, such as cards of one's own box.
        """
        act: A = notation.read(self.forms, text)
        return act

    def position(self, state: S) -> str:
        """The state in one line, `without_past`; `read_position` reads it back. It needs `options` in it."""
        return position.write_state(self, state)

    def read_position(self, text: str) -> S:
        """The state that the text says; raises `BadPosition`."""
        state: S = position.read_state(self, text)
        return state

    def view_position(self, view: V) -> str:
        """What the view's seat knows in one line, `without_past`; `read_view` reads it back."""
        return position.write_view(self, view)

    def read_view(self, text: str) -> V:
        """The view that the text says; raises `BadPosition`."""
        view: V = position.read_view(self, text)
        return view

    def without_past(self, seen: Any) -> Any:
        """A state or a view without what it tells of earlier turns: the part that positions hold."""
        return seen

    def encoding(self, options: Any) -> Encoding[S, A, V] | None:
        """Its views as numbers and its acts as ids, for environments; None if it has no such encoding."""
        return None

    def own_streams(self, options: Any) -> bool:
        """Whether each seat draws only from streams of its own.

        Then the same deal gives every seat the same cards, whatever is played; otherwise only the order of
        each pile is the same, and who draws which card depends on the players.
        """
        return False

    def allows_text(self, options: Any) -> bool:
        """Whether people may write to each other during the game."""
        return True

    def allows_reactions(self, options: Any) -> bool:
        """Whether people may show each other what they feel during the game: a face, no words.

        A game in which even a face would tell too much says no; after its end everybody may.
        """
        return True

    def sums(self, result: Any) -> Mapping[str, Sequence[int]]:
        """What adds up over several games of the same people, by seat; games won are counted anyway.

        A sum's text is `evening-sum-GAME-NAME`, or `evening-sum-NAME`.
        """
        return {"points": result.scores}

    def refuses(self, text: str) -> TextRefused | None:
        """Why this text may not be said at the table; None if it may."""
        return None

    def figures(self) -> Figures:
        """What it tells about its matches as data, beyond what all games do."""
        from stammtisch.core.data.figures import Figures

        return Figures()

    def text_table(self, seen: S | V, names: Sequence[str] = ()) -> str:
        """A state with all hands, or a view, drawn as lines of text: what `print(match)` shows."""
        from stammtisch.core.drawing.plain import text_table

        return text_table(self, seen, names)

    def html_table(self, seen: S | V, names: Sequence[str] = ()) -> str:
        """The same as HTML that stands alone, for notebooks."""
        from stammtisch.core.drawing.plain import html_table

        return html_table(self, seen, names)

    def face(self, match: Match[S, A, V], seat: Seat) -> Face:
        """The game at a terminal, for the person on this seat."""
        from stammtisch.core.drawing.plain_face import PlainFace

        return PlainFace(match, seat)


class TextRefused(NamedTuple):
    """A text breaks a rule of the game: the offending word, and the paragraph that forbids it."""

    error: str
    """A fixed code for programs; `error-<code>` is the key of the reason."""
    rule: str
    word: str


def package_files(game: Game[Any, Any, Any]) -> Traversable:
    """The folder of the game's package, with its rule texts, lesson and catalogues."""
    return resources.files(type(game).__module__.rpartition(".")[0])


class Bot(Protocol[A_co, V_contra]):
    """A player that sees views only."""

    def choose(self, view: V_contra, rng: Random, seconds: float) -> A_co:
        """One of `view.legal`, within about `seconds`."""
        ...

    def aside(self, view: V_contra, rng: Random) -> Sequence[A_co]:
        """Remarks to make now, on turn or not; called whenever a turn has begun."""
        ...

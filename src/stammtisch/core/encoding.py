"""Views as numbers and acts as ids, for programs that learn; a game brings its own encoding."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

from stammtisch.core.game import A, BadOption, Game, IllegalMove, Over, S, Seat, V

if TYPE_CHECKING:
    from stammtisch.core.histories import Histories

__all__ = ["LARGEST", "Asked", "Encoding", "Field", "Ids", "lay_out", "number_out"]

LARGEST = 2**15 - 1
"""No number of an observation is larger: it fits into 16 bits."""


class Asked(Enum):
    """What a seat is asked now."""

    NOTHING = "nothing"
    ACT = "act"
    """One of the legal acts of its view."""
    ASIDE = "aside"
    """A remark, or to say that it has nothing more to say."""


class Field(NamedTuple):
    """Some neighbouring numbers of an observation."""

    name: str
    start: int
    stop: int
    most: int
    """The largest that each of them can be; the smallest is 0."""
    about: str


class Ids(NamedTuple):
    """Some neighbouring ids of acts."""

    name: str
    start: int
    stop: int
    about: str


def lay_out(*fields: tuple[str, int, int, str]) -> tuple[Field, ...]:
    """Fields one after the other, each given as name, length, largest number and meaning.

    >>> [(field.name, field.start, field.stop) for field in lay_out(("a", 2, 1, ""), ("b", 3, 9, ""))]
    [('a', 0, 2), ('b', 2, 5)]
    """
    found: list[Field] = []
    for name, length, most, about in fields:
        start = found[-1].stop if found else 0
        found.append(Field(name, start, start + length, min(most, LARGEST), about))
    return tuple(found)


def number_out(*ids: tuple[str, int, str]) -> tuple[Ids, ...]:
    """Ids one after the other, each kind given as name, how many, and meaning."""
    found: list[Ids] = []
    for name, length, about in ids:
        start = found[-1].stop if found else 0
        found.append(Ids(name, start, start + length, about))
    return tuple(found)


class Encoding(ABC, Generic[S, A, V]):
    """Implement this once per game, and return it from `Game.encoding`; every environment builds on it.

    It is made for given options, from which its sizes follow. Observations are made from a seat's view
    alone, so that nothing is in them that the seat does not know. Seats are relative: 0 is the seat itself,
    1 the next one, and so on.
    """

    version: ClassVar[int]
    """Incremented whenever the same view gives other numbers, or the same act another id."""
    rewards: ClassVar[tuple[str, ...]] = ("win",)
    """The names of the rewards that there are, the usual one first."""
    simultaneous: ClassVar[bool] = False
    """Whether all seats always act at the same time."""
    many_games: ClassVar[str] = ""
    """The compiled module whose `Tables` plays many games at once; without one, the engine plays them."""
    most_asides: int = 0
    """How many asides a seat is asked for in a row; 0 if nobody ever makes one."""
    game: Game[S, A, V]
    options: Any
    fields: tuple[Field, ...]
    """The numbers of an observation by name, in order."""
    ids: tuple[Ids, ...]
    """The ids of acts by name, in order."""

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.fields[-1].stop

    @property
    def actions(self) -> int:
        """How many ids there are."""
        return self.ids[-1].stop

    @abstractmethod
    def act(self, view: V, action: int) -> A | None:
        """The act of this id; None if it says that there is nothing more to say.

        It need not be legal, but raises `IllegalMove` if the id means nothing here.
        """

    @abstractmethod
    def action(self, view: V, act: A | None) -> int:
        """The id of a legal act, or of an aside; None is nothing more to say."""

    @abstractmethod
    def observe(self, view: V, asked: Asked = Asked.ACT) -> list[int]:
        """What the view's seat knows as numbers, in the order of `fields`.

        A seat without legal acts is asked nothing, whatever `asked` says.
        """

    def talkers(self, view: V) -> Sequence[Seat]:
        """Who is asked for asides now, in this order; asked after every move that is no aside."""
        return ()

    def legal(self, view: Any, asked: Asked = Asked.ACT, asides: Iterable[A] = ()) -> list[int]:
        """The ids that its seat may answer, ascending; `asides` are those that the game allows it now."""
        if asked is Asked.NOTHING:
            return []
        if asked is Asked.ASIDE:
            return sorted(self.action(view, act) for act in (*asides, None))
        return sorted(self.action(view, act) for act in view.legal)

    def mask(self, view: Any, asked: Asked = Asked.ACT, asides: Iterable[A] = ()) -> list[int]:
        """A flag for every id: 1 where `legal` has it."""
        flags = [0] * self.actions
        for action in self.legal(view, asked, asides):
            flags[action] = 1
        return flags

    def reward(self, kind: str, before: S, after: S) -> tuple[float, ...]:
        """What the way from one state to a later one is worth to each seat.

        Here: once the game is over, each seat's share of the victory, less an equal share for everybody. A
        team that wins gets 1 each.
        """
        self.need_reward(kind)
        players: int = self.options.players
        over = self.game.turn(after)
        if not isinstance(over, Over):
            return (0.0,) * players
        winners = over.result.winners
        if self.game.cooperative:
            return (1.0 if winners else 0.0,) * players
        share = 1 / len(winners) if winners else 0.0
        fair = 1 / players if winners else 0.0
        return tuple(share * (seat in winners) - fair for seat in range(players))

    def histories(self) -> Histories | None:
        """Its games as OpenSpiel has them, chance included; None if the game does not say."""
        return None

    def need_reward(self, kind: str) -> str:
        """The same; raises `BadOption` if there is no such reward."""
        if kind not in self.rewards:
            raise BadOption("mistake-reward", name=kind, names=", ".join(self.rewards))
        return kind

    def no_act(self, action: int) -> IllegalMove:
        """Why an id is refused that means nothing here."""
        return IllegalMove("why-no-action", action=action)

"""Moments of a game with all that led there; immutable, so that a copy is the moment itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from stammtisch.core.encoding import Asked, Encoding
from stammtisch.core.game import Chance, Choice, Game, Hidden, Move, Over, Seat, Turn
from stammtisch.core.histories import Histories, Told

HIDDEN = 1
"""Describes a move that a seat did not see, in a course; 0 is a move that has not been made."""
FIRST_NUMBER = 2
"""The numbers of `Histories` come after those."""
NOTHING_TO_SAY = "nothing to say"


@dataclass(frozen=True, eq=False)
class Table:
    """What stays the same during a game."""

    game: Game[Any, Any, Any]
    encoding: Encoding[Any, Any, Any]
    histories: Histories
    reward: str
    notations: dict[Any, str] = field(default_factory=dict)

    @property
    def options(self) -> Any:
        return self.encoding.options

    @property
    def players(self) -> int:
        players: int = self.options.players
        return players

    def notation(self, act: Any) -> str:
        """The act in the game's notation; cached, as a search writes the same acts thousands of times."""
        found = self.notations.get(act)
        if found is None:
            found = self.notations[act] = self.game.notation(act) if act is not None else NOTHING_TO_SAY
        return found


class Past:
    """A move that has been made, and all moves before it."""

    __slots__ = ("_hidden", "_state", "_texts", "before", "length", "told")

    def __init__(
        self, before: Past | None, told: Told, state: Any, hidden: tuple[int, Seat | None] | None = None
    ) -> None:
        self.before = before
        self.told = told
        self.length: int = 1 if before is None else before.length + 1
        self._state = state  # in which it was made
        self._hidden = hidden
        self._texts: dict[Seat, str] = {}

    def __iter__(self) -> Iterator[Past]:
        """From this move back to the first one."""
        at: Past | None = self
        while at is not None:
            yield at
            at = at.before

    def hidden(self, table: Table) -> tuple[int, Seat | None]:
        """The seats that did not see it when it was made, as bits, and the seat that it concerns."""
        if self._hidden is None:
            move, bits, concerned = self.told.move, 0, None
            if move.act is not None:  # everybody hears who has nothing to say
                for seat in range(table.players):
                    shown = table.game.redact(self._state, move, seat)
                    if isinstance(shown, Hidden):
                        bits |= 1 << seat
                        concerned = shown.seat
            self._hidden = bits, concerned
        return self._hidden

    def known(self, table: Table, seat: Seat, *, face_down: bool) -> bool:
        """Whether the seat knows the move; what seats hide is known unless it still lies face down."""
        hidden, _ = self.hidden(table)
        return not hidden >> seat & 1 or (not face_down and self.told.move.seat is not None)

    def line(self, table: Table, seat: Seat, *, face_down: bool) -> str:
        """The move as the seat knows it."""
        if not self.known(table, seat, face_down=face_down):
            return f"{self.hidden(table)[1]} ?"
        by, act = self.told.move
        return table.notation(act) if by is None else f"{by} {table.notation(act)}"

    def text(self, table: Table, seat: Seat) -> str:
        """All moves until this one as the seat knows them, nothing face down any more."""
        found = self._texts.get(seat)
        if found is None:
            later: list[Past] = []
            begin = ""
            for past in self:
                if seat in past._texts:
                    begin = past._texts[seat]
                    break
                later.append(past)
            lines = [past.line(table, seat, face_down=False) for past in reversed(later)]
            found = self._texts[seat] = "\n".join([begin, *lines] if begin else lines)
        return found


class Moment:
    """A state of the game, who is asked, and the moves that led there."""

    __slots__ = (
        "_ids",
        "_past",
        "_turn",
        "face_down",
        "gained",
        "latest",
        "past",
        "said",
        "state",
        "table",
        "talking",
    )

    def __init__(
        self,
        table: Table,
        state: Any,
        past: Past | None = None,
        talking: tuple[Seat, ...] = (),
        said: int = 0,
        face_down: int = 0,
        gained: tuple[float, ...] = (),
        latest: tuple[float, ...] = (),
    ) -> None:
        self.table = table
        self.state = state
        self.past = past
        self.talking = talking
        """Who is still asked for asides, in this order."""
        self.said = said
        """How many asides the first of them has made."""
        self.face_down = face_down
        """How many of the latest moves lie face down until everybody has made theirs."""
        self.gained = gained
        """The rewards so far, by seat; empty before the first one."""
        self.latest = latest
        """The reward of the latest move, by seat; empty if there was none."""
        self._turn: Turn | None = None
        self._ids: dict[int, Any] | None = None
        self._past: tuple[list[Told], list[tuple[int, Seat | None]]] | None = None

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        told = list(zip(*self._unrolled(), strict=True))
        rest = (self.talking, self.said, self.face_down, self.gained, self.latest)
        return _made, (self.table.game.name, self.table.options, self.table.reward, self.state, told, rest)

    @property
    def turn(self) -> Turn:
        """Whose turn it is by the rules, which say nothing of asides."""
        if self._turn is None:
            self._turn = self.table.game.turn(self.state)
        return self._turn

    @property
    def over(self) -> bool:
        return isinstance(self.turn, Over)

    @property
    def by_chance(self) -> bool:
        return isinstance(self.turn, Chance) and not self.talking

    @property
    def seat(self) -> Seat:
        """Who is asked now; those who act at the same time are asked in seat order."""
        if self.talking:
            return self.talking[0]
        assert isinstance(self.turn, Choice)
        return self.turn.seats[0]

    @property
    def length(self) -> int:
        return 0 if self.past is None else self.past.length

    def asked(self, seat: Seat) -> Asked:
        """What this seat is asked now; of those who act at the same time, everybody is."""
        if self.talking:
            return Asked.ASIDE if seat == self.talking[0] else Asked.NOTHING
        return Asked.ACT if isinstance(self.turn, Choice) and seat in self.turn.seats else Asked.NOTHING

    def ids(self) -> dict[int, Any]:
        """The ids of everything that may happen now, ascending, with the acts; None: nothing to say."""
        if self._ids is None:
            table = self.table
            if isinstance(self.turn, Chance) and not self.talking:
                outcome = table.histories.outcome
                found = {outcome(act): act for act, _ in self.turn.outcomes}
            else:
                seat, action = self.seat, table.encoding.action
                view = table.game.view(self.state, seat)
                acts = (*table.game.asides(self.state, seat), None) if self.talking else view.legal
                found = {action(view, act): act for act in acts}
            self._ids = dict(sorted(found.items()))
        return self._ids

    def odds(self) -> list[tuple[int, float]]:
        """What chance may bring by id, with probabilities."""
        assert isinstance(self.turn, Chance)
        outcomes, outcome = self.turn.outcomes, self.table.histories.outcome
        total = sum([weight for _, weight in outcomes])
        return sorted([(outcome(act), weight / total) for act, weight in outcomes])

    def after(self, id: int) -> Moment:
        """The moment after this id, which must be one of `ids`."""
        table, act = self.table, self.ids()[id]
        by = None if self.by_chance else self.seat
        move = Move(by, act)
        past = Past(self.past, Told(move, id), self.state)
        if self.talking:
            return self._said(past)
        state = table.game.apply(self.state, move)
        reward = table.encoding.reward(table.reward, self.state, state)
        latest = reward if any(reward) else ()
        moment = Moment(table, state, past, gained=_sum(self.gained, latest), latest=latest)
        if table.encoding.most_asides:
            moment.talking = tuple(table.encoding.talkers(table.game.view(state, None)))
        if by is not None and isinstance(self.turn, Choice):
            waiting = tuple([seat for seat in self.turn.seats if seat != by])
            if waiting and isinstance(moment.turn, Choice) and moment.turn.seats == waiting:
                moment.face_down = self.face_down + 1
        return moment

    def _said(self, past: Past) -> Moment:
        """After a remark, or after the seat has nothing more to say."""
        table, state, said, talking = self.table, self.state, self.said + 1, self.talking
        if past.told.move.act is not None:
            state = table.game.apply(state, past.told.move)
        if past.told.move.act is None or said == table.encoding.most_asides:
            talking, said = talking[1:], 0
        return Moment(table, state, past, talking, said, self.face_down, self.gained)

    # What a seat knows

    def text(self, seat: Seat) -> str:
        """All moves as the seat knows them, one a line: its information state."""
        if self.past is None:
            return ""
        if not self.face_down:
            return self.past.text(self.table, seat)
        latest: list[Past] = []
        for past in self.past:
            if len(latest) == self.face_down:
                break
            latest.append(past)
        before = latest[-1].before
        lines = [past.line(self.table, seat, face_down=True) for past in reversed(latest)]
        return "\n".join([before.text(self.table, seat), *lines] if before else lines)

    def course(self, seat: Seat) -> list[Sequence[int]]:
        """The same as numbers."""
        found: list[Sequence[int]] = []
        for count, past in enumerate(self.past or ()):
            move, id = past.told
            if past.known(self.table, seat, face_down=count < self.face_down):
                found.append([FIRST_NUMBER + number for number in self.table.histories.numbers(move, id)])
            else:
                found.append((HIDDEN,))
        found.reverse()
        return found

    def imagined(self, seat: Seat, rng: Random) -> Moment:
        """This moment as it may be for all that the seat knows, with a past that looks the same to it."""
        table = self.table
        state = table.game.imagine(table.game.view(self.state, seat), rng)
        told, hidden = self._unrolled()
        before: Past | None = None
        for again, unseen in zip(table.histories.retell(told, seat, state, rng), hidden, strict=True):
            before = Past(before, again, None, unseen)
        if before is not None and self.past is not None and not self.face_down:
            before._texts[seat] = self.past.text(table, seat)  # the same, and asked for in every world
        return Moment(table, state, before, self.talking, self.said, self.face_down, self.gained, self.latest)

    def _unrolled(self) -> tuple[list[Told], list[tuple[int, Seat | None]]]:
        """All moves, and who did not see each; cached, as a search imagines a thousand worlds."""
        if self._past is None:
            hidden = [past.hidden(self.table) for past in self.past or ()]
            hidden.reverse()
            self._past = self.told(), hidden
        return self._past

    def told(self) -> list[Told]:
        """All moves with their ids, from the first one on."""
        found = [past.told for past in self.past or ()]
        found.reverse()
        return found


def _sum(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    if not one or not other:
        return one or other
    return tuple([mine + more for mine, more in zip(one, other, strict=True)])


def _made(game: str, options: Any, reward: str, state: Any, told: Any, rest: Any) -> Moment:
    """A moment that was pickled."""
    from stammtisch.envs.openspiel.adapter import table_of

    table = table_of(game, options, reward)
    past: Past | None = None
    for one, hidden in told:
        past = Past(past, one, None, hidden)
    return Moment(table, state, past, *rest)

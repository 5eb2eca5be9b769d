"""One game as all environments play it: seats are asked, ids are answered."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, Generic

from stammtisch.core.chance import Source
from stammtisch.core.encoding import Asked, Encoding
from stammtisch.core.game import A, Chance, Choice, IllegalMove, Move, Over, S, Seat, Turn, V, need_seat
from stammtisch.core.match import Match

__all__ = ["Episode"]


class Episode(Generic[S, A, V]):
    """A game from its first card on, with the questions for asides between its moves.

    With a source of chance, chance moves are made automatically; without one, `fall` plays them. States
    never change, so a `copy` costs little.
    """

    def __init__(self, encoding: Encoding[S, A, V], chance: Source | None = None) -> None:
        self.encoding = encoding
        self.game = encoding.game
        self.state = self.game.start(encoding.options)
        self.moves: list[Move[A]] = []
        """All moves so far, chance and asides included: what a `Match` replays."""
        self.talking: tuple[Seat, ...] = ()
        """Who is still asked for asides, in this order, before anybody acts."""
        self.said = 0
        """How many asides the first of them has made."""
        self.falls = 0
        """How many chance moves the source has made."""
        self._chance = chance
        self._views: dict[Seat, V] = {}
        self._legal: dict[Seat, list[int]] = {}
        self._turn: Turn | None = None
        self._let_fall()

    def copy(self) -> Episode[S, A, V]:
        """The same position, to be played on independently; both share their source of chance."""
        other = copy(self)
        other.moves, other._views, other._legal = list(self.moves), dict(self._views), dict(self._legal)
        return other

    def match(self, seats: Sequence[str] = ()) -> Match[S, A, V]:
        """The same game as a match, for its record."""
        match = Match(self.game, self.encoding.options, chance=None, seats=seats)
        for move in self.moves:
            match.play(move)
        return match

    @property
    def turn(self) -> Turn:
        """Whose turn it is by the rules, which say nothing of asides."""
        if self._turn is None:
            self._turn = self.game.turn(self.state)
        return self._turn

    @property
    def result(self) -> Any:
        """The result, or None while the game is running."""
        return self.turn.result if isinstance(self.turn, Over) else None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """Who is asked now; several if they act at the same time. Nobody at a chance move or at the end."""
        if self.talking:
            return self.talking[:1]
        return self.turn.seats if isinstance(self.turn, Choice) else ()

    def question(self, seat: Seat) -> Asked:
        """What the seat is asked now."""
        if seat not in self.asked:
            need_seat(seat, self.encoding.options.players)
            return Asked.NOTHING
        return Asked.ASIDE if self.talking else Asked.ACT

    def view(self, seat: Seat) -> V:
        """What the seat sees; made once per state."""
        if seat not in self._views:
            self._views[seat] = self.game.view(self.state, seat)
        return self._views[seat]

    def legal(self, seat: Seat) -> list[int]:
        """The ids that the seat may answer now, ascending; none if it is not asked."""
        asked = self.question(seat)
        if asked is Asked.NOTHING:
            return []
        if seat not in self._legal:
            asides = self.game.asides(self.state, seat) if asked is Asked.ASIDE else ()
            self._legal[seat] = self.encoding.legal(self.view(seat), asked, asides)
        return self._legal[seat]

    def mask(self, seat: Seat) -> list[int]:
        """A flag for every id."""
        flags = [0] * self.encoding.actions
        for action in self.legal(seat):
            flags[action] = 1
        return flags

    def observe(self, seat: Seat) -> list[int]:
        """What the seat knows, as numbers."""
        return self.encoding.observe(self.view(seat), self.question(seat))

    def play(self, seat: Seat, action: int) -> None:
        """Answers for a seat; raises `IllegalMove` unless the id is one of `legal`."""
        if action not in self.legal(seat):
            raise self.encoding.no_act(action)
        act = self.encoding.act(self.view(seat), action)
        if not self.talking:
            assert act is not None
            self._apply(Move(seat, act))
            self._let_fall()
            return
        if act is not None:
            self.say(seat, act)
            self.said += 1
        if act is None or self.said == self.encoding.most_asides:
            self.talking, self.said, self._legal = self.talking[1:], 0, {}

    def say(self, seat: Seat, act: A) -> None:
        """An aside, which changes nothing about who is asked next."""
        talking, said = self.talking, self.said
        self._apply(Move(seat, act))
        self.talking, self.said = talking, said

    def fall(self, outcome: A) -> None:
        """What chance brings, for an episode without a source of its own."""
        if not isinstance(self.turn, Chance):
            raise IllegalMove("why-chance")
        self._apply(Move(None, outcome))

    def _apply(self, move: Move[A]) -> None:
        self.state = self.game.apply(self.state, move)
        self._turn, self._views, self._legal = None, {}, {}
        self.moves.append(move)
        if self.encoding.most_asides:
            self.talking, self.said = tuple(self.encoding.talkers(self.game.view(self.state, None))), 0

    def _let_fall(self) -> None:
        while self._chance is not None and isinstance(turn := self.turn, Chance):
            outcome = self._chance.fall(turn, self.falls)
            self.falls += 1
            self._apply(Move(None, outcome))

"""One game of a person with bots, without any drawing: whose turn it is, what bots do, what is told."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from stammtisch.arena.seats import moment_of
from stammtisch.bots.outside import Fault, Player, Seating
from stammtisch.bots.outside.finding import stand_in
from stammtisch.core.chance import Seeded
from stammtisch.core.drawing.face import Does, Face, Says
from stammtisch.core.game import Choice, Game, IllegalMove, Move, Over, Seat
from stammtisch.core.match import Match
from stammtisch.texts import Reason, text, why

PERSON = 0
"""The person's seat."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question before an act: what is asked, what *yes* does, and the act."""

    question: str
    yes: str
    act: Any


def says_yes(typed: str) -> bool:
    """Whether this means yes, in English or in the current language; an accent may be missing.

    >>> says_yes("y"), says_yes("Yes"), says_yes("no"), says_yes("")
    (True, True, False, False)
    """
    first = unicodedata.normalize("NFD", typed.strip().lower())[:1]
    return first in ("y", unicodedata.normalize("NFD", text("plain-yes"))[:1])


class Session:
    """A match in which a person sits on the first seat and bots on all others."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        options: Any,
        bots: Sequence[Player],
        names: Sequence[str],
        seed: str,
    ) -> None:
        self.game = game
        self.seed = seed
        self.match: Match[Any, Any, Any] = Match(
            game, options, chance=Seeded(f"{seed}/0/chance"), seats=names
        )
        self.face: Face = game.face(self.match, PERSON)
        self.log: list[str] = []
        self._told = 0
        self._asked: tuple[int, tuple[Seat, ...]] | None = None
        self._bots: dict[Seat, Player] = {}
        for seat, bot in enumerate(bots, PERSON + 1):
            self._seat(seat, bot)
        self._tell()

    def _seat(self, seat: Seat, bot: Player) -> None:
        """A bot begins to play; one that cannot is replaced."""
        self._bots[seat] = bot
        match = self.match
        seating = Seating(self.game, match.options, seat, match.seats, f"{self.seed}/0/{seat}")
        try:
            bot.begin(seating)
        except Fault as fault:
            self._replace(seat, fault)

    def _replace(self, seat: Seat, fault: Fault) -> None:
        """Another bot plays on for one that has done something wrong."""
        said = text(f"fault-{fault.kind}")
        self.log.append(text("terminal-fault", name=self.match.seats[seat], fault=said))
        self._seat(seat, stand_in(self.game.name))

    @property
    def over(self) -> bool:
        return isinstance(self.match.turn, Over)

    @property
    def thinker(self) -> Seat | None:
        """The bot that acts next; the person comes last where several choose at once."""
        turn = self.match.turn
        if not isinstance(turn, Choice):
            return None
        return next((seat for seat in turn.seats if seat in self._bots), None)

    def let_bot_act(self) -> None:
        """The next bot acts; at the beginning of a turn, bots first say what they have to say."""
        turn, seat = self.match.turn, self.thinker
        assert seat is not None and isinstance(turn, Choice)
        self._let_bots_talk(turn)
        try:
            self._play(seat, self._bots[seat].act(moment_of(self.match, seat)))
        except Fault as fault:
            self._replace(seat, fault)
        self._tell()

    def let_bots_talk(self) -> None:
        """Bots say what they have to say about the person's turn."""
        turn = self.match.turn
        if isinstance(turn, Choice):
            self._let_bots_talk(turn)
            self._tell()

    def _let_bots_talk(self, turn: Choice) -> None:
        moment = (self.match.falls, turn.seats)
        if moment == self._asked:
            return
        self._asked = moment
        for seat, bot in list(self._bots.items()):
            if bot.quiet or not self.game.asides(self.match.state, seat):
                continue
            try:
                for act in bot.remarks(moment_of(self.match, seat)):
                    self._play(seat, act)
            except Fault as fault:
                self._replace(seat, fault)

    def _play(self, seat: Seat, act: Any) -> None:
        try:
            self.match.play(Move(seat, act))
        except IllegalMove as error:
            raise Fault("illegal", str(error)) from error

    # The person

    def press(self, key: str) -> Asked | str | None:
        """Take a key: a question before its act, why it is not possible, or None."""
        match self.face.press(key):
            case Does(act):
                return self.try_act(act)
            case Says(said):
                return said
        return None

    def type(self, line: str) -> Asked | str | None:
        """Take a typed line: a move as it is written, or keys one after the other."""
        line = line.strip()
        try:
            act = self.game.read_notation(line, self.match.options)
        except Reason as error:
            if not self.face.understands(line):
                return why(error)
        else:
            return self.try_act(act)
        self.face.forget()
        for key in [*line.replace(" ", ""), "enter"]:
            at = self.match.at
            found = self.press(key)
            if found is not None or self.match.at != at:
                return found
        return None

    def try_act(self, act: Any) -> Asked | str | None:
        """Play it, unless there is a question to ask first or the rules forbid it."""
        asked = self.face.asks(act)
        return Asked(*asked, act) if asked else self.act(act)

    def act(self, act: Any) -> str | None:
        """Play it; says why not if the rules forbid it."""
        try:
            self.match.play(Move(PERSON, act))
        except IllegalMove as error:
            return why(error)
        self.face.forget()
        self._tell()
        return None

    def take_back(self) -> str | None:
        """Undo the person's latest move; says why not if that is not possible."""
        try:
            self.match.take_back(PERSON)
        except IllegalMove as error:
            return why(error)
        self.face.forget()
        self._tell()
        return None

    def may_take_back(self) -> bool:
        return self.match.may_take_back(PERSON)

    def examples(self) -> list[str]:
        """Some moves as they can be typed now."""
        acts = list(self.game.legal(self.match.state, PERSON))
        few = [acts[0], acts[-1]] if len(acts) > 1 else acts
        return [self.game.notation(act) for act in few]

    def _tell(self) -> None:
        self.log += self.face.told(self._told)
        self._told = self.match.at

    @property
    def status(self) -> str:
        seat = self.thinker
        if seat is None or self.over:
            return self.face.status()
        return text("terminal-thinking", name=self.match.seats[seat])

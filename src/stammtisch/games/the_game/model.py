"""THE GAME's options, acts, state and view."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from stammtisch.core.game import Line, Seat
from stammtisch.games.the_game import rules

PILES = "ABCD"  # 1.2: A and B ascend, C and D descend
SELF = "self"
PILE_WORDS = ("please-spare", "spare", "take")  # 4.3
SELF_WORDS = ("trouble", "fine")
TOPICS = (*PILES, SELF)
TALK = ("silent", "signals", "open")  # 4.2
TAKE_BACK = ("alone", "on")  # 3.7
ALL_CARDS = tuple(range(rules.LOWEST, rules.HIGHEST + 1))  # 1.1


@dataclass(frozen=True, slots=True)
class Options:
    """The team's options; created and validated by `TheGame.options`."""

    players: int
    min_cards: int  # 3.2, 6.1
    fewer_cards: bool  # 6.2
    starter: str | Seat  # 2.3
    talk: str  # 4.2
    take_back: str = "alone"  # 3.7

    @property
    def hand_size(self) -> int:
        return rules.hand_size(self.players, self.fewer_cards)


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals a card to a seat, at the start and at the end of a turn."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Claim:
    """How much a seat would like to start: 0, 1 or 2 (2.3)."""

    degree: int


@dataclass(frozen=True, slots=True)
class Start:
    """Who starts: the highest claim, chance among equals (2.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Play:
    """One card onto one pile."""

    card: int
    pile: str


@dataclass(frozen=True, slots=True)
class End:
    """The player on turn has played enough (5.2)."""


@dataclass(frozen=True, slots=True)
class Signal:
    """A remark about a pile or about oneself; `word` None withdraws it (4.3)."""

    topic: str
    word: str | None


Act = Deal | Claim | Start | Play | End | Signal


class Reason(Enum):
    """Why the game ended."""

    WON = "won"
    STUCK = "stuck"


@dataclass(frozen=True, slots=True)
class Result:
    """How many cards were not laid, and why the game ended (5.3)."""

    left: int
    reason: Reason
    players: int = field(default=1, compare=False, repr=False)

    @property
    def scores(self) -> tuple[int, ...]:
        """The same for everybody: the fewer cards left, the better."""
        return (-self.left,) * self.players

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Everybody or nobody."""
        return tuple(range(self.players)) if self.won else ()

    @property
    def measures(self) -> dict[str, float]:
        """Additional measures for reports on many games."""
        return {"mean_left": self.left, "excellent": self.excellent}

    @property
    def won(self) -> bool:
        return self.reason is Reason.WON

    @property
    def excellent(self) -> bool:
        return rules.excellent(self.left)

    def line(self) -> Line:
        return {"left": self.left, "won": self.won}


SILENCE: tuple[str | None, ...] = (None,) * len(TOPICS)
NO_CARDS: tuple[int, ...] = (0,) * rules.PILES


class TurnStart(NamedTuple):
    """What everybody saw when a turn began."""

    seat: Seat
    """Whose turn it was."""
    cards: tuple[int, ...]
    """The number of cards on each pile."""
    signals: tuple[tuple[str | None, ...], ...]
    """Everybody's as they stood then, by topic: of the seat itself what it had said before it laid a card,
    of the others what they had said of the turn before."""


class State(NamedTuple):
    """The whole table. The draw pile has no order: `unseen` is what it may hold.

    A tuple, because every move creates several, three times as fast as frozen dataclasses.
    """

    options: Options
    hands: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...] = ALL_CARDS
    piles: tuple[tuple[int, ...], ...] = ((),) * rules.PILES
    claims: tuple[int | None, ...] = ()
    signals: tuple[tuple[str | None, ...], ...] = ()
    on_turn: Seat | None = None
    minimum: int = 0
    played: int = 0
    to_draw: int = 0
    turns: tuple[TurnStart, ...] = ()  # all so far, the running one last

    def __repr__(self) -> str:
        hands = " | ".join(" ".join(map(str, hand)) for hand in self.hands)
        return f"<State with {hands}: {_table(self.tops, len(self.unseen), self.on_turn)}>"

    @property
    def begun(self) -> tuple[int, ...]:
        """The number of cards on each pile when the turn began."""
        return self.turns[-1].cards if self.turns else NO_CARDS

    @property
    def tops(self) -> tuple[int, ...]:
        return tops(self.piles)

    @property
    def left(self) -> int:
        """Cards not laid (5.3)."""
        return rules.CARDS - sum(map(len, self.piles))

    def __str__(self) -> str:
        from stammtisch.games.the_game.drawing.table import text_table

        return text_table(self)

    def _repr_html_(self) -> str:
        from stammtisch.games.the_game.drawing.html import html_table

        return html_table(self)


class View(NamedTuple):
    """What a seat knows (`seat` None: a spectator)."""

    options: Options
    seat: Seat | None
    hand: tuple[int, ...]
    hand_counts: tuple[int, ...]
    draw_pile: int
    piles: tuple[tuple[int, ...], ...]
    claims: tuple[int | None, ...]
    signals: tuple[tuple[str | None, ...], ...]
    on_turn: Seat | None
    minimum: int
    played: int
    to_draw: int
    turns: tuple[TurnStart, ...]  # all so far, the running one last
    legal: tuple[Act, ...]
    result: Result | None

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat} with {' '.join(map(str, self.hand))}"
        return f"<View of {who}: {_table(self.tops, self.draw_pile, self.on_turn)}>"

    @property
    def dead_ends(self) -> tuple[Play, ...]:
        """Legal plays that put the minimum out of reach, although another play still meets it (3.7)."""
        if self.seat is None or self.seat != self.on_turn or not self.legal:
            return ()
        found = rules.dead_ends(self.tops, self.hand, self.minimum - self.played)
        return tuple([Play(card, PILES[pile]) for card, pile in found])

    @property
    def unseen(self) -> tuple[int, ...]:
        """The cards whose place it does not know: neither laid nor in its hand."""
        placed = {*self.hand, *(card for pile in self.piles for card in pile)}
        return tuple([card for card in ALL_CARDS if card not in placed])

    @property
    def tops(self) -> tuple[int, ...]:
        return tops(self.piles)

    @property
    def begun(self) -> tuple[int, ...]:
        """The number of cards on each pile when the turn began."""
        return self.turns[-1].cards if self.turns else NO_CARDS

    @property
    def first_tops(self) -> tuple[int, ...]:
        """The piles' tops when the turn began, which the signals of this turn refer to."""
        return tops(tuple([pile[:begun] for pile, begun in zip(self.piles, self.begun, strict=True)]))

    @property
    def laid(self) -> tuple[int, ...]:
        """The cards laid in this turn, pile by pile."""
        return tuple(
            [card for pile, begun in zip(self.piles, self.begun, strict=True) for card in pile[begun:]]
        )

    @property
    def laid_by_turn(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """The cards laid in each of `turns`, by pile."""
        marks = [*(turn.cards for turn in self.turns), tuple(map(len, self.piles))]
        return tuple(
            [
                tuple([pile[a:b] for pile, a, b in zip(self.piles, begun, end, strict=True)])
                for begun, end in pairwise(marks)
            ]
        )

    def __str__(self) -> str:
        from stammtisch.games.the_game.drawing.table import text_table

        return text_table(self)

    def _repr_html_(self) -> str:
        from stammtisch.games.the_game.drawing.html import html_table

        return html_table(self)


def tops(piles: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The top card of each pile."""
    a, b, c, d = piles
    up, down = rules.ASCENDING_START, rules.DESCENDING_START
    return a[-1] if a else up, b[-1] if b else up, c[-1] if c else down, d[-1] if d else down


def _table(tops: tuple[int, ...], draw_pile: int, on_turn: Seat | None) -> str:
    """The table in a few words."""
    piles = ", ".join(f"{name} {top}" for name, top in zip(PILES, tops, strict=True))
    turn = "not begun" if on_turn is None else f"seat {on_turn} on turn"
    return f"{piles}, {draw_pile} to draw, {turn}"

"""THE GAME on the wire."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache, lru_cache
from typing import Any, Literal

from msgspec import Raw, Struct
from msgspec.json import encode

from stammtisch.core.game import Move as CoreMove
from stammtisch.core.game import Seat
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.game import PILES, Act, Play, Result, State, View
from stammtisch.games.the_game.play import PLAYS
from stammtisch.server.wire_move import Move, encoded_act

__all__ = [
    "Fit",
    "HandCard",
    "Laid",
    "Pile",
    "Signals",
    "TheGameLook",
    "TheGameMine",
    "TheGamePublic",
    "TheGameResult",
    "TheGameView",
]

PileName = Literal["A", "B", "C", "D"]
PileWord = Literal["please-spare", "spare", "take"]
SelfWord = Literal["trouble", "fine"]


class Pile(Struct):
    pile: PileName
    ascending: bool
    top: int
    """The card on top, or the start card 1 or 100."""
    cards: list[int]
    """All cards laid here, the first at the bottom."""


class Signals(Struct):
    """What a seat has said: about each pile, and about itself."""

    A: PileWord | None
    B: PileWord | None
    C: PileWord | None
    D: PileWord | None
    self: SelfWord | None


class TheGameResult(Struct):
    left: int
    won: bool
    excellent: bool
    reason: Literal["won", "stuck"]


class TheGamePublic(Struct):
    """What everybody at the table sees."""

    phase: Literal["claim", "play", "over"]
    acting: list[int]
    """The seats that may act now; several at once while claims are made."""
    on_turn: int | None
    piles: list[Pile]
    hand_counts: list[int]
    hand_size: int
    draw_pile: int
    left: int
    """Cards not laid: all hands and the draw pile."""
    unlaid: list[int]
    """Those cards, as far as anybody knows: what the piles do not hold."""
    minimum: int
    """Cards that this turn asks for."""
    played: int
    missing: int
    """Cards still to be laid before the turn may end."""
    may_end: bool
    draws: int
    """Cards drawn if the turn ended now."""
    claims: list[int | None]
    signals: list[Signals]
    result: TheGameResult | None


class Fit(Struct):
    """How a card goes with a pile."""

    pile: PileName
    step: int
    """How far it takes the pile on; -10 is the backwards trick."""
    fits: bool
    """Whether it may be laid there, whoever is on turn."""
    rule: str
    """The paragraph that allows it (3.3, 3.4) or forbids it (3.3)."""


class HandCard(Struct):
    card: int
    fits: list[Fit]


class TheGameMine(Struct):
    """What only this seat sees."""

    seat: int
    hand: list[HandCard]
    legal: list[Move]
    asides: list[Move]
    """Signals that may be given now, on turn or not."""
    may_take_back: bool


class TheGameView(Struct, tag_field="game", tag="the-game"):
    public: TheGamePublic
    mine: TheGameMine | None
    """None: a spectator."""


class Laid(Struct, tag_field="news", tag="laid"):
    """A card has been laid: how far it took the pile on, and over which card."""

    card: int
    pile: PileName
    over: int
    step: int
    trick: bool


# From the game's view to the wire's


@cache
def _fit(pile: int, step: int, fits: bool, rule: str) -> bytes:
    name: Any = PILES[pile]
    return encode(Fit(name, step, fits, rule))


@cache
def _fits(pile: int, top: int) -> tuple[bytes, ...]:
    """How each card goes with a pile that shows `top`, encoded: every move asks for dozens of them."""
    found = []
    for card in range(rules.HIGHEST + 1):
        rule = "3.4" if rules.trick(top, pile, card) else "3.3"
        found.append(_fit(pile, rules.step(top, pile, card), rules.fits(top, pile, card), rule))
    return tuple(found)


_PLAYS = tuple({play.pile: encoded_act("the-game", play) for play in plays} for plays in PLAYS)


def _hand(cards: Sequence[int], tops: Sequence[int]) -> bytes:
    a, b, c, d = [_fits(pile, top) for pile, top in enumerate(tops)]
    held = [
        b'{"card":%d,"fits":[%b,%b,%b,%b]}' % (card, a[card], b[card], c[card], d[card]) for card in cards
    ]
    return b",".join(held)


@lru_cache(maxsize=1_000)
def _signals(said: tuple[Any, ...]) -> Signals:
    return Signals(*said)


_PILE_NAMES: tuple[Any, ...] = tuple(PILES)
_PILE_NUMBERS = range(rules.PILES)


@lru_cache(maxsize=4_000)
def _pile(number: int, cards: tuple[int, ...], top: int) -> Any:
    """A pile, encoded; a move changes one of the four."""
    return Raw(encode(Pile(_PILE_NAMES[number], rules.ascending(number), top, list(cards))))


def _result(result: Result) -> TheGameResult:
    reason: Any = result.reason.value
    return TheGameResult(result.left, result.won, result.excellent, reason)


class TheGameLook:
    """How THE GAME looks from a seat and from outside."""

    view = TheGameView

    def public(self, view: View, acting: Sequence[Seat]) -> bytes:
        on_turn, result = view.on_turn, view.result
        may_end = on_turn is not None and not result and rules.may_end(view.played, view.minimum)
        public = TheGamePublic(
            phase="over" if result else "claim" if on_turn is None else "play",
            acting=list(acting),
            on_turn=None if result else on_turn,
            piles=list(map(_pile, _PILE_NUMBERS, view.piles, view.tops)),
            hand_counts=list(view.hand_counts),
            hand_size=view.options.hand_size,
            draw_pile=view.draw_pile,
            left=len(view.unseen),
            unlaid=list(view.unseen),
            minimum=view.minimum,
            played=view.played,
            missing=max(0, view.minimum - view.played),
            may_end=may_end,
            draws=rules.draws(view.played, view.draw_pile),
            claims=list(view.claims),
            signals=list(map(_signals, view.signals)),
            result=_result(result) if result else None,
        )
        return encode(public)

    def asides_follow_from(self, view: View) -> Hashable:
        assert view.seat is not None
        dealing = view.hand_counts if view.on_turn is None else None
        options = view.options
        return options.talk, options.players, dealing, view.result is None, view.signals[view.seat]

    def mine(self, view: View, legal: bytes, asides: bytes, *, may_take_back: bool) -> bytes:
        """What `TheGameMine` describes, written out of what is encoded already."""
        assert view.seat is not None
        return b'{"seat":%d,"hand":[%b],"legal":%b,"asides":%b,"may_take_back":%b}' % (
            view.seat,
            _hand(view.hand, view.tops),
            legal,
            asides,
            b"true" if may_take_back else b"false",
        )

    def acts(self, acts: Sequence[Act]) -> bytes:
        words = [
            _PLAYS[act.card][act.pile] if isinstance(act, Play) else encoded_act("the-game", act)
            for act in acts
        ]
        return b"[%b]" % b",".join(words)

    def news(self, before: State, move: CoreMove[Act], after: State) -> list[Any]:
        act = move.act
        if not isinstance(act, Play):
            return []
        number = PILES.index(act.pile)
        top = before.tops[number]
        pile: Any = act.pile
        step, trick = rules.step(top, number, act.card), rules.trick(top, number, act.card)
        return [Laid(act.card, pile, top, step, trick)]

"""THE GAME's wire format: the types of its views and news, and how they are built."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from stammtisch.core.game import Line, Move, Seat
from stammtisch.games.the_game import model, rules
from stammtisch.games.the_game.game import FORMS, PILES, Act, Play, State, View
from stammtisch.games.the_game.model import Options, Reason, Result
from stammtisch.games.wire import SentMove

PileName = Literal["A", "B", "C", "D"]
PileWord = Literal["please-spare", "spare", "take"]
SelfWord = Literal["trouble", "fine"]


class Pile(Struct):
    pile: PileName
    """Its letter."""
    ascending: bool
    """A and B ascend, C and D descend."""
    top: int
    """The card on top, or the start card 1 or 100."""
    cards: list[int]
    """All cards laid here, the first at the bottom."""


class Signals(Struct):
    """A seat's signals: about each pile, and about itself."""

    A: PileWord | None
    """About pile A."""
    B: PileWord | None
    """About pile B."""
    C: PileWord | None
    """About pile C."""
    D: PileWord | None
    """About pile D."""
    self: SelfWord | None
    """About oneself."""


class TheGameResult(Struct):
    scores: list[int]
    """By seat: the cards that the team has laid."""
    winners: list[int]
    """Everybody, or nobody."""
    left: int
    """Cards not laid."""
    won: bool
    """All cards were laid."""
    excellent: bool
    """Fewer than ten cards are left."""
    reason: Literal["won", "stuck"]
    """Why the game ended."""


class TheGamePublic(Struct):
    """What everybody at the table sees."""

    phase: Literal["claim", "play", "over"]
    """Claims are made, cards are laid, or the game is over."""
    acting: list[int]
    """The seats that may act now; several at once while claims are made."""
    on_turn: int | None
    """Whose turn it is; null before the first."""
    piles: list[Pile]
    """A to D."""
    hand_counts: list[int]
    """Cards in each hand, by seat."""
    hand_size: int
    """Number of cards in a full hand."""
    draw_pile: int
    """Cards in the draw pile."""
    left: int
    """Cards not laid: all hands and the draw pile."""
    minimum: int
    """Minimum number of cards in this turn."""
    played: int
    """Cards laid in this turn."""
    missing: int
    """Cards still to be laid before the turn may end."""
    may_end: bool
    """Whether the turn may end now."""
    draws: int
    """Cards to be drawn if the turn ended now."""
    to_draw: int
    """Cards that are being drawn; 0 whenever somebody may act."""
    begun: list[int]
    """Cards on each pile when the turn began, A to D."""
    ended_on: int | None
    """Whose turn it was when the game ended; null while it is running."""
    claims: list[int | None]
    """Claims by seat; null if not made yet."""
    signals: list[Signals]
    """By seat."""
    result: TheGameResult | None
    """Null while the game is running."""


class HandCard(Struct):
    card: int
    """Its number."""
    steps: list[int | None]
    """How far it would move each pile, A to D, regardless of turn: null if it does not fit (3.3),
    -10 for the backwards trick (3.4)."""


class TheGameMine(Struct):
    """What only this seat sees."""

    seat: int
    hand: list[HandCard]
    """In ascending order."""
    legal: list[SentMove]
    asides: list[SentMove]
    """Signals that may be given now, on turn or not."""
    may_take_back: bool
    """Whether this seat's latest play may be taken back."""
    dead_ends: list[SentMove]
    """Plays of `legal` that put the minimum out of reach, although another play still meets it (3.7)."""


class Said(Struct, omit_defaults=True):
    """A seat's signals then; of what is missing it had said nothing."""

    A: PileWord | None = None
    """About pile A."""
    B: PileWord | None = None
    """About pile B."""
    C: PileWord | None = None
    """About pile C."""
    D: PileWord | None = None
    """About pile D."""
    self: SelfWord | None = None
    """About oneself."""


class TurnStart(Struct):
    """What everybody saw when a turn began."""

    seat: int
    """Whose turn it was."""
    begun: list[int]
    """Cards on each pile then, A to D: with `cards` of the piles this tells who laid what."""
    signals: list[Said]
    """By seat, as they stood then: of that seat what it had said before it laid a card, of the others what
    they had said of the turn before."""


class TheGameView(Struct, tag_field="game", tag="the-game"):
    public: TheGamePublic
    """What everybody at the table sees."""
    mine: TheGameMine | None
    """None for a spectator."""
    past: list[TurnStart] | UnsetType = UNSET
    """All turns so far, the running one last. Long, so only programs get it: at a seat that was taken with
    `program`, and in the arena."""


class Laid(Struct, tag_field="news", tag="laid"):
    """A card has been laid: over which card, and how far it moved the pile."""

    card: int
    """The card laid."""
    pile: PileName
    """Where it was laid."""
    over: int
    """The previous top card."""
    step: int
    """How far it moved the pile."""
    trick: bool
    """Whether it was the backwards trick."""


class TheGameWire:
    """Implements `Wire`."""

    view_type = TheGameView
    news_types = (Laid,)

    def public(self, view: View, acting: Sequence[Seat]) -> TheGamePublic:
        on_turn, played, minimum = view.on_turn, view.played, view.minimum
        result = _result(view)
        left = view.draw_pile + sum(view.hand_counts)
        return TheGamePublic(
            phase="over" if result else "claim" if on_turn is None else "play",
            acting=list(acting),
            on_turn=None if result else on_turn,
            piles=[
                Pile(name, rules.ascending(number), top, list(cards))
                for number, (name, top, cards) in enumerate(zip(_NAMES, view.tops, view.piles, strict=True))
            ],
            hand_counts=list(view.hand_counts),
            hand_size=view.options.hand_size,
            draw_pile=view.draw_pile,
            left=left,
            minimum=minimum,
            played=played,
            missing=max(0, minimum - played),
            may_end=on_turn is not None and not result and rules.may_end(played, minimum),
            draws=rules.draws(played, view.draw_pile),
            to_draw=view.to_draw,
            begun=list(view.begun),
            ended_on=on_turn if result else None,
            claims=list(view.claims),
            signals=[_signals(said) for said in view.signals],
            result=result,
        )

    def mine(self, view: View, legal: list[Line], asides: list[Line], *, may_take_back: bool) -> TheGameMine:
        assert view.seat is not None
        tops = view.tops
        return TheGameMine(
            seat=view.seat,
            hand=[HandCard(card, _steps(tops, card)) for card in view.hand],
            legal=legal,
            asides=asides,
            may_take_back=may_take_back,
            dead_ends=[FORMS.without_seat(act) for act in view.dead_ends] if legal else [],
        )

    def past(self, view: View) -> list[TurnStart]:
        return [
            TurnStart(seat, list(cards), [_said(said) for said in signals])
            for seat, cards, signals in view.turns
        ]

    def news(self, before: State, move: Move[Act], after: State) -> list[Any]:
        act = move.act
        if not isinstance(act, Play):
            return []
        pile = PILES.index(act.pile)
        top = before.tops[pile]
        step, trick = rules.step(top, pile, act.card), rules.trick(top, pile, act.card)
        return [Laid(act.card, _NAMES[pile], top, step, trick)]

    def read(self, sent: TheGameView, options: Options, legal: tuple[Act, ...]) -> View:
        public, mine = sent.public, sent.mine
        ended = public.result
        return View(
            options=options,
            seat=mine.seat if mine else None,
            hand=tuple([held.card for held in mine.hand]) if mine else (),
            hand_counts=tuple(public.hand_counts),
            draw_pile=public.draw_pile,
            piles=tuple([tuple(pile.cards) for pile in public.piles]),
            claims=tuple(public.claims),
            signals=tuple(map(_words, public.signals)),
            on_turn=public.ended_on if ended else public.on_turn,
            minimum=public.minimum,
            played=public.played,
            to_draw=public.to_draw,
            turns=_turns(sent),
            legal=legal,
            result=Result(ended.left, Reason(ended.reason), options.players) if ended else None,
        )


_NAMES: tuple[PileName, ...] = ("A", "B", "C", "D")


def _steps(tops: Sequence[int], card: int) -> list[int | None]:
    return [
        rules.step(top, pile, card) if rules.fits(top, pile, card) else None for pile, top in enumerate(tops)
    ]


def _signals(said: Sequence[Any]) -> Signals:
    return Signals(*said)


def _said(said: Sequence[Any]) -> Said:
    return Said(*said)


def _words(said: Signals | Said) -> tuple[str | None, ...]:
    return said.A, said.B, said.C, said.D, said.self


def _turns(sent: TheGameView) -> tuple[model.TurnStart, ...]:
    """All turns so far; without the past only the running one, with what is said now."""
    if sent.past is not UNSET:
        return tuple(
            [
                model.TurnStart(turn.seat, tuple(turn.begun), tuple(map(_words, turn.signals)))
                for turn in sent.past
            ]
        )
    public = sent.public
    seat = public.on_turn if public.ended_on is None else public.ended_on
    if seat is None:
        return ()
    return (model.TurnStart(seat, tuple(public.begun), tuple(map(_words, public.signals))),)


def _result(view: View) -> TheGameResult | None:
    if view.result is None:
        return None
    players, result = view.options.players, view.result
    return TheGameResult(
        scores=[rules.CARDS - result.left] * players,
        winners=list(range(players)) if result.won else [],
        left=result.left,
        won=result.won,
        excellent=result.excellent,
        reason="won" if result.won else "stuck",
    )


WIRE = TheGameWire()

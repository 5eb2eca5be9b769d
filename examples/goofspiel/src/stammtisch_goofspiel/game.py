"""Goofspiel as the `Game` protocol asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from stammtisch.core.acts import fields, whole
from stammtisch.core.game import (
    Chance,
    Choice,
    Form,
    Forms,
    Game,
    Hidden,
    IllegalMove,
    Line,
    Move,
    Option,
    Over,
    Seat,
    Turn,
    choose_options,
    need_seat,
)
from stammtisch_goofspiel import rules
from stammtisch_goofspiel.model import Act, Bid, Options, Prize, Result, Round, State, View

if TYPE_CHECKING:
    from stammtisch_goofspiel.encoding import GoofspielEncoding

__all__ = ["GAME", "Goofspiel"]

NUMBER = {"type": "integer", "minimum": 1}


class Goofspiel(Game[State, Act, View]):
    """Two to five players bid for prizes."""

    name = "goofspiel"
    rules = 1
    forms = Forms(
        "Goofspiel",
        Form(Prize, "prize", "turns up a prize", NUMBER, fields(Prize, whole), chance=True),
        Form(Bid, "bid", "lays a card face down", NUMBER, fields(Bid, whole), hidden=True),
    )
    cooperative = False
    age = 8
    minutes = 10

    # Options

    def option_list(self, players: int | None = None) -> Sequence[Option]:
        return (
            Option("players", rules.PLAYERS, 3, "how many play"),
            Option("cards", rules.SUIT_SIZES, 13, "how many cards a suit has", rule="1.1"),
        )

    def options(self, **chosen: Any) -> Options:
        return Options(**choose_options(self.option_list(), chosen))

    def option_line(self, options: Options) -> Line:
        return {"cards": options.cards}

    # Turns

    def start(self, options: Options) -> State:
        suit = rules.suit(options.cards)
        return State(options, suit, (suit,) * options.players, (None,) * options.players)

    def turn(self, state: State) -> Turn:
        if state.prize is not None:
            return Choice(tuple(seat for seat, bid in enumerate(state.bids) if bid is None))
        if state.prizes:
            outcomes = tuple((Prize(number), 1) for number in state.prizes)
            return Chance(outcomes, stream="prizes", number=len(state.rounds))
        return Over(Result(_scores(state)))

    def legal(self, state: State, seat: Seat) -> Sequence[Act]:
        need_seat(seat, state.options.players)
        if state.prize is None or state.bids[seat] is not None:
            return ()
        return tuple(Bid(card) for card in state.hands[seat])

    # Moves

    def apply(self, state: State, move: Move[Any]) -> State:
        if move.seat is not None:
            need_seat(move.seat, state.options.players)
        match move:
            case Move(None, Prize(number)):
                return _turn_up(state, number)
            case Move(seat, Bid(card)):
                return _bid(state, seat, card)
            case Move(_, Prize()):
                raise IllegalMove("why-chance")
        raise IllegalMove("why-no-act", act=repr(move.act), game="Goofspiel")

    def takes_back(self, state: State, move: Move[Act]) -> bool:
        """A card that still lies face down may be exchanged (2.2)."""
        return isinstance(move.act, Bid) and move.seat is not None and state.bids[move.seat] is not None

    # What a seat knows

    def view(self, state: State, seat: Seat | None) -> View:
        if seat is not None:
            need_seat(seat, state.options.players)
        turn = self.turn(state)
        return View(
            options=state.options,
            seat=seat,
            prize=state.prize,
            prizes=state.prizes,
            hands=state.hands,
            has_bid=tuple(bid is not None for bid in state.bids),
            bid=None if seat is None else state.bids[seat],
            scores=_scores(state),
            rounds=state.rounds,
            legal=() if seat is None else tuple(self.legal(state, seat)),
            result=turn.result if isinstance(turn, Over) else None,
        )

    def redact(self, state: State, move: Move[Act], seat: Seat | None) -> Move[Act] | Hidden:
        """A bid is hidden from the others, except the last one, with which all are turned up (2.3)."""
        if seat is not None:
            need_seat(seat, state.options.players)
        if isinstance(move.act, Bid) and move.seat != seat and state.bids.count(None) > 1:
            return Hidden(move.seat)
        return move

    def encoding(self, options: Options) -> GoofspielEncoding:
        from stammtisch_goofspiel.encoding import GoofspielEncoding  # imported late: only learners need it

        return GoofspielEncoding(self, options)

    def imagine(self, view: View, rng: Random) -> State:
        """Any card that somebody else still holds may be the one that lies face down."""
        bids = tuple(
            (view.bid if seat == view.seat else rng.choice(view.hands[seat])) if has_bid else None
            for seat, has_bid in enumerate(view.has_bid)
        )
        return State(view.options, view.prizes, view.hands, bids, view.prize, view.rounds)


GAME = Goofspiel()


def _turn_up(state: State, number: int) -> State:
    if state.prize is not None or number not in state.prizes:
        raise IllegalMove("goofspiel-why-prize", "2.1", number=number)
    return replace(state, prize=number, prizes=tuple(one for one in state.prizes if one != number))


def _bid(state: State, seat: Seat | None, card: int) -> State:
    if seat is None:
        raise IllegalMove("why-no-seat")
    if state.prize is None or state.bids[seat] is not None:
        raise IllegalMove("goofspiel-why-now", "2.2")
    if card not in state.hands[seat]:
        raise IllegalMove("goofspiel-why-spent", "2.4", card=card)
    bids = (*state.bids[:seat], card, *state.bids[seat + 1 :])
    laid = tuple(bid for bid in bids if bid is not None)
    if len(laid) < len(bids):
        return replace(state, bids=bids)
    done = Round(state.prize, laid, rules.highest_bidder(laid))
    hands = tuple(
        tuple(one for one in hand if one != spent) for hand, spent in zip(state.hands, laid, strict=True)
    )
    return replace(state, hands=hands, bids=(None,) * len(bids), prize=None, rounds=(*state.rounds, done))


def _scores(state: State) -> tuple[int, ...]:
    """The sums of the prizes won so far (3.2)."""
    seats = range(state.options.players)
    return tuple(sum(one.prize for one in state.rounds if one.winner == seat) for seat in seats)

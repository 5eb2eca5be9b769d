"""Goofspiel as the `Game` protocol asks for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from stammtisch.core.acts import Form, Forms, by, whole
from stammtisch.core.game import (
    Chance,
    Choice,
    Hidden,
    IllegalMove,
    Line,
    Move,
    Option,
    Over,
    Seat,
    Turn,
    choose_options,
)
from stammtisch_goofspiel import rules
from stammtisch_goofspiel.model import Act, Bid, Options, Prize, Result, Round, State, View

NUMBER = {"type": "integer", "minimum": 1}


class Goofspiel:
    """Two to five players bid for prizes."""

    name = "goofspiel"
    rules = 1
    cooperative = False
    age = 8
    minutes = 10
    forms = Forms(
        "Goofspiel",
        Form(Prize, "prize", "a prize is turned up", NUMBER, by(Prize, whole), chance=True),
        Form(Bid, "bid", "lays a card face down", NUMBER, by(Bid, whole)),
    )

    def option_list(self, players: int | None = None) -> Sequence[Option]:
        return (
            Option("players", rules.PLAYERS, 3, "how many play, each for themselves"),
            Option("cards", rules.CARDS, 13, "how many cards a suit has", rule="1.1"),
        )

    def options(self, **chosen: Any) -> Options:
        return Options(**choose_options(self.option_list(), chosen))

    def option_line(self, options: Options) -> Line:
        return {"cards": options.cards}

    def start(self, options: Options) -> State:
        suit = rules.suit(options.cards)
        return State(options, (suit,) * options.players, suit)

    # Whose turn it is

    def turn(self, state: State) -> Turn:
        if state.prize is not None:
            return Choice(tuple(seat for seat, bid in enumerate(state.bids) if bid is None))
        if state.prizes:
            return Chance(tuple((Prize(number), 1) for number in state.prizes))
        return Over(Result(_scores(state)))

    def legal(self, state: State, seat: Seat) -> Sequence[Act]:
        if state.prize is None or state.bids[seat] is not None:
            return ()
        return tuple(Bid(card) for card in state.hands[seat])

    def asides(self, state: State, seat: Seat) -> Sequence[Act]:
        return ()

    # Moves

    def apply(self, state: State, move: Move[Any]) -> State:
        match move:
            case Move(None, Prize(number)) if state.prize is None and number in state.prizes:
                left = tuple(prize for prize in state.prizes if prize != number)
                return replace(state, prizes=left, prize=number, bids=(None,) * state.options.players)
            case Move(seat, Bid() as bid) if seat in range(state.options.players):
                return _bid(state, seat, bid)
            case Move(_, Prize() | Bid()):
                raise IllegalMove("goofspiel-why-now")
        raise IllegalMove("why-no-act", act=repr(move.act), game="Goofspiel")

    def takes_back(self, state: State, move: Move[Act]) -> bool:
        """A card that still lies face down (2.2)."""
        return isinstance(move.act, Bid) and state.prize is not None and state.bids[move.seat or 0] is not None

    # What a seat sees

    def view(self, state: State, seat: Seat | None) -> View:
        turn = self.turn(state)
        return View(
            options=state.options,
            seat=seat,
            prize=state.prize,
            prizes=state.prizes,
            hands=state.hands,
            has_bid=tuple(bid is not None for bid in state.bids),
            bid=state.bids[seat] if state.bids and seat is not None else None,
            rounds=state.rounds,
            scores=_scores(state),
            legal=() if seat is None else tuple(self.legal(state, seat)),
            result=turn.result if isinstance(turn, Over) else None,
        )

    def redact(self, state: State, move: Move[Act], seat: Seat | None) -> Move[Act] | Hidden:
        """A bid is hidden from the others, unless it is the last one, with which all are turned up (2.3)."""
        if isinstance(move.act, Bid) and move.seat != seat and state.bids.count(None) > 1:
            return Hidden(move.seat)
        return move

    def imagine(self, view: View, rng: Random) -> State:
        bids: tuple[int | None, ...] = tuple(
            (view.bid if seat == view.seat else rng.choice(view.hands[seat])) if has else None
            for seat, has in enumerate(view.has_bid)
        )
        return State(view.options, view.hands, view.prizes, view.prize, bids, view.rounds)

    # Records

    def lines(self, moves: Iterable[Move[Act]]) -> Iterator[Line]:
        return map(self.forms.line, moves)

    def moves(self, line: Line) -> tuple[Move[Act], ...]:
        return (self.forms.move(line),)


def _bid(state: State, seat: Seat, bid: Bid) -> State:
    if state.prize is None or state.bids[seat] is not None:
        raise IllegalMove("goofspiel-why-now", "2.2")
    if bid.card not in state.hands[seat]:
        raise IllegalMove("goofspiel-why-spent", "2.4", card=bid.card)
    bids = (*state.bids[:seat], bid.card, *state.bids[seat + 1 :])
    known = tuple(card for card in bids if card is not None)
    if len(known) < len(bids):
        return replace(state, bids=bids)
    hands = tuple(
        tuple(card for card in hand if card != spent) for hand, spent in zip(state.hands, known, strict=True)
    )
    done = Round(state.prize, known, rules.highest_bidder(known))
    return replace(state, hands=hands, prize=None, bids=(), rounds=(*state.rounds, done))


def _scores(state: State) -> tuple[int, ...]:
    return tuple(
        sum(one.prize for one in state.rounds if one.winner == seat) for seat in range(state.options.players)
    )

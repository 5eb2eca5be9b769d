"""Goofspiel for programs that learn: its acts as ids, its views as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from stammtisch.core.encoding import Asked, Encoding, lay_out, number_out
from stammtisch.core.game import Game, Move, Seat
from stammtisch.core.histories import Histories, Told
from stammtisch_goofspiel.model import Act, Bid, Options, Prize, State, View

__all__ = ["GoofspielEncoding", "GoofspielHistories"]


class GoofspielEncoding(Encoding[State, Act, View]):
    """The id of a bid is its card less 1."""

    version = 1
    simultaneous = True

    def __init__(self, game: Game[State, Act, View], options: Options) -> None:
        self.game = game
        self.options: Options = options
        cards, players = options.cards, options.players
        self.fields = lay_out(
            ("prize", 1, cards, "the prize that is being bid for; 0: none"),
            ("prizes", cards, 1, "prizes still to come"),
            ("hands", players * cards, 1, "cards not spent yet, by seat from oneself"),
            ("bid", 1, cards, "own card that lies face down; 0: none"),
            ("has_bid", players, 1, "a card lies face down, by seat from oneself"),
            ("scores", players, sum(range(1, cards + 1)), "prizes won, by seat from oneself"),
            ("asked", 1, 1, "whether the seat is to bid"),
        )
        self.ids = number_out(("bid", cards, "bid card id + 1"))

    def act(self, view: View, action: int) -> Act:
        if not 0 <= action < self.actions:
            raise self.no_act(action)
        return Bid(action + 1)

    def action(self, view: View, act: Act | None) -> int:
        assert isinstance(act, Bid)
        return act.card - 1

    def observe(self, view: View, asked: Asked = Asked.ACT) -> list[int]:
        assert view.seat is not None, "a spectator is asked nothing"
        cards, players = range(1, view.options.cards + 1), view.options.players
        seats = [(view.seat + step) % players for step in range(players)]
        return [
            view.prize or 0,
            *[int(prize in view.prizes) for prize in cards],
            *[int(card in view.hands[seat]) for seat in seats for card in cards],
            view.bid or 0,
            *[int(view.has_bid[seat]) for seat in seats],
            *[view.scores[seat] for seat in seats],
            int(asked is Asked.ACT and bool(view.legal)),
        ]

    def histories(self) -> GoofspielHistories:
        return GoofspielHistories(self.options)


class GoofspielHistories(Histories):
    """The id of a prize is its number less 1."""

    def __init__(self, options: Options) -> None:
        self.players, self.outcomes = options.players, options.cards
        self.most_decisions, self.most_chance = options.players * options.cards, options.cards

    def outcome(self, act: Prize) -> int:
        return act.number - 1

    def numbers(self, move: Move[Act], id: int) -> Sequence[int]:
        return (id,) if move.seat is None else (self.outcomes + id,)

    def retell(self, told: Sequence[Told], seat: Seat, state: State, rng: Random) -> Sequence[Told]:
        """All but the others' cards that still lie face down is known."""
        again, bids = list(told), list(state.bids)
        for at in range(len(told) - 1, -1, -1):
            by = told[at].move.seat
            if by is None:
                break  # the prize that is being bid for
            bid = bids[by]
            if by != seat and bid is not None:
                again[at] = Told(Move(by, Bid(bid)), bid - 1)
        return again

"""RAISE's own columns: rounds, what was laid in them, and who won what. A turn is a round."""

from __future__ import annotations

from typing import Any

from stammtisch.core.acts import Move
from stammtisch.core.data.columns import Column, Plot, Row
from stammtisch.core.data.figures import Figures, Teller
from stammtisch.games.raise_game import turns
from stammtisch.games.raise_game.components import Card
from stammtisch.games.raise_game.model import (
    Choose,
    Deal,
    Options,
    Pass,
    RaiseBy,
    Result,
    Starter,
    State,
)


class RaiseFigures(Figures):
    """What a game, a round and an act are about."""

    games = (
        Column("starter", "whole", "the seat that had the dice first"),
        Column("set", "text", "the component set"),
        Column("symbols", "texts", "its symbols, in the order of `multipliers`"),
        Column("margin", "whole", "the best score minus the second best"),
        Column("set_aside", "whole", "points of the cards that nobody could play for"),
        Column("raises", "whole", "how often somebody continued"),
        Column("passes", "whole", "how often somebody passed"),
    )
    turns = (
        Column("point", "whole", "the point card"),
        Column("roller", "whole", "the seat with the dice"),
        Column("multipliers", "wholes", "what each symbol multiplies by"),
        Column("first_cards", "texts", "the first cards, by seat; null: not in the round"),
        Column("first_symbols", "texts", "their symbols"),
        Column("first_values", "wholes", "what they are worth, in fields"),
        Column("laid", "wholes", "cards laid, by seat"),
        Column("reached", "wholes", "the field that each stone reached, by seat; 0: none"),
        Column("pot_cards", "whole", "cards in the pot at the end"),
        Column("pot_points", "whole", "victory points on them"),
        Column("worth", "whole", "the same with the point card"),
        Column("winner", "whole", "who won it; null if set aside"),
        Column("won", "flags", "the same, by seat"),
        Column("raises", "whole", "how often somebody continued"),
        Column("passes", "whole", "how often somebody passed"),
        Column("hand_counts", "wholes", "cards in each hand before it, by seat"),
        Column("scores", "wholes", "the piles' scores before it, by seat"),
    )
    moves = (
        Column("dealt_to", "whole", "who is dealt the card"),
        Column("cards", "texts", "the cards that are dealt or laid"),
        Column("symbols", "texts", "the symbols of the cards that are laid"),
        Column("values", "wholes", "what each is worth in this round, in fields"),
        Column("fields", "whole", "how far the stone moves"),
        Column("points", "whole", "victory points on the cards"),
        Column("point", "whole", "the point card of the round"),
        Column("multipliers", "wholes", "what each symbol multiplies by"),
        Column("hand", "texts", "the hand of the seat that acts, before it does"),
        Column("hand_counts", "wholes", "cards in each hand, by seat"),
        Column("track", "wholes", "the field of each stone, by seat; 0: none"),
        Column("stake", "whole", "cards of this seat in the pot before it acts"),
        Column("pot_cards", "whole", "cards in the pot before it acts"),
        Column("worth", "whole", "victory points on them and on the point card"),
        Column("scores", "wholes", "the piles' scores, by seat"),
    )
    plots = (
        Plot("scores", "games", "spread", "scores", whose="seats", lists=("scores",), width=10),
        Plot(
            "symbol-fields",
            "moves",
            "mean",
            "values",
            by="symbols",
            whose="seat",
            lists=("symbols", "values"),
        ),
        Plot(
            *("symbol-first", "turns", "share", "won"),
            by="first_symbols",
            whose="seats",
            lists=("won", "first_symbols"),
        ),
        Plot("point-share", "turns", "share", "won", by="point", whose="seats", lists=("won",)),
        Plot("point-laid", "turns", "mean", "laid", by="point", whose="seats", lists=("laid",)),
        Plot("fields", "turns", "mean", "reached", by="point", whose="seats", lists=("reached",)),
    )

    def teller(self, options: Options) -> Teller:
        return _Teller(options)


_NOTHING = (None,) * len(RaiseFigures.moves)


class _Teller(Teller):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self._box = options.set
        self._raises = self._passes = 0
        self._starter: int | None = None
        self._new_round()

    def _new_round(self) -> None:
        players = self.options.players
        self._first: list[Card | None] = [None] * players
        self._first_values: list[int | None] = [None] * players
        self._multipliers: tuple[int, ...] | None = None
        self._laid, self._reached = [0] * players, [0] * players
        self._pot_points = 0
        self._before = (self._raises, self._passes)

    def turn(self, before: State, move: Move[Any], after: State) -> int:
        return len(self._box.point_cards) - len(after.ledger.unseen_points)

    def move_row(self, before: State, move: Move[Any], after: State) -> Row:
        act, now = move.act, before.round
        if isinstance(act, Deal):
            return (act.seat, (str(act.card),), *_NOTHING[2:])
        if isinstance(act, Starter):
            self._starter = act.seat
        if move.seat is None or now is None:
            return _NOTHING
        seat = move.seat
        cards: tuple[Card, ...] = ()
        if isinstance(act, Choose):
            cards = (act.card,)
        elif isinstance(act, RaiseBy):
            cards = act.cards
            self._raises += 1
        elif isinstance(act, Pass):
            self._passes += 1
        worths = turns.acts_of(self._box).values(now.dice)
        values = [worths[card] for card in cards]
        fields, points = sum(values), turns.points_of(cards)
        if isinstance(act, Choose):
            self._first[seat], self._first_values[seat] = act.card, fields
        if self._multipliers is None:
            self._multipliers = turns.multipliers(self._box, now.dice)
        pot = [card for laid in now.pot for card in laid]
        track = [0] * len(before.hands)
        for stone in now.track:
            track[stone.seat] = stone.field
        self._laid[seat] += len(cards)
        self._reached[seat] += fields
        self._pot_points += points
        return (
            *(None, list(map(str, cards)), [card.symbol for card in cards], values, fields, points),
            *(now.point, self._multipliers, list(map(str, before.hands[seat]))),
            *([len(hand) for hand in before.hands], track, len(now.pot[seat]), len(pot)),
            *(now.point + turns.points_of(tuple(pot)), turns.pile_scores(before.ledger)),
        )

    def turn_row(self, before: State, after: State) -> Row:
        point_piles = zip(before.ledger.point_piles, after.ledger.point_piles, strict=True)
        won = [len(now) > len(then) for then, now in point_piles]
        unseen = list(before.ledger.unseen_points)
        for points in after.ledger.unseen_points:
            unseen.remove(points)
        (point,) = unseen
        row = (
            *(point, before.roller, self._multipliers),
            [None if card is None else str(card) for card in self._first],
            [None if card is None else card.symbol for card in self._first],
            *(self._first_values, self._laid, self._reached, sum(self._laid), self._pot_points),
            *(point + self._pot_points, won.index(True) if any(won) else None, won),
            *(self._raises - self._before[0], self._passes - self._before[1]),
            *([len(hand) for hand in before.hands], turns.pile_scores(before.ledger)),
        )
        self._new_round()
        return row

    def game_row(self, last: State, result: Result) -> Row:
        best, second, *_ = sorted(result.scores, reverse=True)
        return (
            *(self._starter, self._box.name, self._box.symbols, best - second),
            *(sum(last.ledger.set_aside), self._raises, self._passes),
        )

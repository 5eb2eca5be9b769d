"""THE GAME's own columns: piles, steps, tricks and signals."""

from __future__ import annotations

from typing import Any

from stammtisch.core.acts import Move
from stammtisch.core.data.columns import Column, Plot, Row
from stammtisch.core.data.figures import Figures, Teller
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.model import PILES, Deal, Options, Play, Result, Signal, State

_TOPS = tuple(Column(f"top_{pile.lower()}", "whole", f"the top of pile {pile} before it") for pile in PILES)


class TheGameFigures(Figures):
    """What a game, a turn and a play are about."""

    games = (
        Column("cards_left", "whole", "cards not laid at the end"),
        Column("excellent", "flag", "fewer than ten cards left"),
        Column("starter", "whole", "the seat that had the first turn"),
        Column("steps", "whole", "how far all plays took the piles on; tricks count -10"),
        Column("tens", "whole", "backwards tricks"),
        Column("signals", "whole", "signals given, withdrawn ones included"),
        Column("lost_turn", "whole", "the turn in which somebody was stuck; null if won"),
        Column("lost_seat", "whole", "who was stuck; null if won"),
        Column("lost_place", "whole", "the same, counted clockwise from the starter"),
    )
    turns = (
        Column("minimum", "whole", "cards that had to be laid"),
        Column("played", "whole", "cards laid"),
        Column("steps", "whole", "how far they took the piles on; tricks count -10"),
        Column("tens", "whole", "backwards tricks"),
        Column("signals", "whole", "signals given since the last turn"),
        Column("drawn", "whole", "cards drawn at its end"),
        *_TOPS,
        Column("draw_pile", "whole", "cards in the draw pile before it"),
        Column("hand", "wholes", "the hand of the seat on turn before it"),
        Column("cards_left", "whole", "cards not laid after it"),
    )
    moves = (
        Column("dealt_to", "whole", "who is dealt the card"),
        Column("card", "whole", "the card that is dealt or laid"),
        Column("pile", "text", "the pile it is laid onto: A and B ascend, C and D descend"),
        Column("step", "whole", "how far it takes the pile on; a trick is -10"),
        Column("ten", "flag", "a backwards trick"),
        Column("topic", "text", "what a signal is about: a pile, or self"),
        Column("word", "text", "what the signal says; null withdraws it"),
        Column("minimum", "whole", "cards that the turn asks for"),
        Column("played", "whole", "cards laid before in the turn"),
        *_TOPS,
        Column("draw_pile", "whole", "cards in the draw pile"),
        Column("hand", "wholes", "the hand of the seat that acts, before it does"),
        Column("hand_counts", "wholes", "cards in each hand, by seat"),
    )
    plots = (
        Plot("left", "games", "most", "cards_left"),
        Plot("lost-turn", "games", "spread", "lost_turn"),
        Plot("starter", "games", "share", "won", by="starter"),
        Plot("lost-place", "games", "spread", "lost_place"),
        Plot("steps", "turns", "mean", "steps", by="turn", whose="seat"),
        Plot("tens", "games", "mean", "tens"),
        Plot("signals", "games", "mean", "signals"),
    )

    def teller(self, options: Options) -> Teller:
        return _Teller(options)


_NOTHING = (None,) * len(TheGameFigures.moves)
_PILE = {pile: place for place, pile in enumerate(PILES)}


class _Teller(Teller):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self._begun: tuple[int, ...] | None = None
        self._starter: int | None = None
        self._steps = self._tens = self._signals = 0
        self._before = (0, 0, 0)

    def turn(self, before: State, move: Move[Any], after: State) -> int:
        if before.on_turn is None:
            return 0
        if before.begun != self._begun:  # every turn lays a card
            self._begun = before.begun
            self._number += 1
        return self._number

    def move_row(self, before: State, move: Move[Any], after: State) -> Row:
        act = move.act
        if isinstance(act, Deal):
            return (act.seat, act.card, *_NOTHING[2:])
        if move.seat is None:
            self._starter = after.on_turn
            return _NOTHING
        card = pile = step = ten = topic = word = None
        tops = before.tops
        if isinstance(act, Play):
            card, pile = act.card, act.pile
            step = rules.step(tops[_PILE[pile]], _PILE[pile], card)
            ten = step < 0
            self._steps += step
            self._tens += ten
        elif isinstance(act, Signal):
            topic, word = act.topic, act.word
            self._signals += 1
        hands = before.hands
        return (
            *(None, card, pile, step, ten, topic, word, before.minimum, before.played, *tops),
            *(len(before.unseen), hands[move.seat], [len(hand) for hand in hands]),
        )

    def turn_row(self, before: State, after: State) -> Row:
        now = (self._steps, self._tens, self._signals)
        since = [after - before for after, before in zip(now, self._before, strict=True)]
        self._before = now
        assert before.on_turn is not None
        return (
            *(before.minimum, before.left - after.left, *since, len(before.unseen) - len(after.unseen)),
            *(*before.tops, len(before.unseen), before.hands[before.on_turn], after.left),
        )

    def game_row(self, last: State, result: Result) -> Row:
        played = (result.left, result.excellent, self._starter, self._steps, self._tens, self._signals)
        if result.won or last.on_turn is None or self._starter is None:
            return (*played, None, None, None)
        # Whoever is stuck at once has made no move in the turn.
        number = self._number + (last.begun != self._begun)
        return (*played, number, last.on_turn, (last.on_turn - self._starter) % self.options.players)

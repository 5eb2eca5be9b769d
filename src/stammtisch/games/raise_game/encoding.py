"""RAISE for programs that learn: its acts as ids, its views as numbers."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from random import Random
from typing import Any

from stammtisch.core.encoding import LARGEST, Asked, Encoding, lay_out, number_out
from stammtisch.core.game import Game, Move, Over, Seat
from stammtisch.core.histories import Histories, Told, Utilities
from stammtisch.games.raise_game import rules, turns
from stammtisch.games.raise_game.components import BLANK, Card
from stammtisch.games.raise_game.model import (
    Act,
    Choose,
    Deal,
    Die,
    Options,
    Pass,
    Point,
    RaiseBy,
    Starter,
    State,
    View,
)

SCORE = 100
"""What the reward `score` is divided by."""


class RaiseEncoding(Encoding[State, Act, View]):
    """Cards are named by their position in the sorted hand; of equal cards the first ones are taken."""

    version = 1
    rewards = ("win", "score")
    many_games = "stammtisch.games.raise_game._kernel.batch"

    def __init__(self, game: Game[State, Act, View], options: Options) -> None:
        self.game = game
        self.options: Options = options
        box, players = options.set, options.players
        self._hand = box.hand_size
        self._pass = self._hand + (1 << self._hand)
        kinds = turns.kinds(box)
        self._kinds = len(kinds)
        self._values = sorted(set(box.point_cards))
        each = max(map(box.cards.count, kinds))
        furthest = self._hand * rules.value(
            max(card.number for card in kinds), rules.multiplier(len(box.dice))
        )
        points = sum(box.point_cards)
        most = rules.score(players * turns.points_of(box.cards), points, 0)
        in_box = len(box.cards)
        self.fields = lay_out(
            ("hand", self._kinds, self._hand, "own cards by kind: symbol, number, points"),
            ("choice", self._kinds, 1, "own card that lies face down"),
            ("pot", players * self._kinds, each, "cards in the pot by kind, by seat from oneself"),
            (
                "unseen",
                players * self._kinds,
                each,
                "cards whose place one does not know by kind, by seat from oneself",
            ),
            ("hand_counts", players, self._hand, "cards in hand, by seat from oneself"),
            ("draw_counts", players, in_box, "cards to draw, by seat from oneself"),
            ("scores", players, most, "points won, by seat from oneself"),
            ("has_chosen", players, 1, "a card lies face down, by seat from oneself"),
            ("track_field", players, furthest, "field of the stone, by seat from oneself; 0: none"),
            ("track_place", players, players, "place from the rear, by seat from oneself; 0: not in it"),
            ("roller", players, 1, "who has the dice, by seat from oneself"),
            (
                "multipliers",
                len(box.symbols),
                rules.multiplier(len(box.dice)),
                "what each symbol multiplies by; 0 between rounds",
            ),
            ("point", 1, max(self._values), "the point card; 0: none"),
            ("set_aside", 1, points, "sum of the point cards that nobody won"),
            (
                "unseen_points",
                len(self._values),
                max(map(box.point_cards.count, self._values)),
                "point cards not yet turned up, by value",
            ),
            ("rounds_to_come", 1, len(box.point_cards), "rounds to come"),
            ("asked", 2, 1, "what the seat is asked now: to choose, to raise or pass"),
        )
        self.ids = number_out(
            ("choose", self._hand, "the hand card at this position, face down"),
            ("raise", 1 << self._hand, "by the hand cards whose bits are set; bit 0 is position 0"),
            ("pass", 1, "out of this round"),
        )

    def act(self, view: View, action: int) -> Act:
        hand = view.hand
        if action == self._pass:
            return Pass()
        if 0 <= action < min(self._hand, len(hand)):
            return Choose(hand[action])
        bits = action - self._hand
        if 0 < bits < 1 << len(hand):
            return RaiseBy(tuple([card for at, card in enumerate(hand) if bits >> at & 1]))
        raise self.no_act(action)

    def action(self, view: View, act: Act | None) -> int:
        match act:
            case Choose(card):
                return view.hand.index(card)
            case RaiseBy(cards):
                return self._hand + _bits(view.hand, cards)
            case Pass():
                return self._pass
        raise ValueError(f"{act!r} is nothing that a seat does")

    def observe(self, view: View, asked: Asked = Asked.ACT) -> list[int]:
        assert view.seat is not None, "a spectator is asked nothing"
        box, players = view.options.set, view.options.players
        seats = [(view.seat + step) % players for step in range(players)]
        fields, places = [0] * players, [0] * players
        for place, (field, seat) in enumerate(view.track, 1):
            fields[seat], places[seat] = field, place
        now = view.legal[0] if view.legal and asked is Asked.ACT else None
        own = () if view.choice is None else (view.choice,)
        numbers = [*turns.seen_counts(box, view.hand), *turns.seen_counts(box, own)]
        for cards in (view.pot or ((),) * players, view.unseen):
            for seat in seats:
                numbers += turns.seen_counts(box, cards[seat])
        for figures in (
            view.hand_counts,
            view.draw_counts,
            view.scores,
            view.has_chosen or (False,) * players,
            fields,
            places,
        ):
            numbers += _from_oneself(figures, seats)
        numbers += [int(seat == view.roller) for seat in seats]
        numbers += view.multipliers or (0,) * len(box.symbols)
        numbers += [view.point or 0, sum(view.set_aside)]
        numbers += [view.unseen_points.count(value) for value in self._values]
        numbers += [view.rounds_to_come, int(isinstance(now, Choose)), int(isinstance(now, RaiseBy | Pass))]
        return numbers

    def reward(self, kind: str, before: State, after: State) -> tuple[float, ...]:
        """`win`: the share of the victory less an equal share; `score`: points above the mean, by 100."""
        if kind != "score":
            return super().reward(kind, before, after)
        over = self.game.turn(after)
        if not isinstance(over, Over):
            return (0.0,) * self.options.players
        scores = over.result.scores
        mean = sum(scores) / len(scores)
        return tuple((score - mean) / SCORE for score in scores)

    def histories(self) -> RaiseHistories:
        return RaiseHistories(self.options)


class RaiseHistories(Histories):
    """Chance has an id for each kind of card, each seat that may start, each point value and each face."""

    def __init__(self, options: Options) -> None:
        box, players = options.set, options.players
        self.players = players
        self._kinds = {card: kind for kind, card in enumerate(turns.kinds(box))}
        acts: list[Act] = [Starter(seat) for seat in range(players)]
        acts += [Point(points) for points in dict.fromkeys(box.point_cards)]
        acts += [Die(face) for face in (BLANK, *box.symbols)]
        self._ids = {act: len(self._kinds) + place for place, act in enumerate(acts)}
        self._hand_size = box.hand_size
        self._points = players * turns.points_of(box.cards) + sum(box.point_cards)
        rounds, cards = len(box.point_cards) - box.removed_for(players), players * len(box.cards)
        self.outcomes = len(self._kinds) + len(acts)
        self.width = max(1, box.hand_size - 1)  # one of the hand is chosen before anybody raises
        self.most_decisions = 2 * rounds * players + cards
        self.most_chance = cards + 1 + rounds * (1 + len(box.dice))

    def outcome(self, act: Act) -> int:
        return self._kinds[act.card] if isinstance(act, Deal) else self._ids[act]

    def numbers(self, move: Move[Any], id: int) -> Sequence[int]:
        """By the cards: their places in the hand would tell of the other cards."""
        act, first = move.act, self.outcomes
        if isinstance(act, Choose):
            return (first + self._kinds[act.card],)
        if isinstance(act, RaiseBy):
            first += len(self._kinds)
            return [first + self._kinds[card] for card in act.cards]
        return (id,) if move.seat is None else (first + 2 * len(self._kinds),)

    def retell(self, told: Sequence[Told], seat: Seat, state: State, rng: Random) -> Sequence[Told]:
        """From the end: the last card dealt to a seat is any of those that it holds or played later.

        On the way back, `hands` are the hands at that time, so that ids can be given by place.
        """
        again = list(told)
        hands = [list(hand) for hand in state.hands]
        face_down = list(state.round.chosen) if state.round else [None] * len(hands)
        for at in range(len(told) - 1, -1, -1):
            by, act = told[at].move
            if by is None:
                if isinstance(act, Deal) and act.seat != seat:
                    hand = hands[act.seat]
                    card = hand.pop(int(rng.random() * len(hand)))
                    again[at] = Told(Move(None, Deal(act.seat, card)), self._kinds[card])
            elif by != seat:
                hand = hands[by]
                if isinstance(act, Choose):
                    card = face_down[by] or act.card
                    if face_down[by] is None:
                        insort(hand, card)
                    face_down[by] = None
                    again[at] = Told(Move(by, Choose(card)), hand.index(card))
                elif isinstance(act, RaiseBy):
                    for card in act.cards:
                        insort(hand, card)
                    again[at] = Told(told[at].move, self._hand_size + _bits(hand, act.cards))
        return again

    def utilities(self, reward: str) -> Utilities:
        """With `score` at most as if one had all points."""
        least, most, *_ = super().utilities(reward)
        scale = self._points / SCORE if reward == "score" else 1
        return Utilities(least * scale, most * scale, zero_sum=True)


def _from_oneself(figures: Sequence[int], seats: Sequence[int]) -> list[int]:
    return [min(int(figures[seat]), LARGEST) for seat in seats]


def _bits(hand: Sequence[Card], cards: Sequence[Card]) -> int:
    """The positions of these cards, one bit each; of equal cards the first positions."""
    bits, at = 0, 0
    for card in cards:  # both are sorted
        while hand[at] != card:
            at += 1
        bits |= 1 << at
        at += 1
    return bits

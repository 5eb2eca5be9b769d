"""THE GAME for programs that learn: its acts as ids, its views as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from stammtisch.core.encoding import Asked, Encoding, lay_out, number_out
from stammtisch.core.game import Game, Move, Seat
from stammtisch.core.histories import Histories, Told, Utilities
from stammtisch.games.the_game import rules
from stammtisch.games.the_game.model import (
    ALL_CARDS,
    PILE_WORDS,
    PILES,
    SELF,
    SELF_WORDS,
    TOPICS,
    Act,
    Deal,
    Options,
    Play,
    Signal,
    Start,
    State,
    View,
)
from stammtisch.games.the_game.moves import CLAIMS, END, PLAYS

QUIET: Final[tuple[Act, ...]] = (*[play for card in ALL_CARDS for play in PLAYS[card]], END, *CLAIMS)
TALK: Final[tuple[Act | None, ...]] = (
    *[Signal(pile, word) for pile in PILES for word in PILE_WORDS],
    *[Signal(SELF, word) for word in SELF_WORDS],
    *[Signal(topic, None) for topic in TOPICS],
    None,
)
ACTS: Final = (*QUIET, *TALK)
IDS: Final = {act: action for action, act in enumerate(ACTS)}
WORDS: Final = tuple(PILE_WORDS if topic != SELF else SELF_WORDS for topic in TOPICS)
FLAGS: Final = sum(map(len, WORDS))
"""How many flags a seat's signals take."""


class TheGameEncoding(Encoding[State, Act, View]):
    """Signals have ids and numbers unless the team is silent.

    When a turn begins, all others are asked for signals one after the other, and one signal at a time.
    """

    version = 1
    rewards = ("cards", "win")
    many_games = "stammtisch.games.the_game._kernel.batch"

    def __init__(self, game: Game[State, Act, View], options: Options) -> None:
        self.game = game
        self.options: Options = options
        self.signals = options.talk != "silent"  # 4.2
        self.most_asides = len(TOPICS) if self.signals else 0
        players, hand, cards = options.players, options.hand_size, rules.CARDS
        self.fields = lay_out(
            ("hand", cards, 1, "cards in hand, 2 to 99"),
            ("laid", cards, 1, "cards on any pile, 2 to 99"),
            ("tops", rules.PILES, rules.DESCENDING_START, "top number of each pile, A to D"),
            ("first_tops", rules.PILES, rules.DESCENDING_START, "the same when the turn began"),
            ("draw_pile", 1, cards, "cards to draw"),
            ("minimum", 1, max(options.min_cards, 1), "how many cards this turn asks for"),
            ("played", 1, hand, "how many have been laid in it"),
            ("asked", 3, 1, "what the seat is asked now: to claim, to play, to talk"),
            ("on_turn", players, 1, "whose turn it is, by seat from oneself"),
            ("hand_counts", players, hand, "cards in hand, by seat from oneself"),
            ("claims", players, rules.HIGHEST_CLAIM + 1, "claim plus 1, by seat from oneself; 0: none yet"),
            *(
                [("signals", players * FLAGS, 1, "signals, by seat from oneself: piles A to D, then oneself")]
                if self.signals
                else []
            ),
        )
        self.ids = number_out(
            ("play", cards * rules.PILES, "lay card 2 + id // 4 on pile A, B, C, D: id % 4"),
            ("end", 1, "end the turn"),
            ("claim", len(CLAIMS), "would like to start: 0, 1, 2"),
            *(
                [
                    ("signal", rules.PILES * len(PILE_WORDS), "about pile A to D: please spare, spare, take"),
                    ("myself", len(SELF_WORDS), "about oneself: trouble, fine"),
                    ("withdraw", len(TOPICS), "the signal about pile A to D or oneself no longer counts"),
                    ("nothing", 1, "nothing (more) to say"),
                ]
                if self.signals
                else []
            ),
        )
        starts = {field.name: field.start for field in self.fields}
        self._laid, self._tops, self._asked = starts["laid"], starts["tops"], starts["asked"]
        self._on_turn, self._signals = starts["on_turn"], starts.get("signals", 0)

    def act(self, view: View, action: int) -> Act | None:
        if not 0 <= action < self.actions:
            raise self.no_act(action)
        return ACTS[action]

    def action(self, view: View, act: Act | None) -> int:
        return IDS[act]

    def talkers(self, view: View) -> Sequence[Seat]:
        if view.on_turn is None or view.played or view.to_draw or view.result or not self.signals:
            return ()
        players = view.options.players
        return [(view.on_turn + step) % players for step in range(1, players)]

    def observe(self, view: View, asked: Asked = Asked.ACT) -> list[int]:
        assert view.seat is not None, "a spectator is asked nothing"
        numbers = [0] * self.size
        for card in view.hand:
            numbers[card - rules.LOWEST] = 1
        for pile in view.piles:
            for card in pile:
                numbers[self._laid + card - rules.LOWEST] = 1
        numbers[self._tops : self._asked] = [
            *view.tops, *view.first_tops, view.draw_pile, view.minimum, view.played
        ]  # fmt: skip
        if asked is Asked.ASIDE:
            numbers[self._asked + 2] = 1
        elif asked is Asked.ACT and view.legal:
            numbers[self._asked + (view.on_turn is not None)] = 1
        players, at = view.options.players, self._on_turn
        for step in range(players):
            seat = (view.seat + step) % players
            claim = view.claims[seat]
            numbers[at + step] = int(seat == view.on_turn)
            numbers[at + players + step] = view.hand_counts[seat]
            numbers[at + 2 * players + step] = 0 if claim is None else claim + 1
            if self.signals:
                self._signal_flags(numbers, self._signals + FLAGS * step, view.signals[seat])
        return numbers

    @staticmethod
    def _signal_flags(numbers: list[int], start: int, said: tuple[str | None, ...]) -> None:
        for words, word in zip(WORDS, said, strict=True):
            if word is not None:
                numbers[start + words.index(word)] = 1
            start += len(words)

    def reward(self, kind: str, before: State, after: State) -> tuple[float, ...]:
        """`cards`: every card laid gives everybody 1/98; `win`: a won game gives everybody 1."""
        if kind == "cards":
            return ((before.left - after.left) / rules.CARDS,) * self.options.players
        return super().reward(kind, before, after)

    def histories(self) -> TheGameHistories:
        return TheGameHistories(self.options)


class TheGameHistories(Histories):
    """Chance has an id for each card (2 is 0), then one for each seat that may start."""

    def __init__(self, options: Options) -> None:
        self.players = players = options.players
        dealt = players * options.hand_size
        self.outcomes = rules.CARDS + players
        # 3.2, 3.6: two cards a turn while there is a draw pile, one at the end.
        self.most_turns = (rules.CARDS - dealt) // 2 + dealt + 1
        self.most_decisions = players + rules.CARDS + self.most_turns
        self.most_chance = rules.CARDS + 1

    def outcome(self, act: Deal | Start) -> int:
        return act.card - rules.LOWEST if isinstance(act, Deal) else rules.CARDS + act.seat

    def numbers(self, move: Move[Any], id: int) -> Sequence[int]:
        return (id,) if move.seat is None else (self.outcomes + id,)

    def retell(self, told: Sequence[Told], seat: Seat, state: State, rng: Random) -> Sequence[Told]:
        """From the end: the last card dealt to a seat is any of those that it holds or played later."""
        again = list(told)
        hands = [list(hand) for hand in state.hands]
        for at in range(len(told) - 1, -1, -1):
            by, act = told[at].move
            if isinstance(act, Deal) and act.seat != seat:
                hand = hands[act.seat]
                card = hand.pop(int(rng.random() * len(hand)))
                again[at] = Told(Move(None, Deal(act.seat, card)), card - rules.LOWEST)
            elif isinstance(act, Play) and by != seat:
                assert by is not None
                hands[by].append(act.card)
        return again

    def utilities(self, reward: str) -> Utilities:
        """A team gains the same each: up to 1, at once or card by card."""
        return Utilities(0, 1, zero_sum=False, at_the_end=reward == "win")

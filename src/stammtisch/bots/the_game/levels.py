"""The levels of THE GAME above `greedy`. All give and heed signals, and know only their view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar

from stammtisch.bots.the_game._kernel.search import Player
from stammtisch.bots.the_game._kernel.signals import WORDS, claim_for, signals_for
from stammtisch.bots.the_game.weights import network_for
from stammtisch.games.the_game.model import PILES, TOPICS, Act, Claim, End, Options, Play, Signal, View


@dataclass(frozen=True, slots=True)
class Skill:
    """A level's search budget; counted, not timed, so that the same seed always plays the same game."""

    most: int = 40  # turns that are evaluated
    top: int = 0  # how many of them are tried in sampled worlds; none if below 2
    worlds: int = 0
    depth: int = 1  # turns looked ahead in each world
    narrow: int = 16  # turns that are evaluated while looking ahead
    trust: int = 16  # weight of the value without search, as a number of worlds


class Level:
    """Plans a whole turn, then plays it card by card while the view is one it planned for.

    Signals refer to the tops when the turn began, even for a bot that takes over in mid-turn.
    """

    skill: ClassVar[Skill] = Skill()
    alone: ClassVar[Skill | None] = None
    """For a single player, where it differs."""
    learned: ClassVar[bool] = True
    needs: ClassVar[float] = 0.05
    """Seconds for a turn; given less, it samples fewer worlds."""

    def __init__(self) -> None:
        self._players: dict[tuple[int, int, bool, int], Player] = {}
        self._plan: dict[tuple[object, ...], Act] = {}

    def choose(self, view: View, rng: Random, seconds: float) -> Act:
        if view.on_turn is None:
            return Claim(claim_for(view.hand, view.options.min_cards))
        seed = rng.getrandbits(64)
        planned = self._plan.get(_moment(view))
        if planned is None:
            self._plan = self._planned(view, seed, seconds)
            planned = self._plan[_moment(view)]
        return planned

    def aside(self, view: View, rng: Random) -> Sequence[Act]:
        """The signals that have changed when another's turn begins; none on its own turn.

        Signals from before its own turn stay until the next turn: nobody acts on them in between.
        """
        if view.on_turn in (None, view.seat) or view.seat is None or view.result:
            return ()
        changed = [
            Signal(topic, words[number])
            for topic, words, number, said in zip(
                TOPICS, WORDS, self.words(view), view.signals[view.seat], strict=True
            )
            if words[number] != said
        ]
        return sorted(changed, key=lambda signal: signal.word is not None)  # withdrawals first

    def words(self, view: View) -> tuple[int, ...]:
        """What it would say about the piles and itself as this turn begins, as numbers of `WORDS`."""
        gone = {card for pile in view.piles for card in pile} - set(view.laid)
        return signals_for(view.hand, view.first_tops, gone, view.minimum)

    def decide(self, view: View, seed: int, seconds: float) -> list[tuple[int, int]]:
        """The rest of the turn, as cards and numbers of piles."""
        return self.player(view.options, seconds).decide(view, seed)

    def player(self, options: Options, seconds: float = 2.0) -> Player:
        """The compiled player behind this level, for the table's options."""
        skill = (self.alone if options.players == 1 else None) or self.skill
        worlds = skill.worlds
        if seconds < self.needs:
            worlds = max(int(worlds * seconds / self.needs), 2)
        key = (options.players, options.min_cards, options.fewer_cards, worlds)
        if key not in self._players:
            network = network_for(*key[:3]) if self.learned else None
            self._players[key] = Player(network, replace(skill, worlds=worlds))
        return self._players[key]

    def _planned(self, view: View, seed: int, seconds: float) -> dict[tuple[object, ...], Act]:
        """What to do now and at every later view of this turn."""
        plays = self.decide(view, seed, seconds)
        hand, piles, played = view.hand, list(view.piles), view.played
        plan: dict[tuple[object, ...], Act] = {}
        for card, pile in plays:
            plan[hand, tuple(piles), played] = Play(card, PILES[pile])
            hand = tuple([held for held in hand if held != card])
            piles[pile] += (card,)
            played += 1
        plan[hand, tuple(piles), played] = End()
        return plan


def _moment(view: View) -> tuple[object, ...]:
    return view.hand, view.piles, view.played


class Planner(Level):
    """Whole turns by rules of thumb: few steps, pairs kept together, signals heeded."""

    learned = False
    skill = Skill(most=400)


class Learned(Level):
    """The whole turn valued highest by a network trained by self-play."""

    skill = Skill(most=60)


class Sharp(Level):
    """The best turns by value, tried in a few sampled worlds."""

    skill = Skill(most=60, top=8, worlds=64, depth=3, trust=8)
    alone = Skill(most=60, top=8, worlds=96, depth=3, trust=8)


class Master(Level):
    """More turns in many more worlds."""

    skill = Skill(most=80, top=10, worlds=320, depth=3, narrow=12, trust=8)
    alone = Skill(most=80, top=12, worlds=500, depth=3, trust=16)
    needs = 0.5

"""Random play to the end from any state of RAISE, compiled."""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch._kernel.chance import below, seeded
from cython.cimports.stammtisch.games.raise_game._kernel import rules
from cython.cimports.stammtisch.games.raise_game._kernel.kernel import Kernel
from cython.cimports.stammtisch.games.raise_game._kernel.position import (
    NONE,
    SEATS,
    Box,
    Position,
    random_out,
    shuffle_unseen,
    throw_die,
    total_score,
)

from stammtisch.games.raise_game._kernel.kernel import Kernel as made_kernel


class Rollouts:
    """Plays on with acts that are all equally likely, as a plain program would by the engine."""

    def __init__(self, options: object, seed: object) -> None:
        self.kernel = made_kernel(options)
        self.rng = seeded(seed)
        self.starter = options.starter if isinstance(options.starter, int) else NONE

    def scores(self, state: object) -> list:
        """Everybody's points at the end of a game that goes on from this state."""
        position: Position
        p: cython.pointer(Position) = cython.address(position)
        seat: cython.int
        die: cython.int
        self.take(p, state)
        with cython.nogil:
            shuffle_unseen(p, cython.address(self.rng))
            if p.roller == NONE:
                p.roller = (
                    below(cython.address(self.rng), p.box.players) if self.starter == NONE else self.starter
                )
            while p.playing and p.thrown < p.box.dice:
                die = p.thrown
                throw_die(p, p.box.face[die][below(cython.address(self.rng), p.box.faces[die])])
            random_out(p, cython.address(self.rng))
        return [total_score(p, seat) for seat in range(p.box.players)]

    def take(self, p, state):
        """The packed position of the state."""
        box: cython.pointer(Box) = cython.address(self.kernel.box)
        index = self.kernel.index
        seat: cython.int
        kind: cython.int
        i: cython.int
        memset(p, 0, cython.sizeof(Position))
        p.box = box
        p.roller = NONE if state.roller is None else state.roller
        for seat in range(SEATS):
            p.chosen[seat] = NONE
        now = state.round
        if now is not None:
            p.playing = True
            p.point = now.point
            p.thrown = len(now.dice)
            for i in range(box.symbols):
                p.showing[i] = now.dice.count(self.kernel.symbols[i])
            for kind in range(box.kinds):
                p.value[kind] = rules.value(box.number[kind], rules.multiplier(p.showing[box.symbol[kind]]))
            for seat, card in enumerate(now.chosen):
                if card is not None:
                    p.chosen[seat] = index[card]
            for cards in now.pot:
                for card in cards:
                    p.pot += card.points
            for field, seat in now.track:
                p.field[p.stones] = field
                p.seat[p.stones] = seat
                p.stones += 1
        for seat in range(box.players):
            for card in state.hands[seat]:
                p.hand[seat][p.held[seat]] = index[card]
                p.held[seat] += 1
            kind = 0
            for count in state.draw_piles[seat]:
                for _ in range(count):
                    p.draw[seat][p.left[seat]] = kind
                    p.left[seat] += 1
                kind += 1
            for card in state.ledger.piles[seat]:
                p.pile[seat] += card.points
            p.point_pile[seat] = sum(state.ledger.point_piles[seat])
        p.set_aside = sum(state.ledger.set_aside)
        for point in state.ledger.unseen_points:
            p.unseen_point[p.unseen] = point
            p.unseen += 1
        for seat in reversed(state.refilling):
            p.refilling[p.to_deal] = seat
            p.to_deal += 1

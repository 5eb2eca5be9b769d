"""Hands guessed from the acts of a round, compiled: how likely would the policy have done that with them?

Everybody has cards of their own and sees only them and the table, so the hands are independent of one another
given what was done. For each rival that is still in the round some hands are drawn, and each is weighed by
the policy's chances of the first card and of every raise.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.math import exp
from cython.cimports.libc.stdint import uint8_t, uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch._kernel.chance import seeded, unit
from cython.cimports.stammtisch.bots.raise_game._kernel.policy import best_first, best_raise, look
from cython.cimports.stammtisch.games.raise_game._kernel.position import (
    NONE,
    SETS,
    Raises,
    find_raises,
    pass_round,
    raise_by_set,
    reveal,
)

ANYTHING = cython.declare(cython.double, 0.05)  # how often anybody may do anything


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _set_of(r: cython.pointer(Raises), moment: cython.pointer(Moment)) -> cython.int:
    """The index of the set that was played, or NONE."""
    mask: cython.int = 0
    i: cython.int
    j: cython.int
    for i in range(moment.cards):
        for j in range(r.cards):
            if r.kind[j] == moment.kind[i] and not (mask >> j) & 1:
                mask |= 1 << j
                break
    for i in range(r.found):
        if r.mask[i] == mask:
            return i
    return NONE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _take(p: cython.pointer(Position), seat: cython.int, kind: cython.int) -> cython.void:
    """A card of this kind from the draw pile to the hand."""
    i: cython.int
    for i in range(p.left[seat]):
        if p.draw[seat][i] == kind:
            p.left[seat] -= 1
            p.draw[seat][i] = p.draw[seat][p.left[seat]]
            p.hand[seat][p.held[seat]] = kind
            p.held[seat] += 1
            return


class Retracing(Reading):
    """What a seat knows, and hands of the others weighed by what they did; `see`, then `retrace`."""

    def see(self, view: object) -> None:
        """Take over a view."""
        seat: cython.int
        Reading.see(self, view)
        for seat in range(SEATS):
            self.guessed[seat] = False

    def retrace(self, acts: object, sharp: cython.double, seed: object) -> float:
        """Tell what was done in this round, from the first cards on; answers how likely that was.

        An act is a seat and the cards it laid; none are a pass. First cards are those before the stones.
        """
        index = self.kernel.index
        start: Position = self.position
        p: cython.pointer(Position) = cython.address(start)
        moment: cython.pointer(Moment)
        raises: Raises
        rng: uint64_t = seeded(seed)
        stones: cython.int = len({seat for seat, _ in acts})
        seat: cython.int
        which: cython.int
        i: cython.int
        likely: cython.double = 1
        laid: cython.int[SEATS]
        memset(laid, 0, cython.sizeof(laid))
        self.sharp = sharp
        self.moments = 0
        if len(acts) > MOMENTS:
            return 0.0
        p.stones = 0
        p.pot = 0
        for who, cards in acts:  # the hands as they were, with any cards for those unknown
            seat = who
            laid[seat] += len(cards)
            if laid[seat] + self.hidden[seat] > HAND or p.held[seat] + len(cards) > HAND:
                return 0.0  # no hand is as large; a foreign server may send anything
            for card in cards:
                p.hand[seat][p.held[seat]] = index[card]
                p.held[seat] += 1
        for seat in range(p.box.players):
            while p.held[seat] < p.box.hand_size and p.left[seat]:
                _take(p, seat, p.draw[seat][0])
        look(p, cython.address(self.playout.outlook))
        for who, cards in acts:
            moment = cython.address(self.moment[self.moments])
            self.moments += 1
            moment.seat = who
            moment.cards = len(cards)
            for i in range(moment.cards):
                moment.kind[i] = index[cards[i]]
            moment.before = start
            if self.moments <= stones:
                for seat in range(SEATS):
                    moment.before.chosen[seat] = NONE
                p.chosen[moment.seat] = moment.kind[0]
                if self.moments == stones:
                    reveal(p)
                continue
            if p.seat[0] != moment.seat:
                return 0.0
            if moment.cards == 0:
                pass_round(p)
                continue
            find_raises(p, cython.address(raises))
            which = _set_of(cython.address(raises), moment)
            if which == NONE:
                return 0.0
            raise_by_set(p, cython.address(raises), which)
        for i in range(self.position.stones):
            seat = self.position.seat[i]
            if seat != self.me and self.hidden[seat]:
                self.weigh(seat, cython.address(rng))
                likely *= self.upto[seat][GUESSES - 1] / GUESSES
        return likely

    def weigh(self, seat, rng):
        """Draw hands as they are before a round, and weigh each by what was done with it."""
        world: Position
        n: cython.int
        i: cython.int
        total: cython.double = 0
        self.lean(seat, self.kept_tilt, False)
        for n in range(GUESSES):
            world = self.position
            self.deal_hand(cython.address(world), seat, rng)
            for i in range(world.held[seat]):
                self.guess[seat][n][i] = world.hand[seat][i]
            total += self.likelihood(cython.address(world), seat)
            self.upto[seat][n] = total
        self.guessed[seat] = True

    def likelihood(self, p, seat):
        """How likely the acts of the seat were with the hand that it has in this world."""
        now: Position
        q: cython.pointer(Position) = cython.address(now)
        moment: cython.pointer(Moment)
        raises: Raises
        scores: cython.double[SETS]
        likely: cython.double = 1
        most: cython.double
        total: cython.double
        this: cython.double
        number: cython.int
        which: cython.int
        later: cython.int
        n: cython.int
        i: cython.int
        for n in range(self.moments):
            moment = cython.address(self.moment[n])
            if moment.seat != seat or moment.cards == 0:
                continue
            now = moment.before
            q.held[seat] = p.held[seat]
            q.left[seat] = p.left[seat]
            for i in range(p.held[seat]):
                q.hand[seat][i] = p.hand[seat][i]
            for i in range(p.left[seat]):
                q.draw[seat][i] = p.draw[seat][i]
            for later in range(n, self.moments):
                if self.moment[later].seat == seat:
                    for i in range(self.moment[later].cards):
                        q.hand[seat][q.held[seat]] = self.moment[later].kind[i]
                        q.held[seat] += 1
            this = 0
            if q.stones == 0:
                best_first(q, seat, cython.address(self.playout), scores)
                number = q.held[seat]
                which = NONE
            else:
                find_raises(q, cython.address(raises))
                best_raise(q, cython.address(raises), cython.address(self.playout), scores)
                number = raises.found
                which = _set_of(cython.address(raises), moment)
            most = scores[0]
            for i in range(1, number):
                if scores[i] > most:
                    most = scores[i]
            total = 0
            for i in range(number):
                scores[i] = exp(self.sharp * (scores[i] - most))
                total += scores[i]
                if i == which or (q.stones == 0 and q.hand[seat][i] == moment.kind[0]):
                    this += scores[i]
            this /= total
            if q.stones:
                this /= 1.0 + exp(-self.sharp * most)
            likely *= (1.0 - ANYTHING) * this + ANYTHING / number
        return likely

    def deal_hands(self, p, rng):
        """One of the guessed hands for those of whom there are any."""
        seat: cython.int
        n: cython.int
        i: cython.int
        x: cython.double
        for seat in range(p.box.players):
            if not self.guessed[seat]:
                self.deal_hand(p, seat, rng)
                continue
            x = unit(rng) * self.upto[seat][GUESSES - 1]
            n = 0
            while n < GUESSES - 1 and x >= self.upto[seat][n]:
                n += 1
            for i in range(self.hidden[seat]):
                _take(p, seat, self.guess[seat][n][i])

"""What others' acts tell about their hands, compiled: good cards are in hand more often than by chance."""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.math import exp, sqrt
from cython.cimports.stammtisch._kernel.chance import unit

RAISED = 0.75  # how much better a hand is that raises: all its cards together, in standard deviations
RAISED_OF_TWO = 0.45  # the same with two players, who raise more easily
LAID = 0.1  # each card of a hand that has laid its first card only
KEPT = 0.2  # each card of a hand between rounds, since the weak ones go first


class Reading(Knowledge):
    """What a seat knows, and what others who laid cards or raised are likely to hold."""

    def see(self, view: object) -> None:
        """Take over a view, and what those who raised have shown by it: they hold good cards.

        The figures are those of hands in games of `shrewd` (docs/review-raise.md).
        """
        Knowledge.see(self, view)
        p: cython.pointer(Position) = cython.address(self.position)
        seat: cython.int
        tilt: cython.double
        raised: cython.double = RAISED_OF_TWO if p.box.players == 2 else RAISED
        in_round = [stone.seat for stone in view.track]
        self.kept_tilt = KEPT if view.round > 1 else 0.0
        for seat in range(p.box.players):
            if seat in in_round and self.hidden[seat]:
                tilt = raised / self.hidden[seat] if len(view.pot[seat]) > 1 else LAID
                self.lean(seat, tilt, True)
            else:
                self.lean(seat, self.kept_tilt, False)

    def lean(self, seat, tilt, by_value):
        """Make good cards of the seat likelier; good in this round, or in an average one."""
        p: cython.pointer(Position) = cython.address(self.position)
        cards: cython.int = p.left[seat]
        i: cython.int
        kind: cython.int
        mean: cython.double = 0
        square: cython.double = 0
        worth: cython.double
        for i in range(cards):
            kind = p.draw[seat][i]
            worth = p.value[kind] if by_value else self.playout.outlook.usual[kind]
            mean += worth
            square += worth * worth
        if cards:
            mean /= cards
            square = sqrt(max(square / cards - mean * mean, 1e-9))
        for kind in range(p.box.kinds):
            worth = p.value[kind] if by_value else self.playout.outlook.usual[kind]
            self.likely[seat][kind] = exp(tilt * (worth - mean) / square) if square > 1e-3 else 1

    def deal_hands(self, p, rng):
        """Good cards are in hand more often than by chance."""
        seat: cython.int
        for seat in range(p.box.players):
            self.deal_hand(p, seat, rng)

    def deal_hand(self, p, seat, rng):
        """The hidden hand of one seat."""
        i: cython.int
        kind: cython.int
        x: cython.double
        while p.held[seat] < self.hidden[seat]:
            x = 0
            for i in range(p.left[seat]):
                x += self.likely[seat][p.draw[seat][i]]
            x *= unit(rng)
            i = 0
            while i < p.left[seat] - 1 and x >= self.likely[seat][p.draw[seat][i]]:
                x -= self.likely[seat][p.draw[seat][i]]
                i += 1
            kind = p.draw[seat][i]
            p.left[seat] -= 1
            p.draw[seat][i] = p.draw[seat][p.left[seat]]
            p.hand[seat][p.held[seat]] = kind
            p.held[seat] += 1

"""Expected shares of the victory in RAISE between two rounds, compiled, and how they are learned.

A network like the bots' own rates the position for every seat; the seats' shares are proportional to the
exponentials of these ratings, so they always add up to one. It learns from whole games of `shrewd`.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.math import exp, log
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.stdlib import free, realloc
from cython.cimports.stammtisch._kernel.chance import below, seeded
from cython.cimports.stammtisch.bots.raise_game._kernel.policy import outcome
from cython.cimports.stammtisch.bots.raise_game._kernel.value import HIDDEN, Inputs, Network, encode
from cython.cimports.stammtisch.games.raise_game._kernel.position import advance, rounds_left

__all__ = ["Moments"]


def forward(net, inputs, x, hidden):
    """The network's rating; fills `hidden` with what its hidden units say before they are bent."""
    i: cython.int
    j: cython.int
    total: cython.float = net.bias
    for j in range(HIDDEN):
        hidden[j] = net.inner_bias[j]
    for i in range(inputs):
        if x[i] != 0:
            total += net.direct[i] * x[i]
            for j in range(HIDDEN):
                hidden[j] += net.inner[i][j] * x[i]
    for j in range(HIDDEN):
        total += net.outer[j] * (hidden[j] if hidden[j] > 0 else cython.cast(cython.float, 0.05) * hidden[j])
    return total


def share(p, seat, outlook, net, inputs):
    """The seat's expected share of the victory between two rounds; after the last, what the scores give."""
    other: cython.int
    said: Inputs
    hidden: cython.float[HIDDEN]
    rating: cython.double[SEATS]
    total: cython.double = 0
    if rounds_left(p) == 0:
        advance(p)
        return outcome(p, seat, 0)
    for other in range(p.box.players):
        encode(p, other, outlook, cython.address(said))
        rating[other] = forward(
            net,
            inputs,
            cython.cast(cython.pointer(cython.float), cython.address(said)),
            hidden,
        )
    for other in range(p.box.players):
        total += exp(rating[other] - rating[seat])
    return 1.0 / total


class Moments:
    """Positions between two rounds as all seats saw them, with the shares of the victory in the end."""

    def __cinit__(self, network: Network) -> None:
        self.players = network.players
        self.inputs = network.inputs
        self.width = network.players * (network.inputs + 1)

    def __dealloc__(self) -> None:
        free(self.numbers)

    def add(self):
        """Room for one more moment."""
        more: cython.pointer(cython.float)
        if self.number == self.room:
            self.room = 2 * self.room + 1024
            more = cython.cast(
                cython.pointer(cython.float),
                realloc(
                    self.numbers,
                    cython.cast(cython.size_t, self.room) * self.width * cython.sizeof(cython.float),
                ),
            )
            if not more:
                raise MemoryError
            self.numbers = more
        self.number += 1
        return self.numbers + cython.cast(cython.size_t, self.number - 1) * self.width

    def learn(self, network: Network, rate: cython.double, seed: object) -> float:
        """Go through as many moments as there are, drawn at random; answers the mean log loss before.

        With rate 0 nothing is learned, and every moment is gone through once.
        """
        net: cython.pointer(Net) = cython.address(network.net)
        rng: uint64_t = seeded(seed)
        x: cython.pointer(cython.float)
        won: cython.pointer(cython.float)
        hidden: cython.float[SEATS][HIDDEN]
        rating: cython.double[SEATS]
        total: cython.double
        loss: cython.double = 0
        error: cython.float
        slope: cython.float
        push: cython.float[HIDDEN]
        n: cython.int
        s: cython.int
        i: cython.int
        j: cython.int
        at: cython.int
        with cython.nogil:
            for n in range(self.number):
                at = below(cython.address(rng), self.number) if rate > 0 else n
                x = self.numbers + cython.cast(cython.size_t, at) * self.width
                won = x + self.players * self.inputs
                total = 0
                for s in range(self.players):
                    rating[s] = exp(forward(net, self.inputs, x + s * self.inputs, hidden[s]))
                    total += rating[s]
                for s in range(self.players):
                    if won[s] > 0:
                        loss -= won[s] * log(rating[s] / total)
                if rate == 0:
                    continue
                for s in range(self.players):
                    error = rate * (won[s] - rating[s] / total)
                    net.bias += error
                    for j in range(HIDDEN):
                        slope = 1.0 if hidden[s][j] > 0 else 0.05
                        push[j] = error * net.outer[j] * slope
                        net.outer[j] += error * hidden[s][j] * slope
                        net.inner_bias[j] += push[j]
                    for i in range(self.inputs):
                        if x[i] != 0:
                            net.direct[i] += error * x[i]
                            for j in range(HIDDEN):
                                net.inner[i][j] += push[j] * x[i]
                    x += self.inputs
        return loss / self.number

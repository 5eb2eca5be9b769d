"""A learned value for THE GAME, compiled: how likely is the win once this turn is over?

Few inputs differ from 0, so the first layer is a sum of rows of weights; the part of it that depends on one
pile's top alone is summed once per turn.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import array

import cython
from cython.cimports.libc.math import expf
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stammtisch._kernel.chance import random64, seeded
from cython.cimports.stammtisch.bots.the_game._kernel.features import (
    base_inputs,
    hand_inputs,
    know,
    order_piles,
    pile_inputs,
)
from cython.cimports.stammtisch.games.the_game._kernel.position import (
    NO_LIMIT,
    SIZE,
    Bounds,
    find_turns,
    longest,
    nearest_cost,
)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _add(
    net: cython.pointer(Net), inputs: cython.pointer(Inputs), to: cython.pointer(cython.float)
) -> cython.void:
    add_rows(to, net.w1, inputs.at, inputs.by, inputs.number)


def activate(net: cython.pointer(Net), first: cython.pointer(cython.float)) -> cython.float:
    """From the sums of the first layer to the value, a probability."""
    second: cython.float[DEEP]
    k: cython.int
    x: cython.float
    z: cython.float = net.b3
    layer(second, first, net.b2, net.w2)
    for k in range(DEEP):
        x = second[k]
        if x < 0:
            x = x * cython.cast(cython.float, 0.05)
        z += x * net.w3[k]
    return 1 / (1 + expf(-z))


def prepare(net: cython.pointer(Net), knowledge: cython.pointer(Knowledge)) -> cython.void:
    """Sum what all turns from here share."""
    inputs: Inputs
    inputs.number = 0
    net.now += 1
    base_inputs(knowledge, cython.address(inputs))
    memcpy(net.base, net.b1, cython.sizeof(cython.float) * WIDE)
    _add(net, cython.address(inputs), net.base)


def value_of(
    net: cython.pointer(Net), knowledge: cython.pointer(Knowledge), turn: cython.pointer(Turn)
) -> cython.float:
    """The chance to win after this turn; call `prepare` first."""
    first: cython.float[WIDE]
    slots: cython.int[4]
    inputs: Inputs
    pile: cython.int
    top: cython.int
    rank: cython.int
    h: cython.int
    part: cython.pointer(cython.float)
    if turn.played == knowledge.left:  # the last card: a win
        return 1
    memcpy(first, net.base, cython.sizeof(cython.float) * WIDE)
    order_piles(turn.tops, slots)
    for pile in range(4):
        top = turn.tops[pile]
        rank = slots[pile] & 1
        part = net.part[pile][rank][top]
        if net.stamp[pile][rank][top] != net.now:
            net.stamp[pile][rank][top] = net.now
            inputs.number = 0
            pile_inputs(knowledge, pile, slots[pile], top, cython.address(inputs))
            memset(part, 0, cython.sizeof(cython.float) * WIDE)
            _add(net, cython.address(inputs), part)
        for h in range(WIDE):
            first[h] += part[h]
    inputs.number = 0
    hand_inputs(knowledge, turn, slots, cython.address(inputs))
    _add(net, cython.address(inputs), first)
    return activate(net, first)


# Playing by the value


def candidates(
    turns: cython.pointer(Turns), position: cython.pointer(Position), most: cython.int
) -> cython.int:
    """Find the turns worth valuing, about `most` at most; how many there are.

    Cards beyond the minimum may be dear only at the very end.
    """
    buckets: cython.int[512]
    i: cython.int
    j: cython.int
    total: cython.int
    cut: cython.int
    hand: Set = position.hand[position.on_turn]
    bounds: Bounds
    bounds.least = position.minimum - position.played if position.minimum > position.played else 0
    bounds.dear = bounds.least if position.draw_pile else SIZE
    bounds.near = 3
    bounds.limit = NO_LIMIT
    if position.draw_pile and bounds.least:
        bounds.limit = nearest_cost(hand, position.tops, bounds.least) + 25
    find_turns(turns, hand, position.tops, bounds)
    if position.left == position.held[position.on_turn] and turns.found:
        # Nobody else has cards and nothing is drawn: what is not laid now never will be.
        turns.turn[0] = turns.turn[longest(turns)]
        turns.found = 1
    if turns.found <= most:
        return turns.found
    memset(buckets, 0, cython.sizeof(buckets))
    for i in range(turns.found):
        buckets[_rough(cython.address(turns.turn[i]), position)] += 1
    total = 0
    cut = 0
    while cut < 512 and (total == 0 or total + buckets[cut] <= most):
        total += buckets[cut]
        cut += 1
    j = 0
    for i in range(turns.found):
        if _rough(cython.address(turns.turn[i]), position) < cut:
            if i != j:
                turns.turn[j] = turns.turn[i]
            j += 1
    turns.found = j
    return j


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _rough(turn: cython.pointer(Turn), position: cython.pointer(Position)) -> cython.int:
    """A rough cost, for leaving out hopeless turns."""
    cost: cython.int = turn.cost - 5 * (turn.played - position.minimum) + 128
    return 0 if cost < 0 else 511 if cost > 511 else cost


def best_turn(
    net: cython.pointer(Net),
    position: cython.pointer(Position),
    turns: cython.pointer(Turns),
    most: cython.int,
) -> cython.int:
    """The index of the turn with the highest value; -1 if the minimum is out of reach."""
    knowledge: Knowledge
    i: cython.int
    best: cython.int = 0
    if candidates(turns, position, most) == 0:
        return -1
    know(position, cython.address(knowledge))
    prepare(net, cython.address(knowledge))
    for i in range(turns.found):
        turns.turn[i].value = value_of(net, cython.address(knowledge), cython.address(turns.turn[i]))
        if turns.turn[i].value > turns.turn[best].value:
            best = i
    return best


@cython.cclass
class Network:
    """A network: with random weights by `seed`, or with those that `load` is given."""

    def __cinit__(self, seed: int = 0):
        self.net = cython.cast(cython.pointer(Net), malloc(cython.sizeof(Net)))
        self.turns = cython.cast(cython.pointer(Turns), malloc(cython.sizeof(Turns)))
        if self.net == cython.NULL or self.turns == cython.NULL:
            raise MemoryError
        memset(self.net, 0, cython.sizeof(Net))
        memset(self.turns, 0, cython.sizeof(Turns))
        rng: uint64_t = seeded(seed)
        i: cython.int
        h: cython.int
        for h in range(WIDE):
            for i in range(INPUTS):
                self.net.w1[i][h] = _spread(cython.address(rng)) * 0.15
            for i in range(DEEP):
                self.net.w2[h][i] = _spread(cython.address(rng)) * 0.25
        for i in range(DEEP):
            self.net.w3[i] = _spread(cython.address(rng)) * 0.5

    def __dealloc__(self):
        free(self.net)
        free(self.turns)

    def weights(self) -> array.array:
        """All weights, layer by layer."""
        found = array.array("f")
        found.frombytes(cython.cast(cython.p_char, self.net)[: _weights() * 4])
        return found

    def load(self, weights: object) -> None:
        """Replace the weights by those that `weights` returned."""
        stored: bytes = array.array("f", weights).tobytes()
        if len(stored) != _weights() * 4:
            raise ValueError(f"{len(stored) // 4} weights, but the network has {_weights()}")
        memcpy(self.net, cython.cast(cython.p_char, stored), len(stored))
        self.net.now += 1

    def blend(self, other: Network, share: cython.float) -> None:
        """Move every weight towards the other network's, by this share of the way."""
        mine: cython.pointer(cython.float) = cython.cast(cython.pointer(cython.float), self.net)
        theirs: cython.pointer(cython.float) = cython.cast(cython.pointer(cython.float), other.net)
        i: cython.int
        for i in range(_weights()):
            mine[i] += share * (theirs[i] - mine[i])
        self.net.now += 1


@cython.cfunc
def _weights() -> cython.int:
    return INPUTS * WIDE + WIDE + WIDE * DEEP + DEEP + DEEP + 1


@cython.cfunc
def _spread(rng: cython.pointer(uint64_t)) -> cython.float:
    return cython.cast(cython.float, (random64(rng) >> 40)) / 8388608.0 - 1

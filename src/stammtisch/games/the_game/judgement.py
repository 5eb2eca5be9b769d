"""A learned value for THE GAME, compiled: how likely is the win once this turn is over?

The network looks at the afterstate: the piles and the cards kept when a turn ends, before
drawing. Its inputs are relations (how near is each card to a pile), never single cards; they are
sparse, so the first layer is a sum of rows, and what depends on one pile's top alone is summed once
a turn. The table upside down (card c becomes 101 - c) is a permutation of the inputs.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import array

import cython
from cython.cimports.libc.math import expf
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.stdlib import free, malloc
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stammtisch.games.the_game import _rules
from cython.cimports.stammtisch.games.the_game.kernel import (
    ALL,
    FITS,
    NO_LIMIT,
    STARTS,
    STEP,
    Table,
    count,
    find_turns,
    has,
    lowest,
    nearest_cost,
    random64,
    size_of,
)
from cython.cimports.stammtisch.games.the_game.signals import NEAR, TAKE

__all__ = ["Judge"]

# Numbers as soft buckets: between two knots both are on, in proportion.
_KNOTS = (
    (0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 99),  # how far a pile has come
    (0, 4, 8, 12, 18, 24, 32, 40, 50, 65, 97),  # unseen cards that fit a pile
    (0, 2, 4, 6, 9, 12, 16, 20, 26, 32, 40, 50, 60, 70, 80, 97),  # unseen cards
    (0, 1, 2, 4, 8, 14, 20, 28, 36, 46, 56, 66, 78, 97),  # draw pile
)
_DEAD = (0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 7)


@cython.cfunc
def _fill() -> cython.void:
    pile: cython.int
    top: cython.int
    card: cython.int
    for pile in range(4):
        for top in range(TOPS):
            BACK[pile][top] = 0
            for card in range(TOPS):
                if has(FITS[pile][top], card) and _rules.trick(top, pile, card):
                    BACK[pile][top] = card
    for kind in range(KINDS):
        knots = _KNOTS[kind]
        for x in range(128):
            i = max(j for j in range(len(knots) - 1) if knots[j] <= min(x, knots[-1] - 1))
            SOFT_AT[kind][x] = i
            SOFT_BY[kind][x] = min(1.0, (x - knots[i]) / (knots[i + 1] - knots[i]))
    for x in range(128):
        DEAD_BUCKET[x] = _DEAD[x] if x < len(_DEAD) else 8


_fill()


# Inputs


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _put(inputs: cython.pointer(Inputs), at: cython.int, by: cython.float) -> cython.void:
    inputs.at[inputs.number] = at
    inputs.by[inputs.number] = by
    inputs.number += 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _soft(inputs: cython.pointer(Inputs), at: cython.int, kind: cython.int, x: cython.int) -> cython.void:
    by: cython.float = SOFT_BY[kind][x]
    at += SOFT_AT[kind][x]
    if by < 1:
        _put(inputs, at, 1 - by)
    if by > 0:
        _put(inputs, at + 1, by)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _both(a: Set, b: Set) -> cython.int:
    return count(a.lo & b.lo) + count(a.hi & b.hi)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _ten_lower(cards: Set) -> Set:
    """Every card moved ten down, so that a set and its move share the lower half of each pair."""
    moved: Set
    moved.lo = (cards.lo >> _rules.TRICK) | (cards.hi << (64 - _rules.TRICK))
    moved.hi = cards.hi >> _rules.TRICK
    return moved


def pairs_in(cards: Set) -> Set:
    """The lower card of each pair ten apart."""
    lower: Set = _ten_lower(cards)
    lower.lo &= cards.lo
    lower.hi &= cards.hi
    return lower


def _moved(pile: cython.int, before: cython.int, top: cython.int) -> cython.int:
    """How far this turn has taken the pile: not, a little, some, much, back."""
    step: cython.int = STEP[pile][before][top]
    if step == 0:
        return 0
    if step < 0:
        return 4
    return 1 if step <= 2 else 2 if step <= 6 else 3


def _pile_inputs(
    sight: cython.pointer(Sight),
    pile: cython.int,
    slot: cython.int,
    top: cython.int,
    inputs: cython.pointer(Inputs),
) -> cython.void:
    """What a pile's top alone tells."""
    at: cython.int = slot * SLOT
    back: cython.int = BACK[pile][top]
    i: cython.int
    n: cython.int
    word: cython.int
    lo: uint64_t
    hi: uint64_t
    _soft(inputs, at, 0, STEP[pile][STARTS[pile]][top])
    if back == 0:
        _put(inputs, at + 15, 1)
    else:
        _put(inputs, at + (13 if has(sight.unseen, back) else 14), 1)
        i = BACK[pile][back]
        if i and has(sight.unseen, i):
            _put(inputs, at + 17, 1)
    _soft(inputs, at + 18, 1, _both(sight.unseen, FITS[pile][top]))
    for i in range(3):
        lo = NEAR[i + 1][pile][top].lo & ~NEAR[i][pile][top].lo & sight.unseen.lo
        hi = NEAR[i + 1][pile][top].hi & ~NEAR[i][pile][top].hi & sight.unseen.hi
        if lo | hi:
            _put(inputs, at + 29 + i, 1)
    n = _both(sight.unseen, NEAR[5][pile][top])
    _put(inputs, at + 32 + (n if n < 5 else 5), 1)
    n = _both(sight.unseen, NEAR[6][pile][top])
    _put(inputs, at + 38 + (n if n < 5 else 5 + (n > 6) + (n > 8)), 1)
    for i in range(OTHERS):
        word = sight.signals[i][pile]
        if word >= 0:
            _put(inputs, at + 58 + i * 20 + word * 5 + _moved(pile, sight.before[pile], top), 1)


def _base_inputs(sight: cython.pointer(Sight), inputs: cython.pointer(Inputs)) -> cython.void:
    """What no play of this turn changes."""
    i: cython.int
    _soft(inputs, BASE, 2, size_of(sight.unseen))
    _put(inputs, BASE + 16, cython.cast(cython.float, 0.05) * _both(sight.unseen, _ten_lower(sight.unseen)))
    for i in range(OTHERS):
        if sight.signals[i][4] >= 0:
            _put(inputs, BASE + 17 + i * 3 + sight.signals[i][4], 1)
        if sight.held[i] >= 0:
            _put(inputs, BASE + 26 + i * 9 + sight.held[i], 1)


def _net_of_pairs(pairs: Set, tops: cython.pointer(cython.int)) -> cython.int:
    """The least that a pair ten apart takes a pile on when both are laid; 100 without a pair."""
    best: cython.int = 100
    half: cython.int
    low: cython.int
    high: cython.int
    pile: cython.int
    first: cython.int
    second: cython.int
    bits: uint64_t
    for half in range(2):
        bits = pairs.hi if half else pairs.lo
        while bits:
            low = lowest(bits) + 64 * half
            high = low + _rules.TRICK
            bits &= bits - 1
            for pile in range(4):
                first = high if BACK[pile][high] == low else low
                second = low + high - first
                if has(FITS[pile][tops[pile]], first) and STEP[pile][tops[pile]][second] < best:
                    best = STEP[pile][tops[pile]][second]
    return best


def _hand_inputs(
    sight: cython.pointer(Sight),
    turn: cython.pointer(Turn),
    slots: cython.pointer(cython.int),
    inputs: cython.pointer(Inputs),
) -> cython.void:
    """What the cards kept and all piles together tell."""
    kept: Set = turn.kept
    unseen: Set = sight.unseen
    union: Set
    twice: Set
    thrice: Set
    fit: Set
    own: cython.int[4]
    degree: cython.int
    pile: cython.int
    n: cython.int
    size: cython.int = size_of(kept)
    left: cython.int = size_of(unseen)
    at: cython.int
    share: cython.float = cython.cast(cython.float, 1.0) / (left if left else 1)
    for pile in range(4):
        own[pile] = NEARS
    n = 0
    for degree in range(NEARS):
        union.lo = 0
        union.hi = 0
        for pile in range(4):
            fit = NEAR[degree][pile][turn.tops[pile]]
            if own[pile] == NEARS and ((fit.lo & kept.lo) | (fit.hi & kept.hi)):
                own[pile] = degree
            union.lo |= fit.lo
            union.hi |= fit.hi
        n = _both(union, kept)
        _put(inputs, HAND + degree * 9 + n, 1)
        n = _both(union, unseen)
        if n:
            _put(inputs, HAND + 99 + degree, n * share)
    _put(inputs, HAND + 110 + DEAD_BUCKET[left - n], 1)
    union.lo = 0
    union.hi = 0
    twice = union
    thrice = union
    for pile in range(4):
        fit = FITS[pile][turn.tops[pile]]
        thrice.lo |= twice.lo & fit.lo
        thrice.hi |= twice.hi & fit.hi
        twice.lo |= union.lo & fit.lo
        twice.hi |= union.hi & fit.hi
        union.lo |= fit.lo
        union.hi |= fit.hi
        at = slots[pile] * SLOT
        _put(inputs, at + 46 + own[pile], 1)
        n = _both(kept, fit)
        _put(inputs, at + 118 + (n if n < 5 else 5), 1)
        if own[pile] == 0:
            _put(inputs, at + 16, 1)
    _put(inputs, HAND + 119, _both(twice, unseen) * share)
    _put(inputs, HAND + 120, _both(thrice, unseen) * share)
    _put(inputs, HAND + 121 + _both(twice, kept), 1)
    _put(inputs, HAND + 130 + _both(thrice, kept), 1)
    fit = pairs_in(kept)
    n = size_of(fit)
    _put(inputs, HAND + 139 + (n if n < 4 else 4), 1)
    if n:
        n = _net_of_pairs(fit, turn.tops)
        _put(inputs, HAND + 144 + (n > -4) + (n > 0) + (n > 3) + (n > 8) + (n > 18), 1)
    else:
        _put(inputs, HAND + 150, 1)
    n = _both(_ten_lower(unseen), kept) + _both(_ten_lower(kept), unseen)
    _put(inputs, HAND + 151 + (n if n < 8 else 8), 1)
    _soft(inputs, HAND + 160, 3, sight.draw_pile - _rules.draws(sight.played + turn.played, sight.draw_pile))
    _put(inputs, HAND + 174 + size, 1)


def _order(tops: cython.pointer(cython.int), slots: cython.pointer(cython.int)) -> cython.void:
    """Piles of one direction by how far they have come: the lesser first."""
    pile: cython.int
    for pile in range(0, 4, 2):
        slots[pile] = pile + (STEP[pile][tops[pile]][tops[pile + 1]] < 0)
        slots[pile + 1] = 2 * pile + 1 - slots[pile]


def describe(
    sight: cython.pointer(Sight), turn: cython.pointer(Turn), inputs: cython.pointer(Inputs)
) -> cython.void:
    """All inputs of an afterstate."""
    slots: cython.int[4]
    pile: cython.int
    inputs.number = 0
    _order(turn.tops, slots)
    for pile in range(4):
        _pile_inputs(sight, pile, slots[pile], turn.tops[pile], inputs)
    _base_inputs(sight, inputs)
    _hand_inputs(sight, turn, slots, inputs)


# The network


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _add(
    mind: cython.pointer(Mind), inputs: cython.pointer(Inputs), to: cython.pointer(cython.float)
) -> cython.void:
    add_rows(to, mind.w1, inputs.at, inputs.by, inputs.number)


def activate(mind: cython.pointer(Mind), first: cython.pointer(cython.float)) -> cython.float:
    """From the first layer's sums to the value, a probability."""
    second: cython.float[DEEP]
    k: cython.int
    x: cython.float
    z: cython.float = mind.b3
    layer(second, first, mind.b2, mind.w2)
    for k in range(DEEP):
        x = second[k]
        if x < 0:
            x = x * cython.cast(cython.float, 0.05)
        z += x * mind.w3[k]
    return 1 / (1 + expf(-z))


def see(table: cython.pointer(Table), sight: cython.pointer(Sight)) -> cython.void:
    """What the player on turn knows: own hand, what lies open, what was said."""
    me: cython.int = table.on_turn
    i: cython.int
    j: cython.int
    place: cython.int
    seat: cython.int
    word: cython.int
    sight.unseen.lo = ALL.lo & ~table.gone.lo & ~table.hand[me].lo
    sight.unseen.hi = ALL.hi & ~table.gone.hi & ~table.hand[me].hi
    sight.draw_pile = table.draw_pile
    sight.played = table.played
    sight.left = table.left
    for i in range(4):
        sight.before[i] = table.before[i]
    for i in range(OTHERS):
        sight.held[i] = -1
        for j in range(5):
            sight.signals[i][j] = -1
    i = 0
    for place in range(1, table.players):
        seat = (me + place) % table.players
        if table.held[seat] == 0:
            continue
        if sight.held[i] < 0:
            sight.held[i] = table.held[seat]
        if table.talk:
            for j in range(5):
                word = table.signals[seat][j]
                # Of the rest the most urgent word counts: spare, please spare, none, take.
                if sight.signals[i][j] < 0 or _urgency(word) > _urgency(sight.signals[i][j]):
                    sight.signals[i][j] = word
        if i < OTHERS - 1:
            i += 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _urgency(word: cython.int) -> cython.int:
    return -1 if word == TAKE else word


def ponder(mind: cython.pointer(Mind), sight: cython.pointer(Sight)) -> cython.void:
    """Get ready to value turns seen from here."""
    inputs: Inputs
    inputs.number = 0
    mind.now += 1
    _base_inputs(sight, cython.address(inputs))
    memcpy(mind.base, mind.b1, cython.sizeof(cython.float) * WIDE)
    _add(mind, cython.address(inputs), mind.base)


def value_of(
    mind: cython.pointer(Mind), sight: cython.pointer(Sight), turn: cython.pointer(Turn)
) -> cython.float:
    """The chance to win after this turn; call `ponder` first."""
    first: cython.float[WIDE]
    slots: cython.int[4]
    inputs: Inputs
    pile: cython.int
    top: cython.int
    rank: cython.int
    h: cython.int
    part: cython.pointer(cython.float)
    if turn.played == sight.left:  # the last card: won
        return 1
    memcpy(first, mind.base, cython.sizeof(cython.float) * WIDE)
    _order(turn.tops, slots)
    for pile in range(4):
        top = turn.tops[pile]
        rank = slots[pile] & 1
        part = mind.part[pile][rank][top]
        if mind.stamp[pile][rank][top] != mind.now:
            mind.stamp[pile][rank][top] = mind.now
            inputs.number = 0
            _pile_inputs(sight, pile, slots[pile], top, cython.address(inputs))
            memset(part, 0, cython.sizeof(cython.float) * WIDE)
            _add(mind, cython.address(inputs), part)
        for h in range(WIDE):
            first[h] += part[h]
    inputs.number = 0
    _hand_inputs(sight, turn, slots, cython.address(inputs))
    _add(mind, cython.address(inputs), first)
    return activate(mind, first)


# Playing by the value


def candidates(turns: cython.pointer(Turns), table: cython.pointer(Table), most: cython.int) -> cython.int:
    """The turns worth a look, at most about `most`: dear cards beyond the minimum only at the very end."""
    buckets: cython.int[512]
    i: cython.int
    j: cython.int
    total: cython.int
    cut: cython.int
    least: cython.int = table.minimum - table.played if table.minimum > table.played else 0
    dear: cython.int = least if table.draw_pile else SIZE
    limit: cython.int = NO_LIMIT
    if table.draw_pile and least:
        limit = nearest_cost(table.hand[table.on_turn], table.tops, least) + 25
    find_turns(turns, table.hand[table.on_turn], table.tops, least, dear, 3, limit)
    if table.left == table.held[table.on_turn]:
        return _longest(turns)
    if turns.found <= most:
        return turns.found
    memset(buckets, 0, cython.sizeof(buckets))
    for i in range(turns.found):
        buckets[_rough(cython.address(turns.turn[i]), table)] += 1
    total = 0
    cut = 0
    while cut < 512 and (total == 0 or total + buckets[cut] <= most):
        total += buckets[cut]
        cut += 1
    j = 0
    for i in range(turns.found):
        if _rough(cython.address(turns.turn[i]), table) < cut:
            if i != j:
                turns.turn[j] = turns.turn[i]
            j += 1
    turns.found = j
    return j


def _longest(turns: cython.pointer(Turns)) -> cython.int:
    """Only I have cards, nothing is drawn: what does not go now never will. The longest turn alone."""
    i: cython.int
    best: cython.int = 0
    for i in range(turns.found):
        if turns.turn[i].played > turns.turn[best].played:
            best = i
    if turns.found:
        turns.turn[0] = turns.turn[best]
        turns.found = 1
    return turns.found


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _rough(turn: cython.pointer(Turn), table: cython.pointer(Table)) -> cython.int:
    cost: cython.int = turn.cost - 5 * (turn.played - table.minimum) + 128
    return 0 if cost < 0 else 511 if cost > 511 else cost


def best_turn(
    mind: cython.pointer(Mind), table: cython.pointer(Table), turns: cython.pointer(Turns), most: cython.int
) -> cython.int:
    """The turn of the highest value; -1 when the minimum is out of reach."""
    sight: Sight
    i: cython.int
    best: cython.int = 0
    if candidates(turns, table, most) == 0:
        return -1
    see(table, cython.address(sight))
    ponder(mind, cython.address(sight))
    for i in range(turns.found):
        turns.turn[i].value = value_of(mind, cython.address(sight), cython.address(turns.turn[i]))
        if turns.turn[i].value > turns.turn[best].value:
            best = i
    return best


@cython.cclass
class Judge:
    """A network's weights; `seed` gives fresh ones, `load` stored ones."""

    def __cinit__(self, seed: int = 0):
        self.mind = cython.cast(cython.pointer(Mind), malloc(cython.sizeof(Mind)))
        self.turns = cython.cast(cython.pointer(Turns), malloc(cython.sizeof(Turns)))
        if self.mind == cython.NULL or self.turns == cython.NULL:
            raise MemoryError
        memset(self.mind, 0, cython.sizeof(Mind))
        memset(self.turns, 0, cython.sizeof(Turns))
        rng: uint64_t = seed & 0xFFFFFFFFFFFFFFFF
        i: cython.int
        h: cython.int
        for h in range(WIDE):
            for i in range(INPUTS):
                self.mind.w1[i][h] = _spread(cython.address(rng)) * 0.15
            for i in range(DEEP):
                self.mind.w2[h][i] = _spread(cython.address(rng)) * 0.25
        for i in range(DEEP):
            self.mind.w3[i] = _spread(cython.address(rng)) * 0.5

    def __dealloc__(self):
        free(self.mind)
        free(self.turns)

    def weights(self) -> array.array:
        """All weights, layer by layer."""
        found = array.array("f")
        found.frombytes(cython.cast(cython.p_char, self.mind)[: _weights() * 4])
        return found

    def load(self, weights: object) -> None:
        """Take over what `weights` gave."""
        stored: bytes = array.array("f", weights).tobytes()
        if len(stored) != _weights() * 4:
            raise ValueError(f"{len(stored) // 4} weights, but the network has {_weights()}")
        memcpy(self.mind, cython.cast(cython.p_char, stored), len(stored))
        self.mind.now += 1


@cython.cfunc
def _weights() -> cython.int:
    return INPUTS * WIDE + WIDE + WIDE * DEEP + DEEP + DEEP + 1


@cython.cfunc
def _spread(rng: cython.pointer(uint64_t)) -> cython.float:
    return cython.cast(cython.float, (random64(rng) >> 40)) / 8388608.0 - 1

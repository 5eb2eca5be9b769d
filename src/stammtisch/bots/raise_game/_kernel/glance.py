"""What search would say of an act of RAISE, at a glance, compiled: two small networks score the acts.

Unlike the policy's weights they see the standings, and how situation and act go together. An answer is an
advantage in victories, times 20: of a raise over the pass, of a first card over the mean of the hand.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch._kernel.chance import seeded, unit
from cython.cimports.stammtisch.games.raise_game._kernel import rules
from cython.cimports.stammtisch.games.raise_game._kernel.position import hand_points, rounds_left

assert cython.sizeof(Glance) == GLANCE * cython.sizeof(cython.float)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _clip(x: cython.double) -> cython.float:
    return -2.5 if x < -2.5 else 2.5 if x > 2.5 else x


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _counted(p: cython.pointer(Position), seat: cython.int, own: cython.bint) -> cython.double:
    """The points the seat would have without the pot; of others' cards only the mean is known."""
    i: cython.int
    total: cython.double = 0
    score: cython.double = p.pile[seat] + p.point_pile[seat]
    hand: cython.int = p.held[seat]
    drawn: cython.int = rules.refill(hand, p.box.hand_size, p.left[seat])
    if hand + drawn == 0:
        return score
    for i in range(p.left[seat]):
        total += p.box.points[p.draw[seat][i]]
    if own:
        return score + hand_points(p, seat) + (total * drawn / p.left[seat] if drawn else 0)
    return score + (total + hand_points(p, seat)) * (hand + drawn) / (hand + p.left[seat])


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _standings(
    p: cython.pointer(Position),
    me: cython.int,
    usual: cython.pointer(cython.double),
    x: cython.pointer(cython.float),
) -> cython.void:
    """The first twelve inputs: rounds, lead and cards, for raises and first cards alike."""
    rounds: cython.int = rounds_left(p)
    i: cython.int
    seat: cython.int
    mean: cython.double = 0
    most: cython.double = -1000
    lead: cython.double
    cards: cython.double
    theirs: cython.double = 0
    hand: cython.double = 0
    each: cython.double = 1.0 / (rounds + 1)
    for i in range(p.unseen):
        mean += p.unseen_point[i]
    mean /= max(1, p.unseen)
    for seat in range(p.box.players):
        if seat != me:
            most = max(most, p.pile[seat] + p.point_pile[seat])
            theirs = max(theirs, p.held[seat] + p.left[seat])
    for i in range(p.held[me]):
        hand += usual[p.hand[me][i]]
    lead = p.pile[me] + p.point_pile[me] - most
    cards = p.held[me] + p.left[me]
    x[0] = rounds / 10.0
    x[1] = 1.0 if rounds == 0 else 0.0
    x[2] = 1.0 if rounds == 1 else 0.0
    x[3] = 1.0 if rounds == 2 else 0.0
    x[4] = _clip(lead / 40.0)
    x[5] = _clip(lead / ((rounds + 1) * (mean + 5.0)))
    x[6] = _clip((cards * each - 3.0) / 3.0)
    x[7] = _clip((theirs * each - 3.0) / 3.0)
    x[8] = 1.0 if p.left[me] == 0 else 0.0
    x[9] = p.held[me] / 6.0
    x[10] = hand_points(p, me) / 10.0
    x[11] = hand / 40.0


def see_raises(p, r, usual, mean, s):
    """The situation of the rearmost, who may raise."""
    me: cython.int = p.seat[0]
    last: cython.int = p.stones - 1
    rival: cython.int = p.seat[last]
    i: cython.int
    seat: cython.int
    x: cython.pointer(cython.float) = s.about
    pot: cython.double = p.point + p.pot
    mine: cython.double
    theirs: cython.double
    without: cython.double = 0
    against: cython.double = 0
    memset(s.about, 0, ABOUT * cython.sizeof(cython.float))
    _standings(p, me, usual, x)
    s.hand = 0
    s.furthest = 0
    s.front = p.field[last]
    for i in range(r.cards):
        s.hand += p.value[r.kind[i]]
    for i in range(1, p.stones):
        seat = p.seat[i]
        s.reach[i] = p.field[i] + p.held[seat] * mean[seat]
        if s.reach[i] > s.furthest:
            s.furthest = s.reach[i]
    x[12] = pot / 20.0
    x[13] = _clip((p.field[0] + s.hand - s.furthest) / 20.0)
    x[14] = _clip((s.front - p.field[0]) / 20.0)
    x[15] = _clip((p.field[1] - p.field[0]) / 20.0)
    x[16] = p.stones - 2
    x[17] = p.held[rival] / 6.0
    x[18] = mean[rival] / 10.0
    x[19] = s.hand / 40.0
    x[20] = x[12] * x[13]
    x[21] = x[12] * x[5]
    if x[1] != 0:
        mine = _counted(p, me, True)
        for seat in range(p.box.players):
            if seat == me:
                continue
            theirs = _counted(p, seat, False)
            without = max(without, theirs)
            against = max(against, theirs + (pot if seat == rival else 0))
        x[22] = _clip((mine - against) / 6.0)
        x[23] = _clip((mine + pot - without) / 6.0)
    x[24] = p.left[rival] / 24.0
    x[25] = p.point / 20.0


def see_raise(p, r, which, usual, s, each):
    """One of the sets that may be played."""
    j: cython.int
    kind: cython.int
    cards: cython.int = 0
    safe: cython.int = 0
    points: cython.double = 0
    spent: cython.double = 0
    field: cython.double = r.field[which]
    for j in range(r.cards):
        if (r.mask[which] >> j) & 1:
            kind = r.kind[j]
            spent += usual[kind]
            points += p.box.points[kind]
            cards += 1
    for j in range(1, p.stones):
        if s.reach[j] < field:
            safe += 1
    each[0] = cards / 3.0
    each[1] = spent / 20.0
    each[2] = points / 5.0
    each[3] = _clip((field - s.front) / 20.0)
    each[4] = (field - p.field[0]) / 30.0
    each[5] = cython.cast(cython.float, safe) / (p.stones - 1)
    each[6] = (s.hand - field + p.field[0]) / 40.0
    each[7] = 1.0 if cards == r.cards else 0.0
    each[8] = 1.0 if field > s.front else 0.0
    each[9] = _clip((field - s.furthest) / 20.0)


def see_firsts(p, seat, usual, mean, s):
    """The situation of a seat that chooses its first card."""
    i: cython.int
    x: cython.pointer(cython.float) = s.about
    rivals: cython.int = 0
    best: cython.double = 0
    memset(s.about, 0, ABOUT * cython.sizeof(cython.float))
    _standings(p, seat, usual, x)
    s.hand = 0
    s.others = 0
    for i in range(p.held[seat]):
        s.hand += p.value[p.hand[seat][i]]
        best = max(best, p.value[p.hand[seat][i]])
    for i in range(p.box.players):
        if i != seat and p.held[i]:
            rivals += 1
            s.others += mean[i]
    if rivals:
        s.others /= rivals
    s.front = best
    x[12] = p.point / 20.0
    x[13] = s.hand / 40.0
    x[14] = best / 15.0
    x[15] = s.others / 10.0
    x[16] = rivals - 1
    x[17] = 1.0 if p.roller == seat else 0.0
    x[18] = _clip((s.hand - p.held[seat] * s.others) / 20.0)


def see_first(p, seat, kind, usual, s, each):
    """One of the hand's cards."""
    i: cython.int
    lower: cython.int = 0
    value: cython.double = p.value[kind]
    for i in range(p.held[seat]):
        if p.value[p.hand[seat][i]] < value:
            lower += 1
    each[0] = value / 10.0
    each[1] = usual[kind] / 10.0
    each[2] = p.box.points[kind] / 5.0
    each[3] = _clip((value - s.others) / 10.0)
    each[4] = lower / 5.0
    each[5] = _clip(value * value / 200.0)
    each[6] = (s.hand - value) / 40.0
    each[7] = 1.0 if value == s.front else 0.0
    each[8] = 1.0 if lower == 0 else 0.0
    each[9] = _clip(value / (1.0 + usual[kind]) - 1.0)


def ready(head, s):
    """Sum up what does not depend on the act."""
    i: cython.int
    j: cython.int
    x: cython.float
    s.total = head.base
    for j in range(UNITS):
        s.hidden[j] = head.bias[j]
    for i in range(ABOUT):
        x = s.about[i]
        if x != 0:
            s.total += head.direct_about[i] * x
            for j in range(UNITS):
                s.hidden[j] += head.about[i][j] * x


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _say(
    head: cython.pointer(Head),
    s: cython.pointer(Situation),
    each: cython.pointer(cython.float),
    hidden: cython.pointer(cython.float),
) -> cython.float:
    i: cython.int
    j: cython.int
    k: cython.int
    low: cython.float
    total: cython.float = s.total
    part: cython.float[4]  # four sums side by side, which the compiler can add at once
    for j in range(UNITS):
        hidden[j] = s.hidden[j]
    for i in range(EACH):
        total += head.direct_each[i] * each[i]
        for j in range(UNITS):
            hidden[j] += head.each[i][j] * each[i]
    for k in range(4):
        part[k] = 0
    for j in range(UNITS):
        low = cython.cast(cython.float, 0.05) * hidden[j]
        hidden[j] = hidden[j] if hidden[j] > low else low
    for j in range(0, UNITS, 4):
        for k in range(4):
            part[k] += head.outer[j + k] * hidden[j + k]
    return total + (part[0] + part[1]) + (part[2] + part[3])


def advantage(head, s, each):
    """The answer for one act; call `ready` first."""
    hidden: cython.float[UNITS]
    return _say(head, s, each, hidden)


def correct(head, s, each, target, rate):
    """Move the answer for one act towards `target`; answers the squared error. Call `ready` first."""
    hidden: cython.float[UNITS]
    push: cython.float[UNITS]
    off: cython.float = target - _say(head, s, each, hidden)
    error: cython.float = rate * (2.0 if off > 2.0 else -2.0 if off < -2.0 else off)
    i: cython.int
    j: cython.int
    head.base += error
    for j in range(UNITS):
        push[j] = error * head.outer[j]
        if hidden[j] < 0:
            push[j] *= cython.cast(cython.float, 0.05)
        head.outer[j] += error * hidden[j]
        head.bias[j] += push[j]
    for i in range(ABOUT):
        if s.about[i] != 0:
            head.direct_about[i] += error * s.about[i]
            for j in range(UNITS):
                head.about[i][j] += push[j] * s.about[i]
    for i in range(EACH):
        if each[i] != 0:
            head.direct_each[i] += error * each[i]
            for j in range(UNITS):
                head.each[i][j] += push[j] * each[i]
    return off * off


@cython.cfunc
def _sow(head: cython.pointer(Head), rng: cython.pointer(uint64_t)) -> cython.void:
    """Small random weights."""
    i: cython.int
    flat: cython.pointer(cython.float) = cython.cast(cython.pointer(cython.float), head)
    for i in range((ABOUT + EACH) * UNITS):
        flat[i] = (unit(rng) - 0.5) * 0.6
    for i in range(UNITS):
        head.outer[i] = (unit(rng) - 0.5) * 0.2


class Instinct:
    """The two networks for one number of players."""

    def __init__(self, numbers: object) -> None:
        """`numbers` are the weights, or a seed for small random ones."""
        i: cython.int
        rng: uint64_t
        flat: cython.pointer(cython.float)
        flat = cython.cast(cython.pointer(cython.float), cython.address(self.glance))
        if isinstance(numbers, int):
            rng = seeded(numbers)
            memset(cython.address(self.glance), 0, cython.sizeof(Glance))
            _sow(cython.address(self.glance.raising), cython.address(rng))
            _sow(cython.address(self.glance.first), cython.address(rng))
            return
        if len(numbers) != GLANCE:
            raise ValueError(f"there are {GLANCE} numbers, not {len(numbers)}")
        for i in range(GLANCE):
            flat[i] = numbers[i]

    def numbers(self) -> list:
        i: cython.int
        flat: cython.pointer(cython.float)
        flat = cython.cast(cython.pointer(cython.float), cython.address(self.glance))
        return [flat[i] for i in range(GLANCE)]

"""The inputs of THE GAME's network, compiled: an afterstate in numbers.

An afterstate is what a turn leaves: the piles and the kept cards, before drawing. Inputs are relations
(how near is each card to a pile), never single cards, and few differ from 0. Turning the position upside
down (card c becomes 101 - c) permutes them.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.stammtisch.bots.the_game._kernel.signals import FINE, NEAR, TAKE
from cython.cimports.stammtisch.games.the_game._kernel import rules
from cython.cimports.stammtisch.games.the_game._kernel.cards import (
    both,
    either,
    has,
    in_both,
    is_empty,
    minus,
    nothing,
    overlap,
    size_of,
    take_lowest,
)
from cython.cimports.stammtisch.games.the_game._kernel.position import ALL, FITS, STARTS, STEP

# Between two knots both buckets are on, in proportion.
_KNOTS = {
    PROGRESS_SCALE: (0, 8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 99),  # how far a pile has come
    FITTING_SCALE: (0, 4, 8, 12, 18, 24, 32, 40, 50, 65, 97),  # unseen cards that fit a pile
    UNSEEN_SCALE: (0, 2, 4, 6, 9, 12, 16, 20, 26, 32, 40, 50, 60, 70, 80, 97),
    DRAW_PILE_SCALE: (0, 1, 2, 4, 8, 14, 20, 28, 36, 46, 56, 66, 78, 97),
}
_DEAD = (0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 7)  # bucket by number of dead cards; more are in the last


@cython.cfunc
def _fill() -> cython.void:
    pile: cython.int
    top: cython.int
    card: cython.int
    for pile in range(4):
        for top in range(TOPS):
            BACK[pile][top] = 0
            for card in range(TOPS):
                if has(FITS[pile][top], card) and rules.trick(top, pile, card):
                    BACK[pile][top] = card
    for scale, knots in _KNOTS.items():
        for x in range(MOST_CARDS):
            i = max(j for j in range(len(knots) - 1) if knots[j] <= min(x, knots[-1] - 1))
            SOFT_AT[scale][x] = i
            SOFT_BY[scale][x] = min(1.0, (x - knots[i]) / (knots[i + 1] - knots[i]))
    for x in range(MOST_CARDS):
        DEAD_BUCKET[x] = _DEAD[x] if x < len(_DEAD) else 8


_fill()


def know(position: cython.pointer(Position), knowledge: cython.pointer(Knowledge)) -> cython.void:
    """What the player on turn knows: the own hand, what has been laid, what was said."""
    me: cython.int = position.on_turn
    players: cython.int = position.terms.players
    i: cython.int
    j: cython.int
    place: cython.int
    seat: cython.int
    word: cython.int
    knowledge.unseen = minus(minus(ALL, position.gone), position.hand[me])
    knowledge.draw_pile = position.draw_pile
    knowledge.played = position.played
    knowledge.left = position.left
    for i in range(4):
        knowledge.before[i] = position.before[i]
    for i in range(OTHERS):
        knowledge.held[i] = -1
        for j in range(TOPICS):
            knowledge.signals[i][j] = -1
    i = 0
    for place in range(1, players):
        seat = (me + place) % players
        if position.held[seat] == 0:
            continue
        if knowledge.held[i] < 0:
            knowledge.held[i] = position.held[seat]
        if position.terms.talk:
            for j in range(TOPICS):
                word = position.signals[seat][j]
                # Of the rest the most urgent counts: spare, please spare, none, take; trouble, none, fine.
                if knowledge.signals[i][j] < 0 or _urgency(j, word) > _urgency(j, knowledge.signals[i][j]):
                    knowledge.signals[i][j] = word
        if i < OTHERS - 1:
            i += 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _urgency(topic: cython.int, word: cython.int) -> cython.int:
    return -1 if word == (TAKE if topic < 4 else FINE) else word


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
def _put_soft(
    inputs: cython.pointer(Inputs), at: cython.int, scale: cython.int, x: cython.int
) -> cython.void:
    by: cython.float = SOFT_BY[scale][x]
    at += SOFT_AT[scale][x]
    if by < 1:
        _put(inputs, at, 1 - by)
    if by > 0:
        _put(inputs, at + 1, by)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _at_most(number: cython.int, most: cython.int) -> cython.int:
    return number if number < most else most


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _ten_lower(cards: Set) -> Set:
    """Every card moved ten down: a set and its shift share the lower card of each pair."""
    moved: Set
    moved.lo = (cards.lo >> rules.TRICK) | (cards.hi << (64 - rules.TRICK))
    moved.hi = cards.hi >> rules.TRICK
    return moved


def pairs_in(cards: Set) -> Set:
    """The lower card of each pair ten apart."""
    return both(_ten_lower(cards), cards)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _moved(pile: cython.int, before: cython.int, top: cython.int) -> cython.int:
    """How far this turn has taken the pile, as one of MOVES."""
    step: cython.int = STEP[pile][before][top]
    if step == 0:
        return 0
    if step < 0:
        return 4
    return 1 if step <= 2 else 2 if step <= 6 else 3


def pile_inputs(
    knowledge: cython.pointer(Knowledge),
    pile: cython.int,
    slot: cython.int,
    top: cython.int,
    inputs: cython.pointer(Inputs),
) -> cython.void:
    """What follows from a pile's top alone."""
    at: cython.int = slot * PILE_WIDTH
    back: cython.int = BACK[pile][top]
    i: cython.int
    n: cython.int
    word: cython.int
    _put_soft(inputs, at + PROGRESS, PROGRESS_SCALE, STEP[pile][STARTS[pile]][top])
    if back == 0:
        _put(inputs, at + BACK_NONE, 1)
    else:
        _put(inputs, at + (BACK_UNSEEN if has(knowledge.unseen, back) else BACK_SEEN), 1)
        i = BACK[pile][back]
        if i and has(knowledge.unseen, i):
            _put(inputs, at + BACK_TWICE, 1)
    _put_soft(inputs, at + FITTING_UNSEEN, FITTING_SCALE, in_both(knowledge.unseen, FITS[pile][top]))
    for i in range(UNSEEN_AT_STEP_WIDTH):
        if overlap(minus(NEAR[i + 1][pile][top], NEAR[i][pile][top]), knowledge.unseen):
            _put(inputs, at + UNSEEN_AT_STEP + i, 1)
    n = in_both(knowledge.unseen, NEAR[5][pile][top])
    _put(inputs, at + UNSEEN_WITHIN_6 + _at_most(n, 5), 1)
    n = in_both(knowledge.unseen, NEAR[6][pile][top])
    _put(inputs, at + UNSEEN_WITHIN_9 + (n if n < 5 else 5 + (n > 6) + (n > 8)), 1)
    for i in range(OTHERS):
        word = knowledge.signals[i][pile]
        if word >= 0:
            n = (i * WORDS + word) * MOVES + _moved(pile, knowledge.before[pile], top)
            _put(inputs, at + HEARD + n, 1)


def base_inputs(knowledge: cython.pointer(Knowledge), inputs: cython.pointer(Inputs)) -> cython.void:
    """What no play of this turn changes."""
    i: cython.int
    pairs: cython.int = in_both(knowledge.unseen, _ten_lower(knowledge.unseen))
    _put_soft(inputs, UNSEEN, UNSEEN_SCALE, size_of(knowledge.unseen))
    _put(inputs, UNSEEN_PAIRS, cython.cast(cython.float, 0.05) * pairs)
    for i in range(OTHERS):
        if knowledge.signals[i][4] >= 0:
            _put(inputs, HEARD_SELF + i * SELF_WORDS + knowledge.signals[i][4], 1)
        if knowledge.held[i] >= 0:
            _put(inputs, HELD + i * COUNTS + knowledge.held[i], 1)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _step_of_pairs(pairs: Set, tops: cython.pointer(cython.int)) -> cython.int:
    """The least that a pair ten apart takes a pile on when both are laid; 100 if none can be."""
    best: cython.int = 100
    low: cython.int
    high: cython.int
    pile: cython.int
    first: cython.int
    second: cython.int
    while not is_empty(pairs):
        low = take_lowest(cython.address(pairs))
        high = low + rules.TRICK
        for pile in range(4):
            first = high if BACK[pile][high] == low else low
            second = low + high - first
            if has(FITS[pile][tops[pile]], first) and STEP[pile][tops[pile]][second] < best:
                best = STEP[pile][tops[pile]][second]
    return best


def hand_inputs(
    knowledge: cython.pointer(Knowledge),
    turn: cython.pointer(Turn),
    slots: cython.pointer(cython.int),
    inputs: cython.pointer(Inputs),
) -> cython.void:
    """What follows from the kept cards and all piles together."""
    kept: Set = turn.kept
    unseen: Set = knowledge.unseen
    once: Set
    twice: Set
    thrice: Set
    fit: Set
    own: cython.int[4]
    degree: cython.int
    pile: cython.int
    n: cython.int
    left: cython.int = size_of(unseen)
    at: cython.int
    share: cython.float = cython.cast(cython.float, 1.0) / (left if left else 1)
    for pile in range(4):
        own[pile] = NEARS
    n = 0
    for degree in range(NEARS):
        once = nothing()
        for pile in range(4):
            fit = NEAR[degree][pile][turn.tops[pile]]
            if own[pile] == NEARS and overlap(fit, kept):
                own[pile] = degree
            once = either(once, fit)
        _put(inputs, KEPT_NEAR + degree * COUNTS + in_both(once, kept), 1)
        n = in_both(once, unseen)
        if n:
            _put(inputs, UNSEEN_NEAR + degree, n * share)
    _put(inputs, UNSEEN_DEAD + DEAD_BUCKET[left - n], 1)
    once = nothing()
    twice = nothing()
    thrice = nothing()
    for pile in range(4):
        fit = FITS[pile][turn.tops[pile]]
        thrice = either(thrice, both(twice, fit))
        twice = either(twice, both(once, fit))
        once = either(once, fit)
        at = slots[pile] * PILE_WIDTH
        _put(inputs, at + KEPT_NEAREST + own[pile], 1)
        _put(inputs, at + KEPT_FITTING + _at_most(in_both(kept, fit), 5), 1)
        if own[pile] == 0:
            _put(inputs, at + BACK_KEPT, 1)
    _put(inputs, UNSEEN_FITTING_TWICE, in_both(twice, unseen) * share)
    _put(inputs, UNSEEN_FITTING_THRICE, in_both(thrice, unseen) * share)
    _put(inputs, KEPT_FITTING_TWICE + in_both(twice, kept), 1)
    _put(inputs, KEPT_FITTING_THRICE + in_both(thrice, kept), 1)
    fit = pairs_in(kept)
    n = size_of(fit)
    _put(inputs, PAIRS + _at_most(n, 4), 1)
    if n:
        n = _step_of_pairs(fit, turn.tops)
        _put(inputs, PAIR_STEP + (n > -4) + (n > 0) + (n > 3) + (n > 8) + (n > 18), 1)
    else:
        _put(inputs, PAIR_NONE, 1)
    n = in_both(_ten_lower(unseen), kept) + in_both(_ten_lower(kept), unseen)
    _put(inputs, HALF_PAIRS + _at_most(n, 8), 1)
    n = knowledge.draw_pile - rules.draws(knowledge.played + turn.played, knowledge.draw_pile)
    _put_soft(inputs, DRAW_PILE, DRAW_PILE_SCALE, n)
    _put(inputs, KEPT + size_of(kept), 1)


def order_piles(tops: cython.pointer(cython.int), slots: cython.pointer(cython.int)) -> cython.void:
    """The slot of each pile: of one direction the pile that has come less far first."""
    pile: cython.int
    for pile in range(0, 4, 2):
        slots[pile] = pile + (STEP[pile][tops[pile]][tops[pile + 1]] < 0)
        slots[pile + 1] = 2 * pile + 1 - slots[pile]


def encode(
    knowledge: cython.pointer(Knowledge), turn: cython.pointer(Turn), inputs: cython.pointer(Inputs)
) -> cython.void:
    """All inputs of an afterstate."""
    slots: cython.int[4]
    pile: cython.int
    inputs.number = 0
    order_piles(turn.tops, slots)
    for pile in range(4):
        pile_inputs(knowledge, pile, slots[pile], turn.tops[pile], inputs)
    base_inputs(knowledge, inputs)
    hand_inputs(knowledge, turn, slots, inputs)


def flip(inputs: cython.pointer(Inputs)) -> cython.void:
    """Exchange ascending and descending piles."""
    i: cython.int
    for i in range(inputs.number):
        if inputs.at[i] < HAND:
            inputs.at[i] = (inputs.at[i] + 2 * PILE_WIDTH) % HAND

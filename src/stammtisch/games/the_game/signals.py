"""Signals and claims of THE GAME, compiled: what a hand has to say.

A word about a pile tells how near the nearest card of the hand is to its top, in four degrees; the
word about oneself how dear the next turn will be. The words mean what they say: *spare* a pile that a near
card waits for, *take* one that nothing of mine is near to.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.stammtisch.games.the_game.kernel import (
    ALL,
    FITS,
    STARTS,
    STEP,
    below,
    has,
    holds,
    lowest,
    size_of,
    with_card,
)

__all__ = ["behind", "claim_for", "signals_for"]

_DEGREES = (0, 1, 2, 3, 4, 6, 9, 13, 19, 29)  # nearness in steps; the last degree is whatever fits
_CLOSE = cython.declare(cython.int, 3)  # the degrees that signals go by: 3, 9 and 19 steps
_MIDDLE = cython.declare(cython.int, 6)
_FAR = cython.declare(cython.int, 8)


@cython.cfunc
def _fill() -> cython.void:
    degree: cython.int
    pile: cython.int
    top: cython.int
    card: cython.int
    none: Set
    none.lo = 0
    none.hi = 0
    for degree in range(NEARS):
        for pile in range(4):
            for top in range(TOPS):
                NEAR[degree][pile][top] = none
                for card in range(TOPS):
                    if not has(FITS[pile][top], card):
                        continue
                    if degree == NEARS - 1 or STEP[pile][top][card] <= _DEGREES[degree]:
                        NEAR[degree][pile][top] = with_card(NEAR[degree][pile][top], card)


_fill()


def listen(hearing: cython.pointer(Hearing), gone: Set, tops: cython.pointer(cython.int)) -> cython.void:
    """Which cards are behind each word. A word that fewer than two cards stand behind is not said (4.1)."""
    pile: cython.int
    alive: Set
    close: Set
    middle: Set
    far: Set
    alive.lo = ALL.lo & ~gone.lo
    alive.hi = ALL.hi & ~gone.hi
    for pile in range(4):
        close = NEAR[_CLOSE][pile][tops[pile]]
        middle = NEAR[_MIDDLE][pile][tops[pile]]
        far = NEAR[_FAR][pile][tops[pile]]
        close.lo &= alive.lo
        close.hi &= alive.hi
        if size_of(close) < 2:
            close.lo = 0
            close.hi = 0
        middle.lo &= alive.lo & ~close.lo
        middle.hi &= alive.hi & ~close.hi
        far.lo = alive.lo & ~far.lo
        far.hi = alive.hi & ~far.hi
        hearing.close[pile] = close
        hearing.middle[pile] = middle
        hearing.far[pile] = far
        hearing.say_close[pile] = size_of(close) >= 2
        hearing.say_middle[pile] = size_of(middle) >= 2
        hearing.say_far[pile] = size_of(far) >= 2


def pile_word(hearing: cython.pointer(Hearing), hand: Set, pile: cython.int) -> cython.int:
    if holds(hand, hearing.close[pile]):
        return SPARE
    if holds(hand, hearing.middle[pile]):
        return PLEASE_SPARE if hearing.say_middle[pile] else NOTHING
    if (hand.lo & ~hearing.far[pile].lo) | (hand.hi & ~hearing.far[pile].hi):
        return NOTHING
    return TAKE if hearing.say_far[pile] else NOTHING


def self_word(hand: Set, tops: cython.pointer(cython.int), minimum: cython.int) -> cython.int:
    """By the steps of the nearest cards, as many as a turn asks for."""
    steps: cython.int[4]
    i: cython.int
    half: cython.int
    card: cython.int
    step: cython.int
    least: cython.int
    pile: cython.int
    total: cython.int = 0
    bits: uint64_t
    for i in range(4):
        steps[i] = 60
    for half in range(2):
        bits = hand.hi if half else hand.lo
        while bits:
            card = lowest(bits) + 64 * half
            bits &= bits - 1
            least = 60
            for pile in range(4):
                step = STEP[pile][tops[pile]][card]
                if step < least and has(FITS[pile][tops[pile]], card):
                    least = step
            for i in range(minimum):
                if least < steps[i]:
                    step = steps[i]
                    steps[i] = least
                    least = step
    for i in range(minimum):
        total += steps[i]
    if total <= 3 * minimum:
        return FINE
    return TROUBLE if total >= 8 * minimum else NOTHING


def give_signals(table: cython.pointer(Table)) -> cython.void:
    """Every seat says what it has to say as a turn begins."""
    hearing: Hearing
    seat: cython.int
    pile: cython.int
    if not table.talk:
        return
    listen(cython.address(hearing), table.gone, table.tops)
    for seat in range(table.players):
        for pile in range(4):
            table.signals[seat][pile] = pile_word(cython.address(hearing), table.hand[seat], pile)
        table.signals[seat][4] = self_word(table.hand[seat], table.tops, table.minimum)


def claim_of(hand: Set, min_cards: cython.int) -> cython.int:
    """How much this hand would like to start (2.3): by the nearest cards."""
    word: cython.int = self_word(hand, STARTS, min_cards)
    return 2 if word == FINE else 0 if word == TROUBLE else 1


def choose_starter(table: cython.pointer(Table), rng: cython.pointer(uint64_t)) -> cython.int:
    seat: cython.int
    best: cython.int = -1
    number: cython.int = 0
    chosen: cython.int = 0
    claim: cython.int
    for seat in range(table.players):
        claim = claim_of(table.hand[seat], table.min_cards)
        if claim > best:
            best = claim
            number = 0
        if claim == best:
            number += 1
            if below(rng, number) == 0:
                chosen = seat
    return chosen


@cython.cfunc
def set_of(cards: object) -> Set:
    found: Set
    found.lo = 0
    found.hi = 0
    for card in cards:
        found = with_card(found, card)
    return found


def signals_for(hand: object, tops: object, gone: object, minimum: cython.int) -> tuple:
    """What a hand says of the four piles and of itself, as numbers (0: nothing)."""
    hearing: Hearing
    shown: cython.int[4]
    i: cython.int
    for i in range(4):
        shown[i] = tops[i]
    cards: Set = set_of(hand)
    listen(cython.address(hearing), set_of(gone), shown)
    return (
        *[pile_word(cython.address(hearing), cards, i) for i in range(4)],
        self_word(cards, shown, minimum),
    )


def claim_for(hand: object, min_cards: cython.int) -> int:
    """How much a hand would like to start: 0, 1 or 2."""
    return claim_of(set_of(hand), min_cards)


def behind(tops: object, gone: object, pile: cython.int, word: cython.int) -> tuple:
    """The cards that stand behind a word about a pile: holding one of them (for *take*: only such)
    a hand may say it. Never fewer than two where the word is said (4.1)."""
    hearing: Hearing
    shown: cython.int[4]
    i: cython.int
    card: cython.int
    cards: Set
    for i in range(4):
        shown[i] = tops[i]
    listen(cython.address(hearing), set_of(gone), shown)
    if word == SPARE:
        cards = hearing.close[pile]
    elif word == PLEASE_SPARE:
        cards = hearing.middle[pile]
    else:
        cards = hearing.far[pile]
    return tuple([card for card in range(TOPS) if has(cards, card)])

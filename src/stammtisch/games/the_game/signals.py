"""Signals and claims of THE GAME, compiled: what a hand has to say.

A word about a pile tells how near the nearest card of the hand is to its top: *spare* a pile that a near
card waits for, *take* one that nothing of mine is near to. A seat asks for at most two piles to be spared,
each for another card, and offers one to be taken if it asks for none; it is in *trouble* when even its
cheapest turn is dear. It speaks as another's turn begins; on its own turn it says nothing and takes nothing
back.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.stammtisch.games.the_game import _rules
from cython.cimports.stammtisch.games.the_game.kernel import (
    ALL,
    FITS,
    STARTS,
    STEP,
    below,
    has,
    holds,
    lowest,
    nearest_cost,
    size_of,
    with_card,
    without_card,
)

__all__ = ["behind", "claim_for", "signals_for"]

_DEGREES = (0, 1, 2, 3, 4, 6, 9, 13, 19, 29)  # nearness in steps; the last degree is whatever fits
_CLOSE = cython.declare(cython.int, 3)  # the degrees that signals go by: 3, 9 and 19 steps
_MIDDLE = cython.declare(cython.int, 6)
_FAR = cython.declare(cython.int, 8)
_MOST_PILES = cython.declare(cython.int, 2)  # piles that a seat asks for at a time
_DEAR_CARD = cython.declare(cython.int, 10)  # steps; a turn of such cards is trouble
_DEAR_TURN = cython.declare(cython.int, 20)  # a cheaper turn never is


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
    hearing.begun = (gone.lo | gone.hi) != 0
    for pile in range(4):
        hearing.tops[pile] = tops[pile]
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


def _degree(hearing: cython.pointer(Hearing), hand: Set, pile: cython.int) -> cython.int:
    """How near the hand's nearest card is to the pile; NEARS when none fits."""
    degree: cython.int
    for degree in range(NEARS):
        if holds(hand, NEAR[degree][pile][hearing.tops[pile]]):
            return degree
    return NEARS


def _without_nearest(hearing: cython.pointer(Hearing), hand: Set, pile: cython.int) -> Set:
    near: Set = NEAR[_degree(hearing, hand, pile)][pile][hearing.tops[pile]]
    near.lo &= hand.lo
    near.hi &= hand.hi
    return without_card(hand, lowest(near.lo) if near.lo else 64 + lowest(near.hi))


def _apart(
    hearing: cython.pointer(Hearing), a: cython.int, word_a: cython.int, b: cython.int, word_b: cython.int
) -> cython.bint:
    """Whether both words together leave more than two cards possible; otherwise they tell both (4.1)."""
    both: Set = hearing.close[a] if word_a == SPARE else hearing.middle[a]
    more: Set = hearing.close[b] if word_b == SPARE else hearing.middle[b]
    both.lo |= more.lo
    both.hi |= more.hi
    return size_of(both) > 2


def pile_words(hearing: cython.pointer(Hearing), hand: Set, words: cython.pointer(cython.int)) -> cython.void:
    """What a hand says of the piles: where its nearest cards wait, or else which is freest for a jump."""
    pile: cython.int
    word: cython.int
    key: cython.int
    best: cython.int
    best_key: cython.int
    best_word: cython.int = NOTHING
    number: cython.int
    spared: cython.int = -1
    left: Set = hand
    for pile in range(4):
        words[pile] = NOTHING
    for number in range(_MOST_PILES):
        best = -1
        best_key = 2 * NEARS
        for pile in range(4):
            word = pile_word(hearing, left, pile)
            if word == NOTHING or word == TAKE or words[pile] != NOTHING:
                continue
            if spared >= 0 and not _apart(hearing, spared, words[spared], pile, word):
                continue
            key = _degree(hearing, left, pile) + (NEARS if word == PLEASE_SPARE else 0)
            if key < best_key:
                best = pile
                best_key = key
                best_word = word
        if best < 0:
            break
        words[best] = best_word
        spared = best
        left = _without_nearest(hearing, left, best)
    if spared < 0 and (hand.lo | hand.hi) != 0:
        best = -1
        for pile in range(4):
            key = _degree(hearing, hand, pile)
            if pile_word(hearing, hand, pile) == TAKE and (best < 0 or key > best_key):
                best = pile
                best_key = key
        if best >= 0:
            words[best] = TAKE


def _cheaper(
    hand: Set, tops: cython.pointer(cython.int), cards: cython.int, limit: cython.int
) -> cython.bint:
    """Whether so many cards can be laid for less than `limit` steps in all."""
    pile: cython.int
    half: cython.int
    card: cython.int
    step: cython.int
    top: cython.int
    bits: uint64_t
    found: cython.bint
    for pile in range(4):
        top = tops[pile]
        for half in range(2):
            bits = hand.hi & FITS[pile][top].hi if half else hand.lo & FITS[pile][top].lo
            while bits:
                card = lowest(bits) + 64 * half
                bits &= bits - 1
                step = STEP[pile][top][card]
                if step - _rules.TRICK * (cards - 1) >= limit:
                    continue
                if cards == 1:
                    return True
                tops[pile] = card
                found = _cheaper(without_card(hand, card), tops, cards - 1, limit - step)
                tops[pile] = top
                if found:
                    return True
    return False


def self_word(hearing: cython.pointer(Hearing), hand: Set, minimum: cython.int) -> cython.int:
    """*Trouble* if the cards that a turn asks for cannot be laid on the piles as they are, or cost at least
    ten steps a card and twenty in all, however they are laid.

    Nobody is in trouble with an empty hand, or before the first card.
    """
    shown: cython.int[4]
    pile: cython.int
    dear: cython.int = _DEAR_CARD * minimum
    if dear < _DEAR_TURN:
        dear = _DEAR_TURN
    if not hearing.begun or (hand.lo | hand.hi) == 0 or nearest_cost(hand, hearing.tops, minimum) < dear:
        return NOTHING
    for pile in range(4):
        shown[pile] = hearing.tops[pile]
    return NOTHING if _cheaper(hand, shown, minimum, dear) else TROUBLE


def give_signals(table: cython.pointer(Table)) -> cython.void:
    """Every other seat says what it has to say as a turn begins."""
    hearing: Hearing
    seat: cython.int
    if not table.talk:
        return
    listen(cython.address(hearing), table.gone, table.tops)
    for seat in range(table.players):
        if seat != table.on_turn:
            pile_words(cython.address(hearing), table.hand[seat], table.signals[seat])
            table.signals[seat][4] = self_word(cython.address(hearing), table.hand[seat], table.minimum)


def claim_of(hand: Set, min_cards: cython.int) -> cython.int:
    """How much this hand would like to start (2.3): by the steps of the nearest cards."""
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
                step = STEP[pile][STARTS[pile]][card]
                if step < least and has(FITS[pile][STARTS[pile]], card):
                    least = step
            for i in range(min_cards):
                if least < steps[i]:
                    step = steps[i]
                    steps[i] = least
                    least = step
    for i in range(min_cards):
        total += steps[i]
    return 2 if total <= 3 * min_cards else 0 if total >= 8 * min_cards else 1


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
    """What a hand says of the four piles and of itself as another's turn begins, as numbers (0: nothing)."""
    hearing: Hearing
    shown: cython.int[4]
    words: cython.int[4]
    i: cython.int
    for i in range(4):
        shown[i] = tops[i]
    cards: Set = set_of(hand)
    listen(cython.address(hearing), set_of(gone), shown)
    pile_words(cython.address(hearing), cards, words)
    return (*[words[i] for i in range(4)], self_word(cython.address(hearing), cards, minimum))


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

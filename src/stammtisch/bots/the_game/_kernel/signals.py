"""Signals and claims of THE GAME's bots, compiled: what a hand says, and what it means.

A word about a pile tells how near the hand's nearest card is to its top: *spare* a pile that a near card
waits for, *take* one that no card of the hand is near to. A seat speaks of at most two piles: it asks for
them to be spared, each for another card, and offers others to be taken if it asks for fewer. It is in
*trouble* if even its cheapest turn is dear, and *fine* if its cards go close to the piles. It signals as
another's turn begins; on its own turn it changes nothing.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.stdint import uint64_t
from cython.cimports.stammtisch._kernel.chance import below
from cython.cimports.stammtisch.games.the_game._kernel import rules
from cython.cimports.stammtisch.games.the_game._kernel.cards import (
    both,
    cards_of,
    either,
    has,
    in_both,
    is_empty,
    lowest_of,
    minus,
    nothing,
    overlap,
    set_of,
    size_of,
    take_lowest,
    with_card,
    without_card,
)
from cython.cimports.stammtisch.games.the_game._kernel.position import (
    ALL,
    FITS,
    STARTS,
    STEP,
    TOPICS,
    nearest_cost,
)

from stammtisch.games.the_game.model import PILE_WORDS, PILES, SELF_WORDS

WORDS = ((None, *PILE_WORDS),) * len(PILES) + ((None, *SELF_WORDS),)
"""The words for each topic; a signal's number is its place here."""
_NUMBERS = tuple([{word: number for number, word in enumerate(words)} for words in WORDS])

_DEGREES = (0, 1, 2, 3, 4, 6, 9, 13, 19, 29)  # nearness in steps; the last degree is anything that fits
_CLOSE = cython.declare(cython.int, 3)  # the degrees that signals refer to: 3, 9 and 19 steps
_MIDDLE = cython.declare(cython.int, 6)
_FAR = cython.declare(cython.int, 8)
_MOST_PILES = cython.declare(cython.int, 2)  # piles that a seat speaks of at a time
_MIDDLING = cython.declare(cython.int, 1)  # cards of a turn that may be not quite close for a seat to be fine
_TOO_FEW = cython.declare(cython.int, 4)  # cards: if no more are near a pile, not to offer it would tell them
_DEAR_CARD = cython.declare(cython.int, 10)  # steps per card; a turn that costs as much is trouble,
_DEAR_TURN = cython.declare(cython.int, 20)  # unless it costs less than this


@cython.cfunc
def _fill() -> cython.void:
    degree: cython.int
    pile: cython.int
    top: cython.int
    card: cython.int
    for degree in range(NEARS):
        for pile in range(4):
            for top in range(TOPS):
                NEAR[degree][pile][top] = nothing()
                for card in range(TOPS):
                    if not has(FITS[pile][top], card):
                        continue
                    if degree == NEARS - 1 or STEP[pile][top][card] <= _DEGREES[degree]:
                        NEAR[degree][pile][top] = with_card(NEAR[degree][pile][top], card)


_fill()


def listen(hearing: cython.pointer(Hearing), gone: Set, tops: cython.pointer(cython.int)) -> cython.void:
    """What each word would mean. A word is not said if fewer than two cards could be meant (4.1)."""
    listen_by(hearing, gone, tops, _CLOSE, _MIDDLE, _FAR)


def listen_by(
    hearing: cython.pointer(Hearing),
    gone: Set,
    tops: cython.pointer(cython.int),
    near: cython.int,
    not_far: cython.int,
    beyond: cython.int,
) -> cython.void:
    """The same where words refer to other degrees of nearness: *spare*, *please spare*, *take* beyond."""
    pile: cython.int
    others: cython.int
    alive: Set = minus(ALL, gone)
    close: Set
    middle: Set
    far: Set
    hearing.begun = not is_empty(gone)
    for pile in range(4):
        hearing.tops[pile] = tops[pile]
        close = both(NEAR[near][pile][tops[pile]], alive)
        if size_of(close) < 2:
            close = nothing()
        middle = minus(both(NEAR[not_far][pile][tops[pile]], alive), close)
        far = minus(alive, NEAR[beyond][pile][tops[pile]])
        hearing.close[pile] = close
        hearing.middle[pile] = middle
        hearing.far[pile] = far
        hearing.say_middle[pile] = size_of(middle) >= 2
        hearing.say_far[pile] = size_of(far) >= 2
        others = size_of(alive) - size_of(far)
        hearing.tells[pile] = 0 < others <= _TOO_FEW


def pile_word(hearing: cython.pointer(Hearing), hand: Set, pile: cython.int) -> cython.int:
    if overlap(hand, hearing.close[pile]):
        return SPARE
    if overlap(hand, hearing.middle[pile]):
        return PLEASE_SPARE if hearing.say_middle[pile] else NOTHING
    if not is_empty(minus(hand, hearing.far[pile])):
        return NOTHING
    return TAKE if hearing.say_far[pile] else NOTHING


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _degree(hearing: cython.pointer(Hearing), hand: Set, pile: cython.int) -> cython.int:
    """How near the hand's nearest card is to the pile; NEARS when none fits."""
    degree: cython.int
    for degree in range(NEARS):
        if overlap(hand, NEAR[degree][pile][hearing.tops[pile]]):
            return degree
    return NEARS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _without_nearest(hearing: cython.pointer(Hearing), hand: Set, pile: cython.int) -> Set:
    near: Set = NEAR[_degree(hearing, hand, pile)][pile][hearing.tops[pile]]
    return without_card(hand, lowest_of(both(near, hand)))


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _apart(
    hearing: cython.pointer(Hearing), a: cython.int, word_a: cython.int, b: cython.int, word_b: cython.int
) -> cython.bint:
    """Whether both words together leave more than two cards possible; if not, they would tell both (4.1)."""
    one: Set = hearing.close[a] if word_a == SPARE else hearing.middle[a]
    other: Set = hearing.close[b] if word_b == SPARE else hearing.middle[b]
    return size_of(either(one, other)) > 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _ask(hearing: cython.pointer(Hearing), hand: Set, words: cython.pointer(cython.int)) -> cython.int:
    """Say which piles are to be spared for the hand's nearest cards; how many."""
    pile: cython.int
    word: cython.int
    key: cython.int
    best: cython.int
    best_key: cython.int
    best_word: cython.int = NOTHING
    number: cython.int
    spared: cython.int = -1
    left: Set = hand
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
            return number
        words[best] = best_word
        spared = best
        left = _without_nearest(hearing, left, best)
    return _MOST_PILES


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _offer(
    hearing: cython.pointer(Hearing), hand: Set, number: cython.int, words: cython.pointer(cython.int)
) -> cython.void:
    """Offer so many of the other piles, the freest first, but not if that would tell the whole hand, nor
    where not to offer it would tell a card (4.1)."""
    pile: cython.int
    key: cython.int
    best: cython.int
    best_key: cython.int
    i: cython.int
    possible: Set = ALL
    for i in range(number):
        best = -1
        best_key = -1
        for pile in range(4):
            key = _degree(hearing, hand, pile)
            if (
                words[pile] == NOTHING
                and key > best_key
                and not hearing.tells[pile]
                and pile_word(hearing, hand, pile) == TAKE
                and in_both(possible, hearing.far[pile]) > size_of(hand)
            ):
                best = pile
                best_key = key
        if best < 0:
            return
        words[best] = TAKE
        possible = both(possible, hearing.far[best])


def say(
    hearing: cython.pointer(Hearing), hand: Set, minimum: cython.int, words: cython.pointer(cython.int)
) -> cython.void:
    """What a hand says of the piles, of two at most, and of itself."""
    topic: cython.int
    asked: cython.int
    for topic in range(TOPICS):
        words[topic] = NOTHING
    if not is_empty(hand):
        asked = _ask(hearing, hand, words)
        _offer(hearing, hand, _MOST_PILES - asked, words)
        words[4] = self_word(hearing, hand, minimum)


def say_less(
    hearing: cython.pointer(Hearing), hand: Set, minimum: cython.int, words: cython.pointer(cython.int)
) -> cython.void:
    """The same by an older custom: one pile is offered, and only if none is asked for; nobody is fine."""
    topic: cython.int
    pile: cython.int
    best: cython.int = -1
    for topic in range(TOPICS):
        words[topic] = NOTHING
    if is_empty(hand):
        return
    if self_word(hearing, hand, minimum) == TROUBLE:
        words[4] = TROUBLE
    if _ask(hearing, hand, words):
        return
    for pile in range(4):
        if pile_word(hearing, hand, pile) == TAKE and (
            best < 0 or _degree(hearing, hand, pile) > _degree(hearing, hand, best)
        ):
            best = pile
    if best >= 0:
        words[best] = TAKE


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _goes_near(
    hand: Set, tops: cython.pointer(cython.int), cards: cython.int, middling: cython.int
) -> cython.bint:
    """Whether so many cards can be laid one after the other, each close to its pile then, but for some that
    are not far."""
    pile: cython.int
    card: cython.int
    top: cython.int
    near: Set
    found: cython.bint
    for pile in range(4):
        top = tops[pile]
        near = both(hand, NEAR[_MIDDLE if middling else _CLOSE][pile][top])
        if cards == 1 and not is_empty(near):
            return True
        while not is_empty(near):
            card = take_lowest(cython.address(near))
            tops[pile] = card
            found = _goes_near(
                without_card(hand, card),
                tops,
                cards - 1,
                middling - (not has(NEAR[_CLOSE][pile][top], card)),
            )
            tops[pile] = top
            if found:
                return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _cheaper(
    hand: Set, tops: cython.pointer(cython.int), cards: cython.int, limit: cython.int
) -> cython.bint:
    """Whether so many cards can be laid for less than `limit` steps in total."""
    pile: cython.int
    card: cython.int
    step: cython.int
    top: cython.int
    fitting: Set
    found: cython.bint
    for pile in range(4):
        top = tops[pile]
        fitting = both(hand, FITS[pile][top])
        while not is_empty(fitting):
            card = take_lowest(cython.address(fitting))
            step = STEP[pile][top][card]
            if step - rules.TRICK * (cards - 1) >= limit:
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
    """*Trouble* if the minimum cannot be laid on the piles as they are, or only for ten steps per card and
    twenty in total or more; *fine* if two cards or more are asked for and go close to their piles, but for
    one that may be not quite so close. Nothing with an empty hand, or before the first card.
    """
    shown: cython.int[4]
    pile: cython.int
    dear: cython.int = _DEAR_CARD * minimum
    if dear < _DEAR_TURN:
        dear = _DEAR_TURN
    if not hearing.begun or is_empty(hand):
        return NOTHING
    for pile in range(4):
        shown[pile] = hearing.tops[pile]
    if minimum > 1 and _goes_near(hand, shown, minimum, _MIDDLING):
        return FINE
    if nearest_cost(hand, hearing.tops, minimum) < dear or _cheaper(hand, shown, minimum, dear):
        return NOTHING
    return TROUBLE


def give_signals(position: cython.pointer(Position)) -> cython.void:
    """All seats but the one on turn signal as a turn begins."""
    hearing: Hearing
    seat: cython.int
    if not position.terms.talk:
        return
    listen(cython.address(hearing), position.gone, position.tops)
    for seat in range(position.terms.players):
        if seat != position.on_turn:
            say(cython.address(hearing), position.hand[seat], position.minimum, position.signals[seat])


def claim_of(hand: Set, min_cards: cython.int) -> cython.int:
    """How much this hand would like to start (2.3), by the steps of its nearest cards."""
    steps: cython.int[4]
    i: cython.int
    card: cython.int
    step: cython.int
    least: cython.int
    pile: cython.int
    total: cython.int = 0
    for i in range(4):
        steps[i] = 60
    while not is_empty(hand):
        card = take_lowest(cython.address(hand))
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


def choose_starter(position: cython.pointer(Position), rng: cython.pointer(uint64_t)) -> cython.int:
    """The seat that starts if all claim as bots do."""
    claims: cython.int[SEATS]
    seat: cython.int
    for seat in range(position.terms.players):
        claims[seat] = claim_of(position.hand[seat], position.terms.min_cards)
    return highest_claim(claims, position.terms.players, rng)


def highest_claim(
    claims: cython.pointer(cython.int), players: cython.int, rng: cython.pointer(uint64_t)
) -> cython.int:
    """The seat with the highest claim; among equals by lot (2.3)."""
    seat: cython.int
    best: cython.int = -1
    number: cython.int = 0
    chosen: cython.int = 0
    for seat in range(players):
        if claims[seat] > best:
            best = claims[seat]
            number = 0
        if claims[seat] == best:
            number += 1
            if below(rng, number) == 0:
                chosen = seat
    return chosen


# For Python


def numbers_of(said: object) -> list:
    """Signals as numbers: the index in `WORDS`, topic by topic."""
    return [numbers[word] for numbers, word in zip(_NUMBERS, said, strict=True)]


def signals_for(hand: object, tops: object, gone: object, minimum: cython.int) -> tuple:
    """What a hand signals about the four piles and about itself as another's turn begins, as numbers."""
    hearing: Hearing
    shown: cython.int[4]
    words: cython.int[TOPICS]
    i: cython.int
    for i in range(4):
        shown[i] = tops[i]
    listen(cython.address(hearing), set_of(gone), shown)
    say(cython.address(hearing), set_of(hand), minimum, words)
    return tuple([words[i] for i in range(TOPICS)])


def claim_for(hand: object, min_cards: cython.int) -> int:
    """How much a hand would like to start: 0, 1 or 2."""
    return claim_of(set_of(hand), min_cards)


def behind(tops: object, gone: object, pile: cython.int, word: cython.int) -> tuple:
    """The cards that a word about a pile may stand for: a hand with one of them (for *take*: only with such)
    may say it. They are at least two where the word is said (4.1)."""
    hearing: Hearing
    shown: cython.int[4]
    i: cython.int
    for i in range(4):
        shown[i] = tops[i]
    listen(cython.address(hearing), set_of(gone), shown)
    if word == SPARE:
        return cards_of(hearing.close[pile])
    return cards_of(hearing.middle[pile] if word == PLEASE_SPARE else hearing.far[pile])

"""What was said and laid so far, compiled: which words tell of a seat's hand, and which are believed.

A hand stays the same until its owner's next turn, so all words since the last one are about it; those of
the time before are about the cards it still holds and those it has laid since. What a seat lays was in its
hand while it spoke: a seat whose words do not fit its cards is not believed, and where one kept silent
that should have spoken, or has not spoken for some turns, its silence tells nothing.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.string import memcpy, memset
from cython.cimports.stammtisch.bots.the_game._kernel.signals import (
    NOTHING,
    PLEASE_SPARE,
    SPARE,
    TAKE,
    listen,
)
from cython.cimports.stammtisch.games.the_game._kernel import rules
from cython.cimports.stammtisch.games.the_game._kernel.cards import (
    both,
    either,
    is_empty,
    minus,
    nothing,
    overlap,
    set_of,
    size_of,
    with_card,
)
from cython.cimports.stammtisch.games.the_game._kernel.position import DECK, STARTS, set_up, terms_of

from stammtisch.bots.the_game._kernel.signals import numbers_of

# Clashes before a seat is doubted, and turns without a word before its silence tells nothing.
_MANY = cython.declare(cython.int, 2)


def begin_past(past: cython.pointer(Past)) -> cython.void:
    """Nothing has been seen yet."""
    memset(past, 0, cython.sizeof(Past))


def hear(past: cython.pointer(Past), position: cython.pointer(Position)) -> cython.void:
    """Everybody has spoken as this turn began; who has no cards has nothing to say."""
    hearing: Hearing
    seat: cython.int
    known: cython.pointer(Known)
    heard: cython.pointer(Heard)
    if not position.terms.talk:
        return
    listen(cython.address(hearing), minus(position.gone, position.laid), position.before)
    for seat in range(position.terms.players):
        known = cython.address(past.seat[seat])
        if seat != position.on_turn and position.held[seat] and known.now < SEATS:
            heard = cython.address(known.lately[known.now])
            heard.hearing = hearing
            heard.minimum = position.minimum
            memcpy(heard.words, position.signals[seat], cython.sizeof(cython.int) * TOPICS)
            known.now += 1


def watch_turn(
    past: cython.pointer(Past), position: cython.pointer(Position), turn: cython.pointer(Turn)
) -> cython.void:
    """The seat on turn is about to lay this turn."""
    laid: Set = nothing()
    i: cython.int
    for i in range(turn.played):
        laid = with_card(laid, turn.plays[i] >> 2)
    _watch(past, position, laid)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _watch(past: cython.pointer(Past), position: cython.pointer(Position), laid: Set) -> cython.void:
    known: cython.pointer(Known) = cython.address(past.seat[position.on_turn])
    if not position.terms.talk:
        return
    if known.now:
        _compare(known, cython.address(known.lately[known.now - 1]), laid, position.before)
    known.doubted = known.clashes >= _MANY and known.clashes > known.fits
    known.mute = known.silences > 0 or known.wordless >= _MANY
    memcpy(known.earlier, known.lately, cython.sizeof(Heard) * known.now)
    known.then = known.now
    known.now = 0
    known.laid = laid
    known.fresh = rules.draws(size_of(laid), position.draw_pile) if known.then else 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _compare(
    known: cython.pointer(Known), heard: cython.pointer(Heard), laid: Set, tops: cython.pointer(cython.int)
) -> cython.void:
    """Count the words that fit the cards laid, and those that do not.

    A card is asked for once only: one that waits for another pile, too, is no sign of anything.
    """
    hearing: cython.pointer(Hearing) = cython.address(heard.hearing)
    said: cython.pointer(cython.int) = heard.words
    pile: cython.int
    other: cython.int
    asked: cython.int = 0
    near: Set
    known.wordless += 1
    for pile in range(4):
        asked += said[pile] == SPARE or said[pile] == PLEASE_SPARE
        if said[pile] != NOTHING:
            known.wordless = 0
    for pile in range(4):
        near = both(laid, hearing.close[pile])
        for other in range(4):
            if other != pile and (said[other] == SPARE or said[other] == PLEASE_SPARE):
                near = minus(near, either(hearing.close[other], hearing.middle[other]))
        if said[pile] == SPARE:
            if overlap(laid, hearing.close[pile]):
                known.fits += 1
            elif tops[pile] == hearing.tops[pile]:
                known.clashes += 1
        elif said[pile] == PLEASE_SPARE:
            if not is_empty(near):
                known.clashes += 1
            elif overlap(laid, hearing.middle[pile]):
                known.fits += 1
        elif said[pile] == TAKE:
            known.clashes += not is_empty(minus(laid, hearing.far[pile]))
        elif asked < 2 and not is_empty(near):
            known.silences += 1


@cython.cfunc
def know_past(past: cython.pointer(Past), view: object) -> cython.void:
    """The same from what the view tells of all turns.

    As another's turn begins, the words that stand may still be about the turn before: they are not heard.
    """
    position: Position
    i: cython.int
    j: cython.int
    number: cython.int
    last: cython.bint
    begin_past(past)
    if view.options.talk == "silent" or not view.turns:
        return
    set_up(cython.address(position), terms_of(view.options))
    turns, laid = view.turns, view.laid_by_turn
    words = [turn.signals for turn in turns[1:]] + [view.signals]  # everybody's in each turn
    for number in range(len(turns)):
        turn = turns[number]
        if not 0 <= turn.seat < view.options.players:  # a foreign server may send anything
            continue
        position.on_turn = turn.seat
        position.gone = nothing()
        for i in range(4):
            cards = view.piles[i][: turn.cards[i]]
            position.before[i] = cards[-1] if cards else STARTS[i]
            position.gone = either(position.gone, set_of(cards))
        position.draw_pile = DECK - position.terms.players * position.size - size_of(position.gone)
        if position.draw_pile < 0:
            position.draw_pile = 0
        position.minimum = rules.minimum(position.draw_pile, position.terms.min_cards)
        for i, said in enumerate(words[number][: position.terms.players]):
            position.held[i] = 1
            for j, word in enumerate(numbers_of(said)):
                position.signals[i][j] = word
        last = number == len(turns) - 1
        if last:
            position.minimum = view.minimum
            for i, count in enumerate(view.hand_counts[: position.terms.players]):
                position.held[i] = count
        if not last or view.seat == turn.seat or view.played > 0:
            hear(past, cython.address(position))
        if not last:
            _watch(past, cython.address(position), set_of([card for cards in laid[number] for card in cards]))


# For Python


def manners_of(view: object) -> list:
    """For each seat: words that its cards fitted later, words that they did not fit, and whether its silence
    tells nothing."""
    past: Past
    seat: cython.int
    know_past(cython.address(past), view)
    return [
        (past.seat[seat].fits, past.seat[seat].clashes, bool(past.seat[seat].mute))
        for seat in range(view.options.players)
    ]

"""How each seat uses words, compiled: its cards tell later whether they meant what bots mean by them.

What a seat lays in its turn was in its hand while it spoke in the turn before. A seat whose words do not fit
its cards is not believed; where one kept silent that should have spoken, its silence tells nothing.
"""

# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
import cython
from cython.cimports.libc.string import memset
from cython.cimports.stammtisch.bots.the_game._kernel.signals import (
    PLEASE_SPARE,
    SPARE,
    TAKE,
    Hearing,
    listen,
)
from cython.cimports.stammtisch.games.the_game._kernel.cards import (
    both,
    either,
    is_empty,
    minus,
    nothing,
    overlap,
    set_of,
    with_card,
)
from cython.cimports.stammtisch.games.the_game._kernel.position import STARTS, TOPICS

from stammtisch.bots.the_game._kernel.signals import numbers_of

__all__ = ["manners_of"]

_MANY = cython.declare(cython.int, 2)  # clashes before a seat is doubted


def begin_manners(manners: cython.pointer(Manners)) -> cython.void:
    """Nothing has been seen yet."""
    memset(manners, 0, cython.sizeof(Manners))
    manners.seat = -1


def watch(
    manners: cython.pointer(Manners),
    seat: cython.int,
    said: cython.pointer(cython.int),
    laid: Set,
    tops: cython.pointer(cython.int),
    gone: Set,
) -> cython.void:
    """A turn of this seat is over: what it had said before, what it has laid, and how the turn began."""
    pile: cython.int
    if manners.seat >= 0 and manners.seat != seat:
        _compare(manners, seat, said, laid, tops)
    manners.seat = seat
    manners.gone = gone
    for pile in range(4):
        manners.tops[pile] = tops[pile]


def watch_turn(
    manners: cython.pointer(Manners), position: cython.pointer(Position), turn: cython.pointer(Turn)
) -> cython.void:
    """The same before this turn is laid."""
    laid: Set = nothing()
    i: cython.int
    for i in range(turn.played):
        laid = with_card(laid, turn.plays[i] >> 2)
    watch(manners, position.on_turn, position.signals[position.on_turn], laid, position.before, position.gone)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _compare(
    manners: cython.pointer(Manners),
    seat: cython.int,
    said: cython.pointer(cython.int),
    laid: Set,
    tops: cython.pointer(cython.int),
) -> cython.void:
    """Count the words that fit the cards laid, and those that do not.

    A card is asked for once only: one that waits for another pile, too, is no sign of anything.
    """
    hearing: Hearing
    pile: cython.int
    other: cython.int
    asked: cython.int = 0
    near: Set
    listen(cython.address(hearing), manners.gone, manners.tops)
    for pile in range(4):
        asked += said[pile] == SPARE or said[pile] == PLEASE_SPARE
    for pile in range(4):
        near = both(laid, hearing.close[pile])
        for other in range(4):
            if other != pile and (said[other] == SPARE or said[other] == PLEASE_SPARE):
                near = minus(near, either(hearing.close[other], hearing.middle[other]))
        if said[pile] == SPARE:
            if overlap(laid, hearing.close[pile]):
                manners.fits[seat] += 1
            elif tops[pile] == manners.tops[pile]:
                manners.clashes[seat] += 1
        elif said[pile] == PLEASE_SPARE:
            if not is_empty(near):
                manners.clashes[seat] += 1
            elif overlap(laid, hearing.middle[pile]):
                manners.fits[seat] += 1
        elif said[pile] == TAKE:
            manners.clashes[seat] += not is_empty(minus(laid, hearing.far[pile]))
        elif asked < 2 and not is_empty(near):
            manners.silences[seat] += 1


def judge_manners(manners: cython.pointer(Manners), position: cython.pointer(Position)) -> cython.void:
    """Whose words are believed from now on, and whose silence; at a silent table nobody is judged."""
    seat: cython.int
    for seat in range(position.terms.players if position.terms.talk else 0):
        position.doubted[seat] = manners.clashes[seat] >= _MANY and manners.clashes[seat] > manners.fits[seat]
        position.mute[seat] = manners.silences[seat] > 0


@cython.cfunc
def _seen(view: object) -> Manners:
    """What the turns so far tell of everybody; the running one does not count yet."""
    manners: Manners
    said: cython.int[TOPICS]
    tops: cython.int[4]
    gone: Set
    i: cython.int
    begin_manners(cython.address(manners))
    turns = view.turns
    for turn, laid in zip(turns[:-1], view.laid_by_turn[:-1], strict=True):
        if not 0 <= turn.seat < view.options.players:  # a foreign server may send anything
            continue
        gone = nothing()
        for i in range(4):
            cards = view.piles[i][: turn.cards[i]]
            tops[i] = cards[-1] if cards else STARTS[i]
            gone = either(gone, set_of(cards))
        numbers = numbers_of(turn.said)
        for i in range(TOPICS):
            said[i] = numbers[i]
        watch(
            cython.address(manners),
            turn.seat,
            said,
            set_of([card for cards in laid for card in cards]),
            tops,
            gone,
        )
    return manners


@cython.cfunc
def know_manners(position: cython.pointer(Position), view: object) -> cython.void:
    """Judge everybody by the turns that the view tells of."""
    manners: Manners = _seen(view)
    judge_manners(cython.address(manners), position)


# For Python


def manners_of(view: object) -> list:
    """For each seat: words that its cards fitted later, words that they did not fit, silences likewise."""
    manners: Manners = _seen(view)
    seat: cython.int
    return [
        (manners.fits[seat], manners.clashes[seat], manners.silences[seat])
        for seat in range(view.options.players)
    ]

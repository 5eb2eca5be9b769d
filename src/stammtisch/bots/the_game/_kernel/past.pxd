# What everybody said and laid so far, and what that tells of each seat.
from stammtisch.bots.the_game._kernel.signals cimport Hearing
from stammtisch.games.the_game._kernel.cards cimport Set
from stammtisch.games.the_game._kernel.position cimport SEATS, TOPICS, Position, Turn

cdef struct Heard:  # what a seat said as another's turn began
    Hearing hearing
    int minimum
    int words[TOPICS]

cdef struct Known:  # of a seat
    int now
    Heard lately[SEATS]  # since its last turn: of the hand that it has now
    int then
    Heard earlier[SEATS]  # between its last turn and the one before,
    Set laid  # when it still held what it laid in its last turn
    int fresh  # and not the cards that it drew after that
    int fits  # words that the cards laid afterwards fit
    int clashes  # words that they do not fit
    int silences  # times it said nothing of a pile, and should have
    int wordless  # its last turns before which it had said nothing at all
    bint doubted  # its words are not believed
    bint mute  # that it says nothing means nothing

cdef struct Past:
    Known seat[SEATS]

cdef void begin_past(Past* past) noexcept nogil
cdef void hear(Past* past, Position* position) noexcept nogil
cdef void watch_turn(Past* past, Position* position, Turn* turn) noexcept nogil
cdef void know_past(Past* past, object view)

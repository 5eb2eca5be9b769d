# How each seat uses words: what it laid against what it had said.
from stammtisch.games.the_game._kernel.cards cimport Set
from stammtisch.games.the_game._kernel.position cimport SEATS, Position, Turn

cdef struct Manners:
    int fits[SEATS]  # words that the cards laid afterwards fit
    int clashes[SEATS]  # words that they do not fit
    int silences[SEATS]  # times it said nothing of a pile, and should have
    int seat  # whose turn it was last; -1 before the first
    int tops[4]  # when that turn began,
    Set gone  # which the others' words were about

cdef void begin_manners(Manners* manners) noexcept nogil
cdef void watch(Manners* manners, int seat, int* said, Set laid, int* tops, Set gone) noexcept nogil
cdef void watch_turn(Manners* manners, Position* position, Turn* turn) noexcept nogil
cdef void judge_manners(Manners* manners, Position* position) noexcept nogil
cdef void know_manners(Position* position, object view)

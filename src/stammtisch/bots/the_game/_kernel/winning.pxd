# A win with all cards known, by beam search over whole turns.
from libc.stdint cimport uint16_t, uint64_t
from stammtisch.bots.the_game._kernel.search cimport Player
from stammtisch.games.the_game._kernel.position cimport SIZE, Position, Turn

cdef enum:
    MOST_CHILDREN = 64  # turns tried from each position
    LAYERS = 100  # turns of a game

cdef struct Child:  # a turn from one of the layer's positions
    int parent
    Turn turn

cdef struct Step:  # how a position was reached
    int parent
    int played
    uint16_t plays[SIZE]

cdef class Winning:
    cdef Player player
    cdef int width
    cdef Position* layer
    cdef Position* following
    cdef Child* children
    cdef uint64_t* seen
    cdef Step* steps  # by layer and place
    cdef int expand(self, int number) noexcept nogil
    cdef int advance(self, int depth, int number, int* won) noexcept nogil
    cdef int search_wins(self, int* won) noexcept nogil

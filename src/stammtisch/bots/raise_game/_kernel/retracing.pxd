# What the acts of a round tell about the hands of those still in it.
from libc.stdint cimport uint8_t, uint64_t
from stammtisch.bots.raise_game._kernel.reading cimport Reading
from stammtisch.games.raise_game._kernel.position cimport HAND, SEATS, Position

cdef enum:
    GUESSES = 256  # hands that are weighed for each rival
    MOMENTS = 64  # acts of a round

cdef struct Moment:  # an act of the round
    Position before
    int seat
    int cards  # that it laid
    uint8_t kind[HAND]

cdef class Retracing(Reading):
    cdef double sharp  # how closely others are thought to follow the policy
    cdef int moments
    cdef Moment moment[MOMENTS]
    cdef bint guessed[SEATS]
    cdef uint8_t guess[SEATS][GUESSES][HAND]
    cdef double upto[SEATS][GUESSES]  # the weights of the guesses, added up
    cdef double likelihood(self, Position* p, int seat) noexcept nogil
    cdef void weigh(self, int seat, uint64_t* rng) noexcept nogil

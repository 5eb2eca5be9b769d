# What a seat of RAISE knows and guesses of the others' hands.
from libc.stdint cimport uint64_t
from stammtisch.bots.raise_game._kernel.search cimport Knowledge
from stammtisch.games.raise_game._kernel.position cimport KINDS, SEATS, Position

cdef class Reading(Knowledge):
    cdef double likely[SEATS][KINDS]  # how likely each card is in hand, against the others of its owner
    cdef double kept_tilt  # of hands between rounds
    cdef void lean(self, int seat, double tilt, bint by_value) noexcept nogil
    cdef void deal_hand(self, Position* p, int seat, uint64_t* rng) noexcept nogil
    cdef void deal_hands(self, Position* p, uint64_t* rng) noexcept nogil

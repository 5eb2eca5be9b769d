# What a seat of RAISE knows and guesses of the others' hands.
from libc.stdint cimport uint64_t
from stammtisch.bots.raise_game._kernel.search cimport Knowledge
from stammtisch.games.raise_game._kernel.position cimport KINDS, SEATS, Position

cdef class Reading(Knowledge):
    cdef double likely[SEATS][KINDS]  # how likely each card is in hand, against the others of its owner
    cdef void deal_hands(self, Position* p, uint64_t* rng) noexcept nogil

# What a seat of RAISE knows, and the search from there.
from libc.stdint cimport uint64_t
from stammtisch.bots.raise_game._kernel.policy cimport Mind, Playout
from stammtisch.bots.raise_game._kernel.value cimport Network
from stammtisch.games.raise_game._kernel.kernel cimport Kernel
from stammtisch.games.raise_game._kernel.position cimport SEATS, Position

cdef class Knowledge:
    cdef Kernel kernel
    cdef Position position  # as the seat knows it: the others' cards are all in their draw piles
    cdef int hidden[SEATS]  # how many of those are in hand
    cdef int me
    cdef Mind mind
    cdef object kept  # what the mind points to
    cdef Playout playout
    cdef void deal(self, Position* p, uint64_t* rng) noexcept nogil
    cdef void deal_hands(self, Position* p, uint64_t* rng) noexcept nogil

cdef class Policy(Knowledge):
    pass

cdef class Search(Knowledge):
    cdef Network network

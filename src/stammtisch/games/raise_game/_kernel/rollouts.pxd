# Random play to the end from any state.
from libc.stdint cimport uint64_t
from stammtisch.games.raise_game._kernel.kernel cimport Kernel
from stammtisch.games.raise_game._kernel.position cimport Position

cdef class Rollouts:
    cdef Kernel kernel
    cdef uint64_t rng
    cdef int starter
    cdef void take(self, Position* p, object state)

# Random play to the end from any turn.
from libc.stdint cimport uint64_t

cdef class Rollouts:
    cdef uint64_t rng

# A packed position as a Python object.
from libc.stdint cimport uint8_t
from stammtisch.games.raise_game._kernel.position cimport Box, Position, Raises

cdef class Kernel:
    cdef Box box
    cdef Position position
    cdef Raises raises
    cdef object symbols
    cdef object kinds
    cdef object index
    cdef tuple _cards(self, uint8_t* kinds, int number)

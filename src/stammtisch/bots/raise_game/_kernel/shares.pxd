# The expected shares of the victory between two rounds, and games to learn them from.
from stammtisch.bots.raise_game._kernel.policy cimport Outlook
from stammtisch.bots.raise_game._kernel.value cimport Net
from stammtisch.games.raise_game._kernel.position cimport SEATS, Position

cdef double forward(Net* net, int inputs, float* x, float* hidden) noexcept nogil
cdef double share(Position* p, int seat, Outlook* outlook, Net* net, int inputs) noexcept nogil

cdef class Moments:
    cdef readonly int players
    cdef int inputs  # of the network, for each seat
    cdef int width  # numbers in a moment: the inputs of all seats, then their shares of the victory
    cdef readonly int number
    cdef int room
    cdef float* numbers
    cdef float* add(self) except NULL

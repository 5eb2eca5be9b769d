# Many games at once; the layout of what is written about each is the encoding, version 1.
from libc.stdint cimport int16_t, uint8_t
from stammtisch._kernel.arrays cimport Arrays
from stammtisch._kernel.seeded cimport Twister
from stammtisch.games.raise_game._kernel.kernel cimport Kernel
from stammtisch.games.raise_game._kernel.position cimport DICE, FACES, POINTS, SETS, Position

cdef struct Table:
    Position position
    Twister twister
    int seat  # to act
    bint choosing
    bint over
    int16_t* hands  # by seat and kind of card, where observations are wanted
    int16_t* piles  # the draw piles
    int16_t* unseen  # hand and draw pile together
    int16_t* pot

cdef class Tables:
    cdef Arrays arrays
    cdef Kernel kernel  # holds the box that all positions refer to
    cdef Table* tables
    cdef int16_t* counts
    cdef int starter  # NONE: chance decides
    cdef bint by_score
    cdef int faces[DICE]  # 1 if all faces are the same: nothing is left to chance
    cdef int face[DICE][FACES]  # equal faces side by side, in the order of their first one
    cdef int values  # different point cards
    cdef int point_value[POINTS]
    cdef void renew(self, const int* games, int number, bint first) noexcept nogil
    cdef void deal(self, Table* table) noexcept nogil
    cdef void deal_next(self, Table* table) noexcept nogil
    cdef void next_round(self, Table* table) noexcept nogil
    cdef void advance(self, Table* table) noexcept nogil
    cdef void act(self, Table* table, int action) noexcept nogil
    cdef void choose(self, Table* table, int place) noexcept nogil
    cdef void raise_by(self, Table* table, int cards) noexcept nogil
    cdef void into_pot(self, Table* table, int seat, int kind) noexcept nogil
    cdef void pay(self, Table* table, int game) noexcept nogil
    cdef void show(self, Table* table, int game) noexcept nogil
    cdef void show_mask(self, Table* table, uint8_t* row) noexcept nogil
    cdef void show_raises(self, Table* table, uint8_t* row) noexcept nogil
    cdef void show_observation(self, Table* table, int16_t* row) noexcept nogil

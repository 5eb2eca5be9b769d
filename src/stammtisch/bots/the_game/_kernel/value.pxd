# The network: how likely is the win after a turn?
from libc.stdint cimport uint16_t
from stammtisch.bots.the_game._kernel.features cimport INPUTS, Inputs, Knowledge
from stammtisch.games.the_game._kernel.position cimport TOPS, Position, Turn, Turns

cdef extern from "dense.h":
    enum:
        WIDE "STAMMTISCH_WIDE"  # units of the first layer
        DEEP "STAMMTISCH_DEEP"  # of the second
    void add_rows "stammtisch_add_rows"(
        float* to, float (*rows)[64], const uint16_t* at, const float* by, int number
    ) noexcept nogil
    void move_rows "stammtisch_move_rows"(
        float (*rows)[64], const float* back, const uint16_t* at, const float* by, int number
    ) noexcept nogil
    void layer "stammtisch_layer"(
        float* second, const float* first, const float* bias, float (*w)[16]
    ) noexcept nogil

cdef struct Net:
    float w1[INPUTS][WIDE]
    float b1[WIDE]
    float w2[WIDE][DEEP]
    float b2[DEEP]
    float w3[DEEP]
    float b3
    # Computed once per turn: the sums of the inputs that no card changes, and those of each pile by its top.
    float base[WIDE]
    float part[4][2][TOPS][WIDE]
    int stamp[4][2][TOPS]
    int now

cdef void prepare(Net* net, Knowledge* knowledge) noexcept nogil
cdef float value_of(Net* net, Knowledge* knowledge, Turn* turn) noexcept nogil
cdef float activate(Net* net, float* first) noexcept nogil
cdef int candidates(Turns* turns, Position* position, int most) noexcept nogil
cdef int best_turn(Net* net, Position* position, Turns* turns, int most) noexcept nogil

cdef class Network:
    cdef Net* net
    cdef Turns* turns

# The learned value: its inputs, its network and the player that goes by it.
from libc.stdint cimport uint16_t, uint64_t
from stammtisch.games.the_game.kernel cimport SIZE, TOPS, Set, Table, Turn, Turns
from stammtisch.games.the_game.signals cimport NEARS

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

cdef enum:
    SLOT = 124  # inputs a pile
    HAND = 496  # where the inputs of all piles together begin
    BASE = 680  # where those begin that no card of the turn changes
    INPUTS = 736
    MOST_INPUTS = 256
    OTHERS = 3  # the next, the one after, all the rest together
    KINDS = 4  # of soft buckets

cdef struct Inputs:
    int number
    uint16_t at[MOST_INPUTS]
    float by[MOST_INPUTS]

cdef struct Sight:  # what the player on turn knows
    Set unseen
    int draw_pile
    int played
    int left
    int before[4]
    int signals[OTHERS][5]  # -1: nothing to hear
    int held[OTHERS]  # -1: nobody there

cdef struct Mind:
    float w1[INPUTS][WIDE]
    float b1[WIDE]
    float w2[WIDE][DEEP]
    float b2[DEEP]
    float w3[DEEP]
    float b3
    # What is worked out once a turn: the inputs that no card changes, and each pile by its top.
    float base[WIDE]
    float part[4][2][TOPS][WIDE]
    int stamp[4][2][TOPS]
    int now

cdef int BACK[4][TOPS]  # the card that takes a pile ten back, or 0
cdef int SOFT_AT[KINDS][128]
cdef float SOFT_BY[KINDS][128]
cdef int DEAD_BUCKET[128]

cdef void see(Table* table, Sight* sight) noexcept nogil
cdef void ponder(Mind* mind, Sight* sight) noexcept nogil
cdef float value_of(Mind* mind, Sight* sight, Turn* turn) noexcept nogil
cdef void describe(Sight* sight, Turn* turn, Inputs* inputs) noexcept nogil
cdef float activate(Mind* mind, float* first) noexcept nogil
cdef int candidates(Turns* turns, Table* table, int most) noexcept nogil
cdef int best_turn(Mind* mind, Table* table, Turns* turns, int most) noexcept nogil

cdef int _longest(Turns* turns) noexcept nogil
cdef Set pairs_in(Set cards) noexcept nogil
cdef int _moved(int pile, int before, int top) noexcept nogil
cdef void _pile_inputs(Sight* sight, int pile, int slot, int top, Inputs* inputs) noexcept nogil
cdef void _base_inputs(Sight* sight, Inputs* inputs) noexcept nogil
cdef int _net_of_pairs(Set pairs, int* tops) noexcept nogil
cdef void _hand_inputs(Sight* sight, Turn* turn, int* slots, Inputs* inputs) noexcept nogil
cdef void _order(int* tops, int* slots) noexcept nogil

cdef class Judge:
    cdef Mind* mind
    cdef Turns* turns

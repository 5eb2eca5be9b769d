# A small network that says how well a table will end for a seat.
from libc.stdint cimport uint8_t, uint64_t
from stammtisch.games.raise_game.judgement cimport Mind, Sight
from stammtisch.games.raise_game.kernel cimport CARDS, HAND, KINDS, SEATS, SETS, Box, Kernel, Raises, Table

cdef enum:
    OWN = 22  # inputs about the round and oneself
    EACH = 8  # about each rival
    INPUTS = 54  # OWN + 4 * EACH
    HIDDEN = 40
    SIZE = 2295  # INPUTS * HIDDEN + HIDDEN + HIDDEN + INPUTS + 1
    MOMENTS = 160  # acts in a round, rounds in a game

cdef struct Net:
    float inner[INPUTS][HIDDEN]
    float inner_bias[HIDDEN]
    float outer[HIDDEN]
    float direct[INPUTS]
    float bias

cdef struct Reckoning:  # what a seat can reckon before it decides
    int rounds
    double promise  # mean of the unseen point cards against a usual 13
    double usual[SEATS]  # the usual values of each player's own cards, hand and draw pile together
    double mean[SEATS]  # the mean value of them in this round
    double drawn  # the mean usual value of my draw pile
    double drawn_points

cdef struct Story:  # what one seat saw at the end of each round
    int moments
    float seen[MOMENTS][INPUTS]

cdef void reckon(Box* box, Table* t, Sight* sight, int me, Reckoning* r) noexcept nogil
cdef void encode(Box* box, Table* t, Sight* sight, int me, Reckoning* r, float* x) noexcept nogil
cdef float judge(Net* net, int inputs, float* x) noexcept nogil
cdef double goodness(Box* box, Table* t, int seat, double victory) noexcept nogil
cdef double prospect(Box* box, Table* t, Sight* sight, int seat, Net* net, double victory) noexcept nogil
cdef double learn(Net* net, int inputs, Story* story, double end, double trace, double rate) noexcept nogil

cdef class Network:
    cdef Net net
    cdef readonly int players
    cdef int inputs

cdef class Seer:
    cdef Kernel kernel
    cdef Network network
    cdef Mind mind
    cdef Sight sight
    cdef Table table
    cdef int hidden[SEATS]
    cdef int me

# What a policy sees and weighs.
from libc.stdint cimport uint8_t, uint16_t, uint64_t
from stammtisch.games.raise_game.kernel cimport CARDS, HAND, KINDS, SEATS, SETS, Box, Kernel, Raises, Table

cdef enum:
    RAISE = 20  # weights for a raise
    FIRST = 12  # weights for the first card
    ALL = 32

cdef struct Mind:  # somebody's weights
    double weight[ALL]
    double noise

cdef struct Sight:  # what everybody can reckon once the dice have fallen
    double usual[KINDS]  # a card's value in an average round
    double mean[SEATS]  # the mean value of each player's own cards that the others cannot see

cdef void look(Box* box, Table* t, Sight* sight) noexcept nogil
cdef int best_raise(Box* box, Table* t, Raises* r, Sight* sight, Mind* mind, uint64_t* rng, double* scores) noexcept nogil
cdef int best_first(Box* box, Table* t, int seat, Sight* sight, Mind* mind, uint64_t* rng, double* scores) noexcept nogil
cdef void play_out(Box* box, Table* t, Sight* sight, Mind** minds, bint one_round, uint64_t* rng) noexcept nogil
cdef void deal_world(Box* box, Table* known, int* hidden, Table* t, uint64_t* rng) noexcept nogil
cdef double outcome(Box* box, Table* t, int seat, double margin) noexcept nogil

cdef void usual_values(Box* box, Sight* sight) noexcept
cdef int fill_mind(Mind* mind, object weights, double noise) except -1
cdef int set_table(Kernel kernel, object view, Table* t, int* hidden) except -1

cdef class Judge:
    cdef Kernel kernel
    cdef Mind mind
    cdef Sight sight
    cdef Table table  # what the seat knows; the others' cards all lie in their draw piles
    cdef int hidden[SEATS]  # how many of them are in hand
    cdef int me

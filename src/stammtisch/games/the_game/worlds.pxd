# Imagined worlds.
from libc.stdint cimport uint8_t, uint64_t
from stammtisch.games.the_game.kernel cimport DECK, SEATS, Set, Table
from stammtisch.games.the_game.signals cimport Hearing

cdef struct World:  # where the unseen cards are
    int number
    uint8_t card[DECK]
    uint8_t place[DECK]  # a seat, or SEATS for the draw pile
    Set hand[SEATS]
    int wrong[SEATS]  # signals that the imagined hand would not give

cdef int _wrong(Table* table, Hearing* hearing, Set hand, int seat) noexcept nogil
cdef void first_world(World* world, Table* table, uint64_t* rng) noexcept nogil
cdef void _stir(World* world, Table* table, Hearing* hearing, uint64_t* rng, int swaps, bint mend) noexcept nogil
cdef void next_world(World* world, Table* table, Hearing* hearing, uint64_t* rng, int number) noexcept nogil
cdef void enter(World* world, Table* known, Table* table, uint64_t* rng) noexcept nogil

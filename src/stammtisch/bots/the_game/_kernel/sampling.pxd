# Worlds: what a seat cannot see, sampled.
from libc.stdint cimport uint8_t, uint64_t
from stammtisch.bots.the_game._kernel.signals cimport Hearing
from stammtisch.games.the_game._kernel.cards cimport Set
from stammtisch.games.the_game._kernel.position cimport DECK, SEATS, Position

cdef struct World:  # where the unseen cards are
    Position* known  # to the seat `me`, on turn or not
    int me
    bint hears  # the signals that stand now are about this turn
    Hearing hearing
    uint64_t* rng
    int made  # worlds so far
    int number  # of unseen cards
    uint8_t card[DECK]
    uint8_t place[DECK]  # a seat, or SEATS for the draw pile
    Set hand[SEATS]
    int wrong[SEATS]  # signals that the sampled hand would not give

cdef void know_view(Position* position, object view)
cdef void begin_worlds(World* world, Position* known, int me, uint64_t* rng) noexcept nogil
cdef void next_world(World* world) noexcept nogil
cdef void enter(World* world, Position* position) noexcept nogil

# Worlds: what a seat cannot see, sampled.
from libc.stdint cimport uint8_t, uint64_t
from stammtisch.bots.the_game._kernel.past cimport Past
from stammtisch.games.the_game._kernel.cards cimport Set
from stammtisch.games.the_game._kernel.position cimport DECK, SEATS, Position

cdef enum:
    PILE = 2 * SEATS  # the draw pile

cdef struct World:  # where the unseen cards are
    Position* known  # to the seat `me`, on turn or not
    Past* past
    int me
    bint hears  # something was said that is to be believed
    uint64_t* rng
    int made  # worlds so far
    int number  # of unseen cards
    uint8_t card[DECK]
    uint8_t place[DECK]  # twice a seat, and one more for cards drawn after its last turn; or PILE
    Set part[2 * SEATS]  # the cards by place
    int wrong[SEATS]  # signals that the sampled hand would not give

cdef void know_view(Position* position, Past* past, object view)
cdef void begin_worlds(World* world, Position* known, Past* past, int me, uint64_t* rng) noexcept nogil
cdef void next_world(World* world) noexcept nogil
cdef void enter(World* world, Position* position) noexcept nogil

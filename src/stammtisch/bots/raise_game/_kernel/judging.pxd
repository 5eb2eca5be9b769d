# What the judge of RAISE samples: shares of the victory, while shrewd plays every seat.
from libc.stdint cimport uint64_t
from stammtisch.bots.raise_game._kernel.policy cimport Playout
from stammtisch.bots.raise_game._kernel.reading cimport Reading
from stammtisch.bots.raise_game._kernel.value cimport Net, Network
from stammtisch.games.raise_game._kernel.position cimport SEATS, Position

cdef struct Shrewd:  # the bot of that name, compiled
    Net* net
    int worlds
    int at_once
    int width
    double mixing
    double victory

cdef void imagine(Position* p, int seat, Position* imagined, uint64_t* rng) noexcept nogil
cdef int think(Position* p, int seat, Playout* playout, Shrewd* shrewd) noexcept nogil
cdef void shrewd_out(Position* p, Playout* playout, Shrewd* shrewd, bint one_round) noexcept nogil
cdef double finish(Position* p, int seat, Playout* playout, int games) noexcept nogil

cdef class Judging(Reading):
    cdef Network network
    cdef Shrewd shrewd

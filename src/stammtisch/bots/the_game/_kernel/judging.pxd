# Judging turns and positions by games to the end.
from libc.stdint cimport uint64_t
from stammtisch.bots.the_game._kernel.search cimport Player
from stammtisch.games.the_game._kernel.position cimport SEATS, Position, Turn

cdef enum:
    CANDIDATES = 4  # turns that are also compared by games to the end

cdef struct Course:  # a whole turn, and what came of it
    Turn turn
    bint lost  # the minimum is out of reach: nothing needs to be tried
    int wins

cdef class Judging(Player):
    cdef bint finish(self, Position* position) noexcept nogil
    cdef bint follow_turn(self, Position* start, Course* course) noexcept nogil
    cdef int add(self, Position* known, Turn* turn) noexcept nogil
    cdef int choose(self, Position* known, int best, int played, int worlds, uint64_t* rng) noexcept nogil
    cdef bint reaches(self, Position* later, Turn* turn) noexcept nogil
    cdef void go_on(self, Position* known, Course* course, Turn* best, int worlds, uint64_t* rng) noexcept nogil
    cdef int settle(self, Position* position, int* claims, int starter, int to_draw, uint64_t* rng) noexcept nogil

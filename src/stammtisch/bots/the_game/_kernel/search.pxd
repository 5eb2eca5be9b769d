# Search over sampled worlds.
from libc.stdint cimport uint64_t
from stammtisch.bots.the_game._kernel.past cimport Known, Past
from stammtisch.bots.the_game._kernel.value cimport Net, Network
from stammtisch.games.the_game._kernel.position cimport SEATS, TOPICS, Position, Turn, Turns

cdef enum:
    MOST_TOP = 32
    MOST_EVENTS = 8192

cdef struct Skill:  # as in levels.py
    int most
    int top
    int worlds
    int depth
    int narrow
    int trust

cdef enum Kind:  # of events; `EVENTS` has the names
    DEAL
    CLAIM
    START
    PLAY
    END
    SIGNAL

cdef struct Event:
    Kind kind
    int seat
    int a
    int b

cdef class Player:
    cdef Net* net  # NULL: by rules of thumb
    cdef Skill skill
    cdef bint patient  # all turns are tried in all worlds
    cdef Turns* turns
    cdef Turns* inner  # while looking ahead
    cdef Past past  # as of the position it looks at
    cdef int me  # whose turn is searched for
    cdef Event* events
    cdef int happened
    cdef int said[SEATS][TOPICS]  # the signals noted so far
    cdef int order[MOST_TOP]  # the turns that were tried in the last search, best first
    cdef int tried  # how many
    cdef readonly double value
    cdef int decide_at(self, Position* known, uint64_t* rng) noexcept nogil
    cdef int leaders(self, int best, int* order) noexcept nogil
    cdef int search(self, Position* known, int* order, int n, uint64_t* rng) noexcept nogil
    cdef int reply(self, Position* position) noexcept nogil
    cdef float follow(self, Position* position, Turn* turn) noexcept nogil
    cdef void note(self, Kind kind, int seat, int a, int b) noexcept nogil
    cdef void deal_and_begin(self, Position* position, int starter, uint64_t* rng) noexcept nogil
    cdef void note_signals(self, Position* position) noexcept nogil

cdef void hide(Position* position, Position* known, int me) noexcept nogil
cdef list plays_of(Turn* turn)
